"""The screens of Calçotada Wars as people use them: raise, lay, attack, steal, answer, duel."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot

from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.calcotada import Options
from cookiegames.rules.calcotada.cards import Card, Ingredient
from cookiegames.rules.calcotada.observation import Observation, Phase
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Offer, Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.calcotada.choosing import (
    ChooseLaid,
    ChooseSwap,
    ChooseTarget,
    ChooseValue,
    ChooseVictim,
)
from cookiegames.tui.games.calcotada.common import Common
from cookiegames.tui.games.calcotada.piles_page import PilesPage
from cookiegames.tui.games.calcotada.private import Private
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.news import NewsPage
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.words import keys
from cookiegames.words.calcotada import board
from cookiegames.words.calcotada import choosing as say
from tests.rules.calcotada.position import NAMES, Match, at_play, dealt, last_turn, position
from tests.rules.calcotada.test_duel import duel, two
from tests.tui.seeing import footer, rows, seen, showing

SIZES = [(60, 20), (80, 24), (120, 40)]
LONG = tuple(f"{letter * 20}" for letter in "ABCDEF")


def table_of(match: Match, names: tuple[str, ...] = NAMES) -> Table:
    """A table at which this match is being played."""
    options = match.state.options
    company = Company(entry=GAMES["calcotada"], options=options, names=names[: len(match.seats)])
    table = Table(company, Random(1))
    table._state = match.state
    table._events = []
    return table


async def sit(app: CookieApp, pilot: Pilot[None], match: Match) -> Table:
    table = table_of(match)
    app.hotseat.sit(table)
    await pilot.pause()
    return table


async def take(app: CookieApp, pilot: Pilot[None], match: Match, name: str = "Dante") -> Table:
    """This player takes the keyboard."""
    table = await sit(app, pilot, match)
    digit = str(NAMES.index(name) + 1)
    await pilot.press(digit)
    if table.viewer is None:
        await pilot.press(digit)
    await pilot.pause()
    showing(app, Private)
    return table


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
    await pilot.pause()


def sight_of(table: Table, seat: int | None = None) -> Observation:
    sight: Observation = table._game.observe(table._state, None if seat is None else Seat(seat))
    return sight


def letter(match: Match, word: str, name: str = "Dante") -> str:
    """The letter of this card in the hand of this player."""
    kinds = list(dict.fromkeys(match.hand(name)))
    return "abcdefghijklmnopqrstu"[kinds.index(Card[word.upper().replace("-", "_")])]


def lit(app: CookieApp, value: int) -> int:
    """The places that raised cards of this value would take, above the hand and on the plate."""
    return seen(app).count(f"{value}?") // 2


# Laying


@pytest.mark.clause("CW-5", "CW-7")
async def test_letters_of_one_value_are_laid_together(app: CookieApp) -> None:
    match = at_play("wood-13 fire-13 sauce-13 grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        for word in ("wood-13", "fire-13", "sauce-13"):
            await press(pilot, letter(match, word))
        assert lit(app, 13) == 3
        await press(pilot, "enter")
        laid = sight_of(table).series[0]
        assert [place for place in Ingredient if laid[place]] == [
            Ingredient.WOOD,
            Ingredient.FIRE,
            Ingredient.SAUCE,
        ]


async def test_a_letter_pressed_again_lowers_its_card_and_backspace_lowers_all(
    app: CookieApp,
) -> None:
    match = at_play("wood-13 fire-13 grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        wood, fire = letter(match, "wood-13"), letter(match, "fire-13")
        await press(pilot, wood, fire)
        assert lit(app, 13) == 2
        await press(pilot, fire)
        assert lit(app, 13) == 1
        await press(pilot, fire, "backspace")
        assert lit(app, 13) == 0


@pytest.mark.clause("CW-6")
async def test_a_card_that_breaks_the_order_says_so_with_its_clause(app: CookieApp) -> None:
    match = at_play("fire-17 sauce-7", series={"Dante": "wood-11"})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "fire-17"), "enter")
        assert "(CW-" in seen(app)
        assert sight_of(table).series[0][Ingredient.FIRE] is None


@pytest.mark.clause("CW-8")
async def test_a_wildcard_asks_for_its_value_with_the_highest_first(app: CookieApp) -> None:
    match = at_play("wood-wild grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "wood-wild"), "enter")
        values = [choice.label for choice in showing(app, ChooseValue).choices()]
        assert values == sorted(values, key=lambda text: -int(text.split()[-1]))
        await press(pilot, "enter")
        laid = sight_of(table).series[0][Ingredient.WOOD]
        assert laid is not None
        assert say.as_value(laid.value) == values[0]


@pytest.mark.clause("CW-8")
async def test_a_wildcard_with_one_possible_value_asks_nothing(app: CookieApp) -> None:
    match = at_play("wood-wild fire-7")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "wood-wild"), letter(match, "fire-7"), "enter")
        laid = sight_of(table).series[0][Ingredient.WOOD]
        assert laid is not None
        assert laid.value == 7


async def test_space_keeps_a_card_raised_while_the_arrows_go_on(app: CookieApp) -> None:
    match = at_play("wood-13 fire-13 grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, "down", "space", "down")
        assert lit(app, 13) == 2
        await press(pilot, "space", "space")
        assert lit(app, 13) == 1
        await press(pilot, letter(match, "fire-13"), "enter")
        assert [laid is not None for laid in sight_of(table).series[0]] == [
            True,
            True,
            *[False] * 3,
        ]


@pytest.mark.clause("CW-9")
@pytest.mark.parametrize("other", ["grid-7", "wood-7"])
async def test_a_card_that_goes_not_with_the_others_is_raised_alone_and_says_why(
    app: CookieApp, other: str
) -> None:
    match = at_play("wood-13 fire-13 grid-7 wood-7")
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        await press(pilot, letter(match, "wood-13"), letter(match, "fire-13"))
        await press(pilot, letter(match, other))
        assert (lit(app, 13), lit(app, 7)) == (0, 1)
        assert keys.cited(say.not_together(), "CW-9") in seen(app)


async def test_enter_with_nothing_raised_says_what_to_press(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, at_play("wood-13"))
        before = sight_of(table)
        await press(pilot, "enter")
        assert board.raise_first("a-b y-z") in seen(app)
        assert sight_of(table) == before


REFUSED = [
    pytest.param(lambda: at_play("apron"), "apron", "CW-16", marks=pytest.mark.clause("CW-16")),
    pytest.param(lambda: at_play("wood-7"), "bread", "CW-16", marks=pytest.mark.clause("CW-16")),
    pytest.param(
        lambda: at_play("tweezers"), "tweezers", "CW-19", marks=pytest.mark.clause("CW-19")
    ),
    pytest.param(
        lambda: at_play("fire-17", series={"Dante": "wood-11"}),
        "fire-17",
        "CW-6",
        marks=pytest.mark.clause("CW-6"),
    ),
    pytest.param(
        lambda: at_play("wood-7", series={"Dante": "wood-11"}),
        "wood-7",
        "CW-9",
        marks=pytest.mark.clause("CW-5", "CW-9"),
    ),
    pytest.param(
        lambda: at_play("wood-7 fire-7").play("Dante lay wood-7 as 7"),
        "fire-7",
        "CW-9",
        marks=pytest.mark.clause("CW-9"),
    ),
    pytest.param(
        lambda: position({"Dante": "fire-7"}), "fire-7", "CW-16", marks=pytest.mark.clause("CW-16")
    ),
]
"""Cards that may not be played, and the clause that says so."""


@pytest.mark.parametrize(("at", "word", "clause"), REFUSED)
async def test_a_card_that_may_not_be_played_says_why_and_where_that_is_written(
    app: CookieApp, at: Callable[[], Match], word: str, clause: str
) -> None:
    match = at()
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        before = sight_of(table, 0)
        await press(pilot, letter(match, word))
        assert f"Enter {keys.asks_why()}" in footer(app)
        await press(pilot, "enter")
        assert f"({clause}: press ?" in seen(app)
        assert sight_of(table, 0) == before
        await press(pilot, "?")
        showing(app, RulesBrowser)
        assert any(row.lstrip().startswith(f"> {clause} ") for row in rows(app))


@pytest.mark.clause("CW-16")
async def test_out_of_turn_a_card_is_refused(app: CookieApp) -> None:
    match = at_play("wood-7", others={"Gael": "wine-jug fire-7"})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match, "Gael")
        before = sight_of(table, 1)
        for word in ("wine-jug", "fire-7"):
            await press(pilot, letter(match, word, "Gael"), "enter")
            assert "(CW-16: press ?" in seen(app)
            await press(pilot, "backspace")
        assert sight_of(table, 1) == before


@pytest.mark.clause("CW-8", "CW-10")
async def test_a_wild_sauce_says_what_it_scores_and_the_next_series_may_be_opened(
    app: CookieApp,
) -> None:
    cooked = "wood-17 fire-17 grid-13 calcot-13"
    match = at_play("sauce-wild wood-7 fire-7", series={"Dante": cooked})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "sauce-wild"), "enter")
        choices = showing(app, ChooseValue).choices()
        assert [choice.label for choice in choices] == [say.as_value(n) for n in (13, 11, 7)]
        assert [choice.note for choice in choices] == [say.would_score(n) for n in (13, 11, 7)]
        await press(pilot, "enter")
        assert sight_of(table).points[0] == 13
        assert "You may open the next series with one card now" in seen(app)
        for word in ("wood-7", "fire-7"):
            await press(pilot, letter(match, word))
        await press(pilot, "enter")
        assert "(CW-10: press ?" in seen(app)
        await press(pilot, "backspace", letter(match, "fire-7"), "enter")
        assert sight_of(table).series[0][Ingredient.FIRE] is not None


# Drawing and stealing


@pytest.mark.clause("CW-13", "CW-14")
async def test_the_draw_and_what_comes_second_are_done_by_their_letters(app: CookieApp) -> None:
    match = position({"Dante": "wood-7"})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, "v", "enter")
        assert sight_of(table).phase is Phase.SECOND
        await press(pilot, "w", "enter")
        showing(app, ChooseVictim)
        await press(pilot, "a", "enter")
        assert isinstance(table.ask, Offer)
        showing(app, Common)


@pytest.mark.clause("CW-14", "CW-17")
async def test_a_stolen_card_is_picked_from_backs_and_told_to_the_two_alone(
    app: CookieApp,
) -> None:
    match = position({"Dante": "wood-7", "Gael": "fire-17 fire-7 tweezers"})
    match.play("Dante draw · drawn grid-7 · Dante steal Gael · move on")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        assert "tweezers" not in seen(app)
        assert "17" not in seen(app)
        await press(pilot, "a", "enter")
        (taken,) = sight_of(table, 0).drawn[-1:]
        assert sight_of(table).phase is Phase.GIVE
        await press(pilot, letter(match, "wood-7"), "enter")
        await press(pilot, "escape")
        public = seen(app)
        assert "fire 17" not in public
        assert "fire 7" not in public
        assert taken in sight_of(table, 0).hand
        await press(pilot, "2", "2")
        assert "wood 7" in seen(app)


@pytest.mark.clause("CW-23", "CW-25")
@pytest.mark.parametrize("hand", ["bread fire-7", "fire-7 grid-7"])
async def test_an_attack_asks_the_same_with_and_without_an_answer(
    hand: str,
) -> None:
    shown = []
    for held in (hand, "apron sauce-11"):
        match = position({"Dante": "wood-7", "Gael": held})
        match.play("Dante draw · drawn grid-7 · Dante steal Gael")
        other = CookieApp(Random(1), gate=Gate(0), settings=Settings(animations=False))
        async with other.run_test(size=(80, 24)) as pilot:
            await sit(other, pilot, match)
            shown.append(rows(other))
    assert shown[0] == shown[1]


@pytest.mark.clause("CW-23")
async def test_bread_answers_a_thief(app: CookieApp) -> None:
    match = position({"Dante": "wood-7", "Gael": "bread fire-7"})
    match.play("Dante draw · drawn grid-7 · Dante steal Gael")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match, "Gael")
        await press(pilot, letter(match, "bread", "Gael"), "enter")
        assert sight_of(table).discarded[Card.BREAD] == 1
        assert not isinstance(table.ask, Offer)


@pytest.mark.clause("CW-12", "CW-13", "CW-15")
async def test_what_can_be_done_beside_the_hand_is_what_the_moment_allows(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, position({"Dante": "wood-7"}))
        assert f"v {say.draws()}" in seen(app)
        assert say.does_without() not in seen(app)
        await press(pilot, "v", "enter")
        for label in (f"v {say.draws()}", f"w {say.steals()}", f"x {say.does_without()}"):
            assert label in seen(app)
        await press(pilot, "x", "enter")
        assert sight_of(table).phase is Phase.PLAY
        assert sight_of(table).hand_sizes[0] == 2
        for label in (f"y {say.retires()}", f"z {say.ends_turn()}"):
            assert label in seen(app)
        await press(pilot, "z", "enter")
        showing(app, Common)
        assert table.awaited == 1


@pytest.mark.clause("CW-11")
async def test_an_unfinished_series_is_retired_by_its_letter(app: CookieApp) -> None:
    match = at_play("wood-7", series={"Dante": "fire-11 sauce-7"})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, "y", "enter")
        assert not any(sight_of(table).series[0])
        assert sight_of(table).points[0] == 0
        if table.viewer is None:
            await press(pilot, "1")
        await press(pilot, "y")
        assert f"Enter {keys.asks_why()}" in footer(app)
        await press(pilot, "enter")
        assert "(CW-11: press ?" in seen(app)


@pytest.mark.clause("CW-14")
async def test_nobody_is_robbed_of_nothing(app: CookieApp) -> None:
    match = position({"Gael": "", "Maya": "fire-7"}).play("Dante draw · drawn grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, "w", "enter", "a", "enter")
        gael, maya = showing(app, ChooseVictim).choices()
        assert (gael.label, gael.choose) == (say.holds_nothing("Gael"), None)
        assert maya.choose is not None
        assert keys.not_this_one() in seen(app)
        assert sight_of(table).attack is None


@pytest.mark.clause("CW-14")
@pytest.mark.parametrize("given", ["wood-7", "fire-17"])
async def test_whoever_is_not_in_the_theft_learns_neither_card(app: CookieApp, given: str) -> None:
    match = position({"Dante": "wood-7", "Gael": "fire-17"})
    match.play("Dante draw · drawn grid-13 · Dante steal Gael · move on")
    async with app.run_test(size=(120, 40)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, "a", "enter")
        assert "You took fire 17" in seen(app)
        await press(pilot, letter(match, "fire-17" if given == "fire-17" else "wood-7"), "enter")
        for key in ("escape", "f2", "f2", "f3", "f3", "3", "3", "f2"):
            await press(pilot, key)
            assert "fire 17" not in seen(app)
            assert "wood 7" not in seen(app)
        await press(pilot, "escape", "2", "2")
        showing(app, NewsPage)
        assert "Dante takes fire 17 from you." in seen(app)
        assert f"Dante gives you {given.replace('-', ' ')} in exchange." in seen(app)
        assert table.viewer == 1


@pytest.mark.clause("CW-13b", "CW-14")
async def test_under_the_option_a_back_is_picked_by_its_ingredient(app: CookieApp) -> None:
    match = position({"Dante": "wood-7", "Gael": "fire-17 sauce-7 apron"}, backs=True)
    match.play(f"Dante draw · drawn {match.plenty()} top wood · Dante steal Gael · move on")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        assert "a fire b sauce c an action" in seen(app)
        assert not any(word in seen(app) for word in ("fire 17", "sauce 7", "apron"))
        await press(pilot, "b", "enter")
        assert sight_of(table, 0).drawn[-1] is Card.SAUCE_7


@pytest.mark.clause("CW-14", "CW-21")
async def test_under_a_cookbook_the_thief_picks_by_the_face_and_all_see_both_cards(
    app: CookieApp,
) -> None:
    match = position({"Dante": "wood-7 cookbook", "Gael": "fire-17 sauce-7"})
    match.play("Dante cookbook · Dante draw · drawn grid-13 · Dante steal Gael · move on")
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        assert "a fire 17 b sauce 7" in seen(app)
        await press(pilot, "b", "enter", letter(match, "wood-7"))
        await press(pilot, letter(match, "wood-7"), letter(match, "wood-7"), "enter", "escape")
        assert f"{board.open_hand('Gael')} W7 F17" in seen(app)
        await press(pilot, "f2")
        assert "Dante takes sauce 7 from Gael." in seen(app)
        assert "Dante gives Gael wood 7 in exchange." in seen(app)


# Answers


SERIES = {"Dante": "wood-7", "Gael": "grid-13"}
UNDER_ATTACK = [
    ("wood-7", "Dante draw · drawn grid-7 · Dante steal Gael", "bread", "CW-23"),
    ("tweezers", "Dante tweezers Gael grid", "apron", "CW-24"),
    ("sausage", "Dante sausage Gael", "bread", "CW-23"),
]
"""The attacker's hand, the attack, what answers it, and the clause."""


