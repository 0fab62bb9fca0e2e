"""The end of a match: its last cards stay on the table until somebody asks for the result."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot

from cookiegames import words
from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Outcome, Over, Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import QUIET_SECONDS, Gate
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.record import RecordPage
from cookiegames.tui.screens.result import Result
from cookiegames.tui.screens.table import CommonScreen, PrivateScreen
from cookiegames.words import house
from cookiegames.words.voice import Voice

from .seeing import footer, seen, showing

NAMES = ("Dante", "Gael", "Maya")


class Log:
    """Keeps what a table writes."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def write(self, lines: Sequence[str], outcome: Outcome | None) -> None:
        self.lines += lines

    def mark_read(self, seat: Seat, seen: int) -> None: ...

    def keep_time(self, seconds: float | None) -> None: ...

    def keep_wish(self, seat: Seat, wish: str) -> None: ...


def before_the_end(game_id: str) -> tuple[Table, str]:
    """A match that one more action ends, and that action."""
    entry, log, rng = GAMES[game_id], Log(), Random(3)
    company = Company(entry=entry, options=entry.options(), names=NAMES)
    table, chosen = Table(company, Random(3), ledger=log), 0
    while not isinstance(table.ask, Over):
        ask, chosen = table.ask, len(log.lines)
        if isinstance(ask, Choose) and ask.secret:
            table.take(ask.seat)
        table.act(rng.choice(table.legal()))
        table.cover()
    return Table(company, Random(3), log=log.lines[:chosen]), log.lines[chosen].partition(" ")[2]


async def end(app: CookieApp, pilot: Pilot[None], game_id: str) -> Table:
    """Make the last choice of a match on its screen, and cover what that told."""
    table, notation = before_the_end(game_id)
    action = table.company.entry.game(table.company.options).read(notation)
    app.hotseat.sit(table)
    await pilot.pause()
    if isinstance(table.ask, Choose) and table.ask.secret:
        app.hotseat.take(table.ask.seat)
        # Past the news of a whole match.
        app.hotseat.private()
        await pilot.pause()
        showing(app, PrivateScreen).submit(action)
        await pilot.pause()
        app.hotseat.cover()
    else:
        showing(app, CommonScreen)._choose(action)
    await pilot.pause()
    assert isinstance(table.ask, Over)
    return table


@pytest.mark.parametrize("size", [(60, 20), (80, 24)])
@pytest.mark.parametrize("game_id", GAMES)
async def test_the_last_cards_stay_until_enter_shows_the_result(
    app: CookieApp, game_id: str, size: tuple[int, int]
) -> None:
    async with app.run_test(size=size) as pilot:
        table = await end(app, pilot, game_id)
        showing(app, CommonScreen)
        assert table.viewer is None
        assert house.to_result() in seen(app)
        last = words.of(game_id).tell(table.told_to_all()[-1], Voice(NAMES))
        assert last in seen(app)
        assert footer(app).startswith(" Enter result · F")
        await pilot.press("enter")
        assert "same table again" in footer(app)
        showing(app, Result)


@pytest.mark.parametrize("game_id", GAMES)
async def test_at_the_end_nobody_takes_the_keyboard_but_pages_open(
    app: CookieApp, game_id: str
) -> None:
    async with app.run_test(size=(120, 40)) as pilot:
        table = await end(app, pilot, game_id)
        await pilot.press("0", "1", "1", "escape")
        showing(app, CommonScreen)
        assert table.viewer is None
        await pilot.press("f2")
        showing(app, RecordPage)
        await pilot.press("escape")
        showing(app, CommonScreen)


async def test_from_the_result_one_comes_back_to_it_and_to_the_table(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await end(app, pilot, "batasaurus")
        await pilot.press("enter", "f2")
        showing(app, RecordPage)
        await pilot.press("escape")
        assert "Backspace table" in footer(app)
        showing(app, Result)
        await pilot.press("backspace")
        showing(app, CommonScreen)
        await pilot.press("enter", "h")
        showing(app, Home)
        assert app.hotseat.table is None


async def test_home_and_leaving_are_open_at_the_last_cards(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await end(app, pilot, "whostole")
        await pilot.press("f10", "h")
        showing(app, Home)
        app.hotseat.common()
        await pilot.pause()
        await pilot.press("ctrl+q")
        await pilot.pause()
    assert app.return_code == 0


async def test_the_enter_that_ends_a_match_does_not_pass_its_last_cards() -> None:
    app = CookieApp(Random(1), gate=Gate(), settings=Settings())
    async with app.run_test(size=(80, 24)) as pilot:
        await end(app, pilot, "batasaurus")
        app.gate.arm(50.0)
        for at in (50.1, 50.3, 50.3 + QUIET_SECONDS - 0.1):
            await send_enter(app, pilot, at)
            showing(app, CommonScreen)
        await send_enter(app, pilot, 60.0)
        showing(app, Result)


async def send_enter(app: CookieApp, pilot: Pilot[None], at: float) -> None:
    """An Enter whose byte was read at this time."""
    event = events.Key("enter", None)
    event.time = at
    app.post_message(event)
    await pilot.pause()
