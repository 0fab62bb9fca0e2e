"""The first screen: the games, and the match that waits."""

from __future__ import annotations

import pytest

from cookiegames.controller.table import Table
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games import batalha
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.tui.screens.settings import SettingsScreen
from cookiegames.tui.screens.setup import Setup

from .seeing import footer, rows, seen, showing


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_home_shows_the_games_with_a_card_and_its_keys(
    app: CookieApp, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size):
        showing(app, Home)
        assert "> Batalha dos Cookies" in seen(app)
        assert "2-6 players" in seen(app)
        assert "stomach ache" in seen(app)
        assert footer(app).startswith(" Enter new match · ? rules · S settings · Q quit")
        assert max(map(len, rows(app))) <= size[0]


@pytest.mark.parametrize(
    ("key", "screen"),
    [("enter", Setup), ("question_mark", RulesBrowser), ("s", SettingsScreen)],
)
async def test_every_key_of_the_footer_leads_somewhere_and_esc_back(
    app: CookieApp, key: str, screen: type
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press(key)
        showing(app, screen)
        await pilot.press("escape")
        showing(app, Home)


async def test_a_running_match_is_resumed_with_r(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        app.hotseat.home()
        await pilot.pause()
        assert "Batalha dos Cookies, round 1 of 3" in seen(app)
        assert "Dante, Gael and Maya" in seen(app)
        assert "Enter resume" in footer(app)
        await pilot.press("r")
        showing(app, batalha.Common)


async def test_with_a_match_that_waits_enter_resumes_unless_a_game_is_chosen(
    app: CookieApp, table: Table
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        app.hotseat.home()
        await pilot.pause()
        await pilot.press("enter")
        showing(app, batalha.Common)
        app.hotseat.home()
        await pilot.pause()
        await pilot.press("down")
        assert "Enter new match · R resume" in footer(app)
        await pilot.press("enter")
        showing(app, Setup)


async def test_without_a_match_r_does_nothing(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("r")
        showing(app, Home)


async def test_a_click_on_a_key_of_the_footer_presses_it(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.click(offset=(footer(app).index("S settings"), 23))
        showing(app, SettingsScreen)


async def test_too_small_a_terminal_shows_one_calm_line_and_holds_keys_back(
    app: CookieApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.resize_terminal(50, 18)
        await pilot.pause()
        assert "60" in seen(app)
        assert "Batalha" not in seen(app)
        await pilot.press("enter")
        showing(app, Home)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "> Batalha dos Cookies" in seen(app)


async def test_q_ends_the_app_at_once_where_nothing_is_lost(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("q")
        await pilot.pause()
    assert app.return_code == 0
