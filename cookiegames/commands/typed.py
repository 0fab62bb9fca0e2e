"""From words that were typed to a game, its options and its players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from ..controller.names import NameRefused, clean_names
from ..controller.options import OptionRefused, allowed, read_options, split_pairs
from ..rules.catalog import GAMES, Entry
from ..rules.game import IllegalTable
from ..tui.refusals import name_sentence, option_sentence
from ..words import commands as words
from ..words import of
from ..words.nearest import nearest
from ..words.voice import Voice
from . import Misuse


def game_of(typed: str) -> Entry:
    """The game with this word. Raises Misuse."""
    entry = GAMES.get(typed.casefold())
    if entry is None:
        raise Misuse(words.unknown_game(typed, nearest(typed, GAMES)))
    return entry


def names_of(typed: str) -> tuple[str, ...]:
    """The names between the commas. Raises Misuse."""
    try:
        return clean_names(typed)
    except NameRefused as refused:
        raise Misuse(name_sentence(refused)) from None


def options_of(entry: Entry, typed: Sequence[str], *, seats: int) -> Any:
    """The game's Options for so many seats, of name=value texts. Raises Misuse."""
    try:
        return read_options(entry, split_pairs(typed), seats=seats)
    except OptionRefused as refused:
        raise Misuse(option_sentence(refused)) from None
    except IllegalTable as refused:
        raise Misuse(of(entry.id).refuse(refused, Voice(()))) from None


def options_of_all_games() -> str:
    """What each game's --option may be, for the help; a game may have none."""
    offers = [_options_of(entry) for entry in GAMES.values() if fields(entry.options())]
    return "\n\n".join(map("\n".join, offers))


def _options_of(entry: Entry) -> list[str]:
    lines = [words.options_title(entry.id)]
    for field in fields(entry.options()):
        offer = words.option_offer(
            field.metadata["clause"],
            max(field.metadata["least_seats"], entry.least_seats),
            min(field.metadata["most_seats"], entry.most_seats),
        )
        lines.append(f"  {field.name}={'|'.join(allowed(entry, field.name))}  ({offer})")
    return lines
