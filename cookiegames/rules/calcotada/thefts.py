"""A theft from a hand: one back is picked, one card is given back (CW-14)."""

from __future__ import annotations

from functools import cache

from ..game import IllegalAction, Seat
from .actions import GiveBack, Lot, PickBack, PickCard, Reason
from .attacks import settled
from .awaited import not_awaited
from .cards import BACK_OF, Back, Card
from .chance import hidden
from .events import CardGiven, CardTaken, Event
from .hands import lose_seen, receive_seen
from .state import GIVE, LOT, PICK, State

# Frozen values that come again and again: made once.
_card_taken = cache(CardTaken)
_card_given = cache(CardGiven)


def pick_back(state: State, seat: Seat | None, action: PickBack) -> list[Event]:
    """One of the backs; which card it hides is drawn by lot."""
    victim = _must_pick(state, seat)
    if state.cookbook:
        raise IllegalAction("CW-14", Reason.NO_SUCH_BACK)
    shown = action.back is not None
    backs = {BACK_OF[card] for card in state.hands[victim]}
    if shown != state.options.ingredient_backs or (shown and action.back not in backs):
        raise IllegalAction("CW-14", Reason.NO_SUCH_BACK)
    state.picked = action.back
    state.phase = LOT
    return []


def lot(state: State, seat: Seat | None, action: Lot) -> list[Event]:
    """The card that the back hides goes to the thief."""
    if state.phase is not LOT or seat is not None:
        raise not_awaited(state)
    if action.card not in hidden(state):
        raise IllegalAction("CW-14", Reason.BAD_DEAL)
    return _take(state, action.card)


def pick_card(state: State, seat: Seat | None, action: PickCard) -> list[Event]:
    """A card by its face, since the hand lies open (CW-21)."""
    victim = _must_pick(state, seat)
    if not state.cookbook:
        raise IllegalAction("CW-14", Reason.NO_SUCH_BACK)
    if action.card not in state.hands[victim]:
        raise IllegalAction("CW-14", Reason.NOT_IN_HAND, card=action.card)
    return _take(state, action.card)


def give_back(state: State, seat: Seat | None, action: GiveBack) -> list[Event]:
    """The victim gets a card in exchange, and the theft is over."""
    if state.phase is not GIVE or seat != state.to_act:
        raise not_awaited(state)
    thief, victim, card = state.to_act, state.victim, action.card
    assert victim is not None
    if card not in state.hands[thief]:
        raise IllegalAction("CW-14", Reason.NOT_IN_HAND, card=card)
    lose_seen(state, thief, card, _eyes(state))
    receive_seen(state, victim, card, _eyes(state))
    openly = state.cookbook
    settled(state, second=True)
    return [_card_given(thief, victim, card, _shown(state, card), openly)]


def _must_pick(state: State, seat: Seat | None) -> Seat:
    """The victim; raises IllegalAction unless this seat is to pick."""
    if state.phase is not PICK or seat != state.to_act:
        raise not_awaited(state)
    assert state.victim is not None
    return state.victim


def _take(state: State, card: Card) -> list[Event]:
    thief, victim = state.to_act, state.victim
    assert victim is not None
    lose_seen(state, victim, card, _eyes(state))
    receive_seen(state, thief, card, _eyes(state))
    state.drawn = (*state.drawn, card)
    state.picked = None
    state.phase = GIVE
    return [_card_taken(thief, victim, card, _shown(state, card), state.cookbook)]


def _shown(state: State, card: Card) -> Back | None:
    """What the back of this card shows to all (CW-13b)."""
    return BACK_OF[card] if state.options.ingredient_backs else None


def _eyes(state: State) -> tuple[Seat, ...] | None:
    """Who sees the two cards: the two players, or all while a cookbook lies open."""
    assert state.victim is not None
    return None if state.cookbook else (state.to_act, state.victim)
