"""What happens in Who stole the cookie?, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import TypeAlias

from ..game import Event as BaseEvent
from ..game import Outcome, Seat
from .cards import Card


class RoundEnding(Enum):
    """How a round can end."""

    DECK = auto()
    """The deck is empty, and the highest card wins (WS-7, WS-8)."""
    COOKIE_TIE = auto()
    """So too, but the Cookie ties, and nobody breaks the tie (WS-24)."""
    LAST = auto()
    """One player is left (WS-7)."""
    CUBS = auto()
    """The second Adventurous Cub fell (WS-20)."""


@dataclass(frozen=True, slots=True)
class RoundStarted(BaseEvent):
    """A new round begins (WS-2, WS-3)."""

    round: int
    starter: Seat
    laid_open: tuple[Card, ...]
    """Five cards out of the round when two play."""


@dataclass(frozen=True, slots=True)
class CardDealt(BaseEvent):
    """A seat's first card (WS-2)."""

    seat: Seat
    card: Card | None
    """None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> CardDealt:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class CardDrawn(BaseEvent):
    """A seat drew, for its turn or after a Sissy (WS-4, WS-16)."""

    seat: Seat
    card: Card | None
    """None to the others."""
    aside: bool
    """The card put aside, since the deck is empty."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat,)

    @property
    def lasts(self) -> bool:
        return True

    def blurred(self) -> CardDrawn:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class TurnSkipped(BaseEvent):
    """The Diaper Change lets this turn pass (WS-18)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class CardDiscarded(BaseEvent):
    """A card discarded in a turn, and what its effect is aimed at (WS-4)."""

    seat: Seat
    card: Card
    target: Seat | None
    named: Card | None


@dataclass(frozen=True, slots=True)
class EffectIdle(BaseEvent):
    """The effect does nothing, since every other player is protected (WS-11)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class HandDiscarded(BaseEvent):
    """A hand that falls face up without its effect: a Sissy, or a knocking-out (WS-6, WS-16)."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class KnockedOut(BaseEvent):
    """Out of the round (WS-6)."""

    seat: Seat
    by: Card
    """The card that did it; the Cookie Thief for one's own fall (WS-13)."""


@dataclass(frozen=True, slots=True)
class HandsTraded(BaseEvent):
    """The Big Wetter: each of the two learns the other's card, which is now its own (WS-15)."""

    seat: Seat
    target: Seat
    given: Card | None
    """What the seat gave; None to the others."""
    taken: Card | None
    """What the seat took; None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat, self.target)

    def blurred(self) -> HandsTraded:
        return replace(self, given=None, taken=None)


@dataclass(frozen=True, slots=True)
class HandsCompared(BaseEvent):
    """The Playful One or the Tea Party: both learn both cards (WS-19)."""

    seat: Seat
    target: Seat
    by: Card
    own: Card | None
    """The seat's card; None to the others."""
    other: Card | None
    """The target's card; None to the others."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat, self.target)

    def blurred(self) -> HandsCompared:
        return replace(self, own=None, other=None)


@dataclass(frozen=True, slots=True)
class NothingCame(BaseEvent):
    """Compared hands were level, or the Babysitter named a card that is not held (WS-19, WS-22)."""

    seat: Seat
    target: Seat
    by: Card


@dataclass(frozen=True, slots=True)
class HandSeen(BaseEvent):
    """The Spy Cub looked at a hand (WS-21)."""

    seat: Seat
    target: Seat
    card: Card | None
    """None to all but the two."""

    @property
    def eyes(self) -> tuple[Seat, ...]:
        return (self.seat, self.target)

    def blurred(self) -> HandSeen:
        return replace(self, card=None)


@dataclass(frozen=True, slots=True)
class Protected(BaseEvent):
    """The Nappy Fellow or the Diaper Change protects a seat (WS-17, WS-18)."""

    seat: Seat
    by: Card


@dataclass(frozen=True, slots=True)
class RoundEnded(BaseEvent):
    """The round is over, and who takes a token (WS-7 to WS-9)."""

    round: int
    ending: RoundEnding
    hands: tuple[Card | None, ...]
    """By seat: the hands revealed; None for who is out, or where nobody has to reveal."""
    winners: tuple[Seat, ...]
    tokens: tuple[int, ...]
    """By seat, after this round."""


@dataclass(frozen=True, slots=True)
class MatchEnded(BaseEvent):
    """Somebody has enough tokens (WS-9)."""

    outcome: Outcome


Event: TypeAlias = (
    RoundStarted
    | CardDealt
    | CardDrawn
    | TurnSkipped
    | CardDiscarded
    | EffectIdle
    | HandDiscarded
    | KnockedOut
    | HandsTraded
    | HandsCompared
    | NothingCame
    | HandSeen
    | Protected
    | RoundEnded
    | MatchEnded
)
