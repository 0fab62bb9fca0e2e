"""The viewer's own cards, one of which may be raised."""

from __future__ import annotations

from collections.abc import Container, Sequence

from rich.cells import set_cell_size

from ....rules.moth.cards import Card
from ....words.moth import board as say
from ... import faces
from ...look import Look
from ...parts.lines import Line, Part
from .faces import face

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""The keys that raise cards, from the left; more cards than that are reached by arrows."""
STEP = 6
"""Columns from one card to the next where there is room."""
LEAST_STEP = 3
"""Of an overlapped card the edge, the number and the sign are seen."""


def draw_hand(
    cards: Sequence[Card],
    look: Look,
    width: int,
    *,
    raised: int | None,
    usable: Container[Card],
    marked: Card | None,
) -> list[Line]:
    """The cards, on as many rows of cards as they need."""
    if not cards:
        return [Line(Part(f" {say.empty_hand()}", "dim"))]
    most = (width - 2 - faces.SMALL_WIDTH) // LEAST_STEP + 1
    rows = -(-len(cards) // most)
    share = -(-len(cards) // rows)
    step = min(STEP, (width - 2 - faces.SMALL_WIDTH) // max(1, share - 1))
    starts = range(0, len(cards), share)
    return [
        line
        for start in starts
        for line in _row(cards, range(start, min(start + share, len(cards))), look, step,
                         raised=raised, usable=usable, marked=marked)
    ]  # fmt: skip


def _row(
    cards: Sequence[Card],
    places: range,
    look: Look,
    step: int,
    *,
    raised: int | None,
    usable: Container[Card],
    marked: Card | None,
) -> list[Line]:
    """Cards side by side; where room is short each hides the right part of the one before."""
    columns = [
        _card(
            cards[place],
            place,
            look,
            raised=place == raised,
            usable=cards[place] in usable,
            # Copies are alike: the mark stands on the first one.
            marked=cards[place] is marked and (place == 0 or cards[place - 1] is not marked),
        )
        for place in places
    ]
    lines = []
    for y in range(faces.SMALL_HEIGHT):
        line = Line(Part(" "))
        for number, rows in enumerate(columns):
            part = rows[y]
            room = step if number < len(columns) - 1 else faces.SMALL_WIDTH
            shown = set_cell_size(part.text, min(room, faces.SMALL_WIDTH))
            line.add(shown, part.role, part.key).add(" " * (room - faces.SMALL_WIDTH))
        lines.append(line)
    return lines


def _card(
    card: Card, place: int, look: Look, *, raised: bool, usable: bool, marked: bool
) -> list[Part]:
    """Three rows; the key that raises it stands in the lower edge, a mark in the upper one."""
    key = LETTERS[place] if place < len(LETTERS) else look.glyphs.across
    shape = face(card, look, barred=not usable)
    rows = faces.small(shape, look.glyphs)
    left, across, right = look.glyphs.corners[2], look.glyphs.across, look.glyphs.corners[3]
    rows[-1] = f"{left}{key}{across}{across}{right}"
    if marked:
        rows[0] = rows[0][:2] + look.glyphs.marker + rows[0][3:]
    role = ("raised" if usable else "raised-barred") if raised else shape.role
    return [Part(row, role, f"card:{place}") for row in rows]
