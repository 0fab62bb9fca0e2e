"""What happens in The Cheating Moth, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TypeAlias

from ..game import Event as BaseEvent
from ..game import Outcome, Seat
from .cards import Card
from .observation import RoundEnding


@dataclass(frozen=True, slots=True)
class RoundStarted(BaseEvent):
    """A new round: its first guard, and the card that starts the discard pile (CM-4, CM-5)."""

    round: int
    guard: Seat
    top: Card


@dataclass(frozen=True, slots=True)
class HandDealt(BaseEvent):
    """A seat's eight cards (CM-5)."""

    seat: Seat
    cards: tuple[Card, ...]
    """Empty to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> HandDealt:
        return replace(self, cards=())


@dataclass(frozen=True, slots=True)
class CardPlayed(BaseEvent):
    """A card of a turn on the discard pile (CM-7)."""

    seat: Seat
    card: Card
    idle: bool
    """Its action is not carried out, since it was the last of the hand (CM-11)."""


@dataclass(frozen=True, slots=True)
class StockRenewed(BaseEvent):
    """The discard pile but for its top card is the stock again (CM-10)."""


@dataclass(frozen=True, slots=True)
class CardDrawn(BaseEvent):
    """A card from the stock: for a turn, an ant or a wrong shout (CM-8, CM-15, CM-24)."""

    seat: Seat
    card: Card | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> CardDrawn:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class NothingDrawn(BaseEvent):
    """There was no card to draw (CM-10)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardGiven(BaseEvent):
    """A card from hand to hand, seen by the two alone (CM-14, CM-17, CM-17b, CM-23)."""

    giver: Seat
    receiver: Seat
    card: Card | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.giver, self.receiver)

    def blurred(self) -> CardGiven:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class NothingGiven(BaseEvent):
    """No card was given: none could be, or, after a spider, none was to be."""

    giver: Seat


@dataclass(frozen=True, slots=True)
class RaceOrdered(BaseEvent):
    """At the calm table: the order in which all are asked (CM-K7)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RaceClaimed(BaseEvent):
    """A paw in a race (CM-K6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RaceWon(BaseEvent):
    """A card of the same number laid on the cockroach (CM-16)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class RaceLeft(BaseEvent):
    """A player laid no card, and is out of the race (CM-K6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RaceOver(BaseEvent):
    """Nobody laid a card: play goes on (CM-16)."""


@dataclass(frozen=True, slots=True)
class Slapped(BaseEvent):
    """A paw on the mosquito (CM-17)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SlowestFound(BaseEvent):
    """Who gets a card from all the others (CM-17)."""

    seat: Seat
    by_lot: bool


@dataclass(frozen=True, slots=True)
class FanStirred(BaseEvent):
    """A paw in a watch: a throw or a feint; only its owner knows which (CM-K2, CM-K8)."""

    seat: Seat
    thrown: Card | None
    """What was thrown; None for a feint, and always to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> FanStirred:
        return replace(self, thrown=None)


@dataclass(frozen=True, slots=True)
class CardThrown(BaseEvent):
    """A card thrown at the keyboard (CM-K4)."""

    seat: Seat | None
    """None to the others: only the thinner fan tells."""
    card: Card | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return () if self.seat is None else (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> CardThrown:
        return CardThrown(None, None)


@dataclass(frozen=True, slots=True)
class CardMarked(BaseEvent):
    """A player chose what the paw throws, or nothing (CM-K2)."""

    seat: Seat | None
    """None to the others."""
    card: Card | None

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return () if self.seat is None else (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> CardMarked:
        return CardMarked(None, None)


@dataclass(frozen=True, slots=True)
class Shouted(BaseEvent):
    """The guard shouts (CM-K3)."""

    guard: Seat


@dataclass(frozen=True, slots=True)
class Accused(BaseEvent):
    """The guard names a player, rightly or not (CM-23, CM-24)."""

    guard: Seat
    seat: Seat
    right: bool


@dataclass(frozen=True, slots=True)
class CardTakenBack(BaseEvent):
    """The cheater takes the thrown card back (CM-23, CM-17b)."""

    seat: Seat
    card: Card | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> CardTakenBack:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class GuardChanged(BaseEvent):
    """The cheater is the new guard (CM-23)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundGoesOn(BaseEvent):
    """After a last watch no hand is empty any more (CM-11b)."""


@dataclass(frozen=True, slots=True)
class RoundEnded(BaseEvent):
    """A round is scored: all hands are shown (CM-11, CM-12)."""

    ending: RoundEnding
    winners: tuple[Seat, ...]
    """Whose hands are empty; nobody's if the round got stuck."""
    hands: tuple[tuple[Card, ...], ...]
    """By seat, sorted."""
    points: tuple[int, ...]
    """By seat: what this round counts, 0 or less."""
    totals: tuple[int, ...]
    """By seat: what all rounds so far count."""


@dataclass(frozen=True, slots=True)
class MatchEnded(BaseEvent):
    """The fewest negative points win (CM-13)."""

    outcome: Outcome


Event: TypeAlias = (
    RoundStarted
    | HandDealt
    | CardPlayed
    | StockRenewed
    | CardDrawn
    | NothingDrawn
    | CardGiven
    | NothingGiven
    | RaceOrdered
    | RaceClaimed
    | RaceWon
    | RaceLeft
    | RaceOver
    | Slapped
    | SlowestFound
    | FanStirred
    | CardThrown
    | CardMarked
    | Shouted
    | Accused
    | CardTakenBack
    | GuardChanged
    | RoundGoesOn
    | RoundEnded
    | MatchEnded
)
