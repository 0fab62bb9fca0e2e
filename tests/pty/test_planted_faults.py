"""The watch sees what it must: apps with one fault planted in each are caught."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.rules.game import Seat

from .batasaurus import BatasaurusBot
from .bot import Bot, Player
from .calcotada import CalcotadaBot
from .process import Process
from .table import FOUR, table
from .watch import Leak
from .whostole import WhostoleBot


@pytest.mark.parametrize(
    ("kind", "caught"),
    [
        ("pushed cover", "of seat 0, at Gael takes"),
        ("veiled hand", "of seat 0, at Dante: Give"),
        ("hand on common", "of seat 0, at the start"),
        ("width residue", "of seat 0, at Dante: Give"),
    ],
)
def test_a_hand_that_is_not_dropped_is_seen(tmp_path: Path, kind: str, caught: str) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, kind=kind) as process, pytest.raises(Leak, match=caught):
        bot.play(process, most=8)


@pytest.mark.parametrize("kind", ["title", "clipboard"])
def test_a_hand_that_is_sent_to_the_terminal_is_seen(tmp_path: Path, kind: str) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot, kind=kind) as process:
        _glance(process, bot)
        process.type("z")
        with pytest.raises(Leak, match="in a string"):
            bot.cover(process)


@pytest.mark.parametrize("player", [Bot, CalcotadaBot, WhostoleBot, BatasaurusBot])
def test_a_hand_in_a_toast_is_seen(tmp_path: Path, player: type[Player]) -> None:
    bot = player(FOUR, 1, choices=1)
    with table(tmp_path, bot, kind="toast") as process:
        _glance(process, bot)
        process.type("z")
        process.until_shows("You hold")
        with pytest.raises(Leak, match="of seat 0"):
            _cover_and_look_on(process, bot)


def _glance(process: Process, bot: Player) -> None:
    process.until_page(bot.question())
    bot.take(process, Seat(0))


def _cover_and_look_on(process: Process, bot: Player) -> None:
    bot.cover(process)
    process.until(lambda: False, "a leak")
