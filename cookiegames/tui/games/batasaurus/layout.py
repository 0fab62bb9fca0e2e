"""In how many rows each seat has laid out its twelve dinosaurs (BS-2)."""

from __future__ import annotations

from collections.abc import Sequence

from ....controller.table import Table
from ....rules.batasaurus.cards import PLACES
from ....rules.game import Seat
from ....words.batasaurus import board as say

TWO_ROWS, THREE_ROWS = "2x6", "3x4"
ROW_KEYS = frozenset({"left", "right"})
"""Either changes the rows: there are two ways."""


def columns_of(table: Table, seat: Seat) -> int:
    """How many dinosaurs a row of this seat has."""
    return PLACES // 2 if table.wishes[seat] == TWO_ROWS else PLACES // 3


def turn_layout(table: Table) -> None:
    """Whoever is at the keyboard wants the other number of rows."""
    assert table.viewer is not None
    table.wish(THREE_ROWS if table.wishes[table.viewer] == TWO_ROWS else TWO_ROWS)


def shown_rows(table: Table) -> str:
    """How whoever is at the keyboard has it, in words."""
    assert table.viewer is not None
    two = table.wishes[table.viewer] == TWO_ROWS
    return say.two_rows() if two else say.three_rows()


def moved(at: int | None, key: str, lying: Sequence[bool], columns: int) -> int | None:
    """Where an arrow key leads from this place, over cards that still lie; None: there is none."""
    if at is None:
        places = [place for place, lies in enumerate(lying) if lies]
        backwards = key in ("left", "up")
        return places[-1 if backwards else 0] if places else None
    step = -1 if key in ("left", "up") else 1
    if key in ("left", "right"):
        ways = [(at + step * far) % len(lying) for far in range(1, len(lying))]
        return next((place for place in ways if lying[place]), at)
    return _other_row(at, step, lying, columns)


def _other_row(at: int, step: int, lying: Sequence[bool], columns: int) -> int:
    """The nearest card of the next row that has any."""
    rows = len(lying) // columns
    for far in range(1, rows):
        first = (at // columns + step * far) % rows * columns
        row = [place for place in range(first, first + columns) if lying[place]]
        if row:
            return min(row, key=lambda place: abs(place % columns - at % columns))
    return at
