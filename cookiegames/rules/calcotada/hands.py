"""Cards come into hands and leave them, and everybody remembers what was seen of it."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Seat
from .cards import Card
from .state import State


def added(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The sorted cards with one more."""
    return tuple(sorted((*cards, card)))


def removed(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards with one less of this kind; as they are without any."""
    if card not in cards:
        return cards
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def discard(state: State, *cards: Card) -> None:
    """Put cards on the discard pile (CW-17)."""
    for card in cards:
        state.discarded[card] += 1


def receive(state: State, seat: Seat, card: Card) -> None:
    """A card that only this seat sees comes into its hand."""
    state.hands[seat] = added(state.hands[seat], card)


def receive_seen(state: State, seat: Seat, card: Card, eyes: Sequence[Seat] | None) -> None:
    """A card comes into a hand before these eyes; None: everybody's."""
    receive(state, seat, card)
    for viewer in _viewers(state) if eyes is None else eyes:
        if viewer != seat:
            at = viewer * state.seats + seat
            state.known[at] = added(state.known[at], card)


def lose(state: State, seat: Seat, card: Card) -> None:
    """A card leaves a hand for all to see."""
    state.hands[seat] = removed(state.hands[seat], card)
    if seat == state.to_act and state.drawn:
        state.drawn = removed(state.drawn, card)
    known, seats = state.known, state.seats
    if any(known[seat::seats]):
        known[seat::seats] = [removed(cards, card) for cards in known[seat::seats]]


def lose_seen(state: State, seat: Seat, card: Card, eyes: Sequence[Seat] | None) -> None:
    """A card leaves a hand before these eyes; who cannot see it forgets all it knew of the hand."""
    if eyes is None:
        lose(state, seat, card)
        return
    forgotten = [
        at for at in range(seat, len(state.known), state.seats) if at // state.seats not in eyes
    ]
    lose(state, seat, card)
    for at in forgotten:
        state.known[at] = ()


def exchange(state: State, seat: Seat, target: Seat) -> None:
    """Two hands change places; each of the two knows the whole of the other (CW-22)."""
    hands, known, seats = state.hands, state.known, state.seats
    for first in range(0, len(known), seats):
        one, other = first + seat, first + target
        known[one], known[other] = known[other], known[one]
    hands[seat], hands[target] = hands[target], hands[seat]
    known[seat * seats + target], known[seat * seats + seat] = hands[target], ()
    known[target * seats + seat], known[target * seats + target] = hands[seat], ()
    if seat == state.to_act:
        state.drawn = ()


def remember_open_hands(state: State) -> None:
    """What a cookbook laid open is covered again, and known to all (CW-21)."""
    for viewer in _viewers(state):
        for seat in range(state.seats):
            if seat not in (viewer, state.to_act):
                state.known[viewer * state.seats + seat] = state.hands[seat]


def exchanged_openly(state: State, seat: Seat) -> None:
    """Under a cookbook all saw the hand that this seat has now."""
    for viewer in _viewers(state):
        if viewer != seat:
            state.known[viewer * state.seats + seat] = state.hands[seat]


def _viewers(state: State) -> range:
    """Every seat, and the public last."""
    return range(state.seats + 1)
