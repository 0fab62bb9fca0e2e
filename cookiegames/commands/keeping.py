"""The commands about matches that are kept: list, export, import, delete, and statistics."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any

from ..controller import parcels
from ..controller.statistics import People, people
from ..controller.store import Kept, Store
from ..controller.trouble import StoreReason, StoreTrouble
from ..rules.catalog import GAMES
from ..rules.game import Over
from ..words import commands as words
from ..words import kept as say
from . import Failure, show
from .columns import columns

Command = Callable[[Namespace], int]


def _keeping(command: Command) -> Command:
    """Say what is wrong with the store in a sentence."""

    @wraps(command)
    def careful(arguments: Namespace) -> int:
        try:
            return command(arguments)
        except StoreTrouble as trouble:
            raise Failure(say.say(trouble, time.time())) from None

    return careful


def asked_for(match: str | None) -> str:
    """The id of the match that was typed, or of the one played last. Raises Failure."""
    if match is not None:
        return match
    try:
        waiting = [kept for kept in Store().matches() if not kept.over and kept.holder is None]
    except StoreTrouble as trouble:
        raise Failure(say.say(trouble, time.time())) from None
    if not waiting:
        raise Failure(words.nothing_waits())
    return waiting[0].id


@_keeping
def matches(arguments: Namespace) -> int:
    """Print all matches, as a table or as JSON."""
    found = Store().matches()
    if arguments.json:
        show(_json([_facts(kept) for kept in found]))
    elif not found:
        show(words.no_matches())
    else:
        now = time.time()
        show(columns([words.match_headings(), *(_row(kept, now) for kept in found)]))
    return 0


def _row(kept: Kept, now: float) -> tuple[str, ...]:
    where = words.state_of(over=kept.over, played=kept.holder is not None)
    return kept.id, _title(kept.game), say.players(kept.names), where, say.ago(now - kept.touched)


def _title(game: str) -> str:
    return GAMES[game].title if game in GAMES else game


def _facts(kept: Kept) -> dict[str, Any]:
    return {
        "match": kept.id,
        "game": kept.game,
        "names": kept.names,
        "started": kept.started,
        "touched": kept.touched,
        "over": kept.over,
        "played": kept.holder is not None,
    }


@_keeping
def export(arguments: Namespace) -> int:
    """Write a match into a file; a running one only sealed."""
    store = Store()
    kept = store.match(arguments.match)
    if not kept.over and not arguments.sealed:
        raise StoreTrouble(StoreReason.RUNNING, match=kept.id)
    if kept.holder is not None:
        raise StoreTrouble(StoreReason.IN_USE, match=kept.id, since=kept.holder.since)
    parcels.write(Path(arguments.file), store.record(kept.id), sealed=arguments.sealed)
    show(words.exported(kept.id, arguments.file))
    return 0


@_keeping
def take_in(arguments: Namespace) -> int:
    """Take a match in from a file."""
    record = parcels.read(Path(arguments.file))
    over = isinstance(record.table(Random(0)).ask, Over)
    match = Store().add(record, over=over)
    show(words.imported_over(match) if over else words.imported(match))
    return 0


@_keeping
def delete(arguments: Namespace) -> int:
    """Forget a match."""
    Store().delete(arguments.match)
    show(words.deleted(arguments.match))
    return 0


@_keeping
def stats(arguments: Namespace) -> int:
    """Print who has won how often, as a table or as JSON."""
    found = people(Store().results())
    if arguments.json:
        show(_json([person._asdict() for person in found]))
    elif not found:
        show(words.no_results())
    else:
        show(columns([words.stats_headings(), *map(_person, found)], numbers=(2, 3, 4)))
    return 0


def _person(one: People) -> tuple[str, ...]:
    return one.name, _title(one.game), str(one.matches), f"{one.wins:g}", str(one.best)


def _json(value: object) -> str:
    import json

    return json.dumps(value, ensure_ascii=False, indent=2)
