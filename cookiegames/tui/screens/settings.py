"""The settings: looks, and how long a hand may lie open."""

from __future__ import annotations

from dataclasses import replace

from ...controller.settings import CHOICES
from ...words import house, keys
from .. import faces
from ..look import Glyphs
from ..parts.lines import Line, Part, beside, sentence_lines
from ..parts.pages import MARGIN, Key, full_page, heading, indented, rule
from ..widgets.canvas import Canvas
from .overlay import Page

SHOWN = ("theme", "glyphs", "animations", "idle_cover", "pace")
_LABELS = 16
_VALUES = 26


class SettingsScreen(Page):
    """A row for each setting; what is changed counts at once."""

    opened_by = ("s",)

    def __init__(self) -> None:
        super().__init__()
        self._row = 0
        self._kept: bool | None = None

    def draw(self, width: int, height: int) -> list[Line]:
        """The rows, the chosen one's explanation, and a sample of the looks."""
        look = self.cookies.look(None)
        lines = [heading(house.settings_title(), "", width), rule(look.glyphs, width), Line()]
        lines += [self._setting(index) for index in range(len(SHOWN))]
        lines.append(Line())
        lines += indented(sentence_lines(self._help(), width - 4 * MARGIN, "dim"), 2 * MARGIN)
        if self._kept is False:
            sentence = sentence_lines([house.not_kept()], width - 4 * MARGIN, "warn")
            lines += indented(sentence, 2 * MARGIN)
        lines += [Line(), *indented(_sample(look.glyphs), 2 * MARGIN)]
        return full_page(lines, self._keys(), width, height)

    def _setting(self, index: int) -> Line:
        name = SHOWN[index]
        chosen = index == self._row
        value = house.setting_value(name, getattr(self.cookies.settings, name))
        key = f"row {index}"
        row = Line(Part("  > " if chosen else "    ", "accent", key))
        row.add(house.setting(name)[0], "strong" if chosen else "text", key)
        row.to(2 * MARGIN + _LABELS)
        row.add("<", "key", f"left {index}").add(" ", "text", f"left {index}")
        shown = value.center(_VALUES - 4)
        row.add(shown, "awaited" if chosen else "text", f"right {index}")
        return row.add(" ", "text", f"right {index}").add(">", "key", f"right {index}")

    def _help(self) -> list[str]:
        name = SHOWN[self._row]
        sentences = [house.setting(name)[1]]
        if name == "glyphs" and self.cookies.plain:
            sentences.append(house.plain_terminal())
        if self._kept is not False:
            sentences.append(house.kept())
        return sentences

    def _keys(self) -> list[Key]:
        return [
            *self.ways_back(),
            ("down", "Up/Down", keys.chooses()),
            ("right", "Left/Right", keys.changes()),
        ]

    def press_own(self, key: str) -> None:
        """Choose a row, or give its setting the next value."""
        doing, _, index = key.partition(" ")
        if index:
            self._row = int(index)
        match doing:
            case "up" | "down":
                self._row = (self._row + (1 if doing == "down" else -1)) % len(SHOWN)
                self.redraw()
            case "left" | "right" | "enter" | "space":
                self._change(-1 if doing == "left" else 1)
            case "row":
                self.redraw()
            case _:
                return

    def _change(self, step: int) -> None:
        name = SHOWN[self._row]
        app = self.cookies
        choices = CHOICES[name]
        value = choices[(choices.index(getattr(app.settings, name)) + step) % len(choices)]
        self._kept = app.change(replace(app.settings, **{name: value}))
        for canvas in self.query(Canvas):
            canvas.restyle(app.styles_by_role)
        self.redraw()


def _sample(glyphs: Glyphs) -> list[Line]:
    """A card of each colour."""
    roles = ("blue", "green", "red", "gold", "grey")
    cards = [
        faces.large(faces.Face(value, sign, letter, role), glyphs)
        for value, sign, letter, role in zip(
            ("10", "7", "3", "12", "0"), glyphs.suits, "BGRTZ", roles, strict=True
        )
    ]
    drawn = [
        [Line(Part(row, role)) for row in card] for card, role in zip(cards, roles, strict=True)
    ]
    return beside(drawn)
