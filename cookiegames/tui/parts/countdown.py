"""The clock of what a table waits for, as the screen that shows it lets it run."""

from __future__ import annotations

import math
from collections.abc import Callable

from ...controller.table import Table
from ..look import Glyphs
from .lines import Line, Part


class Countdown:
    """It runs only between start and stop; the table keeps what is left."""

    def __init__(self, table: Table, seconds: int, now: Callable[[], float]) -> None:
        """A clock of so many seconds for what is asked now, which stands."""
        self._table = table
        self._ask = table.ask
        self._now = now
        self._read: float | None = None
        self.seconds = seconds

    @property
    def runs(self) -> bool:
        """Whether time passes."""
        return self._read is not None

    @property
    def begun(self) -> bool:
        """Whether it has run already."""
        return self._table.seconds_left is not None

    @property
    def left(self) -> float:
        """The seconds that were left when it was read last."""
        left = self._table.seconds_left
        return float(self.seconds) if left is None else left

    @property
    def shown(self) -> int:
        """The seconds left as they are shown: 1 until nothing is left."""
        return math.ceil(self.left)

    def start(self) -> None:
        """Let it run."""
        self._read = self._now()
        self._table.keep_time(self.left)

    def stop(self) -> None:
        """Let it stand, as it was read last."""
        self._read = None

    def read(self) -> None:
        """Take off what has passed; nothing once something else is asked."""
        if self._read is None:
            return
        if self._table.ask != self._ask:
            self.stop()
            return
        now = self._now()
        passed = max(0.0, now - self._read)
        self._read = now
        self._table.keep_time(max(0.0, self.left - passed))

    def bar(self, glyphs: Glyphs, width: int) -> Line:
        """A bar that grows shorter."""
        full = math.ceil(width * min(1.0, self.left / self.seconds))
        role = "accent" if self.left > self.seconds / 4 else "warn"
        bar = Line(Part(glyphs.card * full, role))
        return bar.add(glyphs.rule * (width - full), "rule")
