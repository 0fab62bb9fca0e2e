"""Asks for a seat's PIN."""

from __future__ import annotations

from ...controller.table import Table
from ...rules.game import Seat
from ...words import keys, people
from ..parts.lines import Line, Part, key_line
from .drawn import Drawn

LONGEST = 8
MOST_TRIES = 3
"""After so many wrong PINs the common screen shows again."""


class AskPin(Drawn):
    """The PIN is typed unseen; a wrong one is said, and may be tried again a few times."""

    private = True

    def __init__(self, table: Table, seat: Seat) -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._typed = ""
        self._wrong = 0
        """How many wrong PINs were tried."""

    def draw(self, width: int, height: int) -> list[Line]:
        """Whose PIN is asked for, and how much of it is typed."""
        question = people.pin_ask(self._table.company.names[self._seat])
        lines = [Line()] * max(1, height // 3 - 1)
        lines.append(Line(Part(f"  {question}", "strong")))
        lines.append(Line(Part("  " + "*" * len(self._typed) + "_", "accent")))
        if self._wrong:
            lines.append(Line(Part(f"  {people.pin_wrong()}", "warn")))
        footer = [("enter", "Enter", keys.opens()), ("escape", "Esc", keys.goes_back())]
        return [*lines, *[Line()] * (height - len(lines) - 1), key_line(footer, width)]

    def press(self, key: str) -> None:
        """Type, correct, try, or go back."""
        hotseat = self.cookies.hotseat
        if key == "escape":
            hotseat.common()
            return
        if key == "enter":
            self._wrong += not hotseat.take(self._seat, self._typed)
            self._typed = ""
            if self._wrong == MOST_TRIES:
                hotseat.common()
        elif key == "backspace":
            self._typed = self._typed[:-1]
        elif len(key) == 1 and len(self._typed) < LONGEST:
            self._typed += key
        self.redraw()