@pytest.mark.clause("CW-23", "CW-24", "CW-25")
@pytest.mark.parametrize(("hand", "attack", "defence", "_clause"), UNDER_ATTACK)
async def test_to_all_others_an_attack_looks_the_same_with_and_without_the_defence(
    app: CookieApp, hand: str, attack: str, defence: str, _clause: str
) -> None:
    shown = []
    async with app.run_test(size=(80, 24)) as pilot:
        for held in (f"{defence} fire-7", "fire-7 sauce-11"):
            match = position({"Dante": hand, "Gael": held}, series=SERIES).play(attack)
            table = await sit(app, pilot, match)
            assert isinstance(table.ask, Offer)
            assert "An answer? Take the keyboard. Otherwise 0." in seen(app)
            shown.append([rows(app)])
            for key in ("f3", "f3", "1", "1", "escape", "3", "3", "escape"):
                await press(pilot, key)
                shown[-1].append(rows(app))
    assert shown[0] == shown[1]


@pytest.mark.clause("CW-23", "CW-24", "CW-25")
@pytest.mark.parametrize(("hand", "attack", "defence", "clause"), UNDER_ATTACK)
async def test_only_the_right_card_of_the_attacked_answers(
    app: CookieApp, hand: str, attack: str, defence: str, clause: str
) -> None:
    wrong = "apron" if defence == "bread" else "bread"
    hands = {"Dante": hand, "Gael": f"{defence} {wrong} fire-7", "Maya": f"{defence} wood-7"}
    match = position(hands, series=SERIES).play(attack)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match, "Maya")
        assert "Only Gael may answer." in seen(app)
        await press(pilot, letter(match, defence, "Maya"), "enter")
        assert "(CW-25: press ?" in seen(app)
        await press(pilot, "escape", "2", "2", letter(match, wrong, "Gael"), "enter")
        assert f"({clause}: press ?" in seen(app)
        assert isinstance(table.ask, Offer)
        held, series = sight_of(table, 0).hand, sight_of(table).series
        await press(pilot, "backspace", letter(match, defence, "Gael"), "enter")
        showing(app, Common)
        assert isinstance(table.ask, Choose)
        assert (sight_of(table, 0).hand, sight_of(table).series) == (held, series)
        assert sight_of(table).hand_sizes[1] == 2


