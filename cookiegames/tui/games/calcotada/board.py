"""What lies open on the table: the players with their series, the piles, open hands, the duel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rich.cells import cell_len

from ....rules.calcotada.cards import TARGETS, Back, Card
from ....rules.calcotada.observation import Observation, Phase
from ....rules.game import Seat
from ....words.calcotada import board as say
from ... import faces
from ...look import Look
from ...parts.lines import Line, Part, beside, fit
from ...parts.stage import divider, header
from .faces import back_letter, back_role, call, chips, laid_chip, role
from .series import CHIP, PLACES, Lit, box_width, boxes, chip_row

JUG, OUT = "u", "x"
"""The signs of a seat that misses a turn, and of one out of the duel, in every glyph set."""
ROOM_FOR_GAPS = 40
"""From this width on the boxes of a series stand apart."""
LARGE_ROOM = 70
"""From this width on a series may be drawn in large cards."""
ROOM_FOR_TWO = 68
"""From this width on two players stand side by side, with all that they hold."""
BRIEF_NAME = 12
"""Cells of a name where a player has one row for everything."""


class Board(NamedTuple):
    """All that the open part of the table is drawn from."""

    sight: Observation
    names: tuple[str, ...]
    awaited: Seat | None
    look: Look
    title: str
    status: str
    lit: Mapping[Seat, Lit]
    """By seat: the places that raised cards would take."""

    def seats(self) -> list[Seat]:
        """The players in order."""
        return [Seat(seat) for seat in range(len(self.names))]


def draw_header(board: Board, width: int) -> Line:
    """The first row."""
    return header(board.title, board.status, width)


# The players


def draw_players(board: Board, width: int, height: int) -> list[Line]:
    """The players with their series, as large as there is room for, at least a row each."""
    count, large_rows = len(board.names), 1 + faces.LARGE_HEIGHT
    if width >= LARGE_ROOM and count * large_rows <= height:
        return [line for seat in board.seats() for line in _plate(board, seat, width, large=True)]
    if width >= ROOM_FOR_TWO and (count + 1) // 2 * (1 + faces.SMALL_HEIGHT) <= height:
        return _two_a_row(board, width)
    if width < ROOM_FOR_TWO and count * (1 + faces.SMALL_HEIGHT) <= height:
        return [line for seat in board.seats() for line in _plate(board, seat, width, large=False)]
    return [_brief(board, seat, width) for seat in board.seats()]


def _two_a_row(board: Board, width: int) -> list[Line]:
    room = width // 2
    plates = [_plate(board, seat, room, large=False) for seat in board.seats()]
    padded = [[line.to(room) for line in plate] for plate in plates]
    starts = range(0, len(padded), 2)
    return [line for start in starts for line in beside(padded[start : start + 2], gap=0)]


def _plate(board: Board, seat: Seat, width: int, *, large: bool) -> list[Line]:
    """The name, below it the series in boxes, and beside these what the player holds."""
    key, gap = str(seat + 1), 1 if width >= ROOM_FOR_GAPS + CHIP else 0
    name = _named(board, seat, width - 3, awaits=True)
    lit = board.lit.get(seat, {})
    drawn = boxes(board.sight.series[seat], lit, board.look, key, large=large, gap=gap)
    room = width - 2 - box_width(large=large, gap=gap)
    facts = _facts(board, seat, room)
    rows = [Line(Part(" ", "text", key)).join(row) for row in drawn]
    for row, fact in zip(rows, facts, strict=False):
        row.add(" ").join(fact)
    return [name, *rows]


def _named(board: Board, seat: Seat, room: int, *, awaits: bool) -> Line:
    """The digit and the name; `awaits`: with the sign of who is awaited."""
    key = str(seat + 1)
    awaited = board.awaited == seat
    line = Line(Part(" "), Part(f"{key} ", "key", key))
    paint = "awaited" if awaited else "barred" if seat in board.sight.left else "strong"
    line.add(fit(board.names[seat], room - 2 if awaits else room), paint, key)
    if awaits and awaited:
        line.add(f" {board.look.glyphs.awaited}", "accent", key)
    return line


def _facts(board: Board, seat: Seat, room: int) -> list[Line]:
    """Cards held, points, and turns to miss; in words where they have room."""
    sight, key = board.sight, str(seat + 1)
    held = _backs(board, seat, room)
    long, short = _points(board, seat)
    facts = [held, Line(Part(long if cell_len(long) <= room else short, "text", key))]
    if seat in sight.left:
        out = f"{OUT} {say.out()}"
        facts.append(Line(Part(out if cell_len(out) <= room else OUT, "warn", key)))
    elif sight.skips[seat]:
        misses = f"{JUG} {say.misses(sight.skips[seat])}"
        brief = f"{JUG} {sight.skips[seat]}"
        facts.append(Line(Part(misses if cell_len(misses) <= room else brief, "warn", key)))
    return facts


def _points(board: Board, seat: Seat) -> tuple[str, str]:
    """How much a seat has eaten: in words, and in fewer."""
    points, target = board.sight.points[seat], TARGETS[len(board.names)]
    if target is None:
        return say.eaten(points), str(points)
    return say.eaten_of(points, target), f"{points}/{target}"


def _backs(board: Board, seat: Seat, room: int) -> Line:
    """The cards held: their number, or the types of their backs under that option."""
    sight, key = board.sight, str(seat + 1)
    size, sign = sight.hand_sizes[seat], board.look.glyphs.card
    line = Line()
    if sight.backs and size:
        held = dict(zip(Back, sight.backs[seat], strict=True))
        one_by_one = size <= room
        for back, count in held.items():
            letter = back_letter(back)
            text = letter * count if one_by_one else f"{letter}{count}" if count else ""
            line.add(text, back_role(back), key)
        if line.width <= room:
            return line
        line = Line()
    words = say.cards_held(size)
    text = words if cell_len(words) + 2 <= room else str(size)
    return line.add(f"{sign} " if room > CHIP else sign, "back", key).add(text, "text", key)


def _brief(board: Board, seat: Seat, width: int) -> Line:
    """A player in one row: the series has its room, the name gets what is left."""
    sight, key = board.sight, str(seat + 1)
    tail = Line(Part(" ")).join(
        chip_row(sight.series[seat], board.lit.get(seat, {}), board.look, key)
    )
    points = _points(board, seat)[1]
    tail.add(f"{points:>6}", "text", key)
    if seat in sight.left:
        tail.add(f" {OUT}", "warn", key)
    elif sight.skips[seat]:
        tail.add(f" {JUG}{sight.skips[seat]}", "warn", key)
    longest = max(map(cell_len, board.names)) + 2
    name_room = min(longest, max(BRIEF_NAME, width - 3 - tail.width - 16))
    line = _named(board, seat, name_room, awaits=True).to(3 + name_room)
    room = width - line.width - 1 - (PLACES * CHIP + 12)
    backs = _backs(board, seat, max(4, min(room, 12)))
    return line.add(" ").join(backs.to(max(4, min(12, room)))).join(tail).cut(width)


# The middle


def draw_middle(board: Board, width: int) -> list[Line]:
    """The piles, and the duel once there is one."""
    sight, glyphs = board.sight, board.look.glyphs
    labels = [Line(Part(say.pile(sight.pile), "dim"))]
    if sight.top is not None:
        labels.append(Line(Part(say.top(call(sight.top, board.look)), back_role(sight.top))))
    labels.append(Line(Part(say.discards(sum(sight.discarded)), "dim", "f3")))
    if sight.duellists:
        labels = [Line(Part(say.duel(), "strong")), Line(Part(_standing(sight), "accent"))]
    return [divider(glyphs, width, *labels), *_duel(board, width)]


def _standing(sight: Observation) -> str:
    if sight.phase is Phase.SWAPS:
        return say.swaps_first()
    return say.value_stands(sight.duel[-1][1].value) if sight.duel else say.any_value()


def _duel(board: Board, width: int) -> list[Line]:
    """The cards of the duel in order; where room is short the last ones."""
    entries = [
        (f"{fit(board.names[seat], BRIEF_NAME)} {laid_chip(laid, board.look)}", role(laid.card))
        for seat, laid in board.sight.duel
    ]
    if not entries:
        return []
    kept: list[tuple[str, str]] = []
    room = width - 6
    for text, paint in reversed(entries):
        room -= cell_len(text) + 3
        if room < 0:
            break
        kept.insert(0, (text, paint))
    row = Line(Part(" " if len(kept) == len(entries) else " .. "))
    for place, (text, paint) in enumerate(kept):
        row.add(f" {board.look.glyphs.dot} " if place else "", "rule").add(text, paint)
    return [row]


def draw_open_hands(board: Board, width: int) -> list[Line]:
    """The hands that a cookbook lays open, each with its player's name."""
    shown = [
        (seat, cards) for seat, cards in zip(board.seats(), board.sight.open_hands, strict=True)
        if cards is not None
    ]  # fmt: skip
    return [line for seat, cards in shown for line in _open_hand(board, seat, cards, width)]


def _open_hand(board: Board, seat: Seat, cards: Sequence[Card], width: int) -> list[Line]:
    rows = [Line(Part(f" {say.open_hand(board.names[seat])}", "dim", str(seat + 1)))]
    for text, paint in chips(cards, board.look) or [(say.nothing_in_it(), "dim")]:
        if rows[-1].width + 2 + cell_len(text) > width:
            rows.append(Line(Part("  ")))
        rows[-1].add("  ").add(text, paint)
    return rows
