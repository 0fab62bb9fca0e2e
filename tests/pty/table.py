"""A table for a bot: the app in the tests' letters, in a terminal that is watched."""

from __future__ import annotations

from pathlib import Path

from .bot import Player
from .process import Process, python

FOUR = ("Dante", "Gael", "Maya", "Ze")
TWO = ("Dante", "Gael")


def table(
    home: Path,
    bot: Player,
    *,
    columns: int = 80,
    rows: int = 24,
    kind: str = "sound",
    gate: float = 0,
) -> Process:
    """Start the app at this bot's table; `gate`: the quiet seconds that a key needs."""
    names = ",".join(bot.names)
    argv = python("tests.pty.canary", bot.game_id, names, str(bot.seed), str(gate), kind)
    return Process(argv, home=home, columns=columns, rows=rows, watch=bot.watch)
