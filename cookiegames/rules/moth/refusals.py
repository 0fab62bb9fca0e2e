"""Which clause refuses an action that the match does not wait for."""

from __future__ import annotations

from ..game import CommonReason, IllegalAction
from .actions import Reason
from .observation import Phase
from .state import State

CLAUSE_OF_PHASE = {
    Phase.DEAL: "CM-5",
    Phase.TURN: "CM-7",
    Phase.DRAW: "CM-8",
    Phase.ANT: "CM-15",
    Phase.SPIDER: "CM-14",
    Phase.RACE_ORDER: "CM-K7",
    Phase.RACE: "CM-16",
    Phase.RACE_LAY: "CM-16",
    Phase.SLAP: "CM-17",
    Phase.LOT: "CM-K5",
    Phase.GIFTS: "CM-17",
    Phase.WATCH: "CM-K2",
    Phase.ACCUSE: "CM-23",
    Phase.PENALTY: "CM-23",
    Phase.FINE: "CM-24",
    Phase.PAUSE: "CM-12",
    Phase.OVER: "CM-13",
}


def not_awaited(state: State) -> IllegalAction:
    """The refusal of what is not awaited, with the clause of what is."""
    clause = "CM-11b" if state.last_watch and state.phase is Phase.WATCH else None
    return IllegalAction(clause or CLAUSE_OF_PHASE[state.phase], CommonReason.NOT_AWAITED)


def bad_draw(state: State) -> IllegalAction:
    """Chance cannot have drawn this."""
    return IllegalAction(CLAUSE_OF_PHASE[state.phase], Reason.BAD_DRAW)
