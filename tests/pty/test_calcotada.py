"""Whole matches of Calçotada Wars on a pty, with open hands for as long as a cookbook lies."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.rules.game import Over

from .calcotada import CalcotadaBot
from .scenes import MOMENTS, Scenes
from .table import table
from .watch import Leak

COOKBOOK_SEED = 4
"""In this match a cookbook is opened early."""
SIX = ("Dante", "Gael", "Maya", "Ze", "Ana", "Bo")


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_whole_match_shows_nothing_to_the_wrong_eyes(tmp_path: Path, seats: int) -> None:
    bot = CalcotadaBot(SIX[:seats], seats, choices=seats)
    with table(tmp_path, bot) as process:
        assert bot.play(process) > 50
        assert isinstance(bot.mirror.ask, Over)
        assert bot.watch.seen >= set(range(seats))
        bot.leave(process)


def test_help_menu_record_and_resizes_among_cooks_show_nothing(tmp_path: Path) -> None:
    bot = CalcotadaBot(SIX[:4], 11, choices=11)
    with table(tmp_path, bot) as process:
        bot.interludes = scenes = Scenes(bot, process, pace=2)
        bot.play(process)
        assert not any(scenes.unplayed[moment] for moment in MOMENTS)
        bot.leave(process)


@pytest.mark.clause("CW-21")
def test_what_a_cookbook_opened_is_no_longer_public_when_the_turn_ends(tmp_path: Path) -> None:
    bot = CalcotadaBot(SIX[:4], COOKBOOK_SEED, choices=COOKBOOK_SEED)
    with table(tmp_path, bot) as process:
        bot.play(process)
        assert bot.covered
        bot.leave(process)


@pytest.mark.clause("CW-21")
def test_an_open_hand_that_stays_a_turn_too_long_is_seen(tmp_path: Path) -> None:
    bot = CalcotadaBot(SIX[:4], COOKBOOK_SEED, choices=COOKBOOK_SEED)
    with (
        table(tmp_path, bot, kind="open hands stay") as process,
        pytest.raises(Leak, match="not public"),
    ):
        bot.play(process)
