"""How many may come, and how fast: counted, so that a host stays a host."""

from __future__ import annotations

import time
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import dataclass

MINUTE = 60.0


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """What a host allows."""

    visitors: int = 20
    """At the same time."""
    each: int = 2
    """Of these, with the same key or name."""
    arrivals: int = 30
    """New connections in any minute, those that are turned away included."""
    idle_minutes: int = 30
    """Without a key; then the match is kept and the visitor leaves."""
    megabytes: int = 512
    """Of memory for the process of a visitor."""


class Door:
    """Counts who comes and who is inside."""

    def __init__(self, limits: Limits, now: Callable[[], float] = time.monotonic) -> None:
        self._limits = limits
        self._now = now
        self._arrivals: deque[float] = deque()
        self._inside: Counter[str] = Counter()

    def arrives(self) -> bool:
        """Whether one more connection is allowed in this minute."""
        now = self._now()
        while self._arrivals and now - self._arrivals[0] >= MINUTE:
            self._arrivals.popleft()
        if len(self._arrivals) >= self._limits.arrivals:
            return False
        self._arrivals.append(now)
        return True

    def enters(self, visitor: str) -> bool:
        """Whether there is room for this visitor, who then is inside."""
        full = self._inside.total() >= self._limits.visitors
        if full or self._inside[visitor] >= self._limits.each:
            return False
        self._inside[visitor] += 1
        return True

    def leaves(self, visitor: str) -> None:
        """One place is free again."""
        self._inside[visitor] -= 1
        self._inside += Counter()
