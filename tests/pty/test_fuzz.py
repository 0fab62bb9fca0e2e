"""Hundreds of hostile inputs, one after another: nothing is shown, and nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cookiegames.rules.game import Seat
from cookiegames.words import house

from .bot import ENTER, ESC, Bot
from .pages import CTRL_Q
from .process import Process
from .table import FOUR, table

INPUTS = 600
QUIET = 2.0
"""The app's quiet seconds here: so long that a slow machine makes no pause of its own."""

_FIXED = (
    *("1", "2", "3", "4", "9", "0", "a", "k", "t", "l", "?", "/", "+", "-", " ", "\x00"),
    *(ENTER, ENTER, "\n", "\t", "\x7f", ESC, ESC + "x", "\x03", "\x04", "\x1a", "\x1c"),
    *("\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b[Z", "\x1bOQ", "\x1bOR", "\x1b[15~"),
    *("\x1b[O", "\x1b[I", "\x1b[?62;22c", "\x1b[?1u", "\x1b[?2026;2$y", "\x1b[24;80R"),
    *("\x1b]11;rgb:0000/0000/0000\x1b\\", "\x1bP>|XTerm(379)\x1b\\", "\x1b[13;1:3u", "\x1b[97;5u"),
    *(
        "\x1b[200~1\r1\x1b[201~",
        "\x1b[200~",
        *("\x1b[201~",) * 4,
        "\x1b[<",
        "\x1b[999;999;999~",
        "\x1b]52;",
    ),
)


def hostile(rng: Random) -> bytes:
    """Keys, clicks, answers of terminals, pieces of sequences, and bytes that mean nothing."""
    kind = rng.random()
    if kind < 0.6:
        return rng.choice(_FIXED).encode()
    if kind < 0.8:
        button = rng.choice((0, 0, 2, 32, 35, 64, 65))
        place = f"{rng.randint(1, 90)};{rng.randint(1, 30)}"
        return f"\x1b[<{button};{place}{rng.choice('Mm')}".encode()
    raw = bytes(rng.randint(0, 255) for _ in range(rng.randint(1, 6)))
    # Ctrl+Q asks to end the app, by intention.
    return raw.replace(CTRL_Q.encode(), b"\xe9")


def storm(process: Process, rng: Random) -> None:
    """Hundreds of inputs, now and then in a window of another size."""
    for number in range(INPUTS):
        process.type(hostile(rng))
        process.pump(0)
        if number % 50 == 49:
            process.resize(*rng.choice(((80, 24), (40, 10), (120, 40), (61, 20))))
    process.type("\x1b\\\x1b[201~")
    process.resize(80, 24)


def _at_the_table(_process: Process, _bot: Bot) -> None:
    """Where everybody may look, and nothing counts without a quiet time."""


def _at_a_hand(process: Process, bot: Bot) -> None:
    """Where everything counts until the hand is covered, and nothing then."""
    process.let(QUIET + 0.2)
    bot.take(process, Seat(0))


@pytest.mark.parametrize(("begin", "seed"), [(_at_the_table, 1), (_at_a_hand, 2)])
def test_a_storm_of_inputs_opens_nothing(
    tmp_path: Path, begin: Callable[[Process, Bot], None], seed: int
) -> None:
    bot = Bot(FOUR, seed, choices=seed)
    with table(tmp_path, bot, gate=QUIET) as process:
        process.until_page(bot.question())
        begin(process, bot)
        storm(process, Random(seed))
        # The app hears this above all else, so it has heard what came before.
        process.type(CTRL_Q)
        process.until_page(house.leave_title(kept=False))
        bot.watch.covered(process.terminal)
        process.type(CTRL_Q)
        assert process.wait() == 0
        bot.watch.ended(process.terminal)
