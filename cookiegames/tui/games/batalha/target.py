"""Asks on whom a marker is used."""

from __future__ import annotations

from collections.abc import Sequence

from ....controller.table import Table
from ....rules.batalha.actions import UseMarker
from ....words import keys
from ....words.batalha import board as say
from ...parts.lines import Line, Part, sentence_lines
from ...screens.table import PrivateScreen
from .faces import call


class ChooseTarget(PrivateScreen):
    """The players who may be chosen, as a list."""

    def __init__(self, table: Table, actions: Sequence[UseMarker]) -> None:
        super().__init__(table)
        self._actions = actions
        self._at = 0

    def draw(self, width: int, height: int) -> list[Line]:
        """The marker, what it does, and the list."""
        marker = self._actions[0].marker
        title = say.choose_target(call(marker, self.cookies.look(self.viewer)))
        lines = [Line(), Line(Part(f"  {title}", "title"))]
        meaning = sentence_lines([self.game_words.meaning(marker)], width - 4, "dim")
        lines += [Line(Part("  ")).join(line) for line in meaning]
        lines.append(Line())
        for place, action in enumerate(self._actions):
            label = f" {self.game_words.label(action, self.voice)} "
            role = "raised" if place == self._at else "text"
            lines.append(Line(Part("  "), Part(label, role, f"entry:{place}")))
        lines += sentence_lines([self.refusal_line()], width - 2, "warn")
        footer = [
            ("down", keys.arrows(), keys.chooses()),
            ("enter", "Enter", keys.uses()),
            ("backspace", "Backspace", keys.to_hand()),
            *self.page_keys(),
        ]
        return self.close(lines, footer, width, height)

    def press_own(self, key: str) -> None:
        """Move over the list, use the marker, or go back to the hand."""
        match key:
            case "down" | "right" | "tab":
                self._at = (self._at + 1) % len(self._actions)
            case "up" | "left" | "shift+tab":
                self._at = (self._at - 1) % len(self._actions)
            case "enter":
                self.submit(self._actions[self._at])
                return
            case "backspace":
                self.cookies.hotseat.private()
                return
            case _ if key.startswith("entry:"):
                self._at = int(key.removeprefix("entry:"))
        self.redraw()
