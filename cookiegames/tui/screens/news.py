"""What a seat was told since it last had the keyboard, before it sees its hand."""

from __future__ import annotations

from ... import words
from ...controller.table import News, Table
from ...words import common, keys
from ...words.voice import Voice
from ..parts.lines import Line, Part, key_line, sentence_lines
from .drawn import Drawn
from .record import RecordPage


class NewsPage(Drawn):
    """Private: Enter goes on to the hand, Esc covers."""

    private = True

    def __init__(self, table: Table, news: News) -> None:
        super().__init__()
        self._table = table
        self._news = news

    def draw(self, width: int, height: int) -> list[Line]:
        """The news in the order in which it happened, the newest kept where room is short."""
        company = self._table.company
        game = words.of(company.entry.id)
        voice = Voice(company.names, self._table.viewer, self.cookies.look(self._table.viewer).call)
        sentences = [game.tell(event, voice) for event in self._news.private]
        told = sentence_lines(sentences, width - 4)
        room = height - 7
        title = common.news_title(company.names[self._table.viewer or 0])
        lines = [Line(), Line(Part(f"  {title}", "title")), Line()]
        lines += [Line(Part("  ")).join(line) for line in told[-room:]]
        if self._news.public:
            lines += [Line(), Line(Part(f"  {common.news_record(self._news.public)}", "dim"))]
        footer = [("enter", "Enter", keys.to_hand()), ("escape", "Esc", keys.covers())]
        return [*lines, *[Line()] * (height - len(lines) - 1), key_line(footer, width)]

    def press(self, key: str) -> None:
        """On to the hand, or away."""
        hotseat = self.cookies.hotseat
        if key == "enter":
            hotseat.private()
        elif key == "escape":
            hotseat.cover()
        elif key == "f2":
            hotseat.overlay(RecordPage(self._table))
