"""How Batalha dos Cookies presents itself on the home screen."""

from __future__ import annotations

from ..language import _


def about() -> str:
    """The game in one line."""
    return _("Win the pieces, join them to whole cookies, and beware of eating the most.")


def joke() -> str:
    """What its card says under the picture."""
    return _("Whoever eats the most wins a stomach ache.")
