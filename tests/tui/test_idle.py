"""On a host, whoever is away for long is warned behind a cover, and leaves with the match kept."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from cookiegames.controller.settings import Settings
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.idle import ClosesSoon
from cookiegames.tui.screens.table import CommonScreen, PrivateScreen
from cookiegames.words import host
from tests.controller.keeping import company, store_in

from .seeing import seen, showing

MINUTES = 30


async def away(app: CookieApp, pilot: Pilot[None], minutes: float) -> None:
    """Nobody presses a key for so long."""
    app.hotseat._touched -= 60 * minutes
    app.look_for_people()
    await pilot.pause()


@pytest.fixture
def hosted(tmp_path: Path) -> CookieApp:
    settings = Settings(animations=False)
    store = store_in(tmp_path)
    return CookieApp(Random(1), gate=Gate(0), settings=settings, store=store, idle_minutes=MINUTES)


async def test_a_hand_is_covered_and_the_visitor_warned(hosted: CookieApp) -> None:
    async with hosted.run_test(size=(80, 24)) as pilot:
        table = hosted.keeper.deal(company())
        hosted.hotseat.sit(table)
        await pilot.press("1")
        showing(hosted, PrivateScreen)
        await away(hosted, pilot, MINUTES - 1.5)
        showing(hosted, PrivateScreen)
        await away(hosted, pilot, 1)
        showing(hosted, ClosesSoon)
        assert host.closes_soon(MINUTES) in seen(hosted)
        assert table.viewer is None
        await pilot.press("x")
        showing(hosted, CommonScreen)


async def test_who_stays_away_leaves_and_the_match_is_kept(
    hosted: CookieApp, tmp_path: Path
) -> None:
    async with hosted.run_test(size=(80, 24)) as pilot:
        hosted.hotseat.sit(hosted.keeper.deal(company()))
        await pilot.pause()
        await away(hosted, pilot, MINUTES)
        await pilot.pause()
    assert hosted.return_code == 0
    (kept,) = store_in(tmp_path).matches()
    assert kept.holder is None


async def test_who_plays_at_home_is_never_sent_away(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat._touched -= 10**6
        await pilot.pause()
        assert not isinstance(app.screen, ClosesSoon)
