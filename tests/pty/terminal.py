"""A terminal emulator that is fed token by token, with its two screens kept apart."""

from __future__ import annotations

import codecs
import re
from collections.abc import Iterator

import pyte
from pyte.screens import HistoryScreen

_CSI = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]")
_STRING = re.compile(r"\x1b[\]P_^X](.*?)(?:\x07|\x1b\\)", re.DOTALL)
_MODES = re.compile(r"\x1b\[\?([\d;]+)([hl])")
_NO_EFFECT = re.compile(r"\x1b\[[<=>?][0-?]*[a-zA-Z]|\x1b\[[0-?]*(?:\$|m)")
"""Sequences that change no letter on the screen; colours are left out, since they cost most."""


class Tokens:
    """Cuts bytes into text runs, control characters and escape sequences (ECMA-48)."""

    def __init__(self) -> None:
        self._rest = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def feed(self, data: bytes) -> Iterator[str]:
        """The tokens that are complete; the rest waits for more bytes."""
        text, self._rest = self._rest + self._decoder.decode(data), ""
        at = 0
        while at < len(text):
            end = _token_end(text, at)
            if end is None:
                self._rest = text[at:]
                return
            yield text[at:end]
            at = end


def _token_end(text: str, at: int) -> int | None:
    """Where the token that begins here ends; None: it is not complete."""
    first = text[at]
    if first == "\x1b":
        return _escape_end(text, at)
    if first < " " or first == "\x7f":
        return at + 1
    end = at + 1
    while end < len(text) and text[end] >= " " and text[end] != "\x7f":
        end += 1
    return end


def _escape_end(text: str, at: int) -> int | None:
    kind = text[at + 1 : at + 2]
    if not kind:
        return None
    if kind == "[":
        match = _CSI.match(text, at)
        return match.end() if match else None
    if kind in "]P_^X":
        match = _STRING.match(text, at)
        return match.end() if match else None
    length = 3 if kind in "()*+#% " else 2
    return at + length if at + length <= len(text) else None


class Terminal:
    """What a person would see after every single token; the main screen has a history."""

    def __init__(self, columns: int, rows: int) -> None:
        self.main = HistoryScreen(columns, rows, history=5000)
        self.alternate = pyte.Screen(columns, rows)
        self.shown: pyte.Screen = self.main
        self._streams = {id(screen): pyte.Stream(screen) for screen in (self.main, self.alternate)}
        self.strings: list[str] = []
        """Sequences such as OSC: titles, clipboard writes, links."""
        self._strings_told = 0
        self.modes: set[str] = set()
        """Private modes that are on: mouse, paste marks, focus reports, the alternate screen."""
        self.replies: list[str] = []
        """What the terminal answers to the program's questions."""

    @property
    def in_alternate(self) -> bool:
        """Whether the alternate screen is shown."""
        return self.shown is self.alternate

    def resize(self, columns: int, rows: int) -> None:
        """Another window size."""
        for screen in (self.main, self.alternate):
            screen.resize(rows, columns)

    def token(self, token: str) -> None:
        """Show one token."""
        if _STRING.fullmatch(token):
            self.strings.append(token)
            return
        if token == "\x1b[?2026$p":
            self.replies.append("\x1b[?2026;2$y")
            return
        modes = _MODES.fullmatch(token)
        if modes:
            token = self._switch(modes.group(1).split(";"), modes.group(2) == "h")
        elif _NO_EFFECT.match(token):
            return
        if token and token != "\x07":
            self._streams[id(self.shown)].feed(token)

    def _switch(self, modes: list[str], on: bool) -> str:
        """Change screens where a mode says so; returns the sequence for the modes that are left."""
        left = []
        self.modes = self.modes | set(modes) if on else self.modes - set(modes)
        for mode in modes:
            if mode in ("47", "1047", "1049"):
                if (on and mode == "1049") or (not on and mode == "1047"):
                    self.alternate.reset()
                self.shown = self.alternate if on else self.main
                self.shown.dirty.update(range(self.shown.lines))
            elif mode != "2026":
                left.append(mode)
        return f"\x1b[?{';'.join(left)}{'h' if on else 'l'}" if left else ""

    def fresh_rows(self) -> list[str]:
        """The rows that changed since this was last asked."""
        dirty = sorted(row for row in self.shown.dirty if row < self.shown.lines)
        self.shown.dirty.clear()
        return [row_text(self.shown, row) for row in dirty]

    def fresh_strings(self) -> list[str]:
        """The strings that came since this was last asked."""
        fresh = self.strings[self._strings_told :]
        self._strings_told = len(self.strings)
        return fresh

    def rows(self) -> list[str]:
        """All rows that are shown."""
        return screen_rows(self.shown)

    def history(self) -> list[str]:
        """What has scrolled off the main screen."""
        return [
            "".join(line[x].data for x in range(self.main.columns))
            for line in self.main.history.top
        ]


def row_text(screen: pyte.Screen, row: int) -> str:
    """One row as text."""
    line = screen.buffer[row]
    return "".join(line[x].data for x in range(screen.columns))


def screen_rows(screen: pyte.Screen) -> list[str]:
    """A whole screen as text."""
    return [row_text(screen, row) for row in range(screen.lines)]
