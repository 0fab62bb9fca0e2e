"""The screens of The Cheating Moth as people use them: paws, the watch, slaps, races, the hand."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest
from textual import events
from textual.pilot import Pilot

from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Seat
from cookiegames.rules.moth.cards import Card
from cookiegames.rules.moth.observation import Observation, Phase
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.moth.choosing import ChooseReceiver
from cookiegames.tui.games.moth.common import Common
from cookiegames.tui.games.moth.private import Private
from cookiegames.tui.games.moth.tryout import TryOut
from cookiegames.tui.games.moth.windows import Window
from cookiegames.tui.gate import REST_SECONDS, Gate
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.words.moth import board as say
from tests.rules.moth.position import NAMES, Match, cards, holding
from tests.tui.seeing import footer, rows, seen, showing

SIZES = [(60, 20), (80, 24), (120, 40)]
PAWS = "qpzm"
LONG = 20.0


class Clock:
    """The time of the table's clocks, as a test lets it pass."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


class Scene:
    """A match on the screen."""

    def __init__(self, app: CookieApp, pilot: Pilot[None], table: Table, clock: Clock) -> None:
        self.app, self.pilot, self.table, self.clock = app, pilot, table, clock

    @property
    def sight(self) -> Observation:
        sight: Observation = self.table.public
        return sight

    def phase(self) -> Phase:
        """Where in the match it is."""
        return self.sight.phase

    def hand(self, seat: int) -> tuple[Card, ...]:
        hand: tuple[Card, ...] = self.table._game.observe(self.table._state, Seat(seat)).hand
        return hand

    @property
    def common(self) -> Common:
        return showing(self.app, Common)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def passes(self, seconds: float) -> None:
        """Let so much time pass, as the clocks of the table have it."""
        self.clock.time += seconds
        for screen in [self.app.screen]:
            if isinstance(screen, Common):
                screen.tick()
        await self.pilot.pause()

    async def open(self) -> None:
        """The window opens, and can be seen."""
        await self.passes(LONG)
        await self.pilot.pause()
        assert self.common.window is Window.OPEN


@asynccontextmanager
async def scene(
    match: Match,
    *,
    size: tuple[int, int] = (80, 24),
    gate: Gate | None = None,
    settings: Settings | None = None,
    tried: bool = True,
    names: tuple[str, ...] = NAMES,
) -> AsyncIterator[Scene]:
    clock = Clock()
    app = CookieApp(
        Random(1),
        gate=gate or Gate(0),
        settings=settings or Settings(animations=False),
        now=clock,
        moments=Random(1),
    )
    company = Company(
        entry=GAMES["moth"], options=match.state.options, names=names[: len(match.seats)]
    )
    table = Table(company, Random(1))
    table._state = match.state
    if tried:
        for seat, paw in enumerate(PAWS[: len(match.seats)]):
            table.wish(paw, seat=Seat(seat))
    async with app.run_test(size=size) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        yield Scene(app, pilot, table, clock)


def watching(**options: Any) -> Match:
    """Dante, the guard, has played; Gael holds moths, Maya none."""
    return holding("2 5 5", "moth-1 moth-3 4", "1 1", **options).play("Dante play n2")


def fans(app: CookieApp) -> list[int]:
    """The backs that can be counted in each player's fan."""
    plates = [row for row in rows(app) if row[1:2] in tuple("12345") and row[2:3] == " "]
    return [max(0, row.count("│") - 1) for row in plates]


# The try-out


@pytest.mark.clause("CM-K1")
async def test_each_paw_is_heard_before_the_first_round_in_either_case() -> None:
    async with scene(holding("2 5", "1 1", "1 1"), tried=False) as table:
        showing(table.app, TryOut)
        assert "miss keys" in seen(table.app)
        await table.press("q", "P", "z", "z")
        assert seen(table.app).count(say.pressed(1)) == 2
        assert say.pressed(2) in seen(table.app)
        await table.press("enter")
        showing(table.app, Common)
        assert table.table.wishes == ("q", "p", "z")


