"""The deal, the cards of the pile, and what a picked back hides."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from .actions import Deal, Drawn, Lot
from .awaited import not_awaited
from .cards import BACK_OF, COPIES, HAND, Back, Card
from .state import DEAL, DRAWING, LOT, State

CARDS = tuple(Card)
ALL_CARDS = tuple(card for card in CARDS for _ in range(COPIES[card]))
"""All 110, sorted (CW-1, CW-2)."""
WITH_BACK = tuple(tuple(card for card in CARDS if BACK_OF[card] is back) for back in Back)
"""The cards with each back."""

# Frozen values that come again and again: made once.
_drawn_card = cache(Drawn)
_LOTS = tuple(map(Lot, CARDS))

T = TypeVar("T")


def shuffled(things: Sequence[T], rng: Random) -> list[T]:
    """The things in an order drawn by `rng.random()` alone."""
    random = rng.random
    return sorted(things, key=lambda _: random())


def draw(state: State, rng: Random) -> Deal | Drawn | Lot:
    """The shuffle or lot that is due. Raises IllegalAction if there is none."""
    if state.phase is DEAL:
        return _deal(state, rng)
    if state.phase is DRAWING:
        return _drawn(state, rng)
    if state.phase is LOT:
        assert state.victim is not None
        return _LOTS[_one_of(hidden(state), rng)]
    raise not_awaited(state)


def hidden(state: State) -> tuple[Card, ...]:
    """The cards of the victim's hand that the picked back may hide (CW-14)."""
    assert state.victim is not None
    hand = state.hands[state.victim]
    if state.picked is None:
        return hand
    return tuple(card for card in hand if BACK_OF[card] is state.picked)


def _deal(state: State, rng: Random) -> Deal:
    cards = shuffled(ALL_CARDS, rng)
    dealt = HAND * state.seats
    hands = [tuple(sorted(cards[start : start + HAND])) for start in range(0, dealt, HAND)]
    top = BACK_OF[cards[dealt]] if state.options.ingredient_backs else None
    return Deal(tuple(hands), top)


def _drawn(state: State, rng: Random) -> Drawn:
    card = _from_pool(state.pool, state.top, rng)
    if not state.options.ingredient_backs or state.pile == 1:
        return _drawn_card(card, None)
    left = state.pool[:]
    left[card] -= 1
    return _drawn_card(card, BACK_OF[_from_pool(left, None, rng)])


def _from_pool(pool: Sequence[int], back: Back | None, rng: Random) -> Card:
    """One of the cards of the pile with this back; None: one of all."""
    cards = CARDS if back is None else WITH_BACK[back]
    left = int(rng.random() * sum([pool[card] for card in cards]))
    for card in cards:
        if left < pool[card]:
            return card
        left -= pool[card]
    # A test's generator may reach 1.0.
    return max(card for card in cards if pool[card])


def _one_of(cards: Sequence[Card], rng: Random) -> Card:
    # A test's generator may reach 1.0.
    return cards[min(int(rng.random() * len(cards)), len(cards) - 1)]
