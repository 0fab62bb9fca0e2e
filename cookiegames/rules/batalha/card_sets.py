"""Sets of cards as bits: what a hand or a trick holds is one operation away."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain
from typing import TypeAlias, TypeVar

from .cards import FULL_DECK, Card, Suit

T = TypeVar("T")

CardSet: TypeAlias = int
"""Bit n stands for the n-th card in table order, so of one colour the highest bit is highest."""

BIT = tuple(1 << card for card in Card)
"""The set that holds one card alone, by card."""


def set_of(cards: Iterable[Card]) -> CardSet:
    """The set of these cards."""
    bits = 0
    for card in cards:
        bits |= BIT[card]
    return bits


COLOUR = {colour: set_of(card for card in Card if card.suit is colour) for colour in Suit}
_BLUE, _GREEN, _RED, GOLD, GREY = COLOUR.values()
SUIT_LED_BY = tuple(COLOUR[card.suit] for card in Card)
"""All cards of the suit that a card leads, by card."""


def highest(cards: CardSet) -> Card:
    """The highest card of a set that is not empty and of one colour."""
    return FULL_DECK[cards.bit_length() - 1]


class Listing(dict[CardSet, tuple[T, ...]]):
    """What belongs to each card of a set, in table order.

    Small sets come again and again: looked up, they are worked out once. The whole of a hand is
    not kept, but put together from its colours.
    """

    def __init__(self, things: Sequence[T]) -> None:
        super().__init__()
        self._things = things
        """By card."""

    def __missing__(self, cards: CardSet) -> tuple[T, ...]:
        found = []
        left = cards
        while left:
            lowest = left & -left
            found.append(self._things[lowest.bit_length() - 1])
            left ^= lowest
        self[cards] = tuple(found)
        return self[cards]

    def each(self, cards: CardSet) -> Iterator[T]:
        """What belongs to each card of a set of any size."""
        return chain(
            self[cards & _BLUE],
            self[cards & _GREEN],
            self[cards & _RED],
            self[cards & GOLD],
            self[cards & GREY],
        )


_CARDS = Listing(FULL_DECK)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set in table order."""
    return tuple(_CARDS.each(cards))
