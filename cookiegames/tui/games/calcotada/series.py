"""A series as it is drawn: five boxes, or five chips in a row."""

from __future__ import annotations

from collections.abc import Mapping

from ....rules.calcotada.cards import Ingredient
from ....rules.calcotada.observation import Series
from ... import faces
from ...faces import Face
from ...look import Look
from ...parts.lines import Line, Part
from .faces import LETTERS, empty_face, laid_chip, laid_face, lit_face, role

Lit = Mapping[Ingredient, str]
"""The places that raised cards would take, with the values they would have there."""

CHIP = 5
"""Cells of a place that is drawn as a chip."""
PLACES = len(Ingredient)


def boxes(series: Series, lit: Lit, look: Look, key: str, *, large: bool, gap: int) -> list[Line]:
    """The five places side by side."""
    draw = faces.large if large else faces.small
    shapes = [_shape(series, place, lit, look) for place in Ingredient]
    cards = [draw(shape, look.glyphs) for shape in shapes]
    rows = []
    for y in range(len(cards[0])):
        row = Line()
        for shape, card in zip(shapes, cards, strict=True):
            row.add(" " * gap if row.parts else "").add(card[y], shape.role, key)
        rows.append(row)
    return rows


def box_width(*, large: bool, gap: int) -> int:
    """How wide five boxes are."""
    return PLACES * (faces.LARGE_WIDTH if large else faces.SMALL_WIDTH) + (PLACES - 1) * gap


def chip_row(series: Series, lit: Lit, look: Look, key: str) -> Line:
    """The five places as chips of the same width."""
    row = Line()
    for place in Ingredient:
        laid = series[place]
        if laid is not None:
            part = Part(laid_chip(laid, look), role(laid.card), key)
        elif place in lit:
            part = Part(f"{LETTERS[place]}{lit[place]}?", "raised", key)
        else:
            part = Part(LETTERS[place] + look.glyphs.dot * 2, "dim", key)
        row.join(Line(part).to(CHIP))
    return row


def _shape(series: Series, place: Ingredient, lit: Lit, look: Look) -> Face:
    laid = series[place]
    if laid is not None:
        return laid_face(laid, look)
    return lit_face(place, lit[place]) if place in lit else empty_face(place)
