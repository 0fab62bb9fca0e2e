"""Whole matches of the other games on a pty, with every number of seats, watched for leaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.rules.game import Over

from .batasaurus import BatasaurusBot
from .bot import Player
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
        process.type("\x11")
        assert process.wait() == 0
        bot.watch.ended(process.terminal)
