"""Refusals of what the match does not wait for."""

from __future__ import annotations

from typing import assert_never

from ..game import CommonReason, IllegalAction, Seat
from .actions import Reason
from .observation import Phase
from .state import State


def bad_draw() -> IllegalAction:
    """Chance cannot have drawn this."""
    return IllegalAction("BS-2", Reason.BAD_DRAW)


def not_awaited(state: State) -> IllegalAction:
    """The refusal of what is not awaited, with the clause of what is."""
    return IllegalAction(_awaited_clause(state.phase), CommonReason.NOT_AWAITED)


def require(state: State, seat: Seat | None, phase: Phase) -> None:
    """Raises IllegalAction unless this seat's choice of this phase is awaited."""
    if state.phase is not phase or state.to_act != seat:
        raise not_awaited(state)


def _awaited_clause(phase: Phase) -> str:
    match phase:
        case Phase.LAY_OUT:
            return "BS-2"
        case Phase.MEMORISE:
            return "BS-3"
        case Phase.TURN_UP:
            return "BS-5"
        case Phase.BATTLE:
            return "BS-7"
        case Phase.OVER:
            return "BS-11"
        case _:
            assert_never(phase)
