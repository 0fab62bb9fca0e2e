"""What everybody sees of Who stole the cookie?, with the keys of its open choices."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from textual.screen import Screen

from ....controller.table import Table
from ....rules.whostole.events import CardDealt, CardDrawn
from ....rules.whostole.observation import Observation, Phase
from ....words.whostole import board as say
from ...parts.lines import Line, sentence_lines
from ...parts.stage import TALL_HEIGHT, above_question, is_roomy, news, table_width
from ...screens.table import CommonScreen, Key, TableScreen
from .board import Board, draw_board, draw_last_hands
from .cards_page import CardsPage
from .strip import draw_strip

QUIET = (CardDealt, CardDrawn)
PAGES: Mapping[str, Callable[[Table], Screen[None]]] = {"f3": CardsPage}


def board_of(screen: TableScreen) -> Board:
    """What the open part of the table is drawn from."""
    table = screen.table
    sight = table.public if screen.viewer is None else table.sight
    return Board(
        sight=sight,
        names=table.company.names,
        awaited=table.awaited,
        look=screen.cookies.look(screen.viewer),
        title=table.company.entry.title,
        status=screen.game_words.status(sight),
    )


class Telling(TableScreen):
    """What both screens of this game tell of the play so far."""

    def recent(self, count: int) -> list[str]:
        """The last public events; in a pause the prompt tells already how the round ended."""
        told = super().recent(count + 1)
        public: Observation = self.table.public
        return told[:-1] if public.phase is Phase.PAUSE else told[-count:]


class Common(Telling, CommonScreen):
    """What everybody may see."""

    pages = PAGES
    quiet_events = QUIET

    def draw(self, width: int, height: int) -> list[Line]:
        """The table, and below it who is awaited."""
        room, board = table_width(width, height), board_of(self)
        lines = draw_board(board, room, tall=height >= TALL_HEIGHT)
        if board.sight.phase in (Phase.PAUSE, Phase.OVER):
            lines += draw_last_hands(board, room)
        else:
            lines += draw_strip(board.sight, board.look, room)
        asked = len(sentence_lines([self.question()], room - 2))
        rows = height - len(lines) - asked - 3
        if rows > 0 and not is_roomy(width, height):
            lines += news(self.recent(rows), room, rows)
        lines = above_question(lines, self.question(), room, height)
        return self.close(self.with_record(lines, width, height), self.keys(), width, height)

    def keys(self) -> list[Key]:
        """The way on first, then who may take the keyboard, then the pages."""
        ways_on = [
            (self.open_key(action), self.open_key(action), self._does(action))
            for action in self.table.legal()
        ]
        return [*ways_on, *super().keys()]

    def _does(self, action: Any) -> str:
        label: str = self.game_words.label(action, self.voice)
        return label

    def page_keys(self) -> list[Key]:
        """F3 shows what the cards do."""
        return [("f3", "F3", say.cards()), *super().page_keys()]
