"""Sets of places, and of dinosaurs, as bits: what lies where is one operation away."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TypeAlias

from .cards import PLACES, SET, Dinosaur

PlaceSet: TypeAlias = int
"""Bit n stands for place n of a layout."""
CardSet: TypeAlias = int
"""Bit n stands for the dinosaur of strength n."""

BIT = tuple(1 << number for number in range(len(SET) + 1))
"""The set that holds one place, or one dinosaur, alone."""
ALL_PLACES: PlaceSet = (1 << PLACES) - 1


def set_of(numbers: Iterable[int]) -> int:
    """The set of these places, or of these dinosaurs."""
    return sum(BIT[number] for number in numbers)


@cache
def places_in(places: PlaceSet) -> tuple[int, ...]:
    """The places of a set in order."""
    return tuple(place for place in range(PLACES) if places & BIT[place])


@cache
def flags(places: PlaceSet) -> tuple[bool, ...]:
    """By place: whether the set holds it."""
    return tuple(bool(places & BIT[place]) for place in range(PLACES))


@cache
def dinosaurs_in(cards: CardSet) -> frozenset[Dinosaur]:
    """The dinosaurs of a set."""
    return frozenset(card for card in SET if cards & BIT[card])
