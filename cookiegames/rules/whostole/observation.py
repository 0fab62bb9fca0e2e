"""What one seat, or the public, may know of a match of "Who stole the cookie?"."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ..game import Outcome, Seat
from .cards import Card
from .events import RoundEnding
from .options import Options


class Phase(Enum):
    """Where in the game we are; public."""

    DEAL = auto()
    DRAW = auto()
    """The seat to act is to draw for its turn."""
    TURN = auto()
    """The seat to act chooses which card to discard."""
    REDRAW = auto()
    """A Sissy's target is to draw."""
    PAUSE = auto()
    """Between rounds."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Told:
    """What the viewer knows of another seat's hand: it was shown the card, or gave it away."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Observation:
    """What a viewer may look at now, and what it was told and cannot look up again.

    `imagine` needs nothing else. Lists "by seat" start at seat 0.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    round: int
    """From 1; 0 before the first deal."""
    starter: Seat
    """Who started, or will start, the round."""
    to_act: Seat
    """Whose turn it is; in REDRAW still the one who discarded the Sissy."""
    redraws: Seat | None
    """Who is to draw after a Sissy."""

    hand: tuple[Card, ...]
    """The viewer's own cards, the strongest first; empty to the public."""
    hand_sizes: tuple[int, ...]
    """By seat: 0 for who is out."""
    known: tuple[Told, ...]
    """Hands the viewer was shown or gave away, as long as they cannot have changed; by seat."""

    discards: tuple[tuple[Card, ...], ...]
    """By seat, in order (WS-5)."""
    discarded: tuple[Card, ...]
    """All discards of the round in the order in which they fell: whose second cub fell last."""
    laid_open: tuple[Card, ...]
    deck: int
    aside: int
    """How many cards lie face down aside."""
    out: tuple[bool, ...]
    napping: tuple[bool, ...]
    """Under the Nappy Fellow (WS-17)."""
    changing: tuple[bool, ...]
    """Under the Diaper Change (WS-18)."""

    tokens: tuple[int, ...]
    ending: RoundEnding | None
    """How the round before ended; None in the first."""
    winners: tuple[Seat, ...]
    """Who won the round before."""
    revealed: tuple[Card | None, ...]
    """The hands revealed at the end of the round, until the next is dealt; else all None."""
    outcome: Outcome | None
