"""Actions of Batasaurus as one short line each, both ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from .actions import Action, LayOnTop, LayOut, MoveOn, TurnDown, TurnUp
from .cards import Dinosaur

_BETWEEN_SETS = " / "


def write(action: Action) -> str:
    """The action as one line; `read` makes the same action of it again."""
    match action:
        case LayOut():
            return f"lay out {_BETWEEN_SETS.join(map(_write_set, action.sets))}"
        case MoveOn():
            return "move on"
        case TurnDown():
            return "turn down"
        case TurnUp():
            return f"turn up {action.place}"
        case LayOnTop():
            return f"lay on top {action.place}"
        case _:
            assert_never(action)


def read(text: str) -> Action:
    """The action that `write` made this line of. Raises ValueError for any other line."""
    action = _parse(text.split(" "))
    # Only one spelling is notation, whatever int() would take for a number.
    if write(action) != text:
        raise ValueError(text)
    return action


def _parse(words: list[str]) -> Action:
    match words:
        case ["turn", "up", place]:
            return TurnUp(int(place))
        case ["lay", "on", "top", place]:
            return LayOnTop(int(place))
        case ["turn", "down"]:
            return TurnDown()
        case ["move", "on"]:
            return MoveOn()
        case ["lay", "out", *cards]:
            return LayOut(tuple(map(_read_set, " ".join(cards).split(_BETWEEN_SETS))))
        case _:
            raise ValueError(words)


def _write_set(cards: Iterable[Dinosaur]) -> str:
    return " ".join(str(card.value) for card in cards)


def _read_set(text: str) -> tuple[Dinosaur, ...]:
    return tuple(Dinosaur(int(word)) for word in text.split(" "))
