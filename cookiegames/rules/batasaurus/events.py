"""What happens in Batasaurus, and who may know it. None carries a layout."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from ..game import Event as BaseEvent
from ..game import Outcome, Seat
from .cards import Dinosaur


@dataclass(frozen=True, slots=True)
class SetsLaidOut(BaseEvent):
    """Every player's twelve cards lie on the table (BS-2)."""


@dataclass(frozen=True, slots=True)
class SetTurnedDown(BaseEvent):
    """A player has looked enough, or the time was up (BS-3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardTurnedUp(BaseEvent):
    """A card in the middle (BS-5)."""

    seat: Seat
    place: int
    card: Dinosaur
    leads: bool


@dataclass(frozen=True, slots=True)
class BattleBegun(BaseEvent):
    """Several are tied for strongest (BS-7)."""

    seats: tuple[Seat, ...]
    """Who fights on: those tied that have a card left, clockwise from the leader."""
    card: Dinosaur
    """What they are tied with."""


@dataclass(frozen=True, slots=True)
class CardLaidOnTop(BaseEvent):
    """A card laid on top, unseen by everybody (BS-7)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class BattleTurnedUp(BaseEvent):
    """The cards laid on top are turned up together (BS-7)."""

    seats: tuple[Seat, ...]
    cards: tuple[Dinosaur, ...]
    """In the order of `seats`."""


@dataclass(frozen=True, slots=True)
class FellOut(BaseEvent):
    """A player in a battle has no card left (BS-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon(BaseEvent):
    """Who takes all the cards in the middle (BS-6)."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class TrickReturned(BaseEvent):
    """Nobody wins: each card in the middle goes to the pile of who played it (BS-10)."""


@dataclass(frozen=True, slots=True)
class CardsKept(BaseEvent):
    """At the end, cards still lying go to their owner's pile (BS-11)."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class MatchEnded(BaseEvent):
    """The piles are counted (BS-13)."""

    outcome: Outcome


Event: TypeAlias = (
    SetsLaidOut
    | SetTurnedDown
    | CardTurnedUp
    | BattleBegun
    | CardLaidOnTop
    | BattleTurnedUp
    | FellOut
    | TrickWon
    | TrickReturned
    | CardsKept
    | MatchEnded
)
