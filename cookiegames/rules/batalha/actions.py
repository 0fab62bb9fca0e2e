"""What a seat, the table or chance can do in Batalha dos Cookies, and why it may be refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ..game import Open, Seat
from .cards import Card, Marker, Piece, Pieces, Suit

# Chance


@dataclass(frozen=True, slots=True)
class RemoveSuit:
    """Chance takes a suit out of the duel (BC-50)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance shuffles the deck: the hands from seat 0 on, then the cards set aside (BC-6)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class DrawPiece:
    """Chance decides which piece is turned up (BC-10)."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class DrawMarker:
    """Chance decides which marker is taken from the pile (BC-30)."""

    marker: Marker


@dataclass(frozen=True, slots=True)
class DrawTheft:
    """Chance decides which of the target's pieces is stolen (BC-36)."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class DrawForced:
    """Chance draws the card that a bound seat must play (BC-37)."""

    card: Card


@dataclass(frozen=True, slots=True)
class DrawSlide:
    """Chance draws the piece each seat loses to a neighbour, by giver; None: none (BC-39)."""

    pieces: tuple[Piece | None, ...]


# The table


@dataclass(frozen=True, slots=True)
class MoveOn(Open):
    """Nobody acts on the Offer: the table goes on."""


# A seat


@dataclass(frozen=True, slots=True)
class Give:
    """Choose a card for a neighbour: the left one first, then the right one (BC-7)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TurnUp(Open):
    """The starter turns up the next piece (BC-10)."""


@dataclass(frozen=True, slots=True)
class Play:
    """Play a card to the trick (BC-11)."""

    card: Card


@dataclass(frozen=True, slots=True)
class TakeMarker(Open):
    """Take the marker that a low card earned (BC-25)."""


@dataclass(frozen=True, slots=True)
class DeclineMarker(Open):
    """Leave the marker that a low card earned (BC-25)."""


@dataclass(frozen=True, slots=True)
class UseMarker:
    """Announce a marker, on a target where its kind needs one (BC-32 to BC-39)."""

    marker: Marker
    target: Seat | None = None


@dataclass(frozen=True, slots=True)
class GivePiece:
    """Choose the piece to give away in a Trade (BC-38)."""

    piece: Piece


@dataclass(frozen=True, slots=True)
class Assemble:
    """Choose the pieces to sacrifice and the cookies to join (BC-43 to BC-45)."""

    sacrificed: Pieces
    """Pieces given up, by kind; no rotten ones."""
    joined: Pieces
    """Whole cookies (not pieces) made, by kind; no rotten ones."""


Action: TypeAlias = (
    RemoveSuit
    | Deal
    | DrawPiece
    | DrawMarker
    | DrawTheft
    | DrawForced
    | DrawSlide
    | MoveOn
    | Give
    | TurnUp
    | Play
    | TakeMarker
    | DeclineMarker
    | UseMarker
    | GivePiece
    | Assemble
)


class Reason(Enum):
    """Why an action is refused (CommonReason.NOT_AWAITED for what is not awaited at all)."""

    NOT_IN_HAND = auto()
    """BC-11. facts: card"""
    ALREADY_GIVEN = auto()
    """BC-7: the card is already chosen for the left neighbour. facts: card"""
    MUST_FOLLOW = auto()
    """BC-13. facts: suit, card (one of that suit that the seat holds), played"""
    FORCED = auto()
    """BC-37. facts: card (the one that must be played)"""
    NO_SUCH_MARKER = auto()
    """BC-32: the seat does not hold it. facts: marker"""
    NOT_NOW = auto()
    """BC-32: markers rest during deal, exchange, the taking of markers and assembly. facts: none"""
    ONLY_PROTECTION = auto()
    """BC-34: a marker waits or is carried out. facts: marker"""
    NOTHING_TO_PROTECT_FROM = auto()
    """BC-35: Protection answers a marker just played by another. facts: none"""
    NEEDS_TARGET = auto()
    """BC-36, BC-37, BC-38: another player must be named. facts: marker"""
    TAKES_NO_TARGET = auto()
    """BC-39, BC-35. facts: marker"""
    TARGET_HAS_NO_PIECE = auto()
    """BC-36, BC-38. facts: marker, target"""
    NO_PIECE_TO_TRADE = auto()
    """BC-38: the user has none. facts: none"""
    ALREADY_BOUND = auto()
    """BC-37. facts: target"""
    NO_PLAY_LEFT = auto()
    """BC-37: the target plays no card any more in this match. facts: target"""
    NO_SUCH_PIECE = auto()
    """BC-38. facts: piece"""
    SACRIFICE = auto()
    """BC-43: that is not one good piece for each rotten one. facts: due"""
    NOT_FOUR = auto()
    """BC-44: the pieces left do not make these cookies. facts: kind"""
    BAD_DRAW = auto()
    """Chance cannot have drawn this (a damaged log); the clause is that of the draw. facts: none"""
