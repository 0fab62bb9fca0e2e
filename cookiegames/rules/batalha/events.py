"""What happens in Batalha dos Cookies, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from ..game import Event as BaseEvent
from ..game import Outcome, Seat
from .actions import Assemble
from .cards import Card, Marker, Piece, Pieces, Suit


@dataclass(frozen=True, slots=True)
class SuitRemoved(BaseEvent):
    """The duel goes without this suit (BC-50)."""

    suit: Suit


@dataclass(frozen=True, slots=True)
class RoundStarted(BaseEvent):
    """A new round begins (BC-41, BC-42)."""

    round: int
    """1 to 3."""
    starter: Seat


@dataclass(frozen=True, slots=True)
class HandDealt(BaseEvent):
    """A seat got its hand (BC-6)."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> HandDealt:
        return replace(self, cards=None)


@dataclass(frozen=True, slots=True)
class CardGiven(BaseEvent):
    """A card passed in the exchange; it happens after the last choice (BC-7)."""

    giver: Seat
    taker: Seat
    card: Card | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.giver, self.taker)

    def blurred(self) -> CardGiven:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class PieceTurnedUp(BaseEvent):
    """The piece in dispute (BC-10)."""

    starter: Seat
    piece: Piece


@dataclass(frozen=True, slots=True)
class CardPlayed(BaseEvent):
    """A card on the trick (BC-11)."""

    seat: Seat
    card: Card
    leads: bool
    """The first card of the trick."""
    forced: bool
    """No Peeking chose it (BC-37)."""


@dataclass(frozen=True, slots=True)
class TurnWon(BaseEvent):
    """Who won the turn, and the piece that goes, face down, with it (BC-16 to BC-22)."""

    winner: Seat
    card: Card
    piece: Piece


@dataclass(frozen=True, slots=True)
class MarkerTaken(BaseEvent):
    """A marker taken from the pile, seen by its owner alone (BC-30)."""

    seat: Seat
    marker: Marker | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def blurred(self) -> MarkerTaken:
        return replace(self, marker=None)


@dataclass(frozen=True, slots=True)
class MarkerDeclined(BaseEvent):
    """A marker that was earned, and left (BC-25)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MarkerUsed(BaseEvent):
    """A marker announced, Protection included (BC-34, BC-35)."""

    seat: Seat
    marker: Marker
    target: Seat | None


@dataclass(frozen=True, slots=True)
class MarkerSettled(BaseEvent):
    """Whether the marker takes effect, once no further answer came (BC-34, BC-35)."""

    seat: Seat
    marker: Marker
    target: Seat | None
    cancelled: bool


@dataclass(frozen=True, slots=True)
class PieceMoved(BaseEvent):
    """A piece changed hands through a marker (BC-36, BC-38, BC-39)."""

    giver: Seat
    taker: Seat
    marker: Marker
    piece: Piece | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.giver, self.taker)

    def blurred(self) -> PieceMoved:
        return replace(self, piece=None)


@dataclass(frozen=True, slots=True)
class CardForced(BaseEvent):
    """The card that a seat bound by No Peeking must play was drawn (BC-37)."""

    seat: Seat
    card: Card | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    def blurred(self) -> CardForced:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class SeatBound(BaseEvent):
    """No Peeking binds a seat with an empty hand: the lot waits for its next play (BC-37)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded(BaseEvent):
    """All hands are empty (BC-41)."""

    round: int


@dataclass(frozen=True, slots=True)
class PiecesRevealed(BaseEvent):
    """All pieces are turned up, and the unused markers with them (BC-43, BC-45)."""

    pieces: tuple[Pieces, ...]
    """By seat."""
    markers: tuple[tuple[int, ...], ...]
    """By seat, then by Marker."""


@dataclass(frozen=True, slots=True)
class Assembled(BaseEvent):
    """How a seat assembled its pieces; it happens after the last choice (BC-45)."""

    seat: Seat
    assembly: Assemble


@dataclass(frozen=True, slots=True)
class MatchEnded(BaseEvent):
    """The count is done (BC-46 to BC-48)."""

    outcome: Outcome


Event: TypeAlias = (
    SuitRemoved
    | RoundStarted
    | HandDealt
    | CardGiven
    | PieceTurnedUp
    | CardPlayed
    | TurnWon
    | MarkerTaken
    | MarkerDeclined
    | MarkerUsed
    | MarkerSettled
    | PieceMoved
    | CardForced
    | SeatBound
    | RoundEnded
    | PiecesRevealed
    | Assembled
    | MatchEnded
)
