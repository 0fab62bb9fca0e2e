"""What a viewer may look at, out of the whole truth."""

from __future__ import annotations

from ..game import Seat
from .observation import Observation
from .state import State


def observe(state: State, viewer: Seat | None) -> Observation:
    """What this viewer may look at now; None: the public."""
    return Observation(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        to_act=state.to_act,
        redraws=state.redraws,
        hand=() if viewer is None else state.hands[viewer],
        hand_sizes=tuple(map(len, state.hands)),
        known=() if viewer is None else state.known[viewer],
        discards=tuple(state.discards),
        discarded=state.discarded,
        laid_open=state.laid_open,
        deck=state.deck,
        aside=state.aside,
        out=tuple(state.out),
        napping=tuple(state.napping),
        changing=tuple(state.changing),
        tokens=state.tokens,
        ending=state.ending,
        winners=state.winners,
        revealed=state.revealed,
        outcome=state.outcome,
    )
