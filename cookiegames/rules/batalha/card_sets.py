"""Sets of cards as bits: what a hand or a trick holds is one operation away."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
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
GOLD, GREY = COLOUR[Suit.GOLD], COLOUR[Suit.GREY]
SUIT_LED_BY = tuple(COLOUR[card.suit] for card in Card)
"""All cards of the suit that a card leads, by card."""


def highest(cards: CardSet) -> Card:
    """The highest card of a set that is not empty and of one colour."""
    return FULL_DECK[cards.bit_length() - 1]


class Listing(dict[CardSet, tuple[T, ...]]):
    """What belongs to each card of a set, in table order.

    As a dict it keeps what was looked up: for cards of one colour, of which few sets are possible.
    """

    def __init__(self, things: Sequence[T]) -> None:
        super().__init__()
        eights = (things[first : first + 8] for first in range(0, len(things), 8))
        self._rows = tuple(map(_selections, eights))
        """For each eight cards, what belongs to any selection of them, by the byte of its bits."""

    def __missing__(self, cards: CardSet) -> tuple[T, ...]:
        self[cards] = found = tuple(self.each(cards))
        return found

    def each(self, cards: CardSet) -> list[T]:
        """What belongs to each card of any set."""
        b0, b1, b2, b3, b4, b5, b6 = cards.to_bytes(7, "little")
        r0, r1, r2, r3, r4, r5, r6 = self._rows
        return [*r0[b0], *r1[b1], *r2[b2], *r3[b3], *r4[b4], *r5[b5], *r6[b6]]


def _selections(things: Sequence[T]) -> list[tuple[T, ...]]:
    """Every selection of these things, by its bits."""
    found: list[tuple[T, ...]] = [()]
    for thing in things:
        found += [(*selection, thing) for selection in found]
    return found


_CARDS = Listing(FULL_DECK)


def cards_in(cards: CardSet) -> tuple[Card, ...]:
    """The cards of a set in table order."""
    return tuple(_CARDS.each(cards))
