"""The end in words: who wins and why, and the count laid open."""

from __future__ import annotations

from dataclasses import replace

import pytest

from cookiegames.rules.batalha.actions import Assemble
from cookiegames.rules.batalha.cards import Marker, Pieces
from cookiegames.rules.batalha.scoring import Ending
from cookiegames.words.batalha import count, result

from .spoken import (
    ALL,
    DANTE,
    TO_DANTE,
    TO_MAYA,
    assert_canaries_only,
    assert_speaks_of_nobody,
    canary,
    ended,
)

SECOND = Ending.SECOND_HIGHEST


@pytest.mark.clause("BC-47")
def test_the_stomach_ache_and_the_winner_are_named_with_the_reason() -> None:
    over = ended(SECOND, (27, 12, 31), (1, 2, 3))
    assert result(over, ALL) == [
        "Maya has the most, 31: stomach ache.",
        "Dante wins with the second-highest score, 27.",
        "1. Dante: 27 points",
        "2. Gael: 12 points",
        "3. Maya: 31 points (stomach ache)",
    ]
    assert result(over, TO_MAYA)[0] == "You have the most, 31: stomach ache."
    assert result(over, TO_DANTE)[1] == "You win with the second-highest score, 27."


@pytest.mark.clause("BC-47")
def test_all_with_the_highest_score_have_a_stomach_ache() -> None:
    over = ended(SECOND, (31, 1, 31), (2, 1, 2))
    assert result(over, ALL)[:2] == [
        "Dante and Maya have the most, 31: a stomach ache for each.",
        "Gael wins with the second-highest score, 1.",
    ]
    assert "2. Maya: 31 points (stomach ache)" in result(over, ALL)
    assert "1. Gael: 1 point" in result(over, ALL)


@pytest.mark.clause("BC-48")
@pytest.mark.parametrize(
    ("pieces", "reason"),
    [
        ((Pieces(4, 4, 0, 0), Pieces(3, 4, 0, 0)), "level with Gael but with more cookie pieces."),
        (
            (Pieces(4, 4, 0, 0), Pieces(3, 4, 0, 1)),
            "level with Gael but with fewer rotten pieces.",
        ),
    ],
)
def test_a_broken_tie_says_what_broke_it(pieces: tuple[Pieces, Pieces], reason: str) -> None:
    over = ended(SECOND, (20, 20, 31), (1, 2, 3), (*pieces, Pieces(0, 0, 9, 0)))
    assert result(over, ALL)[1] == f"Dante wins with 20, {reason}"


@pytest.mark.clause("BC-48")
def test_a_tie_that_nothing_breaks_is_shared() -> None:
    over = ended(SECOND, (20, 20, 31), (1, 1, 3))
    assert result(over, ALL)[1] == (
        "Dante and Gael share the win with the second-highest score, 20."
    )


@pytest.mark.parametrize("ending", Ending)
@pytest.mark.parametrize("places", [(1, 2, 3), (1, 1, 1), (1, 1, 3)])
@pytest.mark.parametrize("scores", [(9, 9, 9), (9, 8, 7)])
def test_every_ending_has_its_words(
    ending: Ending, places: tuple[int, ...], scores: tuple[int, ...]
) -> None:
    pieces = (Pieces(9, 0, 0, 0), Pieces(8, 0, 0, 0), Pieces(5, 0, 0, 4))
    for line in result(ended(ending, scores, places, pieces), ALL):
        assert "{" not in line
        assert_speaks_of_nobody(line)


@pytest.mark.clause("BC-E4", "BC-46")
def test_the_count_is_laid_open_line_by_line() -> None:
    over = ended(
        SECOND,
        (21, 0, 0),
        (1, 2, 2),
        (Pieces(5, 2, 2, 1), Pieces(0, 0, 0, 0), Pieces(0, 0, 0, 0)),
        (Assemble(Pieces(0, 1, 0, 0), Pieces(1, 0, 0, 0)),) * 3,
        ((Marker.THEFT, Marker.THEFT), (), ()),
    )
    assert count(over, DANTE, ALL) == [
        "1 candy piece sacrificed: 0",
        "1 whole traditional cookie: 6",
        "1 loose traditional piece: 1",
        "1 loose candy piece: 2",
        "2 loose strawberry pieces: 8",
        "1 loose rotten piece: 0",
        "2 unused markers: 4",
        "Total: 21",
    ]
    for line in count(over, DANTE, replace(ALL, call=canary)):
        assert_canaries_only(line)