@pytest.mark.clause("CW-23", "CW-25")
async def test_who_cannot_answer_is_told_so_and_zero_goes_on(app: CookieApp) -> None:
    match = position({"Dante": "wood-7", "Gael": "fire-7 grid-7"})
    match.play("Dante draw · drawn grid-7 · Dante steal Gael")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match, "Gael")
        assert "You cannot answer it." in seen(app)
        await press(pilot, "0")
        assert isinstance(table.ask, Offer), "0 moves on from the common screen alone"
        await press(pilot, "escape", "0")
        assert sight_of(table).phase is Phase.PICK


# Attacks


@pytest.mark.clause("CW-20")
async def test_a_wine_jug_asks_for_whom_it_is(app: CookieApp) -> None:
    match = at_play("wine-jug grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "wine-jug"), "enter")
        showing(app, ChooseTarget)
        await press(pilot, "b", "enter")
        assert sight_of(table).skips == (0, 0, 1)
        await press(pilot, "escape", "f3")
        showing(app, PilesPage)
        assert board.misses(1) in seen(app)


@pytest.mark.clause("CW-21")
async def test_a_cookbook_opens_the_other_hands_until_the_turn_ends(app: CookieApp) -> None:
    match = at_play("cookbook grid-7", others={"Gael": "fire-17", "Maya": "sauce-wild"})
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        await press(pilot, letter(match, "cookbook"), "enter", "escape")
        assert board.open_hand("Gael") in seen(app)
        assert "F17" in seen(app)
        await press(pilot, "1", "z", "enter")
        assert board.open_hand("Gael") not in seen(app)
        assert "F17" not in seen(app)


@pytest.mark.clause("CW-22")
async def test_a_sausage_swaps_whole_hands_an_empty_one_too(app: CookieApp) -> None:
    match = at_play("sausage", others={"Gael": "fire-17 fire-7", "Maya": ""})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "sausage"), "enter")
        showing(app, ChooseTarget)
        await press(pilot, "b", "enter")
        assert sight_of(table, 0).hand == ()
        assert Card.BREAD in sight_of(table, 2).hand


