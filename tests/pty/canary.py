"""The app with a glyph set of the tests' own: one letter a thing, an alphabet a viewer."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from enum import Enum
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, NamedTuple, NoReturn

if TYPE_CHECKING:
    from cookiegames.tui.app import CookieApp

ALPHABET = 80
"""How many letters an alphabet has."""
FIRST = 0x1401
"""Canadian syllabics: more than six hundred letters of width one, used by nothing else here."""

PUBLIC = -1
"""The owner of the letters for what everybody may see."""
EVERY_LETTER = f"{chr(FIRST)}-{chr(FIRST + 7 * ALPHABET - 1)}"
"""All alphabets, as a range of a regular expression."""


def alphabet(viewer: int | None) -> range:
    """The letters in which this viewer's screens name cards, pieces and markers."""
    number = 0 if viewer is None else viewer + 1
    return range(FIRST + number * ALPHABET, FIRST + (number + 1) * ALPHABET)


def caller(viewer: int | None, place: Callable[[Enum], int]) -> Callable[[Enum], str]:
    """Names things for this viewer; `place` numbers them from 0."""
    letters = alphabet(viewer)
    return lambda thing: chr(letters[place(thing)])


def owner(letter: str) -> int:
    """Whose alphabet this letter of ours is of: a seat's, or the public's."""
    return (ord(letter) - FIRST) // ALPHABET - 1


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


def number(thing: Enum) -> int:
    """Numbers the things of a game that has one kind of them."""
    return int(thing.value)


def calcotada_place(thing: Enum) -> int:
    """Numbers the things of Calçotada Wars."""
    from cookiegames.rules.calcotada.cards import Back, Card, Ingredient

    if isinstance(thing, Card):
        return int(thing)
    if isinstance(thing, Ingredient):
        return len(Card) + int(thing)
    assert isinstance(thing, Back)
    return len(Card) + len(Ingredient) + int(thing)


PLACES: dict[str, Callable[[Enum], int]] = {
    "moth": number,
    "batalha": batalha_place,
    "calcotada": calcotada_place,
    "whostole": number,
    "batasaurus": number,
}


class Seating(NamedTuple):
    """What the command line says, as it is typed."""

    game_id: str
    names: str
    seed: str
    gate: str
    """The quiet seconds that a key needs."""
    kind: str = "sound"
    """Which fault is planted in the app."""
    options: str = ""
    """Such as "calm=yes,watch=3"."""
    clock: str = ""
    """A file that holds the seconds by which the clocks of the table go; none: real ones."""
    store: str = ""
    """The file in which the match is kept; none: it is not."""
    match: str = ""
    """The match that is gone on with; none: a new one begins."""


def _app(seating: Seating) -> CookieApp:
    from cookiegames.controller.options import read_options, split_pairs
    from cookiegames.controller.settings import Settings
    from cookiegames.controller.store import Store
    from cookiegames.rules.catalog import GAMES
    from cookiegames.tui.gate import Gate

    from .apps import APPS

    seed, entry, names = int(seating.seed), GAMES[seating.game_id], seating.names.split(",")
    clock = Path(seating.clock)
    app = APPS[seating.kind](
        Random(seed),
        gate=Gate(float(seating.gate)),
        settings=Settings(animations=False),
        now=(lambda: float(clock.read_text())) if seating.clock else time.monotonic,
        moments=Random(seed),
        store=Store(Path(seating.store)) if seating.store else None,
    )
    if seating.match:
        app.resume_at_start(seating.match)
        return app
    pairs = split_pairs(pair for pair in seating.options.split(",") if pair)
    app.seat_at_start(entry.id, tuple(names), read_options(entry, pairs, seats=len(names)), 0)
    return app


def main(*arguments: str) -> NoReturn:
    """Run the app at a table with the canary look."""
    from cookiegames import environment

    environment.harden()
    from cookiegames.tui import launch

    def make_app() -> CookieApp:
        return _app(Seating(*arguments))

    sys.exit(launch.start(make_app))


if __name__ == "__main__":
    main(*sys.argv[1:])
