"""Taking and covering the keyboard: confirmation, PIN, news, idleness, and one screen at a time."""

from __future__ import annotations

import asyncio
import gc
import random
import time
import weakref
from pathlib import Path
from types import SimpleNamespace

import pytest
from textual import events
from textual.pilot import Pilot

from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Lock, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Seat
from cookiegames.tui import hotseat as module
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.confirm import Confirm
from cookiegames.tui.screens.menu import LeaveQuestion
from cookiegames.tui.screens.news import NewsPage
from cookiegames.tui.screens.pin import AskPin
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.tui.screens.table import CommonScreen, PrivateScreen
from cookiegames.words import people

from .seeing import rows, seen, showing

SIZE = (80, 24)


async def sit(app: CookieApp, table: Table, pilot: Pilot[None]) -> None:
    """Show the table."""
    app.hotseat.sit(table)
    await pilot.pause()


def looking(app: CookieApp) -> Seat | None:
    """Who is at the keyboard."""
    assert app.hotseat.table is not None
    return app.hotseat.table.viewer


# Taking


async def test_the_awaited_seat_takes_with_its_digit(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1")
        assert showing(app, PrivateScreen).viewer == Seat(0)
        assert looking(app) == Seat(0)


async def test_another_seat_is_asked_once_more(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("3")
        showing(app, Confirm)
        assert "Maya" in seen(app)
        assert looking(app) is None
        await pilot.press("3")
        assert showing(app, PrivateScreen).viewer == Seat(2)


@pytest.mark.parametrize("key", ["2", "1", "0", "enter", "space", "question_mark", "f2", "f10"])
async def test_only_the_same_digit_confirms(app: CookieApp, table: Table, key: str) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("3", key)
        showing(app, Confirm)
        assert looking(app) is None


async def test_the_confirmation_can_be_left(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("3", "escape")
        showing(app, CommonScreen)


async def test_a_digit_without_a_seat_does_nothing(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("4", "9")
        showing(app, CommonScreen)


async def test_a_key_that_comes_too_late_for_its_screen_is_not_heard(
    app: CookieApp, table: Table
) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("3")
        left = showing(app, Confirm)
        await pilot.press("3")
        left.on_key(events.Key("3", "3"))
        left.on_key(events.Key("escape", None))
        await pilot.pause()
        assert showing(app, PrivateScreen).viewer == Seat(2)


# Covering


async def test_escape_covers(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1", "escape")
        showing(app, CommonScreen)
        assert looking(app) is None


async def test_escape_covers_from_a_page_over_the_hand(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1", "question_mark")
        showing(app, RulesBrowser)
        await pilot.press("escape")
        showing(app, CommonScreen)
        assert looking(app) is None


async def test_backspace_goes_back_to_the_hand(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1", "question_mark", "backspace")
        assert showing(app, PrivateScreen).viewer == Seat(0)


async def test_the_last_choice_covers(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1", "a", "enter")
        assert showing(app, PrivateScreen).viewer == Seat(0)
        await pilot.press("b", "enter")
        showing(app, CommonScreen)
        assert looking(app) is None


@pytest.mark.parametrize("keys", [("1",), ("1", "question_mark"), ("1", "f10")])
async def test_looking_away_covers(app: CookieApp, table: Table, keys: tuple[str, ...]) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press(*keys)
        app.post_message(events.AppBlur())
        await pilot.pause()
        showing(app, CommonScreen)
        assert looking(app) is None


async def test_looking_away_from_the_table_changes_nothing(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        common = app.screen
        app.post_message(events.AppBlur())
        await pilot.pause()
        assert app.screen is common


async def test_asking_to_leave_covers(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1", "ctrl+q")
        showing(app, LeaveQuestion)
        assert looking(app) is None
        await pilot.press("s")
        showing(app, CommonScreen)


async def test_the_last_frame_before_the_end_shows_nothing(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1")
        app.hotseat.curtain()
        await pilot.pause()
        assert "".join(rows(app)).strip() == ""
        assert looking(app) is None


# Idleness


def _later(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the seat's clock, and no other, be ahead."""
    clock = SimpleNamespace(monotonic=lambda: time.monotonic() + seconds)
    monkeypatch.setattr(module, "time", clock)


async def test_a_hand_left_alone_is_covered(table: Table) -> None:
    quick = CookieApp(random.Random(1), gate=Gate(0), settings=Settings(idle_cover=1))
    async with quick.run_test(size=SIZE) as pilot:
        await sit(quick, table, pilot)
        await pilot.press("1")
        showing(quick, PrivateScreen)
        async with asyncio.timeout(10):
            while looking(quick) is not None:
                await pilot.pause(0.05)
        showing(quick, CommonScreen)


async def test_a_page_over_a_hand_left_alone_is_covered_too(
    app: CookieApp, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1", "f2")
        _later(monkeypatch, app.settings.idle_cover + 1)
        app.hotseat._cover_if_idle()
        await pilot.pause()
        showing(app, CommonScreen)
        assert looking(app) is None


async def test_a_key_puts_the_idle_cover_off(
    app: CookieApp, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1")
        _later(monkeypatch, app.settings.idle_cover - 1)
        await pilot.press("right")
        _later(monkeypatch, app.settings.idle_cover + 1)
        app.hotseat._cover_if_idle()
        await pilot.pause()
        showing(app, PrivateScreen)


# PINs


@pytest.fixture
def locked() -> Table:
    """A table at which the first and the last have set a PIN."""
    entry = GAMES["batalha"]
    company = Company(
        entry=entry,
        options=entry.options(),
        names=("Dante", "Gael", "Maya"),
        locks=(Lock.of("1234"), None, Lock.of("77")),
    )
    return Table(company, random.Random(1))


async def test_a_pin_opens_and_is_not_shown(app: CookieApp, locked: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, locked, pilot)
        await pilot.press("1", "1", "2", "3")
        showing(app, AskPin)
        assert looking(app) is None
        assert "123" not in seen(app)
        await pilot.press("4", "enter")
        assert showing(app, PrivateScreen).viewer == Seat(0)


async def test_another_pin_is_refused_and_may_be_tried_again(app: CookieApp, locked: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, locked, pilot)
        await pilot.press("1", "9", "enter")
        showing(app, AskPin)
        assert people.pin_wrong() in seen(app)
        await pilot.press("1", "2", "3", "5", "backspace", "4", "enter")
        showing(app, PrivateScreen)


async def test_the_pin_page_can_be_left(app: CookieApp, locked: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, locked, pilot)
        await pilot.press("1", "1", "escape")
        showing(app, CommonScreen)


async def test_the_pin_comes_after_the_confirmation(app: CookieApp, locked: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, locked, pilot)
        await pilot.press("3", "3")
        showing(app, AskPin)
        await pilot.press("7", "7", "enter")
        assert showing(app, PrivateScreen).viewer == Seat(2)


async def test_who_has_set_no_pin_needs_none(app: CookieApp, locked: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, locked, pilot)
        await pilot.press("2", "2")
        assert showing(app, PrivateScreen).viewer == Seat(1)


# News


async def _exchange(pilot: Pilot[None]) -> None:
    """Everybody gives their first two cards away."""
    for digit in ("1", "2", "3"):
        await pilot.press(digit, "a", "enter", "b", "enter")
    # The last one stays to read what came in.
    await pilot.press("escape")


async def test_news_comes_before_the_hand_until_it_is_read(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await _exchange(pilot)
        await pilot.press("2", "2")
        showing(app, NewsPage)
        assert looking(app) == Seat(1)
        await pilot.press("enter")
        showing(app, PrivateScreen)
        await pilot.press("escape", "2", "2")
        showing(app, PrivateScreen)


async def test_news_that_is_covered_counts_as_read(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await _exchange(pilot)
        await pilot.press("2", "2", "escape")
        showing(app, CommonScreen)
        await pilot.press("2", "2")
        showing(app, PrivateScreen)


async def test_the_record_over_the_news_leads_back_to_it(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await _exchange(pilot)
        await pilot.press("2", "2", "f2", "backspace")
        showing(app, NewsPage)


# One screen


@pytest.mark.parametrize(
    "keys",
    [
        ("1",),
        ("1", "question_mark"),
        ("1", "f10", "s"),
        ("1", "escape"),
        ("1", "f2", "escape"),
        ("3",),
        ("3", "3"),
        ("f10", "h"),
    ],
)
async def test_there_is_never_more_than_one_screen(
    app: CookieApp, table: Table, keys: tuple[str, ...]
) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press(*keys)
        # Textual's own blank screen lies under all others.
        assert len(app.screen_stack) == 2


@pytest.mark.parametrize("leaving", ["escape", "question_mark", "ctrl+q"])
async def test_no_trace_of_a_hand_is_kept(app: CookieApp, table: Table, leaving: str) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1")
        hand = weakref.ref(showing(app, PrivateScreen))
        await pilot.press(leaving)
        async with asyncio.timeout(10):
            while hand() is not None:
                await pilot.pause(0.05)
                gc.collect()


async def test_a_notification_does_not_outlast_a_screen(app: CookieApp, table: Table) -> None:
    async with app.run_test(size=SIZE) as pilot:
        await sit(app, table, pilot)
        await pilot.press("1")
        app.notify("something")
        await pilot.pause()
        await pilot.press("escape")
        assert not list(app._notifications)


def test_one_module_alone_changes_screens() -> None:
    folder = Path(module.__file__).parent
    forbidden = ("switch_screen", "push_screen", "pop_screen", "install_screen", ".notify(")
    users = {
        path.name
        for path in folder.rglob("*.py")
        if any(word in path.read_text(encoding="utf-8") for word in forbidden)
    }
    assert users == {"hotseat.py"}
