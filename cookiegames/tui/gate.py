"""Decides which keys count on a screen that anybody may be looking at."""

from __future__ import annotations

import math

from textual import events

QUIET_SECONDS = 0.4
"""How long nothing may have been pressed before a key counts."""
REST_SECONDS = 0.7
"""How long one key must have sent nothing: held down, it repeats itself after so long (CM-K5)."""


class Gate:
    """A key counts once the screen is painted and a quiet time after the last key has passed.

    The same key again needs a longer rest: it may be held down, and repeats come late at first.

    Times are those at which the bytes were read, so a queued key is judged by when it came.
    """

    def __init__(self, quiet: float = QUIET_SECONDS) -> None:
        """Without a quiet time everything counts at once: for tests."""
        self._quiet = quiet
        self._painted = math.inf
        self._last_input = -math.inf
        self._clicking = False
        self._last_key = ""
        self._last_time = -math.inf
        self._held = False
        """Whether the last key may be the one before, still held down."""
        self._last_enter = -math.inf
        self._last_paws: dict[str, float] = {}

    def shut(self) -> None:
        """Nothing counts until the next screen, or the next question, is painted."""
        self._painted = math.inf

    def arm(self, now: float) -> None:
        """The screen is painted now."""
        self._painted = now

    def admits(self, event: events.Event, *, only_moves: bool = False) -> bool:
        """Whether this key, click or paste counts; any of them starts the quiet time anew.

        What only moves a cursor need not wait for it, once the screen is painted.
        """
        if self._quiet == 0:
            return True
        if isinstance(event, events.Key):
            rested = event.time - self._last_time >= REST_SECONDS
            self._held = event.key == self._last_key and not rested
            self._last_key, self._last_time = event.key, max(self._last_time, event.time)
        if isinstance(event, events.MouseUp):
            return self._clicking
        if only_moves:
            counts = event.time >= self._painted
        else:
            quiet = event.time - max(self._painted, self._last_input) >= self._quiet
            counts = quiet and not (self._held and isinstance(event, events.Key))
        if isinstance(event, events.Key | events.MouseDown | events.Paste):
            self._last_input = max(self._last_input, event.time)
        self._clicking = counts and isinstance(event, events.MouseDown)
        return counts and not isinstance(event, events.Paste)

    def admits_enter(self, time: float) -> bool:
        """Whether the Enter of now counts on a private screen: not held, nor pressed twice."""
        counts = time - self._last_enter >= self._quiet and not self._held
        self._last_enter = time
        return counts

    def rested(self, paw: str, time: float) -> bool:
        """Whether this paw had sent nothing for long enough; other keys and quiet do not matter."""
        last = self._last_paws.get(paw, -math.inf)
        self._last_paws[paw] = max(last, time)
        return self._quiet == 0 or time - last >= REST_SECONDS
