"""What lies open on the table: the players' plates, their discards, and the hands revealed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.cells import cell_len

from ....rules.game import Seat
from ....rules.whostole.cards import TOKENS_TO_WIN, Card
from ....rules.whostole.observation import Observation
from ....rules.whostole.scoring import value_at_the_end
from ....words.whostole import board as say
from ...look import Look
from ...parts.lines import Line, Part, fit
from ...parts.stage import divider, header
from .faces import call, chip_rows, chips, tall_chips

NAPPING, CHANGING, OUT = "z", "~", "x"
"""The signs of a seat, the same in every glyph set."""
BRIEF_NAME = 12
"""Cells of a name where a player has one line for everything."""


class Board(NamedTuple):
    """All that the open part of the table is drawn from."""

    sight: Observation
    names: tuple[str, ...]
    awaited: Seat | None
    look: Look
    title: str
    status: str

    def seats(self) -> list[Seat]:
        """The players in order."""
        return [Seat(seat) for seat in range(len(self.names))]


class Mark(NamedTuple):
    """A sign on a plate, with what it means in more words and in fewer."""

    sign: str
    role: str
    long: str
    short: str


def draw_board(board: Board, width: int, *, tall: bool) -> list[Line]:
    """Header, and a plate with discards for each player; the cards laid open."""
    lines = [header(board.title, board.status, width)]
    for seat in board.seats():
        lines.append(_plate(board, seat, width))
        lines += _discards(board, seat, width, tall)
    return lines + draw_laid_open(board, width)


def draw_briefly(board: Board, width: int) -> list[Line]:
    """Header, and one line for each player."""
    lines = [header(board.title, board.status, width)]
    return lines + [_brief(board, seat, width) for seat in board.seats()]


def draw_laid_open(board: Board, width: int) -> list[Line]:
    """The five cards that a round of two goes without."""
    if not board.sight.laid_open:
        return []
    label = f" {say.laid_open()} "
    room = width - cell_len(label)
    first, *others = chip_rows(board.sight.laid_open, board.look, room)
    rows = [Line(Part(label, "dim")).join(first)]
    return rows + [Line(Part(" " * cell_len(label))).join(row) for row in others]


# A player


def _plate(board: Board, seat: Seat, width: int) -> Line:
    """Number, name, cookies, cards, signs: as many words as there is room for."""
    for cookies, words in ((True, "long"), (True, "short"), (False, "short")):
        plate = _named(board, seat, max(map(cell_len, board.names)))
        plate.join(_holdings(board, seat, cookies=cookies)).join(_marks(board, seat, words))
        if plate.width <= width:
            return plate
    plate = _named(board, seat, BRIEF_NAME).join(_holdings(board, seat, cookies=False))
    return plate.join(_marks(board, seat, "short")).cut(width)


def _brief(board: Board, seat: Seat, width: int) -> Line:
    """The same with the last discards in what room is left."""
    line = _named(board, seat, min(BRIEF_NAME, max(map(cell_len, board.names))))
    line.join(_holdings(board, seat, cookies=False)).join(_marks(board, seat, "brief"))
    cards = board.sight.discards[seat]
    if cards:
        line.add(f"  {board.look.glyphs.down} ", "rule")
        line.join(chips(cards, board.look, max(0, width - line.width)))
    return line.cut(width)


def _named(board: Board, seat: Seat, room: int) -> Line:
    key = str(seat + 1)
    paint = "awaited" if board.awaited == seat else "strong"
    if board.sight.out[seat]:
        paint = "barred"
    plate = Line(Part(" "), Part(f"{key} ", "key", key))
    return plate.add(fit(board.names[seat], room), paint, key).to(3 + room)


def _holdings(board: Board, seat: Seat, *, cookies: bool) -> Line:
    """Cookies eaten, one sign each where there is room, and the backs of the cards held."""
    sight, glyphs, key = board.sight, board.look.glyphs, str(seat + 1)
    goal, eaten, line = TOKENS_TO_WIN[len(board.names)], sight.tokens[seat], Line()
    if cookies:
        line.add(f"  {glyphs.piece * eaten:{max(sight.tokens)}}", "piece", key)
        line.add(f" {say.tokens_of(eaten, goal)}", "text", key)
    else:
        line.add(f" {glyphs.piece} ", "piece", key).add(str(eaten), "text", key)
    backs = f"{glyphs.card * sight.hand_sizes[seat]:2}"
    return line.add(f"  {backs}", "back", key)


def _marks(board: Board, seat: Seat, words: str) -> Line:
    """The signs of a seat; `words`: long or short, or brief, where awaiting needs none."""
    line, key = Line(), str(seat + 1)
    for mark in _marks_of(board, seat):
        meaning = mark.long if words == "long" else mark.short
        if words == "brief" and mark.role == "accent":
            meaning = ""
        line.add(f" {mark.sign}", mark.role, key).add(f" {meaning}" if meaning else "", "dim", key)
    return line


def _marks_of(board: Board, seat: Seat) -> list[Mark]:
    sight, look = board.sight, board.look
    marks = []
    if board.awaited == seat:
        marks.append(Mark(look.glyphs.awaited, "accent", say.awaited(), say.awaited()))
    if sight.out[seat]:
        marks.append(Mark(OUT, "warn", say.out(), say.out()))
    if sight.napping[seat]:
        long = say.napping(call(Card.NAPPY_FELLOW, look))
        marks.append(Mark(NAPPING, "blue", long, say.safe()))
    if sight.changing[seat]:
        long = say.changing(call(Card.DIAPER_CHANGE, look))
        marks.append(Mark(CHANGING, "green", long, say.away()))
    return marks


def _discards(board: Board, seat: Seat, width: int, tall: bool) -> list[Line]:
    cards, key = board.sight.discards[seat], str(seat + 1)
    if not cards:
        empty = Line(Part("   "), Part(f"{say.discards()}: {say.no_discards()}", "dim", key))
        return [empty, Line(), Line()] if tall else [empty]
    rows = tall_chips if tall else _one_row
    return [Line(Part("   ")).join(row) for row in rows(cards, board.look, width - 3)]


def _one_row(cards: Sequence[Card], look: Look, width: int) -> list[Line]:
    return [chips(cards, look, width)]


# Between rounds


def draw_last_hands(board: Board, width: int) -> list[Line]:
    """A line a player: the hand revealed, what it counts, and who eats a cookie."""
    label = Line(Part(say.hands_shown(), "dim"))
    rows = [_last_hand(board, seat).cut(width) for seat in board.seats()]
    return [divider(board.look.glyphs, width, label), *rows]


def _last_hand(board: Board, seat: Seat) -> Line:
    sight, name = board.sight, board.names[seat]
    card, line = sight.revealed[seat], Line(Part("   "))
    if card is not None:
        value = value_at_the_end(card)
        line.add(say.held(name, call(card, board.look), value), "text")
        if _is_tied(sight, value):
            total = sum(card.strength for card in sight.discards[seat])
            line.add(f" {board.look.glyphs.dot} {say.discarded_sum(name, total)}", "dim")
    elif sight.out[seat]:
        line.add(say.is_out(name), "barred")
    if seat in sight.winners:
        line.add("  " if line.width > 3 else "")
        line.add(f"{board.look.glyphs.piece} {say.round_won(name)}", "accent")
    return line


def _is_tied(sight: Observation, value: int) -> bool:
    """Whether more than one of the hands revealed counts this much."""
    return [value_at_the_end(card) for card in sight.revealed if card is not None].count(value) > 1
