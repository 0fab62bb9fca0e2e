"""The one list of the games."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .game import Game


class Entry(NamedTuple):
    """What can be told of a game without loading its rules."""

    id: str
    """Its word on the command line, the name of its rules package, screen and rule sheet."""
    title: str
    prefix: str
    """What its clause ids begin with, such as "BC"."""
    least_seats: int
    most_seats: int
    minutes: int
    """About how long a match takes."""

    def options(self, **values: Any) -> Any:
        """The game's Options with these values. Raises IllegalTable; TypeError for a wrong name."""
        return import_module(f"{__package__}.{self.id}").Options(**values)

    def game(self, options: Any = None) -> Game[Any, Any, Any, Any]:
        """The game under these options, or under its defaults."""
        package = import_module(f"{__package__}.{self.id}")
        game: Game[Any, Any, Any, Any] = package.Rules(options or package.Options())
        return game


GAMES = {
    entry.id: entry
    for entry in (
        Entry("batalha", "Batalha dos Cookies", "BC", 2, 6, 45),
        Entry("calcotada", "Calçotada Wars", "CW", 2, 6, 40),
        Entry("whostole", "Who stole the cookie?", "WS", 2, 4, 20),
        Entry("batasaurus", "Batasaurus", "BS", 2, 4, 15),
        Entry("moth", "The Cheating Moth", "CM", 3, 5, 30),
    )
}
