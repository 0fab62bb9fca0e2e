"""Batalha's screens as people use them: raise, play, give, use, assemble, and be told why not."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from cookiegames import words
from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.batalha.actions import MoveOn, Play, UseMarker
from cookiegames.rules.batalha.cards import AIMED, Card
from cookiegames.rules.batalha.observation import Phase, Stage
from cookiegames.rules.batalha.scoring import sacrifices_due
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Offer, Over
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.batalha.assembly import AssemblyScreen
from cookiegames.tui.games.batalha.common import Common
from cookiegames.tui.games.batalha.private import Private
from cookiegames.tui.games.batalha.target import ChooseTarget
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.result import Result
from cookiegames.tui.screens.rules import RulesBrowser
from tests.tui.seeing import footer, rows, seen, showing

NAMES = ("Dante", "Gael", "Maya", "Zé", "Bruna", "Iris")
LETTERS = "abcdefghijklmnopqrs"


def played(until: Callable[[Table], bool], *, seats: int = 4, frugal: bool = True) -> Table:
    """A match played at random up to the first moment of this kind; `frugal` saves markers."""
    entry = GAMES["batalha"]
    for seed in range(200):
        company = Company(entry=entry, options=entry.options(), names=NAMES[:seats])
        table, rng = Table(company, Random(seed)), Random(seed)
        while not isinstance(table.ask, Over):
            if until(table):
                return table
            ask = table.ask
            if isinstance(ask, Choose) and ask.secret:
                table.take(ask.seat)
            actions = [
                action for action in table.legal() if not (frugal and isinstance(action, UseMarker))
            ]
            table.act(rng.choice(actions))
            table.cover()
        if until(table):
            return table
    raise AssertionError("no such moment")


async def sit(app: CookieApp, pilot: Pilot[None], table: Table) -> None:
    app.hotseat.sit(table)
    await pilot.pause()


async def take_awaited(app: CookieApp, pilot: Pilot[None], table: Table) -> None:
    """The awaited seat takes the keyboard, and goes past its news to its own screen."""
    await sit(app, pilot, table)
    assert table.awaited is not None
    await pilot.press(str(table.awaited + 1))
    await pilot.pause()
    if not isinstance(app.screen, Private | AssemblyScreen):
        await pilot.press("enter")
        await pilot.pause()


def awaits_a_card(table: Table) -> bool:
    return table.public.phase is Phase.PLAY and table.public.effect is None


def must_follow(table: Table) -> bool:
    """The awaited seat holds the turn suit, and something else that is barred."""
    if not awaits_a_card(table) or table.public.turn_suit is None:
        return False
    return bool(barred(table))


def barred(table: Table) -> list[Card]:
    """Cards of the awaited seat that it may not play now."""
    assert table.awaited is not None
    game, state = table._game, table._state
    legal = {a.card for a in game.legal_actions(state, table.awaited) if isinstance(a, Play)}
    return [card for card in game.observe(state, table.awaited).hand if card not in legal]


async def test_a_letter_raises_a_card_and_enter_plays_it(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        table_seat = table.viewer
        card = next(a.card for a in table.legal() if isinstance(a, Play))
        place = table.sight.hand.index(card)
        await pilot.press(LETTERS[place])
        assert "Enter play" in footer(app)
        assert table.public.trick == ()
        await pilot.press("enter")
        await pilot.pause()
        assert table.public.trick[-1] is card
        assert table.viewer is None
        assert table_seat is not None
        showing(app, Common)


async def test_arrows_raise_the_next_card_and_wrap_around(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await pilot.press("left")
        screen = showing(app, Private)
        assert screen._cursor.at == len(table.sight.hand) - 1
        await pilot.press("right", "right")
        assert screen._cursor.at == 1


async def test_enter_without_a_raised_card_plays_nothing(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await pilot.press("enter")
        assert table.viewer is not None
        assert table.public.trick == ()


@pytest.mark.clause("BC-13")
async def test_a_barred_card_says_why_and_opens_its_clause(app: CookieApp) -> None:
    table = played(must_follow)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        place = table.sight.hand.index(barred(table)[0])
        before = table.public
        await pilot.press(LETTERS[place], "enter")
        assert "You must follow" in seen(app)
        assert "BC-13" in seen(app)
        assert table.public == before
        await pilot.press("?")
        await pilot.pause()
        showing(app, RulesBrowser)
        assert "BC-13" in seen(app)
        await pilot.press("backspace")
        await pilot.pause()
        showing(app, Private)


async def test_a_card_out_of_turn_says_so(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        other = (table.awaited or 0) % 4 + 1 if table.awaited != 0 else 2
        seat = other - 1 if other - 1 != table.awaited else (other % 4)
        await pilot.press(str(seat + 1))
        await pilot.press(str(seat + 1))
        await pilot.pause()
        if not isinstance(app.screen, Private):
            await pilot.press("enter")
            await pilot.pause()
        assert table.viewer == seat
        await pilot.press("a", "enter")
        assert "BC-11" in seen(app)
        assert table.viewer == seat


@pytest.mark.clause("BC-7")
async def test_the_exchange_asks_for_two_cards_and_shows_the_first(app: CookieApp) -> None:
    table = played(lambda table: table.public.phase is Phase.EXCHANGE)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        assert "Choose a card for Gael, on your left." in seen(app)
        await pilot.press("a", "enter")
        await pilot.pause()
        assert "Laid aside for your left neighbour" in seen(app)
        assert "Choose a card for Zé, on your right." in seen(app)
        await pilot.press("a", "enter")
        assert "already" in seen(app)
        await pilot.press("b", "enter")
        await pilot.pause()
        showing(app, Common)


@pytest.mark.clause("BC-10")
async def test_zero_turns_up_the_next_piece(app: CookieApp) -> None:
    table = played(lambda table: table.public.phase is Phase.TURN_UP)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        assert footer(app).startswith(" 0 ")
        await pilot.press("0")
        await pilot.pause()
        assert table.public.dispute is not None
        assert "in dispute" in seen(app)


@pytest.mark.clause("BC-25")
@pytest.mark.parametrize("key", ["t", "l", "T"])
async def test_a_marker_is_taken_or_left_on_the_common_screen(app: CookieApp, key: str) -> None:
    def offered(table: Table) -> bool:
        ask = table.ask
        marking = table.public.phase is Phase.MARKERS
        return marking and isinstance(ask, Choose) and not ask.secret

    table = played(offered)
    asked = table.awaited
    assert asked is not None
    before = table.public.marker_counts[asked]
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        assert " T " in footer(app)
        assert " L " in footer(app)
        await pilot.press(key)
        await pilot.pause()
        assert table.public.marker_counts[asked] == before + (key.lower() == "t")


def _holder(table: Table) -> Any:
    """Who may use an aimed marker now, and which; None: nobody."""
    if not awaits_a_card(table):
        return None
    for seat in range(4):
        for action in table._game.legal_actions(table._state, seat):  # type: ignore[arg-type]
            if isinstance(action, UseMarker) and action.marker in AIMED:
                return seat, action
    return None


@pytest.mark.clause("BC-32", "BC-34")
async def test_a_marker_is_chosen_aimed_and_announced_out_of_turn(app: CookieApp) -> None:
    table = played(lambda table: _holder(table) is not None)
    seat, action = _holder(table)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press(str(seat + 1))
        if table.viewer is None:
            await pilot.press(str(seat + 1))
        await pilot.pause()
        if not isinstance(app.screen, Private):
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("tab", "tab")
        for _ in range(table.sight.markers.index(action.marker)):
            await pilot.press("right")
        await pilot.press("enter")
        await pilot.pause()
        showing(app, ChooseTarget)
        assert "on whom?" in seen(app)
        await pilot.press("backspace")
        await pilot.pause()
        showing(app, Private)
        assert table.public.effect is None
        await pilot.press("tab", "tab")
        for _ in range(table.sight.markers.index(action.marker)):
            await pilot.press("right")
        await pilot.press("enter")
        await pilot.pause()
        await pilot.press("enter")
        assert sum(table.public.spent) == 0  # Nothing is chosen when the list opens.
        await pilot.press("down", "enter")
        await pilot.pause()
        assert sum(table.public.spent) == 1


@pytest.mark.clause("BC-34")
async def test_an_offer_shows_the_same_words_whoever_can_answer(app: CookieApp) -> None:
    def offered(table: Table) -> bool:
        return table.public.effect is not None and isinstance(table.ask, Offer)

    table = played(offered, frugal=False)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        assert "An answer? Take the keyboard. Otherwise 0." in seen(app)
        await pilot.press("0")
        await pilot.pause()
        effect = table.public.effect
        assert effect is None or effect.stage is not Stage.ANSWER


@pytest.mark.clause("BC-43", "BC-45")
async def test_an_assembly_is_changed_within_what_is_allowed(app: CookieApp) -> None:
    def choosing(table: Table) -> bool:
        seat = table.awaited
        if table.public.phase is not Phase.ASSEMBLY or seat is None:
            return False
        return sacrifices_due(table.public.revealed[seat]) >= 2

    table = played(choosing)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        screen = showing(app, AssemblyScreen)
        due = sacrifices_due(table.sight.pieces)
        await pilot.press("right")
        assert sum(screen._sacrificed) == due  # No more than is due.
        while not screen._sacrificed[screen._rows()[screen._at][1]]:
            await pilot.press("down")
        await pilot.press("left")
        assert sum(screen._sacrificed) == due - 1
        assert "must be sacrificed" in seen(app)
        await pilot.press("enter")
        assert table.viewer is not None
        assert "BC-43" in seen(app)
        await pilot.press("right")
        await pilot.press("enter")
        await pilot.pause()
        assert table.viewer is None or table.asks_secretly(table.viewer)


@pytest.mark.clause("BC-22", "BC-23")
async def test_the_finished_trick_lies_until_the_next_piece_is_turned_up(app: CookieApp) -> None:
    table = played(lambda table: table.public.phase is Phase.TURN_UP and bool(table.public.tricks))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        trick = table.public.tricks[-1]
        assert f"{NAMES[trick.winner]} took the piece" in seen(app)
        await pilot.press("f3")
        await pilot.pause()
        assert "Tricks of round" in seen(app)
        await pilot.press("f3")
        await pilot.pause()
        showing(app, Common)


async def test_a_click_raises_a_card_and_another_on_the_footer_plays_it(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        card = next(a.card for a in table.legal() if isinstance(a, Play))
        place = table.sight.hand.index(card)
        lines = rows(app)
        foot = next(y for y, row in enumerate(lines) if f"─{LETTERS[place]}─" in row)
        await pilot.click(offset=(lines[foot].index(f"─{LETTERS[place]}─") + 1, foot - 1))
        assert showing(app, Private)._cursor.at == place
        await pilot.click(offset=(footer(app).index("Enter play") + 6, 23))
        await pilot.pause()
        assert table.public.trick[-1] is card


async def test_a_click_on_a_plate_takes_the_keyboard(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        assert table.awaited is not None
        name = NAMES[table.awaited]
        row = next(y for y, text in enumerate(rows(app)) if f"{table.awaited + 1} {name}" in text)
        await pilot.click(offset=(rows(app)[row].index(name), row))
        await pilot.pause()
        assert table.viewer == table.awaited


@pytest.mark.parametrize("size", [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)])
@pytest.mark.parametrize("glyphs", ["unicode", "ascii", "large"])
async def test_the_hand_the_prompt_and_the_footer_fit_every_size(
    size: tuple[int, int], glyphs: str
) -> None:
    app = CookieApp(Random(1), gate=Gate(0), settings=Settings(glyphs=glyphs))
    table = played(awaits_a_card, seats=6)
    async with app.run_test(size=size) as pilot:
        await take_awaited(app, pilot, table)
        assert "Your turn: " in seen(app)
        assert "Esc cover" in footer(app)
        last = LETTERS[len(table.sight.hand) - 1]
        edge = "-" if glyphs == "ascii" else "─"
        assert any(f"{edge}{last}{edge}" in row for row in rows(app))
        assert all(len(row) <= size[0] for row in rows(app))
        if glyphs == "ascii":
            assert all(row.isascii() for row in rows(app) if "Zé" not in row)


async def test_a_small_window_shows_no_hand_and_holds_keys_back(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await pilot.resize_terminal(50, 18)
        await pilot.pause()
        assert "This needs a window of at least 60 columns" in seen(app)
        await pilot.press("a", "enter")
        assert table.public.trick == ()
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Your turn: " in seen(app)


async def test_the_result_lays_the_count_open_and_offers_another_match(app: CookieApp) -> None:
    table = played(lambda table: isinstance(table.ask, Over))
    async with app.run_test(size=(80, 50)) as pilot:
        await sit(app, pilot, table)
        showing(app, Common)
        await pilot.press("enter")
        await pilot.pause()
        showing(app, Result)
        assert seen(app).count("Total:") == 4
        await pilot.press("s")
        await pilot.pause()
        assert app.hotseat.table is not None
        assert app.hotseat.table.company.names == ("Gael", "Maya", "Zé", "Dante")
        showing(app, Common)


@pytest.mark.clause("BC-32")
async def test_the_last_call_is_moved_on_from_with_zero(app: CookieApp) -> None:
    def last_call(table: Table) -> bool:
        return table.public.phase is Phase.PAUSE and table.public.round == 3

    table = played(last_call)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        assert table.legal() == (MoveOn(),)
        await pilot.press("0")
        await pilot.pause()
        assert table.public.phase is not Phase.PAUSE


@pytest.mark.clause("BC-22")
async def test_the_last_trick_of_a_round_stays_readable_in_the_exchange(app: CookieApp) -> None:
    table = played(
        lambda table: table.public.phase is Phase.EXCHANGE and table.public.round == 2, seats=2
    )
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        assert "took the piece" in seen(app)
        assert any("✓" in row for row in rows(app))


async def test_help_over_a_choice_loses_nothing_of_it(app: CookieApp) -> None:
    table = played(awaits_a_card)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await pilot.press("b", "?")
        await pilot.pause()
        await pilot.press("backspace")
        await pilot.pause()
        assert showing(app, Private)._cursor.at == 1
        await pilot.press("?")
        await pilot.pause()
        await pilot.press("escape")
        await pilot.pause()
        await take_awaited(app, pilot, table)
        assert showing(app, Private)._cursor.at is None


async def test_the_rules_open_at_what_is_awaited(app: CookieApp) -> None:
    table = played(lambda table: table.public.phase is Phase.EXCHANGE)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press("?")
        await pilot.pause()
        assert any(row.lstrip().startswith("> BC-7") for row in rows(app))


async def test_many_markers_wrap_and_the_chosen_one_is_seen(app: CookieApp) -> None:
    def rich(table: Table) -> bool:
        if table.awaited is None or not awaits_a_card(table):
            return False
        sight = table._game.observe(table._state, table.awaited)
        return len(set(sight.markers)) >= 5

    table = played(rich, seats=3)
    async with app.run_test(size=(60, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await pilot.press("tab", "tab", "left")
        last = words.of("batalha").call(table.sight.markers[-1])
        assert any(last in row for row in rows(app))
        assert words.of("batalha").meaning(table.sight.markers[-1]).split()[0] in seen(app)
