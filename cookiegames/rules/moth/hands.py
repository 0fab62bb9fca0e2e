"""Cards that come into hands and leave them, and what the others still know of them."""

from __future__ import annotations

from functools import cache

from ..game import Seat
from .cards import Card
from .observation import Known
from .state import Hand, State


@cache
def with_card(hand: Hand, card: Card) -> Hand:
    """The hand and this card, sorted."""
    return tuple(sorted((*hand, card)))


def without(hand: Hand, card: Card) -> Hand:
    """The hand but for one copy of this card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def drop(state: State, seat: Seat, card: Card) -> None:
    """Take the card out of the hand, and the mark with its last copy."""
    hand = without(state.hands[seat], card)
    state.hands[seat] = hand
    if state.marked[seat] is card and card not in hand:
        state.marked[seat] = None


def drop_openly(state: State, seat: Seat, card: Card) -> None:
    """The card leaves the hand before all eyes."""
    drop(state, seat, card)
    for viewer, known in enumerate(state.known):
        if known:
            _forget_card(state, Seat(viewer), seat, card)


def throw_away(state: State, seat: Seat, card: Card) -> None:
    """The card leaves the round; nobody else knows which it was (CM-18)."""
    drop(state, seat, card)
    state.thrown[seat] = card
    # Moths are never given, so without the option nobody can have known it.
    if state.options.any_card:
        _forget_all(state, seat, ())


def hand_over(state: State, giver: Seat, receiver: Seat, card: Card) -> None:
    """The card changes hands, seen by the two alone (CM-17b)."""
    drop(state, giver, card)
    _forget_card(state, receiver, giver, card)
    _forget_all(state, giver, (giver, receiver))
    state.hands[receiver] = with_card(state.hands[receiver], card)
    known = (*state.known[giver], Known(receiver, card))
    state.known[giver] = tuple(sorted(known, key=lambda one: (one.seat, one.card)))


def _forget_card(state: State, viewer: Seat, seat: Seat, card: Card) -> None:
    known = state.known[viewer]
    gone = Known(seat, card)
    if gone in known:
        place = known.index(gone)
        state.known[viewer] = known[:place] + known[place + 1 :]


def _forget_all(state: State, seat: Seat, seers: tuple[Seat, ...]) -> None:
    """Whoever did not see which card left cannot be certain of any that this seat held."""
    for viewer in range(state.seats):
        known = state.known[viewer]
        if known and viewer not in seers:
            state.known[viewer] = tuple(one for one in known if one.seat != seat)
