"""What lies open on the table: the players' plates, the piece in dispute, the trick."""

from __future__ import annotations

from typing import NamedTuple

from ....rules.batalha.cards import PIECE_VALUE, Card, Piece
from ....rules.batalha.observation import Observation, Phase, Trick
from ....rules.game import Seat
from ....words.batalha import board as say
from ... import faces
from ...look import Look
from ...parts.lines import Line, Part, beside, fit, sentence_lines
from .faces import call, face, piece_sign, suit_sign


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


def draw_board(board: Board, width: int, news_rows: int, *, tall: bool) -> list[Line]:
    """Header, plates, the label of the trick, the trick, and the last news."""
    lines = [_header(board, width), *_plates(board, width)]
    if tall:
        lines += [Line(), _legend(board, width), Line()]
    lines.append(_label(board, width))
    lines += _pieces_of_all(board, width) if board.sight.revealed else _table(board, width, tall)
    news = sentence_lines(board.recent[-news_rows:], width - 1, "dim")[-news_rows:]
    return [*lines, *(Line(Part(" ")).join(line) for line in news)]


def _header(board: Board, width: int) -> Line:
    left = Line(Part(f" {board.title}", "title"))
    right = Line(Part("?", "key", "?"), Part(f" {say.rules()} ", "dim", "?"))
    middle = fit(board.status, max(0, width - left.width - right.width - 4))
    gap = max(2, (width - len(middle)) // 2)
    return (
        left.to(max(left.width + 2, gap)).add(middle, "strong").to(width - right.width).join(right)
    )


def _plates(board: Board, width: int) -> list[Line]:
    """Two or three plates a row."""
    seats = len(board.names)
    a_row = 2 if seats <= 4 else 3
    room = width // a_row
    plates = [_plate(board, Seat(seat), room) for seat in range(seats)]
    rows = []
    for start in range(0, seats, a_row):
        row = Line()
        for column, plate in enumerate(plates[start : start + a_row]):
            row.to(column * room).join(plate)
        rows.append(row)
    return rows


def _plate(board: Board, seat: Seat, room: int) -> Line:
    sight, glyphs, key = board.sight, board.look.glyphs, str(seat + 1)
    counts = Line(
        Part(f" {glyphs.card}", "back", key),
        Part(f"{sight.hand_sizes[seat]:>2}", "text", key),
        Part(f" {glyphs.piece}", "piece", key),
        Part(f"{sight.piece_counts[seat]:>2}", "text", key),
        Part(f" {glyphs.marker}", "marker", key),
        Part(f"{sight.marker_counts[seat]:>2}", "text", key),
    )
    if sight.bound[seat]:
        counts.add(glyphs.bound, "warn", key)
    if sight.starter == seat:
        counts.add(glyphs.starter, "dim", key)
    awaits = board.awaited == seat
    if awaits:
        counts.add(glyphs.awaited, "accent", key)
    name = fit(board.names[seat], room - counts.width - 5)
    plate = Line(Part(" "), Part(f"{key} ", "key", key))
    plate.add(name, "awaited" if awaits else "strong", key)
    return plate.join(counts)


def _legend(board: Board, width: int) -> Line:
    glyphs = board.look.glyphs
    signs = (
        (glyphs.card, "back", say.cards()),
        (glyphs.piece, "piece", say.pieces()),
        (glyphs.marker, "marker", say.markers()),
        (glyphs.starter, "dim", say.starter()),
        (glyphs.awaited, "accent", say.awaited()),
        (glyphs.bound, "warn", say.bound()),
    )
    line = Line()
    for sign, role, meaning in signs:
        line.add(f" {sign}", role).add(f" {meaning} ", "dim")
    return line.cut(width)


def _label(board: Board, width: int) -> Line:
    sight, glyphs = board.sight, board.look.glyphs
    line = Line(Part(f" {glyphs.rule * 2} ", "rule"))
    finished = finished_trick(sight)
    if sight.dispute is not None:
        line.add(say.in_dispute(), "dim")
        if sight.turn_suit is not None:
            line.add(f" {glyphs.rule * 2} ", "rule").add(f"{say.turn_suit()} ", "dim")
            role = sight.turn_suit.name.lower()
            sign = "" if board.look.call else f"{suit_sign(sight.turn_suit, board.look)} "
            line.add(f"{sign}{call(sight.turn_suit, board.look)}", role)
    elif finished is not None:
        piece = call(finished.piece, board.look)
        line.add(say.taken(board.names[finished.winner], piece), "dim")
    else:
        line.add(say.nothing_yet(sight.phase), "dim")
    line.add(" ")
    return line.add(glyphs.rule * max(0, width - line.width), "rule").cut(width)


def finished_trick(sight: Observation) -> Trick | None:
    """The trick that lies finished until the next piece is turned up."""
    between = sight.phase in (Phase.TURN_UP, Phase.MARKERS, Phase.PAUSE)
    return sight.tricks[-1] if between and sight.tricks else None


def _table(board: Board, width: int, tall: bool) -> list[Line]:
    """The piece and the cards played, a name under each card."""
    sight = board.sight
    finished = finished_trick(sight)
    piece = sight.dispute
    blocks: list[list[Line]] = [_piece(piece, board, tall)]
    leader = finished.leader if finished else sight.leader
    cards = finished.cards if finished else sight.trick
    if piece is not None or finished is not None:
        seats = len(board.names)
        slot = min(12, (width - 16) // seats - 1)
        for place in range(seats):
            seat = Seat((leader + place) % seats)
            card = cards[place] if place < len(cards) else None
            won = finished is not None and seat == finished.winner
            blocks.append(_played(board, seat, card, slot, won=won, tall=tall))
    height = (faces.LARGE_HEIGHT if tall else faces.SMALL_HEIGHT) + 1
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
