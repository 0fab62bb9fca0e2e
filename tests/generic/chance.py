"""Random numbers for the walks: even ones, and lopsided ones that make one kind clump together."""

from __future__ import annotations

from random import Random

LEANS = (0.0, 0.5, 1 - 2**-53)


class Lopsided(Random):
    """Says the same number nearly always, so that shuffles and lots hardly mix."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._lean = LEANS[seed % len(LEANS)]

    def random(self) -> float:
        """Now and then an even number: who draws until something fits must come to an end."""
        return super().random() if super().random() < 0.2 else self._lean


def source(seed: int) -> Random:
    """The random numbers of this run: every second one is lopsided."""
    return Lopsided(seed // 2) if seed % 2 else Random(seed)
