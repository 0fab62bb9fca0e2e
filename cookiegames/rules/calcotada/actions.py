"""What a seat, the table or chance can do in Calçotada Wars, and why it may be refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ..game import Open, Seat
from .cards import Back, Card, Ingredient

# Chance


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance shuffles: seven cards to each seat from seat 0 (CW-3)."""

    hands: tuple[tuple[Card, ...], ...]
    """By seat, each sorted."""
    top: Back | None
    """The back of the pile's top card under "ingredient backs"; None without (CW-13b)."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """Chance decides which card was drawn from the pile (CW-12)."""

    card: Card
    top: Back | None
    """The back of the new top card under "ingredient backs"; None without, or of an empty pile."""


@dataclass(frozen=True, slots=True)
class Lot:
    """Chance decides which card a picked back hides (CW-14)."""

    card: Card


# The table


@dataclass(frozen=True, slots=True)
class MoveOn(Open):
    """Nobody answers the attack: it takes effect."""


# A seat


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw a card from the pile: the first of the turn, or the second (CW-12)."""


@dataclass(frozen=True, slots=True)
class NoSecondCard:
    """Do without the second card (CW-13)."""


@dataclass(frozen=True, slots=True)
class Steal:
    """Draw the second card from another hand: announced, then answered, then picked (CW-14)."""

    victim: Seat


@dataclass(frozen=True, slots=True)
class PickBack:
    """Pick one of the backs of the victim's hand (CW-14)."""

    back: Back | None
    """Which back, under "ingredient backs"; None without: they are all alike."""


@dataclass(frozen=True, slots=True)
class PickCard:
    """Pick a card by its face, since a cookbook lays the hand open (CW-14)."""

    card: Card


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Give the victim of a theft a card in exchange; it may be the one just taken (CW-14)."""

    card: Card


@dataclass(frozen=True, slots=True)
class Lay:
    """The ingredient play, or the first card of the next series (CW-9, CW-10)."""

    cards: tuple[Card, ...]
    """Different types, in the order of a series."""
    value: int
    """The value they have in common; wildcards among them are named so."""


@dataclass(frozen=True, slots=True)
class Retire:
    """Retire the own unfinished series (CW-11)."""


@dataclass(frozen=True, slots=True)
class PlayTweezers:
    """Take a card from a series, the own or another, into the hand (CW-19)."""

    owner: Seat
    place: Ingredient


@dataclass(frozen=True, slots=True)
class PlayWineJug:
    """Another player's next turn is skipped (CW-20)."""

    target: Seat


@dataclass(frozen=True, slots=True)
class PlayCookbook:
    """All others show their hands for the rest of the turn (CW-21)."""


@dataclass(frozen=True, slots=True)
class PlaySausage:
    """Exchange hands with another player (CW-22)."""

    target: Seat


@dataclass(frozen=True, slots=True)
class EndTurn:
    """The turn is over (CW-15)."""


@dataclass(frozen=True, slots=True)
class Defend:
    """The attacked seat answers (CW-23, CW-24)."""

    card: Card
    """BREAD against a theft or a sausage, APRON against tweezers."""


@dataclass(frozen=True, slots=True)
class Swap:
    """Before a duel: an action card from the hand for a card of the own series (CW-41)."""

    card: Card
    place: Ingredient


@dataclass(frozen=True, slots=True)
class NoMoreSwaps:
    """Before a duel: the seat exchanges no more (CW-41)."""


@dataclass(frozen=True, slots=True)
class Duel:
    """A card played in the duel (CW-42)."""

    card: Card
    value: int
    """What it counts: a wildcard's is named, from the value that stands up."""


@dataclass(frozen=True, slots=True)
class LeaveDuel:
    """Nothing in the hand is high enough (CW-42)."""


Action: TypeAlias = (
    Deal
    | Drawn
    | Lot
    | MoveOn
    | Draw
    | NoSecondCard
    | Steal
    | PickBack
    | PickCard
    | GiveBack
    | Lay
    | Retire
    | PlayTweezers
    | PlayWineJug
    | PlayCookbook
    | PlaySausage
    | EndTurn
    | Defend
    | Swap
    | NoMoreSwaps
    | Duel
    | LeaveDuel
)


class Reason(Enum):
    """Why an action is refused (CommonReason.NOT_AWAITED for what is not awaited at all)."""

    NOT_IN_HAND = auto()
    """facts: card. Clause of what is done with it."""
    # Drawing
    DRAW_FIRST = auto()
    """CW-12, CW-16: the draw comes before this. facts: none"""
    SECOND_FIRST = auto()
    """CW-12, CW-16: the second card is drawn or declined before this. facts: none"""
    FIRST_FROM_PILE = auto()
    """CW-12: the first card cannot be stolen, nor declined. facts: none"""
    DREW_BOTH = auto()
    """CW-12: both cards of the turn are drawn or declined. facts: none"""
    PILE_EMPTY = auto()
    """CW-13: the second card can only come from a hand now. facts: none"""
    NOT_YOURSELF = auto()
    """CW-14, CW-20, CW-22: another player must be chosen. facts: none"""
    EMPTY_HAND = auto()
    """CW-14: nothing to steal there. facts: target"""
    NO_SUCH_BACK = auto()
    """CW-14: the victim holds no such back, or backs are alike. facts: none"""
    # Laying
    ONE_PLAY = auto()
    """CW-9: the ingredient play of the turn is done. facts: none"""
    ONE_CARD = auto()
    """CW-10: a new series is opened with one card. facts: none"""
    NOT_AN_INGREDIENT = auto()
    """CW-9: action cards are not laid. facts: card"""
    PLACE_TAKEN = auto()
    """CW-9: facts: card"""
    SAME_PLACE = auto()
    """CW-9: two cards of one type in a group, or none at all. facts: none"""
    OTHER_VALUE = auto()
    """CW-9: a card of the group has another value. facts: card, value"""
    BAD_VALUE = auto()
    """CW-8: a wildcard stands for 7, 11, 13 or 17. facts: none"""
    TOO_HIGH = auto()
    """CW-6: facts: card, value, before (the type of the lower card laid before it), limit"""
    TOO_LOW = auto()
    """CW-6: facts: card, value, after (the type of the higher card laid after it), limit"""
    NOTHING_TO_RETIRE = auto()
    """CW-11: facts: none"""
    # Actions
    NOTHING_THERE = auto()
    """CW-16, CW-19: no card lies there. facts: target, place"""
    ONLY_AN_ANSWER = auto()
    """CW-16: a defence card only answers an attack. facts: card. For words: no action plays it."""
    WRONG_DEFENCE = auto()
    """CW-23, CW-24: this card does not answer that attack. facts: card, attack"""
    # The duel
    NOT_AN_ACTION = auto()
    """CW-41: only action cards are exchanged. facts: card"""
    TOO_LITTLE = auto()
    """CW-42: facts: card, value, least"""
    NOT_A_VALUE = auto()
    """CW-42: only ingredient cards are played, for their own value. facts: card"""
    MUST_PLAY = auto()
    """CW-42: who can play must. facts: card (the lowest that would do)"""
    # Chance
    BAD_DEAL = auto()
    """Chance cannot have dealt or drawn this (a damaged log). facts: none"""
