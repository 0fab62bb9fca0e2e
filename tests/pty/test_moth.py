"""Whole matches of The Cheating Moth on a pty: calm, live with the test's clock, and real."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.rules.game import Over
from cookiegames.rules.moth.actions import Claim, Press, Shout, Slap

from .moth import LiveMothBot, MothBot
from .scenes import MOMENTS, Scenes
from .table import table

SHORT = 286
"""In this match the rounds end soon."""
FIVE = ("Dante", "Gael", "Maya", "Ze", "Ana")


@pytest.mark.clause("CM-K4", "CM-K7")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_calm_match_shows_nothing_to_the_wrong_eyes(tmp_path: Path, seats: int) -> None:
    bot = MothBot(FIVE[:seats], seats, choices=seats, options="calm=yes")
    with table(tmp_path, bot) as process:
        assert bot.play(process) > 50
        assert isinstance(bot.mirror.ask, Over)
        assert bot.watch.seen >= set(range(seats))
        bot.leave(process)


@pytest.mark.clause("CM-K1", "CM-K2", "CM-K3", "CM-K5", "CM-K6")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_live_match_shows_nothing_to_the_wrong_eyes(tmp_path: Path, seats: int) -> None:
    clock = tmp_path / "clock"
    bot = LiveMothBot(FIVE[:seats], seats, choices=seats, clock=clock)
    with table(tmp_path, bot, clock=clock) as process:
        bot.begin(process)
        assert bot.play(process) > 50
        assert isinstance(bot.mirror.ask, Over)
        assert bot.pressed == {Press, Shout, Slap, Claim}
        bot.leave(process)


def test_help_menu_record_and_resizes_among_moths_show_nothing(tmp_path: Path) -> None:
    bot = MothBot(FIVE[:4], 11, choices=11, options="calm=yes")
    with table(tmp_path, bot) as process:
        bot.interludes = scenes = Scenes(bot, process, pace=2)
        bot.play(process)
        assert not any(scenes.unplayed[moment] for moment in MOMENTS)
        bot.leave(process)


@pytest.mark.clause("CM-K2")
def test_a_live_match_by_the_real_clock(tmp_path: Path) -> None:
    bot = LiveMothBot(FIVE[:3], SHORT, choices=SHORT, options="any_card=yes,watch=1")
    with table(tmp_path, bot) as process:
        bot.begin(process)
        bot.play(process)
        assert isinstance(bot.mirror.ask, Over)
        bot.leave(process)
