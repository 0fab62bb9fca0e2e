"""Asks whom a card chooses, and which card the Babysitter names."""

from __future__ import annotations

from functools import partial

from ....controller.table import Table
from ....rules.game import Seat
from ....rules.whostole.actions import Discard
from ....rules.whostole.cards import NAMEABLE, NEEDS_ANYBODY, Card
from ....rules.whostole.observation import Observation
from ....words import whostole as words
from ....words.whostole import board as say
from ....words.whostole.asks import CLAUSE_OF_CARD
from ...screens.choice import Choice, ChoiceScreen
from ...screens.table import Key
from .common import PAGES
from .faces import call, nameable
from .strip import unseen


class _Choosing(ChoiceScreen):
    """A list from which the page of all cards is one key away."""

    pages = PAGES
    card = Card.BABYSITTER
    """The card that is about to be discarded."""

    def memory(self) -> int:
        """Which card is raised, for the hand that comes back after an overlay."""
        sight: Observation = self.table.sight
        return sight.hand.index(self.card)

    def page_keys(self) -> list[Key]:
        """F3 shows what the cards do."""
        cover, *pages = super().page_keys()
        return [cover, ("f3", "F3", say.cards()), *pages]


class ChoosePlayer(_Choosing):
    """Every player whom the card could be for; who cannot be chosen is there with the reason."""

    def __init__(self, table: Table, card: Card) -> None:
        super().__init__(table)
        self.card = card

    def cited(self) -> str | None:
        """The clause of the card."""
        return CLAUSE_OF_CARD[self.card]

    def headline(self) -> str:
        """The card."""
        return say.choose_target(call(self.card, self.cookies.look(self.viewer)))

    def notes(self) -> list[str]:
        """What it does."""
        return [] if self.cookies.look(self.viewer).call else [words.text(self.card)]

    def choices(self) -> list[Choice]:
        """The others in order, then the viewer, where the card may choose its own player."""
        seats = [Seat(seat) for seat in range(len(self.table.company.names)) if seat != self.viewer]
        if self.viewer is not None and self.card in NEEDS_ANYBODY:
            seats.append(self.viewer)
        actions = [action for action in self.table.legal() if action.card is self.card]
        possible = {action.target for action in actions}
        return [self._choice(seat, seat in possible) for seat in seats]

    def _choice(self, seat: Seat, possible: bool) -> Choice:
        name, look = self.table.company.names[seat], self.cookies.look(self.viewer)
        if possible:
            label = say.yourself() if seat == self.viewer else name
            return Choice(label, partial(self._choose, seat))
        sight: Observation = self.table.sight
        if sight.out[seat]:
            return Choice(say.is_out(name), None)
        by = Card.NAPPY_FELLOW if sight.napping[seat] else Card.DIAPER_CHANGE
        return Choice(say.protected_by(name, call(by, look)), None)

    def _choose(self, seat: Seat) -> None:
        if self.card is Card.BABYSITTER:
            naming = NameCard(self.table, seat)
            naming.above = partial(ChoosePlayer, self.table, self.card)
            self.cookies.hotseat.page(naming)
        else:
            self.submit(Discard(self.card, seat))


class NameCard(_Choosing):
    """The cards that the Babysitter may look for, and how many of each this seat has not seen."""

    def __init__(self, table: Table, target: Seat) -> None:
        super().__init__(table)
        self._target = target

    def headline(self) -> str:
        """Whose card is guessed."""
        babysitter = call(Card.BABYSITTER, self.cookies.look(self.viewer))
        return say.name_card(babysitter, self.table.company.names[self._target])

    def notes(self) -> list[str]:
        """What this seat knows of that hand: a card it has seen there counts as seen."""
        look, name = self.cookies.look(self.viewer), self.table.company.names[self._target]
        sight: Observation = self.table.sight
        return [
            say.known(name, call(told.card, look))
            for told in sight.known
            if told.seat == self._target
        ]

    def choices(self) -> list[Choice]:
        """The strongest first; the two 3s are one (WS-23)."""
        look, left = self.cookies.look(self.viewer), unseen(self.table.sight)
        together = {
            card: sum(left[other] for other in Card if other.name_alike is card)
            for card in NAMEABLE
        }
        return [
            Choice(
                nameable(card, look),
                partial(self.submit, Discard(Card.BABYSITTER, self._target, card)),
                say.still_unseen(together[card]),
                unlikely=together[card] == 0,
            )
            for card in NAMEABLE
        ]
