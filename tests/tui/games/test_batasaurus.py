"""Batasaurus's screens as people use them: memorise against the clock, then turn up and battle."""

from __future__ import annotations

import re
from collections.abc import Callable
from enum import Enum
from random import Random

import pytest
from textual import events
from textual.pilot import Pilot

from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.batasaurus.cards import Dinosaur
from cookiegames.rules.batasaurus.observation import Phase
from cookiegames.rules.game import Choose, Over, Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.batasaurus.common import Common
from cookiegames.tui.games.batasaurus.glance import Glance
from cookiegames.tui.games.batasaurus.layout import moved
from cookiegames.tui.games.batasaurus.memorise import Memorise
from cookiegames.tui.gate import Gate
from cookiegames.tui.look import Look
from cookiegames.tui.screens.clock import TICK
from cookiegames.tui.screens.menu import Menu
from cookiegames.tui.screens.result import Result
from cookiegames.words.batasaurus import call
from tests.tui.seeing import footer, rows, seen, showing
from tests.tui.test_clock import ENTRY, Time

NAMES = ("Dante", "Gael", "Maya", "Zé")
CANARIES = "АБВГДЕЖЗИЙКЛ"


class CanaryApp(CookieApp):
    """Calls every dinosaur by one letter that stands nowhere else."""

    def look(self, viewer: Seat | None) -> Look:
        return Look(super().look(viewer).glyphs, _canary)


def _canary(thing: Enum) -> str:
    assert isinstance(thing, Dinosaur)
    return CANARIES[thing.value - 1]


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def app(time: Time) -> CookieApp:
    return CookieApp(Random(1), gate=Gate(0), settings=Settings(), now=time)


def dealt(*, seats: int = 3, seed: int = 1, together: bool = False) -> Table:
    options = ENTRY.options(seconds=30, together=together)
    company = Company(entry=ENTRY, options=options, names=NAMES[:seats])
    return Table(company, Random(seed))


def played(until: Callable[[Table], bool], *, seats: int = 3) -> Table:
    """A match played at random up to the first moment of this kind."""
    for seed in range(200):
        table, rng = dealt(seats=seats, seed=seed), Random(seed)
        while not until(table) and not isinstance(table.ask, Over):
            ask = table.ask
            if isinstance(ask, Choose) and ask.secret:
                table.take(ask.seat)
            table.act(rng.choice(table.legal()))
            table.cover()
        if until(table):
            return table
    raise AssertionError("no such moment")


def turning_up(table: Table) -> bool:
    return table.public.phase is Phase.TURN_UP


def battling(table: Table) -> bool:
    """One of those who fight has laid a card on top already."""
    return table.public.phase is Phase.BATTLE and table.public.middle[-1].card is None


async def sit(app: CookieApp, pilot: Pilot[None], table: Table) -> None:
    app.hotseat.sit(table)
    await pilot.pause()


async def begin(app: CookieApp, pilot: Pilot[None], table: Table) -> Memorise:
    """The first seat takes the keyboard and starts to look."""
    await sit(app, pilot, table)
    await pilot.press("1")
    await pilot.pause()
    await pilot.press("enter")
    await pilot.pause()
    return showing(app, Memorise)


def named(app: CookieApp) -> set[Dinosaur]:
    """The dinosaurs whose names are on the screen."""
    return {card for card in Dinosaur if call(card) in seen(app)}


async def let_pass(app: CookieApp, pilot: Pilot[None], time: Time, seconds: float) -> None:
    """Let this time pass, and the screen read its clock."""
    time.at += seconds
    assert isinstance(app.screen, Memorise | Common)
    app.screen.tick()
    await pilot.pause()


@pytest.mark.clause("BS-3")
async def test_nothing_is_shown_before_enter_starts_the_clock(app: CookieApp, time: Time) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press("1")
        await pilot.pause()
        assert "you have 30 seconds" in seen(app)
        assert not named(app)
        time.at += 60
        await pilot.press("x", "space", "down")
        assert table.seconds_left is None
        await pilot.press("enter")
        await pilot.pause()
        assert named(app) == set(Dinosaur)
        assert "30 seconds left" in seen(app)


