"""Matches in a store of the test's own, played at random."""

from __future__ import annotations

from pathlib import Path
from random import Random

from cookiegames.controller.keeper import Keeper
from cookiegames.controller.store import Store
from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Over

NAMES = ("Dante", "Gael", "Maya")


def company(game_id: str = "batalha", names: tuple[str, ...] = NAMES) -> Company:
    """A table of three."""
    entry = GAMES[game_id]
    options = entry.options(calm=True) if game_id == "moth" else entry.options()
    return Company(entry=entry, options=options, names=names)


def store_in(folder: Path) -> Store:
    """A store in this folder."""
    return Store(folder / "matches.db")


def begun(folder: Path, game_id: str = "batalha", seed: int = 1) -> tuple[Keeper, Table]:
    """A match that has just been dealt, in a store of its own connection."""
    keeper = Keeper(store_in(folder), Random(seed))
    return keeper, keeper.deal(company(game_id))


def step(table: Table, rng: Random) -> bool:
    """One random action; False: the match is over."""
    ask = table.ask
    if isinstance(ask, Over):
        return False
    if isinstance(ask, Choose) and ask.secret:
        table.take(ask.seat)
    table.act(rng.choice(table.legal()))
    table.cover()
    return True


def everything(table: Table) -> list[object]:
    """What each seat and the public may know, and what is asked: the whole match."""
    seats = [*range(len(table.company.names)), None]
    sights = [table._game.observe(table._state, seat) for seat in seats]
    return [*sights, table.ask, table._events, table._seen, table.wishes]
