"""Cheating and catching: presses, throws, marks, and the guard's shout (CM-18 to CM-26)."""

from __future__ import annotations

from functools import cache

from ..game import IllegalAction, Seat
from .actions import Accuse, Action, Give, Mark, Press, Reason, Shout, Throw
from .cards import CARDS, IS_MOTH, Card
from .chance import can_draw, nothing_drawn
from .events import (
    Accused,
    CardGiven,
    CardMarked,
    CardTakenBack,
    CardThrown,
    Event,
    FanStirred,
    GuardChanged,
    NothingGiven,
    Shouted,
)
from .hands import hand_over, throw_away, with_card
from .refusals import not_awaited
from .rounds import end_watch
from .state import ACCUSE, FINE, LEFT_OF, PENALTY, SEATS, TURN, WATCH, Hand, State
from .turns import givable, refuse_gift

_PRESS_ONLY: tuple[Action, ...] = (Press(),)
_SHOUT_ONLY: tuple[Action, ...] = (Shout(),)
_THROWS = tuple(Throw(card) for card in CARDS)
_MARKS = tuple(Mark(card) for card in CARDS)
_UNMARK = Mark(None)
_fan_stirred = cache(FanStirred)


# Throwing


def _is_time_to_cheat(state: State) -> bool:
    """Only while the card of a turn is awaited, or in a watch that is not the last (CM-K4)."""
    return state.phase is TURN or (state.phase is WATCH and not state.last_watch)


def private_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """What this seat may throw at the keyboard, and what it may mark for its paw."""
    if seat == state.guard or not _is_time_to_cheat(state):
        return ()
    options, hand = state.options, state.hands[seat]
    may_throw = state.thrown[seat] is None and len(hand) > 1
    throws = _throwable(hand, options.any_card) if may_throw else ()
    if not options.any_card or options.calm:
        return throws
    return (*throws, *_markable(hand, state.marked[seat]))


@cache
def _markable(hand: Hand, marked: Card | None) -> tuple[Mark, ...]:
    marks = tuple(_MARKS[card] for card in dict.fromkeys(hand) if card is not marked)
    return marks if marked is None else (*marks, _UNMARK)


@cache
def _throwable(hand: Hand, any_card: bool) -> tuple[Throw, ...]:
    return tuple(_THROWS[card] for card in dict.fromkeys(hand) if any_card or IS_MOTH[card])


def throw(state: State, seat: Seat | None, action: Throw) -> list[Event]:
    """Get rid of a card at the keyboard (CM-K4)."""
    cheater = _cheater(state, seat)
    card = action.card
    if card not in state.hands[cheater]:
        raise IllegalAction("CM-7", Reason.NOT_IN_HAND, card=card)
    if not (IS_MOTH[card] or state.options.any_card):
        raise IllegalAction("CM-18", Reason.MOTHS_ONLY, card=card)
    if state.thrown[cheater] is not None:
        raise IllegalAction("CM-19", Reason.ONE_A_STRETCH)
    if len(state.hands[cheater]) == 1:
        raise IllegalAction("CM-20", Reason.LAST_CARD, card=card)
    throw_away(state, cheater, card)
    return [CardThrown(cheater, card)]


def mark(state: State, seat: Seat | None, action: Mark) -> list[Event]:
    """Choose what the paw throws, or take the mark away (CM-K2)."""
    cheater, card = _cheater(state, seat), action.card
    options, marked = state.options, state.marked[cheater]
    if not options.any_card or options.calm or card is marked:
        raise IllegalAction("CM-18", Reason.NOTHING_MARKED)
    if card is not None and card not in state.hands[cheater]:
        raise IllegalAction("CM-7", Reason.NOT_IN_HAND, card=card)
    state.marked[cheater] = card
    return [CardMarked(cheater, card)]


def _cheater(state: State, seat: Seat | None) -> Seat:
    """The seat, if it may cheat now at all."""
    if seat is None or seat >= state.seats:
        raise not_awaited(state)
    if not _is_time_to_cheat(state):
        raise IllegalAction("CM-K4", Reason.NOT_NOW)
    if seat == state.guard:
        raise IllegalAction("CM-18", Reason.GUARD_CHEATS)
    return seat


