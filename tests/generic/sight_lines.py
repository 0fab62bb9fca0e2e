"""A match as lines to read: each action, and what thereby changed in what each viewer sees."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from cookiegames.rules.game import Seat

from .tables import AnyGame, Table
from .walks import Move, sights

Sight = dict[str, object]


def lines(table: Table, first: Seat, log: Sequence[Move]) -> Iterator[str]:
    """The whole match, from nothing dealt to its end."""
    game = table.game()
    state = game.start(table.seats, first)
    viewers = (*(Seat(seat) for seat in range(table.seats)), None)
    before: list[Sight] = [{} for _ in viewers]
    yield f"= {table}, seat {first} first"
    after = _sights(game, state, viewers)
    yield from _changes(before, after)
    for actor, action in log:
        yield f"> {'-' if actor is None else actor} {game.write(action)}"
        before = after
        game.apply(state, actor, action)
        after = _sights(game, state, viewers)
        yield from _changes(before, after)


def logged(table: Table, text: str) -> tuple[Seat, list[Move]]:
    """The first seat and the log that these lines tell of."""
    game = table.game()
    head, *rest = text.splitlines()
    moves = [line.split(" ", 2)[1:] for line in rest if line.startswith("> ")]
    first = Seat(int(head.split()[-2]))
    return first, [
        (None if actor == "-" else Seat(int(actor)), game.read(action)) for actor, action in moves
    ]


def _sights(game: AnyGame, state: Any, viewers: tuple[Seat | None, ...]) -> list[Sight]:
    asked = show(game.ask(state))
    return [
        {"ask": asked} | {each.name: getattr(sight, each.name) for each in fields(sight)}
        for sight in sights(game, state, viewers)
    ]


def _changes(before: list[Sight], after: list[Sight]) -> Iterator[str]:
    """One line for each group of viewers that saw the same change."""
    seen_by: dict[str, list[int]] = {}
    for viewer, (old, new) in enumerate(zip(before, after, strict=True)):
        for name in new:
            if name not in old or old[name] != new[name]:
                change = _change(name, old.get(name), new[name])
                seen_by.setdefault(change, []).append(viewer)
    grouped: dict[tuple[int, ...], list[str]] = {}
    for change, seeing in seen_by.items():
        grouped.setdefault(tuple(seeing), []).append(change)
    for group, changes in grouped.items():
        yield f"  {_named(group, len(after))}: {'; '.join(changes)}"


def _named(viewers: tuple[int, ...], count: int) -> str:
    if len(viewers) == count:
        return "all"
    return " ".join("public" if viewer == count - 1 else str(viewer) for viewer in viewers)


def _change(name: str, old: object, new: object) -> str:
    if isinstance(old, tuple) and isinstance(new, tuple) and old and type(new) is tuple:
        if new[: len(old)] == old:
            return f"{name} += {_listed(new[len(old) :])}"
        gone = [each for each in old if each not in new]
        if len(gone) == 1 and tuple(each for each in old if each not in gone) == new:
            return f"{name} -= {_listed(gone)}"
    return f"{name} = {show(new)}"


def _listed(values: Sequence[object]) -> str:
    return " ".join(show(value) for value in values)


def show(value: object) -> str:
    """A value in few letters."""
    if value is None:
        return "-"
    if isinstance(value, Enum):
        return value.name
    if isinstance(value, tuple):
        return f"({_listed(value)})"
    if isinstance(value, frozenset):
        return f"{{{_listed(sorted(value))}}}"
    if is_dataclass(value) and not isinstance(value, type):
        inside = _listed([getattr(value, each.name) for each in fields(value)])
        return f"{type(value).__name__}({inside})"
    return str(value)
