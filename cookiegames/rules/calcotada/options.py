"""What a table may choose before a match of Calçotada Wars."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ..game import option


class TableReason(Enum):
    """Why a table cannot play like this."""

    SEATS = auto()
    """facts: seats, least, most"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The table options."""

    ingredient_backs: bool = option(False, clause="CW-13b")
    """The back of a card shows its ingredient, but not its value."""
