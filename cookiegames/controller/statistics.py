"""What people have won: by name on this machine, for each game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from .store import Result


class People(NamedTuple):
    """One person in one game."""

    name: str
    game: str
    matches: int
    wins: float
    """A shared win counts as its part."""
    best: int
    """The highest score."""


def people(results: Iterable[Result]) -> list[People]:
    """Everybody in every game they have finished; the most wins first."""
    found: dict[tuple[str, str], list[Result]] = {}
    for result in results:
        found.setdefault((result.name, result.game), []).append(result)
    table = [
        People(
            name=name,
            game=game,
            matches=len(played),
            wins=round(sum(one.share for one in played), 3),
            best=max(one.score for one in played),
        )
        for (name, game), played in found.items()
    ]
    return sorted(table, key=lambda one: (-one.wins, one.matches, one.name, one.game))