@pytest.mark.clause("BS-2")
async def test_rows_are_chosen_before_the_look_and_change_nothing_else(app: CookieApp) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press("1")
        await pilot.pause()
        before = table.sight
        assert "3 rows of 4" in seen(app)
        await pilot.press("right")
        assert "2 rows of 6" in seen(app)
        assert table.sight == before
        await pilot.press("enter", "right", "left", "left", "escape")
        await pilot.pause()
        assert table.wishes == ("2x6", "", "")
        await pilot.press("1", "right")
        assert table.wishes == ("2x6", "", "")


@pytest.mark.clause("BS-3")
async def test_ready_is_asked_twice_and_any_other_key_goes_on_looking(app: CookieApp) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, table)
        await pilot.press("enter")
        assert "Ready? Press Enter once more." in seen(app)
        await pilot.press("x")
        assert "Press Enter once more." not in seen(app)
        await pilot.press("enter")
        assert not table.public.turned_down[0]
        await pilot.press("enter")
        await pilot.pause()
        assert table.public.turned_down == (True, False, False)
        assert table.viewer is None
        assert not named(app)
        showing(app, Common)


@pytest.mark.clause("BS-3")
async def test_when_the_time_is_up_the_set_is_turned_down_and_covered(
    app: CookieApp, time: Time
) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, table)
        await let_pass(app, pilot, time, 29.5)
        assert "1 second left" in seen(app)
        await let_pass(app, pilot, time, 0.6)
        assert table.public.turned_down[0]
        assert table.viewer is None
        assert (table.awaited, table.seconds_left) == (1, None)
        showing(app, Common)


async def test_the_clock_runs_by_itself(app: CookieApp, time: Time) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, table)
        time.at += 31
        await pilot.pause(3 * TICK)
        assert table.public.turned_down[0]
        showing(app, Common)


@pytest.mark.clause("BS-3")
@pytest.mark.parametrize(
    ("away", "back"), [("escape", "1"), ("?", "backspace"), ("f10", "backspace"), ("f2", "f2")]
)
async def test_the_clock_stands_while_nothing_is_shown(
    app: CookieApp, time: Time, away: str, back: str
) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(app, pilot, table)
        time.at += 10
        await pilot.press(away)
        await pilot.pause()
        assert not named(app)
        time.at += 60
        screen.tick()
        assert table.seconds_left == 20
        await pilot.press(back)
        await pilot.pause()
        showing(app, Memorise)
        assert "20 seconds" in seen(app)
        assert not named(app)
        await pilot.press("enter")
        await pilot.pause()
        assert named(app) == set(Dinosaur)
        assert table.seconds_left == 20


async def test_a_small_window_stops_the_clock_until_enter(app: CookieApp, time: Time) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await begin(app, pilot, table)
        await let_pass(app, pilot, time, 10)
        await pilot.resize_terminal(50, 18)
        await pilot.pause()
        time.at += 60
        screen.tick()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert not named(app)
        assert "you have 20 seconds" in seen(app)
        await pilot.press("enter")
        assert table.seconds_left == 20


async def test_nobody_is_covered_for_looking_without_a_key(app: CookieApp) -> None:
    table = dealt()
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, table)
        app.hotseat._touched -= app.settings.idle_cover + 1
        app.hotseat._cover_if_idle()
        assert table.viewer == 0
        await pilot.press("?")
        await pilot.pause()
        app.hotseat._touched -= app.settings.idle_cover + 1
        app.hotseat._cover_if_idle()
        assert table.viewer is None


