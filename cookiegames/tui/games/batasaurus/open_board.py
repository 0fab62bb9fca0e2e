"""What a screen of Batasaurus draws the open table from."""

from __future__ import annotations

from ....rules.game import Seat
from ...parts.lines import wrap
from ...screens.table import TableScreen
from .board import Board
from .layout import columns_of


def rows_below(question: str, width: int) -> int:
    """Rows below the table: a blank, the question, another blank, and the footer."""
    return len(wrap(question, width - 2)) + 3


def board_of(screen: TableScreen, raised: int | None = None) -> Board:
    """The open part of the table: the public sight, whoever looks."""
    table = screen.table
    sight = table.public
    return Board(
        sight=sight,
        names=table.company.names,
        columns=tuple(columns_of(table, Seat(seat)) for seat in range(len(table.company.names))),
        awaited=table.awaited,
        raised=raised,
        look=screen.cookies.look(None),
        title=table.company.entry.title,
        status=screen.game_words.status(sight),
    )
