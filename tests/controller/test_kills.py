"""However and whenever a process ends, everything that was done is there, and nothing half done."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from cookiegames.controller.keeper import Keeper
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Over

from .keeping import store_in

KILLS = 100
"""For each game; 500 in all."""
COMPLETE = re.compile(r"\w+ \d+\n")
SIGNALS = (signal.SIGKILL, signal.SIGKILL, signal.SIGHUP, signal.SIGTERM)


@pytest.mark.parametrize("game_id", GAMES)
def test_nothing_is_lost_at_any_of_a_hundred_kills(tmp_path: Path, game_id: str) -> None:
    rng, match, resumed = Random(game_id), "", 0
    for number in range(KILLS):
        said = _played_until_killed(tmp_path, match, game_id, number, rng)
        known = {kept.id: kept for kept in store_in(tmp_path).matches()}
        for line in said:
            done, lines = line.split()
            assert len(store_in(tmp_path).record(done).log) >= int(lines)
        match = said[-1].split()[0]
        assert known[match].holder is None
        table = store_in(tmp_path).record(match).table(Random(1))
        assert table.viewer is None
        if isinstance(table.ask, Over):
            match = ""
        else:
            Keeper(store_in(tmp_path), Random(1)).try_out(match)
            resumed += 1
    assert resumed > KILLS // 2


def _played_until_killed(
    folder: Path, match: str, game_id: str, seed: int, rng: Random
) -> list[str]:
    """What a player said before it was ended, after some actions and in the middle of one."""
    argv = [sys.executable, "-m", "tests.controller.player", str(folder), match, game_id, str(seed)]
    with subprocess.Popen(
        argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as player:
        assert player.stdout is not None
        said = [player.stdout.readline() for _ in range(1 + int(rng.random() * 12))]
        player.send_signal(SIGNALS[seed % len(SIGNALS)])
        rest, complaint = player.communicate()
    assert all(said), complaint
    # The last line may have been cut, too.
    return [line for line in [*said, *rest.splitlines(keepends=True)] if COMPLETE.fullmatch(line)]
