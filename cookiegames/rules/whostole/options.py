"""What a table may choose before a game of Who stole the cookie?: nothing but its seats."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto


class TableReason(Enum):
    """Why a table cannot play like this."""

    SEATS = auto()
    """facts: seats, least, most"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The table options: there are none."""
