"""The points of a round, and the outcome of The Cheating Moth (CM-12, CM-13)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, auto

from ..game import Outcome
from .cards import MINUS, Card


class Ending(Enum):
    """How a match can end."""

    FEWEST_MINUS = auto()
    """All rounds are played, and the fewest negative points win (CM-13)."""


def points(hand: Sequence[Card]) -> int:
    """What a hand that is left counts, 0 or less (CM-12)."""
    return -sum(MINUS[card] for card in hand)


def outcome(scores: Sequence[int]) -> Outcome:
    """Who won the match, by points; equals share a place (CM-13)."""
    places = tuple(1 + sum(other > own for other in scores) for own in scores)
    return Outcome(Ending.FEWEST_MINUS, tuple(scores), places)
