"""The names that people type for their seats: what is shown as it is, and what is refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from enum import Enum, auto

WIDEST = 20
"""Cells that a name may take on the screen."""


class NameReason(Enum):
    """Why a name is refused."""

    EMPTY = auto()
    """facts: seat"""
    TOO_WIDE = auto()
    """facts: seat, name, cells, most"""
    CONTROL = auto()
    """It holds a control character, such as that of an escape sequence. facts: seat, name, code"""
    UNSTEADY = auto()
    """It holds a character whose width differs between terminals. facts: seat, name, code"""
    TWICE = auto()
    """Two seats have it, capitals aside. facts: seat, name"""


class NameRefused(Exception):
    """A name that cannot be shown on the table; words/ makes the sentence."""

    def __init__(self, reason: NameReason, **facts: str | int) -> None:
        super().__init__(reason.name)
        self.reason = reason
        self.facts = facts
        """`seat` counts from 0; `name` can be printed; `code` is such as "U+001B"."""


def clean_names(typed: str | Sequence[str]) -> tuple[str, ...]:
    """The names by seat, of a list or of a text with commas between them. Raises NameRefused.

    A clean name is normalised (NFC), has no blanks around it and single spaces inside. Whatever
    it says is meant literally: "[red]x" and "../x" are names.
    """
    parts = typed.split(",") if isinstance(typed, str) else typed
    names = tuple(clean_name(part, seat=seat) for seat, part in enumerate(parts))
    taken: set[str] = set()
    for seat, name in enumerate(names):
        if name.casefold() in taken:
            raise NameRefused(NameReason.TWICE, seat=seat, name=name)
        taken.add(name.casefold())
    return names


def clean_name(typed: str, *, seat: int) -> str:
    """The name as it will be shown. Raises NameRefused."""
    from rich.cells import cell_len

    name = unicodedata.normalize("NFC", typed.strip())
    for letter in name:
        reason = _fault(letter)
        if reason is not None:
            raise NameRefused(reason, seat=seat, name=printable(name), code=_code(letter))
    # What blanks are left are spaces of several widths.
    name = " ".join(name.split())
    if not name:
        raise NameRefused(NameReason.EMPTY, seat=seat)
    cells = cell_len(name)
    if cells > WIDEST:
        raise NameRefused(NameReason.TOO_WIDE, seat=seat, name=name, cells=cells, most=WIDEST)
    return name


def printable(typed: str) -> str:
    """The text with every character that a terminal might obey, or misdraw, as its code."""
    letters = (letter if _fault(letter) is None else f"<{_code(letter)}>" for letter in typed)
    return "".join(" " if letter.isspace() else letter for letter in letters)


_CONTROL = frozenset({"Cc", "Cs", "Co", "Zl", "Zp"})
_UNSTEADY = frozenset({"Cf", "Cn", "Mn", "Mc", "Me"})
"""Format and unassigned characters (joiners, reversals, new emoji), and all that combines."""
_UNSTEADY_RANGES = (
    range(0x1160, 0x1200),  # Hangul vowels and finals, drawn into the letter before them
    range(0xD7B0, 0xD800),
    range(0x115F, 0x1160),  # fillers: letters that nobody sees
    range(0x3164, 0x3165),
    range(0xFFA0, 0xFFA1),
    range(0x2800, 0x2801),  # the empty braille pattern
    range(0xFDFD, 0xFDFE),  # a ligature as wide as a word
    range(0x1F1E6, 0x1F200),  # regional indicators: two make a flag
    range(0x1F3FB, 0x1F400),  # skin tones
)


def _fault(letter: str) -> NameReason | None:
    category = unicodedata.category(letter)
    if category in _CONTROL:
        return NameReason.CONTROL
    if category in _UNSTEADY or any(ord(letter) in steps for steps in _UNSTEADY_RANGES):
        return NameReason.UNSTEADY
    return None


def _code(letter: str) -> str:
    return f"U+{ord(letter):04X}"
