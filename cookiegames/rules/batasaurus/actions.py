"""What a seat, the table or chance can do in Batasaurus, and why it may be refused."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ..game import Open
from .cards import Dinosaur


@dataclass(frozen=True, slots=True)
class LayOut:
    """Chance shuffles every set: by seat, the dinosaurs on places 0 to 11 (BS-2)."""

    sets: tuple[tuple[Dinosaur, ...], ...]


@dataclass(frozen=True, slots=True)
class MoveOn(Open):
    """All have looked together: every set is turned down (BS-3)."""


@dataclass(frozen=True, slots=True)
class TurnDown:
    """A seat has looked at its set, which is turned down (BS-3, BS-4)."""


@dataclass(frozen=True, slots=True)
class TurnUp(Open):
    """Turn up one's card on this place, in the middle (BS-5)."""

    place: int


@dataclass(frozen=True, slots=True)
class LayOnTop(Open):
    """In a battle: lay one's card on this place, unseen, on top (BS-7)."""

    place: int


Action: TypeAlias = LayOut | MoveOn | TurnDown | TurnUp | LayOnTop


class Reason(Enum):
    """Why an action is refused (CommonReason.NOT_AWAITED for what is not awaited at all)."""

    NO_CARD_THERE = auto()
    """BS-5, BS-7: the place is empty. facts: place"""
    NO_SUCH_PLACE = auto()
    """BS-2. facts: place"""
    BAD_DRAW = auto()
    """Chance cannot have drawn this (a damaged log). facts: none"""
