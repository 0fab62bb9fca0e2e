"""What a seat, the table or chance can do in The Cheating Moth, and why it may be refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ..game import Open, Seat
from .cards import Card

# Chance


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance deals a round (CM-5)."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat: eight cards each, sorted."""
    top: Card
    """What starts the discard pile: no moth."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance takes cards from the stock, for those who must draw, in their order.

    One card for a draw and for a wrong shout; for an ant one for each other player, clockwise
    from the left, as long as there are cards (CM-10, CM-15).
    """

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance draws the slowest of those who have not slapped (CM-K5, CM-K7)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Order:
    """Chance draws the order of a race at the calm table: every seat once (CM-K7)."""

    seats: tuple[Seat, ...]


# In private


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a card of one's turn on the discard pile (CM-7)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card, since none fits; the turn ends (CM-8)."""


@dataclass(frozen=True, slots=True)
class Give:
    """Give a card: after a spider to anyone, after a mosquito to the slowest, as the guard to
    the cheater who was caught (CM-14, CM-17, CM-23).
    """

    card: Card
    receiver: Seat


@dataclass(frozen=True, slots=True)
class GiveNothing:
    """Give no card: free after a spider, else only with none that may be given."""


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a card of the cockroach's number in a race (CM-16)."""

    card: Card


@dataclass(frozen=True, slots=True)
class LayNothing:
    """Have no such card in a race, or keep it (CM-K6)."""


@dataclass(frozen=True, slots=True)
class Throw:
    """Get rid of a card by cheating, at the keyboard (CM-K4)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Mark:
    """Choose the card that one's paw throws, with the option "any card"; None: no card (CM-K2)."""

    card: Card | None


# Openly, by the seat whose paw it is


@dataclass(frozen=True, slots=True)
class Press(Open):
    """A paw in a watch: the rules decide whether it throws or feints (CM-K2, CM-K8)."""


@dataclass(frozen=True, slots=True)
class Shout(Open):
    """The guard shouts "Caught you!" in a watch (CM-K3)."""


@dataclass(frozen=True, slots=True)
class Accuse(Open):
    """The guard names a player (CM-25)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Slap(Open):
    """A paw on the mosquito (CM-17)."""


@dataclass(frozen=True, slots=True)
class Claim(Open):
    """A paw in a race: the next one to lay a card (CM-K6)."""


@dataclass(frozen=True, slots=True)
class MoveOn(Open):
    """The table moves on: a watch, slap or race is over, or the next round is dealt."""


Action: TypeAlias = (
    Deal
    | Drawn
    | Lot
    | Order
    | Play
    | Draw
    | Give
    | GiveNothing
    | Lay
    | LayNothing
    | Throw
    | Mark
    | Press
    | Shout
    | Accuse
    | Slap
    | Claim
    | MoveOn
)


class Reason(Enum):
    """Why an action is refused (CommonReason.NOT_AWAITED for what is not awaited at all)."""

    NOT_IN_HAND = auto()
    """CM-7: the seat does not hold this card. facts: card"""
    DOES_NOT_FIT = auto()
    """CM-7. facts: card, top"""
    MOTH_ON_PILE = auto()
    """CM-9: moths are never played. facts: card"""
    MOTH_LAST = auto()
    """CM-9b: even the guard's last card may not be a moth that is played. facts: card"""
    MUST_PLAY = auto()
    """CM-8: who has a card that fits does not draw. facts: cards (those that fit, sorted)"""
    MOTH_GIVEN = auto()
    """CM-9: moths are never given. facts: card"""
    NOT_TO_THEM = auto()
    """CM-14, CM-17, CM-23: that player does not receive it. facts: receiver"""
    MUST_GIVE = auto()
    """CM-17, CM-23: there is a card to give. facts: cards (those that may be given, sorted)"""
    OTHER_NUMBER = auto()
    """CM-16. facts: card, number"""
    MOTH_RACED = auto()
    """CM-16: no moth in a race. facts: card"""
    NUMBERS_ONLY = auto()
    """CM-16: the table option. facts: card"""
    GUARD_CHEATS = auto()
    """CM-18: the guard never throws or marks. facts: none"""
    MOTHS_ONLY = auto()
    """CM-18: only moths are thrown. facts: card"""
    NOTHING_MARKED = auto()
    """CM-18: marking belongs to the option "any card". facts: none"""
    ONE_A_STRETCH = auto()
    """CM-19: this seat has thrown in this stretch. facts: none"""
    LAST_CARD = auto()
    """CM-20: one's last card is never thrown. facts: card"""
    NOT_NOW = auto()
    """CM-K4: an action card or an accusation is being settled, or the round is about to be
    scored. facts: none"""
    NOT_GUARD = auto()
    """CM-23: only the guard shouts and accuses. facts: guard"""
    NOT_ANOTHER = auto()
    """CM-25: the guard names one other player. facts: seat"""
    PRESSED = auto()
    """CM-K2: one press a watch. facts: none"""
    CALM = auto()
    """CM-K7: no paws at the calm table. facts: none"""
    SLAPPED = auto()
    """CM-17: this seat has slapped. facts: none"""
    PLAYED_IT = auto()
    """CM-17: who played the mosquito does not slap. facts: none"""
    CLAIMED = auto()
    """CM-K6: this seat has pressed in this race. facts: none"""
    BAD_DRAW = auto()
    """Chance cannot have drawn this (a damaged log). facts: none"""
