"""A turn: the draw, the ingredient play, retiring, and its end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache

from ..game import IllegalAction, Seat
from .actions import Deal, Draw, Drawn, EndTurn, Lay, NoSecondCard, Reason, Retire
from .awaited import not_awaited
from .cards import BACK_OF, COPIES, HAND, Back, Card, Ingredient, backs_of
from .duel import begin_duel
from .events import (
    CardDrawn,
    CardsLaid,
    Ending,
    Event,
    HandDealt,
    SecondDeclined,
    SeriesCompleted,
    SeriesRetired,
    TopShown,
    TurnEnded,
    TurnSkipped,
    TurnStarted,
)
from .hands import discard, lose, receive, remember_open_hands
from .observation import EMPTY_SERIES
from .scoring import end_match, leaders, reached_target
from .series import cards_of, check, with_cards
from .state import (
    CLOCKWISE,
    DEAL,
    DRAWING,
    FIRST,
    PLAY,
    SECOND,
    TURN_PHASES,
    State,
)

# Frozen values that come again and again: made once.
_card_drawn = cache(CardDrawn)
_turn_started = cache(TurnStarted)
_turn_ended = cache(TurnEnded)


def must_be_in_turn(state: State, seat: Seat | None) -> None:
    """Raise IllegalAction unless this seat acts freely now (CW-16)."""
    if state.phase not in TURN_PHASES or seat != state.to_act:
        raise not_awaited(state)


def must_have_drawn(state: State) -> None:
    """Raise IllegalAction until the draw is done: phase II comes after it (CW-12, CW-16)."""
    if state.stage is FIRST:
        raise IllegalAction("CW-16", Reason.DRAW_FIRST)
    if state.stage is SECOND:
        raise IllegalAction("CW-16", Reason.SECOND_FIRST)


# The deal


def deal(state: State, seat: Seat | None, action: Deal) -> list[Event]:
    """Every hand, and the back that the pile shows (CW-3)."""
    if state.phase is not DEAL or seat is not None:
        raise not_awaited(state)
    dealt = Counter(card for hand in action.hands for card in hand)
    left = [copies - dealt[card] for card, copies in zip(Card, COPIES, strict=True)]
    fits = (
        len(action.hands) == state.seats
        and all(len(hand) == HAND and hand == tuple(sorted(hand)) for hand in action.hands)
        and min(left) >= 0
        and _can_be_next(state, left, action.top)
    )
    if not fits:
        raise IllegalAction("CW-3", Reason.BAD_DEAL)
    state.hands = list(action.hands)
    state.pool = left
    state.pile -= HAND * state.seats
    state.top = action.top
    state.phase = FIRST
    return [*_dealt(state), _turn_started(state.to_act)]


def _dealt(state: State) -> list[Event]:
    """The hands, and under "ingredient backs" all the backs that they and the pile show."""
    shown = state.options.ingredient_backs
    told: list[Event] = [
        HandDealt(Seat(owner), hand, backs_of(hand) if shown else ())
        for owner, hand in enumerate(state.hands)
    ]
    return told if state.top is None else [*told, TopShown(state.top)]


# Phase I


def draw(state: State, seat: Seat | None, _action: Draw) -> list[Event]:
    """The first card of a turn, or the second (CW-12)."""
    must_be_in_turn(state, seat)
    if state.stage is PLAY:
        raise IllegalAction("CW-12", Reason.DREW_BOTH)
    if state.pile == 0:
        raise IllegalAction("CW-13", Reason.PILE_EMPTY)
    state.phase = DRAWING
    return []


def drawn(state: State, seat: Seat | None, action: Drawn) -> list[Event]:
    """The card that was drawn comes into the hand."""
    if state.phase is not DRAWING or seat is not None:
        raise not_awaited(state)
    card, back = action.card, state.top
    if not _can_be_drawn(state, card, action.top):
        raise IllegalAction("CW-12", Reason.BAD_DEAL)
    state.pool[card] -= 1
    state.pile -= 1
    state.top = action.top
    receive(state, state.to_act, card)
    state.drawn = (*state.drawn, card)
    state.stage = state.phase = SECOND if state.stage is FIRST else PLAY
    return [_card_drawn(state.to_act, card, back, state.top)]


def _can_be_drawn(state: State, card: Card, top: Back | None) -> bool:
    """Whether the pile can have had this card on top, and then one with this back."""
    if not state.pool[card] or (state.top is not None and BACK_OF[card] is not state.top):
        return False
    return _can_be_next(state, [held - (kind == card) for kind, held in enumerate(state.pool)], top)


def _can_be_next(state: State, left: Sequence[int], top: Back | None) -> bool:
    """Whether a pile that holds so many of each card can show this back (CW-13b)."""
    if not state.options.ingredient_backs or not any(left):
        return top is None
    return any(held and BACK_OF[kind] is top for kind, held in enumerate(left))


def no_second(state: State, seat: Seat | None, _action: NoSecondCard) -> list[Event]:
    """Do without the second card (CW-13)."""
    must_be_in_turn(state, seat)
    if state.stage is FIRST:
        raise IllegalAction("CW-12", Reason.FIRST_FROM_PILE)
    if state.stage is PLAY:
        raise IllegalAction("CW-12", Reason.DREW_BOTH)
    state.stage = state.phase = PLAY
    return [SecondDeclined(state.to_act)]


# Phase II


def lay(state: State, seat: Seat | None, action: Lay) -> list[Event]:
    """The ingredient play, or the first card of the next series (CW-9, CW-10)."""
    must_be_in_turn(state, seat)
    must_have_drawn(state)
    opening = state.may_open
    if state.laid and not opening:
        raise IllegalAction("CW-9", Reason.ONE_PLAY)
    owner = state.to_act
    if opening and len(action.cards) > 1:
        raise IllegalAction("CW-10", Reason.ONE_CARD)
    check(action, state.hands[owner], state.series[owner])
    for card in action.cards:
        lose(state, owner, card)
    state.series[owner] = with_cards(state.series[owner], action)
    state.laid, state.may_open = True, False
    events: list[Event] = [CardsLaid(owner, action.cards, action.value, opening)]
    if all(state.series[owner]):
        events += _complete(state, owner)
    return events


def _complete(state: State, owner: Seat) -> list[Event]:
    """The series is eaten, and the next may be opened at once (CW-10, CW-31)."""
    sauce = state.series[owner][Ingredient.SAUCE]
    assert sauce is not None
    discard(state, *cards_of(state.series[owner]))
    state.series[owner] = EMPTY_SERIES
    state.points[owner] += sauce.value
    state.eaten[owner] = (*state.eaten[owner], sauce.value)
    completed = SeriesCompleted(owner, sauce.value, state.points[owner])
    if reached_target(state, owner):
        _close_cookbook(state)
        return [completed, end_match(state, Ending.TARGET)]
    state.may_open = True
    return [completed]


def retire(state: State, seat: Seat | None, _action: Retire) -> list[Event]:
    """Give up the unfinished series (CW-11)."""
    must_be_in_turn(state, seat)
    must_have_drawn(state)
    cards = cards_of(state.series[state.to_act])
    if not cards:
        raise IllegalAction("CW-11", Reason.NOTHING_TO_RETIRE)
    state.series[state.to_act] = EMPTY_SERIES
    discard(state, *cards)
    return [SeriesRetired(state.to_act, cards)]


# The end


def end_turn(state: State, seat: Seat | None, _action: EndTurn) -> list[Event]:
    """The turn is over; without a pile the match is, too (CW-15, CW-30)."""
    must_be_in_turn(state, seat)
    must_have_drawn(state)
    ended = _turn_ended(state.to_act)
    _close_cookbook(state)
    state.laid = state.may_open = False
    state.drawn = ()
    if state.pile == 0:
        return [ended, *_end_by_pile(state)]
    return [ended, *_next_turn(state)]


def _close_cookbook(state: State) -> None:
    """What a cookbook laid open is covered with the turn, and known to all (CW-21)."""
    if state.cookbook:
        remember_open_hands(state)
    state.cookbook = False


def _next_turn(state: State) -> list[Event]:
    """On to the next player whose turn is not skipped (CW-20)."""
    events: list[Event] = []
    state.stage = state.phase = FIRST
    while True:
        state.to_act = CLOCKWISE[state.seats][state.to_act][1]
        if not state.skips[state.to_act]:
            events.append(_turn_started(state.to_act))
            return events
        state.skips[state.to_act] -= 1
        events.append(TurnSkipped(state.to_act))


def _end_by_pile(state: State) -> list[Event]:
    best = leaders(state)
    if len(best) == 1:
        return [end_match(state, Ending.PILE)]
    return begin_duel(state, best)
