"""What happened, as one sentence for whoever may know it."""

from __future__ import annotations

from typing import assert_never

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

from ..language import _
from ..voice import Voice
from . import tellings as the
from .names import said


def tell(event: Event, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    """One sentence for this event, whole or blurred as it is given."""
    match event:
        case SuitRemoved():
            return _("The duel goes without {suit}.").format(suit=said(event.suit, voice))
        case RoundStarted():
            return the.round_start(event, voice)
        case HandDealt():
            return the.hand_dealt(event, voice)
        case CardGiven():
            return the.card_given(event, voice)
        case PieceTurnedUp():
            return the.piece_turned_up(event, voice)
        case CardPlayed():
            return the.card_played(event, voice)
        case TurnWon():
            return the.turn_won(event, voice)
        case MarkerTaken():
            return the.marker_taken(event, voice)
        case MarkerDeclined():
            return voice.say(event.seat, _("You leave the marker."), _("{name} leaves the marker."))
        case MarkerUsed():
            return the.marker_used(event, voice)
        case MarkerSettled():
            return the.marker_settled(event, voice)
        case PieceMoved():
            return the.piece_moved(event, voice)
        case CardForced():
            return the.card_forced(event, voice)
        case SeatBound():
            return the.seat_bound(event, voice)
        case RoundEnded():
            return _("Round {round} is over.").format(round=event.round)
        case PiecesRevealed():
            return _("All pieces and the unused markers are turned up.")
        case Assembled():
            return the.assembly(event, voice)
        case MatchEnded():
            return the.match_end(event, voice)
        case _:
            assert_never(event)
