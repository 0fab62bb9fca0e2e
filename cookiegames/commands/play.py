"""The command `play`, and no command at all: the app, at a table or at home."""

from __future__ import annotations

from argparse import Namespace


def run(command: Namespace) -> int:
    """Show the app; returns its exit status. Raises Misuse."""
    if command.game is None:
        from ..tui import launch

        return launch.run()
    # Home needs none of this, and starts faster without.
    from .typed import game_of, names_of, options_of

    entry = game_of(command.game)
    names = names_of(command.seats)
    options = options_of(entry, command.options, seats=len(names))
    from ..tui import launch

    return launch.run(entry.id, names, options, seed=command.seed)
