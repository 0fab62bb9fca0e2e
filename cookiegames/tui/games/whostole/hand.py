"""The viewer's cards, large and side by side, with all that is printed on them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ....rules.whostole.cards import Card
from ....words import whostole as words
from ....words.whostole import board as say
from ...look import Look
from ...parts.lines import Line, Part, beside, fit, sentence_lines
from .faces import role, title

LETTERS = "ab"
"""The keys that raise a card."""
WIDEST_CARD = 46
EDGES = 3
"""The rows of a card that are not text: its edges, and the blank one that raising it fills."""


class Hand(NamedTuple):
    """What the viewer holds, and how it lies."""

    cards: tuple[Card, ...]
    raised: int | None
    playable: frozenset[Card]
    must_go: Card | None
    """The card that must be discarded, if one must."""


def hand_height(hand: Hand, look: Look, width: int, *, flavour: bool) -> int:
    """The rows that these cards need to show all of their texts."""
    room = _card_width(width) - 4
    return EDGES + max(
        (len(_inside(hand, card, look, room, flavour)) for card in hand.cards), default=0
    )


def draw_hand(hand: Hand, look: Look, width: int, height: int, *, flavour: bool) -> list[Line]:
    """The cards in this many rows."""
    needed = min(height, hand_height(hand, look, width, flavour=flavour))
    room = _card_width(width)
    cards = [
        _card(hand, place, look, room, max(1, needed - EDGES), flavour)
        for place in range(len(hand.cards))
    ]
    return [Line(Part(" ")).join(row).cut(width) for row in beside(cards)]


def _card_width(width: int) -> int:
    return min(WIDEST_CARD, (width - 3) // 2)


def _inside(hand: Hand, card: Card, look: Look, room: int, flavour: bool) -> list[Line]:
    """The lines printed on a card. Under other names for the cards, none: it speaks of them."""
    if look.call:
        return [Line()]
    paint = "text" if card in hand.playable else "barred"
    lines = sentence_lines([words.text(card)], room, paint)
    if card is hand.must_go:
        lines = sentence_lines([say.must_go(words.call(card))], room, "warn") + lines
    return lines + (sentence_lines([words.flavour(card)], room, "dim") if flavour else [])


def _card(hand: Hand, place: int, look: Look, width: int, rows: int, flavour: bool) -> list[Line]:
    """One row more than the card is high: blank above it, or below it when it is raised."""
    card, key, glyphs = hand.cards[place], LETTERS[place], look.glyphs
    raised, playable = hand.raised == place, hand.cards[place] in hand.playable
    edge = role(card) if playable else "barred"
    title_role = edge
    if raised:
        title_role = "raised" if playable else "raised-barred"
    top_left, top_right, low_left, low_right = glyphs.corners
    top = Line(Part(top_left + glyphs.across, edge, key), Part(f" {key} ", "key", key))
    top.add(fit(f" {title(card, look)} ", width - 8), title_role, key)
    top.add(" ", edge, key)
    top.add(glyphs.across * (width - 1 - top.width) + top_right, edge, key)
    low = Line(Part(low_left + glyphs.across * (width - 2) + low_right, edge, key))
    inside = _fitted(_inside(hand, card, look, width - 4, flavour), rows)
    drawn = [top, *(_framed(line, glyphs.down, edge, width, key) for line in inside), low]
    blank = Line(Part(" " * width, "text", key))
    return [*drawn, blank] if raised else [blank, *drawn]


def _fitted(lines: Sequence[Line], rows: int) -> list[Line]:
    """The lines brought to so many rows, with two dots where something is left out."""
    if len(lines) <= rows:
        return [*lines, *[Line()] * (rows - len(lines))]
    last = lines[rows - 1].plain
    return [*lines[: rows - 1], Line(Part(last[: len(last) - 3].rstrip() + " ..", "dim"))]


def _framed(line: Line, side: str, edge: str, width: int, key: str) -> Line:
    row = Line(Part(f"{side} ", edge, key))
    for part in line.parts:
        row.add(part.text, part.role, key)
    row.add(" " * max(0, width - 1 - row.width), "text", key)
    return row.add(side, edge, key)
