"""Which clause refuses an action that the match does not wait for."""

from __future__ import annotations

from typing import assert_never

from ..game import CommonReason, IllegalAction
from .actions import Reason
from .observation import Phase
from .state import State


def bad_draw(clause: str) -> IllegalAction:
    """Chance cannot have drawn this."""
    return IllegalAction(clause, Reason.BAD_DRAW)


def not_awaited(state: State) -> IllegalAction:
    """The refusal of what is not awaited, with the clause of what is."""
    return IllegalAction(_awaited_clause(state.phase), CommonReason.NOT_AWAITED)


def _awaited_clause(phase: Phase) -> str:
    match phase:
        case Phase.DEAL | Phase.DRAW | Phase.REDRAW:
            return "WS-2"
        case Phase.TURN:
            return "WS-4"
        case Phase.PAUSE:
            return "WS-7"
        case Phase.OVER:
            return "WS-9"
        case _:
            assert_never(phase)
