"""What one seat, or the public, may know of a match of Calçotada Wars."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple, TypeAlias

from ..game import Outcome, Seat
from .cards import Back, Card, Ingredient
from .events import Attack
from .options import Options


class Phase(Enum):
    """Where in the game we are; public."""

    DEAL = auto()
    FIRST = auto()
    """The seat to act is to draw the first card; action cards may be played (CW-12, CW-16)."""
    SECOND = auto()
    """It is to draw, steal or decline the second card; action cards may be played."""
    PLAY = auto()
    """The draw is done: ingredients and action cards (CW-15)."""
    DRAWING = auto()
    """Chance decides which card came from the pile."""
    ANSWER = auto()
    """The victim may answer the attack (CW-25)."""
    PICK = auto()
    """The thief picks one of the victim's cards (CW-14)."""
    LOT = auto()
    """Chance decides which card the picked back hides."""
    GIVE = auto()
    """The thief chooses the card to give in exchange (CW-14)."""
    SWAPS = auto()
    """Before the duel: action cards for cards of one's own series (CW-41)."""
    DUEL = auto()
    OVER = auto()


class Laid(NamedTuple):
    """A card in a series."""

    card: Card
    value: int
    """What it counts; a wildcard's was named (CW-8)."""


Series: TypeAlias = tuple[Laid | None, ...]
"""The five places of a series, in the order of Ingredient; None where nothing lies."""

EMPTY_SERIES: Series = (None,) * len(Ingredient)


@dataclass(frozen=True, slots=True)
class Observation:
    """What a viewer may look at now, and what it was told and cannot look up again.

    `imagine` needs nothing else. Lists "by seat" start at seat 0.
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    stage: Phase
    """FIRST, SECOND or PLAY: how far the turn is while an attack or a draw is settled."""
    first: Seat
    """Who had the first turn (CW-3)."""
    to_act: Seat
    """Whose turn it is; in SWAPS and DUEL who is to swap or to play."""

    hand: tuple[Card, ...]
    """The viewer's own cards, sorted; empty to the public."""
    drawn: tuple[Card, ...]
    """What the viewer drew or took in this turn of its own, in order."""
    hand_sizes: tuple[int, ...]
    backs: tuple[tuple[int, ...], ...]
    """By seat: how many of each Back it holds; empty without "ingredient backs" (CW-13b)."""
    open_hands: tuple[tuple[Card, ...] | None, ...]
    """By seat: the hand that a cookbook lays open, sorted; None where it is hidden (CW-21)."""
    known: tuple[tuple[Card, ...], ...]
    """By seat: cards the viewer saw come into that hidden hand, and which cannot have left it
    since, sorted; empty for its own hand and for hands that lie open."""

    series: tuple[Series, ...]
    points: tuple[int, ...]
    eaten: tuple[tuple[int, ...], ...]
    """By seat: what each completed series scored, in order."""
    pile: int
    top: Back | None
    """The back of the pile's top card under "ingredient backs"; None without, or if it is empty."""
    discarded: tuple[int, ...]
    """How many of each Card lie in the discard pile (CW-17)."""
    skips: tuple[int, ...]
    """By seat: how many turns it is going to miss (CW-20)."""

    laid: bool
    """The ingredient play of this turn is done (CW-9)."""
    may_open: bool
    """The seat to act has just completed a series, and may lay a card of the next (CW-10)."""
    cookbook: bool
    """A cookbook lies open until the turn ends."""

    attack: Attack | None
    """What is being settled, from its announcement to its end; else None."""
    victim: Seat | None
    place: Ingredient | None
    """Which place of the victim's series the tweezers are after."""
    picked: Back | None
    """In LOT: which back was picked, under "ingredient backs"."""

    duellists: tuple[Seat, ...]
    """Clockwise from the starter; empty without a duel."""
    left: tuple[Seat, ...]
    """Who left the duel, in order."""
    duel: tuple[tuple[Seat, Laid], ...]
    """The cards of the duel, in order."""
    outcome: Outcome | None
