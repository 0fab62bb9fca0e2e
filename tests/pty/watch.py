"""Watches a terminal token by token, and raises at the first private letter that must not stand."""

from __future__ import annotations

import base64
import binascii
import re
from typing import NoReturn

from cookiegames.rules.game import Seat

from .canary import EVERY_LETTER, PUBLIC, owner
from .terminal import Terminal, screen_rows

_LETTERS = re.compile(f"[{EVERY_LETTER}]")


class Leak(AssertionError):
    """A private fact stood on the terminal while it must not."""


class Watch:
    """Knows whose letters may stand on the terminal, and looks after every token."""

    def __init__(self) -> None:
        self.public: set[str] = set()
        """The public's letters for things that are public by now."""
        self.seat: Seat | None = None
        """Whose private screen may be shown."""
        self.doing = "the start"
        self.seen: set[int] = set()
        """The owners of all letters seen so far."""
        self.looks = 0
        """How often it has looked."""
        self._leaving = False

    def __call__(self, terminal: Terminal) -> None:
        """Look at what has just changed."""
        self.looks += 1
        for row in terminal.fresh_rows():
            self._check(row, of_app=terminal.in_alternate)
        for payload in terminal.fresh_strings():
            self._check_string(payload)
        if self._leaving and not self._stands(terminal):
            self.seat, self._leaving = None, False

    def allows(self, seat: Seat) -> None:
        """From now on this seat has the keyboard."""
        self.seat, self._leaving = seat, False

    def leaves(self) -> None:
        """The seat covers: once its letters are gone they must not come back."""
        self._leaving = True

    def covered(self, terminal: Terminal) -> None:
        """From now on nobody's private letters may stand anywhere."""
        self.seat, self._leaving = None, False
        for row in terminal.rows():
            self._check(row, of_app=True)

    def ended(self, terminal: Terminal) -> None:
        """After the app has ended no letter may stand anywhere, nor in what can be scrolled to."""
        if terminal.in_alternate:
            self._leak("the alternate screen is still shown", "")
        places = (terminal.rows(), terminal.history(), screen_rows(terminal.alternate))
        for row in (row for rows in places for row in rows):
            if _LETTERS.search(row):
                self._leak("left behind", row)

    def _check(self, row: str, *, of_app: bool) -> None:
        for sign in _LETTERS.findall(row):
            whose = owner(sign)
            self.seen.add(whose)
            if not of_app:
                self._leak("on the main screen", row)
            if whose == PUBLIC and sign not in self.public:
                self._leak("not public", row)
            if whose not in (PUBLIC, self.seat):
                self._leak(f"of seat {whose}", row)

    def _check_string(self, payload: str) -> None:
        """Titles, links and clipboards hold no card, whoever has the keyboard."""
        if _LETTERS.search(payload) or _LETTERS.search(_decoded(payload)):
            self._leak("in a string for the terminal", payload)

    def _stands(self, terminal: Terminal) -> bool:
        rows = terminal.rows()
        return any(owner(sign) == self.seat for row in rows for sign in _LETTERS.findall(row))

    def _leak(self, what: str, where: str) -> NoReturn:
        raise Leak(f"{what}, at {self.doing}: {where!r}")


def any_letters(text: str) -> bool:
    """Whether anything in the text is a letter of anybody's."""
    return _LETTERS.search(text) is not None


def private_letters(text: str) -> list[str]:
    """All letters of the seats in a text."""
    return [sign for sign in _LETTERS.findall(text) if owner(sign) != PUBLIC]


def _decoded(payload: str) -> str:
    """What a clipboard sequence (OSC 52) carries."""
    carried = payload.removeprefix("\x1b]52;").rstrip("\x07\x1b\\").partition(";")[2]
    try:
        return base64.b64decode(carried, validate=True).decode(errors="replace")
    except binascii.Error:
        return ""
