"""The hall of fame: everybody who has finished a match here, and one person game by game."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cookiegames.controller.settings import Settings
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.fame import HallOfFame, Person
from cookiegames.tui.screens.home import Home
from cookiegames.words import fame
from tests.controller.keeping import begun, step, store_in

from .seeing import rows, seen, showing


def finished(folder: Path, game_id: str, seed: int) -> None:
    keeper, table = begun(folder, game_id, seed)
    rng = Random(seed)
    while step(table, rng):
        continue
    keeper.let_go()


def app_with(folder: Path) -> CookieApp:
    settings = Settings(animations=False)
    return CookieApp(Random(1), gate=Gate(0), settings=settings, store=store_in(folder))


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_everybody_stands_in_the_hall_of_fame_and_has_a_page(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    for seed in range(3):
        finished(tmp_path, "whostole", seed)
    finished(tmp_path, "batasaurus", 4)
    async with app_with(tmp_path).run_test(size=size) as pilot:
        app = pilot.app
        assert isinstance(app, CookieApp)
        await pilot.press("h")
        showing(app, HallOfFame)
        names = [row.split()[2 if ">" in row else 1] for row in rows(app) if " won of " in row]
        assert sorted(names) == ["Dante", "Gael", "Maya"]
        await pilot.press("down", "enter")
        showing(app, Person)
        assert names[1] in rows(app)[0]
        assert "Who stole the cookie?" in seen(app)
        assert "Batasaurus" in seen(app)
        await pilot.press("backspace")
        showing(app, HallOfFame)
        await pilot.press("escape")
        showing(app, Home)


async def test_an_empty_hall_invites(tmp_path: Path) -> None:
    async with app_with(tmp_path).run_test(size=(80, 24)) as pilot:
        app = pilot.app
        assert isinstance(app, CookieApp)
        await pilot.press("h", "down", "enter")
        assert fame.nobody() in seen(app)


async def test_without_a_store_there_is_no_hall(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("h")
        showing(app, Home)
        assert fame.opens() not in seen(app)
