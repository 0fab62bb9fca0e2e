"""The lists of Calçotada Wars: whom, which laid card, and what a wildcard stands for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from ....controller.table import Table
from ....rules.calcotada.actions import (
    Duel,
    Lay,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Steal,
    Swap,
)
from ....rules.calcotada.cards import Card, Ingredient
from ....rules.calcotada.observation import Observation
from ....rules.calcotada.series import with_cards
from ....rules.game import Seat
from ....words import calcotada as words
from ....words.calcotada import board, names
from ....words.calcotada import choosing as say
from ....words.calcotada.asks import CLAUSE_OF_CARD
from ...screens.choice import Choice, ChoiceScreen
from ...screens.table import Key
from .common import PAGES
from .faces import call
from .raising import Raised


class _Choosing(ChoiceScreen):
    """A list from which the page of the piles is one key away."""

    pages = PAGES
    clause = "CW-9"
    """What the list is about."""

    def __init__(self, table: Table, raised: Raised) -> None:
        super().__init__(table)
        self._raised = raised

    def memory(self) -> Raised:
        """What is raised, for the hand that comes back after an overlay."""
        return self._raised

    def cited(self) -> str | None:
        return self.refusal.clause if self.refusal else self.clause

    def page_keys(self) -> list[Key]:
        """F3 shows the piles."""
        cover, *pages = super().page_keys()
        return [cover, ("f3", "F3", board.piles()), *pages]

    @property
    def sight(self) -> Observation:
        """What the viewer sees."""
        sight: Observation = self.table.sight
        return sight

    def others(self) -> list[Seat]:
        """The other players, clockwise from the viewer's left."""
        assert self.viewer is not None
        count = len(self.table.company.names)
        return [Seat((self.viewer + step) % count) for step in range(1, count)]


class ChooseVictim(_Choosing):
    """From whose hand the second card is stolen."""

    clause = "CW-14"

    def headline(self) -> str:
        return say.choose_victim()

    def choices(self) -> list[Choice]:
        """Who holds nothing is there with that reason."""
        return [self._choice(seat) for seat in self.others()]

    def _choice(self, seat: Seat) -> Choice:
        name, size = self.table.company.names[seat], self.sight.hand_sizes[seat]
        if not size:
            return Choice(say.holds_nothing(name), None)
        return Choice(name, partial(self.submit, Steal(seat)), board.cards_held(size))


class ChooseTarget(_Choosing):
    """For whom a wine jug or a sausage is."""

    def __init__(self, table: Table, raised: Raised, card: Card) -> None:
        super().__init__(table, raised)
        self._card = card
        self.clause = CLAUSE_OF_CARD[card]

    def headline(self) -> str:
        return say.choose_target(call(self._card, self.cookies.look(self.viewer)))

    def notes(self) -> list[str]:
        """What the card does."""
        return [] if self.cookies.look(self.viewer).call else [words.text(self._card)]

    def choices(self) -> list[Choice]:
        """All others, with what they hold or are to miss already."""
        return [self._choice(seat) for seat in self.others()]

    def _choice(self, seat: Seat) -> Choice:
        sight, name = self.sight, self.table.company.names[seat]
        if self._card is Card.SAUSAGE:
            note = board.cards_held(sight.hand_sizes[seat])
            return Choice(name, partial(self.submit, PlaySausage(seat)), note)
        note = board.misses(sight.skips[seat]) if sight.skips[seat] else ""
        return Choice(name, partial(self.submit, PlayWineJug(seat)), note)


class ChooseLaid(_Choosing):
    """Which laid card the tweezers take: those of the others first, then the viewer's own."""

    clause = "CW-19"

    def headline(self) -> str:
        return say.choose_laid(call(Card.TWEEZERS, self.cookies.look(self.viewer)))

    def choices(self) -> list[Choice]:
        assert self.viewer is not None
        seats = [*self.others(), self.viewer]
        return [choice for seat in seats for choice in self._of(seat)]

    def _of(self, seat: Seat) -> list[Choice]:
        found = []
        for place in Ingredient:
            laid = self.sight.series[seat][place]
            if laid is not None:
                card, name = names.lying(laid, self.voice), self.table.company.names[seat]
                own = seat == self.viewer
                label = say.laid_by_you(card) if own else say.laid_by(card, name)
                found.append(Choice(label, partial(self.submit, PlayTweezers(seat, place))))
        return found


class ChooseSwap(_Choosing):
    """For which card of the own series an action card is swapped before a duel."""

    clause = "CW-41"

    def __init__(self, table: Table, raised: Raised, swaps: Sequence[Swap]) -> None:
        super().__init__(table, raised)
        self._swaps = swaps

    def headline(self) -> str:
        return say.choose_swap(call(self._swaps[0].card, self.cookies.look(self.viewer)))

    def choices(self) -> list[Choice]:
        assert self.viewer is not None
        series = self.sight.series[self.viewer]
        laid = [(swap, series[swap.place]) for swap in self._swaps]
        return [
            Choice(names.lying(card, self.voice), partial(self.submit, swap))
            for swap, card in laid
            if card is not None
        ]


class ChooseValue(_Choosing):
    """What wildcards stand for; the value that scores best stands first, and is chosen already."""

    clause = "CW-8"
    at = 0

    def __init__(self, table: Table, raised: Raised, plays: Sequence[Lay] | Sequence[Duel]) -> None:
        super().__init__(table, raised)
        self._plays: list[Lay | Duel] = [*plays]
        self._plays.sort(key=lambda play: -play.value)

    def headline(self) -> str:
        look, first = self.cookies.look(self.viewer), self._plays[0]
        if isinstance(first, Duel):
            return say.choose_duel_value(call(first.card, look))
        return say.choose_value(names.hand(first.cards, self.voice))

    def choices(self) -> list[Choice]:
        """The highest value first: a series scores what its sauce counts (CW-10)."""
        return [
            Choice(say.as_value(play.value), self._chosen(play), self._note(play))
            for play in self._plays
        ]

    def _chosen(self, play: Lay | Duel) -> Callable[[], None]:
        return partial(self.submit, play)

    def _note(self, play: Lay | Duel) -> str:
        """What it would score at once."""
        if isinstance(play, Duel) or self.viewer is None:
            return ""
        after = with_cards(self.sight.series[self.viewer], play)
        sauce = after[Ingredient.SAUCE]
        return say.would_score(sauce.value) if sauce is not None and None not in after else ""
