"""The tables that the generic tests walk: all games, numbers of seats, several option sets."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Game

from .kits import Kit

AnyGame = Game[Any, Any, Any, Any]


class Table(NamedTuple):
    """One game under one set of options, for so many seats."""

    game_id: str
    option_set: str
    seats: int

    @property
    def kit(self) -> Kit:
        """What the generic tests know of its game."""
        return kit_of(self.game_id)

    def game(self) -> AnyGame:
        """The rules under the options of this table."""
        entry = GAMES[self.game_id]
        return entry.game(entry.options(**self.kit.option_sets[self.option_set].values))

    def __str__(self) -> str:
        return f"{self.game_id}-{self.option_set}-{self.seats}"


def kit_of(game_id: str) -> Kit:
    """What the generic tests know of this game."""
    kit: Kit = import_module(f"{__package__}.kits.{game_id}").KIT
    return kit


def tables() -> list[Table]:
    """All tables; each number of seats that a game allows is among them."""
    found = []
    for entry in GAMES.values():
        option_sets = kit_of(entry.id).option_sets
        seated = [(name, seats) for name in option_sets for seats in option_sets[name].seats]
        assert {seats for _, seats in seated} == {*range(entry.least_seats, entry.most_seats + 1)}
        found += [Table(entry.id, name, seats) for name, seats in seated]
    return found
