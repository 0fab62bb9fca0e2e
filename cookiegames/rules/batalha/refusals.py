"""Which clause refuses an action that the match does not wait for."""

from __future__ import annotations

from typing import assert_never

from ..game import CommonReason, IllegalAction, Seat
from .actions import Reason
from .observation import Effect, Phase, Stage
from .state import GIVE_TARGET, GIVE_USER, State

_CHANCE_CLAUSE = "BC-9"


def bad_draw(clause: str) -> IllegalAction:
    """Chance cannot have drawn this."""
    return IllegalAction(clause, Reason.BAD_DRAW)


def not_awaited(state: State) -> IllegalAction:
    """The refusal of what is not awaited, with the clause of what is."""
    return IllegalAction(_awaited_clause(state), CommonReason.NOT_AWAITED)


def require(state: State, seat: Seat | None, phase: Phase) -> None:
    """Raises IllegalAction unless this seat's choice of this phase is awaited."""
    if state.phase is not phase or state.to_act != seat or state.effect is not None:
        raise not_awaited(state)


def require_lot(state: State, seat: Seat | None, phase: Phase) -> None:
    """Raises IllegalAction unless a lot may be drawn in this phase, and by nobody."""
    if state.phase is not phase or seat is not None or state.effect is not None:
        raise not_awaited(state)


def require_stage(state: State, seat: Seat | None, stage: Stage) -> Effect:
    """The marker at work. Raises IllegalAction unless it awaits this seat at this stage."""
    effect = state.effect
    if effect is None or effect.stage is not stage or giver_in_trade(effect) != seat:
        raise not_awaited(state)
    return effect


def awaits_forced_draw(state: State) -> bool:
    """Whether a lot must decide the next card before it is played (BC-37)."""
    seat = state.to_act
    return state.bound[seat] and state.forced[seat] is None


def giver_in_trade(effect: Effect) -> Seat | None:
    """Who is to choose a piece for a Trade; None: nobody now (BC-38)."""
    if effect.stage is GIVE_USER:
        return effect.user
    return effect.target if effect.stage is GIVE_TARGET else None


def _awaited_clause(state: State) -> str:
    if state.effect is not None:
        return _stage_clause(state.effect.stage)
    match state.phase:
        case Phase.SUIT | Phase.DEAL | Phase.PIECE:
            return _CHANCE_CLAUSE
        case Phase.EXCHANGE:
            return "BC-7"
        case Phase.TURN_UP:
            return "BC-10"
        case Phase.PLAY:
            return _CHANCE_CLAUSE if awaits_forced_draw(state) else "BC-11"
        case Phase.MARKERS:
            return _CHANCE_CLAUSE if state.taking else "BC-25"
        case Phase.PAUSE:
            return "BC-32"
        case Phase.ASSEMBLY:
            return "BC-45"
        case Phase.OVER:
            return "BC-48"
        case _:
            assert_never(state.phase)


def _stage_clause(stage: Stage) -> str:
    match stage:
        case Stage.ANSWER:
            return "BC-34"
        case Stage.DRAW:
            return _CHANCE_CLAUSE
        case Stage.GIVE_USER | Stage.GIVE_TARGET:
            return "BC-38"
        case _:
            assert_never(stage)
