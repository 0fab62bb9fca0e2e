"""The menu, and the questions before a match is lost."""

from __future__ import annotations

import pytest

from cookiegames.controller.table import Table
from cookiegames.rules.game import Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games import batalha
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.menu import GiveUpQuestion, LeaveQuestion, Menu
from cookiegames.tui.screens.record import RecordPage
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.tui.screens.settings import SettingsScreen

from .seeing import footer, seen, showing


@pytest.mark.parametrize(
    ("key", "screen"),
    [
        ("question_mark", RulesBrowser),
        ("f2", RecordPage),
        ("s", SettingsScreen),
        ("h", Home),
        ("g", GiveUpQuestion),
        ("q", LeaveQuestion),
    ],
)
async def test_at_a_table_the_menu_offers_everything_by_key(
    app: CookieApp, table: Table, key: str, screen: type
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        await pilot.press("f10", key)
        showing(app, screen)


async def test_arrows_and_enter_do_what_the_keys_do(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        await pilot.press("f10", "down", "enter")
        showing(app, RecordPage)


async def test_without_a_match_there_is_nothing_to_give_up(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("f10")
        showing(app, Menu)
        assert "Give up" not in seen(app)
        assert "Record" not in seen(app)
        await pilot.press("f10")
        showing(app, Home)


async def test_going_home_covers_and_keeps_the_match(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        app.hotseat.take(Seat(0))
        await pilot.pause()
        await pilot.press("f10")
        assert "Esc cover" in footer(app)
        await pilot.press("h")
        assert table.viewer is None
        assert app.hotseat.table is table
        assert "Enter resume" in footer(app)


async def test_giving_up_asks_first_and_the_harmless_answer_comes_first(
    app: CookieApp, table: Table
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        await pilot.press("f10", "g", "enter")
        showing(app, batalha.Common)
        await pilot.press("f10", "g")
        assert "without a winner" in seen(app)
        await pilot.press("g")
        showing(app, Home)
        assert app.hotseat.table is None


async def test_quitting_says_that_the_match_cannot_be_kept(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        app.hotseat.take(Seat(0))
        await pilot.pause()
        await pilot.press("ctrl+q")
        assert table.viewer is None
        assert "It cannot be kept yet once the app is closed" in seen(app)
        await pilot.press("escape")
        showing(app, batalha.Common)
        await pilot.press("ctrl+q", "q")
        await pilot.pause()
    assert app.return_code == 0


async def test_names_that_look_like_markup_are_shown_as_typed(app: CookieApp, table: Table) -> None:
    names = ("[/b]", "[red]x", "../../x")
    object.__setattr__(table.company, "names", names)
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        app.hotseat.overlay(LeaveQuestion())
        await pilot.pause()
        assert "[/b], [red]x and ../../x" in seen(app)
