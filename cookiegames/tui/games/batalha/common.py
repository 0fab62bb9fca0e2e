"""The common screen of Batalha dos Cookies."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from textual.screen import Screen

from ....controller.table import Table
from ....rules.batalha.actions import DeclineMarker, TakeMarker
from ....rules.batalha.events import CardGiven, CardPlayed, HandDealt, TurnWon
from ....rules.batalha.observation import Phase, Trick
from ....words import keys
from ...parts.lines import Line
from ...parts.stage import TALL_HEIGHT, above_question, is_roomy, table_width
from ...screens.table import CommonScreen, Key, TableScreen
from .board import Board, draw_board
from .tricks import TricksPage

EVENTS_SINCE_TRICK = 120
"""More events than there are from a round's last trick to the end of the next exchange."""
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
        last_trick=_last_trick(table) if sight.phase is Phase.EXCHANGE else None,
    )


def _last_trick(table: Table) -> Trick | None:
    """The trick that ended the round before; the rules have gathered its cards already."""
    seats = len(table.company.names)
    events = table.told_to_all(max(0, table.length - EVENTS_SINCE_TRICK))
    won = [event for event in events if isinstance(event, TurnWon)][-1:]
    cards = [event for event in events if isinstance(event, CardPlayed)][-seats:]
    if not won or len(cards) < seats:
        return None
    played = tuple(event.card for event in cards)
    return Trick(cards[0].seat, played, won[0].winner, won[0].piece)


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
        room, tall = table_width(width, height), height >= TALL_HEIGHT
        news_rows = max(1, height - (ROWS_WHEN_TALL if tall else ROWS))
        if is_roomy(width, height):
            news_rows = 0
        lines = draw_board(board_of(self, news_rows), room, news_rows, tall=tall)
        lines = above_question(lines, self.question(), room, height)
        return self.close(self.with_record(lines, width, height), self.keys(), width, height)

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
