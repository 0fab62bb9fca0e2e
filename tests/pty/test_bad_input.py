"""Bytes that mean nothing do not end the app, and nothing that is shown reaches a clipboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.rules.game import Seat
from cookiegames.words import starting

from .bot import ENTER, Bot, at_hand
from .pages import BACKSPACE, CTRL_Q, RULES
from .process import Process, python
from .table import FOUR, table

CTRL_C, CTRL_X, CTRL_V, SHIFT_HOME = "\x03", "\x18", "\x16", "\x1b[1;2H"


@pytest.mark.parametrize(
    "data",
    [
        b"\xe9",
        b"\xff\xfe\x80",
        b"\xf0\x9f",
        b"\x00",
        b"\x1b[13;1:3u",
        b"\x1b[57441;2:1u",
        b"\x1b[<0;0;0M",
        b"\x1b[<99999;1;1M",
        b"\x1b[M\xff\xff\xff",
        b"\x1b[?62;22c\x1b[?1u",
        b"\x1b]11;rgb:1c1c/1a1a/1717\x1b\\",
        b"\x1bP>|tmux 3.3a\x1b\\",
        b"\x1b[999999999999999999999~",
        b"\x1b[200~\xe9\x1b[201~",
    ],
)
def test_bad_bytes_do_not_end_the_app(tmp_path: Path, data: bytes) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        process.until_page(bot.question())
        bot.take(process, Seat(0))
        process.type(data)
        process.type(RULES.keys[0])
        process.until_page(RULES.shows(bot.mirror))
        process.type(BACKSPACE)
        process.until(lambda: at_hand(process), "the hand again")


def clipboard_writes(process: Process) -> list[str]:
    """What the terminal was asked to put into its clipboard."""
    return [one for one in process.terminal.strings if one.startswith("\x1b]52")]


def test_a_hand_cannot_be_selected_and_copied(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        process.until_page(bot.question())
        bot.take(process, Seat(0))
        drag = "\x1b[<0;1;10M" + "".join(f"\x1b[<32;{x};14M" for x in range(2, 70, 4))
        process.type(drag + "\x1b[<0;70;14m" + CTRL_C + CTRL_X)
        bot.cover(process)
        assert clipboard_writes(process) == []


def test_what_is_typed_into_a_field_is_not_copied(tmp_path: Path) -> None:
    with Process(python("cookiegames"), home=tmp_path) as process:
        process.until_page("Batalha dos Cookies")
        process.type(ENTER)
        process.until_page(starting.setup_title("Batalha dos Cookies"))
        process.type("Dante")
        process.until_shows("Dante")
        process.type(SHIFT_HOME + CTRL_C + CTRL_X)
        process.until(lambda: not process.shows("Dante"), "the name cut out")
        process.type(CTRL_V + CTRL_Q)
        assert process.wait() == 0
        assert clipboard_writes(process) == []
