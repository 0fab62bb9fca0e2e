"""The command `list`: which games there are."""

from __future__ import annotations

from argparse import Namespace

from ..rules.catalog import GAMES, Entry
from ..words import commands as words
from . import show
from .columns import columns


def run(command: Namespace) -> int:
    """Print the games as a table, or as JSON."""
    show(_json() if command.json else _table())
    return 0


def _json() -> str:
    # Imported here: the table starts faster without.
    import json

    return json.dumps([entry._asdict() for entry in GAMES.values()], ensure_ascii=False, indent=2)


def _table() -> str:
    return columns([words.list_headings(), *map(_row, GAMES.values())], numbers=(2, 3))


def _row(entry: Entry) -> tuple[str, str, str, str]:
    seats = words.span(entry.least_seats, entry.most_seats)
    return entry.id, entry.title, seats, str(entry.minutes)
