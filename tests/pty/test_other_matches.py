"""Whole matches of the other games on a pty, with every number of seats, watched for leaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.rules.game import Over

from .batasaurus import BatasaurusBot
from .bot import Player
from .scenes import MOMENTS, Scenes
from .table import FOUR, table
from .whostole import WhostoleBot


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("kind", [WhostoleBot, BatasaurusBot])
def test_a_whole_match_shows_nothing_to_the_wrong_eyes(
    tmp_path: Path, kind: type[Player], seats: int
) -> None:
    bot = kind(FOUR[:seats], seats, choices=seats)
    with table(tmp_path, bot) as process:
        assert bot.play(process) > 12
        assert isinstance(bot.mirror.ask, Over)
        assert bot.watch.seen >= set(range(seats))
        bot.leave(process)


def test_help_menu_record_and_resizes_among_thieves_show_nothing(tmp_path: Path) -> None:
    bot = WhostoleBot(FOUR, 11, choices=11)
    with table(tmp_path, bot) as process:
        bot.interludes = scenes = Scenes(bot, process, pace=2)
        bot.play(process)
        assert not any(scenes.unplayed[moment] for moment in MOMENTS)
        bot.leave(process)


@pytest.mark.clause("BS-4")
def test_help_menu_record_and_resizes_among_dinosaurs_show_nothing(tmp_path: Path) -> None:
    bot = BatasaurusBot(FOUR, 11, choices=11)
    with table(tmp_path, bot) as process:
        bot.interludes = scenes = Scenes(bot, process, pace=1, at_hand=3)
        bot.play(process)
        assert not any(scenes.unplayed[moment] for moment in ("common", "confirmation", "hand"))
        # One for each who memorises, with the set open.
        assert len(scenes.unplayed["news"]) == 5
        assert len(scenes.unplayed["open cards"]) == 10 - len(FOUR)
        bot.leave(process)
