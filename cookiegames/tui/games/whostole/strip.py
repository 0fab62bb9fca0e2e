"""The twelve cards, and how many of each nobody, or this seat, has seen in this round."""

from __future__ import annotations

from collections import Counter

from rich.cells import cell_len

from ....rules.whostole.cards import COPIES, TOKENS_TO_WIN, Card
from ....rules.whostole.observation import Observation
from ....words.whostole import board as say
from ...look import Look
from ...parts.lines import Line, Part, beside, fit
from ...parts.stage import divider
from .faces import call, role, title

COLUMNS, ROWS = 3, 4
STRIP_HEIGHT = ROWS + 1
"""The cards and the line above them."""


def unseen(sight: Observation) -> dict[Card, int]:
    """How many copies of each card lie where the viewer has not seen them."""
    seen = Counter(sight.laid_open)
    for cards in sight.discards:
        seen.update(cards)
    seen.update(card for card in sight.revealed if card is not None)
    if sight.viewer is not None and sight.revealed[sight.viewer] is None:
        seen.update(sight.hand)
    seen.update(told.card for told in sight.known if sight.revealed[told.seat] is None)
    return {card: max(0, COPIES[card] - seen[card]) for card in Card}


def draw_strip(sight: Observation, look: Look, width: int) -> list[Line]:
    """A line with what it counts, then the cards in columns, the strongest first."""
    aside = say.aside(sight.aside)
    goal = say.goal(TOKENS_TO_WIN[len(sight.tokens)])
    labels = [Line(Part(text, "dim")) for text in (say.unseen(), aside, goal)]
    left = unseen(sight)
    columns = [list(Card)[first : first + ROWS] for first in range(0, len(Card), ROWS)]
    needs = [max(cell_len(title(card, look)) for card in column) for column in columns]
    # The count takes two cells more, a blank stands before each column.
    short = sum(needs) + 3 * COLUMNS - width
    gap = 1
    if short > 0:
        needs[needs.index(max(needs))] -= short
    else:
        gap += min(6, -short // COLUMNS)
    blocks = [
        [_entry(card, left[card], look, needs[place]) for card in column]
        for place, column in enumerate(columns)
    ]
    rows = [Line(Part(" ")).join(row) for row in beside(blocks, gap=gap)]
    return [divider(look.glyphs, width, *labels), *rows]


def _entry(card: Card, left: int, look: Look, room: int) -> Line:
    paint = role(card) if left else "barred"
    number = "" if look.call else f"{card.strength} "
    line = Line(Part(number, paint)) if number else Line()
    line.add(fit(call(card, look), room - len(number)), paint)
    return line.to(room).add(f" {left}", "strong" if left else "barred")
