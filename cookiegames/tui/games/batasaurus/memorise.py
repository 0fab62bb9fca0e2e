"""A seat memorises its own set: nothing before Enter, then the set, large, against the clock."""

from __future__ import annotations

from ....controller.table import Table, Told
from ....rules.batasaurus.actions import TurnDown
from ....rules.batasaurus.cards import PLACES
from ....words.batasaurus import board as say
from ...parts.countdown import Countdown
from ...parts.lines import Line, Part, sentence_lines
from ...parts.pages import MARGIN, heading, indented
from ...parts.stage import said
from ...screens.clock import ClockScreen
from ...screens.table import PrivateScreen
from .layout import ROW_KEYS, columns_of, shown_rows, turn_layout
from .tiles import Place, draw_tiles

AROUND = 5
"""Rows beside the tiles: heading, bar, question in two rows, and footer."""
BIGGEST = (19, 9)
"""Beyond that a tile only has more blanks."""


class Memorise(ClockScreen, PrivateScreen):
    """Enter starts the clock and, asked twice, ends it; Esc covers and lets it stand."""

    def __init__(self, table: Table, told: Told | None) -> None:
        super().__init__(table, told)
        seconds = table.sight.options.seconds
        self.countdown = Countdown(table, seconds, self.now)

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """The set while the clock runs, and at no other time."""
        looking = self.clock_runs and self.here
        return self._look(width, height) if looking else self._before(width, height)

    def _before(self, width: int, height: int) -> list[Line]:
        """How the set lies, as backs, and what Enter starts."""
        clock, look = self.countdown, self.cookies.look(self.viewer)
        name = self.table.company.names[self.viewer or 0]
        lines = [Line(), heading(say.dinosaurs_of(name), "", width), Line()]
        tiles = draw_tiles([Place.DOWN] * PLACES, self._columns, (5, 3), look)
        lines += [*indented(tiles), Line()]
        sentences = [say.start_looking(clock.shown)]
        if clock.begun:
            lines += indented([self._bar(width - 2 * MARGIN)])
        else:
            sentences.insert(0, shown_rows(self.table))
        lines += indented(sentence_lines(sentences, width - 2 * MARGIN, "strong"))
        footer = [("enter", "Enter", say.looks()), *self.page_keys()]
        if not clock.begun:
            footer.insert(1, ("right", "Left/Right", say.changes_rows()))
        return self.close(lines, footer, width, height)

    def _look(self, width: int, height: int) -> list[Line]:
        """The set, as large as the room allows."""
        columns, layout = self._columns, self.table.sight.layout
        wide = min(BIGGEST[0], (width - 1) // columns - 1)
        tall = min(BIGGEST[1], (height - AROUND) // (PLACES // columns))
        tiles = draw_tiles(layout, columns, (wide, tall), self.cookies.look(self.viewer))
        if self._asked:
            below = sentence_lines([say.really_ready()], width - 2, "warn")
        else:
            told = self.game_words.instruct(self.table.ask, self.table.sight, self.voice)
            below = sentence_lines([told], width - 2, "strong")
        lines = [Line(Part(f" {say.your_dinosaurs()}", "title")), *said([self._bar(width - 2)])]
        lines += [*said(tiles), *said(below)]
        footer = [("enter", "Enter", say.ready()), *self.page_keys()]
        return self.close(lines, footer, width, height)

    def _bar(self, width: int) -> Line:
        """What is left of the time, in words and as a bar."""
        told = say.seconds_left(self.countdown.shown)
        room = width - len(told) - 2
        bar = self.countdown.bar(self.cookies.look(self.viewer).glyphs, room)
        return bar.add(f" {told}", "strong")

    @property
    def _columns(self) -> int:
        assert self.viewer is not None
        return columns_of(self.table, self.viewer)

    # Keys and time

    def press_own(self, key: str) -> None:
        """Choose the rows, look, and be ready."""
        if not self.clock_runs:
            if key == "enter":
                self.start_clock()
            elif key in ROW_KEYS and not self.countdown.begun:
                turn_layout(self.table)
        elif key == "enter" and self._asked:
            self.time_is_up()
            return
        else:
            self._asked = key == "enter"
        self.redraw()

    def time_is_up(self) -> None:
        """The set is turned down for good, and covered."""
        self.stop_clock()
        self.submit(TurnDown())