@pytest.mark.clause("CM-K1")
async def test_a_paw_can_be_changed_but_not_to_a_key_that_is_taken_or_needed() -> None:
    async with scene(holding("2 5", "1 1", "1 1"), tried=False) as table:
        await table.press("down", "backspace")
        assert say.press_new_key("Dante") in seen(table.app)
        await table.press("p")
        assert say.key_taken("P", "Gael") in seen(table.app)
        await table.press("backspace", "5")
        assert say.no_paw() in seen(table.app)
        await table.press("backspace", "é", "é")
        assert "[É]" in seen(table.app)
        assert say.pressed(1) in seen(table.app)
        await table.press("enter")
        assert table.table.wishes[0] == "é"
        await table.press("f10", "escape")
        showing(table.app, Common)


@pytest.mark.clause("CM-K7")
async def test_a_calm_table_has_no_try_out_and_no_paws_on_its_plates() -> None:
    async with scene(holding("2 5", "1 1", "1 1", calm=True), tried=False) as table:
        showing(table.app, Common)
        assert "[Q]" not in seen(table.app)


# The watch


@pytest.mark.clause("CM-K2", "CM-22")
async def test_a_paw_in_a_watch_takes_one_back_and_only_once() -> None:
    async with scene(watching()) as table:
        assert say.paws_ready() in seen(table.app)
        await table.press("p")
        assert not table.sight.pressed
        await table.open()
        assert fans(table.app) == [2, 3, 2]
        before = rows(table.app)[2]
        await table.press("P")
        assert fans(table.app) == [2, 2, 2]
        assert table.hand(1) == cards("moth-3 4")
        assert rows(table.app)[2] != before
        await table.press("p")
        assert fans(table.app) == [2, 2, 2]
        assert [*table.sight.pressed] == [1]


@pytest.mark.clause("CM-K2")
async def test_a_feint_stirs_the_fan_and_keeps_its_backs() -> None:
    async with scene(watching()) as table:
        await table.open()
        before = rows(table.app)[3]
        await table.press("z")
        assert rows(table.app)[3] != before
        assert fans(table.app) == [2, 3, 2]


@pytest.mark.clause("CM-K2")
async def test_fans_stir_by_themselves_and_keep_their_backs() -> None:
    async with scene(watching(watch=60)) as table:
        await table.open()
        lies = {tuple(rows(table.app)[1:4])}
        for _ in range(20):
            await table.passes(1.0)
            lies.add(tuple(rows(table.app)[1:4]))
            assert fans(table.app) == [2, 3, 2]
        assert len(lies) > 5


@pytest.mark.clause("CM-K2")
async def test_when_the_time_is_up_the_next_turn_begins() -> None:
    async with scene(watching()) as table:
        await table.open()
        await table.passes(5.9)
        assert table.phase() is Phase.WATCH
        await table.passes(0.2)
        assert (table.phase(), table.sight.to_act) == (Phase.TURN, 1)
        assert "press 2 to take the keyboard" in seen(table.app)


async def test_in_a_watch_nothing_but_paws_and_esc_does_anything() -> None:
    async with scene(watching()) as table:
        await table.open()
        await table.press("1", "0", "?", "f2", "f10", "enter", "s")
        showing(table.app, Common)
        assert table.phase() is Phase.WATCH
        assert say.stops_clock() in footer(table.app)


@pytest.mark.clause("CM-K2")
async def test_esc_stops_the_clock_which_starts_anew_with_0() -> None:
    async with scene(watching()) as table:
        await table.open()
        await table.passes(4.0)
        await table.press("escape")
        assert say.stands(watch=True) in seen(table.app)
        await table.passes(LONG)
        await table.press("p")
        assert not table.sight.pressed
        await table.press("0")
        await table.open()
        await table.passes(5.5)
        assert table.phase() is Phase.WATCH


