"""What a table may choose before a match of Batalha dos Cookies."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal

from ..game import IllegalTable, option
from .cards import PIECES_IN_ALL, Pieces, Suit


class TableReason(Enum):
    """Why a table cannot play like this."""

    SEATS = auto()
    """facts: seats, least, most"""
    SPLIT = auto()
    """The pieces do not make 36 without a negative number. facts: pieces, total"""
    NOT_IN_A_DUEL = auto()
    """The simplified game is not offered to two seats. facts: option"""
    ONLY_IN_A_DUEL = auto()
    """Only a duel removes a suit. facts: option"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The table options. Raises IllegalTable for a split that does not make 36 pieces."""

    pieces: Pieces = option(Pieces(12, 8, 8, 8), clause="BC-3")
    """How many traditional, candy, strawberry and rotten pieces there are."""
    highest_wins: bool = option(False, clause="BC-49", least_seats=3)
    """The simplified game, first switch."""
    no_specials: bool = option(False, clause="BC-49", least_seats=3)
    """The simplified game, second switch: without the six grey cards."""
    duel_suit: Literal["random", "blue", "green", "red"] = option(
        "random", clause="BC-50", most_seats=2
    )
    """The suit that is removed from a duel."""

    def __post_init__(self) -> None:
        if sum(self.pieces) != PIECES_IN_ALL or min(self.pieces) < 0:
            raise IllegalTable("BC-3", TableReason.SPLIT, pieces=self.pieces, total=PIECES_IN_ALL)

    @property
    def removed_suit(self) -> Suit | None:
        """The suit a duel goes without; None: chance decides."""
        return None if self.duel_suit == "random" else Suit[self.duel_suit.upper()]