@pytest.mark.clause("CW-19")
async def test_tweezers_list_every_laid_card_and_take_back_an_own_one_unasked(
    app: CookieApp,
) -> None:
    laid = {"Dante": "fire-7", "Gael": "wood-17 grid-wild=11", "Maya": "sauce-7"}
    match = at_play("tweezers", series=laid)
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "tweezers"), "enter")
        assert [choice.label for choice in showing(app, ChooseLaid).choices()] == [
            say.laid_by("wood 17", "Gael"),
            say.laid_by("wild grid as 11", "Gael"),
            say.laid_by("sauce 7", "Maya"),
            say.laid_by_you("fire 7"),
        ]
        await press(pilot, "up", "enter")
        assert Card.FIRE_7 in sight_of(table, 0).hand
        assert isinstance(table.ask, Choose)


@pytest.mark.clause("CW-19", "CW-24")
async def test_tweezers_take_the_chosen_card_once_nobody_answers(app: CookieApp) -> None:
    match = at_play("tweezers", series={"Gael": "wood-17 grid-wild=11"})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "tweezers"), "enter", "b", "enter", "0")
        assert Card.GRID_WILD in sight_of(table, 0).hand
        assert sight_of(table).series[1][Ingredient.GRID] is None


@pytest.mark.clause("CW-21")
async def test_a_cookbook_leaves_the_cook_covered_and_shows_what_reaches_a_hand(
    app: CookieApp,
) -> None:
    match = position({"Dante": "cookbook sauce-17 sausage", "Gael": "fire-17", "Maya": ""})
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        await press(pilot, letter(match, "cookbook"), "enter", "escape")
        assert f"{board.open_hand('Gael')} F17" in seen(app)
        assert f"{board.open_hand('Maya')} {board.nothing_in_it()}" in seen(app)
        assert board.open_hand("Dante") not in seen(app)
        assert "S17" not in seen(app)
        match.play("Dante sausage Gael")
        await press(pilot, "0")
        assert f"{board.open_hand('Gael')} S17" in seen(app)
        await press(pilot, "f3")
        assert board.hand_holds("sauce 17") in seen(app)


