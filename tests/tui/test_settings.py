"""The settings count at once and are kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.controller import settings as settings_file
from cookiegames.controller.settings import CHOICES
from cookiegames.controller.table import Table
from cookiegames.rules.game import Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games import batalha
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.settings import SettingsScreen

from .seeing import footer, rows, seen, showing


async def test_right_and_left_change_the_chosen_setting(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "right")
        assert app.settings.theme == "light"
        assert app.theme == "light"
        await pilot.press("down", "right")
        assert app.settings.glyphs == "ascii"
        assert "+B----+" in seen(app)
        await pilot.press("left", "up", "left")
        assert (app.settings.theme, app.settings.glyphs) == ("dark", "unicode")


async def test_every_theme_can_be_shown_on_every_screen(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        for theme in CHOICES["theme"]:
            await pilot.press("s", "right", "escape", "enter")
            assert "Who plays?" in seen(app), theme
            await pilot.press("escape")


async def test_what_is_changed_is_kept(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "down", "down", "down", "right")
    assert app.settings.idle_cover == 180
    assert settings_file.load().idle_cover == 180


@pytest.fixture
def blocked_folder(settings_folder: Path) -> Path:
    """A file where the folder would have to be made."""
    settings_folder.write_text("in the way")
    return settings_folder


@pytest.mark.usefixtures("blocked_folder")
async def test_a_sentence_says_when_nothing_can_be_kept(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s", "right")
        assert app.settings.theme == "light"
        assert "cannot be kept" in seen(app)


async def test_a_click_on_a_sign_changes_the_setting(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("s")
        row = next(y for y, row in enumerate(rows(app)) if "Signs" in row)
        await pilot.click(offset=(rows(app)[row].rindex(">"), row))
        assert app.settings.glyphs == "ascii"


async def test_its_own_key_and_backspace_close_it(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        for key in ("s", "backspace"):
            await pilot.press("s")
            showing(app, SettingsScreen)
            await pilot.press(key)
            showing(app, Home)


async def test_over_a_hand_backspace_goes_back_and_esc_covers(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        app.hotseat.take(Seat(0))
        app.hotseat.overlay(SettingsScreen())
        await pilot.pause()
        assert "Backspace back to your hand · Esc cover" in footer(app)
        await pilot.press("backspace")
        assert table.viewer == Seat(0)
        assert not isinstance(app.screen, batalha.Common | SettingsScreen)
        app.hotseat.overlay(SettingsScreen())
        await pilot.pause()
        await pilot.press("escape")
        showing(app, batalha.Common)
        assert table.viewer is None
