"""Battles: who fights, in what order, and how they end (BS-7, BS-9, BS-10)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batasaurus.actions import LayOnTop, Reason, TurnUp
from cookiegames.rules.batasaurus.cards import Dinosaur
from cookiegames.rules.batasaurus.events import (
    BattleBegun,
    BattleTurnedUp,
    CardLaidOnTop,
    CardsKept,
    FellOut,
    MatchEnded,
    TrickReturned,
    TrickWon,
)
from cookiegames.rules.batasaurus.observation import Phase, Played
from cookiegames.rules.batasaurus.scoring import Ending
from cookiegames.rules.game import OPENLY, CommonReason, Seat

from .position import Match, assert_refused, kinds, position, seat

DANTE, GAEL, MAYA = Seat(0), Seat(1), Seat(2)


def dante_or_gael_with_one_card_left(*, gaels: int) -> Match:
    """Dante and Gael have one card left each, Dante his 10; Maya, who leads, has two."""
    if gaels == 1:
        match = position(3).tricks("12 12 1").play("Dante 11 · Gael 10")
        match.tricks("1 2 3 · 2 3 4 · 3 4 5 · 4 5 6 · 5 6 7 · 6 7 8 · 7 8 9 · 8 9 11 · 9 11 12")
    else:
        match = position(3).tricks("12 12 1").play("Dante 11 · Gael 9")
        match.tricks("1 1 4 · 2 2 5 · 3 3 6 · 4 4 7 · 5 5 8 · 6 6 9 · 7 7 10 · 8 8 11 · 9 11 12")
    assert [sum(places) for places in match.sees().lying] == [1, 1, 2]
    assert match.sees().piles == (5, 0, 27)
    return match


@pytest.mark.clause("BS-7")
def test_those_tied_for_strongest_lay_a_card_on_top_and_the_strongest_wins_all() -> None:
    match = position(3).tricks("9 9 4")
    assert match.news[-1] == BattleBegun((DANTE, GAEL), Dinosaur(9))
    assert match.sees().phase is Phase.BATTLE
    match.play("Dante 1 · Gael 2")
    assert match.news == [
        CardLaidOnTop(DANTE, 0),
        CardLaidOnTop(GAEL, 1),
        BattleTurnedUp((DANTE, GAEL), (Dinosaur(1), Dinosaur(2))),
        TrickWon(GAEL, 5),
    ]
    assert match.sees().piles == (0, 5, 0)
    assert match.sees().fighting == ()
    assert match.asks() == OPENLY[GAEL]


@pytest.mark.clause("BS-7")
def test_a_card_on_top_is_seen_by_nobody_its_player_neither() -> None:
    one = position(2).tricks("9 9").play("Dante 1")
    # The same place, another dinosaur on it.
    other = position(2, layouts={"Dante": "12 2 3 4 5 6 7 8 9"}).tricks("9 9").play("Dante 12")
    assert one.everything() == other.everything()
    assert one.news == other.news
    assert one.sees().middle[-1] == Played(DANTE, None)
    assert not one.sees().lying[DANTE][0]


@pytest.mark.clause("BS-7")
def test_tied_again_those_and_only_those_go_on() -> None:
    match = position(3).tricks("12 12 12")
    assert match.sees().fighting == (DANTE, GAEL, MAYA)
    match.play("Dante 11 · Gael 11 · Maya 10")
    assert BattleBegun((DANTE, GAEL), Dinosaur(11)) in match.news
    assert match.sees().fighting == (DANTE, GAEL)
    match.play("Dante 1 · Gael 9")
    assert match.news[-1] == TrickWon(GAEL, 8)


@pytest.mark.clause("BS-7")
def test_a_weaker_card_of_the_first_round_never_wins_the_battle() -> None:
    match = position(3).tricks("9 9 8").play("Dante 2 · Gael 1")
    assert match.news[-1] == TrickWon(DANTE, 5)


@pytest.mark.clause("BS-7")
def test_in_a_battle_any_card_still_lying_may_be_laid_and_nothing_else_done() -> None:
    match = position(3).tricks("9 9 8")
    assert match.legal("Dante") == [LayOnTop(place) for place in range(12) if place != 8]
    assert (match.legal("Gael"), match.legal("Maya")) == ([], [])
    assert_refused(match.refuses("Dante", TurnUp(0)), "BS-7", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("Maya", LayOnTop(0)), "BS-7", CommonReason.NOT_AWAITED)
    refusal = match.refuses("Dante", LayOnTop(8))
    assert_refused(refusal, "BS-7", Reason.NO_CARD_THERE, place=8)
    refusal = match.refuses("Dante", LayOnTop(12))
    assert_refused(refusal, "BS-2", Reason.NO_SUCH_PLACE, place=12)


@pytest.mark.clause("BS-9")
def test_in_a_battle_the_order_is_clockwise_from_the_leader() -> None:
    match = position(4, first="Maya").tricks("9 9 8 9")
    fighters = (seat("Nina"), seat("Dante"), seat("Gael"))
    assert match.sees().fighting == fighters
    for fighter in fighters:
        assert match.asks() == OPENLY[fighter]
        match.do(fighter, LayOnTop(fighter))
    assert match.sees().phase is Phase.TURN_UP


@pytest.mark.clause("BS-9")
def test_nothing_is_turned_up_before_all_have_chosen() -> None:
    match = position(3).tricks("9 9 9").play("Dante 1 · Gael 2")
    assert kinds(match.news) == [CardLaidOnTop, CardLaidOnTop]
    assert [played.card for played in match.sees().middle] == [9, 9, 9, None, None]
    assert match.shown() == [{9}, {9}, {9}]
    match.play("Maya 3")
    assert [played.card for played in match.sees().middle] == [9, 9, 9, 1, 2, 3]
    assert match.shown() == [{9, 1}, {9, 2}, {9, 3}]


@pytest.mark.clause("BS-10")
def test_who_has_no_card_left_falls_out_and_the_only_one_left_wins_without_laying() -> None:
    match = dante_or_gael_with_one_card_left(gaels=1).tricks("10 1 10")
    assert match.news[3:6] == [FellOut(DANTE), TrickWon(MAYA, 3), CardsKept(MAYA, 1)]
    assert BattleBegun not in kinds(match.news)
    assert match.outcome().scores == (5, 0, 27 + 3 + 1)
    assert match.outcome().ending is Ending.OUT_OF_CARDS


@pytest.mark.clause("BS-10")
def test_if_none_of_the_tied_has_a_card_left_each_card_goes_to_who_played_it() -> None:
    match = dante_or_gael_with_one_card_left(gaels=10).tricks("10 10 2")
    assert match.news[3:7] == [FellOut(DANTE), FellOut(GAEL), TrickReturned(), CardsKept(MAYA, 1)]
    assert match.outcome().scores == (5 + 1, 0 + 1, 27 + 1 + 1)
    assert match.outcome().ending is Ending.BATTLE_RETURNED
    assert match.sees().last_winner is None


@pytest.mark.clause("BS-10")
def test_cards_laid_in_the_battle_go_back_as_well() -> None:
    match = position(2)
    match.tricks("12 11 · 11 10 · 10 9 · 9 8 · 8 7 · 7 6 · 6 5 · 5 4 · 4 3 · 3 12 · 2 2")
    match.play("Gael 1 · Dante 1")
    ended = MatchEnded(match.outcome())
    assert match.news[-4:] == [FellOut(GAEL), FellOut(DANTE), TrickReturned(), ended]
    assert match.outcome().scores == (18 + 2, 2 + 2)
