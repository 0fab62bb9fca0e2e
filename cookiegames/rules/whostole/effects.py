"""What the cards do when they are discarded (WS-13 to WS-22)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from ..game import Seat
from .actions import Discard
from .cards import NEEDS_ANOTHER, STRENGTH_OF, Card
from .events import (
    EffectIdle,
    Event,
    HandDiscarded,
    HandsCompared,
    HandSeen,
    HandsTraded,
    KnockedOut,
    NothingCame,
    Protected,
    RoundEnding,
)
from .knowledge import follow_trade, forget, learn
from .rounds import end_round
from .state import REDRAW, SEATS, TURN, State

# Frozen values that come again and again: made once.
_effect_idle = cache(EffectIdle)
_hand_discarded = cache(HandDiscarded)
_knocked_out = cache(KnockedOut)
_nothing_came = cache(NothingCame)
_protected = cache(Protected)

# Looking a member up in its Enum takes longer than a step of the rules.
_THIEF = Card.COOKIE_THIEF
_CUB = Card.ADVENTUROUS_CUB
_NAPPY = Card.NAPPY_FELLOW
_BABYSITTER = Card.BABYSITTER


def lay_down(state: State, seat: Seat, card: Card, events: list[Event]) -> None:
    """A card falls in front of this seat; the second Cub ends the round at once (WS-5, WS-20)."""
    first = _first_cub(state) if card is _CUB else None
    state.discards[seat] += (card,)
    state.discarded += (card,)
    if first is not None and not state.out[first]:
        end_round(state, events, RoundEnding.CUBS, (first,))


def _first_cub(state: State) -> Seat | None:
    """In front of whom an Adventurous Cub lies."""
    lying = zip(SEATS, state.discards, strict=False)
    return next((seat for seat, cards in lying if _CUB in cards), None)


def _fall(state: State, seat: Seat, events: list[Event]) -> Card:
    """A hand of one card is discarded without its effect (WS-6, WS-16)."""
    (card,) = state.hands[seat]
    state.hands[seat] = ()
    forget(state, seat)
    events.append(_hand_discarded(seat, card))
    lay_down(state, seat, card, events)
    return card


def _knock_out(state: State, seat: Seat, by: Card, events: list[Event]) -> None:
    """The player is out first, the hand falls after (WS-6)."""
    state.out[seat] = True
    events.append(_knocked_out(seat, by))
    if state.hands[seat]:
        _fall(state, seat, events)


def carry_out(state: State, seat: Seat, action: Discard, events: list[Event]) -> None:
    """The effect of a card that was discarded in a turn."""
    card, target = action.card, action.target
    if target is not None and card is _BABYSITTER:
        _accuse(state, seat, target, action.named, events)
    elif target is not None:
        _AIMED[card](state, seat, target, events)
    elif card is _THIEF:
        _knock_out(state, seat, _THIEF, events)  # WS-13
    elif card is _NAPPY:
        state.napping[seat] = True  # WS-17
        events.append(_protected(seat, card))
    elif card in NEEDS_ANOTHER:
        events.append(_effect_idle(seat, card))  # WS-11


def _trade(state: State, seat: Seat, target: Seat, events: list[Event]) -> None:
    """The Big Wetter (WS-15)."""
    hands = state.hands
    (given,), (taken,) = hands[seat], hands[target]
    hands[seat], hands[target] = hands[target], hands[seat]
    follow_trade(state, seat, target)
    events.append(HandsTraded(seat, target, given, taken))


def _dress_up(state: State, _: Seat, target: Seat, events: list[Event]) -> None:
    """The Sissy (WS-16)."""
    card = _fall(state, target, events)
    if state.phase is not TURN:
        return
    if card is _THIEF:
        _knock_out(state, target, _THIEF, events)  # WS-13
        return
    state.phase = REDRAW
    state.redraws = target


def _protect(state: State, _: Seat, target: Seat, events: list[Event]) -> None:
    """The Diaper Change (WS-18)."""
    state.changing[target] = True
    events.append(_protected(target, Card.DIAPER_CHANGE))


def _spy(state: State, seat: Seat, target: Seat, events: list[Event]) -> None:
    """The Spy Cub (WS-21)."""
    (card,) = state.hands[target]
    learn(state, seat, target, card)
    events.append(HandSeen(seat, target, card))


def _play_knights(state: State, seat: Seat, target: Seat, events: list[Event]) -> None:
    """The Playful One: the lower hand is knocked out (WS-19)."""
    _compare(state, Card.PLAYFUL_ONE, (seat, target), events, lower_falls=True)


def _take_tea(state: State, seat: Seat, target: Seat, events: list[Event]) -> None:
    """The Tea Party: the higher hand is knocked out (WS-19)."""
    _compare(state, Card.TEA_PARTY, (seat, target), events, lower_falls=False)


def _compare(
    state: State, by: Card, pair: tuple[Seat, Seat], events: list[Event], *, lower_falls: bool
) -> None:
    seat, target = pair
    (own,), (other,) = state.hands[seat], state.hands[target]
    events.append(HandsCompared(seat, target, by, own, other))
    learn(state, seat, target, other)
    learn(state, target, seat, own)
    lead = STRENGTH_OF[own] - STRENGTH_OF[other]
    if lead == 0:
        events.append(_nothing_came(seat, target, by))
    else:
        _knock_out(state, target if (lead > 0) == lower_falls else seat, by, events)


def _accuse(
    state: State, seat: Seat, target: Seat, named: Card | None, events: list[Event]
) -> None:
    """The Babysitter (WS-22, WS-23)."""
    (card,) = state.hands[target]
    if card.name_alike is named:
        _knock_out(state, target, _BABYSITTER, events)
    else:
        events.append(_nothing_came(seat, target, _BABYSITTER))


_AIMED: dict[Card, Callable[[State, Seat, Seat, list[Event]], None]] = {
    Card.BIG_WETTER: _trade,
    Card.SISSY: _dress_up,
    Card.PLAYFUL_ONE: _play_knights,
    Card.TEA_PARTY: _take_tea,
    Card.SPY_CUB: _spy,
    Card.DIAPER_CHANGE: _protect,
}
"""The effects that choose a player, but for the Babysitter, which also names a card."""
