"""The pages that can be opened at a table of each game, and the keys that open and close them."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cookiegames.controller.table import Table
from cookiegames.words import house
from cookiegames.words.batalha import board as batalha
from cookiegames.words.calcotada import board as calcotada
from cookiegames.words.whostole import board as whostole

BACKSPACE, F2, F3, F10 = "\x7f", "\x1bOQ", "\x1bOR", "\x1b[21~"
CTRL_Q = "\x11"


class Page(NamedTuple):
    """A page that can be opened over any screen of the table."""

    name: str
    keys: tuple[str, ...]
    shows: Callable[[Table], str]
    """What stands on it, at this table as it is."""


RULES = Page("rules", ("?",), lambda table: house.rules_title(table.company.entry.title))
MENU = Page("menu", (F10,), lambda _: house.menu_entry("rules")[1])
RECORD = Page("record", (F2,), lambda table: house.record_title(table.company.entry.title))
SETTINGS = Page("settings", (F10, "s"), lambda _: house.setting("theme")[1])
OWN = {
    "batalha": (Page("tricks", (F3,), lambda table: batalha.tricks_title(table.public.round)),),
    "calcotada": (Page("piles", (F3,), lambda _: calcotada.piles_title()),),
    "whostole": (Page("cards", (F3,), lambda _: whostole.all_cards()),),
}
"""The pages that a game has of its own."""


def pages_of(game_id: str) -> tuple[Page, ...]:
    """All pages that can be opened at a table of this game."""
    return RULES, MENU, RECORD, SETTINGS, *OWN.get(game_id, ())