@pytest.mark.clause("CM-K2")
@pytest.mark.parametrize("leave", [("escape", "?", "escape"), ("escape", "2", "2", "escape")])
async def test_a_clock_stands_under_help_and_a_private_screen(leave: tuple[str, ...]) -> None:
    async with scene(watching()) as table:
        await table.open()
        await table.passes(4.0)
        await table.press(*leave[:-1])
        await table.passes(LONG)
        await table.press(leave[-1])
        assert say.stands(watch=True) in seen(table.app)


async def test_a_clock_stands_in_a_window_that_is_too_small() -> None:
    async with scene(watching()) as table:
        await table.open()
        await table.pilot.resize_terminal(40, 10)
        await table.passes(LONG)
        await table.press("p")
        await table.pilot.resize_terminal(80, 24)
        await table.pilot.pause()
        assert not table.sight.pressed
        assert say.stands(watch=True) in seen(table.app)


async def test_a_watch_that_is_taken_up_again_waits_for_everybody() -> None:
    match = watching()
    async with scene(match) as table:
        table.table._resumed = True
        table.app.hotseat.common()
        await table.pilot.pause()
        assert say.stands(watch=True) in seen(table.app)


@pytest.mark.clause("CM-K2")
async def test_a_watch_without_a_clock_waits_for_somebody_to_move_on() -> None:
    async with scene(watching(watch=0)) as table:
        await table.pilot.pause()
        await table.press("p")
        assert fans(table.app) == [2, 2, 2]
        await table.press("0")
        assert table.phase() is Phase.TURN


# Caught


@pytest.mark.clause("CM-K3", "CM-23")
async def test_the_guards_paw_shouts_and_a_player_is_named_from_a_list() -> None:
    async with scene(watching()) as table:
        await table.open()
        await table.press("p", "q")
        assert say.caught_you() in seen(table.app)
        await table.passes(LONG)
        await table.press("z", "enter")
        assert table.phase() is Phase.ACCUSE
        await table.press("a", "enter")
        assert table.phase() is Phase.PENALTY
        assert table.sight.accused == 1
        await table.press("1", "a", "enter")
        assert table.sight.guard == 1


@pytest.mark.clause("CM-K7")
async def test_at_a_calm_table_s_shouts_and_0_goes_on() -> None:
    async with scene(watching(calm=True)) as table:
        await table.press("p")
        assert fans(table.app) == [2, 3, 2]
        await table.press("s", "down", "down", "enter")
        assert (table.phase(), table.sight.guard) == (Phase.TURN, 0)
        assert len(table.hand(0)) == 3


# The mosquito


def slapping() -> Match:
    """Nina guards nothing: Dante has played the mosquito, the others slap."""
    return holding("mosquito-2 5 5", "1 1", "3 3", "4 4").play("Dante play q2")


@pytest.mark.clause("CM-K5", "CM-17")
async def test_a_slap_before_the_card_has_fallen_does_not_count() -> None:
    async with scene(slapping()) as table:
        assert say.falling() in seen(table.app)
        await table.press("p", "z", "m")
        assert table.sight.slapped == ()
        await table.open()
        assert say.slap_now() in seen(table.app)
        await table.press("q", "z", "m")
        assert table.sight.slowest == 1
        assert "Maya gives Gael a card" in seen(table.app)


@pytest.mark.clause("CM-K5")
async def test_the_moment_in_which_the_card_falls_cannot_be_foreseen() -> None:
    moments = set()
    for seed in range(6):
        async with scene(slapping()) as table:
            table.app.moments.seed(seed)
            table.app.hotseat.common()
            await table.pilot.pause()
            for tenth in range(60):
                await table.passes(0.1)
                if table.common.window is Window.OPEN:
                    moments.add(tenth)
                    break
    assert len(moments) > 3


