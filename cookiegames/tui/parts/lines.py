"""Lines of styled text with places to click: what every part of a screen is drawn as."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size


class Part(NamedTuple):
    """A run of text in one role."""

    text: str
    role: str = "text"
    key: str | None = None
    """A click on it does what this key does."""


class Line:
    """One row of a screen, put together from left to right and counted in cells."""

    __slots__ = ("parts", "width")

    def __init__(self, *parts: Part) -> None:
        self.parts: list[Part] = list(parts)
        self.width = sum(cell_len(part.text) for part in parts)

    def add(self, text: str, role: str = "text", key: str | None = None) -> Line:
        """Add text at the right end."""
        if text:
            self.parts.append(Part(text, role, key))
            self.width += cell_len(text)
        return self

    def to(self, column: int) -> Line:
        """Go on at this column: filled with blanks, or cut where the line is longer already."""
        if self.width > column:
            return self.cut(column)
        return self.add(" " * (column - self.width))

    def cut(self, width: int) -> Line:
        """Cut the line to this width."""
        kept: list[Part] = []
        room = width
        for part in self.parts:
            cells = cell_len(part.text)
            if cells <= room:
                kept.append(part)
            elif room > 0:
                kept.append(part._replace(text=set_cell_size(part.text, room)))
            room -= min(cells, room)
        self.parts, self.width = kept, width - room
        return self

    def join(self, other: Line) -> Line:
        """Add another line's parts at the right end."""
        self.parts.extend(other.parts)
        self.width += other.width
        return self

    def part_at(self, column: int) -> Part | None:
        """The part that covers this column."""
        for part in self.parts:
            column -= cell_len(part.text)
            if column < 0:
                return part
        return None

    @property
    def plain(self) -> str:
        """The text alone."""
        return "".join(part.text for part in self.parts)


def fit(text: str, width: int) -> str:
    """The text in at most this many cells, with two dots where something is left out."""
    if cell_len(text) <= width:
        return text
    if width < 5:
        return set_cell_size(text, max(0, width)).rstrip()
    return set_cell_size(text, width - 2).rstrip() + ".."


def wrap(text: str, width: int) -> list[str]:
    """The text broken at blanks into rows of at most this many cells."""
    rows: list[str] = []
    row = ""
    for word in _words(text, width):
        if row and cell_len(row) + 1 + cell_len(word) > width:
            rows.append(row)
            row = word
        else:
            row = f"{row} {word}" if row else word
    return [*rows, row] if row else rows or [""]


def _words(text: str, width: int) -> Iterator[str]:
    """The words of the text; one that is wider than a row comes in pieces."""
    for word in text.split():
        rest = word
        while cell_len(rest) > width:
            head = set_cell_size(rest, width).rstrip() or rest[:1]
            yield head
            rest = rest[len(head) :]
        if rest:
            yield rest


def sentence_lines(sentences: Iterable[str], width: int, role: str = "text") -> list[Line]:
    """Sentences one below the other, wrapped."""
    return [Line(Part(row, role)) for sentence in sentences for row in wrap(sentence, width)]


def beside(blocks: Sequence[Sequence[Line]], gap: int = 1) -> list[Line]:
    """Blocks of lines set side by side, their tops level."""
    height = max((len(block) for block in blocks), default=0)
    widths = [max((line.width for line in block), default=0) for block in blocks]
    rows = []
    for y in range(height):
        row = Line()
        column = 0
        for block, width in zip(blocks, widths, strict=True):
            row.to(column)
            if y < len(block):
                row.join(block[y])
            column += width + gap
        rows.append(row)
    return rows


def key_line(keys: Iterable[tuple[str, str, str]], width: int) -> Line:
    """The footer: (key to press, its sign, what it does), as many as fit."""
    row = Line()
    for key, sign, does in keys:
        piece = Line(Part(sign, "key", key), Part(f" {does}", "dim", key))
        gap = 3 if row.parts else 1
        if row.width + gap + piece.width > width:
            break
        row.add(" · " if row.parts else " ", "rule").join(piece)
    return row
