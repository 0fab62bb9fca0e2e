"""However the app ends with a hand on show, the terminal is restored and keeps no card (L5)."""

from __future__ import annotations

import os
import signal
import stat
from pathlib import Path

import psutil
import pytest

from cookiegames.rules.game import Seat
from cookiegames.words import common

from .bot import Bot
from .pages import CTRL_Q
from .process import Process
from .table import FOUR, table
from .watch import any_letters

SOON = 2.0
"""Seconds within which everything must be over."""
CRASH_LOG = "crash.log"
START_MODES = {"7", "25"}
"""Lines wrap, and the cursor is seen."""


def at_a_hand(process: Process, bot: Bot) -> None:
    """Bring a hand on show."""
    process.until_page(bot.question())
    bot.take(process, Seat(0))


def the_app(process: Process) -> int:
    """The process that draws: the child of the one that restores the terminal."""
    (child,) = psutil.Process(process.pid).children()
    number: int = child.pid
    return number


def assert_restored(process: Process, bot: Bot, before: list[object]) -> None:
    """The terminal is as it was, and shows nothing of the table."""
    assert process.attributes() == before
    assert process.terminal.modes == START_MODES
    bot.watch.ended(process.terminal)


def assert_nothing_said(process: Process) -> None:
    """No traceback, nor anything else that is long."""
    assert "Traceback" not in process.text
    assert len(process.text.split()) <= len(common.crashed().split())


def test_no_image_of_the_memory_is_written(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        process.until_page(bot.question())
        assert psutil.Process(the_app(process)).rlimit(psutil.RLIMIT_CORE) == (0, 0)


@pytest.mark.parametrize(
    ("number", "to_app", "status"),
    [
        (signal.SIGTERM, False, 143),
        (signal.SIGTERM, True, 143),
        (signal.SIGHUP, False, 129),
        (signal.SIGHUP, True, 129),
        (signal.SIGINT, True, 143),
        (signal.SIGQUIT, True, 131),
        (signal.SIGSEGV, True, 139),
        (signal.SIGKILL, True, 137),
    ],
)
def test_a_signal_ends_the_app_behind_a_clean_terminal(
    tmp_path: Path, number: signal.Signals, to_app: bool, status: int
) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        before = process.attributes()
        at_a_hand(process, bot)
        os.kill(the_app(process) if to_app else process.pid, number)
        assert process.wait(SOON) == status
        assert_restored(process, bot, before)
        assert_nothing_said(process)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_to_both_processes_ends_them_as_one(
    tmp_path: Path, number: signal.Signals
) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        before = process.attributes()
        at_a_hand(process, bot)
        os.killpg(process.pid, number)
        assert process.wait(SOON) in (129, 143)
        assert_restored(process, bot, before)


def test_quitting_with_a_hand_on_show_asks_behind_a_cover(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        before = process.attributes()
        at_a_hand(process, bot)
        bot.watch.leaves()
        process.type(CTRL_Q)
        process.until_page("Quit, and lose the match?")
        bot.watch.covered(process.terminal)
        process.type("q")
        assert process.wait(SOON) == 0
        assert_restored(process, bot, before)
        assert process.text.strip() == ""


def test_a_crash_tells_nothing_but_that_it_happened(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, kind="crash") as process:
        before = process.attributes()
        at_a_hand(process, bot)
        process.type("z")
        assert process.wait(SOON) == 1
        assert_restored(process, bot, before)
        assert process.shows(common.crashed())
        assert_nothing_said(process)


def test_a_crash_is_noted_for_its_makers_without_a_card(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, kind="crash") as process:
        at_a_hand(process, bot)
        process.type("z")
        process.wait(SOON)
    log = tmp_path / CRASH_LOG
    assert stat.S_IMODE(log.stat().st_mode) == 0o600
    note = log.read_text(encoding="utf-8")
    assert "RuntimeError" in note
    assert "on_event" in note
    assert not any_letters(note)


def test_waking_up_covers(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        at_a_hand(process, bot)
        app = the_app(process)
        os.kill(app, signal.SIGTSTP)
        os.kill(app, signal.SIGSTOP)
        bot.watch.leaves()
        bot.mirror.cover()
        os.kill(app, signal.SIGCONT)
        process.until_page(bot.question())
        bot.watch.covered(process.terminal)
        # It still hears, and ends.
        at_a_hand(process, bot)
        bot.cover(process, "\x1b[O")
        process.type(CTRL_Q)
        process.until_page("Quit, and lose the match?")
        process.type("q")
        assert process.wait(SOON) == 0


def test_a_stop_from_the_keyboard_is_only_a_key(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        at_a_hand(process, bot)
        process.type("\x1a\x1c\x03\x13\x04")
        bot.cover(process)
