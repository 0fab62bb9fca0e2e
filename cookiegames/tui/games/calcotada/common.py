"""What everybody sees of Calçotada Wars, with the way on where an attack may be answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from textual.screen import Screen

from ....controller.table import Table
from ....rules.calcotada.events import HandDealt, TopShown, TurnEnded
from ....rules.game import Seat
from ....words.calcotada import board as say
from ...parts.lines import Line, sentence_lines
from ...parts.stage import above_question, is_roomy, news, table_width
from ...screens.table import CommonScreen, Key, TableScreen
from .board import Board, draw_header, draw_middle, draw_open_hands, draw_players
from .piles_page import PilesPage
from .series import Lit

QUIET = (HandDealt, TopShown, TurnEnded)
PAGES: Mapping[str, Callable[[Table], Screen[None]]] = {"f3": PilesPage}
LEAST_NEWS = 2
"""Rows of news that are kept before the series are drawn larger."""


def board_of(screen: TableScreen, lit: Mapping[Seat, Lit] | None = None) -> Board:
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
        lit=lit or {},
    )


class Common(CommonScreen):
    """What everybody may see."""

    pages = PAGES
    quiet_events = QUIET

    def draw(self, width: int, height: int) -> list[Line]:
        """The table, and below it who is awaited."""
        room, board = table_width(width, height), board_of(self)
        asked = len(sentence_lines([self.question()], room - 2)) + 2
        below = [*draw_middle(board, room), *draw_open_hands(board, room)]
        # The header and the footer take a row each.
        left = height - 2 - asked - len(below)
        wanted = 0 if is_roomy(width, height) else LEAST_NEWS
        players = draw_players(board, room, left - wanted)
        lines = [draw_header(board, room), *players, *below]
        if wanted:
            lines += news(self.recent(left), room, left - len(players))
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
        """F3 shows the discard pile and the series in words."""
        return [("f3", "F3", say.piles()), *super().page_keys()]
