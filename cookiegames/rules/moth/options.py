"""What a table may choose before a match of The Cheating Moth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ..game import IllegalTable, option


class TableReason(Enum):
    """Why a table cannot play like this."""

    SEATS = auto()
    """facts: seats, least, most"""
    SECONDS = auto()
    """facts: seconds, most"""


MOST_SECONDS = 60


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The table options. Raises IllegalTable for a watch that is out of range."""

    calm: bool = option(False, clause="CM-K7")
    """No clocks and no paws: moths are thrown in private only; slaps and races go by lot."""
    watch: int = option(6, clause="CM-K2")
    """Seconds that a watch lasts, as the screen counts them; 0: until someone moves on."""
    any_card: bool = option(False, clause="CM-18")
    """Any card may be thrown, not moths alone."""
    guard_moths: bool = option(False, clause="CM-9b")
    """The guard may play moths by their number."""
    number_races: bool = option(False, clause="CM-16")
    """Only number cards are laid in a race."""

    def __post_init__(self) -> None:
        if not 0 <= self.watch <= MOST_SECONDS:
            raise IllegalTable("CM-K2", TableReason.SECONDS, seconds=self.watch, most=MOST_SECONDS)
