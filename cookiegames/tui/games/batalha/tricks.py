"""The tricks of the round, which lie open before their winners (BC-22)."""

from __future__ import annotations

from ....controller.table import Table
from ....rules.batalha.observation import Observation, Trick
from ....rules.game import Seat
from ....words.batalha import board as say
from ... import faces
from ...parts.lines import Line, Part, fit
from ...screens.overlay import Overlay
from .faces import call, face


class TricksPage(Overlay):
    """Who won which cards; public."""

    opened_by = ("f3",)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def heading(self) -> str:
        """Which round."""
        return say.tricks_title(self._table.public.round)

    def content(self, width: int) -> list[Line]:
        """One line a trick, the newest last."""
        public: Observation = self._table.public
        if not public.tricks:
            return [Line(Part(say.no_tricks(), "dim"))]
        return [
            line
            for number, trick in enumerate(public.tricks, start=1)
            for line in self._trick(number, trick, width)
        ]

    def _trick(self, number: int, trick: Trick, width: int) -> list[Line]:
        look, names = self.cookies.look(None), self._table.company.names
        piece = call(trick.piece, look)
        title = say.trick_won(number, names[trick.winner], piece)
        room = (width - 3) // len(names) - faces.TINY_WIDTH - 2
        cards = Line(Part("   "))
        for place, card in enumerate(trick.cards):
            seat = Seat((trick.leader + place) % len(names))
            shape = face(card, look)
            won = seat == trick.winner
            name = fit(f"{look.glyphs.tick} {names[seat]}" if won else names[seat], room)
            cards.add(f"{name} ", "accent" if won else "text")
            cards.add(faces.tiny(shape), shape.role).add(" ")
        return [Line(Part(title, "strong")), cards]
