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

from ..parts.lines import Line, Part

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
        regions, strips = [], []
        for y, (old, new) in enumerate(zip_longest(self._lines, lines)):
            columns = _changed(old, new, width)
            if columns is not None:
                regions.append(Region(columns[0], y, columns[1] - columns[0], 1))
            if new is not None:
                strips.append(self._strips[y] if columns is None else self._strip(new))
        self._lines, self._strips = list(lines), strips
        if regions:
            self.refresh(*regions)

    def restyle(self, styles: dict[str, Style]) -> None:
        """Show everything in other styles."""
        self._styles = styles
        self._strips = [self._strip(line) for line in self._lines]
        self.refresh()

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
    """The columns that the parts which differ take: the first, and the one behind the last."""
    if old is None or new is None:
        return 0, width
    if old.parts == new.parts:
        return None
    first = _alike(old.parts, new.parts)
    last = max(old.width, new.width)
    if old.width == new.width:
        last -= _alike(old.parts[::-1], new.parts[::-1])
    return min(first, last - 1), last


def _alike(before: Sequence[Part], after: Sequence[Part]) -> int:
    """How many cells the parts take that are the same from the beginning on."""
    cells = 0
    for one, other in zip(before, after, strict=False):
        if one != other:
            break
        cells += cell_len(one.text)
    return cells
