"""A terminal driver that survives bad bytes and leaves when the terminal is gone.

Textual's private names that the house needs are all in this module (`_writer_thread`,
`_xterm_parser`); tests/tui/test_driver.py watches them.
"""

from __future__ import annotations

import codecs
import os
import re
import select

from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers.linux_driver import LinuxDriver

from .escapes import ESC, Escapes
from .reset import RESET

TERMINAL_GONE = 129
"""Exit status after the terminal vanished: that of a hang-up."""


_DRAWS_NOTHING = re.compile(r"(?:\x1b\[\?[\d;]+[hl]|\x1b\[\d+;\d+H|\x1b\][^\x07]*\x07)*")
"""Modes, cursor moves and the shape of the pointer."""


class CarefulDriver(LinuxDriver):
    """Bad input never ends the app, an end of input does, and a dead writer never blocks it."""

    _drawn = ""
    """What drew on the terminal last."""

    def write(self, data: str) -> None:
        """Write to the terminal; dropped when nothing can be written any more.

        A screen that is switched to is painted two or three times over: what only repeats what
        was drawn last is left out, for the sake of slow lines.
        """
        if not _DRAWS_NOTHING.fullmatch(data):
            if data == self._drawn:
                return
            self._drawn = data
        writer = self._writer_thread
        if writer is not None and writer.is_alive():
            writer.write(data)

    def forget(self) -> None:
        """Take nothing as drawn: the next frame is written, though it be the same as the last."""
        self._drawn = ""

    def erase(self, rows: int) -> None:
        """Erase this many rows, one by one: clearing the screen could move them into a history."""
        self.write("".join(f"\x1b[{row};1H\x1b[2K" for row in range(1, rows + 1)))

    def run_input_thread(self) -> None:
        """Read the terminal until the app ends."""
        decoder = codecs.getincrementaldecoder("utf-8")("replace")
        parser, escapes, starter = XTermParser(False), Escapes(), os.getppid()
        while not self.exit_event.is_set():
            text = decoder.decode(self._read())
            if os.getppid() != starter:
                # Nobody is left who would restore the terminal.
                os.write(self.fileno, RESET.encode())
                os._exit(TERMINAL_GONE)
            try:
                for piece in escapes.cut(text) if text else escapes.nothing_came():
                    keys = [events.Key("escape", ESC)] if piece == ESC else parser.feed(piece)
                    for message in keys:
                        self.process_message(message)
                for message in parser.tick():
                    self.process_message(message)
            except Exception:  # noqa: BLE001 # an odd key must not end a match
                # Whatever a stray sequence did to the parser, the next key starts afresh.
                parser = XTermParser(False)

    def _read(self) -> bytes:
        """The bytes that came within a tenth of a second; leaves when there can be no more."""
        try:
            ready, _, _ = select.select([self.fileno], [], [], 0.1)
            if not ready:
                return b""
            data = os.read(self.fileno, 4096)
        except OSError:
            data = b""
        if not data:
            os._exit(TERMINAL_GONE)
        return data
