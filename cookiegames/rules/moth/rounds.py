"""The deal, the next turn, the end of a round, and the pause between rounds (CM-4 to CM-13)."""

from __future__ import annotations

from collections import Counter
from itertools import chain

from ..game import Seat
from .actions import Deal, MoveOn
from .cards import COPIES, HAND, IS_MOTH, Card
from .events import Event, HandDealt, MatchEnded, RoundEnded, RoundGoesOn, RoundStarted
from .hands import with_card
from .observation import RoundEnding
from .refusals import bad_draw, not_awaited
from .scoring import outcome, points
from .state import ALL_CARDS, DEAL, OVER, PAUSE, SEATS, TURN, WATCH, State


def deal(state: State, seat: Seat | None, action: Deal) -> list[Event]:
    """Begin a round (CM-4, CM-5, CM-6)."""
    if state.phase is not DEAL or seat is not None:
        raise not_awaited(state)
    hands, top = action.hands, action.top
    if len(hands) != state.seats or any(len(hand) != HAND for hand in hands) or IS_MOTH[top]:
        raise bad_draw(state)
    stock = _stock((*chain.from_iterable(hands), top), state)
    _clear(state)
    state.hands = [tuple(sorted(hand)) for hand in hands]
    state.top, state.stock = top, stock
    state.round += 1
    state.phase = TURN
    return [
        RoundStarted(state.round, state.guard, top),
        *[HandDealt(SEATS[number], hand) for number, hand in enumerate(state.hands)],
    ]


def _stock(dealt: tuple[Card, ...], state: State) -> list[Card]:
    """The other cards, sorted. Raises IllegalAction if there are not so many copies."""
    used = Counter(dealt)
    if any(count > COPIES[card] for card, count in used.items()):
        raise bad_draw(state)
    left = list(ALL_CARDS)
    for card in dealt:
        left.remove(card)
    return left


def _clear(state: State) -> None:
    seats = state.seats
    state.discards = []
    state.known = [()] * seats
    state.thrown = [None] * seats
    state.away = [()] * seats
    state.marked = [None] * seats
    state.last_watch = False
    state.pressed = ()
    state.idle = 0
    state.ending = None
    state.revealed = ()


# From turn to turn


def end_turn(state: State) -> None:
    """After everything of a turn the watch begins; it may be the last one (CM-11b, CM-K2)."""
    state.phase = WATCH
    state.last_watch = () in state.hands or state.idle >= state.seats


def end_watch(state: State, events: list[Event]) -> None:
    """Score the round if it is over, else begin the next turn (CM-10, CM-11, CM-11b)."""
    if () in state.hands:
        _end_round(state, events, RoundEnding.EMPTY)
        return
    if state.idle >= state.seats:
        _end_round(state, events, RoundEnding.STUCK)
        return
    if state.last_watch:
        events.append(RoundGoesOn())
    _next_turn(state)


def _next_turn(state: State) -> None:
    """What was thrown is safe (CM-25); the order stays, whoever is the guard (CM-26)."""
    _make_safe(state)
    state.last_watch = False
    state.to_act = SEATS[(state.to_act + 1) % state.seats]
    state.phase = TURN


def _make_safe(state: State) -> None:
    for number, card in enumerate(state.thrown):
        if card is not None:
            state.away[number] = with_card(state.away[number], card)
            state.thrown[number] = None
    state.pressed = ()


def _end_round(state: State, events: list[Event], ending: RoundEnding) -> None:
    """All hands are shown and counted (CM-12); after the last round the match is over (CM-13)."""
    _make_safe(state)
    hands = tuple(state.hands)
    counted = tuple([points(hand) for hand in hands])
    totals = tuple(map(sum, zip(state.scores, counted, strict=True)))
    winners = tuple([SEATS[number] for number, hand in enumerate(hands) if not hand])
    state.ending, state.scores, state.revealed = ending, totals, hands
    state.last_watch = False
    events.append(RoundEnded(ending, winners, hands, counted, totals))
    if state.round < state.seats:
        state.phase = PAUSE
        return
    state.outcome = outcome(totals)
    state.phase = OVER
    events.append(MatchEnded(state.outcome))


def move_on(state: State, _: MoveOn) -> list[Event]:
    """Await the next deal; each starts once as the guard (CM-4)."""
    state.first = state.guard = state.to_act = SEATS[(state.first + 1) % state.seats]
    state.hands = [()] * state.seats
    state.top = None
    state.stock = []
    state.phase = DEAL
    _clear(state)
    return []
