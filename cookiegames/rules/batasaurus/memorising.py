"""How the sets are laid out, looked at, and turned down for good (BS-2 to BS-4)."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Seat
from .actions import LayOut, MoveOn, TurnDown
from .cards import PLACES, SET
from .events import Event, SetsLaidOut, SetTurnedDown
from .places import ALL_PLACES
from .refusals import bad_draw, not_awaited, require
from .state import LAY_OUT, MEMORISE, TURN_UP, State

_WHOLE = frozenset(SET)
_SETS_LAID_OUT = (SetsLaidOut(),)


def lay_out(state: State, seat: Seat | None, action: LayOut) -> Sequence[Event]:
    """Chance lays out every set, face up to be memorised (BS-2, BS-3)."""
    if state.phase is not LAY_OUT or seat is not None:
        raise not_awaited(state)
    sets = action.sets
    if len(sets) != state.seats:
        raise bad_draw()
    if any(len(cards) != PLACES or frozenset(cards) != _WHOLE for cards in sets):
        raise bad_draw()
    state.sets = sets
    state.lying = [ALL_PLACES] * state.seats
    state.phase = MEMORISE
    return _SETS_LAID_OUT


def turn_down(state: State, seat: Seat | None, _action: TurnDown) -> Sequence[Event]:
    """A seat has looked at its set, and the next one may look at its own (BS-3)."""
    if state.options.together:
        raise not_awaited(state)
    require(state, seat, MEMORISE)
    looked = state.to_act
    state.turned_down = tuple(
        [other == looked or down for other, down in enumerate(state.turned_down)]
    )
    state.to_act = Seat((looked + 1) % state.seats)
    if state.to_act == state.leader:
        state.phase = TURN_UP
    return [SetTurnedDown(looked)]


def move_on(state: State, seat: Seat | None, _action: MoveOn) -> Sequence[Event]:
    """All have looked together, and all sets are turned down (BS-3)."""
    if not awaits_all(state) or seat is not None:
        raise not_awaited(state)
    state.turned_down = (True,) * state.seats
    state.phase = TURN_UP
    return [SetTurnedDown(each) for each in state.contenders]


def awaits_all(state: State) -> bool:
    """Whether all look together, until the table moves on (BS-3)."""
    return state.phase is MEMORISE and state.options.together
