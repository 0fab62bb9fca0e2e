"""The duel between equals (CW-33, CW-40 to CW-43)."""

from __future__ import annotations

from ..game import IllegalAction, Seat
from .actions import Duel, LeaveDuel, NoMoreSwaps, Reason, Swap
from .awaited import not_awaited
from .cards import ACTIONS, VALUE_OF, VALUES, Card
from .events import (
    CardSwapped,
    DuelBegun,
    DuelLeft,
    DuelPlayed,
    Ending,
    Event,
    TableCleared,
)
from .hands import discard, lose, receive_seen
from .observation import EMPTY_SERIES, Laid
from .scoring import end_match
from .series import cards_of, without
from .state import CLOCKWISE, DUEL, OVER, SWAPS, State


def begin_duel(state: State, tied: tuple[Seat, ...]) -> list[Event]:
    """The tied players, from the one who starts (CW-40)."""
    order = [seat for seat in CLOCKWISE[state.seats][state.first] if seat in tied]
    starter = min(
        order,
        key=lambda seat: (-len(cards_of(state.series[seat])), len(state.hands[seat])),
    )
    state.duellists = tuple(seat for seat in CLOCKWISE[state.seats][starter] if seat in tied)
    begun = DuelBegun(state.duellists)
    return [begun, *_swaps_from(state, 0)]


# Before it: action cards for cards of one's own series


def _swaps_from(state: State, place: int) -> list[Event]:
    """Ask the next duellist who may have something to exchange, as far as all can see (CW-41)."""
    for seat in state.duellists[place:]:
        if state.hands[seat] and cards_of(state.series[seat]):
            state.phase, state.to_act = SWAPS, seat
            return []
    return [_clear(state), *_next(state, state.duellists[0])]


def swap(state: State, seat: Seat | None, action: Swap) -> list[Event]:
    """One action card for one card of the series (CW-41)."""
    owner = _must_swap(state, seat)
    if action.card not in state.hands[owner]:
        raise IllegalAction("CW-41", Reason.NOT_IN_HAND, card=action.card)
    if action.card not in ACTIONS:
        raise IllegalAction("CW-41", Reason.NOT_AN_ACTION, card=action.card)
    laid = state.series[owner][action.place]
    if laid is None:
        raise IllegalAction("CW-41", Reason.NOTHING_THERE, target=owner, place=action.place)
    lose(state, owner, action.card)
    discard(state, action.card)
    state.series[owner] = without(state.series[owner], action.place)
    receive_seen(state, owner, laid.card, None)
    swapped = CardSwapped(owner, action.card, laid.card)
    if cards_of(state.series[owner]):
        return [swapped]
    return [swapped, *_swaps_from(state, state.duellists.index(owner) + 1)]


def no_more_swaps(state: State, seat: Seat | None, _action: NoMoreSwaps) -> list[Event]:
    """On to the next (CW-41)."""
    owner = _must_swap(state, seat)
    return _swaps_from(state, state.duellists.index(owner) + 1)


def _must_swap(state: State, seat: Seat | None) -> Seat:
    if state.phase is not SWAPS or seat != state.to_act:
        raise not_awaited(state)
    return state.to_act


def _clear(state: State) -> TableCleared:
    """Everything on the table goes, and the action cards of the duellists (CW-41)."""
    for seat in range(state.seats):
        discard(state, *cards_of(state.series[seat]))
    state.series = [EMPTY_SERIES] * state.seats
    dropped = tuple(
        tuple(card for card in hand if card in ACTIONS) if seat in state.duellists else ()
        for seat, hand in enumerate(state.hands)
    )
    for seat, cards in enumerate(dropped):
        for card in cards:
            lose(state, Seat(seat), card)
            discard(state, card)
    return TableCleared(dropped)


# The duel itself


def _next(state: State, seat: Seat) -> list[Event]:
    """Let this seat play, or whoever comes after those who have no cards (CW-43)."""
    events: list[Event] = []
    state.phase, state.to_act = DUEL, seat
    while state.phase is not OVER and not state.hands[state.to_act]:
        events += _leave(state)
    return events


def _leave(state: State) -> list[Event]:
    """The seat to act is out; the last one standing wins (CW-42, CW-43)."""
    state.left = (*state.left, state.to_act)
    gone = DuelLeft(state.to_act)
    if len(state.left) == len(state.duellists) - 1:
        return [gone, end_match(state, Ending.DUEL)]
    _pass_on(state)
    return [gone]


def _pass_on(state: State) -> None:
    """On to the next duellist who is still in, clockwise."""
    order = CLOCKWISE[state.seats][state.to_act]
    standing = [seat for seat in state.duellists if seat not in state.left]
    state.to_act = next(seat for seat in order[1:] if seat in standing)


def stands(state: State) -> int:
    """The value to be reached; 0: any will do."""
    return state.duel[-1][1].value if state.duel else 0


def possible(hand: tuple[Card, ...], least: int) -> list[Duel]:
    """What can be played, the lowest value first (CW-42)."""
    return [
        Duel(card, value)
        for value in reversed(VALUES)
        if value >= least
        for card in dict.fromkeys(hand)
        if VALUE_OF[card] == value or card.wild
    ]


def play(state: State, seat: Seat | None, action: Duel) -> list[Event]:
    """A card of the same value or a higher one (CW-42)."""
    owner = _must_duel(state, seat)
    card, value, least = action.card, action.value, stands(state)
    if card not in state.hands[owner]:
        raise IllegalAction("CW-42", Reason.NOT_IN_HAND, card=card)
    printed = VALUE_OF[card]
    if value not in VALUES or (not card.wild and printed != value):
        raise IllegalAction("CW-42", Reason.NOT_A_VALUE, card=card)
    if value < least:
        raise IllegalAction("CW-42", Reason.TOO_LITTLE, card=card, value=value, least=least)
    lose(state, owner, card)
    discard(state, card)
    state.duel = (*state.duel, (owner, Laid(card, value)))
    _pass_on(state)
    return [DuelPlayed(owner, card, value), *_next(state, state.to_act)]


def leave(state: State, seat: Seat | None, _action: LeaveDuel) -> list[Event]:
    """Out, since nothing in the hand is high enough (CW-42)."""
    owner = _must_duel(state, seat)
    plays = possible(state.hands[owner], stands(state))
    if plays:
        raise IllegalAction("CW-42", Reason.MUST_PLAY, card=plays[0].card)
    events = _leave(state)
    return events if state.outcome else [*events, *_next(state, state.to_act)]


def _must_duel(state: State, seat: Seat | None) -> Seat:
    if state.phase is not DUEL or seat != state.to_act:
        raise not_awaited(state)
    return state.to_act
