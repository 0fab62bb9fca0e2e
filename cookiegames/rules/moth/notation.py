"""Actions of The Cheating Moth as one short line each, both ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from ..game import Seat
from .actions import (
    Accuse,
    Action,
    Claim,
    Deal,
    Draw,
    Drawn,
    Give,
    GiveNothing,
    Lay,
    LayNothing,
    Lot,
    Mark,
    MoveOn,
    Order,
    Play,
    Press,
    Shout,
    Slap,
    Throw,
)
from .cards import CARDS, KIND_OF, NUMBER_OF, Card, Kind

_LETTERS = {
    Kind.NUMBER: "n",
    Kind.SPIDER: "s",
    Kind.ANT: "a",
    Kind.COCKROACH: "c",
    Kind.MOSQUITO: "q",
    Kind.MOTH: "m",
}
_WORDS = tuple(f"{_LETTERS[KIND_OF[card]]}{NUMBER_OF[card]}" for card in CARDS)
_CARDS = dict(zip(_WORDS, CARDS, strict=True))
_PLAIN: dict[str, Action] = {
    "draw": Draw(),
    "give nothing": GiveNothing(),
    "lay nothing": LayNothing(),
    "unmark": Mark(None),
    "press": Press(),
    "shout": Shout(),
    "slap": Slap(),
    "claim": Claim(),
    "move on": MoveOn(),
}
"""The actions that need no more than a word."""
_WORD_OF = {action: word for word, action in _PLAIN.items()}


def write(action: Action) -> str:  # noqa: C901 # flat: one arm for each kind of action
    """The action as one line; `read` makes the same action of it again."""
    match action:
        case Deal(hands=hands, top=top):
            return f"deal {' / '.join(map(_cards, hands))} top {_WORDS[top]}"
        case Drawn(cards=cards):
            return f"drawn {_cards(cards)}"
        case Lot(seat=seat):
            return f"lot {seat}"
        case Order(seats=seats):
            return f"order {' '.join(map(str, seats))}"
        case Play(card=card):
            return f"play {_WORDS[card]}"
        case Give(card=card, receiver=receiver):
            return f"give {_WORDS[card]} {receiver}"
        case Lay(card=card):
            return f"lay {_WORDS[card]}"
        case Throw(card=card):
            return f"throw {_WORDS[card]}"
        case Mark(card=Card() as card):
            return f"mark {_WORDS[card]}"
        case Accuse(seat=seat):
            return f"accuse {seat}"
        case Mark() | Draw() | GiveNothing() | LayNothing():
            return _WORD_OF[action]
        case Press() | Shout() | Slap() | Claim() | MoveOn():
            return _WORD_OF[action]
        case _:
            assert_never(action)


def _cards(cards: Iterable[Card]) -> str:
    return " ".join(_WORDS[card] for card in cards)


def read(line: str) -> Action:
    """The action that `write` made this line of. Raises ValueError."""
    try:
        action = _PLAIN.get(line) or _read(line)
    except (KeyError, IndexError):
        raise _unreadable(line) from None
    if write(action) != line:
        raise _unreadable(line)
    return action


def _unreadable(line: str) -> ValueError:
    return ValueError(f"not an action of The Cheating Moth: {line!r}")


def _read(line: str) -> Action:
    word, *rest = line.split()
    match word:
        case "deal":
            hands, _, top = line.removeprefix("deal ").rpartition(" top ")
            return Deal(tuple(_read_cards(hand.split()) for hand in hands.split("/")), _CARDS[top])
        case "drawn":
            return Drawn(_read_cards(rest))
        case "lot":
            return Lot(Seat(int(rest[0])))
        case "order":
            return Order(tuple(Seat(int(seat)) for seat in rest))
        case "give":
            return Give(_CARDS[rest[0]], Seat(int(rest[1])))
        case "accuse":
            return Accuse(Seat(int(rest[0])))
        case _:
            return _read_card(word, _CARDS[rest[0]])


def _read_card(word: str, card: Card) -> Action:
    match word:
        case "play":
            return Play(card)
        case "lay":
            return Lay(card)
        case "throw":
            return Throw(card)
        case "mark":
            return Mark(card)
        case _:
            raise KeyError(word)


def _read_cards(words: Iterable[str]) -> tuple[Card, ...]:
    return tuple(_CARDS[word] for word in words)
