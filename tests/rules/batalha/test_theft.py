"""Theft (BC-36)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Reason, UseMarker
from cookiegames.rules.batalha.cards import Marker, Piece, Pieces
from cookiegames.rules.batalha.events import PieceMoved
from cookiegames.rules.batalha.observation import PieceWay
from cookiegames.rules.game import CHANCE, Seat

from .position import Match, assert_refused, position

pytestmark = pytest.mark.clause("BC-36")


def thief() -> Match:
    """Gael holds Theft, Maya strawberry and rotten, Dante nothing."""
    return position(after="Maya strawberry, Gael theft · Maya rotten")


def test_theft_takes_one_piece_at_random_from_the_chosen_player() -> None:
    match = thief().play("Gael theft Maya")
    assert match.asks() == CHANCE
    match.play("steal strawberry")
    assert match.sees("Gael").pieces == Pieces(0, 0, 1, 0)
    assert match.sees("Maya").pieces == Pieces(0, 0, 0, 1)
    assert match.sees().piece_counts == (0, 1, 1)


def test_only_a_piece_that_the_target_holds_is_stolen() -> None:
    match = thief().play("Gael theft Maya")
    assert_refused(match.refuses("steal candy"), "BC-36", Reason.BAD_DRAW)


def test_the_target_must_hold_a_piece() -> None:
    match = thief()
    refusal = match.refuses("Gael theft Dante")
    assert_refused(
        refusal, "BC-36", Reason.TARGET_HAS_NO_PIECE, marker=Marker.THEFT, target=Seat(0)
    )
    assert UseMarker(Marker.THEFT, Seat(2)) in match.legal("Gael")


@pytest.mark.parametrize("text", ["Gael theft", "Gael theft Gael"])
def test_theft_names_another_player(text: str) -> None:
    assert_refused(thief().refuses(text), "BC-36", Reason.NEEDS_TARGET, marker=Marker.THEFT)


def test_theft_cannot_be_used_if_nobody_else_holds_a_piece() -> None:
    match = position({"Dante": "B10", "Gael": "T3, no blue", "Maya": "B9"})
    match.play("Dante B10 · Gael T3 · Maya B9 · Gael take marker · marker theft")
    assert match.sees().piece_counts == (0, 1, 0)
    assert not any(isinstance(action, UseMarker) for action in match.legal("Gael"))
    for target in ("Dante", "Maya"):
        assert match.refuses(f"Gael theft {target}").reason is Reason.TARGET_HAS_NO_PIECE


def test_only_the_two_concerned_learn_which_piece_it_was() -> None:
    match, other = thief(), thief()
    match.play("Gael theft Maya · steal strawberry")
    other.play("Gael theft Maya · steal rotten")
    moved = PieceMoved(Seat(2), Seat(1), Marker.THEFT, Piece.STRAWBERRY)
    blurred = PieceMoved(Seat(2), Seat(1), Marker.THEFT, None)
    assert match.told("Gael")[-1] == match.told("Maya")[-1] == moved
    assert match.told("Dante")[-1] == match.told(None)[-1] == blurred
    assert match.sees("Dante") == other.sees("Dante")
    assert match.sees() == other.sees()
    assert match.sees("Maya").ways[-1] == PieceWay(Seat(2), Seat(1), Piece.STRAWBERRY)
    assert match.sees().ways[-1] == PieceWay(Seat(2), Seat(1), None)