@pytest.mark.clause("BS-3")
async def test_all_together_look_on_the_common_screen(app: CookieApp, time: Time) -> None:
    table = dealt(seats=2, together=True)
    async with app.run_test(size=(120, 40)) as pilot:
        await sit(app, pilot, table)
        assert "press 0 to turn them up" in seen(app)
        assert not named(app)
        await pilot.press("0")
        await pilot.pause()
        assert sum(row.count("Rex") for row in rows(app)) == 2
        await let_pass(app, pilot, time, 10)
        assert "20 seconds left" in seen(app)
        await pilot.press("f10")
        await pilot.pause()
        showing(app, Menu)
        time.at += 60
        await pilot.press("escape")
        await pilot.pause()
        assert "for 20 seconds" in seen(app)
        assert not named(app)
        await pilot.press("0", "0", "x")
        assert table.clock is not None
        await pilot.press("0")
        assert "Are all ready?" in seen(app)
        await pilot.press("0")
        await pilot.pause()
        assert turning_up(table)
        assert not named(app)


@pytest.mark.clause("BS-3")
async def test_all_together_have_no_more_than_the_time(app: CookieApp, time: Time) -> None:
    table = dealt(seats=4, together=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press("2", "2", "right", "escape")
        assert table.wishes[1] == "2x6"
        await pilot.press("0")
        await let_pass(app, pilot, time, 30)
        assert turning_up(table)
        assert "strength" not in seen(app)


@pytest.mark.clause("BS-5")
async def test_arrows_choose_a_card_and_enter_turns_it_up(app: CookieApp) -> None:
    table = played(turning_up)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press("enter")
        assert not table.public.middle
        await pilot.press("right", "right", "down")
        assert showing(app, Common)._raised == 5
        assert "Enter turn up" in footer(app)
        await pilot.press("enter")
        await pilot.pause()
        (first,) = table.public.middle
        assert not table.public.lying[0][5]
        assert first.card is not None
        assert named(app) == {first.card}
        assert showing(app, Common)._raised is None


@pytest.mark.clause("BS-7")
async def test_a_card_laid_on_top_is_seen_by_nobody(app: CookieApp) -> None:
    table = played(battling)
    async with app.run_test(size=(120, 40)) as pilot:
        await sit(app, pilot, table)
        assert "battle" in seen(app)
        unseen = sum(card.card is None for card in table.public.middle)
        assert sum(row.count("unseen  ") for row in rows(app)) == unseen
        awaited, laid = table.awaited, len(table.public.middle)
        await pilot.press("down")
        assert "Enter lay on top" in footer(app)
        await pilot.press("enter")
        await pilot.pause()
        assert len(table.public.middle) == laid + 1
        assert table.public.middle[-1].seat == awaited


@pytest.mark.clause("BS-6")
async def test_the_finished_trick_lies_until_the_next_card(app: CookieApp) -> None:
    table = played(lambda table: turning_up(table) and table.public.last_winner is not None)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        winner, cards = table.public.last_winner, {one.card for one in table.public.middle}
        assert f"{NAMES[winner]} took the trick" in seen(app)
        assert named(app) >= cards
        await pilot.press("right", "enter")
        await pilot.pause()
        assert "took the trick" not in seen(app)


async def test_five_presses_within_a_tenth_of_a_second_turn_up_one_card(time: Time) -> None:
    app = CookieApp(Random(1), gate=Gate(), settings=Settings(), now=time)
    table = played(turning_up, seats=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        # Painted long ago: arrows count at once, and Enter a quiet time after them.
        app.gate.arm(0.0)
        await send(app, pilot, "right", 50.0)
        await send(app, pilot, "right", 50.05)
        assert showing(app, Common)._raised == 1
        await send(app, pilot, "enter", 50.2)
        assert not table.public.middle
        for number in range(5):
            await send(app, pilot, "enter", 51.0 + number * 0.02)
            app.gate.arm(0.0)
            await send(app, pilot, "right", 51.01 + number * 0.02)
        assert len(table.public.middle) == 1


async def send(app: CookieApp, pilot: Pilot[None], key: str, at: float) -> None:
    """A key whose byte was read at this time."""
    event = events.Key(key, None)
    event.time = at
    app.post_message(event)
    await pilot.pause()


async def test_a_click_raises_a_card_and_another_on_the_footer_turns_it_up(app: CookieApp) -> None:
    table = played(turning_up, seats=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.click(offset=(9, 3))
        assert showing(app, Common)._raised == 1
        await pilot.click(offset=(footer(app).index("Enter") + 1, 23))
        await pilot.pause()
        assert not table.public.lying[0][1]


@pytest.mark.clause("BS-4")
async def test_a_seat_that_takes_the_keyboard_sees_no_card_again(time: Time) -> None:
    app = CanaryApp(Random(1), gate=Gate(0), settings=Settings(), now=time)
    table = dealt(seats=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await begin(app, pilot, table)
        assert shown(app) == set(CANARIES)
        await pilot.press("enter", "enter", "2")
        await pilot.pause()
        await pilot.press("enter", "enter", "enter")
        await pilot.pause()
        assert turning_up(table)
        for away in ("1", "2"):
            await pilot.press(away, away)
            await pilot.pause()
            showing(app, Glance)
            assert "Your" in seen(app)
            for key in ("enter", "right", "f2", "f2", "f10", "backspace"):
                await pilot.press(key)
                await pilot.pause()
                assert not shown(app)
            await pilot.resize_terminal(120, 40)
            await pilot.pause()
            assert not shown(app)
            await pilot.resize_terminal(80, 24)
            await pilot.press("escape")
            await pilot.pause()
            assert not shown(app)


def shown(app: CookieApp) -> set[str]:
    """The letters of dinosaurs that are on the screen."""
    return set(CANARIES) & set(seen(app))


@pytest.mark.clause("BS-4")
async def test_a_whole_match_shows_only_what_was_turned_up(time: Time) -> None:
    app = CanaryApp(Random(1), gate=Gate(0), settings=Settings(), now=time)
    table = played(turning_up, seats=3)
    rng = Random(5)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        while not isinstance(table.ask, Over):
            await pilot.press(*rng.choices(["right", "down", "left", "up"], k=3), "enter")
            lying = table.public.middle
            assert shown(app) <= {_canary(one.card) for one in lying if one.card}
        await pilot.pause()
        showing(app, Common)
        last = {_canary(one.card) for one in table.public.middle if one.card}
        assert shown(app) <= last
        assert len(last) >= 3
        assert "1-3 " not in footer(app)
        await pilot.press("1", "enter")
        await pilot.pause()
        showing(app, Result)
        assert seen(app).count("Total:") == 3
        assert not shown(app)
        await pilot.press("backspace")
        await pilot.pause()
        showing(app, Common)


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
@pytest.mark.parametrize("glyphs", ["unicode", "ascii", "large"])
@pytest.mark.parametrize(("seats", "display"), [(2, "2x6"), (3, "3x4"), (4, "2x6"), (4, "3x4")])
async def test_everything_fits_every_size(
    size: tuple[int, int], glyphs: str, seats: int, display: str
) -> None:
    app = CookieApp(Random(1), gate=Gate(0), settings=Settings(glyphs=glyphs))
    table = dealt(seats=seats)
    battle = played(battling, seats=seats)
    for one in (table, battle):
        one._wishes = [display] * seats
    async with app.run_test(size=size) as pilot:
        await begin(app, pilot, table)
        for word in ("Enter ready", "Memorise where", "30 seconds left", "T. Rex"):
            assert word in seen(app)
        assert_fits(app, size, glyphs)
        await sit(app, pilot, battle)
        assert "lays a card on top" in seen(app)
        assert "battle" in seen(app)
        await pilot.press("down")
        assert any(">▒<" in row or ">#<" in row for row in rows(app))
        assert footer(app).startswith(" Enter lay on top")
        assert_fits(app, size, glyphs)
        open_table = dealt(seats=seats, together=True)
        open_table._wishes = [display] * seats
        await sit(app, pilot, open_table)
        await pilot.press("0")
        await pilot.pause()
        assert "30 seconds left" in seen(app)
        for strength in range(1, 13):
            told = re.compile(rf"(?<!\d){strength}(?!\d)")
            assert sum(len(told.findall(row)) for row in rows(app)[2:-5]) >= seats
        before = rows(app)
        await pilot.press("0")
        assert "30 seconds left" in seen(app)
        assert "Press 0 once more." in seen(app)
        # The tiles have not moved, so that nobody has to look for them.
        assert rows(app)[: size[1] - 5] == before[: size[1] - 5]
        assert_fits(app, size, glyphs)


@pytest.mark.parametrize(("seats", "display"), [(2, "2x6"), (2, "3x4"), (4, "3x4")])
async def test_all_together_see_every_name_whole_where_rows_are_free(
    app: CookieApp, seats: int, display: str
) -> None:
    table = dealt(seats=seats, together=True)
    table._wishes = [display] * seats
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press("0")
        await pilot.pause()
        told = letters(" ".join(rows(app)[2:-5]))
        assert ".." not in seen(app)
        wanted = sum(len(letters(call(card))) for card in Dinosaur) * seats
        below = sum(len(letters(name)) for name in NAMES[2:seats])
        assert len(told) == wanted + below + len(letters("seconds left"))


def letters(text: str) -> str:
    return "".join(filter(str.isalpha, text))


async def test_the_keyboard_is_offered_only_while_sets_are_memorised(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        for table in (dealt(), dealt(together=True)):
            await sit(app, pilot, table)
            assert "1-3 take the keyboard" in footer(app)
        for table in (played(turning_up), played(battling)):
            await sit(app, pilot, table)
            assert "take the keyboard" not in footer(app)
            await pilot.press("1", "1")
            await pilot.pause()
            showing(app, Glance)


def finished(table: Table) -> bool:
    return isinstance(table.ask, Over)


@pytest.mark.clause("BS-11")
@pytest.mark.parametrize("size", [(60, 20), (80, 24), (120, 40)])
async def test_the_last_trick_stays_with_what_led_to_the_end(
    app: CookieApp, size: tuple[int, int]
) -> None:
    def with_cards_kept(table: Table) -> bool:
        played_out = [len(shown) == 12 for shown in table.public.shown]
        won = table.public.last_winner is not None
        return finished(table) and won and not all(played_out)

    table = played(with_cards_kept)
    public = table.public
    async with app.run_test(size=size) as pilot:
        await sit(app, pilot, table)
        assert f"{NAMES[public.last_winner]} took the trick" in seen(app)
        assert any("✓" in row for row in rows(app))
        for seat, name in enumerate(NAMES[:3]):
            assert f"▒ 0 ◔{public.piles[seat]:>2}" in seen(app)
            kept = len(public.shown[seat]) < 12
            assert (f"{name} keeps" in seen(app)) == kept
        assert "no dinosaur left, so the match is over." in seen(app)


@pytest.mark.clause("BS-10")
async def test_a_last_battle_that_nobody_won_is_said_to_have_gone_to_nobody(
    app: CookieApp,
) -> None:
    table = played(lambda table: finished(table) and table.public.last_winner is None, seats=2)
    async with app.run_test(size=(60, 20)) as pilot:
        await sit(app, pilot, table)
        assert f"nobody took the trick: {len(table.public.middle)} cards" in seen(app)
        assert "The last battle went to nobody" in seen(app)
        assert "Enter shows the result." in seen(app)


def assert_fits(app: CookieApp, size: tuple[int, int], glyphs: str) -> None:
    assert all(len(row) <= size[0] for row in rows(app))
    if glyphs == "ascii":
        assert all(row.replace("é", "e").isascii() for row in rows(app))


def test_arrows_reach_every_card_that_still_lies() -> None:
    lying = [place not in (1, 2, 5, 6, 11) for place in range(12)]
    assert moved(None, "right", lying, 4) == 0
    assert moved(None, "left", lying, 4) == 10
    assert moved(0, "right", lying, 4) == 3
    assert moved(10, "right", lying, 4) == 0
    assert moved(3, "down", lying, 4) == 7
    assert moved(7, "down", lying, 4) == 10
    assert moved(0, "up", lying, 4) == 8
    assert moved(None, "right", [False] * 12, 4) is None
    assert moved(4, "right", [place == 4 for place in range(12)], 4) == 4
