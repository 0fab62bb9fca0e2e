"""The card that stands for a game on the home screen."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from ...words.sheets import asset_folder
from ..look import Glyphs
from .lines import Line, Part, sentence_lines

WIDTH = 25
_INSIDE = WIDTH - 2
_PLAIN = "cookie"
"""The picture of a game that brings none."""
_ROLES = {"o": "back", "*": "accent", "#": "marker"}
"""What signs of a picture are drawn in; the others are dough."""


def card(game_id: str, letters: str, joke: str, glyphs: Glyphs) -> list[Line]:
    """A card with the game's picture, its letters in two corners, and a line to smile at."""
    top_left, top_right, low_left, low_right = glyphs.corners
    edge = glyphs.across * _INSIDE
    inside = [
        Line(Part(f" {letters}", "gold")),
        *[_picture_line(row) for row in _picture(game_id)],
        Line(Part(letters.rjust(_INSIDE - 1), "gold")),
    ]
    return [
        Line(Part(top_left + edge + top_right, "rule")),
        *[_framed(line, glyphs) for line in inside],
        Line(Part(low_left + edge + low_right, "rule")),
        *sentence_lines([joke], WIDTH, "dim"),
    ]


def _framed(line: Line, glyphs: Glyphs) -> Line:
    framed = Line(Part(glyphs.down, "rule")).join(line.to(_INSIDE))
    return framed.add(glyphs.down, "rule")


def _picture_line(row: str) -> Line:
    line = Line(Part(" "))
    for sign in row:
        line.add(sign, _ROLES.get(sign, "piece"))
    return line


@cache
def _picture(game_id: str) -> list[str]:
    folder = Path(asset_folder()) / "art"
    path = folder / f"{game_id}.txt"
    if not path.is_file():
        path = folder / f"{_PLAIN}.txt"
    rows = path.read_text(encoding="ascii").splitlines()
    left = (_INSIDE - 1 - max(map(len, rows))) // 2
    return [" " * left + row for row in rows]
