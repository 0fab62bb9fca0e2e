"""How things look to one viewer: the glyph set, and the names of things."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum


@dataclass(frozen=True, slots=True, kw_only=True)
class Glyphs:
    """The signs of one glyph set, all of width one in every terminal."""

    corners: tuple[str, str, str, str]
    """Top left, top right, bottom left, bottom right."""
    across: str
    down: str
    suits: str
    """The signs of blue, green, red, gold and grey."""
    card: str
    piece: str
    marker: str
    awaited: str
    starter: str
    bound: str
    dot: str
    """Between things in a row."""
    rule: str
    tick: str
    pieces: str
    """The signs of a traditional, candy, strawberry and rotten piece."""
    big_digits: bool = False
    """Card values are drawn three rows high."""


UNICODE = Glyphs(
    corners=("╭", "╮", "╰", "╯"),
    across="─",
    down="│",
    suits="◆♣♥★○",
    card="▒",
    piece="◔",
    marker="✎",
    awaited="◂",
    starter="⌂",
    bound="!",
    dot="·",
    rule="─",
    tick="✓",
    pieces="◔◇▼×",
)
ASCII = Glyphs(
    corners=("+", "+", "+", "+"),
    across="-",
    down="|",
    suits="bgrtz",
    card="#",
    piece="o",
    marker="*",
    awaited="<",
    starter="^",
    bound="!",
    dot=".",
    rule="-",
    tick="x",
    pieces="ocsx",
)
LARGE = replace(UNICODE, big_digits=True)
_SETS = {"unicode": UNICODE, "ascii": ASCII, "large": LARGE}


@dataclass(frozen=True, slots=True)
class Look:
    """What a viewer's screens are drawn with."""

    glyphs: Glyphs
    call: Callable[[Enum], str] | None = None
    """Names cards, pieces and markers; None: as the game names them."""


def look_for(glyphs: str, *, plain: bool) -> Look:
    """The look of a glyph set by its name; `plain`: the terminal shows ASCII only."""
    return Look(ASCII if plain else _SETS[glyphs])
