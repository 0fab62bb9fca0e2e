"""Whole matches by keys on a real terminal: no private letter ever stands in a wrong place (L4)."""

from __future__ import annotations

from pathlib import Path

from .bot import Bot
from .scenes import MOMENTS, Scenes
from .table import FOUR, TWO, table


def test_a_whole_match_of_four_shows_nothing_to_the_wrong_eyes(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        bot.interludes = scenes = Scenes(bot, process, pace=4)
        assert bot.play(process) > 200
        assert not any(scenes.unplayed[moment] for moment in MOMENTS)
        assert bot.watch.seen == {-1, 0, 1, 2, 3}
        bot.leave(process)


def test_a_whole_duel_shows_nothing_to_the_wrong_eyes(tmp_path: Path) -> None:
    bot = Bot(TWO, 2, choices=2)
    with table(tmp_path, bot, columns=120, rows=40) as process:
        bot.interludes = Scenes(bot, process, pace=4)
        assert bot.play(process) > 90
        assert bot.watch.seen == {-1, 0, 1}
        bot.leave(process)


def test_sixty_decisions_on_a_wide_screen_show_nothing_to_the_wrong_eyes(tmp_path: Path) -> None:
    bot = Bot(FOUR, 3, choices=3)
    with table(tmp_path, bot, columns=200, rows=60) as process:
        assert bot.play(process, most=60) == 60
