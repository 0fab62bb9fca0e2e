"""The common screen of Batasaurus: dinosaurs are turned up here, for all to see."""

from __future__ import annotations

from typing import Any

from ....controller.table import Table
from ....rules.batasaurus.actions import LayOnTop, MoveOn, TurnUp
from ....rules.batasaurus.observation import Phase
from ....words.batasaurus import board as say
from ...parts.countdown import Countdown
from ...parts.lines import Line
from ...parts.stage import above_question, is_roomy, news, said, table_width
from ...screens.clock import ClockScreen
from ...screens.table import CommonScreen, Key
from .board import draw_board, draw_open_sets
from .layout import columns_of, moved
from .open_board import board_of, rows_below

ARROWS = frozenset({"left", "right", "up", "down"})
LAST_NEWS = 4
"""Rows of news at the end of a match, where no set takes any room."""


class Common(ClockScreen, CommonScreen):
    """Arrows move over the awaited seat's cards, Enter plays one; all may memorise together."""

    moves = ARROWS

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        seconds = table.public.options.seconds
        self.countdown = Countdown(table, seconds, self.now)
        self._raised: int | None = None
        """The place that the cursor is on; nothing is raised when a choice opens."""

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """The table, and below it who is awaited."""
        room = table_width(width, height)
        if self.clock_runs and self.here:
            lines = self._open_sets(room, height)
        else:
            lines = self._closed_sets(room, height, news_rows=self._news_rows(width, height))
        return self.close(self.with_record(lines, width, height), self.keys(), width, height)

    def _news_rows(self, width: int, height: int) -> int:
        if is_roomy(width, height):
            return 0
        return LAST_NEWS if self.over else 1

    def _closed_sets(self, width: int, height: int, *, news_rows: int) -> list[Line]:
        """Every set as it lies, the middle, and the last news above the question."""
        told = news(self.recent(news_rows), width, news_rows)
        room = height - rows_below(self.question(), width) - len(told)
        table = draw_board(board_of(self, self._raised), width, room)
        table += [Line()] * (room - len(table))
        return above_question([*table, *told], self.question(), width, height)

    def _open_sets(self, width: int, height: int) -> list[Line]:
        """Every set face up, with what is left of the time (BS-3)."""
        board = board_of(self)
        clock = self.countdown
        # What is asked next must not make the tiles smaller while they are looked at.
        questions = super().question(), say.all_really_ready()
        rows = height - 1 - max(rows_below(question, width) for question in questions)
        lines = draw_open_sets(board, self.table.public.layouts, width, rows)[:rows]
        told = say.seconds_left(clock.shown)
        bar = clock.bar(board.look.glyphs, width - len(told) - 4).add(f" {told}", "strong")
        return above_question([*lines, *said([bar])], self.question(), width, height)

    def question(self) -> str:
        """What 0 does while all memorise; else who is awaited."""
        if self._together and self._asked:
            return say.all_really_ready()
        if self._together and not self.clock_runs:
            return say.start_looking_together(self.countdown.shown)
        return super().question()

    @property
    def offers_keyboard(self) -> bool:
        """Before a look a seat may choose its rows; later no seat has anything to look at."""
        return self.table.public.phase is Phase.MEMORISE

    @property
    def _together(self) -> bool:
        return self.table.clock is not None and self.table.awaited is None

    def keys(self) -> list[Key]:
        """What Enter or 0 does first, then who may take the keyboard, then the pages."""
        return [*self._choices(), *super().keys()]

    def _choices(self) -> list[Key]:
        if self._together:
            return [("0", "0", say.ready() if self.clock_runs else say.looks())]
        if self._raised is None:
            return []
        battle = self.table.public.phase is Phase.BATTLE
        return [("enter", "Enter", say.lays_on_top() if battle else say.turns_up())]

    # Keys and time

    def open_key(self, action: Any) -> str:
        """Enter plays the card that the cursor is on; no key plays another."""
        match action:
            case TurnUp(place=place) | LayOnTop(place=place) if place == self._raised:
                return "enter"
            case _:
                return ""

    def press(self, key: str) -> None:
        """Move the cursor, let all look, or do what every common screen does."""
        if not self.here:
            return
        if self._together:
            timed = self.clock_runs
            self.tick()
            if timed and not self.clock_runs:
                return
            if key == "0":
                self._ask_all()
                return
            if key == "escape" and self.clock_runs:
                # As over a set of one's own: Esc hides what is shown, and the clock stands.
                self.stop_clock()
                self.asked_anew()
                return
            if self._asked:
                self._asked = False
                self.redraw()
        elif self._move(key):
            self.redraw()
            return
        super().press(key)

    def _move(self, key: str) -> bool:
        """Whether this key or click only moves the cursor."""
        seat = self.table.awaited
        if seat is None or self.table.clock is not None:
            return False
        lying = self.table.public.lying[seat]
        place = key.removeprefix("place:")
        if place != key:
            self._raised = int(place) if lying[int(place)] else self._raised
            return True
        if key in ARROWS:
            self._raised = moved(self._raised, key, lying, columns_of(self.table, seat))
            return True
        return False

    def _ask_all(self) -> None:
        """0 starts the clock, and pressed twice ends it."""
        if not self.clock_runs:
            self.start_clock()
        elif self._asked:
            self.time_is_up()
            return
        else:
            self._asked = True
        self.asked_anew()

    def time_is_up(self) -> None:
        """All have looked: every set is turned down for good."""
        self.stop_clock()
        self._choose(MoveOn())

    def asked_anew(self) -> None:
        """With a new question nothing is raised."""
        self._raised = None
        super().asked_anew()
