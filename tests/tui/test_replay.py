"""Finished matches are looked at again, step by step, with any eyes; running ones are not."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cookiegames.controller.keeper import Keeper
from cookiegames.controller.settings import Settings
from cookiegames.rules.catalog import GAMES
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.replay import PastMatches, Replay
from cookiegames.words import replays as say
from tests.controller.keeping import NAMES, begun, step, store_in

from .seeing import footer, rows, seen, showing


def finished(folder: Path, game_id: str, seed: int = 3) -> int:
    """A finished match; the number of its steps."""
    keeper, table = begun(folder, game_id, seed)
    rng = Random(seed)
    while step(table, rng):
        continue
    match = keeper.match
    keeper.let_go()
    assert match is not None
    return len(store_in(folder).record(match).log)


def app_with(folder: Path) -> CookieApp:
    settings = Settings(animations=False)
    return CookieApp(Random(1), gate=Gate(0), settings=settings, store=store_in(folder))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("game_id", GAMES)
async def test_a_match_is_stepped_through_with_everybodys_eyes(
    tmp_path: Path, game_id: str, size: tuple[int, int]
) -> None:
    steps = finished(tmp_path, game_id)
    app = app_with(tmp_path)
    async with app.run_test(size=size) as pilot:
        await pilot.press("p", "enter")
        showing(app, Replay)
        assert say.step(steps, steps) in seen(app)
        await pilot.press("home", "pagedown", "pagedown", "right")
        await pilot.pause()
        at = min(steps, 22)
        assert say.step(at, steps) in seen(app)
        shown = set()
        for digit in "0123":
            await pilot.press(digit)
            await pilot.pause()
            shown.add(tuple(rows(app)))
            assert say.eyes() in footer(app)
        assert len(shown) == 4
        await pilot.press("w")
        await pilot.pause()
        assert say.whole_truth() in seen(app)
        assert all(name in seen(app) for name in NAMES)
        await pilot.press("escape")
        showing(app, PastMatches)
        await pilot.press("escape")
        showing(app, Home)


async def test_a_running_match_is_not_among_the_past_ones(tmp_path: Path) -> None:
    keeper, _ = begun(tmp_path)
    match = keeper.match
    assert match is not None
    keeper.let_go()
    assert Keeper(store_in(tmp_path), Random(1)).past(match) is None
    app = app_with(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("p")
        await pilot.pause()
        assert say.none_yet() in seen(app)


async def test_it_plays_by_itself_and_stops(tmp_path: Path) -> None:
    steps = finished(tmp_path, "whostole")
    app = app_with(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("p", "enter", "space")
        replay = showing(app, Replay)
        await pilot.pause()
        assert say.step(1, steps) in seen(app)
        assert say.plays(on=True) in footer(app)
        for _ in range(steps + 1):
            replay._play()
        await pilot.pause()
        assert say.step(steps, steps) in seen(app)
        assert say.plays(on=False) in footer(app)
