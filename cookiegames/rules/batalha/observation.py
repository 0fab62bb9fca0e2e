"""What one seat (or the public) may know of a match of Batalha dos Cookies."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ..game import Outcome, Seat
from .actions import Assemble
from .cards import Card, Marker, Piece, Pieces, Suit
from .options import Options


class Phase(Enum):
    """Where in the match we are; public. A marker at work (`Observation.effect`) interrupts it."""

    SUIT = auto()
    """The suit to remove from the duel is to be drawn."""
    DEAL = auto()
    EXCHANGE = auto()
    TURN_UP = auto()
    """The starter is to turn up a piece."""
    PIECE = auto()
    """The piece is to be drawn."""
    PLAY = auto()
    MARKERS = auto()
    """Markers earned in the turn are being taken."""
    PAUSE = auto()
    """After the last turn of a round; in the third it is the last call."""
    ASSEMBLY = auto()
    OVER = auto()


class Stage(Enum):
    """How far a marker at work has come."""

    ANSWER = auto()
    """Protection may answer."""
    DRAW = auto()
    """It takes effect: a lot is to be drawn."""
    GIVE_USER = auto()
    """A Trade: its user chooses a piece."""
    GIVE_TARGET = auto()
    """A Trade: its target chooses a piece."""


@dataclass(frozen=True, slots=True)
class Effect:
    """A marker that waits for an answer or is carried out (BC-34, BC-35)."""

    user: Seat
    marker: Marker
    target: Seat | None
    protections: tuple[Seat, ...]
    """Who answered with Protection, in order; an odd number cancels the marker."""
    stage: Stage
    offered: Piece | None = None
    """A Trade: the user's piece, once chosen; None to everybody but the user."""

    @property
    def cancelled(self) -> bool:
        """Whether the marker is cancelled if nobody answers any more."""
        return len(self.protections) % 2 == 1


@dataclass(frozen=True, slots=True)
class Trick:
    """A finished turn (BC-22)."""

    leader: Seat
    cards: tuple[Card, ...]
    """In the order of play, from the leader clockwise."""
    winner: Seat
    piece: Piece


@dataclass(frozen=True, slots=True)
class PieceWay:
    """One step on a piece's way: won in a turn, or moved by a marker."""

    giver: Seat | None
    """None: it was the piece in dispute."""
    taker: Seat
    piece: Piece | None
    """None: this viewer was not told."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What a viewer may look at now, and what it was told and cannot look up again.

    `imagine` needs nothing else. Lists "by seat" start at seat 0.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    round: int
    """1 to 3; 0 before the first deal."""
    starter: Seat
    """Who started, or will start, the round."""
    leader: Seat
    """Who starts, or started, the turn."""
    to_act: Seat
    """Whose card or choice the phase is about (markers at work aside)."""
    removed: Suit | None
    """The suit that the duel goes without."""

    hand: tuple[Card, ...]
    """The viewer's own cards in table order; empty to the public."""
    hand_sizes: tuple[int, ...]
    aside: int
    """How many cards were set aside for the round."""
    dispute: Piece | None
    trick: tuple[Card, ...]
    """The cards on the table from the leader clockwise; between turns the finished trick."""
    turn_suit: Suit | None
    tricks: tuple[Trick, ...]
    """The finished turns of this round (BC-22)."""

    chosen: tuple[Card, ...]
    """The viewer's own gifts while the exchange goes on: for the left, then for the right."""
    chosen_counts: tuple[int, ...]
    """How many gifts each seat has chosen in this exchange."""
    given: tuple[tuple[Seat, Card], ...]
    """What the viewer passed in this round's exchange, and to whom."""
    received: tuple[tuple[Seat, Card], ...]
    """What the viewer received in this round's exchange, and from whom."""

    pieces: Pieces | None
    """The viewer's own pieces; None to the public."""
    piece_counts: tuple[int, ...]
    ways: tuple[PieceWay, ...]
    """Every piece that was won or moved so far, in order."""
    piece_pile: int
    revealed: tuple[Pieces, ...] | None
    """Everybody's pieces once they are turned up (BC-45)."""

    markers: tuple[Marker, ...]
    """The viewer's own markers, sorted; empty to the public."""
    marker_counts: tuple[int, ...]
    marker_pile: int
    spent: tuple[int, ...]
    """How many markers of each kind were used."""
    bound: tuple[bool, ...]
    """Whom No Peeking binds (BC-37)."""
    drawn: tuple[bool, ...]
    """Of the bound: whose card is drawn already (to its holder alone it is shown)."""
    forced: Card | None
    """The card that the viewer must play next; None also when it is not drawn yet."""
    awards: tuple[Seat, ...]
    """Who is still to take, or be offered, a marker for the turn just settled, in order (BC-29)."""
    taking: bool
    """Whether the first of `awards` takes one for certain, so that its draw is due."""
    effect: Effect | None

    assembly: Assemble | None
    """The viewer's own assembly, once chosen."""
    assembled: tuple[bool, ...]
    """Who has assembled, or had nothing to choose."""
    assemblies: tuple[Assemble, ...] | None
    """Everybody's assembly, once the match is over."""
    final_markers: tuple[tuple[Marker, ...], ...] | None
    """Everybody's unused markers once the pieces are turned up (BC-46)."""
    outcome: Outcome | None
