"""Asks once more before a seat that is not awaited takes the keyboard."""

from __future__ import annotations

from ...controller.table import Table
from ...rules.game import Seat
from ...words import common, keys
from ..parts.lines import Line, Part, key_line, sentence_lines
from .drawn import Drawn


class Confirm(Drawn):
    """Opaque, with the seat's name: the same digit again opens."""

    gated = True

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__()
        self._table = table
        self._seat = seat

    def draw(self, width: int, height: int) -> list[Line]:
        """The seat's name, large enough for everybody to see who is about to look."""
        name, number = self._table.company.names[self._seat], str(self._seat + 1)
        space = [Line()] * max(1, height // 3 - 1)
        question = sentence_lines(
            [common.take_once_more(name, self._seat + 1)], width - 4, "strong"
        )
        footer = [(number, number, keys.opens()), ("escape", "Esc", keys.goes_back())]
        body = [Line(Part("  ")).join(line) for line in question]
        above = [*space, *body]
        return [*above, *[Line()] * (height - len(above) - 1), key_line(footer, width)]

    def press(self, key: str) -> None:
        """The same digit takes the keyboard; Esc goes back; another digit asks for that seat."""
        hotseat = self.cookies.hotseat
        if key == str(self._seat + 1):
            hotseat.identify(self._seat)
        elif key == "escape":
            hotseat.common()
