"""The lists of The Cheating Moth: who gets a card after a spider."""

from __future__ import annotations

from functools import partial

from ....controller.table import Table
from ....rules.game import Seat
from ....rules.moth.actions import Give
from ....rules.moth.cards import Card
from ....words.moth import board as say
from ...screens.choice import Choice, ChoiceScreen
from .faces import call


class ChooseReceiver(ChoiceScreen):
    """To whom the raised card goes (CM-14)."""

    def __init__(self, table: Table, raised: int, card: Card) -> None:
        super().__init__(table)
        self._raised = raised
        self._card = card

    def memory(self) -> int:
        """Which card is raised, for the hand that comes back after an overlay."""
        return self._raised

    def cited(self) -> str | None:
        return self.refusal.clause if self.refusal else "CM-14"

    def headline(self) -> str:
        """The card."""
        return say.give_to_whom(call(self._card, self.cookies.look(self.viewer)))

    def choices(self) -> list[Choice]:
        """The others, clockwise from the left."""
        assert self.viewer is not None
        names = self.table.company.names
        others = [Seat((self.viewer + step) % len(names)) for step in range(1, len(names))]
        return [
            Choice(names[seat], partial(self.submit, Give(self._card, seat))) for seat in others
        ]
