"""What a table may choose before a match of Batasaurus."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ..game import IllegalTable, option


class TableReason(Enum):
    """Why a table cannot play like this."""

    SEATS = auto()
    """facts: seats, least, most"""
    SECONDS = auto()
    """facts: seconds, least, most"""


LEAST_SECONDS, MOST_SECONDS = 1, 600


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The table options. Raises IllegalTable for a time to memorise that is out of range."""

    seconds: int = option(30, clause="BS-3")
    """How long each player memorises; the rules know no clock, the screen does."""
    together: bool = option(False, clause="BS-3")
    """Every set lies face up on the common screen at once, as at a real table."""

    def __post_init__(self) -> None:
        if not LEAST_SECONDS <= self.seconds <= MOST_SECONDS:
            raise IllegalTable(
                "BS-3",
                TableReason.SECONDS,
                seconds=self.seconds,
                least=LEAST_SECONDS,
                most=MOST_SECONDS,
            )
