"""A program on a bare pty: what it writes is kept with the time it came, and shown afterwards."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
from collections.abc import Sequence
from pathlib import Path
from time import monotonic, perf_counter
from types import TracebackType
from typing import NamedTuple, Self

import psutil

from tests.pty.terminal import Terminal, Tokens

COLUMNS, ROWS = 80, 24
ROOT = Path(__file__).parents[2]
PATIENCE = 20.0
"""Seconds to wait for something that must come."""


class Chunk(NamedTuple):
    """What one read gave."""

    at: float
    """When it came, in perf_counter's seconds."""
    data: bytes


class Wire:
    """Runs `python` with these words in a terminal of 80x24, with a home of its own.

    No emulator runs beside it: that would cost more than what is measured.
    """

    def __init__(self, *words: str) -> None:
        self._home = tempfile.TemporaryDirectory()
        self._master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.begun = perf_counter()
        self._program = subprocess.Popen(
            [sys.executable, *words],
            cwd=ROOT,
            env=_environment(self._home.name),
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
        )
        os.close(slave)
        self.chunks: list[Chunk] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._program.terminate()
        self.quiet(0.3)
        os.close(self._master)
        self._program.wait(PATIENCE)
        self._home.cleanup()

    def type(self, keys: str) -> None:
        """Type these keys."""
        os.write(self._master, keys.encode())

    def quiet(self, seconds: float) -> list[Chunk]:
        """Read until nothing has come for so long; what came."""
        came: list[Chunk] = []
        while (chunk := self._read(seconds)) is not None:
            came.append(chunk)
        return came

    def painted(self, quiet: float) -> list[Chunk]:
        """All that is painted now: the first of it is waited for, the end is a quiet."""
        first = self._read(PATIENCE)
        assert first is not None, "nothing is painted"
        return [first, *self.quiet(quiet)]

    def answer(self, keys: str, quiet: float) -> list[Chunk]:
        """Type, and read all that is painted thereupon."""
        self.type(keys)
        return self.painted(quiet)

    def listen(self, seconds: float) -> int:
        """How many bytes come within this time."""
        end = monotonic() + seconds
        count = 0
        while (left := end - monotonic()) > 0:
            chunk = self._read(left)
            count += len(chunk.data) if chunk else 0
        return count

    def processes(self) -> list[psutil.Process]:
        """The program, then the processes it has started."""
        program = psutil.Process(self._program.pid)
        return [program, *program.children(recursive=True)]

    def _read(self, seconds: float) -> Chunk | None:
        ready, _, _ = select.select([self._master], [], [], seconds)
        try:
            data = os.read(self._master, 65536) if ready else b""
        except OSError:  # The program has ended.
            data = b""
        if not data:
            return None
        chunk = Chunk(perf_counter(), data)
        self.chunks.append(chunk)
        if b"\x1b[?2026$p" in data:
            self.type("\x1b[?2026;2$y")
        return chunk

    def first_frame(self) -> float:
        """Milliseconds from the start to the first moment at which all of the frame stood."""
        moments = self._replayed()
        whole = moments[-1][1]
        return next((at - self.begun) * 1000 for at, rows in moments if rows == whole)

    def _replayed(self) -> list[tuple[float, list[str]]]:
        terminal, tokens = Terminal(COLUMNS, ROWS), Tokens()
        moments = []
        for chunk in self.chunks:
            for token in tokens.feed(chunk.data):
                terminal.token(token)
            moments.append((chunk.at, terminal.rows()))
        return moments


def size(chunks: Sequence[Chunk]) -> int:
    """How many bytes these are."""
    return sum(len(chunk.data) for chunk in chunks)


def _environment(home: str) -> dict[str, str]:
    # PYTHON* variables would change what a start costs.
    return {
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
        "PATH": os.environ["PATH"],
        "HOME": home,
        "COOKIEGAMES_HOME": home,
    }
