"""What a seat, the table or chance can do in Who stole the cookie?, and why it may be refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ..game import Open, Seat
from .cards import Card

# Chance


@dataclass(frozen=True, slots=True)
class Deal:
    """Chance shuffles: the cards laid aside face up, then each seat's card from seat 0 (WS-2)."""

    laid_open: tuple[Card, ...]
    hands: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Draw:
    """Chance decides which card is drawn, from the deck or from aside (WS-4, WS-16)."""

    card: Card


# The table


@dataclass(frozen=True, slots=True)
class MoveOn(Open):
    """The table goes on to the next round."""


# A seat


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card and say what its effect is aimed at (WS-4)."""

    card: Card
    target: Seat | None = None
    """Whom the effect chooses; None where it chooses nobody, or nobody can be chosen."""
    named: Card | None = None
    """What the Babysitter names; PLAYFUL_ONE for Game Time (WS-22, WS-23)."""


Action: TypeAlias = Deal | Draw | MoveOn | Discard


class Reason(Enum):
    """Why an action is refused (CommonReason.NOT_AWAITED for what is not awaited at all)."""

    NOT_IN_HAND = auto()
    """WS-4. facts: card"""
    PONY_FAN = auto()
    """WS-14: the Pony Fan must go. facts: card (the one that was to be discarded)"""
    NEEDS_TARGET = auto()
    """WS-11, WS-12: somebody must be chosen. facts: card"""
    TAKES_NO_TARGET = auto()
    """The card chooses nobody. facts: card"""
    NOT_YOURSELF = auto()
    """WS-12. facts: card"""
    OUT = auto()
    """WS-10: the target is out of the round. facts: card, target"""
    PROTECTED = auto()
    """WS-10: Nappy Fellow (WS-17) or Diaper Change (WS-18). facts: card, target, by (the card)"""
    NOBODY_TO_CHOOSE = auto()
    """WS-11: every other player is protected, so nobody may be named. facts: card"""
    NEEDS_NAME = auto()
    """WS-22. facts: none"""
    CANNOT_NAME = auto()
    """WS-22, WS-23. facts: named"""
    NAMES_NOTHING = auto()
    """Only the Babysitter names a card. facts: card"""
    BAD_DRAW = auto()
    """Chance cannot have drawn this (a damaged log). facts: none"""