@pytest.mark.clause("CM-K5")
async def test_whoever_has_not_slapped_after_five_seconds_is_slow() -> None:
    async with scene(slapping()) as table:
        await table.open()
        await table.press("p")
        await table.passes(5.1)
        assert table.sight.slowest in (2, 3)


@pytest.mark.clause("CM-K5")
async def test_an_auto_repeat_storm_does_not_change_who_is_slowest() -> None:
    async with scene(slapping(), gate=Gate()) as table:
        await table.open()
        now = time.monotonic()
        storm = [(now + 0.01 * step, "p") for step in range(-40, 40)]
        others = [(now + 0.05, "z"), (now + 0.09, "m")]
        await _type_at(table, sorted(storm + others))
        # Gael's paw was held down before the card fell: nothing that it repeats counts.
        assert table.sight.slowest == 1


@pytest.mark.clause("CM-K5")
async def test_a_paw_counts_again_after_it_was_left_alone() -> None:
    async with scene(slapping(), gate=Gate()) as table:
        await table.open()
        now = time.monotonic()
        await _type_at(table, [(now, "p"), (now + REST_SECONDS, "p")])
        assert table.sight.slapped == (1,)


async def _type_at(table: Scene, keys: list[tuple[float, str]]) -> None:
    """Keys whose bytes were read at these times."""
    for at, key in keys:
        event = events.Key(key, key)
        event.time = at
        await table.app.on_event(event)
    await table.pilot.pause()


# The cockroach


def racing() -> Match:
    """Dante has played cockroach 2."""
    return holding("cockroach-2 2 5", "2 1", "2 1").play("Dante play c2")


@pytest.mark.clause("CM-K6", "CM-16")
async def test_presses_in_a_race_keep_their_order() -> None:
    async with scene(racing()) as table:
        await table.open()
        assert say.race_now(2) in seen(table.app)
        await table.press("z", "p")
        assert [*table.sight.claims] == [2, 1]
        assert "Maya, press 3 to take the keyboard" in seen(table.app)
        await table.passes(LONG)
        await table.press("3", "0")
        assert [*table.sight.claims] == [1]
        await table.press("2", "b", "enter")
        assert table.sight.top is Card.NUMBER_2
        assert table.phase() is Phase.WATCH


@pytest.mark.clause("CM-K6")
async def test_those_who_have_not_pressed_have_the_rest_of_the_time() -> None:
    async with scene(racing()) as table:
        await table.open()
        await table.passes(3.0)
        await table.press("z")
        await table.passes(LONG)
        await table.press("3", "0")
        await table.open()
        await table.passes(1.9)
        assert table.phase() is Phase.RACE
        await table.passes(0.2)
        assert table.phase() is Phase.WATCH


# The hand


@pytest.mark.clause("CM-7")
async def test_a_card_is_raised_and_played_or_says_why_not() -> None:
    async with scene(holding("2 3 moth-4", "1 1", "1 1")) as table:
        await table.press("1", "b", "enter")
        assert "(CM-7" in seen(table.app)
        await table.press("c", "enter")
        assert "(CM-9" in seen(table.app)
        await table.press("0")
        assert "(CM-8" in seen(table.app)
        await table.press("enter", "a", "enter")
        assert table.sight.top is Card.NUMBER_2
        showing(table.app, Common)


@pytest.mark.clause("CM-8")
async def test_0_draws_where_nothing_fits() -> None:
    async with scene(holding("3 5", "1 1", "1 1")) as table:
        await table.press("1")
        assert say.draws() in footer(table.app)
        await table.press("0")
        assert len(table.hand(0)) == 3


