"""Matches that are kept: listed at home, resumed covered, and what cannot be kept says so."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from cookiegames.controller.keeper import Keeper
from cookiegames.controller.settings import Settings
from cookiegames.controller.store import Store, masked
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.menu import LeaveQuestion
from cookiegames.tui.screens.record import RecordPage
from cookiegames.tui.screens.table import CommonScreen, PrivateScreen
from cookiegames.words import house, kept
from tests.controller.keeping import begun, company, step, store_in

from .seeing import seen, showing


def app_with(store: Store) -> CookieApp:
    return CookieApp(Random(1), gate=Gate(0), settings=Settings(animations=False), store=store)


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


def left_alone(folder: Path, game_id: str, steps: int = 12) -> Keeper:
    """A match that somebody left in the middle."""
    keeper, table = begun(folder, game_id)
    for _ in range(steps):
        step(table, Random(2))
    keeper.let_go()
    return keeper


@pytest.mark.parametrize("game_id", GAMES)
async def test_a_match_that_waits_is_resumed_covered(tmp_path: Path, game_id: str) -> None:
    left_alone(tmp_path, game_id)
    app = app_with(store_in(tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert GAMES[game_id].title in seen(app)
        assert kept.ago(0) in seen(app)
        await press(pilot, "enter")
        screen = showing(app, CommonScreen)
        assert screen.table.viewer is None


async def test_the_last_three_matches_are_listed_and_chosen_with_arrows(tmp_path: Path) -> None:
    for game_id in ("batalha", "whostole", "batasaurus", "calcotada"):
        left_alone(tmp_path, game_id)
    app = app_with(store_in(tmp_path))
    async with app.run_test(size=(80, 30)) as pilot:
        await pilot.pause()
        listed = seen(app)
        assert listed.count(kept.ago(0)) == 3
        await press(pilot, "up", "enter")
        assert showing(app, CommonScreen).table.company.entry.id == "whostole"


async def test_home_with_three_matches_fits_the_least_window(tmp_path: Path) -> None:
    for game_id in ("batalha", "whostole", "batasaurus"):
        left_alone(tmp_path, game_id)
    app = app_with(store_in(tmp_path))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert house.resumes() in seen(app)
        assert GAMES["batasaurus"].title in seen(app)


async def test_quitting_keeps_the_match_and_says_so(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    app = app_with(store)
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(app.keeper.deal(company()))
        await press(pilot, "ctrl+q")
        showing(app, LeaveQuestion)
        assert house.leave_question(company().names, kept=True) in seen(app)
        await press(pilot, "q")
    (waiting,) = store_in(tmp_path).matches()
    assert waiting.holder is None


async def test_what_cannot_be_kept_says_so_and_can_be_tried_again(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    app = app_with(store)
    async with app.run_test(size=(80, 24)) as pilot:
        table = app.keeper.deal(company("batalha"))
        app.hotseat.sit(table)
        await press(pilot, "1")
        store.database._connection.execute("PRAGMA query_only = ON")
        await press(pilot, "a", "enter")
        assert "Matches cannot be kept" in seen(app)
        assert table.asks_secretly(Seat(0))
        held = len(table.sight.hand)
        store.database._connection.execute("PRAGMA query_only = OFF")
        await press(pilot, "a", "enter")
        assert "Matches cannot be kept" not in seen(app)
        assert table.sight.hand is not None
        assert held == 12


async def test_a_match_of_other_rules_says_so_and_stays(tmp_path: Path) -> None:
    keeper = left_alone(tmp_path, "batalha")
    assert keeper._store is not None
    connection = keeper._store.database._connection
    connection.execute("UPDATE log SET line = ? WHERE number = 1", (masked("0 sing"),))
    app = app_with(store_in(tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert kept.outdated() in seen(app)
        await press(pilot, "enter")
        showing(app, Home)
        assert "other rules" in seen(app)
    assert len(store_in(tmp_path).matches()) == 1


async def test_a_match_that_others_play_shows_its_record_alone(tmp_path: Path) -> None:
    _, table = begun(tmp_path)
    step(table, Random(1))
    app = app_with(store_in(tmp_path))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert kept.played(kept.ago(0))[:20] in seen(app)
        await press(pilot, "enter")
        showing(app, RecordPage)
        assert app.hotseat.table is None
        await press(pilot, "escape")
        showing(app, Home)


async def test_a_resumed_hand_is_covered_even_if_it_was_open(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    app = app_with(store)
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(app.keeper.deal(company("whostole")))
        await press(pilot, "1")
        showing(app, PrivateScreen)
        match = app.keeper.match
        assert match is not None
        store.database._connection.execute("UPDATE matches SET token = NULL")
        again = Keeper(store_in(tmp_path), Random(1)).take_up(match)
        assert again.viewer is None
        assert again.asks_secretly(Seat(0))
