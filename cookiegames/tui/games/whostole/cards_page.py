"""The twelve cards with their whole texts, below all that lies on the table of each player."""

from __future__ import annotations

from ....controller.table import Table
from ....rules.whostole.cards import COPIES, Card
from ....rules.whostole.observation import Observation
from ....words import whostole as words
from ....words.whostole import board as say
from ...parts.lines import Line, Part, sentence_lines
from ...screens.overlay import Overlay
from .faces import role, title

INDENT = 2


class CardsPage(Overlay):
    """What every card does, and the discards of the round, of which a hand's screen cuts some."""

    opened_by = ("f3",)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def heading(self) -> str:
        """That these are all."""
        return say.all_cards()

    def content(self, width: int) -> list[Line]:
        """The discards, then the strongest card first."""
        cards = [line for card in Card for line in self._card(card, width)]
        return [*self._discards(width), *cards]

    def _discards(self, width: int) -> list[Line]:
        """All that each player has discarded, the oldest first."""
        look, sight = self.cookies.look(None), self._sight
        told = [
            say.discards_of(name, f" {look.glyphs.dot} ".join(title(card, look) for card in cards))
            for name, cards in zip(self._table.company.names, sight.discards, strict=True)
            if cards
        ]
        return [*sentence_lines(told, width), Line()] if told else []

    @property
    def _sight(self) -> Observation:
        sight: Observation = self._table.public
        return sight

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
