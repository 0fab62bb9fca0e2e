"""What the generic tests must know of a game; a module for each game holds its KIT."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple


class OptionSet(NamedTuple):
    """Options by name, and the numbers of seats they are walked with."""

    values: Mapping[str, Any]
    seats: Sequence[int]


class Goal(NamedTuple):
    """A way in which a match can end, kept as a golden playthrough."""

    option_set: str
    seats: int
    reached: Callable[[Any], bool]
    """Whether a match ended like this, from what the public sees at its end."""


@dataclass(frozen=True, slots=True)
class Kit:
    """What the generic tests know of one game."""

    option_sets: Mapping[str, OptionSet]
    goals: Mapping[str, Goal]
    """By the name of the golden file."""
    conserved: Callable[[Sequence[Any]], None]
    """Asserts that nothing is lost or doubled, from what each seat and, last, the public sees."""
    interrupts: tuple[type, ...]
    """Actions that may be done out of turn; eager walks do them at once, lazy ones never."""
    public: tuple[type, ...]
    """Actions that law L1b leaves out: public although the choice is asked secretly, or a draw
    that is looked at for a while and never told."""
    nearby: Callable[[Any, Random], Iterator[Any]]
    """Chance draws that differ in little from this one, for law L1b."""
    walks: int
    """Seeded walks for each table. With the two volumes below: about 90 s on one core in all."""
    examples: int
    """Walks for each table that hypothesis chooses."""
    private_walks: int
    """Walks for each table on which the privacy laws are tested."""
