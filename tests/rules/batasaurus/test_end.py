"""When a match is over, and who has won it (BS-11, BS-13)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batasaurus.actions import TurnDown, TurnUp
from cookiegames.rules.batasaurus.events import CardsKept, MatchEnded, TrickWon
from cookiegames.rules.batasaurus.observation import Phase
from cookiegames.rules.batasaurus.scoring import Ending, outcome
from cookiegames.rules.game import CommonReason, Outcome, Seat

from .position import assert_refused, kinds, position

ELEVEN = "12 11 · 11 10 · 10 9 · 9 8 · 8 7 · 7 6 · 6 5 · 5 4 · 4 3 · 3 2 · 2 1"
"""Eleven tricks of two players that the first one wins."""


@pytest.mark.clause("BS-11")
def test_the_match_ends_with_the_trick_after_which_a_player_has_no_card_left() -> None:
    match = position(2).tricks(ELEVEN)
    assert match.sees().phase is Phase.TURN_UP
    match.tricks("1 12")
    assert match.news[-2:] == [TrickWon(Seat(1), 2), MatchEnded(match.outcome())]
    assert match.outcome() == Outcome(Ending.OUT_OF_CARDS, (22, 2), (1, 2))


@pytest.mark.clause("BS-11")
def test_the_others_add_the_cards_they_have_left_to_their_own_piles() -> None:
    match = position(3).tricks("12 12 1").play("Dante 11 · Gael 10")
    match.tricks("10 11 12 · 9 9 10 · 8 8 11 · 7 7 9 · 6 6 8 · 5 5 7 · 4 4 6 · 3 3 5 · 2 2 4")
    assert CardsKept not in kinds(match.events)
    match.tricks("1 1 3")
    assert match.news[-3:-1] == [TrickWon(Seat(2), 3), CardsKept(Seat(2), 1)]
    assert match.outcome().scores == (5, 0, 31)
    assert match.sees().lying == ((False,) * 12,) * 3


@pytest.mark.clause("BS-11")
def test_cards_kept_stay_unseen() -> None:
    match = position(3).tricks("12 12 1").play("Dante 11 · Gael 10")
    match.tricks("10 11 12 · 9 9 10 · 8 8 11 · 7 7 9 · 6 6 8 · 5 5 7 · 4 4 6 · 3 3 5 · 2 2 4")
    match.tricks("1 1 3")
    assert 2 not in match.sees("Maya").shown[2]
    assert len(match.sees().shown[2]) == 11


@pytest.mark.clause("BS-11")
def test_nothing_is_done_once_the_match_is_over() -> None:
    match = position(2).tricks(ELEVEN).tricks("1 12")
    assert (match.legal("Dante"), match.legal("Gael"), match.legal(None)) == ([], [], [])
    for action in (TurnUp(0), TurnDown()):
        refusal = match.refuses("Gael", action)
        assert_refused(refusal, "BS-11", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BS-13")
@pytest.mark.parametrize(
    ("piles", "places"),
    [
        ((20, 4), (1, 2)),
        ((12, 12), (1, 1)),
        ((3, 20, 13), (3, 1, 2)),
        ((14, 8, 14), (1, 3, 1)),
        ((20, 10, 10, 8), (1, 2, 2, 4)),
        ((12, 12, 12, 12), (1, 1, 1, 1)),
    ],
)
def test_most_cards_win_and_equals_share_their_place(
    piles: tuple[int, ...], places: tuple[int, ...]
) -> None:
    assert outcome(piles, Ending.OUT_OF_CARDS) == Outcome(Ending.OUT_OF_CARDS, piles, places)


@pytest.mark.clause("BS-13")
def test_tied_players_share_the_win() -> None:
    match = position(2)
    match.tricks("12 11 · 11 12 · 10 9 · 9 10 · 8 7 · 7 8 · 6 5 · 5 6 · 4 3 · 3 4 · 2 1 · 1 2")
    assert match.outcome().scores == (12, 12)
    assert match.outcome().winners == (Seat(0), Seat(1))
