"""Endings and the outcome of Batasaurus (BS-10 to BS-13)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from ..game import Outcome


class Ending(Enum):
    """The ways in which a match can end."""

    OUT_OF_CARDS = auto()
    """After a trick that somebody won, a player has no face-down card left (BS-11)."""
    BATTLE_RETURNED = auto()
    """A battle that none of the tied could go on with ended it (BS-10)."""


def outcome(piles: Sequence[int], ending: Ending) -> Outcome:
    """Who has won the most cards, tied players together; piles by seat (BS-13)."""
    places = tuple(1 + sum(other > pile for other in piles) for pile in piles)
    return Outcome(ending, tuple(piles), places)
