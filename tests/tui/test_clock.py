"""The clock of a table as a screen lets it run: it stands wherever nothing is looked at."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from textual.pilot import Pilot

from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.batasaurus.actions import TurnDown
from cookiegames.rules.catalog import GAMES, Entry
from cookiegames.rules.game import Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate
from cookiegames.tui.look import ASCII
from cookiegames.tui.parts.countdown import Countdown
from cookiegames.tui.screens.clock import ClockScreen
from tests.generic.chance import source
from tests.tui.seeing import showing

ENTRY = Entry("batasaurus", "Batasaurus", "BS", 2, 4, 15)


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.at = 100.0

    def __call__(self) -> float:
        return self.at


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def table() -> Table:
    company = Company(entry=ENTRY, options=ENTRY.options(seconds=30), names=("Dante", "Gael"))
    return Table(company, source(1))


def test_it_runs_only_between_start_and_stop(table: Table, time: Time) -> None:
    clock = Countdown(table, 30, time)
    time.at += 5
    clock.read()
    assert (clock.begun, clock.left) == (False, 30)
    clock.start()
    time.at += 5
    clock.read()
    assert table.seconds_left == 25
    clock.stop()
    time.at += 5
    clock.read()
    assert (clock.runs, clock.left) == (False, 25)


def test_another_one_goes_on_with_what_is_left(table: Table, time: Time) -> None:
    table.keep_time(12.25)
    clock = Countdown(table, 30, time)
    assert (clock.begun, clock.shown) == (True, 13)
    clock.start()
    time.at += 12
    clock.read()
    assert (clock.left, clock.shown) == (0.25, 1)
    time.at += 12
    clock.read()
    assert (clock.left, clock.shown) == (0, 0)


def test_it_stops_when_something_else_is_asked(table: Table, time: Time) -> None:
    clock = Countdown(table, 30, time)
    clock.start()
    table.take(Seat(0))
    table.act(TurnDown())
    time.at += 5
    clock.read()
    assert (clock.runs, table.seconds_left) == (False, None)


def test_a_time_that_goes_backwards_gives_no_seconds(table: Table, time: Time) -> None:
    clock = Countdown(table, 30, time)
    clock.start()
    time.at -= 5
    clock.read()
    assert clock.left == 30


def test_the_bar_is_full_at_first_and_empty_at_the_end(table: Table, time: Time) -> None:
    clock = Countdown(table, 30, time)
    assert clock.bar(ASCII, 10).plain == "#" * 10
    table.keep_time(15)
    assert clock.bar(ASCII, 10).plain == "#####-----"
    table.keep_time(0.01)
    assert clock.bar(ASCII, 10).plain == "#---------"
    table.keep_time(0)
    assert clock.bar(ASCII, 10).plain == "-" * 10


@pytest.mark.parametrize("together", [False, True])
async def test_looking_while_the_process_stood_still_is_charged(together: bool) -> None:
    """A stopped process leaves the set on the terminal; waking up covers before any tick."""
    now = [100.0]
    app, table = timed(lambda: now[0], together=together)
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, table, pilot, together=together)
        now[0] += 60
        screen = showing(app, ClockScreen)
        screen.stop_clock()
        assert table.seconds_left == 0


@pytest.mark.parametrize("together", [False, True])
async def test_ready_is_asked_anew_after_the_clock_has_stood(together: bool) -> None:
    app, table = timed(lambda: 100.0, together=together)
    key = "0" if together else "enter"
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, table, pilot, together=together)
        await pilot.press(key)
        await pilot.pause()
        await pilot.resize_terminal(50, 15)
        await pilot.pause()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        await pilot.press(key)
        await pilot.pause()
        assert showing(app, ClockScreen).clock_runs
        await pilot.press(key)
        await pilot.pause()
        assert not any(table.public.turned_down)


def timed(now: Callable[[], float], *, together: bool) -> tuple[CookieApp, Table]:
    entry = GAMES["batasaurus"]
    options = entry.options(together=together)
    table = Table(Company(entry=entry, options=options, names=("Dante", "Gael")), Random(1))
    return CookieApp(Random(1), gate=Gate(0), settings=Settings(), now=now), table


async def begin(app: CookieApp, table: Table, pilot: Pilot[None], *, together: bool) -> None:
    """The look has begun."""
    app.hotseat.sit(table)
    await pilot.pause()
    for key in ("0",) if together else ("1", "enter"):
        await pilot.press(key)
        await pilot.pause()
    assert showing(app, ClockScreen).clock_runs
