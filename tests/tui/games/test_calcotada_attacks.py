"""The screens of Calçotada Wars under attack: thefts, answers, action cards, and the duel."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.cards import VALUES, Card, Ingredient
from cookiegames.rules.calcotada.observation import EMPTY_SERIES, Phase
from cookiegames.rules.game import Choose, Offer
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.calcotada.choosing import (
    ChooseLaid,
    ChooseSwap,
    ChooseValue,
    ChooseVictim,
)
from cookiegames.tui.games.calcotada.common import Common
from cookiegames.tui.screens.news import NewsPage
from cookiegames.words import keys
from cookiegames.words.calcotada import board
from cookiegames.words.calcotada import choosing as say
from tests.rules.calcotada.position import at_play, position
from tests.rules.calcotada.test_duel import duel, two
from tests.tui.games.test_calcotada import at, letter, press, sight_of, sit, take
from tests.tui.seeing import footer, rows, seen, showing

# Thefts


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
        await press(pilot, at(table, given), "enter")
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
    hands = {"Dante": "wood-7", "Gael": "fire-17 sauce-7 apron"}
    match = position(hands, backs=True, top="wood")
    match.play("Dante draw · drawn wood-13 top wood · Dante steal Gael · move on")
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
        table = await take(app, pilot, match)
        assert "a fire 17 b sauce 7" in seen(app)
        await press(pilot, "b", "enter")
        await press(pilot, at(table, "wood-7"), "enter", "escape")
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
        assert "(CW-16: press ?" in seen(app)
        await press(pilot, "escape", "2", "2", letter(match, wrong, "Gael"), "enter")
        assert f"({clause}: press ?" in seen(app)
        assert sight_of(table).phase is Phase.ANSWER
        held, series = sight_of(table, 0).hand, sight_of(table).series
        await press(pilot, "backspace", letter(match, defence, "Gael"), "enter")
        showing(app, Common)
        assert (sight_of(table).phase, sight_of(table).attack) == (sight_of(table).stage, None)
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
        table = await take(app, pilot, match)
        await press(pilot, letter(match, "cookbook"), "enter", "escape")
        assert f"{board.open_hand('Gael')} F17" in seen(app)
        assert f"{board.open_hand('Maya')} {board.nothing_in_it()}" in seen(app)
        assert board.open_hand("Dante") not in seen(app)
        assert "S17" not in seen(app)
        await press(pilot, "1")
        await press(pilot, at(table, "sausage"), "enter", "a", "enter", "0")
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
        assert "(CW-" not in seen(app)
        while sight_of(table).phase is Phase.SWAPS:
            assert table.awaited is not None
            await press(pilot, *([] if table.viewer == table.awaited else [str(table.awaited + 1)]))
            await press(pilot, "z", "enter")
        assert sight_of(table).series[0] == EMPTY_SERIES
        if table.viewer is None:
            await press(pilot, "1")
        await press(pilot, at(table, "sauce-wild"), "enter")
        labels = [choice.label for choice in showing(app, ChooseValue).choices()]
        assert labels == [say.as_value(value) for value in VALUES]


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
        await press(pilot, "z")
        assert f"Enter {keys.asks_why()}" in footer(app)
        await press(pilot, "enter")
        assert "(CW-42: press ?" in seen(app)
        assert sight_of(table).left == ()
        await press(pilot, "backspace", letter(match, "fire-17", "Gael"), "enter", "escape")
        await press(pilot, "3")
        assert "Nothing in your hand reaches 17: leave the duel." in seen(app)
        await press(pilot, "z", "enter")
        assert sight_of(table).left == (2,)
        assert any("╯ x" in row for row in rows(app)), "the sign of who is out of the duel"
