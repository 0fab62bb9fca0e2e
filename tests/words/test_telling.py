"""Every event of Batalha has its sentence, for everybody and for each seat."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from cookiegames.rules.batalha.actions import Assemble
from cookiegames.rules.batalha.cards import Card, Marker, Piece, Pieces, Suit
from cookiegames.rules.batalha.events import (
    Assembled,
    CardForced,
    CardGiven,
    CardPlayed,
    Event,
    HandDealt,
    MarkerDeclined,
    MarkerSettled,
    MarkerTaken,
    MarkerUsed,
    MatchEnded,
    PieceMoved,
    PiecesRevealed,
    PieceTurnedUp,
    RoundEnded,
    RoundStarted,
    SeatBound,
    SuitRemoved,
    TurnWon,
)
from cookiegames.rules.batalha.scoring import Ending
from cookiegames.rules.game import Outcome, redact
from cookiegames.words.batalha import tell
from cookiegames.words.voice import Voice

from .spoken import (
    ALL,
    DANTE,
    GAEL,
    MAYA,
    TO_DANTE,
    TO_GAEL,
    TO_MAYA,
    VOICES,
    assert_canaries_only,
    assert_sentence,
    assert_speaks_of_nobody,
    canary,
)

NO_PIECES = Pieces(0, 0, 0, 0)
SOME = Pieces(1, 2, 0, 0)
EVENTS: tuple[Event, ...] = (
    SuitRemoved(Suit.RED),
    RoundStarted(1, DANTE),
    HandDealt(DANTE, 2, (Card.B4, Card.ZM)),
    HandDealt(DANTE, 1, (Card.T12,)),
    CardGiven(MAYA, DANTE, Card.B4),
    PieceTurnedUp(GAEL, Piece.ROTTEN),
    *(
        CardPlayed(GAEL, Card.B10, leads, forced)
        for leads in (True, False)
        for forced in (True, False)
    ),
    TurnWon(MAYA, Card.T5, Piece.STRAWBERRY),
    MarkerTaken(GAEL, Marker.TRADE),
    MarkerDeclined(GAEL),
    *(MarkerUsed(GAEL, marker, MAYA) for marker in (Marker.THEFT, Marker.NO_PEEKING, Marker.TRADE)),
    MarkerUsed(GAEL, Marker.FROM_THE_LEFT, None),
    MarkerUsed(GAEL, Marker.PROTECTION, None),
    MarkerSettled(GAEL, Marker.THEFT, MAYA, cancelled=False),
    MarkerSettled(GAEL, Marker.FROM_THE_RIGHT, None, cancelled=True),
    PieceMoved(MAYA, GAEL, Marker.THEFT, Piece.CANDY),
    PieceMoved(MAYA, GAEL, Marker.TRADE, Piece.CANDY),
    PieceMoved(MAYA, GAEL, Marker.FROM_THE_LEFT, Piece.TRADITIONAL),
    CardForced(MAYA, Card.G7),
    SeatBound(MAYA),
    RoundEnded(3),
    PiecesRevealed((SOME, SOME, SOME), ((0,) * 6,) * 3),
    Assembled(DANTE, Assemble(SOME, Pieces(0, 0, 1, 0))),
    Assembled(DANTE, Assemble(SOME, NO_PIECES)),
    Assembled(DANTE, Assemble(NO_PIECES, Pieces(2, 0, 0, 0))),
    Assembled(DANTE, Assemble(NO_PIECES, NO_PIECES)),
    MatchEnded(Outcome(Ending.SECOND_HIGHEST, (9, 8, 7), (3, 1, 2))),
    MatchEnded(Outcome(Ending.ALL_LEVEL, (9, 9, 9), (1, 1, 1))),
)


def test_no_kind_of_event_is_missing_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("voice", VOICES, ids=lambda voice: f"to-{voice.you}")
@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_is_told_whole_and_blurred(event: Event, voice: Voice) -> None:
    assert_sentence(tell(event, voice))
    assert_sentence(tell(redact(event, None), voice))


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_the_record_never_says_you(event: Event) -> None:
    assert_speaks_of_nobody(tell(event, ALL))
    assert_speaks_of_nobody(tell(redact(event, None), ALL))


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_things_are_named_by_the_voice_alone(event: Event) -> None:
    for voice in VOICES:
        assert_canaries_only(tell(event, replace(voice, call=canary)))


@pytest.mark.parametrize("event", [event for event in EVENTS if event.eyes is not None], ids=repr)
def test_a_blurred_event_tells_no_secret(event: Event) -> None:
    blurred = redact(event, None)
    assert tell(blurred, ALL) != tell(event, ALL)
    told = tell(blurred, replace(ALL, call=canary))
    assert "<Card." not in told
    assert "<Piece." not in told


def test_names_pass_through_as_they_are() -> None:
    voice = Voice(("[/b]", "{name}", "%s"))
    assert tell(CardPlayed(DANTE, Card.B10, True, False), voice) == "[/b] leads blue 10."
    assert tell(CardPlayed(GAEL, Card.B3, False, False), voice) == "{name} plays blue 3."
    assert tell(MarkerUsed(MAYA, Marker.THEFT, GAEL), voice) == "%s uses Theft on {name}."


def test_a_turn_reads_like_a_story() -> None:
    told = [
        tell(event, ALL)
        for event in (
            PieceTurnedUp(DANTE, Piece.STRAWBERRY),
            CardPlayed(DANTE, Card.B10, True, False),
            CardPlayed(GAEL, Card.ZM, False, True),
            TurnWon(DANTE, Card.B10, Piece.STRAWBERRY),
            MarkerTaken(GAEL, None),
        )
    ]
    assert told == [
        "Dante turns up a strawberry piece.",
        "Dante leads blue 10.",
        "Gael plays the Magician, as No Peeking chose.",
        "Dante wins the turn with blue 10 and takes the strawberry piece.",
        "Gael takes a marker.",
    ]


def test_those_concerned_hear_of_a_given_card() -> None:
    given = CardGiven(MAYA, DANTE, Card.B4)
    assert tell(given, TO_DANTE) == "You received blue 4 from Maya."
    assert tell(given, TO_MAYA) == "You gave blue 4 to Dante."
    assert tell(redact(given, GAEL), TO_GAEL) == "Maya gives Dante a card."


def test_those_concerned_hear_of_a_stolen_piece() -> None:
    stolen = PieceMoved(MAYA, GAEL, Marker.THEFT, Piece.CANDY)
    assert tell(stolen, TO_MAYA) == "Gael's Theft took your candy piece."
    assert tell(stolen, TO_GAEL) == "Your Theft took a candy piece from Maya."
    assert tell(redact(stolen, None), ALL) == "Gael's Theft takes a piece from Maya."


def test_the_target_hears_of_the_marker_as_you() -> None:
    assert tell(MarkerUsed(GAEL, Marker.TRADE, MAYA), TO_MAYA) == "Gael uses Trade on you."
