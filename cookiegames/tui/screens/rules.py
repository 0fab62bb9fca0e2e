"""The rules of a game, clause by clause, to read or to search."""

from __future__ import annotations

import re

from rich.cells import cell_len

from ...words import common, house, keys, sheets
from ...words.sheets import Clause
from ..parts.lines import Line, Part, wrap
from ..parts.pages import MARGIN, Key, heading, rule
from .overlay import Overlay

_IDS = 9
"""Columns for the ids of the clauses."""
_WIDEST = 100
"""A longer line is hard to read."""
_LONGEST = 40
"""Cells that can be searched for."""


class RulesBrowser(Overlay):
    """Opened at a clause it shows it on top, marked; / searches."""

    opened_by = ("?", "f1")
    margin = 0

    def __init__(self, game_id: str, clause: str | None = None) -> None:
        super().__init__()
        self._sheet = sheets.read(game_id)
        self._clause = clause
        self._typing = False
        self._words = ""
        self._lines: list[Line] = []
        self._drawn_for: tuple[int, str] | None = None
        self._sections: list[int] = []
        self._opened_at: int | None = None

    # What is seen

    def above(self, width: int) -> list[Line]:
        """The game, where in its rules we are, and the search."""
        return [
            heading(house.rules_title(self._sheet.title), self.view.where, width),
            self._search_line(width),
            rule(self.cookies.look(None).glyphs, width),
        ]

    def _search_line(self, width: int) -> Line:
        row = Line(
            Part(" " * MARGIN), Part(house.search_field(), "key", "/"), Part(" ", "text", "/")
        )
        row.add(self._words, "strong", "/")
        if self._typing:
            row.add(" ", "raised")
        if self._words.strip():
            count = house.results(len(self._sheet.search(self._words)))
            row.to(width - MARGIN - len(count)).add(count, "dim")
        return row

    def content(self, width: int) -> list[Line]:
        """The sheet, or what was found in it."""
        if self._drawn_for != (width, self._words):
            at = self._opened_at
            self._lay_out(min(width, _WIDEST))
            if self._clause is not None and self._drawn_for is None:
                self.view.top = self._opened_at or 0
            elif at is not None and self._opened_at is not None and self._drawn_for is not None:
                self.view.top += self._opened_at - at
            self._drawn_for = (width, self._words)
        return self._lines

    def _lay_out(self, width: int) -> None:
        searching = bool(self._words.strip())
        found = set(self._sheet.search(self._words)) if searching else None
        self._lines, self._sections, self._opened_at = [], [], None
        if found is None:
            self._add_opening(width)
        for section in self._sheet.sections:
            clauses = [one for one in section.clauses if found is None or one in found]
            if clauses:
                self._sections.append(len(self._lines))
                title = Line(Part(" " * MARGIN), Part(section.title, "title"))
                self._lines += [title, Line()]
                for clause in clauses:
                    self._add_clause(clause, width)
                self._lines.append(Line())
        if searching and not found:
            sentence = common.nothing_found(self._words.strip())
            self._lines = [Line(Part(" " * MARGIN), Part(row, "dim")) for row in wrap(sentence, 56)]

    def _add_opening(self, width: int) -> None:
        for text, role in ((self._sheet.intro, "text"), (house.kinds_explained(), "dim")):
            rows = wrap(text, width - 2 * MARGIN)
            self._lines += [Line(Part(" " * MARGIN), Part(row, role)) for row in rows]
            self._lines.append(Line())

    def _add_clause(self, clause: Clause, width: int) -> None:
        opened = clause.id == self._clause
        if opened and self._opened_at is None:
            self._opened_at = len(self._lines)
        self._lines += clause_lines(clause, width, opened=opened, found=self._words.split())

    # What keys do

    def footer(self) -> list[Key]:
        """The keys that work now."""
        if self._typing:
            closing = [key for key in self.ways_back() if key[0] != "backspace"]
            return [*closing, ("enter", "Enter", house.reads_results())]
        return [
            *self.ways_back(),
            ("/", "/", house.searches()),
            ("pagedown", "PgUp/PgDn", keys.scrolls()),
            ("right", "Left/Right", house.next_section()),
        ]

    def press(self, key: str) -> None:
        """Type into the search field, if it has the focus; else close or scroll."""
        if not self._typing or key == "escape":
            super().press(key)
        elif key in ("enter", "tab", "down", "pagedown", "f1"):
            self._typing = False
            self.redraw()
        else:
            self._type(key)

    def press_own(self, key: str) -> None:
        """Search, go to another section, or scroll."""
        if key == "/":
            self._typing = True
            self.redraw()
        elif key in ("right", "left"):
            self._go_to_section(forward=key == "right")
        else:
            super().press_own(key)

    def _go_to_section(self, *, forward: bool) -> None:
        top = self.view.top
        ahead = [at for at in self._sections if at > top]
        behind = [at for at in self._sections if at < top]
        self.view.go(min(ahead, default=top) if forward else max(behind, default=0))
        self.redraw()

    def _type(self, key: str) -> None:
        words = self._words
        if key == "backspace":
            words = words[:-1]
            self._typing = bool(self._words)
        elif key == "ctrl+u":
            words = ""
        elif key == "space":
            words += " "
        elif len(key) == 1 and cell_len(key) == 1 and (key.isascii() or key.isalnum()):
            words += key
        if words != self._words and cell_len(words) <= _LONGEST:
            self._words = words
            self.view.go(0)
        self.redraw()


def clause_lines(
    clause: Clause, width: int, *, opened: bool = False, found: list[str] | None = None
) -> list[Line]:
    """A clause with its id in the margin; `opened`: it is the one that was asked for."""
    mark = house.kind_mark(clause.kind)
    text = f"{mark} {clause.text}" if mark else clause.text
    rows = wrap(text, width - _IDS - 2 * MARGIN)
    lines = []
    for index, row in enumerate(rows):
        line = Line(Part("> " if opened else "  ", "accent"))
        line.add(clause.id if index == 0 else "", "awaited" if opened else "key").to(_IDS + MARGIN)
        marked = len(mark) if index == 0 and row.startswith(mark) else 0
        line.add(row[:marked], "marker")
        lines.append(_highlit(line, row[marked:], found or [], "strong" if opened else "text"))
    return [*lines, Line()]


def _highlit(line: Line, row: str, found: list[str], role: str) -> Line:
    """The row added to the line, with the words that were searched for standing out."""
    if not found:
        return line.add(row, role)
    pattern = re.compile("|".join(map(re.escape, found)), re.IGNORECASE)
    at = 0
    for match in pattern.finditer(row):
        line.add(row[at : match.start()], role).add(match.group(), "accent")
        at = match.end()
    return line.add(row[at:], role)