@pytest.mark.clause("CW-22")
async def test_a_sausage_from_an_empty_hand_brings_a_full_one_and_is_told_to_the_two(
    app: CookieApp,
) -> None:
    match = position({"Dante": "sausage", "Gael": "fire-17 grid-7", "Maya": "wood-7"})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, "a", "enter", "a", "enter")
        assert isinstance(table.ask, Offer)
        assert board.cards_held(0) in seen(app)
        await press(pilot, "0")
        assert sight_of(table).hand_sizes[:2] == (2, 0)
        assert "fire 17" not in seen(app)
        await press(pilot, "2", "2")
        showing(app, NewsPage)
        assert "you give fire 17 and grid 7 and get an empty hand" in seen(app)
        await press(pilot, "enter")
        assert board.empty_hand() in seen(app)


# The duel


@pytest.mark.clause("CW-40", "CW-41", "CW-42")
async def test_a_duel_is_fought_on_the_common_screen_and_left_by_its_letter(
    app: CookieApp,
) -> None:
    hands = {"Dante": "wood-7", "Gael": "fire-17"}
    match = last_turn(hands, points={"Dante": 11, "Gael": 11}, seats=3, first="Maya", last="apron")
    match.play("Maya end turn")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await sit(app, pilot, match)
        assert board.duel() in seen(app)
        while sight_of(table).phase is Phase.SWAPS:
            assert table.awaited is not None
            await press(pilot, str(table.awaited + 1), "z", "enter")
        first = table.awaited
        assert first is not None
        await press(pilot, str(first + 1), "a", "enter")
        assert len(sight_of(table).duel) == 1
        assert board.value_stands(sight_of(table).duel[0][1].value) in seen(app)


