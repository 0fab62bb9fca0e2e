"""The rulebook's worked examples (BC-E1 to BC-E4)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Assemble
from cookiegames.rules.batalha.cards import Marker, Piece, Pieces
from cookiegames.rules.batalha.scoring import score
from cookiegames.rules.game import OPENLY, Seat

from .position import Match, cards, position

HANDS = {
    "Dante": "B10 G8 R12, no green",
    "Gael": "B3 G10 ZM Z0a R7, no green",
    "Maya": "T5 G2 Z13a, no blue",
}


def first_turn() -> Match:
    """The first turn of the example, played."""
    return position(HANDS).play("piece strawberry · Dante B10 · Gael B3 · Maya T5")


def second_turn() -> Match:
    """The second turn of the example, played."""
    match = first_turn().play("Gael take marker · marker theft")
    return match.play("piece rotten · Maya G2 · Dante G8 · Gael ZM")


@pytest.mark.clause("BC-E1", "BC-18", "BC-25")
def test_a_gold_5_wins_the_strawberry_and_a_blue_3_takes_a_marker() -> None:
    match = first_turn()
    assert match.sees("Maya").pieces == Pieces(0, 0, 1, 0)
    assert match.sees().awards == (1,)
    match.play("Gael take marker · marker theft")
    assert match.sees("Gael").markers == (Marker.THEFT,)
    assert match.asks() == OPENLY[2]


@pytest.mark.clause("BC-E2", "BC-27", "BC-29")
def test_dante_wins_the_rotten_piece_and_maya_is_offered_a_marker_before_gael() -> None:
    match = second_turn()
    assert match.sees("Dante").pieces == Pieces(0, 0, 0, 1)
    assert match.sees().awards == (2, 1)
    assert match.asks() == OPENLY[2]
    match.play("Maya leave marker · marker protection")
    assert match.sees("Gael").markers == (Marker.THEFT, Marker.PROTECTION)
    assert match.sees().marker_counts == (0, 2, 0)


@pytest.mark.clause("BC-E2", "BC-36")
def test_gaels_theft_may_then_take_mayas_strawberry() -> None:
    match = second_turn().play("Maya leave marker · marker protection")
    match.play("Gael theft Maya · steal strawberry")
    assert match.sees("Gael").pieces == Pieces(0, 0, 1, 0)
    assert match.sees().piece_counts == (1, 1, 0)


@pytest.mark.clause("BC-E3", "BC-15", "BC-16")
def test_the_kitten_beats_the_lizard_that_beats_the_12() -> None:
    match = second_turn().play("Maya leave marker · marker protection")
    match.play("piece traditional · Dante R12")
    assert set(cards("R7 Z0a")) <= match.playable("Gael")
    match.play("Gael Z0a · Maya Z13a")
    assert match.sees().tricks[-1].winner == Seat(2)
    assert match.sees().tricks[-1].piece is Piece.TRADITIONAL
    assert match.sees().awards == ()


@pytest.mark.clause("BC-E4", "BC-46")
def test_maria_scores_17() -> None:
    pieces = Pieces(traditional=5, candy=1, strawberry=2, rotten=0)
    joined = Assemble(sacrificed=Pieces(0, 0, 0, 0), joined=Pieces(1, 0, 0, 0))
    assert score(pieces, joined, 0) == 17
