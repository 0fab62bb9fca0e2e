"""A table for a bot: the app in the tests' letters, in a terminal that is watched."""

from __future__ import annotations

from pathlib import Path

from .bot import Player
from .process import Process, python

FOUR = ("Dante", "Gael", "Maya", "Ze")
TWO = ("Dante", "Gael")


def table(
    home: Path,
    bot: Player,
    *,
    columns: int = 80,
    rows: int = 24,
    kind: str = "sound",
    gate: float = 0,
    clock: Path | None = None,
    store: Path | None = None,
    match: str = "",
) -> Process:
    """Start the app at this bot's table; `gate`: the quiet seconds that a key needs.

    `clock`: a file that holds the seconds by which the clocks of the table go; None: real ones.
    `store`: where the match is kept; `match`: the one that is gone on with.
    """
    names = ",".join(bot.names)
    seating = (bot.game_id, names, str(bot.seed), str(gate), kind, bot.options, str(clock or ""))
    argv = python("tests.pty.canary", *seating, str(store or ""), match)
    return Process(argv, home=home, columns=columns, rows=rows, watch=bot.watch)
