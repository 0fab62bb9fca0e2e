"""However the app ends with a hand on show: the match is taken up again, covered, and goes on."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from cookiegames.controller.store import Store
from cookiegames.rules.game import Over, Seat

from .batasaurus import BatasaurusBot
from .bot import Bot, Player
from .calcotada import CalcotadaBot
from .moth import MothBot
from .process import Process
from .table import table
from .test_endings import the_app
from .test_hang_up import assert_all_gone
from .whostole import WhostoleBot

NAMES = ("Dante", "Gael", "Maya")
BOTS: list[Callable[[], Player]] = [
    lambda: Bot(NAMES, 5, choices=5),
    lambda: CalcotadaBot(NAMES, 5, choices=5),
    lambda: WhostoleBot(NAMES, 5, choices=5),
    lambda: BatasaurusBot(NAMES, 5, choices=5),
    lambda: MothBot(NAMES, 5, choices=5, options="calm=yes"),
]


def _kill_all(process: Process) -> None:
    os.kill(the_app(process), signal.SIGKILL)


WAYS: list[Callable[[Process], None]] = [
    _kill_all,
    lambda process: process.kill(signal.SIGKILL),
    lambda process: process.kill(signal.SIGHUP),
    lambda process: process.kill(signal.SIGTERM),
    Process.hang_up,
]


@pytest.mark.parametrize("make", BOTS, ids=lambda make: make().game_id)
def test_a_match_goes_on_after_every_kind_of_end(
    tmp_path: Path, make: Callable[[], Player]
) -> None:
    bot, file, match = make(), tmp_path / "matches.db", ""
    rng = Random(bot.game_id)
    for end in WAYS:
        with table(tmp_path, bot, store=file, match=match) as process:
            bot.play(process, 2 + int(rng.random() * 4))
            assert not isinstance(bot.mirror.ask, Over)
            process.until_page(bot.question())
            bot.take(process, Seat(int(rng.random() * len(NAMES))))
            before = bot.mirror
            end(process)
            process.wait()
        assert_all_gone(tmp_path)
        (kept,) = Store(file).matches()
        assert kept.holder is None
        match = kept.id
        bot.watch.seat = None
        bot.resume(Store(file).record(match))
        assert bot.mirror.viewer is None
        # What was submitted is there: nothing else has happened either.
        assert bot.mirror.told_to_all() == before.told_to_all()
    with table(tmp_path, bot, store=file, match=match) as process:
        process.until_page(bot.question())
        bot.watch.covered(process.terminal)
        bot.play(process, 4)
