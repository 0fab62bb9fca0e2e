"""The game itself: what is awaited, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from ..game import CHANCE, OPENLY, Ask, Choose, Clock, IllegalTable, Offer, Over, Seat
from . import chance, notation, sight
from .actions import Action, LayOnTop, LayOut, MoveOn, TurnDown, TurnUp
from .events import Event
from .imagine import imagine
from .memorising import awaits_all, lay_out, move_on, turn_down
from .observation import Observation
from .options import Options, TableReason
from .places import PlaceSet, places_in
from .state import (
    BATTLE,
    LEAST_SEATS,
    MEMORISE,
    MOST_SEATS,
    SEATS,
    TURN_UP,
    State,
    new_state,
)
from .tricks import lay_on_top, turn_up

# Frozen values that come again and again: made once.
_TURN_DOWN = (TurnDown(),)
_MOVE_ON = (MoveOn(),)
_ALL_LOOK = Offer((), Clock.MEMORISE)
_LOOKS = tuple(Choose(seat, secret=True, clock=Clock.MEMORISE) for seat in SEATS)

_CARRY_OUT: dict[type[Action], Callable[[State, Seat | None, Any], Sequence[Event]]] = {
    LayOut: lay_out,
    MoveOn: move_on,
    TurnDown: turn_down,
    TurnUp: turn_up,
    LayOnTop: lay_on_top,
}
"""What carries out each kind of action."""


class Rules:
    """Batasaurus under these options (the Game protocol)."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def start(self, seats: int, first: Seat) -> State:
        """A match in which nothing is laid out yet; `first` leads first (BS-1, BS-5).

        Raises IllegalTable, and ValueError if `first` is not a seat of this table.
        """
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            facts = {"seats": seats, "least": LEAST_SEATS, "most": MOST_SEATS}
            raise IllegalTable("BS-1", TableReason.SEATS, **facts)
        if not 0 <= first < seats:
            raise ValueError(f"seat {first} cannot be first: the seats are 0 to {seats - 1}")
        return new_state(self.options, seats, first)

    def ask(self, state: State) -> Ask:
        """What the match waits for."""
        phase = state.phase
        if phase is TURN_UP or phase is BATTLE:
            return OPENLY[state.to_act]
        if phase is MEMORISE:
            return _ALL_LOOK if state.options.together else _LOOKS[state.to_act]
        return CHANCE if state.outcome is None else Over(state.outcome)

    def legal_actions(self, state: State, seat: Seat | None) -> Iterator[Action]:
        """What this seat may do now; None: the table itself.

        A seat that is not at the table may do nothing.
        """
        if seat is None:
            return iter(_MOVE_ON if awaits_all(state) else ())
        return iter(_due_actions(state, seat) if state.to_act == seat else ())

    def draw_chance(self, state: State, rng: Random) -> Action:
        """The shuffle that is due. Raises IllegalAction if there is none."""
        return chance.draw(state, rng)

    def apply(self, state: State, seat: Seat | None, action: Action) -> Sequence[Event]:
        """Carry the action out in place. Raises IllegalAction before anything has changed."""
        return _CARRY_OUT[type(action)](state, seat, action)

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        """What this viewer may look at now; None: the public."""
        return sight.observe(state, viewer)

    def imagine(self, observation: Observation, rng: Random) -> State:
        """Some whole truth that fits this observation."""
        return imagine(observation, rng)

    def copy(self, state: State) -> State:
        """An independent copy of the state."""
        return state.copy()

    def write(self, action: Action) -> str:
        """The action as one short line of notation."""
        return notation.write(action)

    def read(self, line: str) -> Action:
        """The action that `write` made this line of. Raises ValueError."""
        return notation.read(line)


def _due_actions(state: State, seat: Seat) -> Iterable[Action]:
    """What the phase awaits of the seat that is to act."""
    phase = state.phase
    if phase is TURN_UP:
        return _turn_ups(state.lying[seat])
    if phase is BATTLE:
        return _lays(state.lying[seat])
    return _TURN_DOWN if phase is MEMORISE and not state.options.together else ()


@cache
def _turn_ups(lying: PlaceSet) -> tuple[TurnUp, ...]:
    return tuple(map(TurnUp, places_in(lying)))


@cache
def _lays(lying: PlaceSet) -> tuple[LayOnTop, ...]:
    return tuple(map(LayOnTop, places_in(lying)))
