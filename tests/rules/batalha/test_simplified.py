"""The simplified game's two switches (BC-49)."""

from __future__ import annotations

from random import Random

import pytest

from cookiegames.rules.batalha import Options, Rules
from cookiegames.rules.batalha.actions import Deal, Reason
from cookiegames.rules.batalha.cards import FULL_DECK, GREYS, Pieces, Suit
from cookiegames.rules.batalha.options import TableReason
from cookiegames.rules.batalha.scoring import Ending, outcome
from cookiegames.rules.game import IllegalTable, Seat

from .position import Match, assert_refused, position

pytestmark = pytest.mark.clause("BC-49")

SWEET = Pieces(12, 0, 0, 0)


def test_the_highest_score_wins() -> None:
    result = outcome([10, 30, 20], [SWEET] * 3, options=Options(highest_wins=True), duel=False)
    assert result.ending is Ending.HIGHEST
    assert result.places == (3, 1, 2)


@pytest.mark.clause("BC-48")
@pytest.mark.parametrize(
    ("pieces", "places"),
    [
        ([Pieces(9, 0, 0, 0), Pieces(10, 0, 0, 0), SWEET], (2, 1, 3)),
        ([Pieces(9, 0, 0, 1), Pieces(10, 0, 0, 0), SWEET], (2, 1, 3)),
        ([Pieces(9, 0, 0, 1), Pieces(9, 0, 0, 1), SWEET], (1, 1, 3)),
    ],
)
def test_ties_among_the_highest_are_broken_by_pieces_then_rotten(
    pieces: list[Pieces], places: tuple[int, ...]
) -> None:
    result = outcome([30, 30, 20], pieces, options=Options(highest_wins=True), duel=False)
    assert result.places == places


def test_a_match_can_be_won_with_the_highest_score() -> None:
    match = Match(3, options=Options(highest_wins=True))
    match.run(lambda public: public.outcome is not None)
    result = match.outcome()
    assert result.ending is Ending.HIGHEST
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)


@pytest.mark.parametrize(("seats", "each"), [(3, 12), (4, 12), (5, 9), (6, 8)])
def test_without_specials_the_grey_cards_leave_the_deck_and_the_deal_still_fits(
    seats: int, each: int
) -> None:
    match = Match(seats, options=Options(no_specials=True))
    draw = match.rules.draw_chance(match.state, Random(1))
    assert isinstance(draw, Deal)
    assert set(draw.cards) == set(FULL_DECK) - set(GREYS)
    match.do(None, draw)
    assert match.sees().hand_sizes == (each,) * seats
    assert match.sees().aside == 48 - seats * each


def test_without_specials_no_grey_card_can_be_dealt() -> None:
    match = Match(3, options=Options(no_specials=True))
    refusal = match.refuses_action(None, Deal(FULL_DECK))
    assert_refused(refusal, "BC-6", Reason.BAD_DRAW)


def test_without_specials_nobody_meets_a_grey_card() -> None:
    match = position(seats=4, options=Options(no_specials=True))
    hands = [match.sees(name).hand for name in ("Dante", "Gael", "Maya", "Nina")]
    assert not any(card.suit is Suit.GREY for hand in hands for card in hand)


def test_the_switches_are_independent() -> None:
    match = Match(3, options=Options(no_specials=True))
    match.run(lambda public: public.outcome is not None)
    assert match.outcome().ending is not Ending.HIGHEST


@pytest.mark.parametrize(
    ("options", "switch"),
    [
        (Options(highest_wins=True), "highest_wins"),
        (Options(no_specials=True), "no_specials"),
    ],
)
def test_neither_switch_is_offered_to_two(options: Options, switch: str) -> None:
    with pytest.raises(IllegalTable) as caught:
        Rules(options).start(2, Seat(0))
    assert (caught.value.clause, caught.value.reason) == ("BC-49", TableReason.NOT_IN_A_DUEL)
    assert caught.value.facts == {"option": switch}
