"""A seat's own screen where there is nothing secret to see: no card is ever looked at again."""

from __future__ import annotations

from ....controller.table import Table, Told
from ....words import keys
from ....words.batasaurus import board as say
from ...parts.lines import Line
from ...parts.stage import above_question, table_width
from ...screens.table import Key, PrivateScreen
from .board import draw_board
from .layout import ROW_KEYS, shown_rows, turn_layout
from .open_board import board_of, rows_below


class Glance(PrivateScreen):
    """The open table and what is awaited; before its look a seat chooses its rows here."""

    def __init__(self, table: Table, told: Told | None) -> None:
        super().__init__(table, told)
        self._not_yet = _may_choose(table)

    def draw(self, width: int, height: int) -> list[Line]:
        """The table, and below it what is awaited."""
        room = table_width(width, height)
        told = self.game_words.instruct(self.table.ask, self.table.sight, self.voice)
        if self._not_yet:
            told += f" {shown_rows(self.table)}"
        lines = draw_board(board_of(self), room, height - rows_below(told, room))
        lines = above_question(lines, told, room, height)
        footer: list[Key] = [*self.page_keys(), ("f2", "F2", keys.record())]
        if self._not_yet:
            footer.insert(0, ("right", "Left/Right", say.changes_rows()))
        return self.close(self.with_record(lines, width, height), footer, width, height)

    def press_own(self, key: str) -> None:
        """The arrows lay the set out the other way, as long as it was not seen."""
        if self._not_yet and key in ROW_KEYS:
            turn_layout(self.table)
            self.redraw()


def _may_choose(table: Table) -> bool:
    """Whether this seat's set has not been looked at yet."""
    sight = table.sight
    assert table.viewer is not None
    begun = sight.options.together and table.seconds_left is not None
    return table.clock is not None and not sight.turned_down[table.viewer] and not begun
