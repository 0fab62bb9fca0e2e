"""The twelve cards with their whole texts."""

from __future__ import annotations

from ....controller.table import Table
from ....rules.whostole.cards import COPIES, Card
from ....words import whostole as words
from ....words.whostole import board as say
from ...parts.lines import Line, Part, sentence_lines
from ...screens.overlay import Overlay
from .faces import role, title

INDENT = 2


class CardsPage(Overlay):
    """What every card does; it shows nothing of this match."""

    opened_by = ("f3",)

    def __init__(self, table: Table) -> None:
        super().__init__()

    def heading(self) -> str:
        """That these are all."""
        return say.all_cards()

    def content(self, width: int) -> list[Line]:
        """The strongest card first."""
        return [line for card in Card for line in self._card(card, width)]

    def _card(self, card: Card, width: int) -> list[Line]:
        look = self.cookies.look(None)
        heading = Line(Part(title(card, look), role(card)))
        heading.add(f" {look.glyphs.dot} {say.copies(COPIES[card])}", "dim")
        # The texts speak of other cards by their names, so with other names there are none.
        if look.call:
            return [heading]
        told = sentence_lines([words.text(card)], width - INDENT)
        told += sentence_lines([words.flavour(card)], width - INDENT, "dim")
        return [heading, *(Line(Part(" " * INDENT)).join(line) for line in told), Line()]
