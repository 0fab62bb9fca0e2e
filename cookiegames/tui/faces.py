"""How cards look: large, small and tiny faces, and backs, in every glyph set."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from .look import Glyphs

LARGE_WIDTH, LARGE_HEIGHT = 7, 5
SMALL_WIDTH, SMALL_HEIGHT = 5, 3
TINY_WIDTH = 3


class Face(NamedTuple):
    """What is printed on a card."""

    value: str
    """At most two cells."""
    sign: str
    """The sign of its suit; one cell."""
    letter: str
    """The letter of its suit, so that no colour is needed; one cell."""
    role: str
    mark: str = ""
    """One cell: what the card earns, say."""


def large(face: Face, glyphs: Glyphs, foot: str = "") -> list[str]:
    """Five rows of seven cells; `foot`, say the key that raises it, stands in the lower edge."""
    top_left, top_right, low_left, low_right = glyphs.corners
    inside = _digits(face) if glyphs.big_digits else _print(face)
    edge = face.letter + (face.sign + face.mark if glyphs.big_digits else "")
    return [
        top_left + edge + glyphs.across * (5 - cell_len(edge)) + top_right,
        *(f"{glyphs.down}{row}{glyphs.down}" for row in inside),
        f"{low_left}{_centred(foot, 5, glyphs.across)}{low_right}",
    ]


def _print(face: Face) -> list[str]:
    head = set_cell_size(face.value, 4 - cell_len(face.mark)) + face.mark + face.sign
    low = face.sign + " " * (4 - cell_len(face.value)) + face.value
    return [head, " " * 5, low]


def small(face: Face, glyphs: Glyphs) -> list[str]:
    """Three rows of five cells."""
    top_left, top_right, low_left, low_right = glyphs.corners
    value = face.value + face.sign + (face.mark if cell_len(face.value) < 2 else "")
    return [
        f"{top_left}{face.letter}{glyphs.across * 2}{top_right}",
        f"{glyphs.down}{set_cell_size(value, 3)}{glyphs.down}",
        f"{low_left}{glyphs.across * 3}{low_right}",
    ]


def tiny(face: Face) -> str:
    """Three cells."""
    return set_cell_size(face.value + face.sign, TINY_WIDTH)


def _centred(text: str, width: int, filler: str) -> str:
    room = width - cell_len(text)
    return filler * (room // 2) + text + filler * (room - room // 2)


_DIGITS = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("█", "█", "▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
    "M": ("█▄█", "█▀█", "▀ ▀"),
}


def _digits(face: Face) -> list[str]:
    """The value in block digits, three rows of five cells; what has no such digit stays print."""
    if not all(sign in _DIGITS for sign in face.value):
        return _print(face)
    columns = [_DIGITS[sign] for sign in face.value]
    rows = [" ".join(column[y] for column in columns) for y in range(3)]
    return [_centred(row, 5, " ") for row in rows]
