"""How Batasaurus presents itself on the home screen."""

from __future__ import annotations

from ..language import _


def about() -> str:
    """The game in one line."""
    return _("Remember where your twelve dinosaurs lie, and send the right one into battle.")


def joke() -> str:
    """What its card says under the picture."""
    return _("T. Rex never forgets. You might.")
