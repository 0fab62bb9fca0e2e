"""The command `play`, and no command at all: the app, at a table or at home."""

from __future__ import annotations

import time
from argparse import Namespace
from typing import Any

from . import Misuse


def run(command: Namespace) -> int:
    """Show the app; returns its exit status. Raises Misuse, and Failure."""
    if command.game is None:
        return _launch()
    # Home needs none of this, and starts faster without.
    from .typed import game_of, names_of, options_of

    entry = game_of(command.game)
    names = names_of(command.seats)
    options = options_of(entry, command.options, seats=len(names))
    return _launch(game_id=entry.id, names=names, options=options, seed=command.seed)


def resume(command: Namespace) -> int:
    """Go on with a match, the one played last unless one is named; the exit status."""
    from .keeping import asked_for

    return _launch(match=asked_for(command.match))


def _launch(**asked: Any) -> int:
    from ..controller.trouble import StoreTrouble
    from ..tui import launch
    from ..words import kept
    from . import Failure

    if (refusal := launch.terminal_refusal()) is not None:
        raise Misuse(refusal)
    try:
        return launch.run(**asked)
    except StoreTrouble as trouble:
        raise Failure(kept.say(trouble, time.time())) from None
