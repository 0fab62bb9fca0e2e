"""What the cards are called, and what they do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from cookiegames.rules.moth.cards import Card, Kind

from ..language import _, listed
from ..voice import Voice

_CLAUSES = {
    Kind.NUMBER: "CM-7",
    Kind.SPIDER: "CM-14",
    Kind.ANT: "CM-15",
    Kind.COCKROACH: "CM-16",
    Kind.MOSQUITO: "CM-17",
    Kind.MOTH: "CM-9",
}


def call(thing: Enum) -> str:
    """The name of a card, as it stands within a sentence."""
    if not isinstance(thing, Card):
        raise TypeError(f"The Cheating Moth has no {type(thing).__name__}")
    return _("{kind} {number}").format(kind=kind_name(thing.kind), number=thing.number)


def kind_name(kind: Kind) -> str:
    """What cards of this kind are called."""
    match kind:
        case Kind.NUMBER:
            return _("number")
        case Kind.SPIDER:
            return _("spider")
        case Kind.ANT:
            return _("ant")
        case Kind.COCKROACH:
            return _("cockroach")
        case Kind.MOSQUITO:
            return _("mosquito")
        case Kind.MOTH:
            return _("cheating moth")
        case _:
            assert_never(kind)


def text(card: Card) -> str:
    """What the card does."""
    match card.kind:
        case Kind.NUMBER:
            return _("It goes on a card one higher or one lower; 5 and 1 are neighbours.")
        case Kind.SPIDER:
            return _("Whoever plays it may give a card, no moth, to another player.")
        case Kind.ANT:
            return _("All the others draw a card.")
        case Kind.COCKROACH:
            return _("All race to lay a card of the same number on it.")
        case Kind.MOSQUITO:
            return _("All the others slap it; the slowest gets a card from everybody.")
        case Kind.MOTH:
            return _("It cannot be played or given away: throw it away, and do not get caught.")
        case _:
            assert_never(card.kind)


def clause_of_card(card: Card) -> str:
    """The id of the clause about cards of this kind."""
    return _CLAUSES[card.kind]


def said(card: Enum, voice: Voice) -> str:
    """The name of this card as this listener knows it."""
    return (voice.call or call)(card)


def cards(held: Sequence[Card], voice: Voice) -> str:
    """Cards as a list within a sentence, like ones together."""
    named = [
        said(card, voice)
        if count == 1
        else _("{count} x {card}").format(count=count, card=said(card, voice))
        for card, count in Counter(held).items()
    ]
    return listed(named)
