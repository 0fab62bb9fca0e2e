"""What a viewer may look at, out of the whole truth."""

from __future__ import annotations

from ..game import Seat
from .observation import Observation, Phase
from .state import State


def observe(state: State, viewer: Seat | None) -> Observation:
    """What this viewer may look at now; None: the public."""
    own = viewer is not None
    seat = viewer or Seat(0)
    return Observation(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        first=state.first,
        guard=state.guard,
        to_act=state.to_act,
        asked=_asked(state),
        hand=state.hands[seat] if own else (),
        hand_sizes=tuple(map(len, state.hands)),
        top=state.top,
        discards=tuple(sorted(state.discards)),
        stock=len(state.stock),
        known=state.known[seat] if own else (),
        thrown=state.thrown[seat] if own else None,
        away=state.away[seat] if own else (),
        marked=state.marked[seat] if own else None,
        giving=dict(state.gifts).get(seat) if own else None,
        last_watch=state.last_watch,
        accused=state.accused,
        pressed=state.pressed,
        slapped=state.slapped,
        slowest=state.slowest,
        givers=state.givers,
        claims=state.claims,
        out_of_race=state.out_of_race,
        idle=state.idle,
        scores=state.scores,
        ending=state.ending,
        revealed=state.revealed,
        outcome=state.outcome,
    )


def _asked(state: State) -> Seat | None:
    """Who must choose."""
    match state.phase:
        case Phase.TURN | Phase.SPIDER:
            return state.to_act
        case Phase.RACE_LAY:
            return state.claims[0]
        case Phase.GIFTS:
            return state.givers[0]
        case Phase.ACCUSE | Phase.PENALTY:
            return state.guard
        case _:
            return None
