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
from cookiegames.rules.game import Offer, Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.calcotada.choosing import ChooseTarget, ChooseValue, ChooseVictim
from cookiegames.tui.games.calcotada.common import Common
from cookiegames.tui.games.calcotada.piles_page import PilesPage
from cookiegames.tui.games.calcotada.private import Private
from cookiegames.tui.gate import Gate
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.words import keys
from cookiegames.words.calcotada import board
from cookiegames.words.calcotada import choosing as say
from tests.rules.calcotada.position import NAMES, Match, at_play, dealt, last_turn, position
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


def at(table: Table, word: str) -> str:
    """The letter of this card in the hand of whoever is at the keyboard."""
    kinds = list(dict.fromkeys(table.sight.hand))
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
    pytest.param(
        lambda: at_play("apron"),
        "apron",
        "CW-16",
        id="an-answer-only",
        marks=pytest.mark.clause("CW-16"),
    ),
    pytest.param(
        lambda: at_play("wood-7"),
        "bread",
        "CW-16",
        id="nobody-attacks",
        marks=pytest.mark.clause("CW-16"),
    ),
    pytest.param(
        lambda: at_play("tweezers"),
        "tweezers",
        "CW-19",
        id="nothing-to-take",
        marks=pytest.mark.clause("CW-19"),
    ),
    pytest.param(
        lambda: at_play("fire-17", series={"Dante": "wood-11"}),
        "fire-17",
        "CW-6",
        id="too-high",
        marks=pytest.mark.clause("CW-6"),
    ),
    pytest.param(
        lambda: at_play("wood-7", series={"Dante": "wood-11"}),
        "wood-7",
        "CW-9",
        id="place-taken",
        marks=pytest.mark.clause("CW-5", "CW-9"),
    ),
    pytest.param(
        lambda: at_play("wood-7 fire-7").play("Dante lay wood-7 as 7"),
        "fire-7",
        "CW-9",
        id="second-play",
        marks=pytest.mark.clause("CW-9"),
    ),
    pytest.param(
        lambda: position({"Dante": "fire-7"}),
        "fire-7",
        "CW-16",
        id="before-the-draw",
        marks=pytest.mark.clause("CW-16"),
    ),
]
"""Cards that may not be played, and the clause that says so."""


@pytest.mark.parametrize(("start", "word", "clause"), REFUSED)
async def test_a_card_that_may_not_be_played_says_why_and_where_that_is_written(
    app: CookieApp, start: Callable[[], Match], word: str, clause: str
) -> None:
    match = start()
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
        await press(pilot, at(table, "wood-7"), at(table, "fire-7"))
        assert f"Enter {keys.asks_why()}" in footer(app)
        await press(pilot, "enter")
        assert "(CW-10: press ?" in seen(app)
        await press(pilot, "backspace", at(table, "fire-7"), "enter")
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


async def test_pages_over_a_list_lead_back_to_the_card_that_is_raised(app: CookieApp) -> None:
    match = at_play("wine-jug grid-7")
    async with app.run_test(size=(80, 24)) as pilot:
        await take(app, pilot, match)
        jug = letter(match, "wine-jug")
        await press(pilot, jug)
        for page, back in (("?", "backspace"), ("f3", "f3"), ("f10", "backspace")):
            await press(pilot, "enter")
            showing(app, ChooseTarget)
            await press(pilot, page, back)
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
        assert "or end your turn." in _read(app)
        assert all(word in footer(app) for word in ("Enter lay", "Esc cover"))
        assert all(f"{number} {each}" in seen(app) for number, each in enumerate("ABCDEF", 1))
        await press(pilot, "backspace", letter(match, "apron"), "enter")
        assert "(CW-16: press ?" in _read(app)
        _fits(app, size, glyphs)


def _fits(app: CookieApp, size: tuple[int, int], glyphs: str) -> None:
    assert len(rows(app)) == size[1]
    assert all(cell_len(row) <= size[0] for row in rows(app))
    if glyphs == "ascii":
        assert all(row.replace("ç", "c").isascii() for row in rows(app))


def _read(app: CookieApp) -> str:
    """What is seen, without the line beside which the record lies."""
    return seen(app).replace("│ ", "").replace("| ", "")
