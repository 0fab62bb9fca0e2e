"""The two Adventurous Cubs (WS-20)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import CardDrawn, HandDiscarded, RoundEnded, RoundEnding
from cookiegames.rules.whostole.observation import Phase

from .position import CUB, Match, position

pytestmark = pytest.mark.clause("WS-20")


def won_by(match: Match, name: str) -> bool:
    """Whether the news is that this player won the round with the cubs."""
    ended = match.ended()
    winner = Seat(("Dante", "Gael", "Maya", "Nina").index(name))
    return (ended.ending, ended.winners) == (RoundEnding.CUBS, (winner,))


def goes_on(match: Match) -> bool:
    """Whether the round is still being played."""
    ended = any(isinstance(event, RoundEnded) for event in match.news)
    return not ended and match.sees().phase in (Phase.DRAW, Phase.TURN)


def test_the_first_cub_does_nothing() -> None:
    match = position().burn(CUB)
    assert goes_on(match)
    assert match.sees().to_act == 1


@pytest.mark.parametrize("between", ["", "nappy-fellow", "nappy-fellow pony-fan"])
def test_when_the_second_is_discarded_the_owner_of_the_first_wins_at_once(between: str) -> None:
    match = position(seats=4).burn(f"{CUB} {between} {CUB}")
    assert won_by(match, "Dante")
    assert match.sees().tokens == (1, 0, 0, 0)
    assert match.sees().phase is Phase.PAUSE


def test_nobody_has_to_reveal_a_hand_then() -> None:
    match = position({"Maya": "cookie-thief"}).burn(f"{CUB} {CUB}")
    assert match.ended().hands == (None, None, None)
    assert match.sees().revealed == (None, None, None)


def test_both_in_front_of_one_player_win_for_that_player() -> None:
    match = position().burn(f"{CUB} nappy-fellow pony-fan {CUB}")
    assert won_by(match, "Dante")


@pytest.mark.clause("WS-16")
def test_a_second_cub_that_falls_to_a_sissy_counts_and_its_owner_draws_nothing() -> None:
    match = position({"Maya": CUB}).burn(CUB).play("draw sissy · Gael sissy Maya")
    assert won_by(match, "Dante")
    assert HandDiscarded(Seat(2), Card.ADVENTUROUS_CUB) in match.news
    assert match.sees().redraws is None
    assert sum(isinstance(event, CardDrawn) for event in match.news) == 1


@pytest.mark.clause("WS-16")
def test_a_first_cub_that_falls_to_a_sissy_lies_in_front_of_its_owner() -> None:
    match = position({"Maya": CUB}).play("draw sissy · Dante sissy Maya · draw cookie")
    match.burn(CUB)
    assert won_by(match, "Maya")


@pytest.mark.clause("WS-16")
def test_both_may_fall_to_a_sissy_of_ones_own() -> None:
    match = position({"Dante": CUB}).burn(f"{CUB} nappy-fellow nappy-fellow")
    match.play("draw sissy · Dante sissy Dante")
    assert won_by(match, "Dante")


@pytest.mark.clause("WS-6")
def test_a_second_cub_that_falls_in_anothers_knocking_out_counts() -> None:
    match = position({"Maya": CUB}).burn(CUB)
    match.play(f"draw babysitter · Gael babysitter Maya {CUB}")
    assert match.knocked_out() == [2]
    assert won_by(match, "Dante")


@pytest.mark.clause("WS-6", "WS-19")
def test_so_does_one_that_falls_in_the_knocking_out_of_who_discarded() -> None:
    match = position({"Gael": CUB, "Maya": "big-wetter"}).burn(CUB)
    match.play("draw playful-one · Gael playful-one Maya")
    assert match.knocked_out() == [1]
    assert won_by(match, "Dante")


@pytest.mark.clause("WS-6")
def test_a_second_cub_that_falls_in_its_owners_own_knocking_out_wins_nothing() -> None:
    match = position({"Dante": CUB}).burn(CUB)
    match.play(f"draw babysitter · Gael babysitter Dante {CUB}")
    assert match.sees().discards[0] == (Card.ADVENTUROUS_CUB, Card.ADVENTUROUS_CUB)
    assert match.knocked_out() == [0]
    assert goes_on(match)


@pytest.mark.clause("WS-6", "WS-13")
def test_nor_does_it_when_the_thief_did_it() -> None:
    match = position({"Dante": CUB}).burn(f"{CUB} nappy-fellow nappy-fellow")
    match.play("draw cookie-thief · Dante cookie-thief")
    assert match.sees().discards[0].count(Card.ADVENTUROUS_CUB) == 2
    assert goes_on(match)


def test_the_owner_of_the_first_wins_nothing_once_out() -> None:
    match = position({"Dante": "cookie"}).burn(CUB)
    match.play("draw babysitter · Gael babysitter Dante cookie").burn(CUB)
    assert match.sees().discarded.count(Card.ADVENTUROUS_CUB) == 2
    assert goes_on(match)
    assert match.sees().tokens == (0, 0, 0)


@pytest.mark.clause("WS-6")
def test_a_first_cub_that_fell_in_a_knocking_out_wins_its_owner_nothing() -> None:
    match = position({"Gael": CUB}).play(f"draw babysitter · Dante babysitter Gael {CUB}")
    match.burn(CUB)
    assert goes_on(match)


@pytest.mark.clause("WS-7")
def test_it_comes_before_the_win_of_the_last_one_left() -> None:
    laid_open = "cookie sissy sissy tea-party big-wetter"
    match = position({"Dante": CUB}, seats=2, first="Gael", laid_open=laid_open).burn(CUB)
    match.play("draw cookie-thief · Dante cookie-thief")
    assert match.knocked_out() == [0]
    assert won_by(match, "Gael")


@pytest.mark.clause("WS-7")
def test_between_two_players_the_owner_who_falls_with_the_second_loses_to_the_last_one() -> None:
    match = position({"Dante": CUB}, seats=2).burn(f"{CUB} nappy-fellow")
    match.play("draw cookie-thief · Dante cookie-thief")
    assert (match.ended().ending, match.ended().winners) == (RoundEnding.LAST, (1,))


@pytest.mark.clause("WS-7", "WS-8")
def test_it_comes_before_the_end_by_the_deck() -> None:
    hands = {"Dante": "diaper-change", "Gael": "cookie-thief"}
    laid_open = "cookie sissy sissy tea-party playful-one"
    match = position(hands, seats=2, laid_open=laid_open)
    match.burn(f"{CUB} nappy-fellow nappy-fellow spy-cub spy-cub pony-fan")
    match.burn("babysitter " * 5)
    assert match.sees().deck == 1
    match.burn(CUB)
    assert match.sees().deck == 0
    assert won_by(match, "Dante")


def test_one_that_lies_aside_face_up_counts_for_nobody() -> None:
    laid_open = f"{CUB} cookie sissy sissy tea-party"
    match = position(seats=2, laid_open=laid_open).burn(CUB)
    assert goes_on(match)
    assert match.sees().tokens == (0, 0)


def test_the_cubs_of_the_round_before_do_not_count() -> None:
    match = position().burn(f"{CUB} {CUB}").deal().burn(CUB)
    assert goes_on(match)


def test_a_cub_that_is_only_held_wins_nothing() -> None:
    match = position({"Gael": CUB}).burn(CUB)
    match.play("draw spy-cub · Gael spy-cub Dante")
    assert goes_on(match)
