"""What lies open on the table: plates with fans, the discard pile, and hands that were scored."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

from ....rules.game import Seat
from ....rules.moth.observation import Observation
from ....words import moth as words
from ....words.moth import board as say
from ... import faces
from ...look import Look
from ...parts.lines import Line, Part, beside, fit, sentence_lines
from ...parts.stage import divider, header
from ...paws import paw_sign
from .faces import call, chips, face, role
from .fans import draw_fan

GUARD = "!"
"""The sign of the Guard Bug, the same in every glyph set."""
BRIEF_NAME = 12
SCORE_WIDTH = 5


class Board(NamedTuple):
    """All that the open part of the table is drawn from."""

    sight: Observation
    names: tuple[str, ...]
    awaited: Seat | None
    look: Look
    title: str
    status: str
    paws: tuple[str, ...]
    """By seat; empty at a calm table."""
    rolls: tuple[int, ...]
    """By seat: how its fan lies."""

    def seats(self) -> list[Seat]:
        """The players in order."""
        return [Seat(seat) for seat in range(len(self.names))]


def draw_board(board: Board, width: int, *, skip: Seat | None = None) -> list[Line]:
    """Header, and a plate with a fan for each player; without that of `skip`."""
    seats = [seat for seat in board.seats() if seat != skip]
    plates = [line for seat in seats for line in _plate(board, seat, width)]
    return [header(board.title, board.status, width), *plates]


def _plate(board: Board, seat: Seat, width: int) -> list[Line]:
    """Number, name, signs, paw and score, then the fan in what room is left."""
    key, score = str(seat + 1), board.sight.scores[seat]
    widest = max(map(cell_len, board.names))
    room = min(widest, max(BRIEF_NAME, width // 4))
    awaited = board.awaited == seat
    line = Line(Part(" "), Part(f"{key} ", "key", key))
    line.add(fit(board.names[seat], room), "awaited" if awaited else "strong", key).to(3 + room)
    line.add(f" {board.look.glyphs.awaited if awaited else ' '}", "accent", key)
    line.add(GUARD if board.sight.guard == seat else " ", "warn", key)
    if board.paws:
        sign = f"[{paw_sign(board.paws[seat])}]"
        line.add(f" {sign:{max(len(paw_sign(paw)) for paw in board.paws) + 2}}", "key")
    line.add(f"{score:>{SCORE_WIDTH}} ", "dim", key)
    indent = line.width
    if board.sight.revealed:
        return _shown(board, seat, line, width)
    rows = draw_fan(
        board.sight.hand_sizes[seat],
        width - line.width - 1,
        board.rolls[seat],
        board.look.glyphs,
        key,
    )
    return [line.join(rows[0]), *(Line(Part(" " * indent)).join(row) for row in rows[1:])]


def _shown(board: Board, seat: Seat, plate: Line, width: int) -> list[Line]:
    """The plate with a hand that was scored, on as many rows as it takes."""
    hand, indent = board.sight.revealed[seat], plate.width
    if not hand:
        return [plate.add(say.empty_hand(), "accent")]
    rows = [plate]
    for text, paint in chips(hand, board.look):
        if rows[-1].width + cell_len(text) + 2 > width and rows[-1].width > indent:
            rows.append(Line().to(indent))
        rows[-1].add(f"{text}  ", paint)
    return [row.cut(width) for row in rows]


def draw_middle(board: Board, width: int, *, tall: bool) -> list[Line]:
    """The discard pile with the name of its top card, and whether there is anything to draw."""
    sight, look, top = board.sight, board.look, board.sight.top
    guard = Line(Part(f"{GUARD} ", "warn"), Part(say.guard(board.names[sight.guard]), "dim"))
    if top is None or sight.revealed:
        return [divider(look.glyphs, width, guard)]
    stock = Line(Part(say.stock(any=sight.stock > 0), "dim"))
    lines = [divider(look.glyphs, width, Line(Part(say.discard(), "dim")), stock, guard)]
    shape = face(top, look)
    rows = faces.large(shape, look.glyphs) if tall else faces.small(shape, look.glyphs)
    pile = [Line(Part("  "), Part(row, role(top))) for row in rows]
    told = [Line(Part(call(top, look), role(top)))]
    if look.call is None:
        told += sentence_lines([words.text(top)], width - pile[0].width - 3, "dim")
    return [*lines, *beside([pile, told[: len(pile)]], gap=2)]
