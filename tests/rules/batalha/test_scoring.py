"""Scores, endings and places (BC-46 to BC-48)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha import Options
from cookiegames.rules.batalha.actions import Assemble
from cookiegames.rules.batalha.cards import Pieces
from cookiegames.rules.batalha.scoring import Ending, best_assembly, outcome, score
from cookiegames.rules.game import Outcome

from .position import Match

NOTHING = Pieces(0, 0, 0, 0)


def held(count: int, *, rotten: int = 0) -> Pieces:
    """So many pieces in all, so many of them rotten."""
    return Pieces(count - rotten, 0, 0, rotten)


def counted(scores: list[int], pieces: list[Pieces] | None = None) -> Outcome:
    """The outcome of the standard game; all hold the same unless it is said."""
    same = [held(12)] * len(scores)
    return outcome(scores, pieces or same, options=Options(), duel=False)


@pytest.mark.clause("BC-46")
def test_the_score_adds_cookies_loose_pieces_and_unused_markers() -> None:
    pieces = Pieces(5, 1, 2, 1)
    assembly = Assemble(sacrificed=Pieces(0, 0, 1, 0), joined=Pieces(1, 0, 0, 0))
    assert score(pieces, assembly, 0) == 6 + 1 + 2 + 4
    assert score(pieces, assembly, 3) == 6 + 1 + 2 + 4 + 6


@pytest.mark.clause("BC-46")
def test_the_scores_of_a_match_are_those_of_its_assemblies_and_markers() -> None:
    match = Match(5)
    match.run(lambda public: public.outcome is not None)
    end = match.sees()
    assert end.outcome is not None
    assert end.revealed is not None
    assert end.assemblies is not None
    assert end.final_markers is not None
    assert end.outcome.scores == tuple(
        score(pieces, assembly, len(markers))
        for pieces, assembly, markers in zip(
            end.revealed, end.assemblies, end.final_markers, strict=True
        )
    )
    assert end.outcome == outcome(end.outcome.scores, end.revealed, options=end.options, duel=False)


@pytest.mark.clause("BC-47")
def test_the_highest_score_loses_and_the_second_highest_wins() -> None:
    result = counted([30, 10, 25, 20])
    assert result.ending is Ending.SECOND_HIGHEST
    assert result.winners == (2,)
    assert result.places == (4, 3, 1, 2)
    assert result.scores == (30, 10, 25, 20)


@pytest.mark.clause("BC-47")
def test_all_tied_for_the_highest_have_the_stomach_ache() -> None:
    result = counted([30, 30, 12, 8])
    assert result.winners == (2,)
    assert result.places == (3, 3, 1, 2)


@pytest.mark.clause("BC-47")
def test_the_second_highest_is_the_next_different_score() -> None:
    result = counted([30, 30, 29])
    assert result.ending is Ending.SECOND_HIGHEST
    assert result.places == (2, 2, 1)


@pytest.mark.clause("BC-47", "BC-48")
def test_with_all_scores_the_same_most_pieces_win() -> None:
    result = counted([20, 20, 20], [held(11), held(13), held(12)])
    assert result.ending is Ending.ALL_LEVEL
    assert result.places == (2, 1, 2)


@pytest.mark.clause("BC-47", "BC-48")
def test_with_all_scores_the_same_fewest_rotten_break_the_next_tie() -> None:
    result = counted([20, 20, 20], [held(12, rotten=2), held(12, rotten=1), held(12, rotten=1)])
    assert result.ending is Ending.ALL_LEVEL
    assert result.places == (3, 1, 1)


@pytest.mark.clause("BC-47")
def test_those_still_level_share() -> None:
    result = counted([20, 20, 20])
    assert result.ending is Ending.ALL_LEVEL
    assert result.places == (1, 1, 1)


@pytest.mark.clause("BC-48")
def test_tied_for_the_win_more_pieces_win() -> None:
    result = counted([30, 20, 20, 5], [held(9), held(8), held(10), held(9)])
    assert result.winners == (2,)
    assert result.places == (4, 2, 1, 3)


@pytest.mark.clause("BC-48")
def test_all_pieces_held_count_rotten_ones_and_sacrifices_too() -> None:
    result = counted([30, 20, 20], [held(9), held(10, rotten=0), held(12, rotten=6)])
    assert result.winners == (2,)


@pytest.mark.clause("BC-48")
def test_still_tied_fewer_rotten_pieces_win() -> None:
    pieces = [held(12), held(12, rotten=3), held(12, rotten=2)]
    result = counted([30, 20, 20], pieces)
    assert result.winners == (2,)
    assert result.places == (3, 2, 1)


@pytest.mark.clause("BC-48")
def test_still_tied_they_share_the_win() -> None:
    result = counted([30, 20, 20, 10], [held(9), held(10, rotten=1), held(10, rotten=1), held(7)])
    assert result.winners == (1, 2)
    assert result.places == (4, 1, 1, 3)


@pytest.mark.clause("BC-48")
def test_winners_first_then_by_score_downwards_and_stomach_aches_last() -> None:
    pieces = [held(6), held(7), held(6), held(6), held(6), held(5)]
    result = counted([40, 20, 20, 10, 10, 40], pieces)
    assert result.places == (5, 1, 2, 3, 3, 5)


@pytest.mark.clause("BC-48")
def test_the_tie_break_orders_winners_only() -> None:
    pieces = [held(9), held(9), held(3), held(6), held(9)]
    result = counted([40, 20, 10, 10, 20], pieces)
    assert result.places == (5, 1, 3, 3, 1)


@pytest.mark.clause("BC-46")
def test_nothing_scores_nothing() -> None:
    assert score(NOTHING, best_assembly(NOTHING), 0) == 0
