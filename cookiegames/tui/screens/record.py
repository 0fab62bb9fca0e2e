"""The record of a match: what everybody saw, in names."""

from __future__ import annotations

from ... import words
from ...controller.table import Table
from ...words import house
from ...words.voice import Voice
from ..parts.lines import Line, Part, wrap
from ..parts.pages import MARGIN
from .overlay import Overlay


class RecordPage(Overlay):
    """The newest stands at the bottom, where the page is opened."""

    opened_by = ("f2",)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._sentences: list[str] | None = None
        self.view.go_to_end()

    def heading(self) -> str:
        """Whose record it is."""
        return house.record_title(self._table.company.entry.title)

    def content(self, width: int) -> list[Line]:
        """One sentence after another, numbered."""
        told = self._told()
        column = len(str(len(told))) + MARGIN
        lines = [
            row
            for number, sentence in enumerate(told, start=1)
            for row in _entry(number, sentence, column, width)
        ]
        return lines or [Line(Part(house.nothing_happened(), "dim"))]

    def _told(self) -> list[str]:
        # The record cannot grow while this page is open: whoever acts closes it first.
        if self._sentences is None:
            company = self._table.company
            # Of everybody's sight, whoever may have the keyboard: a record never says "you".
            voice = Voice(company.names, None, self.cookies.look(None).call)
            tell = words.of(company.entry.id).tell
            told = [tell(event, voice) for event in self._table.told_to_all()]
            self._sentences = [sentence for sentence in told if sentence]
        return self._sentences


def _entry(number: int, sentence: str, column: int, width: int) -> list[Line]:
    rows = wrap(sentence, width - column - MARGIN)
    head = Line(Part(str(number).rjust(column - MARGIN), "dim"), Part("  "), Part(rows[0]))
    rest = [Line(Part(" " * column), Part(row)) for row in rows[1:]]
    return [head, *rest]
