"""A private list to choose from: a target, a card to name. What cannot be chosen says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...words import keys
from ..parts.lines import Line, Part, sentence_lines
from ..parts.pages import MARGIN, heading, indented
from .table import PrivateScreen


class Choice(NamedTuple):
    """One entry of the list."""

    label: str
    choose: Callable[[], None] | None
    """What Enter does; None: it cannot be chosen."""
    why_not: str = ""


class ChoiceScreen(PrivateScreen):
    """Subclasses say what is chosen. Backspace goes back to the hand, Esc covers."""

    at: int | None = None
    """Which entry the cursor is on; nothing is chosen when the list opens."""

    _hint = ""
    """Why the last key did nothing."""

    def headline(self) -> str:
        """What is chosen."""
        return ""

    def notes(self) -> list[str]:
        """Sentences above the list."""
        return []

    def choices(self) -> list[Choice]:
        """The entries; at least one can be chosen."""
        return []

    def draw(self, width: int, height: int) -> list[Line]:
        """The headline, the notes, and the list."""
        lines = [Line(), heading(self.headline(), "", width)]
        lines += indented(sentence_lines(self.notes(), width - 2 * MARGIN, "dim"))
        lines.append(Line())
        for place, choice in enumerate(self.choices()):
            role = "raised" if place == self.at else "text"
            if choice.choose is None:
                role = "raised-barred" if place == self.at else "barred"
            line = Line(Part("  "), Part(f" {choice.label} ", role, f"entry:{place}"))
            lines.append(line.add(f" {choice.why_not}", "dim"))
        refused = sentence_lines([self._hint or self.refusal_line()], width - 2 * MARGIN, "warn")
        cover, *pages = self.page_keys()
        footer = [
            ("down", keys.arrows(), keys.chooses()),
            ("enter", "Enter", keys.confirms()),
            cover,
            ("backspace", "Backspace", keys.to_hand()),
            *pages,
        ]
        return self.close([*lines, Line(), *indented(refused)], footer, width, height)

    def press_own(self, key: str) -> None:
        """Move over the list, choose, or go back to the hand."""
        choices = self.choices()
        self._hint = ""
        match key:
            case "down" | "right" | "tab":
                self.at = 0 if self.at is None else (self.at + 1) % len(choices)
            case "up" | "left" | "shift+tab":
                self.at = ((self.at or 0) - 1) % len(choices)
            case "enter":
                choose = None if self.at is None else choices[self.at].choose
                if choose is not None:
                    choose()
                    return
                self._hint = keys.choose_first() if self.at is None else keys.not_this_one()
            case "backspace":
                self.cookies.hotseat.private()
                return
            case _ if key.startswith("entry:"):
                self.at = int(key.removeprefix("entry:"))
        self.redraw()
