"""The Spy Cub, and how long a hand is known (WS-21)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import HandSeen
from cookiegames.rules.whostole.observation import Told

from .position import CUB, Match, position

pytestmark = pytest.mark.clause("WS-21")


def spied(word: str = "cookie") -> Match:
    """Dante has looked at Gael's hand, which is this card; Gael is to draw."""
    return position({"Dante": "diaper-change", "Gael": word}).play(
        "draw spy-cub · Dante spy-cub Gael"
    )


def test_the_player_looks_at_another_players_hand() -> None:
    match = spied()
    assert match.told("Dante")[-1] == HandSeen(Seat(0), Seat(1), Card.COOKIE)
    assert match.sees("Dante").known == (Told(Seat(1), Card.COOKIE),)


def test_nobody_else_sees_it() -> None:
    match, other = spied("cookie"), spied("pony-fan")
    assert match.told("Maya")[-1] == match.told(None)[-1] == HandSeen(Seat(0), Seat(1), None)
    assert match.sees("Maya") == other.sees("Maya")
    assert match.sees() == other.sees()
    assert match.sees("Maya").known == match.sees().known == ()


def test_who_was_looked_at_learns_nothing_of_the_others_hand() -> None:
    match = spied()
    assert match.told("Gael")[-1] == HandSeen(Seat(0), Seat(1), Card.COOKIE)
    assert match.sees("Gael").known == ()


def test_the_hand_stays_what_it_was() -> None:
    match = spied()
    assert match.sees("Gael").hand == (Card.COOKIE,)
    assert match.sees().hand_sizes == (1, 1, 1)


def test_a_known_card_stays_known_through_a_draw_and_the_discard_of_another() -> None:
    match = spied().play("draw nappy-fellow")
    assert match.sees("Dante").known == (Told(Seat(1), Card.COOKIE),)
    match.play("Gael nappy-fellow")
    assert match.sees("Dante").known == (Told(Seat(1), Card.COOKIE),)


def test_it_is_known_no_longer_once_it_is_discarded() -> None:
    match = spied().play("draw nappy-fellow · Gael cookie")
    assert match.sees("Dante").known == ()


def test_of_two_alike_nobody_knows_which_one_went() -> None:
    match = spied("nappy-fellow").burn("nappy-fellow")
    assert match.sees("Gael").hand == (Card.NAPPY_FELLOW,)
    assert match.sees("Dante").known == ()


@pytest.mark.clause("WS-16")
def test_it_is_known_no_longer_once_the_hand_fell() -> None:
    match = spied().play("draw nappy-fellow · Gael nappy-fellow").burn("pony-fan")
    match.burn("babysitter").play("draw sissy · Gael sissy Gael")
    assert match.sees("Dante").known == ()


@pytest.mark.clause("WS-6")
def test_nothing_is_known_of_who_is_out() -> None:
    match = spied().burn("adventurous-cub")
    match.play("draw babysitter · Maya babysitter Gael cookie")
    assert match.sees("Dante").known == ()


@pytest.mark.clause("WS-15")
def test_a_known_card_goes_with_the_hand_that_is_traded() -> None:
    match = spied().burn("pony-fan").play("draw big-wetter · Maya big-wetter Gael")
    assert match.sees("Dante").known == (Told(Seat(2), Card.COOKIE),)


@pytest.mark.clause("WS-15")
def test_a_known_card_that_comes_to_the_knower_is_seen_in_the_hand() -> None:
    match = spied().burn("pony-fan").play("draw big-wetter · Maya big-wetter Dante")
    assert match.sees("Dante").known == (
        Told(Seat(1), Card.COOKIE),
        Told(Seat(2), Card.DIAPER_CHANGE),
    )
    match = spied().play("draw big-wetter · Gael big-wetter Dante")
    assert match.sees("Dante").hand == (Card.COOKIE,)
    assert match.sees("Dante").known == (Told(Seat(1), Card.DIAPER_CHANGE),)


def test_what_was_known_in_one_round_is_not_known_in_the_next() -> None:
    match = spied().burn(f"{CUB} {CUB}").deal()
    assert match.sees("Dante").known == ()
    assert match.sees("Dante").hand == (Card.BABYSITTER,)


def test_a_look_is_all_that_a_later_look_needs() -> None:
    match = spied().burn("nappy-fellow nappy-fellow pony-fan")
    match.play("draw spy-cub · Gael spy-cub Dante")
    assert match.sees("Gael").known == (Told(Seat(0), Card.DIAPER_CHANGE),)
    assert match.sees("Dante").known == (Told(Seat(1), Card.COOKIE),)
