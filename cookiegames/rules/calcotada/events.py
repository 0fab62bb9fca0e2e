"""What happens in Calçotada Wars, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TypeAlias

from ..game import Event as BaseEvent
from ..game import Outcome, Seat
from .cards import Back, Card, Ingredient


class Attack(Enum):
    """What can be answered (CW-25)."""

    THEFT = auto()
    TWEEZERS = auto()
    SAUSAGE = auto()


class Ending(Enum):
    """How a match can end."""

    PILE = auto()
    """The pile is finished, and one player has the most points (CW-30)."""
    TARGET = auto()
    """Somebody reached the target (CW-31)."""
    DUEL = auto()
    """A duel decided between equals (CW-33)."""


@dataclass(frozen=True, slots=True)
class HandDealt(BaseEvent):
    """A seat's first cards (CW-3)."""

    seat: Seat
    cards: tuple[Card, ...]
    """Empty to the others."""
    backs: tuple[int, ...]
    """How many of each Back they show, to all; empty without "ingredient backs" (CW-13b)."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> HandDealt:
        return replace(self, cards=())


@dataclass(frozen=True, slots=True)
class TopShown(BaseEvent):
    """Under "ingredient backs": what the pile shows once the hands are dealt (CW-13b)."""

    back: Back


@dataclass(frozen=True, slots=True)
class TurnStarted(BaseEvent):
    """A seat is to act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TurnSkipped(BaseEvent):
    """A wine jug lets this turn pass (CW-20)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDrawn(BaseEvent):
    """A card drawn from the pile (CW-12)."""

    seat: Seat
    card: Card | None
    """None to the others."""
    back: Back | None
    """What its back showed, to all; None without "ingredient backs" (CW-13b)."""
    top: Back | None
    """What the pile shows now, to all; None without "ingredient backs", or if it is empty."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> CardDrawn:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class SecondDeclined(BaseEvent):
    """No second card (CW-13)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AttackAnnounced(BaseEvent):
    """A theft, tweezers or a sausage, before anything else happens (CW-25).

    It is told also where nobody can answer; tweezers on the own series are not announced.
    """

    attack: Attack
    seat: Seat
    victim: Seat
    place: Ingredient | None
    """Which place of the victim's series the tweezers are after; else None."""


@dataclass(frozen=True, slots=True)
class AttackParried(BaseEvent):
    """Bread or an apron: both cards are discarded, and nothing else happens (CW-23, CW-24)."""

    attack: Attack
    seat: Seat
    victim: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardTaken(BaseEvent):
    """The thief has a card of the victim's hand (CW-14)."""

    seat: Seat
    victim: Seat
    card: Card | None
    """None to all but the two, unless it was open."""
    back: Back | None
    """What its back shows, to all; None without "ingredient backs" (CW-13b)."""
    openly: bool
    """A cookbook lay open: everybody sees it."""

    @property
    def eyes(self) -> tuple[Seat, ...] | None:
        return None if self.openly else (self.seat, self.victim)

    def blurred(self) -> CardTaken:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardGiven(BaseEvent):
    """What the victim got in exchange (CW-14)."""

    seat: Seat
    victim: Seat
    card: Card | None
    """None to all but the two, unless it is open."""
    back: Back | None
    """What its back shows, to all; None without "ingredient backs" (CW-13b)."""
    openly: bool
    """A cookbook lies open: everybody sees it."""

    @property
    def eyes(self) -> tuple[Seat, ...] | None:
        return None if self.openly else (self.seat, self.victim)

    def blurred(self) -> CardGiven:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardsLaid(BaseEvent):
    """An ingredient play, or the first card of the next series (CW-9, CW-10)."""

    seat: Seat
    cards: tuple[Card, ...]
    value: int
    opening: bool
    """It is the first card of the next series."""


@dataclass(frozen=True, slots=True)
class SeriesCompleted(BaseEvent):
    """A series is eaten (CW-10)."""

    seat: Seat
    scored: int
    points: int
    """The seat's points after it."""


@dataclass(frozen=True, slots=True)
class SeriesRetired(BaseEvent):
    """An unfinished series is given up (CW-11)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPinched(BaseEvent):
    """Tweezers brought a card of a series into the hand (CW-19)."""

    seat: Seat
    owner: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class JugThrown(BaseEvent):
    """The target's next turn will be skipped (CW-20)."""

    seat: Seat
    target: Seat
    skips: int
    """How many turns the target is going to miss in all."""


@dataclass(frozen=True, slots=True)
class CookbookOpened(BaseEvent):
    """All hands but the seat's lie open until the turn ends (CW-21).

    It does not say what is in them: they are looked at, and then covered again.
    """

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandsExchanged(BaseEvent):
    """A sausage: each of the two has the other's hand (CW-22)."""

    seat: Seat
    target: Seat
    given: tuple[Card, ...] | None
    """What the seat had; None to the others."""
    taken: tuple[Card, ...] | None
    """What the seat has now; None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat, self.target)

    def blurred(self) -> HandsExchanged:
        return replace(self, given=None, taken=None)


@dataclass(frozen=True, slots=True)
class TurnEnded(BaseEvent):
    """A turn is over; what a cookbook opened is covered again (CW-21)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class DuelBegun(BaseEvent):
    """Equals at the top fight a duel (CW-33, CW-40)."""

    duellists: tuple[Seat, ...]
    """Clockwise from the one who starts."""


@dataclass(frozen=True, slots=True)
class CardSwapped(BaseEvent):
    """An action card for a card of the own series (CW-41)."""

    seat: Seat
    card: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class TableCleared(BaseEvent):
    """All series, and what the duellists still hold of action cards, are discarded (CW-41)."""

    dropped: tuple[tuple[Card, ...], ...]
    """By seat: the action cards that went; empty for who does not duel."""


@dataclass(frozen=True, slots=True)
class DuelPlayed(BaseEvent):
    """A card of the duel (CW-42)."""

    seat: Seat
    card: Card
    value: int


@dataclass(frozen=True, slots=True)
class DuelLeft(BaseEvent):
    """A seat is out of the duel (CW-42, CW-43)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MatchEnded(BaseEvent):
    """The match is over."""

    outcome: Outcome


Event: TypeAlias = (
    HandDealt
    | TopShown
    | TurnStarted
    | TurnSkipped
    | CardDrawn
    | SecondDeclined
    | AttackAnnounced
    | AttackParried
    | CardTaken
    | CardGiven
    | CardsLaid
    | SeriesCompleted
    | SeriesRetired
    | CardPinched
    | JugThrown
    | CookbookOpened
    | HandsExchanged
    | TurnEnded
    | DuelBegun
    | CardSwapped
    | TableCleared
    | DuelPlayed
    | DuelLeft
    | MatchEnded
)
