"""What every page around the table has: a heading, a rule, a footer, and a view that scrolls."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...words import house
from ..look import Glyphs
from .lines import Line, Part, fit, key_line

Key = tuple[str, str, str]
"""The key to press, its sign, and what it does."""
MARGIN = 2


def heading(title: str, right: str, width: int) -> Line:
    """The first line of a page: its title, and at the right edge what helps to find the way."""
    row = Line(Part(" " * MARGIN), Part(fit(title, width - len(right) - 3 * MARGIN), "title"))
    return row.to(width - MARGIN - len(right)).add(right, "dim")


def rule(glyphs: Glyphs, width: int) -> Line:
    """A line across the page."""
    return Line(Part(" " * MARGIN), Part(glyphs.rule * (width - 2 * MARGIN), "rule"))


def indented(lines: Iterable[Line], columns: int = MARGIN) -> list[Line]:
    """The lines, moved to the right."""
    return [Line(Part(" " * columns)).join(line) for line in lines]


def full_page(lines: Sequence[Line], keys: Iterable[Key], width: int, height: int) -> list[Line]:
    """The lines brought to the full height, with the keys as the last."""
    body = list(lines[: height - 1])
    return [*body, *[Line()] * (height - 1 - len(body)), key_line(keys, width)]


class View:
    """Which part of a page that is longer than the screen is seen."""

    def __init__(self) -> None:
        self.top = 0
        self._room = 1
        self._total = 0

    def show(self, lines: Sequence[Line], room: int) -> list[Line]:
        """The lines that are seen in this room."""
        self._room, self._total = max(1, room), len(lines)
        self.go(self.top)
        return list(lines[self.top : self.top + self._room])

    def go(self, top: int) -> None:
        """Have this line on top, as far as the page goes."""
        self.top = max(0, min(top, self._total - self._room))

    def go_to_end(self) -> None:
        """See the last lines, however many there will be."""
        self.top = 10**9

    def press(self, key: str) -> bool:
        """Scroll; False: not a key that scrolls."""
        page = max(1, self._room - 1)
        match key:
            case "down":
                self.go(self.top + 1)
            case "up":
                self.go(self.top - 1)
            case "pagedown" | "space":
                self.go(self.top + page)
            case "pageup":
                self.go(self.top - page)
            case "home":
                self.go(0)
            case "end":
                self.go(self._total)
            case _:
                return False
        return True

    @property
    def where(self) -> str:
        """Which lines of how many are seen, in words; nothing where all are."""
        if self._total <= self._room:
            return ""
        last = min(self._total, self.top + self._room)
        return house.rows_of(self.top + 1, last, self._total)
