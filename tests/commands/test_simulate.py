"""The command `simulate`: what it counts, and that the same seed gives the same matches."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cookiegames.commands.simulate import Tally
from cookiegames.rules.batalha.scoring import Ending
from cookiegames.rules.game import Outcome

from .process import cookiegames

KEYS = [
    "game",
    "seats",
    "options",
    "matches",
    "finished",
    "actions",
    "seconds",
    "actions_per_second",
    "endings",
    "mean_scores",
    "wins",
]


def simulated(*words: str) -> dict[str, Any]:
    """The JSON of a simulation of Batalha."""
    answer = cookiegames("simulate", "batalha", *words, "--json")
    assert (answer.returncode, answer.stderr) == (0, "")
    report: dict[str, Any] = json.loads(answer.stdout)
    return report


@pytest.mark.parametrize("seats", [2, 3, 6])
def test_the_report_has_its_keys_and_adds_up(seats: int) -> None:
    report = simulated("--seats", str(seats), "--matches", "5")
    assert list(report) == KEYS
    assert (report["game"], report["seats"]) == ("batalha", seats)
    assert report["matches"] == report["finished"] == sum(report["endings"].values()) == 5
    assert len(report["mean_scores"]) == len(report["wins"]) == seats
    assert sum(report["wins"]) == pytest.approx(5)
    assert report["actions"] > 5 * 36
    assert report["actions_per_second"] == pytest.approx(report["actions"] / report["seconds"])


def test_the_options_are_reported_as_they_were_typed() -> None:
    report = simulated(
        "--seats", "3", "--matches", "2", "--option", "pieces=9/9/9/9", "--option", "no-specials=on"
    )
    assert report["options"] == {
        "pieces": [9, 9, 9, 9],
        "highest_wins": False,
        "no_specials": True,
        "duel_suit": "random",
    }


def test_the_same_seed_gives_the_same_matches() -> None:
    once, again, other = (
        simulated("--seats", "4", "--matches", "3", "--seed", seed) for seed in ("7", "7", "8")
    )
    for report in (once, again, other):
        del report["seconds"], report["actions_per_second"]
    assert once == again != other


def test_without_json_it_prints_a_table() -> None:
    answer = cookiegames("simulate", "batalha", "--seats", "2", "--matches", "3")
    assert answer.returncode == 0
    assert answer.stdout.startswith("Batalha dos Cookies, 2 players: 3 of 3 matches finished\n")
    assert "mean score" in answer.stdout
    assert "duel" in answer.stdout


def test_a_shared_win_counts_as_its_share() -> None:
    tally = Tally("batalha", 3, {}, 2)
    tally.count(Outcome(Ending.SECOND_HIGHEST, (10, 10, 30), (1, 1, 3)))
    tally.count(Outcome(Ending.SECOND_HIGHEST, (20, 30, 5), (1, 3, 2)))
    assert tally.wins == [1.5, 0.5, 0]
    assert tally.mean_scores == [15, 20, 17.5]
    assert tally.endings == {"second_highest": 2}