@pytest.mark.clause("CW-41")
async def test_before_a_duel_an_action_card_is_swapped_for_a_card_of_the_own_series(
    app: CookieApp,
) -> None:
    match = two("bread fire-7", "grid-7", laid={"Dante": "wood-17 sauce-wild=7"})
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "fire-7"), "enter")
        assert "(CW-41: press ?" in seen(app)
        await press(pilot, "backspace", letter(match, "bread"), "enter")
        labels = [choice.label for choice in showing(app, ChooseSwap).choices()]
        assert labels == ["wood 17", "wild sauce as 7"]
        await press(pilot, "b", "enter")
        assert Card.SAUCE_WILD in sight_of(table, 0).hand
        assert sight_of(table).phase is Phase.DUEL


@pytest.mark.clause("CW-42", "CW-8")
async def test_in_a_duel_a_wildcard_takes_any_value_from_the_one_that_stands(
    app: CookieApp,
) -> None:
    match = two("wood-13 fire-7", "grid-wild sauce-7").play("Dante duel wood-13 as 13")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match, "Gael")
        await press(pilot, letter(match, "sauce-7", "Gael"), "enter")
        assert "(CW-42: press ?" in seen(app)
        await press(pilot, "backspace", letter(match, "grid-wild", "Gael"), "enter")
        labels = [choice.label for choice in showing(app, ChooseValue).choices()]
        assert labels == [say.as_value(17), say.as_value(13)]
        await press(pilot, "down", "enter")
        assert sight_of(table).duel[-1][1].value == 13


