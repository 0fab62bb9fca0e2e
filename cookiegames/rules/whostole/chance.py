"""The shuffles and lots of Who stole the cookie?: what chance draws where."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from .actions import Action, Deal, Draw
from .cards import OPEN_CARDS, Card
from .refusals import not_awaited
from .state import ALL_CARDS, DEAL, DRAW, FEWEST, REDRAW, State

T = TypeVar("T")

_DRAWS = tuple(map(Draw, Card))


def shuffled(things: Sequence[T], rng: Random) -> list[T]:
    """The things in an order drawn by `rng.random()` alone."""
    random = rng.random
    return sorted(things, key=lambda _: random())


def open_cards(seats: int) -> int:
    """How many cards are laid aside face up (WS-2)."""
    return OPEN_CARDS if seats == FEWEST else 0


def draw(state: State, rng: Random) -> Action:
    """The shuffle or lot that is due. Raises IllegalAction if there is none."""
    phase = state.phase
    if phase is DRAW or phase is REDRAW:
        return _DRAWS[_pick(state.undrawn, rng)]
    if phase is not DEAL:
        raise not_awaited(state)
    cards = tuple(shuffled(ALL_CARDS, rng))
    dealt = open_cards(state.seats)
    return Deal(cards[:dealt], cards[dealt : dealt + state.seats])


def _pick(cards: Sequence[Card], rng: Random) -> Card:
    """One of the cards, each as likely."""
    # A test's generator may reach 1.0.
    return cards[min(int(rng.random() * len(cards)), len(cards) - 1)]
