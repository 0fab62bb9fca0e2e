"""One visitor's process on a pty of its own: started, fed, and ended whatever happens."""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import resource
import signal
import struct
import sys
import termios
from collections.abc import Mapping, Sequence
from pathlib import Path

import asyncssh

APP = (sys.executable, "-I", "-m", "cookiegames")
"""Nothing of the client's, and nothing of the folder that the host was started in."""
PATIENCE = 3.0
"""Seconds that the games may take to end after a hang-up."""
CHUNK = 65536
MOST_WAITING = 1 << 18
"""Bytes that may wait for a slow line before the games have to wait, too."""
WIDEST, TALLEST = 500, 300


class Visit:
    """The games of one visitor, between a pty and an SSH channel."""

    def __init__(
        self, process: asyncssh.SSHServerProcess[bytes], home: Path, argv: Sequence[str] = APP
    ) -> None:
        """`argv`: what is started for the visitor."""
        self._argv = argv
        self._process = process
        self._home = home
        self._master = -1
        self._said_all = asyncio.Event()

    async def run(self, *, idle_minutes: int, megabytes: int) -> int:
        """Play until either side leaves; returns the exit status of the games."""
        master, slave = pty.openpty()
        self._master = master
        columns, rows, *_ = self._process.term_size
        self.resize(columns, rows)
        try:
            child = await asyncio.create_subprocess_exec(
                *self._argv,
                stdin=slave,
                stdout=slave,
                stderr=slave,
                env=self._environment(idle_minutes),
                preexec_fn=lambda: _settle(megabytes),
            )
        except OSError:
            self._hang_up()
            raise
        finally:
            os.close(slave)
        try:
            await self._between(child)
        finally:
            self._hang_up()
            await _end(child)
        return child.returncode or 0

    def _environment(self, idle_minutes: int) -> Mapping[str, str]:
        """All that the games get to know."""
        term = self._process.term_type or ""
        plain = term.replace("-", "").replace(".", "").isalnum() and len(term) < 40
        return {
            "TERM": term if plain else "xterm",
            "LANG": "C.UTF-8",
            "PATH": os.defpath,
            "HOME": str(self._home),
            "COOKIEGAMES_HOME": str(self._home),
            "COOKIEGAMES_IDLE": str(idle_minutes),
        }

    async def _between(self, child: asyncio.subprocess.Process) -> None:
        loop = asyncio.get_running_loop()
        os.set_blocking(self._master, False)
        loop.add_reader(self._master, self._speak)
        hearing = asyncio.create_task(self._hear())
        ending = asyncio.create_task(child.wait())
        try:
            await asyncio.wait({hearing, ending}, return_when=asyncio.FIRST_COMPLETED)
            if ending.done():
                # What the games said last is still on its way.
                await asyncio.wait([asyncio.create_task(self._said_all.wait())], timeout=1)
        finally:
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    def _speak(self) -> None:
        """From the games to the visitor; a slow line makes them wait."""
        loop = asyncio.get_running_loop()
        try:
            data = os.read(self._master, CHUNK)
        except BlockingIOError:
            return
        except OSError:
            data = b""
        if not data:
            loop.remove_reader(self._master)
            self._said_all.set()
            return
        self._process.stdout.write(data)
        if self._process.channel.get_write_buffer_size() > MOST_WAITING:
            loop.remove_reader(self._master)
            self._draining = asyncio.create_task(self._go_on())

    async def _go_on(self) -> None:
        await self._process.stdout.drain()
        if self._master >= 0:
            asyncio.get_running_loop().add_reader(self._master, self._speak)

    async def _hear(self) -> None:
        """From the visitor to the games, until the line is cut."""
        while True:
            try:
                data = await self._process.stdin.read(CHUNK)
            except asyncssh.TerminalSizeChanged as change:
                self.resize(change.width, change.height)
                continue
            except (asyncssh.BreakReceived, asyncssh.SignalReceived):
                continue
            if not data:
                return
            try:
                os.write(self._master, data)
            except BlockingIOError:
                # Nobody types so much: the rest of a flood is dropped.
                continue
            except OSError:
                return

    def resize(self, columns: int, rows: int) -> None:
        """Tell the games how large the visitor's window is."""
        size = (max(1, min(rows or 24, TALLEST)), max(1, min(columns or 80, WIDEST)), 0, 0)
        fcntl.ioctl(self._master, termios.TIOCSWINSZ, struct.pack("HHHH", *size))

    def _hang_up(self) -> None:
        if self._master >= 0:
            asyncio.get_running_loop().remove_reader(self._master)
            os.close(self._master)
            self._master = -1


def _settle(megabytes: int) -> None:
    """In the child: a session with the pty as its terminal, so that a hang-up reaches it."""
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    resource.setrlimit(resource.RLIMIT_DATA, (megabytes << 20, megabytes << 20))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


async def _end(child: asyncio.subprocess.Process) -> None:
    """Let the games end, and end what does not."""
    for number in (signal.SIGHUP, signal.SIGKILL):
        if child.returncode is not None:
            return
        try:
            os.killpg(child.pid, number)
            await asyncio.wait_for(child.wait(), PATIENCE)
        except (TimeoutError, ProcessLookupError):
            continue
