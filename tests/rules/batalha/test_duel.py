"""The duel of two (BC-50 to BC-52)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Literal

import pytest

from cookiegames.rules.batalha import Options, Rules
from cookiegames.rules.batalha.actions import Deal, Reason, RemoveSuit
from cookiegames.rules.batalha.cards import MAGICIAN, THIRTEENS, ZEROS, Card, Pieces, Suit
from cookiegames.rules.batalha.events import CardGiven, RoundStarted, SuitRemoved
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.batalha.options import TableReason
from cookiegames.rules.batalha.scoring import Ending, outcome
from cookiegames.rules.game import CHANCE, OPENLY, SECRETLY, IllegalTable, Outcome, Seat

from .position import Match, assert_refused, cards, position

BLUE_OUT = Options(duel_suit="blue")


def deck(match: Match) -> tuple[Card, ...]:
    """The cards that are about to be dealt."""
    draw = match.rules.draw_chance(match.state, Random(1))
    assert isinstance(draw, Deal)
    return draw.cards


@pytest.mark.clause("BC-50")
def test_the_deck_has_20_cards() -> None:
    match = Match(2, options=BLUE_OUT)
    values = Counter(card.suit for card in deck(match))
    assert values == {Suit.GREEN: 5, Suit.RED: 5, Suit.GOLD: 5, Suit.GREY: 5}
    for suit in (Suit.GREEN, Suit.RED, Suit.GOLD):
        assert sorted(card.value for card in deck(match) if card.suit is suit) == [1, 6, 8, 10, 12]
    assert {card for card in deck(match) if card.suit is Suit.GREY} == {*ZEROS, *THIRTEENS}
    assert MAGICIAN not in deck(match)


@pytest.mark.clause("BC-50")
@pytest.mark.parametrize("suit", ["blue", "green", "red"])
def test_the_table_may_choose_the_suit_that_goes(suit: Literal["blue", "green", "red"]) -> None:
    match = Match(2, options=Options(duel_suit=suit))
    assert match.sees().phase is Phase.DEAL
    assert match.sees().removed is Suit[suit.upper()]
    assert Suit[suit.upper()] not in {card.suit for card in deck(match)}


@pytest.mark.clause("BC-50")
def test_otherwise_chance_removes_a_suit_before_the_deal_for_the_whole_match() -> None:
    match = Match(2)
    assert (match.asks(), match.sees().phase) == (CHANCE, Phase.SUIT)
    match.play("remove green")
    assert match.told(None) == [SuitRemoved(suit=Suit.GREEN)]
    assert match.sees().removed is Suit.GREEN
    match.deal().finish_round()
    assert match.sees().phase is Phase.DEAL
    assert match.sees().removed is Suit.GREEN
    assert Suit.GREEN not in {card.suit for card in deck(match)}


@pytest.mark.clause("BC-50")
def test_each_of_the_three_suits_may_be_the_one_and_gold_may_not() -> None:
    match = Match(2)
    drawn = {match.rules.draw_chance(match.state, Random(seed)) for seed in range(60)}
    assert drawn == {RemoveSuit(suit) for suit in (Suit.BLUE, Suit.GREEN, Suit.RED)}
    for suit in (Suit.GOLD, Suit.GREY):
        refusal = match.refuses_action(None, RemoveSuit(suit))
        assert_refused(refusal, "BC-50", Reason.BAD_DRAW)


@pytest.mark.clause("BC-50")
def test_only_a_duel_removes_a_suit() -> None:
    with pytest.raises(IllegalTable) as caught:
        Rules(BLUE_OUT).start(3, Seat(0))
    assert (caught.value.clause, caught.value.reason) == ("BC-50", TableReason.ONLY_IN_A_DUEL)
    assert caught.value.facts == {"option": "duel_suit"}
    assert Match(3).sees().removed is None


@pytest.mark.clause("BC-51")
def test_each_gets_10_cards_and_gives_one_secretly_to_the_opponent() -> None:
    match = Match(2, first="Gael", options=BLUE_OUT)
    match.do(None, Deal(DUEL_DECK))
    assert match.sees().hand_sizes == (10, 10)
    assert match.sees().aside == 0
    assert match.asks() == SECRETLY[1]
    match.play("Gael give T12")
    assert match.told(None) == []
    assert match.asks() == SECRETLY[0]
    assert Card.T12 not in match.sees("Dante").hand
    match.play("Dante give G6")
    assert match.news == [
        CardGiven(giver=Seat(1), taker=Seat(0), card=Card.T12),
        CardGiven(giver=Seat(0), taker=Seat(1), card=Card.G6),
    ]
    assert match.told(None) != match.news
    assert match.sees("Dante").received == ((Seat(1), Card.T12),)
    assert Card.G6 in match.sees("Gael").hand
    assert match.asks() == OPENLY[1]


DUEL_DECK = cards("G1 G6 G8 G10 G12 R1 R6 R8 R10 R12 T1 T6 T8 T10 T12 Z0a Z0b Z0c Z13a Z13b")


@pytest.mark.clause("BC-51")
def test_there_are_no_markers() -> None:
    match = position({"Dante": "G1", "Gael": "G6"}, seats=2, options=BLUE_OUT)
    assert match.sees().marker_pile == 0
    match.play("Dante G1 · Gael G6")
    assert match.sees().phase is Phase.TURN_UP
    match.run(lambda public: public.outcome is not None)
    assert match.sees().final_markers == ((), ())


@pytest.mark.clause("BC-52")
def test_a_duel_is_played_by_the_standard_rules() -> None:
    match = position({"Dante": "G6 R12", "Gael": "G8 Z0a R1"}, seats=2, options=BLUE_OUT)
    match.play("Dante G6")
    assert set(cards("G8 Z0a")) <= match.playable("Gael")
    assert_refused(
        match.refuses("Gael R1"),
        "BC-13",
        Reason.MUST_FOLLOW,
        suit=Suit.GREEN,
        card=min(card for card in match.sees("Gael").hand if card.suit is Suit.GREEN),
        played=Card.R1,
    )
    match.play("Gael G8")
    assert match.sees().piece_counts == (0, 1)
    match.play("Gael R1 · Dante R12 · Dante turn up")
    assert match.sees().piece_counts == (1, 1)


@pytest.mark.clause("BC-41", "BC-52")
def test_a_duel_has_three_rounds_of_ten_turns() -> None:
    match = Match(2)
    match.run(lambda public: public.outcome is not None)
    rounds = [event.round for event in match.news if isinstance(event, RoundStarted)]
    assert rounds == [1, 2, 3]
    assert sum(match.sees().piece_counts) == 30
    assert match.sees().piece_pile == 6
    result = match.outcome()
    assert result.ending is Ending.DUEL
    assert all(result.scores[winner] == max(result.scores) for winner in result.winners)


def duel(scores: list[int], pieces: list[Pieces]) -> Outcome:
    """The outcome of a duel."""
    return outcome(scores, pieces, options=Options(), duel=True)


@pytest.mark.clause("BC-52")
def test_the_highest_score_wins_a_duel() -> None:
    result = duel([30, 31], [Pieces(15, 0, 0, 0)] * 2)
    assert (result.ending, result.places) == (Ending.DUEL, (2, 1))


@pytest.mark.clause("BC-48", "BC-52")
@pytest.mark.parametrize(
    ("pieces", "places"),
    [
        ([Pieces(16, 0, 0, 0), Pieces(14, 0, 0, 0)], (1, 2)),
        ([Pieces(10, 0, 0, 5), Pieces(11, 0, 0, 4)], (2, 1)),
        ([Pieces(11, 0, 0, 4), Pieces(11, 0, 0, 4)], (1, 1)),
    ],
)
def test_a_tied_duel_goes_to_more_pieces_then_fewer_rotten_or_is_shared(
    pieces: list[Pieces], places: tuple[int, ...]
) -> None:
    result = duel([30, 30], pieces)
    assert (result.ending, result.places) == (Ending.DUEL, places)
