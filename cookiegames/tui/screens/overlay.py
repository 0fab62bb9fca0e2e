"""Pages that are opened over the table or over home, show no secret, and close the same way."""

from __future__ import annotations

from typing import ClassVar

from textual import events

from ...words import house, keys
from ..parts.lines import Line
from ..parts.pages import MARGIN, Key, View, full_page, heading, indented, rule
from .drawn import Drawn

__all__ = ["Key", "Overlay", "Page"]

WHEEL = 3
"""Lines a notch of the mouse wheel scrolls."""


class Page(Drawn):
    """Esc, Backspace and the key that opened it close it; over a hand, Esc covers instead."""

    opened_by: ClassVar[tuple[str, ...]] = ()
    """The keys that open this page, and close it again."""

    @property
    def over_hand(self) -> bool:
        """Whether somebody has the keyboard, and this page lies over a hand."""
        table = self.cookies.hotseat.table
        return table is not None and table.viewer is not None

    def ways_back(self) -> list[Key]:
        """The keys that close this page."""
        if self.over_hand:
            return [
                ("backspace", "Backspace", house.back_to_hand()),
                ("escape", "Esc", keys.covers()),
            ]
        return [("escape", "Esc", keys.goes_back())]

    def press(self, key: str) -> None:
        """Close, or do what this page does."""
        if key == "escape":
            self.cookies.hotseat.escape()
        elif key == "backspace" or key.lower() in self.opened_by:
            self.cookies.hotseat.back()
        elif key == "f10":
            from .menu import Menu

            self.cookies.hotseat.overlay(Menu())
        else:
            self.press_own(key)

    def press_own(self, key: str) -> None:
        """Do what this key does on this page."""


class Overlay(Page):
    """A page that may be longer than the screen: subclasses say what stands over and in it."""

    margin: ClassVar[int] = MARGIN
    """Columns that are left free on both sides of the content."""

    def __init__(self) -> None:
        super().__init__()
        self.view = View()

    def heading(self) -> str:
        """What stands over the page."""
        return ""

    def content(self, width: int) -> list[Line]:
        """What scrolls, in this width."""
        return []

    def above(self, width: int) -> list[Line]:
        """What stays in place while the rest scrolls."""
        glyphs = self.cookies.look(None).glyphs
        return [heading(self.heading(), self.view.where, width), rule(glyphs, width)]

    def footer(self) -> list[Key]:
        """The keys that work now."""
        back = self.ways_back()
        return [*back, ("pagedown", "PgUp/PgDn", keys.scrolls())] if self.view.where else back

    def draw(self, width: int, height: int) -> list[Line]:
        """The part of the page that is seen."""
        room = height - 1 - len(self.above(width))
        content = indented(self.content(width - 2 * self.margin), self.margin)
        seen = self.view.show(content, room)
        # Drawn after the view has settled: it says which part is seen.
        return full_page([*self.above(width), *seen], self.footer(), width, height)

    def press_own(self, key: str) -> None:
        """Scroll."""
        if self.view.press(key):
            self.redraw()

    def on_mouse_scroll_down(self, event: events.MouseScrollDown) -> None:
        """Scroll with the wheel."""
        event.stop()
        self.view.go(self.view.top + WHEEL)
        self.redraw()

    def on_mouse_scroll_up(self, event: events.MouseScrollUp) -> None:
        """Scroll with the wheel."""
        event.stop()
        self.view.go(self.view.top - WHEEL)
        self.redraw()
