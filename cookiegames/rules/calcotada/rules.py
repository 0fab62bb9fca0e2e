"""The game itself: what is awaited, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any

from ..game import CHANCE, SECRETLY, Ask, IllegalTable, Offer, Over, Seat
from . import attacks, chance, duel, notation, sight, thefts, turns
from .actions import (
    Action,
    Deal,
    Defend,
    Draw,
    Drawn,
    Duel,
    EndTurn,
    GiveBack,
    Lay,
    LeaveDuel,
    Lot,
    MoveOn,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Retire,
    Steal,
    Swap,
)
from .choices import choices
from .events import Event
from .imagine import imagine
from .observation import Observation
from .options import Options, TableReason
from .state import (
    ANSWER,
    DEAL,
    DRAWING,
    FEWEST,
    LOT,
    MOST,
    OVER,
    SEATS,
    State,
    new_state,
)

# Frozen values that come again and again: made once.
_OFFERS = tuple(Offer((seat,)) for seat in SEATS)
_MOVE_ON = (MoveOn(),)
_CHANCES = (DEAL, DRAWING, LOT)

_CARRY_OUT: dict[type[Action], Callable[[State, Seat | None, Any], Sequence[Event]]] = {
    Deal: turns.deal,
    Drawn: turns.drawn,
    Lot: thefts.lot,
    MoveOn: attacks.move_on,
    Draw: turns.draw,
    NoSecondCard: turns.no_second,
    Steal: attacks.steal,
    PickBack: thefts.pick_back,
    PickCard: thefts.pick_card,
    GiveBack: thefts.give_back,
    Lay: turns.lay,
    Retire: turns.retire,
    PlayTweezers: attacks.tweezers,
    PlayWineJug: attacks.wine_jug,
    PlayCookbook: attacks.cookbook,
    PlaySausage: attacks.sausage,
    EndTurn: turns.end_turn,
    Defend: attacks.defend,
    Swap: duel.swap,
    NoMoreSwaps: duel.no_more_swaps,
    Duel: duel.play,
    LeaveDuel: duel.leave,
}
"""What carries out each kind of action."""


class Rules:
    """Calçotada Wars under these options (the Game protocol)."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def start(self, seats: int, first: Seat) -> State:
        """A match in which nothing is dealt yet (CW-3, CW-4).

        Raises IllegalTable, and ValueError if `first` is not a seat of this table.
        """
        if not FEWEST <= seats <= MOST:
            facts = {"seats": seats, "least": FEWEST, "most": MOST}
            raise IllegalTable("CW-4", TableReason.SEATS, **facts)
        if not 0 <= first < seats:
            raise ValueError(f"seat {first} cannot be first: the seats are 0 to {seats - 1}")
        return new_state(self.options, seats, first)

    def ask(self, state: State) -> Ask:
        """What the match waits for."""
        phase = state.phase
        if phase in _CHANCES:
            return CHANCE
        if phase is ANSWER:
            assert state.victim is not None
            return _OFFERS[state.victim]
        if phase is OVER:
            assert state.outcome is not None
            return Over(state.outcome)
        return SECRETLY[state.to_act]

    def legal_actions(self, state: State, seat: Seat | None) -> Iterator[Action]:
        """What this seat may do now; None: the table itself.

        A seat that is not at the table may do nothing.
        """
        if seat is None:
            return iter(_MOVE_ON if state.phase is ANSWER else ())
        return choices(state, seat)

    def draw_chance(self, state: State, rng: Random) -> Action:
        """The shuffle or lot that is due. Raises IllegalAction if there is none."""
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
