"""Plays a match that is kept, action by action, and says after each how many lines there are."""

from __future__ import annotations

import signal
import sys
from pathlib import Path
from random import Random

from cookiegames.controller.keeper import Keeper

from .keeping import company, step, store_in


def main(folder: str, match: str, game_id: str, seed: str) -> None:
    """Go on with the match, or with new ones, until somebody ends this process."""
    # Whoever started the tests may have asked for hang-ups to be ignored.
    signal.signal(signal.SIGHUP, signal.SIG_DFL)
    keeper, rng = Keeper(store_in(Path(folder)), Random(int(seed))), Random(int(seed))
    table = keeper.take_up(match) if match else keeper.deal(company(game_id))
    while True:
        ledger = keeper._ledger
        assert ledger is not None
        print(ledger.match, len(ledger._log), flush=True)
        if not step(table, rng):
            table = keeper.deal(company(game_id))


if __name__ == "__main__":
    main(*sys.argv[1:])
