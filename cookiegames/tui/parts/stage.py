"""What every table has around its cards: header, dividers, the last news, the record."""

from __future__ import annotations

from collections.abc import Sequence

from ...words import keys
from ..look import Glyphs
from .lines import Line, Part, beside, fit, sentence_lines

ROOMY_WIDTH, ROOMY_HEIGHT = 110, 34
"""From this size on the record lies beside the table."""
RECORD_WIDTH = 38
TALL_HEIGHT = 30
"""From this height on cards are large."""


def is_roomy(width: int, height: int) -> bool:
    """Whether the record lies beside the table."""
    return width >= ROOMY_WIDTH and height >= ROOMY_HEIGHT


def table_width(width: int, height: int) -> int:
    """The columns that are the table's own."""
    return width - RECORD_WIDTH if is_roomy(width, height) else width


def header(title: str, status: str, width: int) -> Line:
    """The first row: the game, how far it has come, and the way to the rules."""
    left = Line(Part(f" {title}", "title"))
    right = Line(Part("?", "key", "?"), Part(f" {keys.rules()} ", "dim", "?"))
    middle = fit(status, max(0, width - left.width - right.width - 4))
    start = max(left.width + 2, (width - len(middle)) // 2)
    return left.to(start).add(middle, "strong").to(width - right.width).join(right)


def divider(glyphs: Glyphs, width: int, *labels: Line) -> Line:
    """A line across the table, with labels in it."""
    line = Line()
    for label in labels:
        line.add(f" {glyphs.rule * 2} ", "rule").join(label)
    line.add(" ")
    return line.add(glyphs.rule * max(0, width - line.width), "rule").cut(width)


def news(recent: Sequence[str], width: int, rows: int) -> list[Line]:
    """The last events that fit; the newest, at the bottom, stands out."""
    if rows <= 0:
        return []
    older = sentence_lines(recent[:-1], width - 1, "dim")
    newest = sentence_lines(recent[-1:], width - 1, "text")
    return said([*older, *newest][-rows:])


def said(lines: Sequence[Line]) -> list[Line]:
    """Lines moved in by one column."""
    return [Line(Part(" ")).join(line) for line in lines]


def above_question(lines: Sequence[Line], question: str, width: int, height: int) -> list[Line]:
    """The table, and in the last rows but the footer what is asked."""
    below = [Line(), *said(sentence_lines([question], width - 2, "strong")), Line()]
    room = height - 1 - len(below)
    return [*lines[:room], *[Line()] * (room - len(lines)), *below]


def with_record(
    lines: Sequence[Line], record: Sequence[str], glyphs: Glyphs, width: int, height: int
) -> list[Line]:
    """The table with the public record to its right, where there is room for it."""
    if not is_roomy(width, height):
        return list(lines)
    rows, room = height - 1, width - RECORD_WIDTH
    told = sentence_lines(record, RECORD_WIDTH - 3, "dim")[-rows:]
    column = [Line(Part(glyphs.down, "rule"), Part(" ")).join(line) for line in told]
    column += [Line(Part(glyphs.down, "rule"))] * (rows - len(column))
    table = [Line().join(line).to(room) for line in lines[:rows]]
    table += [Line().to(room)] * (rows - len(table))
    return beside([table, column], gap=0)
