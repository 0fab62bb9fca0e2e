"""How Who stole the cookie? presents itself on the home screen."""

from __future__ import annotations

from ..language import _


def about() -> str:
    """The game in one line."""
    return _("One card in your hand, one to discard: be the last who can still have the cookie.")


def joke() -> str:
    """What its card says under the picture."""
    return _("Nobody took it. Mind the crumbs.")
