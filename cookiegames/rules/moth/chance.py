"""The shuffles and lots of The Cheating Moth, and the stock that is made anew (CM-5, CM-10)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from random import Random
from typing import TypeVar

from ..game import Seat
from .actions import Action, Deal, Drawn, Lot, Order
from .cards import HAND, IS_MOTH, Card
from .events import CardDrawn, Event, NothingDrawn, StockRenewed
from .hands import with_card
from .refusals import bad_draw, not_awaited
from .state import (
    ALL_CARDS,
    ANT,
    DEAL,
    DRAW,
    FINE,
    LEFT_OF,
    LOT,
    RACE_ORDER,
    SEATS,
    State,
)

T = TypeVar("T")

_card_drawn = cache(CardDrawn)
_one_drawn = cache(Drawn)


def shuffled(things: Sequence[T], rng: Random) -> list[T]:
    """The things in an order drawn by `rng.random()` alone."""
    random = rng.random
    return sorted(things, key=lambda _: random())


def pick(things: Sequence[T], rng: Random) -> T:
    """One of the things, each as likely."""
    # A test's generator may reach 1.0.
    return things[min(int(rng.random() * len(things)), len(things) - 1)]


def draw(state: State, rng: Random) -> Action:
    """The shuffle or lot that is due. Raises IllegalAction if there is none."""
    phase = state.phase
    if phase is DRAW or phase is ANT or phase is FINE:
        return _draw_cards(state, rng)
    if phase is DEAL:
        return _draw_deal(state, rng)
    if phase is LOT:
        return Lot(pick(slowest_of(state), rng))
    if phase is RACE_ORDER:
        return Order(tuple(shuffled(SEATS[: state.seats], rng)))
    raise not_awaited(state)


def _draw_deal(state: State, rng: Random) -> Deal:
    """Eight cards each; a moth that is turned goes back, so the first other card is it."""
    cards = shuffled(ALL_CARDS, rng)
    dealt = state.seats * HAND
    hands = tuple(tuple(sorted(cards[start : start + HAND])) for start in range(0, dealt, HAND))
    return Deal(hands, next(card for card in cards[dealt:] if not IS_MOTH[card]))


def _draw_cards(state: State, rng: Random) -> Drawn:
    """As many as must be drawn and are there; first from the stock, then from a new one."""
    count = len(drawers(state))
    if count == 1:
        return _one_drawn((pick(state.stock or state.discards, rng),))
    cards: list[Card] = []
    for source in (state.stock, state.discards):
        wanted = min(count - len(cards), len(source))
        if wanted:
            cards += shuffled(source, rng)[:wanted]
    return Drawn(tuple(cards))


def slowest_of(state: State) -> tuple[Seat, ...]:
    """Who may be the slowest: the others that have not slapped."""
    slapped = state.slapped
    return tuple([seat for seat in LEFT_OF[state.seats][state.to_act] if seat not in slapped])


# Drawing


def drawers(state: State) -> tuple[Seat, ...]:
    """For whom chance draws now, in order (CM-8, CM-15, CM-24)."""
    phase = state.phase
    if phase is ANT:
        return LEFT_OF[state.seats][state.to_act]
    return (state.guard,) if phase is FINE else (state.to_act,)


def can_draw(state: State) -> bool:
    """Whether there is any card to draw, the stock made anew included (CM-10)."""
    return bool(state.stock or state.discards)


def nothing_drawn(state: State) -> list[Event]:
    """Everybody who must draw cannot."""
    return [NothingDrawn(seat) for seat in drawers(state)]


def take_cards(state: State, cards: tuple[Card, ...]) -> list[Event]:
    """The cards go to those who draw. Raises IllegalAction if they cannot have been drawn."""
    seats = drawers(state)
    at_once = len(state.stock)
    if len(cards) != min(len(seats), at_once + len(state.discards)):
        raise bad_draw(state)
    _must_hold(state, state.stock, cards[:at_once])
    _must_hold(state, state.discards, cards[at_once:])
    events: list[Event] = []
    for seat, card in zip(seats, cards, strict=False):
        if not state.stock:
            state.stock = sorted(state.discards)
            state.discards = []
            events.append(StockRenewed())
        state.stock.remove(card)
        state.hands[seat] = with_card(state.hands[seat], card)
        events.append(_card_drawn(seat, card))
    state.idle = 0
    events += [NothingDrawn(seat) for seat in seats[len(cards) :]]
    return events


def _must_hold(state: State, pile: Sequence[Card], cards: Sequence[Card]) -> None:
    if len(cards) == 1:
        if cards[0] not in pile:
            raise bad_draw(state)
        return
    left = list(pile)
    for card in cards:
        if card not in left:
            raise bad_draw(state)
        left.remove(card)
