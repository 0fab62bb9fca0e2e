"""How The Cheating Moth presents itself on the home screen."""

from __future__ import annotations

from ..language import _


def about() -> str:
    """The game in one line."""
    return _("Get rid of your cards, slap mosquitoes, and cheat when the guard blinks.")


def joke() -> str:
    """What its card says under the picture."""
    return _("What moth? There was no moth.")
