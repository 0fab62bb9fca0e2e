"""What lies open on the table: the players' sets and piles, and the middle."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from ....rules.batasaurus.cards import PLACES, Dinosaur
from ....rules.batasaurus.observation import Observation, Phase
from ....rules.game import Seat
from ....words.batasaurus import board as say
from ...look import Look
from ...parts.lines import Line, Part, beside, fit
from ...parts.stage import divider, header
from .middle import draw_middle
from .tiles import Place, draw_tiles, whole_height

TINY = (3, 1)
SMALL = (5, 3)
LEAST_MIDDLE = 5
"""Rows that the middle has before tiles grow."""
ROOM_FOR_ALL = 26
"""Columns a set has where all lie side by side."""
LEGEND_ROOM = 8
"""With so many more rows than the highest stack one row explains the signs."""
BIGGEST_TILE = (17, 5)
"""Beyond that a face-up tile only has more blanks."""


class Board(NamedTuple):
    """All that the open part of the table is drawn from."""

    sight: Observation
    names: tuple[str, ...]
    columns: tuple[int, ...]
    """By seat: how many tiles a row of its set has."""
    awaited: Seat | None
    raised: int | None
    """The place of the awaited seat that the cursor is on."""
    look: Look
    title: str
    status: str


def draw_board(board: Board, width: int, height: int) -> list[Line]:
    """Header, sets and the middle, in so many rows."""
    size = _tile_size(board, width, height)
    over = board.sight.phase is Phase.OVER
    lying = [
        # When the match is over no set has anything left, so its room is the middle's.
        [] if over else [Place.DOWN if lies else Place.GONE for lies in row]
        for row in board.sight.lying
    ]
    lines = [header(board.title, board.status, width), *_sets(board, lying, width, size)]
    lines.append(_label(board, width))
    if height - len(lines) > _tallest(board) + LEGEND_ROOM:
        lines.insert(1, _legend(board, width))
    return lines + draw_middle(board.sight, board.names, board.look, width, height - len(lines))


def draw_open_sets(
    board: Board, layouts: Sequence[Sequence[Dinosaur]], width: int, height: int
) -> list[Line]:
    """Header, and every set face up, as large as so many rows allow (BS-3)."""
    room = (height - 1) // _bands(board, width) - 1
    wide = (width // _a_row(board, width) - 1) // max(board.columns) - 1
    tall = room // _most_rows(board)
    size = (min(BIGGEST_TILE[0], wide), min(max(BIGGEST_TILE[1], whole_height(wide)), tall))
    return [header(board.title, board.status, width), *_sets(board, layouts, width, size)]


def _a_row(board: Board, width: int) -> int:
    """How many sets lie side by side."""
    seats = len(board.names)
    return seats if width // seats >= ROOM_FOR_ALL else 2


def _bands(board: Board, width: int) -> int:
    return -(-len(board.names) // _a_row(board, width))


def _most_rows(board: Board) -> int:
    return max(PLACES // columns for columns in board.columns)


def _tallest(board: Board) -> int:
    """Cards on the highest stack of the middle."""
    seats = [played.seat for played in board.sight.middle]
    return max((seats.count(seat) for seat in seats), default=0)


def _tile_size(board: Board, width: int, height: int) -> tuple[int, int]:
    tall = 2 + _bands(board, width) * (1 + _most_rows(board) * SMALL[1]) + LEAST_MIDDLE <= height
    wide = max(board.columns) * (SMALL[0] + 1) < width // _a_row(board, width)
    return SMALL if tall and wide else TINY


def _sets(
    board: Board,
    places: Sequence[Sequence[Dinosaur | Place]],
    width: int,
    size: tuple[int, int],
) -> list[Line]:
    a_row = _a_row(board, width)
    room = width // a_row
    sets = [_set(board, Seat(seat), places[seat], room, size) for seat in range(len(board.names))]
    starts = range(0, len(sets), a_row)
    return [line for start in starts for line in beside(sets[start : start + a_row], gap=0)]


def _set(
    board: Board,
    seat: Seat,
    places: Sequence[Dinosaur | Place],
    room: int,
    size: tuple[int, int],
) -> list[Line]:
    """A seat's plate, and below it what lies before it."""
    awaits = board.awaited == seat and board.sight.phase is not Phase.MEMORISE
    tiles = draw_tiles(
        places,
        board.columns[seat],
        size,
        board.look,
        raised=board.raised if awaits else None,
        keys=awaits,
    )
    return [_plate(board, seat, room).to(room), *[Line(Part(" ")).join(row) for row in tiles]]


def _plate(board: Board, seat: Seat, room: int) -> Line:
    """Number, name, how many cards lie and are won, and what marks the seat."""
    key, awaits = str(seat + 1), board.awaited == seat
    holdings = _holdings(board, seat)
    name = fit(board.names[seat], room - holdings.width - 4)
    longest = max(map(cell_len, board.names))
    plate = Line(Part(" "), Part(f"{key} ", "key", key))
    plate.add(name, "awaited" if awaits else "strong", key)
    return plate.to(min(3 + longest, room - holdings.width - 1)).join(holdings)


def _holdings(board: Board, seat: Seat) -> Line:
    sight, glyphs, key = board.sight, board.look.glyphs, str(seat + 1)
    line = Line(Part(f" {glyphs.card}", "back", key), Part(f"{sum(sight.lying[seat]):>2}"))
    line.add(f" {glyphs.piece}", "piece", key).add(f"{sight.piles[seat]:>2}", "text", key)
    if seat in sight.fighting:
        line.add(f" {glyphs.bound}", "warn", key)
    if sight.phase is Phase.MEMORISE:
        if sight.turned_down[seat]:
            line.add(f" {glyphs.tick}", "accent", key)
    elif sight.leader == seat:
        line.add(f" {glyphs.starter}", "dim", key)
    if board.awaited == seat:
        line.add(f" {glyphs.awaited}", "accent", key)
    return line


def _legend(board: Board, width: int) -> Line:
    """What the signs on the plates mean."""
    glyphs, sight = board.look.glyphs, board.sight
    signs = [
        (glyphs.card, "back", say.lying_sign()),
        (glyphs.piece, "piece", say.pile()),
    ]
    if sight.phase is Phase.MEMORISE:
        signs.append((glyphs.tick, "accent", say.turned_down()))
    else:
        signs.append((glyphs.starter, "dim", say.leader()))
    signs.append((glyphs.awaited, "accent", say.awaited()))
    if sight.fighting:
        signs.append((glyphs.bound, "warn", say.fighting()))
    line = Line()
    for sign, role, meaning in signs:
        line.add(f" {sign}", role).add(f" {meaning} ", "dim")
    return line.cut(width)


def _label(board: Board, width: int) -> Line:
    """What lies in the middle, and for how much."""
    sight, count = board.sight, len(board.sight.middle)
    if not count:
        labels = [say.nothing_yet(sight.phase)]
    elif sight.last_winner is not None:
        labels = [say.taken(board.names[sight.last_winner], count)]
    elif sight.phase is Phase.OVER:
        labels = [say.returned(count)]
    else:
        labels = [say.battle() if sight.fighting else say.middle(), say.at_stake(count)]
    return divider(board.look.glyphs, width, *[Line(Part(text, "dim")) for text in labels])
