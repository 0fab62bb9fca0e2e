"""The middle of the table: before each player what it has played, the newest on top."""

from __future__ import annotations

from collections.abc import Sequence

from ....rules.batasaurus.cards import Dinosaur
from ....rules.batasaurus.observation import Observation
from ....rules.game import Seat
from ....words.batasaurus import board as say
from ...look import Look
from ...parts.lines import Line, Part, beside, fit
from .tiles import box, full_name, role

WIDEST_CARD = 18
EDGED = 2
"""Rows of a card on which another one lies."""


def draw_middle(
    sight: Observation, names: Sequence[str], look: Look, width: int, rows: int
) -> list[Line]:
    """A column for each player, clockwise from the leader; in so many rows."""
    seats = len(names)
    room = width // seats
    if rows < EDGED or not sight.middle:
        return []
    counts = [sum(played.seat == seat for played in sight.middle) for seat in range(seats)]
    edged = EDGED * max(counts) + 1 < rows
    columns = []
    for step in range(seats):
        seat = Seat((_led(sight) + step) % seats)
        cards = [played.card for played in sight.middle if played.seat == seat]
        stack = _stack(cards, look, min(WIDEST_CARD, room - 2), rows - 1, edged=edged)
        column = [_name(sight, names, look, seat, room - 2), *stack]
        columns.append([Line(Part(" ")).join(row).to(room) for row in column])
    return beside(columns, gap=0)


def _led(sight: Observation) -> Seat:
    """Who led the trick in the middle: its first card says so."""
    return sight.middle[0].seat


def _name(sight: Observation, names: Sequence[str], look: Look, seat: Seat, room: int) -> Line:
    """The name over a column; whoever won, or fights, is marked."""
    key = str(seat + 1)
    if seat == sight.last_winner:
        return Line(Part(fit(f"{look.glyphs.tick} {names[seat]}", room), "accent", key))
    if seat in sight.fighting:
        return Line(Part(fit(f"{look.glyphs.bound} {names[seat]}", room), "warn", key))
    return Line(Part(fit(names[seat], room), "text", key))


def _stack(
    cards: Sequence[Dinosaur | None], look: Look, width: int, rows: int, *, edged: bool
) -> list[Line]:
    """Cards overlapped downwards, the newest whole; one line each where that is too high."""
    if edged:
        return _overlapped(cards, look, width)
    lines = [_text(card, look, width) for card in cards[-rows:]]
    hidden = len(cards) - rows
    if hidden > 0:
        lines[0] = Line(Part(f"+{hidden + 1}", "dim"))
    return lines


def _overlapped(cards: Sequence[Dinosaur | None], look: Look, width: int) -> list[Line]:
    lines: list[Line] = []
    for place, card in enumerate(cards):
        rows = box([_label(card, look, width - 2)], width, EDGED + 1, look)
        seen = rows if place == len(cards) - 1 else rows[:EDGED]
        lines += [Line(Part(row, _role(card))) for row in seen]
    return lines


def _text(card: Dinosaur | None, look: Look, width: int) -> Line:
    return Line(Part(_label(card, look, width), _role(card)))


def _label(card: Dinosaur | None, look: Look, width: int) -> str:
    if card is None:
        return fit(f"{look.glyphs.card * 2} {say.unseen()}", width)
    return fit(full_name(card, look), width)


def _role(card: Dinosaur | None) -> str:
    return "back" if card is None else role(card)
