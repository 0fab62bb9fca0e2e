"""What lies open on the table: the players' plates, the piece in dispute, the trick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from rich.cells import cell_len

from ....rules.batalha.cards import PIECE_VALUE, Card, Piece, Suit
from ....rules.batalha.observation import Observation, Phase, Trick
from ....rules.game import Seat
from ....words.batalha import board as say
from ... import faces
from ...look import Look
from ...parts.lines import Line, Part, beside, fit
from ...parts.stage import divider, header, news
from .faces import call, face, piece_sign, suit_sign

ROOM_TO_PART = 78
"""From this width on the piece in dispute stands apart from the cards."""
NARROW_PLATE = 24
"""Up to this many columns a plate has no blanks to spare."""
LEGEND_ROOM = 4
"""With more rows of news than this, one of them explains the signs instead."""


class Board(NamedTuple):
    """All that the open part of the table is drawn from."""

    sight: Observation
    names: tuple[str, ...]
    awaited: Seat | None
    look: Look
    title: str
    status: str
    recent: list[str]
    """The last public events, newest last."""
    last_trick: Trick | None
    """The last trick of the round before, which stays readable during the exchange."""


def draw_board(board: Board, width: int, news_rows: int, *, tall: bool) -> list[Line]:
    """Header, plates, the label of the trick, the trick, and the last news."""
    lines = [header(board.title, board.status, width)]
    if tall:
        lines += [Line(), *_boxes(board, width), Line()]
    else:
        lines += _plates(board, width)
        if news_rows > LEGEND_ROOM:
            lines.append(_legend(board, width))
            news_rows -= 1
    lines.append(_label(board, width))
    lines += _pieces_of_all(board, width) if board.sight.revealed else _table(board, width, tall)
    return lines + news(board.recent, width, news_rows)


def _plates(board: Board, width: int) -> list[Line]:
    """The players, a line each, two or three a row."""
    a_row = _a_row(board)
    room = width // a_row
    plates = [[_plate(board, Seat(seat), room).to(room)] for seat in range(len(board.names))]
    return _in_rows(plates, a_row)


def _boxes(board: Board, width: int) -> list[Line]:
    """The players in boxes, with what they hold in words."""
    a_row = _a_row(board)
    room = width // a_row
    boxes = [_box(board, Seat(seat), room) for seat in range(len(board.names))]
    return _in_rows(boxes, a_row)


def _a_row(board: Board) -> int:
    return 2 if len(board.names) <= 4 else 3


def _in_rows(blocks: list[list[Line]], a_row: int) -> list[Line]:
    starts = range(0, len(blocks), a_row)
    return [line for start in starts for line in beside(blocks[start : start + a_row], gap=0)]


def _box(board: Board, seat: Seat, room: int) -> list[Line]:
    """Three rows: the name in the upper edge, the counts, the lower edge."""
    glyphs, key, inside = board.look.glyphs, str(seat + 1), room - 3
    top_left, top_right, low_left, low_right = glyphs.corners
    awaits = board.awaited == seat
    edge = "accent" if awaits else "rule"
    top = Line(Part(f"{top_left}{glyphs.across}", edge, key), Part(f" {key} ", "key", key))
    top.add(fit(board.names[seat], inside - 8), "awaited" if awaits else "strong", key)
    top.add(" ", edge, key)
    top.add(glyphs.across * (room - 2 - top.width) + top_right, edge, key)
    middle = Line(Part(glyphs.down, edge, key)).join(_holdings(board, seat, room - 3)).to(room - 2)
    middle.add(glyphs.down, edge, key)
    low = Line(Part(low_left + glyphs.across * (room - 3) + low_right, edge, key))
    return [Line(Part(" ")).join(row).to(room) for row in (top, middle, low)]


def _holdings(board: Board, seat: Seat, room: int) -> Line:
    """What a seat holds, in words where there is room for them."""
    sight = board.sight
    counts = sight.hand_sizes[seat], sight.piece_counts[seat], sight.marker_counts[seat]
    told = say.cards_held(counts[0]), say.pieces_held(counts[1]), say.markers_held(counts[2])
    line = _counted(board, seat, told, " ", "  ")
    return line if line.width <= room else _counted(board, seat, map(str, counts), " ", "  ")


def _counted(board: Board, seat: Seat, counts: Iterable[str], after: str, before: str) -> Line:
    """The signs of cards, pieces and markers with their counts, then what marks the seat."""
    sight, glyphs, key = board.sight, board.look.glyphs, str(seat + 1)
    signs = (glyphs.card, "back"), (glyphs.piece, "piece"), (glyphs.marker, "marker")
    line = Line()
    for (sign, role), count in zip(signs, counts, strict=True):
        line.add(f"{before if line.parts else ' '}{sign}{after}", role, key)
        line.add(count, "text", key)
    if sight.bound[seat]:
        line.add(f" {glyphs.bound}", "warn", key)
    if sight.starter == seat:
        line.add(f" {glyphs.starter}", "dim", key)
    if board.awaited == seat:
        line.add(f" {glyphs.awaited}", "accent", key)
    return line


def _plate(board: Board, seat: Seat, room: int) -> Line:
    """One line: number, name, counts; closer together where room is short."""
    sight, key, awaits = board.sight, str(seat + 1), board.awaited == seat
    counts = sight.hand_sizes[seat], sight.piece_counts[seat], sight.marker_counts[seat]
    wide = room > NARROW_PLATE
    holdings = _counted(
        board, seat, (f"{count:>{2 if wide else 1}}" for count in counts), "", " " if wide else ""
    )
    longest = max(map(cell_len, board.names))
    name = fit(board.names[seat], room - holdings.width - 4)
    plate = Line(Part(" "), Part(f"{key} ", "key", key))
    plate.add(name, "awaited" if awaits else "strong", key)
    return plate.to(min(3 + longest, room - holdings.width - 1)).join(holdings)


def _legend(board: Board, width: int) -> Line:
    glyphs = board.look.glyphs
    signs = (
        (glyphs.card, "back", say.cards()),
        (glyphs.piece, "piece", say.pieces()),
        (glyphs.marker, "marker", say.markers()),
        (glyphs.starter, "dim", say.starter()),
        (glyphs.awaited, "accent", say.awaited()),
        *[(glyphs.bound, "warn", say.bound())] * any(board.sight.bound),
    )
    line = Line()
    for sign, role, meaning in signs:
        explained = Line(Part(f" {sign}", role), Part(f" {meaning} ", "dim"))
        if line.width + explained.width <= width:
            line.join(explained)
    return line


def _label(board: Board, width: int) -> Line:
    sight = board.sight
    finished = finished_trick(board)
    if sight.dispute is not None:
        labels = [Line(Part(say.in_dispute(), "dim"))]
        if sight.turn_suit is not None:
            labels.append(_turn_suit(sight.turn_suit, board.look))
    elif finished is not None:
        piece = call(finished.piece, board.look)
        labels = [Line(Part(say.taken(board.names[finished.winner], piece), "dim"))]
    else:
        labels = [Line(Part(say.nothing_yet(sight.phase, len(board.names)), "dim"))]
    return divider(board.look.glyphs, width, *labels)


def _turn_suit(suit: Suit, look: Look) -> Line:
    sign = "" if look.call else f"{suit_sign(suit, look)} "
    return Line(
        Part(f"{say.turn_suit()} ", "dim"), Part(sign + call(suit, look), suit.name.lower())
    )


def finished_trick(board: Board) -> Trick | None:
    """The trick that lies finished until the next piece is turned up."""
    sight = board.sight
    if sight.phase is Phase.EXCHANGE:
        return board.last_trick
    between = sight.phase in (Phase.TURN_UP, Phase.MARKERS, Phase.PAUSE)
    return sight.tricks[-1] if between and sight.tricks else None


def _table(board: Board, width: int, tall: bool) -> list[Line]:
    """The piece and the cards played, a name under each card."""
    sight = board.sight
    finished = finished_trick(board)
    piece = sight.dispute
    blocks: list[list[Line]] = [_piece(piece, board, tall)]
    leader = finished.leader if finished else sight.leader
    cards = finished.cards if finished else sight.trick
    if piece is not None or finished is not None:
        seats = len(board.names)
        slot = min(9, (width - 20) // seats - 1)
        for place in range(seats):
            seat = Seat((leader + place) % seats)
            card = cards[place] if place < len(cards) else None
            won = finished is not None and seat == finished.winner
            blocks.append(_played(board, seat, card, slot, won=won, tall=tall))
    height = (faces.LARGE_HEIGHT if tall else faces.SMALL_HEIGHT) + 1
    # The piece stands a little apart, where there is room.
    blocks.insert(1, [Line(Part(" " * (2 if width >= ROOM_TO_PART else 0)))])
    rows = beside(blocks)
    return [Line(Part(" ")).join(row) for row in [*rows, *[Line()] * (height - len(rows))]]


def _piece(piece: Piece | None, board: Board, tall: bool) -> list[Line]:
    if piece is None:
        return [Line(Part(" " * 14))]
    glyphs = board.look.glyphs
    top_left, top_right, low_left, low_right = glyphs.corners
    name = call(piece, board.look)
    label = name if board.look.call else f"{piece_sign(piece, board.look)} {name}"
    points = f" {say.points(PIECE_VALUE[piece])} "
    inside = [""] * tall + [label] + [""] * tall
    rows = [
        top_left + glyphs.across * 13 + top_right,
        *(f"{glyphs.down}{fit(text, 13):^13}{glyphs.down}" for text in inside),
        low_left + f"{points:{glyphs.across}^13}" + low_right,
    ]
    return [Line(Part(row, "piece")) for row in rows]


def _played(
    board: Board, seat: Seat, card: Card | None, slot: int, *, won: bool, tall: bool
) -> list[Line]:
    look = board.look
    name = fit(board.names[seat], slot)
    key = str(seat + 1)
    if card is None:
        height = faces.LARGE_HEIGHT if tall else faces.SMALL_HEIGHT
        blank = [Line(Part(" " * slot)) for _ in range(height)]
        role = "accent" if board.awaited == seat else "dim"
        return [*blank, Line(Part(name, role, key)).to(slot)]
    shape = face(card, look)
    rows = faces.large(shape, look.glyphs) if tall else faces.small(shape, look.glyphs)
    drawn = [Line(Part(row, shape.role)).to(max(slot, len(row))) for row in rows]
    mark = f"{look.glyphs.tick} " if won else ""
    return [*drawn, Line(Part(fit(mark + name, slot), "accent" if won else "text", key)).to(slot)]


def _pieces_of_all(board: Board, width: int) -> list[Line]:
    """Everybody's pieces, once they are turned up."""
    lines = []
    for seat, pieces in enumerate(board.sight.revealed or ()):
        line = Line(Part(" "), Part(fit(board.names[seat], 14), "strong")).to(16)
        for piece in Piece:
            if pieces[piece]:
                line.add(f" {piece_sign(piece, board.look)} ", "piece")
                line.add(f"{call(piece, board.look)} {pieces[piece]} ")
        for markers in (board.sight.final_markers or ())[seat : seat + 1]:
            line.add(f" {board.look.glyphs.marker} {len(markers)}", "marker")
        lines.append(line.cut(width))
    return lines
