"""Knocked out, and the Cookie Thief who always is (WS-6, WS-13)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import CommonReason, Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import (
    CardDrawn,
    HandDiscarded,
    KnockedOut,
    RoundEnding,
)

from .position import cards, discarded, position


@pytest.mark.clause("WS-6")
def test_the_player_is_out_first_and_the_hand_falls_after() -> None:
    match = position({"Gael": "sissy"}).play("draw babysitter · Dante babysitter Gael sissy")
    assert match.told(None)[-2:] == [
        KnockedOut(Seat(1), by=Card.BABYSITTER),
        HandDiscarded(Seat(1), Card.SISSY),
    ]
    assert match.sees().out == (False, True, False)


@pytest.mark.clause("WS-6", "WS-5")
def test_the_hand_that_falls_lies_among_the_discards() -> None:
    match = position({"Gael": "sissy"}).play("draw babysitter · Dante babysitter Gael sissy")
    assert match.sees().discards == ((Card.BABYSITTER,), (Card.SISSY,), ())
    assert match.sees().discarded == cards("babysitter sissy")
    assert match.sees().hand_sizes == (1, 0, 1)
    assert match.sees("Gael").hand == ()
    assert match.sums() == (1, 5, 0)


@pytest.mark.clause("WS-6")
def test_the_hand_falls_without_its_effect() -> None:
    match = position({"Gael": "nappy-fellow"})
    match.play("draw babysitter · Dante babysitter Gael nappy-fellow")
    assert match.sees().napping == (False, False, False)
    assert match.sees().to_act == 2


@pytest.mark.clause("WS-6")
def test_who_is_out_has_no_turn_and_nothing_to_do() -> None:
    match = position({"Gael": "cookie"}).play("draw babysitter · Dante babysitter Gael cookie")
    match.play("draw nappy-fellow")
    assert match.legal("Gael") == []
    assert match.refuses("Gael cookie").reason is CommonReason.NOT_AWAITED


@pytest.mark.clause("WS-6")
def test_in_the_next_round_everybody_is_in_again() -> None:
    match = position({"Gael": "cookie"}).play("draw babysitter · Dante babysitter Gael cookie")
    match.burn("adventurous-cub adventurous-cub").deal()
    assert match.sees().out == (False, False, False)
    assert match.sees().hand_sizes == (1, 1, 1)


@pytest.mark.clause("WS-13")
def test_who_discards_the_thief_is_knocked_out() -> None:
    match = position({"Dante": "sissy"}).play("draw cookie-thief · Dante cookie-thief")
    assert match.told(None)[1:] == [
        discarded("Dante", "cookie-thief"),
        KnockedOut(Seat(0), by=Card.COOKIE_THIEF),
        HandDiscarded(Seat(0), Card.SISSY),
    ]
    assert match.sees().discards[0] == cards("cookie-thief sissy")
    assert match.sees().to_act == 1


@pytest.mark.clause("WS-13", "WS-16")
def test_a_thief_that_falls_to_a_sissy_knocks_its_owner_out_who_draws_nothing() -> None:
    match = position({"Gael": "cookie-thief"}).play("draw sissy · Dante sissy Gael")
    assert match.told(None)[-2:] == [
        HandDiscarded(Seat(1), Card.COOKIE_THIEF),
        KnockedOut(Seat(1), by=Card.COOKIE_THIEF),
    ]
    assert match.sees().hand_sizes == (1, 0, 1)
    assert match.sees().redraws is None
    assert (match.sees().to_act, match.sees().deck) == (2, 14)
    assert sum(isinstance(event, CardDrawn) for event in match.news) == 1


@pytest.mark.clause("WS-13", "WS-16")
def test_so_does_ones_own_thief_that_falls_to_ones_own_sissy() -> None:
    match = position({"Dante": "cookie-thief"}).play("draw sissy · Dante sissy Dante")
    assert match.knocked_out() == [0]
    assert match.sees().discards[0] == cards("sissy cookie-thief")
    assert match.sees().to_act == 1


@pytest.mark.clause("WS-13")
def test_knocked_out_with_the_thief_in_hand_is_knocked_out_once() -> None:
    match = position({"Gael": "cookie-thief"})
    match.play("draw babysitter · Dante babysitter Gael cookie-thief")
    assert match.told(None)[-2:] == [
        KnockedOut(Seat(1), by=Card.BABYSITTER),
        HandDiscarded(Seat(1), Card.COOKIE_THIEF),
    ]
    assert match.knocked_out() == [1]


@pytest.mark.clause("WS-13", "WS-19")
def test_the_thief_is_lost_at_a_tea_party() -> None:
    match = position({"Dante": "cookie", "Gael": "cookie-thief"})
    match.play("draw tea-party · Dante tea-party Gael")
    assert match.knocked_out() == [1]


@pytest.mark.clause("WS-13", "WS-15")
def test_a_thief_that_is_traded_away_is_not_discarded() -> None:
    match = position({"Dante": "cookie-thief"}).play("draw big-wetter · Dante big-wetter Gael")
    assert match.knocked_out() == []
    assert match.sees("Gael").hand == (Card.COOKIE_THIEF,)


@pytest.mark.clause("WS-13", "WS-7")
def test_of_two_players_the_other_wins_at_once() -> None:
    match = position(seats=2).play("draw cookie-thief · Dante cookie-thief")
    assert (match.ended().ending, match.ended().winners) == (RoundEnding.LAST, (1,))