@pytest.mark.clause("CW-42", "CW-43")
async def test_a_duel_is_left_only_by_who_can_play_nothing(app: CookieApp) -> None:
    hands = {"Dante": "wood-11 fire-17", "Gael": "wood-7 fire-17", "Maya": "sauce-7 fire-7"}
    match = duel(hands).play("Dante duel wood-11 as 11")
    async with app.run_test(size=(80, 24)) as pilot:
        table = await take(app, pilot, match, "Gael")
        await press(pilot, "z", "enter")
        assert "(CW-42: press ?" in seen(app)
        assert sight_of(table).left == ()
        await press(pilot, "backspace", letter(match, "fire-17", "Gael"), "enter", "escape")
        await press(pilot, "3")
        assert "Nothing in your hand reaches 17: leave the duel." in seen(app)
        await press(pilot, "z", "enter")
        assert sight_of(table).left == (2,)
        assert board.out() in seen(app)


# Around the table


async def test_what_is_raised_stays_over_pages(app: CookieApp) -> None:
    match = at_play("wood-13 fire-13 grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        await press(pilot, letter(match, "wood-13"), letter(match, "fire-13"))
        for page in ("?", "f2", "f3", "f10"):
            await press(pilot, page, "backspace")
            assert lit(app, 13) == 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("backs", [False, True])
async def test_six_long_names_leave_room_for_question_and_keys(
    app: CookieApp, size: tuple[int, int], backs: bool
) -> None:
    match = dealt(6, backs=backs)
    async with app.run_test(size=size) as pilot:
        table = table_of(match, LONG)
        app.hotseat.sit(table)
        await pilot.pause()
        assert "press 1 to take the keyboard" in seen(app).replace("│ ", "")
        assert "1-6" in footer(app)
        await press(pilot, "1")
        assert "v" in footer(app)
        assert all(f" {number} {letter}" in seen(app) for number, letter in
                   enumerate("ABCDEF", start=1))  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("size", SIZES)
async def test_points_and_target_are_never_cut(
    app: CookieApp, size: tuple[int, int], seats: int
) -> None:
    match = position({}, seats=seats, backs=True)
    target = {2: 29, 3: 27, 4: 25, 5: 21}[seats]
    async with app.run_test(size=size) as pilot:
        await sit(app, pilot, match)
        text = seen(app)
        assert text.count(f"0/{target}") + text.count(f"0 of {target}") == seats


async def test_the_ascii_set_draws_ascii_alone() -> None:
    settings = Settings(animations=False, glyphs="ascii")
    app = CookieApp(Random(1), gate=Gate(0), settings=settings)
    match = at_play("wood-wild fire-13 tweezers", series={"Gael": "wood-17 sauce-wild=7"})
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        text: Any = seen(app).replace("Calçotada", "").replace("calçot", "")
        assert text.isascii()


@pytest.mark.clause("CW-13b")
async def test_backs_show_their_ingredients_under_the_option(app: CookieApp) -> None:
    match = position({"Gael": "wood-7 tweezers"}, backs=True)
    assert match.state.options == Options(ingredient_backs=True)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, match)
        plate = rows(app)
        assert any("WA" in row for row in plate)


