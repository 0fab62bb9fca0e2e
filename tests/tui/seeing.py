"""What a person sees of a running app."""

from __future__ import annotations

from typing import TypeVar

from cookiegames.tui.app import CookieApp

Shown = TypeVar("Shown")


def rows(app: CookieApp) -> list[str]:
    """The rows of the screen as text."""
    strips = app.screen._compositor.render_strips()
    return [strip.text.rstrip() for strip in strips]


def seen(app: CookieApp) -> str:
    """All of the screen as text, in one line."""
    return " ".join(" ".join(rows(app)).split())


def footer(app: CookieApp) -> str:
    """The last row, which says what keys do."""
    return rows(app)[-1]


def showing(app: CookieApp, kind: type[Shown]) -> Shown:
    """The screen that is shown, which must be of this kind."""
    assert isinstance(app.screen, kind)
    return app.screen
