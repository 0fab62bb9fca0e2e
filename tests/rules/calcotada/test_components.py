"""What is in the box, and how it is dealt (CW-1 to CW-4)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cookiegames.rules.calcotada.actions import Deal, Draw, Drawn, MoveOn, Reason
from cookiegames.rules.calcotada.cards import (
    ACTIONS,
    ATTACKS,
    CARDS_IN_ALL,
    COPIES,
    DEFENCES,
    TARGETS,
    Back,
    Card,
    Ingredient,
)
from cookiegames.rules.calcotada.events import HandDealt, TurnStarted
from cookiegames.rules.calcotada.observation import EMPTY_SERIES, Phase
from cookiegames.rules.calcotada.options import TableReason
from cookiegames.rules.game import CHANCE, SECRETLY, CommonReason, IllegalTable, Seat
from tests.generic.chance import source

from .position import NAMES, Match, a_deal, assert_refused, card, cards, dealt, position


@pytest.mark.clause("CW-1")
@pytest.mark.parametrize("ingredient", Ingredient)
def test_each_type_has_four_17s_three_13s_three_11s_four_7s_and_two_wildcards(
    ingredient: Ingredient,
) -> None:
    own = [each for each in Card if each.ingredient is ingredient]
    assert [(each.printed, COPIES[each]) for each in own] == [
        (17, 4),
        (13, 3),
        (11, 3),
        (7, 4),
        (None, 2),
    ]
    assert [each.wild for each in own] == [False, False, False, False, True]


@pytest.mark.clause("CW-1", "CW-2")
def test_of_110_cards_80_are_ingredients_and_30_actions() -> None:
    assert sum(COPIES) == CARDS_IN_ALL == 110
    assert sum(COPIES[each] for each in Card if each.ingredient is not None) == 80
    assert sum(COPIES[each] for each in ACTIONS) == 30


@pytest.mark.clause("CW-2")
def test_there_are_18_attack_cards_and_12_defence_cards() -> None:
    assert {each.name: COPIES[each] for each in ATTACKS} == {
        "TWEEZERS": 8,
        "WINE_JUG": 6,
        "COOKBOOK": 2,
        "SAUSAGE": 2,
    }
    assert {each.name: COPIES[each] for each in DEFENCES} == {"APRON": 6, "BREAD": 6}


@pytest.mark.clause("CW-3", "CW-4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_seven_cards_are_dealt_to_each_and_the_rest_is_the_pile(seats: int) -> None:
    match = Match(seats)
    assert match.asks() == CHANCE
    assert match.sees().phase is Phase.DEAL
    assert match.legal(None) == match.legal("Dante") == []
    match.do(None, match.rules.draw_chance(match.state, Random(1)))
    assert match.sees().hand_sizes == (7,) * seats
    assert match.sees().pile == 110 - 7 * seats
    assert match.sees().series == (EMPTY_SERIES,) * seats
    assert match.sees().points == match.sees().skips == (0,) * seats
    assert match.sees().discarded == (0,) * len(Card)


@pytest.mark.clause("CW-3")
def test_each_player_sees_only_the_own_cards_of_the_deal() -> None:
    hand = "wood-17 wood-17 fire-7 sauce-wild tweezers apron bread"
    match = dealt(3, Gael=hand)
    assert match.told("Gael")[1] == HandDealt(Seat(1), cards(hand), ())
    assert match.told("Dante")[1] == match.told(None)[1] == HandDealt(Seat(1), (), ())
    assert match.hand("Gael") == cards(hand)
    assert match.sees().hand == ()
    assert match.sees("Maya") == dealt(3, Gael=hand.replace("fire-7", "fire-11")).sees("Maya")


@pytest.mark.clause("CW-3")
def test_the_seat_the_table_names_starts_and_turns_go_clockwise() -> None:
    match = dealt(4, first="Maya")
    assert match.told(None)[-1] == TurnStarted(Seat(2))
    turns = []
    for _ in range(6):
        assert match.asks() == SECRETLY[match.sees().to_act]
        turns.append(match.sees().to_act)
        match.idle()
    assert turns == [2, 3, 0, 1, 2, 3]
    assert match.sees().first == 2


@pytest.mark.clause("CW-4")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    rules = Match(2).rules
    with pytest.raises(IllegalTable) as caught:
        rules.start(seats, Seat(0))
    assert (caught.value.clause, caught.value.reason) == ("CW-4", TableReason.SEATS)
    assert caught.value.facts == {"seats": seats, "least": 2, "most": 6}


@pytest.mark.clause("CW-4", "CW-37")
def test_six_play_without_a_target() -> None:
    assert TARGETS[6] is None
    assert dealt(6).sees().phase is Phase.FIRST


SEVEN = cards("wood-17 fire-17 grid-17 calcot-17 sauce-17 tweezers bread")
SPOILT = [
    Deal((SEVEN,), None),
    Deal((SEVEN, SEVEN, SEVEN), None),
    Deal((SEVEN, SEVEN[:6]), None),
    Deal((SEVEN, (*SEVEN, Card.WOOD_7)), None),
    Deal((SEVEN, cards("sausage sausage sausage tweezers bread bread bread")), None),
    Deal((SEVEN, SEVEN), Back.WOOD),
]


@pytest.mark.clause("CW-3")
@pytest.mark.parametrize("deal", SPOILT)
def test_a_shuffle_that_cannot_be_is_refused(deal: Deal) -> None:
    assert_refused(Match(2).refuses_action(None, deal), "CW-3", Reason.BAD_DEAL)


@pytest.mark.clause("CW-3")
def test_only_chance_deals() -> None:
    match = Match(2)
    for actor, action in (
        (Seat(0), a_deal(2)),
        (Seat(0), Draw()),
        (None, Drawn(Card.WOOD_17, None)),
        (None, MoveOn()),
    ):
        assert match.refuses_action(actor, action).reason is CommonReason.NOT_AWAITED
    assert_refused(match.refuses_action(Seat(0), Draw()), "CW-3", CommonReason.NOT_AWAITED)
    match.do(None, a_deal(2))
    assert match.refuses_action(None, a_deal(2)).reason is CommonReason.NOT_AWAITED


@pytest.mark.clause("CW-12")
@pytest.mark.parametrize("line", ["drawn wood-11", "drawn wood-17 top fire"])
def test_only_what_is_in_the_pile_can_be_drawn(line: str) -> None:
    match = position(pile="wood-17 fire-17 fire-17").play("Dante draw")
    assert_refused(match.refuses(line), "CW-12", Reason.BAD_DEAL)
    match.play("drawn wood-17")
    assert match.sees().pile == 2


@pytest.mark.clause("CW-3", "CW-12")
def test_what_was_dealt_is_in_the_pile_no_more() -> None:
    match = dealt(2, Dante="sausage sausage wood-17 wood-17 wood-17 bread apron")
    match.play("Dante draw")
    assert_refused(match.refuses("drawn sausage"), "CW-12", Reason.BAD_DEAL)
    match.play("drawn tweezers")


@pytest.mark.clause("CW-12")
def test_each_card_of_the_pile_is_as_likely_as_the_other() -> None:
    match = position(pile="wood-17 wood-17 wood-17 fire-7").play("Dante draw")
    rng = Random(17)
    drawn = Counter(match.rules.draw_chance(match.state, rng) for _ in range(4000))
    assert set(drawn) == {Drawn(card("wood-17"), None), Drawn(card("fire-7"), None)}
    assert 2850 < drawn[Drawn(card("wood-17"), None)] < 3150


@pytest.mark.clause("CW-3")
def test_whatever_chance_says_a_shuffle_deals_what_the_box_holds() -> None:
    for seed in range(12):
        match = Match(6)
        match.do(None, match.rules.draw_chance(match.state, source(seed)))
        held = Counter(each for name in NAMES for each in match.hand(name))
        assert held.total() == 42


@pytest.mark.clause("CW-3")
def test_a_shuffle_mixes_all_kinds_into_each_hand() -> None:
    match, rng = Match(2), Random(3)
    last = Counter[Card]()
    for _ in range(600):
        deal = match.rules.draw_chance(match.state, rng)
        assert isinstance(deal, Deal)
        last.update(deal.hands[1])
    expected = {each: 600 * 7 * COPIES[each] / CARDS_IN_ALL for each in Card}
    assert all(0.65 < last[each] / expected[each] < 1.4 for each in Card)
