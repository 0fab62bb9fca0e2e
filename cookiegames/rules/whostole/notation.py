"""Actions of Who stole the cookie? as one short line each, both ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from ..game import Seat
from .actions import Action, Deal, Discard, Draw, MoveOn
from .cards import Card

_NOBODY = "-"
"""In a discard: a card is named, but nobody is chosen."""


def write(action: Action) -> str:
    """The action as one line; `read` makes the same action of it again."""
    match action:
        case Deal():
            laid_open = ["open", *map(_word, action.laid_open)] if action.laid_open else []
            return " ".join(["deal", *laid_open, "hands", *map(_word, action.hands)])
        case Draw():
            return f"draw {_word(action.card)}"
        case MoveOn():
            return "move on"
        case Discard():
            return _write_discard(action)
        case _:
            assert_never(action)


def _write_discard(action: Discard) -> str:
    words = ["discard", _word(action.card)]
    if action.target is not None:
        words.append(str(action.target))
    elif action.named is not None:
        words.append(_NOBODY)
    if action.named is not None:
        words.append(_word(action.named))
    return " ".join(words)


def read(text: str) -> Action:
    """The action that `write` made this line of. Raises ValueError for any other line."""
    try:
        action = _parse(text.split(" "))
    except (LookupError, ValueError) as error:
        raise ValueError(text) from error
    # Only one spelling is notation, whatever int() would take for a number.
    if write(action) != text:
        raise ValueError(text)
    return action


def _parse(words: list[str]) -> Action:
    match words:
        case ["deal", *shares]:
            hands = shares.index("hands")
            return Deal(_cards(shares[1:hands]), _cards(shares[hands + 1 :]))
        case ["draw", card]:
            return Draw(_card(card))
        case ["move", "on"]:
            return MoveOn()
        case ["discard", card]:
            return Discard(_card(card))
        case ["discard", card, target]:
            return Discard(_card(card), _target(target))
        case ["discard", card, target, named]:
            return Discard(_card(card), _target(target), _card(named))
        case _:
            raise ValueError(words)


def _target(word: str) -> Seat | None:
    return None if word == _NOBODY else Seat(int(word))


def _word(card: Card) -> str:
    return card.name.lower().replace("_", "-")


def _card(word: str) -> Card:
    return Card[word.upper().replace("-", "_")]


def _cards(words: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(_card, words))