@pytest.mark.clause("CM-K4")
async def test_the_space_bar_throws_a_raised_moth_and_the_common_screen_says_nothing() -> None:
    async with scene(holding("2 5", "moth-1 4", "1 1")) as table:
        await table.press("2", "2", "b", "space")
        assert say.you_threw("cheating moth 1") in seen(table.app)
        assert say.thrown_so_far(["cheating moth 1"]) in seen(table.app)
        await table.press("escape")
        assert fans(table.app) == [2, 1, 2]
        assert "moth" not in seen(table.app).replace("The Cheating Moth", "")
        await table.press("f2")
        assert "moth 1" not in seen(table.app)


@pytest.mark.clause("CM-K2")
async def test_a_card_is_marked_for_the_paw_and_unmarked() -> None:
    async with scene(holding("2 5", "moth-1 4", "1 1", any_card=True)) as table:
        await table.press("2", "2", "a", "*")
        assert say.marked("number 4") in seen(table.app)
        await table.press("a", "*")
        assert say.marked("number 4") not in seen(table.app)


@pytest.mark.clause("CM-14")
async def test_a_spider_gives_from_a_list_or_nothing() -> None:
    async with scene(holding("spider-2 5 moth-1", "1 1", "1 1")) as table:
        await table.press("1", "b", "enter", "b", "enter")
        assert "(CM-9" in seen(table.app)
        await table.press("a", "enter")
        showing(table.app, ChooseReceiver)
        await table.press("backspace")
        assert showing(table.app, Private)._card is Card.NUMBER_5
        await table.press("enter", "b", "enter")
        assert Card.NUMBER_5 in table.hand(2)


async def test_what_is_raised_stays_over_pages() -> None:
    async with scene(holding("2 5", "1 1", "1 1")) as table:
        await table.press("1", "b")
        for page in ("?", "f2", "f10"):
            await table.press(page, "backspace")
            assert showing(table.app, Private)._card is Card.NUMBER_5
        await table.press("?")
        assert "CM-7" in seen(table.app)
        showing(table.app, RulesBrowser)


# Everything fits

MOMENTS: list[Callable[[], Match]] = [
    watching,
    slapping,
    racing,
    lambda: holding("2 5", "1 1", "1 1"),
    lambda: holding("2", "1 1 spider-1 moth-1", "ant-4 ant-5").play("Dante play n2 · move on"),
]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
async def test_long_names_leave_room_for_the_question_and_the_keys(
    moment: Callable[[], Match], size: tuple[int, int]
) -> None:
    long = tuple(letter * 20 for letter in "ABCD")
    async with scene(moment(), size=size, names=long) as table:
        if table.common.window is Window.READY:
            await table.open()
        asked = table.common.question().split()[-1]
        assert asked in seen(table.app)
        assert footer(table.app).strip()
        for number in range(1, len(table.sight.scores) + 1):
            plate = f" {number} {'ABCD'[number - 1]}"
            assert any(row.startswith(plate) for row in rows(table.app))


@pytest.mark.parametrize("size", SIZES)
async def test_a_large_hand_shows_every_card(size: tuple[int, int]) -> None:
    held = "1 1 2 2 3 3 4 4 5 5 spider-1 spider-2 ant-1 ant-2 cockroach-1 mosquito-5 moth-1 moth-2"
    async with scene(holding(held, "1 1", "1 1"), size=size) as table:
        await table.press("1")
        text = "\n".join(rows(table.app))
        assert all(f"╰{letter}" in text for letter in "abcdefghijklmnopqr")
        assert "Your turn" in text


async def test_the_ascii_set_draws_ascii_alone() -> None:
    settings = Settings(animations=False, glyphs="ascii")
    async with scene(watching(), settings=settings) as table:
        await table.open()
        assert seen(table.app).isascii()
        await table.press("escape", "2", "2", "a")
        assert seen(table.app).isascii()


async def test_everybody_who_is_awaited_is_named() -> None:
    async with scene(holding("2 5", "1 1", "1 1")) as table:
        assert isinstance(table.table.ask, Choose)
        assert "Dante, press 1 to take the keyboard" in seen(table.app)
