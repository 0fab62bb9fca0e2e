"""What a viewer sees of a match, built up from nothing."""

from __future__ import annotations

from ..game import Seat
from .cards import Dinosaur
from .memorising import awaits_all
from .observation import Observation
from .places import dinosaurs_in, flags
from .state import BATTLE, MEMORISE, State


def observe(state: State, viewer: Seat | None) -> Observation:
    """What this viewer may look at now; None: the public."""
    return Observation(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        leader=state.leader,
        to_act=state.to_act,
        trick=state.trick,
        layout=_own_layout(state, viewer),
        layouts=state.sets if awaits_all(state) else None,
        lying=tuple(map(flags, state.lying)),
        turned_down=state.turned_down,
        shown=tuple(map(dinosaurs_in, state.shown)),
        middle=state.middle,
        fighting=state.contenders if state.phase is BATTLE else (),
        piles=tuple(state.piles),
        last_winner=state.last_winner,
        outcome=state.outcome,
    )


def _own_layout(state: State, viewer: Seat | None) -> tuple[Dinosaur, ...] | None:
    """The set of the seat whose turn it is to memorise, for this seat alone (BS-3, BS-4)."""
    if state.phase is not MEMORISE or state.options.together or viewer is None:
        return None
    return state.sets[viewer] if viewer == state.to_act else None
