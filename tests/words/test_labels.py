"""Names of things, actions in lists, and the table options."""

from __future__ import annotations

from dataclasses import fields, replace
from enum import Enum
from typing import get_args

import pytest

from cookiegames.rules.batalha.actions import (
    Action,
    Assemble,
    Deal,
    DeclineMarker,
    DrawForced,
    DrawMarker,
    DrawPiece,
    DrawSlide,
    DrawTheft,
    Give,
    GivePiece,
    MoveOn,
    Play,
    RemoveSuit,
    TakeMarker,
    TurnUp,
    UseMarker,
)
from cookiegames.rules.batalha.cards import ZEROS, Card, Marker, Piece, Pieces, Suit
from cookiegames.rules.batalha.options import Options
from cookiegames.rules.game import Seat
from cookiegames.words.batalha import call, choice, label, meaning, option, starters

from .spoken import ALL, MAYA, THINGS, assert_canaries_only, assert_sentence, canary

NONE = Pieces(0, 0, 0, 0)
LABELS: tuple[tuple[Action, str], ...] = (
    (RemoveSuit(Suit.RED), "Remove red"),
    (Deal((Card.B1, Card.ZM)), "Deal blue 1 and the Magician"),
    (DrawPiece(Piece.CANDY), "Draw a candy piece"),
    (DrawMarker(Marker.THEFT), "Draw Theft"),
    (DrawTheft(Piece.CANDY), "Draw a candy piece"),
    (DrawForced(Card.B4), "Draw blue 4"),
    (DrawSlide((Piece.CANDY, None, Piece.ROTTEN)), "Draw candy, nothing and rotten"),
    (MoveOn(), "Move on"),
    (Give(Card.B4), "Give blue 4"),
    (TurnUp(), "Turn up the next piece"),
    (Play(Card.T12), "Play gold 12"),
    (TakeMarker(), "Take the marker"),
    (DeclineMarker(), "Leave the marker"),
    (UseMarker(Marker.THEFT, MAYA), "Theft on Maya"),
    (UseMarker(Marker.THEFT, Seat(0)), "Theft on Dante"),
    (UseMarker(Marker.PROTECTION), "Protection"),
    (GivePiece(Piece.STRAWBERRY), "Give a strawberry piece"),
    (
        Assemble(Pieces(1, 2, 0, 0), Pieces(0, 0, 2, 0)),
        "Sacrifice 1 traditional and 2 candy; join 2 strawberry cookies",
    ),
    (Assemble(Pieces(1, 0, 0, 0), NONE), "Sacrifice 1 traditional; leave the rest loose"),
    (Assemble(NONE, Pieces(1, 0, 0, 0)), "Join 1 traditional cookie"),
    (Assemble(NONE, NONE), "Leave all pieces loose"),
)


def test_no_kind_of_action_is_missing_here() -> None:
    assert {type(action) for action, _ in LABELS} == set(get_args(Action))


@pytest.mark.parametrize(("action", "expected"), LABELS)
def test_every_action_has_a_label(action: Action, expected: str) -> None:
    assert label(action, ALL) == expected
    assert_canaries_only(label(action, replace(ALL, call=canary)))


def test_every_thing_has_a_name_of_its_own_kind() -> None:
    names = {call(thing) for thing in THINGS}
    assert len(names) == len(THINGS) - len(ZEROS) - 2 + 2  # the 0s share one, and so do the 13s
    assert (call(Card.Z0b), call(Card.Z13a), call(Card.ZM)) == ("grey 0", "grey 13", "the Magician")


def test_a_thing_of_another_game_has_no_name() -> None:
    class Elsewhere(Enum):
        CALCOT = 1

    with pytest.raises(TypeError):
        call(Elsewhere.CALCOT)


@pytest.mark.parametrize("marker", Marker)
def test_every_marker_is_explained(marker: Marker) -> None:
    assert_sentence(meaning(marker))


@pytest.mark.parametrize("name", [field.name for field in fields(Options)])
def test_every_table_option_is_explained(name: str) -> None:
    short, help_sentence = option(name)
    assert len(short) <= 20
    assert_sentence(help_sentence)
    assert choice(name, getattr(Options(), name))


@pytest.mark.parametrize("suit", ["random", "blue", "green", "red"])
def test_every_suit_that_a_duel_can_lose_has_a_name(suit: str) -> None:
    assert choice("duel_suit", suit)


def test_an_unknown_option_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        option("lemonade")
    with pytest.raises(KeyError):
        choice("duel_suit", "gold")


@pytest.mark.clause("BC-9")
def test_the_youngest_is_asked_for() -> None:
    assert starters() == "The youngest starts. Who is the youngest?"
