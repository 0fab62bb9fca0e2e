"""The app with a glyph set of the tests' own: one letter a thing, an alphabet a viewer."""

from __future__ import annotations

import sys
from collections.abc import Callable
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, NoReturn

if TYPE_CHECKING:
    from cookiegames.tui.app import CookieApp

ALPHABET = 80
"""How many letters an alphabet has."""
FIRST = 0x1401
"""Canadian syllabics: more than six hundred letters of width one, used by nothing else here."""


def alphabet(viewer: int | None) -> range:
    """The letters in which this viewer's screens name cards, pieces and markers."""
    number = 0 if viewer is None else viewer + 1
    return range(FIRST + number * ALPHABET, FIRST + (number + 1) * ALPHABET)


def caller(viewer: int | None, place: Callable[[Enum], int]) -> Callable[[Enum], str]:
    """Names things for this viewer; `place` numbers them from 0."""
    letters = alphabet(viewer)
    return lambda thing: chr(letters[place(thing)])


def owner(letter: str) -> int | None:
    """Whose alphabet a letter is of: -1 for the public's; None: no such letter."""
    number = (ord(letter) - FIRST) // ALPHABET
    return number - 1 if 0 <= number <= 6 else None


def batalha_place(thing: Enum) -> int:
    """Numbers the things of Batalha dos Cookies."""
    from cookiegames.rules.batalha.cards import Card, Marker, Piece, Suit

    if isinstance(thing, Card):
        return int(thing)
    if isinstance(thing, Piece):
        return 54 + int(thing)
    if isinstance(thing, Marker):
        return 58 + int(thing)
    assert isinstance(thing, Suit)
    return 64 + list(Suit).index(thing)


PLACES: dict[str, Callable[[Enum], int]] = {"batalha": batalha_place}


def _app(game_id: str, names: tuple[str, ...], seed: int, gate: float) -> CookieApp:
    from cookiegames.controller.settings import Settings
    from cookiegames.rules.catalog import GAMES
    from cookiegames.rules.game import Seat
    from cookiegames.tui.app import CookieApp
    from cookiegames.tui.gate import Gate
    from cookiegames.tui.look import UNICODE, Look

    class CanaryApp(CookieApp):
        def look(self, viewer: Seat | None) -> Look:
            return Look(UNICODE, caller(viewer, PLACES[game_id]))

    app = CanaryApp(Random(seed), gate=Gate(gate), settings=Settings(animations=False))
    app.seat_at_start(game_id, names, GAMES[game_id].options(), 0)
    return app


def main(game_id: str, names: str, seed: str, gate: str) -> NoReturn:
    """Run the app at a table with the canary look."""
    from cookiegames import environment

    environment.harden()
    from cookiegames.tui import launch

    sys.exit(launch.start(lambda: _app(game_id, tuple(names.split(",")), int(seed), float(gate))))


if __name__ == "__main__":
    main(*sys.argv[1:])
