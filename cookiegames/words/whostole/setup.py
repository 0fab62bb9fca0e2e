"""What the table is asked before a match: who starts; there are no options."""

from __future__ import annotations

from ..language import _


def option(name: str) -> tuple[str, str]:
    """The label of this table option and one sentence of help: KeyError, since there is none."""
    raise KeyError(name)


def choice(name: str, value: object) -> str:  # noqa: ARG001 # as in every game
    """What this value of this table option is called: KeyError, since there is none."""
    raise KeyError(name)


def starters() -> str:
    """The set-up question who starts, in the book's words."""
    return _("Whoever ate a cookie last starts. Who was it?")


def note(seats: int) -> str:
    """What is different with so many seats; empty: nothing is."""
    return _("With two players, five cards are laid aside face up.") if seats == 2 else ""
