"""The mosquito: who slaps slowest, and what all the others give (CM-17, CM-K5, CM-K7)."""

from __future__ import annotations

from ..game import IllegalAction, Seat
from .actions import Give, Lot, Reason, Slap
from .cards import Card
from .chance import slowest_of
from .events import CardGiven, Event, NothingGiven, Slapped, SlowestFound
from .hands import hand_over
from .refusals import bad_draw, not_awaited
from .rounds import end_turn
from .state import GIFTS, LEFT_OF, LOT, SLAP, State
from .turns import givable, refuse_gift

SLAP_IT = Slap()


def may_slap(state: State, seat: Seat) -> bool:
    """Whether this seat's paw counts (CM-17)."""
    return state.phase is SLAP and seat != state.to_act and seat not in state.slapped


def slap(state: State, seat: Seat | None, _: Slap) -> list[Event]:
    """A paw; when all but one have slapped, that one is the slowest (CM-17)."""
    if seat is None or seat >= state.seats or state.phase is not SLAP:
        raise not_awaited(state)
    if seat == state.to_act:
        raise IllegalAction("CM-17", Reason.PLAYED_IT)
    if seat in state.slapped:
        raise IllegalAction("CM-17", Reason.SLAPPED)
    state.slapped = (*state.slapped, seat)
    events: list[Event] = [Slapped(seat)]
    left = slowest_of(state)
    if len(left) == 1:
        _found(state, left[0], events, by_lot=False)
    return events


def time_up(state: State) -> list[Event]:
    """Several have not slapped: a lot says who was the slowest (CM-K5)."""
    state.phase = LOT
    return []


def lot(state: State, seat: Seat | None, action: Lot) -> list[Event]:
    """The slowest is drawn (CM-K5, CM-K7)."""
    if seat is not None or state.phase is not LOT:
        raise not_awaited(state)
    if action.seat not in slowest_of(state):
        raise bad_draw(state)
    events: list[Event] = []
    _found(state, action.seat, events, by_lot=True)
    return events


def _found(state: State, slowest: Seat, events: list[Event], *, by_lot: bool) -> None:
    state.slowest = slowest
    state.givers = LEFT_OF[state.seats][slowest]
    state.slapped = ()
    state.phase = GIFTS
    events.append(SlowestFound(slowest, by_lot))


def give(state: State, action: Give) -> list[Event]:
    """One of the gifts; all are given together after the last choice (CM-17)."""
    assert state.slowest is not None, "gifts have a receiver"
    refuse_gift(state, state.givers[0], action, (state.slowest,))
    return _choose(state, action.card)


def give_nothing(state: State) -> list[Event]:
    """Only who has no card to give gives none (CM-17)."""
    cards = givable(state.hands[state.givers[0]])
    if cards:
        raise IllegalAction("CM-17", Reason.MUST_GIVE, cards=tuple(cards))
    return _choose(state, None)


def _choose(state: State, card: Card | None) -> list[Event]:
    state.gifts = (*state.gifts, (state.givers[0], card))
    state.givers = state.givers[1:]
    return [] if state.givers else _give_all(state)


def _give_all(state: State) -> list[Event]:
    slowest = state.slowest
    assert slowest is not None, "gifts have a receiver"
    events: list[Event] = []
    for giver, card in state.gifts:
        if card is None:
            events.append(NothingGiven(giver))
        else:
            hand_over(state, giver, slowest, card)
            events.append(CardGiven(giver, slowest, card))
    state.gifts, state.slowest = (), None
    end_turn(state)
    return events
