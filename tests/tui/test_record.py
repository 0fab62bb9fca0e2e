"""The record tells everybody the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from textual import events

from cookiegames.controller.table import Table
from cookiegames.rules.game import Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games import batalha
from cookiegames.tui.screens.record import RecordPage

from .seeing import rows, seen, showing


@pytest.fixture
def played(table: Table) -> Table:
    """The match after the exchange and some cards."""
    for _ in range(40):
        for action in _possible(table):
            table.act(action)
            table.cover()
            break
    return table


def _possible(table: Table) -> Iterator[object]:
    """What may be done next, by whoever is awaited; the keyboard is taken for it if need be."""
    if not table.legal() and table.awaited is not None:
        table.take(table.awaited)
    yield from table.legal()


async def test_the_record_is_opened_at_its_end_and_scrolls(app: CookieApp, played: Table) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(played)
        app.hotseat.overlay(RecordPage(played))
        await pilot.pause()
        last = played.length
        assert rows(app)[22].split()[0] == str(last)
        assert "Round 1 begins" not in seen(app)
        await pilot.press("home")
        assert "1 Round 1 begins: Dante starts." in seen(app)
        await pilot.press("f2")
        showing(app, batalha.Common)


async def test_the_record_read_by_a_seat_says_no_more_than_read_by_all(
    app: CookieApp, played: Table
) -> None:
    async with app.run_test(size=(80, 40)) as pilot:
        app.hotseat.sit(played)
        app.hotseat.overlay(RecordPage(played))
        await pilot.pause()
        openly = rows(app)[:-1]
        app.hotseat.cover_quietly()
        app.hotseat.take(Seat(1))
        app.hotseat.overlay(RecordPage(played))
        await pilot.pause()
        assert rows(app)[:-1] == openly


async def test_the_wheel_scrolls(app: CookieApp, played: Table) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(played)
        app.hotseat.overlay(RecordPage(played))
        await pilot.pause()
        before = rows(app)
        page = showing(app, RecordPage)
        top = page.view.top
        await pilot._post_mouse_events([events.MouseScrollUp], offset=(10, 10))
        await pilot.pause()
        assert page.view.top == top - 3
        assert rows(app) != before
