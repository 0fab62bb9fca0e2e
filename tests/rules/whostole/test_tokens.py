"""Tokens, and how the game is won (WS-9)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import CommonReason, Outcome, Seat
from cookiegames.rules.whostole.actions import Discard, MoveOn
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import MatchEnded, RoundEnding
from cookiegames.rules.whostole.observation import Phase

from .position import Match, assert_refused

pytestmark = pytest.mark.clause("WS-9")

TOKENS = {2: 8, 3: 6, 4: 5}


def cookie_tie(match: Match) -> Match:
    """Both of two players win the next round."""
    laid_open = "big-wetter sissy sissy tea-party playful-one"
    match.deal({"Dante": "cookie", "Gael": "cookie-thief"}, laid_open=laid_open)
    match.burn("nappy-fellow nappy-fellow spy-cub spy-cub pony-fan adventurous-cub")
    return match.burn("babysitter " * 5 + "diaper-change")


def test_the_winner_of_a_round_takes_one_token() -> None:
    match = Match(3).rounds("Gael")
    assert match.ended().tokens == match.sees().tokens == (0, 1, 0)
    match.rounds("Maya Gael")
    assert match.sees().tokens == (0, 2, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_is_won_with_8_tokens_or_6_or_5(seats: int) -> None:
    match = Match(seats).rounds("Gael " * (TOKENS[seats] - 1))
    assert match.sees().outcome is None
    match.rounds("Gael")
    assert match.sees().phase is Phase.OVER
    assert match.outcome().winners == (1,)
    assert match.outcome().scores[1] == TOKENS[seats]
    assert match.news[-1] == MatchEnded(match.outcome())
    assert match.sees().outcome == match.outcome()


def test_places_go_by_tokens_and_equals_share_one() -> None:
    match = Match(4).rounds("Gael Maya Nina Nina" + " Gael" * 2 + " Dante Dante Gael Gael")
    assert match.outcome() == Outcome(RoundEnding.CUBS, (2, 5, 1, 2), (2, 1, 4, 2))


def test_the_outcome_tells_how_the_last_round_ended() -> None:
    match = Match(2).rounds("Gael " * 7).deal().play("draw cookie-thief · Gael cookie-thief")
    assert match.sees().tokens == (1, 7)
    match.rounds("Gael")
    assert match.outcome() == Outcome(RoundEnding.CUBS, (1, 8), (2, 1))
    other = Match(2).rounds("Gael " * 6 + "Dante " + "Gael").deal()
    other.play("draw nappy-fellow · Gael nappy-fellow · draw cookie-thief · Dante cookie-thief")
    assert other.outcome() == Outcome(RoundEnding.LAST, (1, 8), (2, 1))


def test_several_reaching_it_in_the_same_round_share_the_win() -> None:
    match = cookie_tie(Match(2).rounds("Gael Dante " * 7))
    assert match.outcome() == Outcome(RoundEnding.COOKIE_TIE, (8, 8), (1, 1))
    assert match.outcome().winners == (0, 1)


def test_a_shared_round_that_takes_one_of_them_there_is_won_by_that_one() -> None:
    match = cookie_tie(Match(2).rounds("Gael Dante " * 3 + "Dante " * 4))
    assert match.outcome() == Outcome(RoundEnding.COOKIE_TIE, (8, 4), (1, 2))


def test_once_it_is_won_nothing_more_is_done() -> None:
    match = Match(4).rounds("Gael " * 5)
    for actor in (*match.seats, None):
        assert list(match.rules.legal_actions(match.state, actor)) == []
    assert_refused(match.refuses_action(None, MoveOn()), "WS-9", CommonReason.NOT_AWAITED)
    refusal = match.refuses_action(Seat(0), Discard(Card.BABYSITTER))
    assert_refused(refusal, "WS-9", CommonReason.NOT_AWAITED)
