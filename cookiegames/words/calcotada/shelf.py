"""How Calçotada Wars presents itself on the home screen."""

from __future__ import annotations

from ..language import _


def about() -> str:
    """The game in one line."""
    return _(
        "Cook from the fire up to the sauce, and keep the tweezers of the others off your grid."
    )


def joke() -> str:
    """What its card says under the picture."""
    return _("Put on a bib. Then put on another one.")
