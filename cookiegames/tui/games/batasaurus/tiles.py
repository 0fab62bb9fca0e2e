"""Dinosaurs as tiles: face up, as backs, and the places that they have left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto

from rich.cells import cell_len, set_cell_size

from ....rules.batasaurus.cards import Dinosaur
from ....words import batasaurus as words
from ... import faces
from ...faces import Face
from ...look import Look
from ...parts.lines import Line, Part, fit, wrap

BOX_WIDTH, BOX_HEIGHT = 5, 3
"""A smaller tile has no edge: within it a strength of two digits would not fit."""
ROOM_FOR_DIGITS = 5
"""Rows within the edge from which on large print has its digits."""
ROOM_FOR_NAME = 8
"""From this width on a name is told on the line of its strength, cut off if need be."""
ROOM_FOR_HYPHEN = 5
"""Below this width a name is broken without a hyphen, which would cost too much of it."""
EDGES = 2
"""Cells or rows that the edges of a tile take."""
_BACK = 3
"""Cells of a back."""


class Place(Enum):
    """What is seen of a place whose dinosaur is not."""

    DOWN = auto()
    """A card lies there face down."""
    GONE = auto()


def call(card: Dinosaur, look: Look) -> str:
    """The name of a dinosaur."""
    return look.call(card) if look.call else words.call(card)


def value(card: Dinosaur, look: Look) -> str:
    """What stands in the corner: the strength."""
    return look.call(card) if look.call else str(card.value)


def role(card: Dinosaur) -> str:
    """The colour of a dinosaur: the stronger, the warmer."""
    colours = ("grey", "blue", "green", "red")
    return colours[(card.value - 1) // 3]


def full_name(card: Dinosaur, look: Look) -> str:
    """Strength and name on one line."""
    return look.call(card) if look.call else f"{card.value} {words.call(card)}"


def draw_tiles(
    places: Sequence[Dinosaur | Place],
    columns: int,
    size: tuple[int, int],
    look: Look,
    *,
    raised: int | None = None,
    keys: bool = False,
) -> list[Line]:
    """A layout in rows of so many tiles of this width and height, a blank between them.

    `keys`: a click on a tile names its place.
    """
    lines = []
    for first in range(0, len(places), columns):
        row = [
            [
                Part(text, _role(places[place], raised=place == raised), _key(place, keys))
                for text in _tile(places[place], size, look, raised=place == raised)
            ]
            for place in range(first, min(first + columns, len(places)))
        ]
        for y in range(size[1]):
            line = Line()
            for parts in row:
                line.join(Line(parts[y])).add(" ")
            lines.append(line)
    return lines


def _key(place: int, keys: bool) -> str | None:
    return f"place:{place}" if keys else None


def _role(thing: Dinosaur | Place, *, raised: bool) -> str:
    if raised:
        return "raised"
    return role(thing) if isinstance(thing, Dinosaur) else "back"


def _tile(thing: Dinosaur | Place, size: tuple[int, int], look: Look, *, raised: bool) -> list[str]:
    """The rows of a tile; a raised one is marked, so that no colour is needed."""
    width, height = size
    if thing is Place.GONE:
        return [" " * width] * height
    if width < BOX_WIDTH or height < BOX_HEIGHT:
        texts = [_flat(thing, width, look, raised=raised)]
        if height > 1 and isinstance(thing, Dinosaur) and look.call is None:
            texts = _told(thing, width, height, look)
        return [set_cell_size(text, width) for text in [*texts, *[""] * height][:height]]
    inside = width - 2
    if isinstance(thing, Dinosaur):
        content = list(_face(thing, inside, height - 2, look))
    else:
        mark = f">{look.glyphs.card}<" if raised else look.glyphs.card * _BACK
        content = [""] * ((height - 3) // 2) + [_middle(mark, inside)]
    return box(content, width, height, look)


def _flat(thing: Dinosaur | Place, width: int, look: Look, *, raised: bool) -> str:
    if isinstance(thing, Dinosaur):
        return fit(full_name(thing, look), width) if width >= ROOM_FOR_NAME else value(thing, look)
    return f">{look.glyphs.card}<" if raised else look.glyphs.card * _BACK


def box(content: Sequence[str], width: int, height: int, look: Look) -> list[str]:
    """Rows of text within an edge."""
    glyphs = look.glyphs
    top_left, top_right, low_left, low_right = glyphs.corners
    rows = [*content, *[""] * height][: height - 2]
    return [
        top_left + glyphs.across * (width - 2) + top_right,
        *(f"{glyphs.down}{set_cell_size(row, width - 2)}{glyphs.down}" for row in rows),
        low_left + glyphs.across * (width - 2) + low_right,
    ]


def _face(card: Dinosaur, width: int, height: int, look: Look) -> Iterator[str]:
    """The strength, and below it the name in as many rows as it takes."""
    strength, *name = _told(card, width, height, look)
    if look.call is not None:
        yield strength
        return
    if look.glyphs.big_digits and height >= ROOM_FOR_DIGITS and width >= faces.LARGE_WIDTH:
        digits = faces.large(Face(strength, " ", " ", ""), look.glyphs)[1:-1]
        yield from (_middle(row[1:-1], width) for row in digits)
    elif height == 1:
        yield fit(full_name(card, look), width) if width >= ROOM_FOR_NAME else strength
        return
    else:
        yield f" {strength}" if cell_len(strength) < width else strength
    if height - len(name) >= 3 and not look.glyphs.big_digits:
        yield ""
    # The rest of a broken name is easier to read below its beginning.
    yield from name if len(name) > 1 else (_middle(row, width) for row in name)


def _told(card: Dinosaur, width: int, height: int, look: Look) -> list[str]:
    """Strength and name in so many rows: whole if there is any way, the strength first."""
    name = _broken(call(card, look), width)
    if len(name) < height:
        return [value(card, look), *name]
    run_on = _broken(full_name(card, look), width)
    if width >= ROOM_FOR_HYPHEN and len(run_on) <= height:
        return run_on
    kept = name[: max(0, height - 2)]
    told = sum(len(row.removesuffix("-")) for row in kept)
    return [value(card, look), *kept, fit(call(card, look)[told:], width)]


def whole_height(width: int) -> int:
    """Rows of a tile of this width, edges and all, in which every name is whole."""
    edges = EDGES if width >= BOX_WIDTH else 0
    return max(len(_broken(words.call(card), width - edges)) for card in Dinosaur) + 1 + edges


def _broken(name: str, width: int) -> list[str]:
    """The name in rows of this width, broken where it must be."""
    if width < ROOM_FOR_HYPHEN:
        return wrap(name, width)
    rows = []
    while cell_len(name) > width > 1:
        rows.append(name[: width - 1] + "-")
        name = name[width - 1 :]
    return [*rows, name]


def _middle(text: str, width: int) -> str:
    return " " * max(0, (width - cell_len(text)) // 2) + text
