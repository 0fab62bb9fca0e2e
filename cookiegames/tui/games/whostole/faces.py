"""The cards of Who stole the cookie? as they are named and drawn in a row of chips."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from ....rules.whostole.cards import Card
from ....words import whostole as words
from ....words.voice import Voice
from ....words.whostole import names
from ...look import Look
from ...parts.lines import Line, Part, fit

_ROLES = ("gold", "grey", "green", "blue", "marker", "red", "piece", "green", "gold")
"""A colour for each strength; the number beside it says the same."""
CHIP_HEIGHT = 3
"""Rows of a chip that is drawn as a card."""
LEFT_OUT = "F3 +{count} "
"""In place of so many of the oldest discards: that key shows them all."""
LEFT_OUT_WIDTH = len(LEFT_OUT.format(count=9))
"""Nobody discards ten more than there is room for."""


def call(card: Card, look: Look) -> str:
    """The name of a card."""
    return look.call(card) if look.call else words.call(card)


def title(card: Card, look: Look) -> str:
    """What a card has printed on it: its number and its name."""
    return look.call(card) if look.call else f"{card.strength} {words.call(card)}"


def nameable(card: Card, look: Look) -> str:
    """A card as the Babysitter names it, where the two 3s are one."""
    return look.call(card) if look.call else f"{card.strength} {names.named(card, Voice(()))}"


def role(card: Card) -> str:
    """The colour of a card."""
    return _ROLES[card.strength]


def chips(cards: Sequence[Card], look: Look, width: int) -> Line:
    """The cards in order on one row; where room is short the last ones are kept."""
    titles = [title(card, look) for card in cards]
    left_out, last = _last_that_fit(titles, width, 3)
    line = _left_out(left_out)
    for card, text in zip(cards[left_out:], last, strict=True):
        if line.parts:
            line.add(f"{look.glyphs.down} ", "rule")
        line.add(f"{text} ", role(card))
    return line.cut(width)


def tall_chips(cards: Sequence[Card], look: Look, width: int) -> list[Line]:
    """The same as cards that overlap, each hiding the right edge of the one before."""
    glyphs = look.glyphs
    top_left, top_right, low_left, low_right = glyphs.corners
    titles = [title(card, look) for card in cards]
    left_out, last = _last_that_fit(titles, width - 1, 1)
    middle = _left_out(left_out)
    top, low = Line().to(middle.width), Line().to(middle.width)
    for card, text in zip(cards[left_out:], last, strict=True):
        edge = glyphs.across * cell_len(text)
        top.add(top_left + edge, role(card))
        middle.add(glyphs.down + text, role(card))
        low.add(low_left + edge, role(card))
    if last:
        top.add(top_right, role(cards[-1]))
        middle.add(glyphs.down, role(cards[-1]))
        low.add(low_right, role(cards[-1]))
    return [line.cut(width) for line in (top, middle, low)]


def chip_rows(cards: Sequence[Card], look: Look, width: int) -> list[Line]:
    """All of the cards, on as many rows as they need."""
    rows: list[list[Card]] = [[]]
    for card in cards:
        together = [*rows[-1], card]
        if rows[-1] and _needed([title(one, look) for one in together], 3) > width:
            rows.append([card])
        else:
            rows[-1] = together
    return [chips(row, look, width) for row in rows]


def _last_that_fit(titles: list[str], width: int, gap: int) -> tuple[int, list[str]]:
    """How many are left out, and the rest, of which one always stays."""
    for left_out in range(len(titles)):
        if _needed(titles[left_out:], gap) + (LEFT_OUT_WIDTH if left_out else 0) <= width:
            return left_out, titles[left_out:]
    room = width - gap - LEFT_OUT_WIDTH
    return max(0, len(titles) - 1), [fit(text, room) for text in titles[-1:]]


def _left_out(count: int) -> Line:
    """What stands for the oldest discards; nothing, where all of them have room."""
    return Line(Part(LEFT_OUT.format(count=count), "dim", "f3")) if count else Line()


def _needed(titles: list[str], gap: int) -> int:
    return sum(cell_len(text) + gap for text in titles)
