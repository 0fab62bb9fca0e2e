"""Keys, clicks and pastes that come too early open nothing; the quiet time is the real one."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.rules.game import Seat
from cookiegames.tui.gate import QUIET_SECONDS, REST_SECONDS
from cookiegames.words import common

from .bot import ENTER, LETTERS, Bot, at_hand
from .process import Process
from .table import FOUR, table

QUIET = REST_SECONDS + 0.2
"""More than enough seconds without a key."""
A_REPEAT = 0.03
"""Seconds between the repeats of a held key."""


def pasted(keys: str) -> str:
    """The keys as a terminal marks them when they are pasted."""
    return f"\x1b[200~{keys}\x1b[201~"


def double_click(process: Process, text: str) -> str:
    """Two clicks where this text stands."""
    row = next(y for y, row in enumerate(process.terminal.rows()) if text in row)
    column = process.terminal.rows()[row].index(text)
    place = f"{column + 1};{row + 1}"
    return f"\x1b[<0;{place}M\x1b[<0;{place}m" * 2


@pytest.mark.parametrize(
    "ahead",
    ["2", "2" * 30, "22" + ENTER * 2, "2a\r2a\r", "0\r2\r3\r", pasted("2\ra\r2"), "<double click>"],
)
def test_what_is_typed_ahead_of_a_cover_does_not_take_the_keyboard(
    tmp_path: Path, ahead: str
) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, gate=QUIET_SECONDS) as process:
        process.until_page(bot.question())
        process.let(QUIET)
        bot.take(process, Seat(0))
        _give(process, bot)
        process.until_shows("Laid aside")
        # A second Enter is for later, too.
        process.let(QUIET)
        if ahead == "<double click>":
            ahead = double_click(process, "Gael")
        _give(process, bot, ahead)
        process.until_page(bot.question())
        process.let(QUIET)
        assert process.shows(bot.question())
        bot.take(process, Seat(1))


def _give(process: Process, bot: Bot, ahead: str = "") -> None:
    """Give the first card that can be given, and type on in the same breath."""
    mirror = bot.mirror
    letter = LETTERS[mirror.sight.hand.index(mirror.legal()[0].card)]
    told = mirror.act(mirror.legal()[0])
    if not told.stays:
        mirror.cover()
        bot.watch.leaves()
    process.type(letter + ENTER + ahead)


@pytest.mark.parametrize("keys", ["33", "3" * 30, "3\r3", "3a\r3a\r", "3" + pasted("3"), "<click>"])
def test_one_breath_of_keys_does_not_pass_the_confirmation(tmp_path: Path, keys: str) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, gate=QUIET_SECONDS) as process:
        process.until_page(bot.question())
        process.let(QUIET)
        process.type(double_click(process, "3 Maya") if keys == "<click>" else keys)
        _confirm_in_quiet(process, bot)


@pytest.mark.parametrize("first_repeat", [A_REPEAT, 0.5])
def test_a_held_digit_does_not_pass_the_confirmation(tmp_path: Path, first_repeat: float) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, gate=QUIET_SECONDS) as process:
        process.until_page(bot.question())
        process.let(QUIET)
        process.type("3")
        process.let(first_repeat)
        for _ in range(50):
            process.type("3")
            process.let(A_REPEAT)
        _confirm_in_quiet(process, bot)


def _confirm_in_quiet(process: Process, bot: Bot) -> None:
    """The page with the name is still there; the same digit opens the hand after a quiet time."""
    sentence = common.take_once_more("Maya", 3)
    process.until_page(sentence)
    process.let(QUIET)
    assert process.shows(sentence)
    bot.watch.allows(Seat(2))
    process.type("3")
    process.until(lambda: at_hand(process), "the hand of Maya")


def test_a_paste_in_quiet_opens_nothing(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, gate=QUIET_SECONDS) as process:
        process.until_page(bot.question())
        process.let(QUIET)
        process.type(pasted("1"))
        process.let(QUIET)
        assert process.shows(bot.question())
        bot.take(process, Seat(0))
