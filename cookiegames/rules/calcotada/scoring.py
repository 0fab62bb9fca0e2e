"""Who is the best, and how a match ends."""

from __future__ import annotations

from ..game import Outcome, Seat
from .cards import TARGETS
from .events import Ending, MatchEnded
from .state import OVER, State


def reached_target(state: State, seat: Seat) -> bool:
    """Whether this seat has the points that end the match (CW-31)."""
    target = TARGETS[state.seats]
    return target is not None and state.points[seat] >= target


def leaders(state: State) -> tuple[Seat, ...]:
    """Who has the most points, in order of seats."""
    most = max(state.points)
    return tuple(Seat(seat) for seat, points in enumerate(state.points) if points == most)


def outcome(state: State, ending: Ending) -> Outcome:
    """Places by points; duellists in reverse order of leaving the duel (CW-32)."""
    points = tuple(state.points)
    places = [1 + sum(other > own for other in points) for own in points]
    for gone, seat in enumerate(reversed(state.left)):
        # The last one standing has place 1, who left last place 2, and so on.
        places[seat] = gone + 2
    return Outcome(ending, points, tuple(places))


def end_match(state: State, ending: Ending) -> MatchEnded:
    """Nothing is awaited any more."""
    state.phase = OVER
    state.outcome = outcome(state, ending)
    return MatchEnded(state.outcome)
