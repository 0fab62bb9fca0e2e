"""What each viewer may look at, built up from nothing."""

from __future__ import annotations

from ..game import Seat
from .cards import backs_of
from .observation import Observation
from .state import State


def observe(state: State, viewer: Seat | None) -> Observation:
    """What this viewer may look at now; None: the public."""
    seats = range(state.seats)
    own = viewer is not None and viewer == state.to_act
    opened = tuple(
        state.hands[seat] if state.cookbook and seat != state.to_act else None for seat in seats
    )
    first = (state.seats if viewer is None else viewer) * state.seats
    known = state.known[first : first + state.seats]
    backs = state.options.ingredient_backs
    return Observation(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        stage=state.stage,
        first=state.first,
        to_act=state.to_act,
        hand=() if viewer is None else state.hands[viewer],
        drawn=state.drawn if own else (),
        hand_sizes=tuple(map(len, state.hands)),
        backs=tuple(map(backs_of, state.hands)) if backs else (),
        open_hands=opened,
        known=tuple(() if opened[seat] is not None else known[seat] for seat in seats),
        series=tuple(state.series),
        points=tuple(state.points),
        eaten=tuple(state.eaten),
        pile=state.pile,
        top=state.top,
        discarded=tuple(state.discarded),
        skips=tuple(state.skips),
        laid=state.laid,
        may_open=state.may_open,
        cookbook=state.cookbook,
        attack=state.attack,
        victim=state.victim,
        place=state.place,
        picked=state.picked,
        duellists=state.duellists,
        left=state.left,
        duel=state.duel,
        outcome=state.outcome,
    )
