"""A table screen that lets a clock run while it shows what is timed, and at no other time."""

from __future__ import annotations

from textual.timer import Timer

from ..parts.countdown import Countdown
from .drawn import too_small
from .table import TableScreen

TICK = 0.1
"""Seconds between two readings of a clock."""


class ClockScreen(TableScreen):
    """Subclasses make the countdown, start it, and say what happens when the time is up."""

    countdown: Countdown
    _ticking: Timer | None = None
    _asked = False
    """Whether the end was asked for once; it is asked anew whenever the clock has stood."""

    def now(self) -> float:
        """The time, in seconds of whatever the app's clocks go by."""
        return self.cookies.now()

    @property
    def clock_runs(self) -> bool:
        """Whether time passes: then nobody is covered for pressing nothing."""
        return self.countdown.runs

    def start_clock(self) -> None:
        """Let the clock run from now on."""
        self.countdown.start()
        self._ticking = self.set_interval(TICK, self.tick)

    def stop_clock(self) -> None:
        """Let the clock stand: what it times is not shown."""
        # What has passed since the last tick counts, also where the whole process stood still.
        self.countdown.read()
        self.countdown.stop()
        self._asked = False
        if self._ticking is not None:
            self._ticking.stop()
            self._ticking = None

    def time_is_up(self) -> None:
        """Do what the end of the time does."""

    def tick(self) -> None:
        """Read the clock, and draw what has changed."""
        if not self.clock_runs:
            return
        if not (self.is_current and self.here):
            self.stop_clock()
            return
        self.countdown.read()
        if self.countdown.left <= 0:
            self.stop_clock()
            self.time_is_up()
        else:
            self.redraw()

    def press(self, key: str) -> None:
        """Whatever the key does, it does it at this time of the clock."""
        timed = self.clock_runs
        self.tick()
        # A key that comes too late was not meant for what is asked next.
        if self.clock_runs == timed:
            super().press(key)

    def on_resize(self) -> None:
        """In a window that is too small nothing can be looked at."""
        if too_small(*self.size):
            self.stop_clock()

    def on_unmount(self) -> None:
        """Nothing is shown any more."""
        self.stop_clock()
