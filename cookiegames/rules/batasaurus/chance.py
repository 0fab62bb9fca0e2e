"""The shuffle of Batasaurus: every set is laid out in a random order."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import TypeVar

from .actions import LayOut
from .cards import SET
from .refusals import not_awaited
from .state import LAY_OUT, State

T = TypeVar("T")


def shuffled(things: Iterable[T], rng: Random) -> list[T]:
    """The things in an order drawn by `rng.random()` alone."""
    random = rng.random
    return sorted(things, key=lambda _: random())


def draw(state: State, rng: Random) -> LayOut:
    """The layouts (BS-2). Raises IllegalAction if none are due."""
    if state.phase is not LAY_OUT:
        raise not_awaited(state)
    return LayOut(tuple(tuple(shuffled(SET, rng)) for _ in range(state.seats)))
