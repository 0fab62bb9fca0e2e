"""The cockroach: who lays a card of its number first (CM-16, CM-K6, CM-K7)."""

from __future__ import annotations

from ..game import IllegalAction, Seat
from .actions import Claim, Lay, LayNothing, Order, Reason
from .cards import CARDS, IS_ACTION, IS_MOTH, NUMBER_OF, Card
from .events import Event, RaceClaimed, RaceLeft, RaceOrdered, RaceOver, RaceWon
from .hands import drop_openly
from .refusals import bad_draw, not_awaited
from .rounds import end_turn
from .state import RACE, RACE_LAY, RACE_ORDER, SEATS, State
from .turns import lay as lay_on_pile

_LAYS = tuple(Lay(card) for card in CARDS)
_LAY_NOTHING = LayNothing()
CLAIM = Claim()


def may_claim(state: State, seat: Seat) -> bool:
    """Whether this seat's paw counts: it has not pressed in this race yet (CM-K6)."""
    return (
        (state.phase is RACE or state.phase is RACE_LAY)
        and not state.options.calm
        and seat not in state.claims
        and seat not in state.out_of_race
    )


def claim(state: State, seat: Seat | None, _: Claim) -> list[Event]:
    """A paw: the seat comes after those that were faster (CM-K6)."""
    if seat is None or seat >= state.seats or state.phase not in (RACE, RACE_LAY):
        raise not_awaited(state)
    if state.options.calm:
        raise IllegalAction("CM-K7", Reason.CALM)
    if not may_claim(state, seat):
        raise IllegalAction("CM-K6", Reason.CLAIMED)
    state.claims = (*state.claims, seat)
    state.phase = RACE_LAY
    return [RaceClaimed(seat)]


def order(state: State, seat: Seat | None, action: Order) -> list[Event]:
    """At the calm table a lot says who is asked when (CM-K7)."""
    if seat is not None or state.phase is not RACE_ORDER:
        raise not_awaited(state)
    if sorted(action.seats) != list(SEATS[: state.seats]):
        raise bad_draw(state)
    state.claims = action.seats
    state.phase = RACE_LAY
    return [RaceOrdered(action.seats)]


def lay_actions(state: State, seat: Seat) -> list[Lay | LayNothing]:
    """The cards that could be laid in the race, and none (CM-16)."""
    cards = [card for card in dict.fromkeys(state.hands[seat]) if _refused(state, card) is None]
    return [*(_LAYS[card] for card in cards), _LAY_NOTHING]


def _refused(state: State, card: Card) -> IllegalAction | None:
    """Why a card of one's hand cannot be laid in this race; None: it can."""
    assert state.top is not None, "a round is being played"
    number = NUMBER_OF[state.top]
    if IS_MOTH[card]:
        return IllegalAction("CM-16", Reason.MOTH_RACED, card=card)
    if NUMBER_OF[card] != number:
        return IllegalAction("CM-16", Reason.OTHER_NUMBER, card=card, number=number)
    if IS_ACTION[card] and state.options.number_races:
        return IllegalAction("CM-16", Reason.NUMBERS_ONLY, card=card)
    return None


def lay(state: State, seat: Seat | None, action: Lay) -> list[Event]:
    """The fastest lays a card; an action card laid so does nothing, and the race is over."""
    racer, card = _racer(state, seat), action.card
    if card not in state.hands[racer]:
        raise IllegalAction("CM-16", Reason.NOT_IN_HAND, card=card)
    refused = _refused(state, card)
    if refused is not None:
        raise refused
    drop_openly(state, racer, card)
    lay_on_pile(state, card)
    _end_race(state)
    return [RaceWon(racer, card)]


def lay_nothing(state: State, seat: Seat | None, _: LayNothing) -> list[Event]:
    """Whoever has no such card, or keeps it, is out of the race, which goes on (CM-K6)."""
    racer = _racer(state, seat)
    state.claims = state.claims[1:]
    state.out_of_race = (*state.out_of_race, racer)
    events: list[Event] = [RaceLeft(racer)]
    if state.claims:
        return events
    if len(state.out_of_race) < state.seats:
        state.phase = RACE
    else:
        events.append(RaceOver())
        _end_race(state)
    return events


def time_up(state: State) -> list[Event]:
    """Nobody presses any more: play goes on (CM-16)."""
    _end_race(state)
    return [RaceOver()]


def _racer(state: State, seat: Seat | None) -> Seat:
    if state.phase is not RACE_LAY or seat != state.claims[0]:
        raise not_awaited(state)
    return state.claims[0]


def _end_race(state: State) -> None:
    state.claims = state.out_of_race = ()
    end_turn(state)
