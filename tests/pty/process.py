"""Runs the app in a pty, types to it, and shows every byte it writes to a watcher."""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from .terminal import Terminal, Tokens

PATIENCE = 20.0
"""Seconds to wait for something that must come."""


class Ended(Exception):
    """The program ended while something was awaited of it."""


class Process:
    """A program in a pty of its own; `watch` is called after every token."""

    def __init__(
        self,
        argv: Sequence[str],
        *,
        home: Path,
        columns: int = 80,
        rows: int = 24,
        env: Mapping[str, str] | None = None,
        watch: Callable[[Terminal], None] | None = None,
    ) -> None:
        self.terminal = Terminal(columns, rows)
        self._tokens = Tokens()
        self._watch = watch or _look_away
        self.said = bytearray()
        """Every byte that the program has written."""
        self.status: int | None = None
        """As waitpid gave it, once the program has ended."""
        self.pid, self._master = pty.fork()
        if self.pid == 0:
            _become(argv, environment(home, env), columns, rows)
        _set_size(self._master, columns, rows)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        # What was to be seen has been seen.
        self._watch = _look_away
        if self.status is None:
            self.kill(signal.SIGKILL)
            self.wait()
        if self._master >= 0:
            os.close(self._master)
            self._master = -1

    # Typing

    def type(self, keys: str | bytes) -> None:
        """Type these keys."""
        data = keys.encode() if isinstance(keys, str) else keys
        while data:
            data = data[os.write(self._master, data) :]

    def resize(self, columns: int, rows: int) -> None:
        """Give the window another size."""
        self.terminal.resize(columns, rows)
        _set_size(self._master, columns, rows)

    def hang_up(self) -> None:
        """Take the terminal away."""
        os.close(self._master)
        self._master = -1

    def kill(self, number: int) -> None:
        """Send a signal to the program (its parent process, which passes it on)."""
        os.kill(self.pid, number)

    def attributes(self) -> list[object]:
        """How the terminal treats keys (termios)."""
        return list(termios.tcgetattr(self._master))

    # Reading

    def pump(self, seconds: float = 0.05) -> bool:
        """Read what is there within this time; False: the terminal is closed."""
        ready, _, _ = select.select([self._master], [], [], seconds)
        if not ready:
            return True
        try:
            data = os.read(self._master, 65536)
        except OSError:
            data = b""
        if not data:
            return False
        self.said += data
        for token in self._tokens.feed(data):
            self.terminal.token(token)
            self._watch(self.terminal)
        while self.terminal.replies:
            self.type(self.terminal.replies.pop(0))
        return True

    def let(self, seconds: float) -> None:
        """Read for so long: for what depends on a time in which nothing is typed."""
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            if not self.pump(left):
                raise Ended(f"ended while nothing was typed\n{self.text}")

    def until(self, condition: Callable[[], bool], what: str = "") -> None:
        """Read until the condition holds. Raises TimeoutError or Ended with the screen."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if time.monotonic() > end:
                raise TimeoutError(f"still not: {what}\n{self.text}")
            if not self.pump():
                raise Ended(f"ended before: {what}\n{self.text}")

    def until_shows(self, *texts: str) -> None:
        """Read until all of these are on the screen; how lines are broken does not matter."""
        self.until(lambda: all(self.shows(text) for text in texts), " and ".join(texts))

    def until_page(self, *texts: str) -> None:
        """Read until a page with these texts is painted down to its last row, that of the keys."""
        self.until(lambda: self.painted and all(map(self.shows, texts)), " and ".join(texts))

    @property
    def painted(self) -> bool:
        """Whether the last row is painted; screens erase all rows before they paint any."""
        return bool(self.terminal.rows()[-1].strip())

    def shows(self, text: str) -> bool:
        """Whether this is on the screen, be it broken into lines beside a column."""
        rows = self.terminal.rows()
        wanted, left = squeezed(text), (row.rpartition("│")[0] for row in rows)
        return wanted in squeezed("".join(rows)) or wanted in squeezed("".join(left))

    @property
    def text(self) -> str:
        """The screen as it is."""
        return "\n".join(self.terminal.rows())

    def wait(self, seconds: float = PATIENCE) -> int:
        """Read until the program has ended; its exit status, negative for a signal."""
        end = time.monotonic() + seconds
        while self.status is None:
            if self._master >= 0:
                self.pump(0.02)
            pid, status = os.waitpid(self.pid, os.WNOHANG)
            if pid:
                self.status = status
            elif time.monotonic() > end:
                raise TimeoutError(f"the program does not end\n{self.text}")
        while self._master >= 0 and self._more():
            continue
        return os.waitstatus_to_exitcode(self.status)

    @property
    def bytes_read(self) -> int:
        """How much the program has written."""
        return len(self.said)

    def _more(self) -> bool:
        before = self.bytes_read
        return self.pump(0.02) and self.bytes_read > before


def _look_away(_terminal: Terminal) -> None:
    """The watcher that watches nothing."""


def squeezed(text: str) -> str:
    """The text without any blanks."""
    return "".join(text.split())


def python(module: str, *arguments: str) -> list[str]:
    """The command line that runs a module in this interpreter."""
    return [sys.executable, "-m", module, *arguments]


def environment(home: Path, more: Mapping[str, str] | None = None) -> dict[str, str]:
    """The variables of a program whose files lie in this folder."""
    return {
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
        "LANG": "C.UTF-8",
        "PATH": os.environ["PATH"],
        "HOME": str(home),
        "COOKIEGAMES_HOME": str(home),
        **(more or {}),
    }


def _become(argv: Sequence[str], env: Mapping[str, str], columns: int, rows: int) -> None:
    """In the child: the program, never to return."""
    try:
        # Whoever started the tests may have asked for some of these to be ignored.
        for number in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT):
            signal.signal(number, signal.SIG_DFL)
        _set_size(0, columns, rows)
        os.execvpe(argv[0], list(argv), dict(env))
    finally:
        os._exit(127)


def _set_size(descriptor: int, columns: int, rows: int) -> None:
    fcntl.ioctl(descriptor, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
