"""A screen that is one canvas: it draws lines for the room there is, and hears keys."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar, cast

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from ...words import common
from ..parts.lines import Line, sentence_lines
from ..widgets.canvas import Canvas

if TYPE_CHECKING:
    from ..app import CookieApp

LEAST_WIDTH, LEAST_HEIGHT = 60, 20
"""Below this nothing can be played."""


def too_small(width: int, height: int) -> bool:
    """Whether a terminal of this size shows only the line that asks for more."""
    return width < LEAST_WIDTH or height < LEAST_HEIGHT


class Drawn(Screen[None]):
    """Subclasses say what is drawn and what a key does."""

    gated: ClassVar[bool] = False
    """Whether anybody may be looking: keys then pass the gate."""
    moves: ClassVar[frozenset[str]] = frozenset()
    """Keys that only move a cursor: the gate lets them pass without a quiet time."""
    private: ClassVar[bool] = False
    """Whether it belongs to one seat: a held Enter does not run through it, and it is covered."""

    @property
    def cookies(self) -> CookieApp:
        """The app."""
        return cast("CookieApp", self.app)

    def draw(self, width: int, height: int) -> list[Line]:
        """The lines of this screen in this room."""
        return []

    def press(self, key: str) -> None:
        """Do what this key does here: a printed character, or Textual's name of the key."""

    def compose(self) -> ComposeResult:
        # Drawn at once for the size that is known: an empty first frame costs a slow line.
        yield self.canvas(self.fitted(*self.app.size))

    def canvas(self, lines: Sequence[Line] = ()) -> Canvas:
        """A canvas in the present looks."""
        app = self.cookies
        return Canvas(app.styles_by_role, lines, ascii_only=app.look(None).glyphs.rule.isascii())

    def redraw(self) -> None:
        """Draw anew after something has changed."""
        for canvas in self.query(Canvas):
            canvas.show(self.fitted(*self.size))

    def fitted(self, width: int, height: int) -> list[Line]:
        """What is drawn in this room, or the line that asks for more."""
        if too_small(width, height):
            return sentence_lines([common.too_small(width, height)], max(1, width))
        return self.draw(width, height)[:height]

    def asked_anew(self) -> None:
        """Draw another question: keys count again once it is painted."""
        self.cookies.gate.shut()
        self.redraw()
        self._arm_after_painting()

    def on_mount(self) -> None:
        """Keys count once the first frame is painted."""
        self._arm_after_painting()

    def _arm_after_painting(self) -> None:
        self.call_after_refresh(lambda: self.cookies.gate.arm(time.monotonic()))

    def on_resize(self) -> None:
        """Use the room there is, and paint all of it: the terminal may have cut anything.

        A window that comes back to its size at once is resized, too, though the size is the same.
        """
        self.cookies.forget_drawing()
        self.redraw()
        for canvas in self.query(Canvas):
            canvas.refresh()

    def on_key(self, event: events.Key) -> None:
        """Hear a key, unless there is no room to see what it would do."""
        event.stop()
        event.prevent_default()
        # A key that came too fast for the screens to change was not meant for the next one.
        if not self.is_current:
            return
        if too_small(*self.size):
            if event.key == "escape":
                self.cookies.hotseat.cover()
            return
        printed = event.is_printable and event.character not in (None, " ")
        self.press(event.character if printed and event.character else event.key)

    def on_canvas_pressed(self, message: Canvas.Pressed) -> None:
        """A click does what its key does."""
        if self.is_current:
            self.press(message.key)
