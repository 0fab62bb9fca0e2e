"""A whole screen drawn as lines: one widget that repaints only what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rich.cells import cell_len
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from ..parts.lines import Line

ASCII_SIGNS = str.maketrans({"·": "-", "…": "."})
"""What sentences have in them that is not ASCII, letters of names apart."""


class Canvas(Widget):
    """Shows lines, and turns a click on a part into the key that the part stands for."""

    DEFAULT_CSS = "Canvas { width: 1fr; height: 1fr; }"

    class Pressed(Message):
        """A part was clicked that stands for a key."""

        def __init__(self, key: str) -> None:
            super().__init__()
            self.key = key

    def __init__(
        self, styles: dict[str, Style], lines: Sequence[Line] = (), *, ascii_only: bool = False
    ) -> None:
        """A canvas with these lines on its first frame."""
        super().__init__()
        self._signs = ASCII_SIGNS if ascii_only else {}
        self._styles = styles
        self._lines = list(lines)
        self._strips = [self._strip(line) for line in self._lines]

    def show(self, lines: Sequence[Line]) -> None:
        """Show these lines; only cells that differ are painted anew."""
        width = self.size.width
        changed = [
            Region(columns[0], y, columns[1] - columns[0], 1)
            for y, (old, new) in enumerate(zip_longest(self._lines, lines))
            if (columns := _changed(old, new, width)) is not None
        ]
        self._lines = list(lines)
        self._strips = [self._strip(line) for line in lines]
        if changed:
            self.refresh(*changed)

    def restyle(self, styles: dict[str, Style]) -> None:
        """Show everything in other styles."""
        self._styles = styles
        self._strips = [self._strip(line) for line in self._lines]
        self.refresh()

    @property
    def text(self) -> str:
        """What is shown, without styles."""
        return "\n".join(line.plain for line in self._lines)

    def _strip(self, line: Line) -> Strip:
        signs, styles = self._signs, self._styles
        segments = [Segment(part.text.translate(signs), styles[part.role]) for part in line.parts]
        return Strip(segments, line.width).simplify()

    def render_line(self, y: int) -> Strip:
        """One row, as Textual asks for it."""
        ground = self.rich_style
        if y >= len(self._strips):
            return Strip.blank(self.size.width, ground)
        strip = self._strips[y].apply_style(ground)
        return strip.adjust_cell_length(self.size.width, ground)

    def on_click(self, event: events.Click) -> None:
        """Press the key that the clicked part stands for."""
        if event.y < len(self._lines):
            part = self._lines[event.y].part_at(event.x)
            if part is not None and part.key is not None:
                self.post_message(self.Pressed(part.key))


def _changed(old: Line | None, new: Line | None, width: int) -> tuple[int, int] | None:
    """The first column that differs and the one behind the last; None: nothing differs."""
    if old is None or new is None:
        return 0, width
    if old.parts == new.parts:
        return None
    before, after = _cells(old), _cells(new)
    differing = [x for x, (a, b) in enumerate(zip_longest(before, after)) if a != b]
    return (differing[0], differing[-1] + 1) if differing else None


def _cells(line: Line) -> list[tuple[str, str]]:
    """Each cell's text and role; a wide character stands in its first cell."""
    cells: list[tuple[str, str]] = []
    for part in line.parts:
        for character in part.text:
            cells.append((character, part.role))
            cells.extend([("", part.role)] * (cell_len(character) - 1))
    return cells
