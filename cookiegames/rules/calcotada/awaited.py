"""The refusal of what is not awaited: it cites the clause of what is."""

from __future__ import annotations

from ..game import CommonReason, IllegalAction
from .state import (
    ANSWER,
    DEAL,
    DRAWING,
    DUEL,
    FIRST,
    GIVE,
    LOT,
    OVER,
    PICK,
    PLAY,
    SECOND,
    SWAPS,
    State,
)

_CLAUSES = {
    DEAL: "CW-3",
    FIRST: "CW-16",
    SECOND: "CW-16",
    PLAY: "CW-16",
    DRAWING: "CW-3",
    ANSWER: "CW-25",
    PICK: "CW-14",
    LOT: "CW-3",
    GIVE: "CW-14",
    SWAPS: "CW-41",
    DUEL: "CW-42",
    OVER: "CW-30",
}


def not_awaited(state: State) -> IllegalAction:
    """What to raise for another seat, or another kind of action, than the match waits for."""
    return IllegalAction(_CLAUSES[state.phase], CommonReason.NOT_AWAITED)
