"""What only its owner sees: the hand, the pieces and the markers."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import NamedTuple

from rich.cells import cell_len, set_cell_size

from ....rules.batalha.cards import Card, Marker, Piece, Pieces
from ....rules.batalha.observation import Observation
from ....words.batalha import board as say
from ... import faces
from ...look import Look
from ...parts.lines import Line, Part
from .faces import call, face, piece_sign

LETTERS = "abcdefghijklmnopqrs"
"""The keys that raise cards, from the left."""


class Cursor(NamedTuple):
    """Where the player is: in the hand, the pieces or the markers; `at` None: nowhere yet."""

    area: str = "hand"
    at: int | None = None


NO_PIECES = Pieces(0, 0, 0, 0)
AREAS = ("hand", "pieces", "markers")


def draw_hand(
    cards: Sequence[Card],
    look: Look,
    width: int,
    *,
    raised: int | None,
    playable: Container[Card],
    tall: bool,
) -> list[Line]:
    """The cards overlapped, one raised by a row; those that may not be played are dimmed."""
    height, card_width = (faces.LARGE_HEIGHT, 7) if tall else (faces.SMALL_HEIGHT, 5)
    if not cards:
        return [Line(Part(f" {say.empty_hand()}", "dim")), *[Line()] * height]
    step = card_width + 1
    if len(cards) > 1:
        step = min(step, max(2, (width - 2 - card_width) // (len(cards) - 1)))
    columns = [
        _card_rows(card, place, look, place == raised, card in playable, tall)
        for place, card in enumerate(cards)
    ]
    lines = []
    for y in range(height + 1):
        line = Line(Part(" "))
        for place, rows in enumerate(columns):
            room = card_width if place == len(cards) - 1 else min(step, card_width)
            part = rows[y]
            line.add(set_cell_size(part.text, room), part.role, part.key)
            if step > card_width and place < len(cards) - 1:
                line.add(" " * (step - card_width))
        lines.append(line.cut(width))
    return lines


def _card_rows(
    card: Card, place: int, look: Look, raised: bool, playable: bool, tall: bool
) -> list[Part]:
    """One row more than the card is high: blank above it, or below it when it is raised."""
    key = LETTERS[place]
    shape = face(card, look, barred=not playable)
    rows = faces.large(shape, look.glyphs, key) if tall else faces.small(shape, look.glyphs)
    if not tall:
        left, across, right = look.glyphs.corners[2], look.glyphs.across, look.glyphs.corners[3]
        rows[-1] = f"{left}{across}{key}{across}{right}"
    blank = Part(" " * len(rows[0]), "text", key)
    role = ("raised" if playable else "raised-barred") if raised else shape.role
    drawn = [Part(row, role, key) for row in rows]
    return [*drawn, blank] if raised else [blank, *drawn]


def draw_purse(sight: Observation, look: Look, cursor: Cursor, width: int) -> list[Line]:
    """The viewer's pieces and markers by kind; as many rows as they take."""
    pieces = [
        f"{_named(kind, piece_sign(kind, look), look)} {(sight.pieces or NO_PIECES)[kind]}"
        for kind in kinds_held(sight)
    ]
    markers = [
        _named(kind, look.glyphs.marker, look) + _times(sight.markers.count(kind))
        for kind in marker_kinds(sight)
    ]
    return [
        *_purse_rows(say.your_pieces(), "piece", pieces, cursor, "pieces", width),
        *_purse_rows(say.your_markers(), "marker", markers, cursor, "markers", width),
    ]


def kinds_held(sight: Observation) -> list[Piece]:
    """The kinds of piece the viewer holds, in the order in which they are drawn."""
    return [piece for piece in Piece if sight.pieces and sight.pieces[piece]]


def marker_kinds(sight: Observation) -> list[Marker]:
    """The kinds of marker the viewer holds, in the order in which they are drawn."""
    return [marker for marker in Marker if marker in sight.markers]


def _named(kind: Piece | Marker, sign: str, look: Look) -> str:
    return call(kind, look) if look.call else f"{sign} {call(kind, look)}"


def _times(count: int) -> str:
    return f" {count}" if count > 1 else ""


def _purse_rows(
    title: str, role: str, names: list[str], cursor: Cursor, area: str, width: int
) -> list[Line]:
    """The names behind the title, and below one another's rows where there are many."""
    lines = [Line(Part(f" {title} ", "dim"))]
    start = lines[0].width
    if not names:
        lines[0].add(say.none(), "dim")
    for place, name in enumerate(names):
        if lines[-1].width + cell_len(name) + 2 > width and lines[-1].width > start:
            lines.append(Line().to(start))
        chosen = cursor == (area, place)
        lines[-1].add(f" {name} ", "raised" if chosen else role, f"{area}:{place}").add(" ")
    return [line.cut(width) for line in lines]
