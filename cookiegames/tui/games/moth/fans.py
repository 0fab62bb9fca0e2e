"""Hands as fans of backs: overlapped unevenly, so that only counting tells (CM-22, CM-K2)."""

from __future__ import annotations

from random import Random

from ...look import Glyphs
from ...parts.lines import Line, Part

LEAST_SPREAD = 0.6
"""The narrowest fan, as a part of the room; the count has no say in it."""
WIDEST_CARD = 10
"""Cells that one back takes at most: too few cards to fill the room are counted at a glance."""
MOST_ROOM = 56
"""Wider than this no fan becomes, however wide the screen is."""


def draw_fan(count: int, width: int, roll: int, glyphs: Glyphs, key: str | None) -> list[Line]:
    """So many backs in this room, as this roll of chance spreads them; at least one row."""
    width = min(width, MOST_ROOM)
    rows = max(1, -(-count // (width - 1)))
    shares = [count // rows + (row < count % rows) for row in range(rows)]
    rng = Random(roll)
    return [_row(share, width, rng, glyphs, key) for share in shares]


def lies_differently(count: int, roll: int, other: int, glyphs: Glyphs) -> bool:
    """Whether these rolls spread so many backs differently, so that a fan is seen to stir."""
    drawn = [draw_fan(count, MOST_ROOM, one, glyphs, None)[0].plain for one in (roll, other)]
    return drawn[0] != drawn[1]


def _row(count: int, width: int, rng: Random, glyphs: Glyphs, key: str | None) -> Line:
    """Each back is an edge and some of its pattern; the last one has an edge on both sides."""
    if not count:
        return Line()
    spread = LEAST_SPREAD + rng.random() * (1 - LEAST_SPREAD)
    room = max(count + 1, int(min(width, count * WIDEST_CARD + 1) * spread))
    pattern = [0] * count
    for _ in range(room - count - 1):
        open_ones = [place for place, cells in enumerate(pattern) if cells < WIDEST_CARD - 1]
        pattern[open_ones[int(rng.random() * len(open_ones))]] += 1
    line = Line(Part(" " * int(rng.random() * (width - room + 1))))
    text = "".join(glyphs.down + glyphs.card * cells for cells in pattern) + glyphs.down
    return line.add(text, "back", key)
