"""Random legal play of any game, in which everybody sometimes acts out of turn."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, TypeVar

from ..rules.game import Chance, Choose, Game, Offer, Outcome, Over, Seat

C = TypeVar("C")

OUT_OF_TURN = 0.02
"""How often a seat that is not asked does something that it may, each time anybody is asked."""
ANSWER = 0.3
"""How often a seat takes up an Offer."""
MOST_ACTIONS = 100_000
"""A match that takes longer never ends."""


def play_out(game: Game[Any, Any, Any, Any], seats: int, rng: Random) -> tuple[Outcome | None, int]:
    """The outcome of one random match, and its number of actions; no outcome: it did not end."""
    state = game.start(seats, Seat(pick(range(seats), rng)))
    for actions in range(MOST_ACTIONS):
        match game.ask(state):
            case Over(outcome):
                return outcome, actions
            case Chance():
                game.apply(state, None, game.draw_chance(state, rng))
            case Choose(seat):
                others = [other for other in range(seats) if other != seat]
                if not _volunteer(game, state, others, OUT_OF_TURN, rng):
                    game.apply(state, seat, pick(tuple(game.legal_actions(state, seat)), rng))
            case Offer():
                if not _volunteer(game, state, range(seats), ANSWER, rng):
                    game.apply(state, None, pick(tuple(game.legal_actions(state, None)), rng))
    return None, MOST_ACTIONS


def _volunteer(
    game: Game[Any, Any, Any, Any], state: Any, seats: Sequence[int], chance: float, rng: Random
) -> bool:
    """Whether one of these seats acted unasked. All are polled: what each may do is worked out."""
    choices = [(Seat(seat), tuple(game.legal_actions(state, Seat(seat)))) for seat in seats]
    willing = [(seat, legal) for seat, legal in choices if legal and rng.random() < chance]
    if not willing:
        return False
    seat, legal = pick(willing, rng)
    game.apply(state, seat, pick(legal, rng))
    return True


def pick(choices: Sequence[C], rng: Random) -> C:
    """One of these, by `rng.random()` alone, which stays the same in all versions of Python."""
    return choices[int(rng.random() * len(choices))]