def press(state: State, seat: Seat | None, _: Press) -> list[Event]:
    """A paw in a watch: a throw where that is allowed, else a feint that looks the same."""
    if seat is None or seat >= state.seats or state.phase is not WATCH:
        raise not_awaited(state)
    if state.options.calm:
        raise IllegalAction("CM-K7", Reason.CALM)
    if state.last_watch:
        raise IllegalAction("CM-11b", Reason.NOT_NOW)
    if seat == state.guard:
        raise IllegalAction("CM-18", Reason.GUARD_CHEATS)
    if seat in state.pressed:
        raise IllegalAction("CM-K2", Reason.PRESSED)
    state.pressed = (*state.pressed, seat)
    card = _at_paw(state, seat)
    if card is not None:
        throw_away(state, seat, card)
    return [_fan_stirred(seat, card)]


def _at_paw(state: State, seat: Seat) -> Card | None:
    """What this paw throws: the marked card, else the lowest moth; None: it is a feint."""
    hand = state.hands[seat]
    if state.thrown[seat] is not None or len(hand) == 1:
        return None
    marked = state.marked[seat]
    if marked is not None:
        return marked
    return next((card for card in hand if IS_MOTH[card]), None)


# Catching


def watch_actions(state: State, seat: Seat) -> tuple[Action, ...]:
    """The guard's shout, or a press of another's paw (CM-K3, CM-K8)."""
    if seat == state.guard:
        return _SHOUT_ONLY
    if state.options.calm or state.last_watch or seat in state.pressed:
        return ()
    return _PRESS_ONLY


def shout(state: State, seat: Seat | None, _: Shout) -> list[Event]:
    """The guard shouts, and must name a player (CM-K3)."""
    if seat is None or state.phase is not WATCH:
        raise not_awaited(state)
    if seat != state.guard:
        raise IllegalAction("CM-23", Reason.NOT_GUARD, guard=state.guard)
    state.phase = ACCUSE
    return [Shouted(state.guard)]


def accusations(state: State) -> list[Accuse]:
    """Every other player, clockwise from the guard's left (CM-25)."""
    return [Accuse(other) for other in LEFT_OF[state.seats][state.guard]]


def accuse(state: State, seat: Seat | None, action: Accuse) -> list[Event]:
    """Right, if that player has thrown a card in this stretch (CM-25)."""
    if seat is None or state.phase is not ACCUSE:
        raise not_awaited(state)
    guard, named = state.guard, action.seat
    if seat != guard:
        raise IllegalAction("CM-23", Reason.NOT_GUARD, guard=guard)
    if named not in LEFT_OF[state.seats][guard]:
        raise IllegalAction("CM-25", Reason.NOT_ANOTHER, seat=named)
    card = state.thrown[named]
    events: list[Event] = [Accused(guard, named, card is not None)]
    if card is None:
        _fine(state, events)
        return events
    state.thrown[named] = None
    state.hands[named] = with_card(state.hands[named], card)
    state.accused = named
    state.phase = PENALTY
    events.append(CardTakenBack(named, card))
    return events


def _fine(state: State, events: list[Event]) -> None:
    """The guard was wrong, and draws a card (CM-24)."""
    state.phase = FINE
    if not can_draw(state):
        events += nothing_drawn(state)
        end_watch(state, events)


def give_penalty(state: State, action: Give) -> list[Event]:
    """The guard gives the cheater a card, and the Guard Bug (CM-23)."""
    guard, cheater = state.guard, _caught(state)
    refuse_gift(state, guard, action, (cheater,))
    hand_over(state, guard, cheater, action.card)
    return _hand_on(state, CardGiven(guard, cheater, action.card))


def give_no_penalty(state: State) -> list[Event]:
    """Only a guard with no card to give gives none (CM-23)."""
    cards = givable(state.hands[state.guard])
    if cards:
        raise IllegalAction("CM-23", Reason.MUST_GIVE, cards=tuple(cards))
    return _hand_on(state, NothingGiven(state.guard))


def _hand_on(state: State, given: Event) -> list[Event]:
    """The cheater is the new guard, and the watch is over (CM-23, CM-K3)."""
    cheater = _caught(state)
    state.guard = SEATS[cheater]
    state.marked[cheater] = None
    state.accused = None
    events = [given, GuardChanged(cheater)]
    end_watch(state, events)
    return events


def _caught(state: State) -> Seat:
    assert state.accused is not None, "somebody was caught"
    return state.accused