async def test_from_a_list_backspace_and_pages_lead_back_to_the_raised_card(
    app: CookieApp,
) -> None:
    match = at_play("wine-jug grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        jug = letter(match, "wine-jug")
        for back in (["backspace"], ["?", "backspace"], ["f3", "f3"], ["f10", "backspace"]):
            await press(pilot, *([] if f">{jug} wine jug" in seen(app) else [jug]), "enter")
            showing(app, ChooseTarget)
            await press(pilot, *back)
            showing(app, Private)
            assert f">{jug} wine jug" in seen(app)


@pytest.mark.parametrize("glyphs", ["unicode", "ascii", "large"])
@pytest.mark.parametrize("size", SIZES)
async def test_with_six_open_hands_the_prompt_and_the_keys_keep_their_room(
    size: tuple[int, int], glyphs: str
) -> None:
    app = CookieApp(Random(1), gate=Gate(0), settings=Settings(animations=False, glyphs=glyphs))
    hand = "cookbook tweezers calcot-7 sauce-7 calcot-wild sauce-wild fire-11 grid-13 apron"
    match = at_play(hand, seats=6).play("Dante cookbook")
    async with app.run_test(size=size) as pilot:
        app.hotseat.sit(table_of(match, LONG))
        await pilot.pause()
        for key in ("f3", "f3", "1", letter(match, "calcot-7"), letter(match, "sauce-7")):
            await press(pilot, key)
            _fits(app, size, glyphs)
        assert "or end your turn." in seen(app).replace("│ ", "")
        assert all(word in footer(app) for word in ("Enter lay", "Esc cover"))
        assert all(f"{number} {each}" in seen(app) for number, each in enumerate("ABCDEF", 1))
        await press(pilot, "backspace", letter(match, "apron"), "enter")
        assert "(CW-16: press ?" in seen(app).replace("│ ", "")
        _fits(app, size, glyphs)


def _fits(app: CookieApp, size: tuple[int, int], glyphs: str) -> None:
    assert len(rows(app)) == size[1]
    assert all(cell_len(row) <= size[0] for row in rows(app))
    if glyphs == "ascii":
        assert all(row.replace("ç", "c").isascii() for row in rows(app))
