"""Asks on whom a marker is used, or whether it is used now."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from ....controller.table import Table
from ....rules.batalha.actions import UseMarker
from ....rules.batalha.cards import AIMED
from ....words.batalha import board as say
from ...screens.choice import Choice, ChoiceScreen
from .faces import call


class ChooseTarget(ChoiceScreen):
    """The players whom this marker can be used on; one entry where it names nobody."""

    def __init__(self, table: Table, actions: Sequence[UseMarker]) -> None:
        super().__init__(table)
        self._actions = actions

    def headline(self) -> str:
        """The marker."""
        marker = self._actions[0].marker
        name = call(marker, self.cookies.look(self.viewer))
        return say.choose_target(name) if marker in AIMED else say.choose_to_use(name)

    def notes(self) -> list[str]:
        """What it does."""
        return [self.game_words.meaning(self._actions[0].marker)]

    def choices(self) -> list[Choice]:
        """One entry a player."""
        label, voice = self.game_words.label, self.voice
        return [
            Choice(label(action, voice), partial(self.submit, action)) for action in self._actions
        ]
