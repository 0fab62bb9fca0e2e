"""What one seat (or the public) may know of a match of The Cheating Moth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ..game import Outcome, Seat
from .cards import Card
from .options import Options


class Phase(Enum):
    """Where in the match we are; public."""

    DEAL = auto()
    """A round is to be dealt."""
    TURN = auto()
    """The seat to act plays a card or draws."""
    DRAW = auto()
    """Chance draws a card for the seat to act (CM-8)."""
    ANT = auto()
    """Chance draws a card for each of the others (CM-15)."""
    SPIDER = auto()
    """The seat to act may give a card away (CM-14)."""
    RACE_ORDER = auto()
    """At the calm table the order of a race is to be drawn."""
    RACE = auto()
    """All may claim (CM-K6)."""
    RACE_LAY = auto()
    """The first of the claims lays a card or not."""
    SLAP = auto()
    """The others slap (CM-17)."""
    LOT = auto()
    """The slowest is to be drawn by lot."""
    GIFTS = auto()
    """All others choose what the slowest gets, one after the other."""
    WATCH = auto()
    """After each turn: presses, throws, a shout (CM-K2); before a round is scored a last one,
    without throws (CM-11b)."""
    ACCUSE = auto()
    """The guard names a player."""
    PENALTY = auto()
    """The guard gives the cheater a card (CM-23)."""
    FINE = auto()
    """Chance draws a card for the guard who was wrong (CM-24)."""
    PAUSE = auto()
    """A round is scored; the next one is to be dealt."""
    OVER = auto()


class RoundEnding(Enum):
    """How a round ended; public."""

    EMPTY = auto()
    """A hand is empty: it won (CM-11)."""
    STUCK = auto()
    """A whole lap without a card played or drawn: all score (CM-10)."""


@dataclass(frozen=True, slots=True)
class Known:
    """A card that the viewer gave to a seat, which certainly still holds it."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Observation:
    """What a viewer may look at now. Lists "by seat" start at seat 0.

    Nothing of it depends on a throw or a feint but the size of a hand.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    round: int
    """From 1; 0 before the first deal."""
    first: Seat
    """Who was the guard when this round started (CM-4)."""
    guard: Seat
    to_act: Seat
    """Whose turn it is, or was, in this stretch."""
    asked: Seat | None
    """Who must choose: the seat to act, a claimer, a giver or the guard; else None."""

    hand: tuple[Card, ...]
    """The viewer's own, sorted; empty to the public."""
    hand_sizes: tuple[int, ...]
    """By seat: the backs that all can see, and nobody but a computer gets as a number (CM-22)."""
    top: Card | None
    """Of the discard pile; None before the first deal."""
    discards: tuple[Card, ...]
    """What lies beneath it, sorted: it has been seen."""
    stock: int
    """Cards left to draw."""
    known: tuple[Known, ...]
    """What the viewer gave away and still knows, sorted by seat and card."""

    thrown: Card | None
    """What the viewer has thrown in this stretch."""
    away: tuple[Card, ...]
    """What the viewer has thrown in earlier stretches of this round, sorted: it is safe (CM-25)."""
    marked: Card | None
    """The card that the viewer's paw throws (CM-K2)."""
    giving: Card | None
    """What the viewer has chosen to give to the slowest, until all have chosen."""

    last_watch: bool
    """The watch, or the accusation in it, is the last one before scoring (CM-11b)."""
    accused: Seat | None
    """Who was accused rightly, while the guard chooses a card for them (CM-23)."""
    pressed: tuple[Seat, ...]
    """Whose fans have stirred for their paws in this watch, in order."""
    slapped: tuple[Seat, ...]
    """Who has slapped the mosquito, in order."""
    slowest: Seat | None
    """Who gets the gifts."""
    givers: tuple[Seat, ...]
    """Who is still to choose a gift, in order: clockwise from the left of the slowest."""
    claims: tuple[Seat, ...]
    """Who is still to lay a card in the race, in order; the first one is asked."""
    out_of_race: tuple[Seat, ...]
    """Who had no card for it, in order."""
    idle: int
    """How many turns in a row passed without a card played or drawn (CM-10)."""

    scores: tuple[int, ...]
    """Points by seat, 0 or less (CM-12)."""
    ending: RoundEnding | None
    """How the round ended, from its end to the next deal."""
    revealed: tuple[tuple[Card, ...], ...]
    """By seat: the hands that were scored, from the end of a round to the next deal; else empty."""
    outcome: Outcome | None
