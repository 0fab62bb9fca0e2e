"""From the Right and From the Left (BC-39)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Reason, UseMarker
from cookiegames.rules.batalha.cards import Marker, Piece, Pieces
from cookiegames.rules.batalha.events import MarkerSettled, PieceMoved
from cookiegames.rules.game import CHANCE, OPENLY, Seat

from .position import Match, assert_refused, marker, position

pytestmark = pytest.mark.clause("BC-39")

TRADITIONAL, CANDY = Pieces(1, 0, 0, 0), Pieces(0, 1, 0, 0)
STRAWBERRY, NOTHING = Pieces(0, 0, 1, 0), Pieces(0, 0, 0, 0)


def table(word: str) -> Match:
    """Dante holds traditional, Gael candy, Maya strawberry and, like nobody else, this marker."""
    return position(after=f"Dante traditional, Maya {word} · Gael candy · Maya strawberry")


def test_from_the_right_every_player_takes_from_the_player_on_the_right() -> None:
    match = table("from-the-right").play("Maya from-the-right")
    assert match.asks() == CHANCE
    match.play("slide traditional candy strawberry")
    assert match.sees("Gael").pieces == TRADITIONAL, "Dante plays before Gael: he is on his right"
    assert match.sees("Maya").pieces == CANDY
    assert match.sees("Dante").pieces == STRAWBERRY


def test_from_the_left_every_player_takes_from_the_next_one_clockwise() -> None:
    match = table("from-the-left").play("Maya from-the-left · slide traditional candy strawberry")
    assert match.sees("Maya").pieces == TRADITIONAL
    assert match.sees("Dante").pieces == CANDY
    assert match.sees("Gael").pieces == STRAWBERRY


def test_all_pieces_are_drawn_from_what_each_held_before_anyone_moved() -> None:
    match = table("from-the-right").play("Maya from-the-right")
    for impossible in (
        "slide traditional traditional strawberry",
        "slide candy candy strawberry",
        "slide traditional candy -",
        "slide traditional candy",
    ):
        assert_refused(match.refuses(impossible), "BC-39", Reason.BAD_DRAW)


def test_a_neighbour_without_pieces_gives_none() -> None:
    match = position(after="Gael candy, Maya from-the-right").play("Maya from-the-right")
    match.play("slide - candy -")
    assert match.sees().piece_counts == (0, 0, 1)
    moved = [event for event in match.news if isinstance(event, PieceMoved)]
    assert moved == [PieceMoved(Seat(1), Seat(2), Marker.FROM_THE_RIGHT, Piece.CANDY)]


def test_it_may_be_used_even_if_nothing_moves_for_its_user() -> None:
    match = position(after="Dante candy, Maya from-the-right")
    match.play("Maya from-the-right · slide candy - -")
    assert MarkerSettled(Seat(2), Marker.FROM_THE_RIGHT, None, cancelled=False) in match.news
    assert match.sees().piece_counts == (0, 1, 0)


def test_only_giver_and_taker_learn_which_piece_moved() -> None:
    match = position(after="Dante traditional, Maya from-the-right · Gael candy · Gael rotten")
    other = position(after="Dante traditional, Maya from-the-right · Gael candy · Gael rotten")
    match.play("Maya from-the-right · slide traditional candy -")
    other.play("Maya from-the-right · slide traditional rotten -")
    assert match.sees("Dante") == other.sees("Dante")
    assert match.sees() == other.sees()
    assert match.sees("Gael") != other.sees("Gael")
    assert match.sees("Maya") != other.sees("Maya")
    public = [event for event in match.told(None) if isinstance(event, PieceMoved)]
    assert [(event.giver, event.taker, event.piece) for event in public] == [
        (0, 1, None),
        (1, 2, None),
    ]
    dante = [event for event in match.told("Dante") if isinstance(event, PieceMoved)]
    assert [event.piece for event in dante] == [Piece.TRADITIONAL, None]


@pytest.mark.parametrize("word", ["from-the-right", "from-the-left"])
def test_it_names_no_target(word: str) -> None:
    kind = marker(word)
    refusal = table(word).refuses_action(Seat(2), UseMarker(kind, Seat(1)))
    assert_refused(refusal, "BC-39", Reason.TAKES_NO_TARGET, marker=kind)


def test_the_match_goes_on_where_it_was() -> None:
    match = table("from-the-left").play("Maya from-the-left · slide traditional candy strawberry")
    assert match.asks() == OPENLY[2]
    assert match.sees().effect is None


def test_with_six_at_the_table_all_move_at_once() -> None:
    past = " · ".join(
        ["Dante candy, Gael from-the-right"]
        + [f"{name} candy" for name in ("Gael", "Maya", "Nina", "Otto")]
        + ["Pia rotten"]
    )
    match = position(seats=6, after=past)
    match.play("Gael from-the-right · slide candy candy candy candy candy rotten")
    assert match.sees().piece_counts == (1, 1, 1, 1, 1, 1)
    assert match.sees("Dante").pieces == Pieces(0, 0, 0, 1)
    assert match.sees("Pia").pieces == CANDY
