"""The common screen of Batalha dos Cookies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from textual.screen import Screen

from ....controller.table import Table
from ....rules.batalha.actions import DeclineMarker, TakeMarker
from ....rules.batalha.events import CardGiven, HandDealt
from ....words import keys
from ...parts.lines import Line, Part, beside, sentence_lines
from ...screens.table import CommonScreen, Key, TableScreen
from .board import Board, draw_board
from .tricks import TricksPage

ROOMY_WIDTH, ROOMY_HEIGHT = 110, 34
"""From this size on cards are large and the record lies beside the table."""
RECORD_WIDTH = 38
TALL_HEIGHT = 30
"""From this height on players are in boxes, and the trick is in large cards."""
ROWS, ROWS_WHEN_TALL = 13, 22
"""Rows of a common screen that are not news."""

QUIET = (HandDealt, CardGiven)
PAGES: Mapping[str, Callable[[Table], Screen[None]]] = {"f3": TricksPage}


def board_of(screen: TableScreen, recent: int) -> Board:
    """What the open part of the table is drawn from."""
    table = screen.table
    sight = table.sight
    return Board(
        sight=sight,
        names=table.company.names,
        awaited=table.awaited,
        look=screen.cookies.look(screen.viewer),
        title=table.company.entry.title,
        status=screen.game_words.status(sight),
        recent=screen.recent(recent),
    )


def with_record(screen: TableScreen, lines: list[Line], width: int, height: int) -> list[Line]:
    """The lines with the public record to their right, where there is room for it."""
    rows = height - 1
    record = sentence_lines(screen.recent(rows), RECORD_WIDTH - 3, "dim")[-rows:]
    edge = screen.cookies.look(None).glyphs.down
    column = [Line(Part(edge, "rule"), Part(" ")).join(line) for line in record]
    column += [Line(Part(edge, "rule"))] * (rows - len(column))
    main = [Line().join(line).to(width - RECORD_WIDTH) for line in lines[:rows]]
    main += [Line().to(width - RECORD_WIDTH)] * (rows - len(main))
    return beside([main, column], gap=0)


class Common(CommonScreen):
    """What everybody may see."""

    pages = PAGES
    quiet_events = QUIET

    def open_key(self, action: Any) -> str:
        """T takes a marker, L leaves it; 0 is the one way on."""
        match action:
            case TakeMarker():
                return "t"
            case DeclineMarker():
                return "l"
            case _:
                return "0"

    def draw(self, width: int, height: int) -> list[Line]:
        """The table, and below it who is awaited."""
        roomy = width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT
        room = width - RECORD_WIDTH if roomy else width
        question = sentence_lines([self.question()], room - 2, "strong")
        below = [Line(), *(Line(Part(" ")).join(line) for line in question), Line()]
        tall = height >= TALL_HEIGHT
        news_rows = 0 if roomy else max(1, height - (ROWS_WHEN_TALL if tall else ROWS))
        lines = draw_board(board_of(self, news_rows), room, news_rows, tall=tall)
        lines = lines[: height - 1 - len(below)]
        lines += [Line()] * (height - 1 - len(below) - len(lines))
        lines += below
        if roomy:
            lines = with_record(self, lines, width, height)
        return self.close(lines, self.keys(), width, height)

    def keys(self) -> list[Key]:
        """The open choices first, then who may take the keyboard, then the pages."""
        choices = [
            (self.open_key(action), self.open_key(action).upper(), self._does(action))
            for action in self.table.legal()
        ]
        return [*choices, *super().keys()]

    def _does(self, action: Any) -> str:
        label: str = self.game_words.label(action, self.voice)
        return label

    def page_keys(self) -> list[Key]:
        """F3 shows the tricks of the round."""
        return [("f3", "F3", keys.tricks()), *super().page_keys()]
