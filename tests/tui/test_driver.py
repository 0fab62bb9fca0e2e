"""The driver reads whatever comes, leaves when nothing can come, and never blocks on writing."""

from __future__ import annotations

import os
import pty
import threading
from collections.abc import Sequence

import pytest
from textual import events
from textual._xterm_parser import XTermParser
from textual.drivers._writer_thread import WriterThread
from textual.message import Message

from cookiegames.tui.app import CookieApp
from cookiegames.tui.driver import TERMINAL_GONE, CarefulDriver


class Gone(BaseException):
    """Stands for the end of the process."""


class Listening(CarefulDriver):
    """Reads these pieces, if any, instead of a line, and keeps what it has understood."""

    def __init__(self, app: CookieApp, descriptor: int = 0, pieces: Sequence[bytes] = ()) -> None:
        super().__init__(app, size=(80, 24))
        self.fileno = descriptor
        self.heard: list[events.Key] = []
        self._pieces = list(pieces)

    def process_message(self, message: Message) -> None:
        if isinstance(message, events.Key):
            self.heard.append(message)

    def _read(self) -> bytes:
        if self._pieces:
            return self._pieces.pop(0)
        if self.fileno == 0:
            raise Gone(TERMINAL_GONE)
        return super()._read()


class Writer(WriterThread):
    """Writes into a list; alive as long as it is told to be."""

    def __init__(self, *, alive: bool) -> None:
        super().__init__(open(os.devnull, "w"))  # noqa: PTH123, SIM115
        self._file.close()
        self.alive = alive
        self.written: list[str] = []

    def is_alive(self) -> bool:
        return self.alive

    def write(self, text: str) -> None:
        self.written.append(text)


@pytest.fixture(autouse=True)
def _leave_by_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    def leave(status: int) -> None:
        raise Gone(status)

    monkeypatch.setattr(os, "_exit", leave)


def heard(app: CookieApp, *pieces: bytes) -> list[str]:
    """The keys that a driver makes of these pieces."""
    listening = Listening(app, pieces=pieces)
    with pytest.raises(Gone):
        listening.run_input_thread()
    return [key.character or key.key for key in listening.heard]


async def test_keys_are_heard_until_the_terminal_is_gone(app: CookieApp) -> None:
    reading, writing = os.pipe()
    os.write(writing, b"a1\t")
    os.close(writing)
    listening = Listening(app, reading)
    with pytest.raises(Gone) as left:
        listening.run_input_thread()
    os.close(reading)
    assert [key.key for key in listening.heard] == ["a", "1", "tab"]
    assert left.value.args == (TERMINAL_GONE,)


async def test_a_line_that_fails_is_a_terminal_that_is_gone(app: CookieApp) -> None:
    master, slave = pty.openpty()
    os.close(slave)
    with pytest.raises(Gone):
        Listening(app, master)._read()
    os.close(master)


@pytest.mark.parametrize(
    "data", [b"\xe9", b"\xff\xfe", b"\x1b[13;1:3u", b"\x1b[57441;2:1u", b"\x1b[M\xff\xff\xff"]
)
async def test_bad_bytes_end_nothing(app: CookieApp, data: bytes) -> None:
    assert heard(app, data, b"x", b"y")[-1:] == ["y"]


async def test_a_letter_may_come_in_two_pieces(app: CookieApp) -> None:
    assert heard(app, "é".encode()[:1], "é".encode()[1:]) == ["é"]


async def test_a_parser_that_fails_is_replaced(
    app: CookieApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    feed = XTermParser.feed
    failed: list[XTermParser] = []

    def failing_once(self: XTermParser, data: str) -> object:
        if not failed:
            failed.append(self)
            raise ValueError(data)
        assert self is not failed[0]
        return feed(self, data)

    monkeypatch.setattr(XTermParser, "feed", failing_once)
    assert heard(app, b"lost", b"a") == ["a"]


async def test_it_ends_when_it_is_told_to(app: CookieApp) -> None:
    reading, writing = os.pipe()
    listening = Listening(app, reading)
    reader = threading.Thread(target=listening.run_input_thread)
    reader.start()
    listening.exit_event.set()
    reader.join(2)
    os.close(reading)
    os.close(writing)
    assert not reader.is_alive()


@pytest.fixture
async def listening(app: CookieApp) -> Listening:
    """A driver without a line, with a writer that keeps what it is given."""
    driver = Listening(app)
    driver._writer_thread = Writer(alive=True)
    return driver


def written(driver: Listening) -> list[str]:
    """What has reached the writer."""
    assert isinstance(driver._writer_thread, Writer)
    return driver._writer_thread.written


async def test_what_is_drawn_twice_in_a_row_is_written_once(listening: Listening) -> None:
    for data in ("frame", "\x1b[?25l", "frame", "other", "frame"):
        listening.write(data)
    assert written(listening) == ["frame", "\x1b[?25l", "other", "frame"]


async def test_after_rows_are_erased_the_same_frame_is_written_again(listening: Listening) -> None:
    listening.write("frame")
    listening.erase(2)
    listening.write("frame")
    assert written(listening) == ["frame", "\x1b[1;1H\x1b[2K\x1b[2;1H\x1b[2K", "frame"]


async def test_a_dead_writer_is_given_nothing(listening: Listening) -> None:
    writer = Writer(alive=False)
    listening._writer_thread = writer
    listening.write("frame")
    assert writer.written == []


async def test_without_a_writer_nothing_is_written(listening: Listening) -> None:
    listening._writer_thread = None
    listening.write("frame")
