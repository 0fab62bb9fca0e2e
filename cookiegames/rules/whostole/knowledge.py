"""What each seat was told of other hands, as long as it holds: `State.known`."""

from __future__ import annotations

from functools import cache

from ..game import Seat
from .cards import Card
from .observation import Told
from .state import State

_told = cache(Told)


def learn(state: State, viewer: Seat, seat: Seat, card: Card) -> None:
    """The viewer was shown this card in that seat's hand, or gave it to the seat."""
    kept = [told for told in state.known[viewer] if told.seat != seat]
    state.known[viewer] = _by_seat([*kept, _told(seat, card)])


def forget(state: State, seat: Seat) -> None:
    """That seat's hand has fallen."""
    for viewer, facts in enumerate(state.known):
        if facts:
            state.known[viewer] = tuple(told for told in facts if told.seat != seat)


def forget_card(state: State, seat: Seat, card: Card) -> None:
    """That seat discarded such a card: it may have been the one that was shown."""
    for viewer, facts in enumerate(state.known):
        for told in facts:
            if told.seat == seat and told.card is card:
                state.known[viewer] = tuple(fact for fact in facts if fact is not told)


def follow_trade(state: State, seat: Seat, target: Seat) -> None:
    """What is known of two hands goes with them, now that they have been traded (WS-15)."""
    goes = {seat: target, target: seat}
    for viewer, facts in enumerate(state.known):
        if facts:
            moved = [_told(goes.get(told.seat, told.seat), told.card) for told in facts]
            state.known[viewer] = _by_seat([told for told in moved if told.seat != viewer])
    for viewer, other in goes.items():
        learn(state, viewer, other, state.hands[other][0])


def _by_seat(facts: list[Told]) -> tuple[Told, ...]:
    return tuple(sorted(facts, key=lambda told: told.seat))
