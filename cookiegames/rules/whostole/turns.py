"""A turn from the card drawn to the next player's (WS-4, WS-7, WS-16 to WS-18)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..game import Seat
from .actions import Discard, Draw
from .cards import Card
from .choices import refuse_discard
from .effects import carry_out, lay_down
from .events import CardDiscarded, CardDrawn, Event, RoundEnding, TurnSkipped
from .knowledge import forget_card
from .refusals import bad_draw, not_awaited
from .rounds import end_by_deck, end_round
from .state import DRAW, REDRAW, SEATS, TURN, State

# Frozen values that come again and again: made once.
_card_drawn = cache(CardDrawn)
_card_discarded = cache(CardDiscarded)
_turn_skipped = cache(TurnSkipped)


def draw(state: State, seat: Seat | None, action: Draw) -> Sequence[Event]:
    """The card comes to the seat whose turn it is, or to a Sissy's target (WS-4, WS-16)."""
    phase, card = state.phase, action.card
    if (phase is not DRAW and phase is not REDRAW) or seat is not None:
        raise not_awaited(state)
    if card not in state.undrawn:
        raise bad_draw("WS-4" if phase is DRAW else "WS-16")
    if phase is DRAW:
        state.phase = TURN
        return (_take(state, state.to_act, card),)
    assert state.redraws is not None
    events: list[Event] = [_take(state, state.redraws, card)]
    state.redraws = None
    _end_turn(state, events)
    return events


def _take(state: State, seat: Seat, card: Card) -> CardDrawn:
    """Into the seat's hand, from the deck if it is not empty, else from aside."""
    state.undrawn.remove(card)
    aside = state.deck == 0
    if aside:
        state.aside -= 1
    else:
        state.deck -= 1
    state.hands[seat] = _with(state.hands[seat], card)
    return _card_drawn(seat, card, aside)


@cache
def _with(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    return tuple(sorted((*hand, card)))


def discard(state: State, seat: Seat | None, action: Discard) -> list[Event]:
    """Discard a card and apply its effect (WS-4)."""
    if state.phase is not TURN or state.to_act != seat:
        raise not_awaited(state)
    player, card = state.to_act, action.card
    refuse_discard(state, player, action)
    first, second = state.hands[player]
    state.hands[player] = (second,) if card is first else (first,)
    forget_card(state, player, card)
    events: list[Event] = [_card_discarded(player, card, action.target, action.named)]
    lay_down(state, player, card, events)
    if state.phase is TURN:
        carry_out(state, player, action, events)
    # An effect may have ended the round, or await a draw.
    if state.phase is TURN:
        _end_turn(state, events)
    return events


def _end_turn(state: State, events: list[Event]) -> None:
    """End the round, or await the next turn that is not skipped (WS-4, WS-7, WS-17, WS-18)."""
    if state.out.count(False) == 1:
        end_round(state, events, RoundEnding.LAST, (SEATS[state.out.index(False)],))
    elif state.deck == 0:
        end_by_deck(state, events)
    else:
        _next_turn(state, events)


def _next_turn(state: State, events: list[Event]) -> None:
    out, seats = state.out, state.seats
    seat = SEATS[(state.to_act + 1) % seats]
    while out[seat]:
        seat = SEATS[(seat + 1) % seats]
    state.to_act = seat
    state.napping[seat] = False
    if not state.changing[seat]:
        state.phase = DRAW
        return
    events.append(_turn_skipped(seat))
    state.changing[seat] = False
    _end_turn(state, events)
