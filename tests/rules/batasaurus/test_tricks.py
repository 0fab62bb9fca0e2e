"""Turning up cards, and who wins them (BS-5, BS-6, BS-8)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batasaurus.actions import LayOnTop, Reason, TurnUp
from cookiegames.rules.batasaurus.cards import Dinosaur
from cookiegames.rules.batasaurus.events import BattleBegun, CardTurnedUp, TrickWon
from cookiegames.rules.batasaurus.observation import Phase, Played
from cookiegames.rules.game import OPENLY, CommonReason, Seat

from .position import assert_refused, kinds, position, seat


@pytest.mark.clause("BS-5")
@pytest.mark.parametrize("first", ["Dante", "Gael", "Maya"])
def test_whom_the_table_names_leads_first_and_the_rest_follow_clockwise(first: str) -> None:
    match = position(3, first=first)
    for step in range(3):
        player = Seat((seat(first) + step) % 3)
        assert match.asks() == OPENLY[player]
        match.do(player, TurnUp(player))
        card = Dinosaur(player + 1)
        assert match.news[0] == CardTurnedUp(player, player, card, leads=step == 0)
    assert match.sees().trick == 1


@pytest.mark.clause("BS-5")
def test_any_card_still_lying_may_be_turned_up() -> None:
    match = position(2).tricks("12 1 · 4 2")
    assert match.legal("Dante") == [TurnUp(place) for place in range(12) if place not in (3, 11)]
    assert match.legal("Gael") == []


@pytest.mark.clause("BS-5")
def test_an_empty_place_has_nothing_to_turn_up() -> None:
    match = position(2).tricks("12 1")
    refusal = match.refuses("Dante", TurnUp(11))
    assert_refused(refusal, "BS-5", Reason.NO_CARD_THERE, place=11)


@pytest.mark.clause("BS-5")
def test_nobody_plays_out_of_turn_or_lays_on_top_without_a_battle() -> None:
    match = position(3).play("Dante 5")
    assert_refused(match.refuses("Maya", TurnUp(0)), "BS-5", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("Gael", LayOnTop(0)), "BS-5", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses(None, TurnUp(0)), "BS-5", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BS-6")
def test_the_strongest_card_wins_all_in_the_middle_and_its_player_leads_next() -> None:
    match = position(3).tricks("5 9 8")
    assert match.news[-1] == TrickWon(seat("Gael"), 3)
    assert match.sees().piles == (0, 3, 0)
    assert match.asks() == OPENLY[seat("Gael")]
    match.play("Gael 1 · Maya 2")
    assert match.sees().to_act == seat("Dante")


@pytest.mark.clause("BS-6")
def test_a_finished_trick_lies_until_the_next_card() -> None:
    match = position(2).tricks("5 9")
    middle = (Played(Seat(0), Dinosaur(5)), Played(Seat(1), Dinosaur(9)))
    assert (match.sees().middle, match.sees().last_winner) == (middle, seat("Gael"))
    match.play("Gael 2")
    assert match.sees().middle == (Played(Seat(1), Dinosaur(2)),)
    assert (match.sees().last_winner, match.sees().trick) == (None, 2)


@pytest.mark.clause("BS-6")
def test_how_many_cards_each_has_won_is_public() -> None:
    match = position(3).tricks("5 9 8 · 12 1 2 · 6 7 9")
    assert match.sees().piles == (3, 3, 3)
    assert {view.piles for view in match.everything()} == {(3, 3, 3)}


@pytest.mark.clause("BS-8")
def test_a_tie_below_the_strongest_card_is_no_battle() -> None:
    match = position(3).tricks("7 7 8")
    assert BattleBegun not in kinds(match.news)
    assert match.news[-1] == TrickWon(seat("Maya"), 3)
    assert match.sees().phase is Phase.TURN_UP


@pytest.mark.clause("BS-8")
def test_of_two_ties_only_the_stronger_fights() -> None:
    match = position(4).tricks("7 8 7 8")
    fighters = (seat("Gael"), seat("Nina"))
    assert match.news[-1] == BattleBegun(fighters, Dinosaur.VELOCIRAPTOR)
    assert match.sees().fighting == fighters
