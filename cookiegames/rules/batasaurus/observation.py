"""What one seat (or the public) may know of a match of Batasaurus."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from ..game import Outcome, Seat
from .cards import Dinosaur
from .options import Options


class Phase(Enum):
    """Where in the match we are; public."""

    LAY_OUT = auto()
    """The sets are to be shuffled."""
    MEMORISE = auto()
    TURN_UP = auto()
    """The seat to act turns up a card."""
    BATTLE = auto()
    """The seat to act lays a card on top."""
    OVER = auto()


@dataclass(frozen=True, slots=True)
class Played:
    """A card in the middle."""

    seat: Seat
    card: Dinosaur | None
    """None: it lies on top, not turned up yet."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What a viewer may look at now. Lists "by seat" start at seat 0.

    Face-down cards are in nobody's observation, the owner's neither (BS-4).
    """

    viewer: Seat | None
    options: Options
    phase: Phase
    leader: Seat
    """Who leads, or led, the trick."""
    to_act: Seat
    trick: int
    """From 1; 0 before the first card."""

    layout: tuple[Dinosaur, ...] | None
    """The viewer's own set while this seat memorises; else None."""
    layouts: tuple[tuple[Dinosaur, ...], ...] | None
    """Every set while all memorise together; else None."""
    lying: tuple[tuple[bool, ...], ...]
    """By seat, then by place: whether a card still lies there."""
    turned_down: tuple[bool, ...]
    """Whose set is turned down for good."""
    shown: tuple[frozenset[Dinosaur], ...]
    """By seat: which cards of its set were turned up so far."""

    middle: tuple[Played, ...]
    """In the order of play; between tricks the finished trick, readable until the next card."""
    fighting: tuple[Seat, ...]
    """Who is in the battle, clockwise from the leader; empty outside battles."""
    piles: tuple[int, ...]
    """Cards won, by seat."""
    last_winner: Seat | None
    """Who won the finished trick that lies in the middle."""
    outcome: Outcome | None
