"""The table in words: what each player has cooked and holds, and the discard pile by kind."""

from __future__ import annotations

from ....controller.table import Table
from ....rules.calcotada.cards import COPIES, Back, Card
from ....rules.calcotada.observation import Observation
from ....rules.game import Seat
from ....words.calcotada import board as say
from ....words.calcotada import names
from ....words.voice import Voice
from ...parts.lines import Line, Part, sentence_lines
from ...screens.overlay import Overlay
from .faces import call, role


class PilesPage(Overlay):
    """All that lies open, for those who count."""

    opened_by = ("f3",)

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def heading(self) -> str:
        """That it is the whole table."""
        return say.piles_title()

    def content(self, width: int) -> list[Line]:
        """Each player, then the discard pile."""
        seats = [Seat(seat) for seat in range(len(self._table.company.names))]
        players = [line for seat in seats for line in self._player(seat, width)]
        return [*players, *self._discards()]

    @property
    def _sight(self) -> Observation:
        sight: Observation = self._table.public
        return sight

    @property
    def _voice(self) -> Voice:
        return Voice(self._table.company.names, None, self.cookies.look(None).call)

    def _player(self, seat: Seat, width: int) -> list[Line]:
        sight, name = self._sight, self._table.company.names[seat]
        series = [names.lying(laid, self._voice) for laid in sight.series[seat] if laid]
        told = [say.series_holds(series), *self._backs(seat)]
        shown = sight.open_hands[seat]
        if shown is not None:
            told.append(say.hand_holds(names.whole_hand(shown, self._voice)))
        if sight.eaten[seat]:
            told.append(say.eaten_so_far(sight.eaten[seat]))
        if sight.skips[seat]:
            told.append(say.misses(sight.skips[seat]))
        return [Line(Part(name, "strong")), *sentence_lines(told, width), Line()]

    def _backs(self, seat: Seat) -> list[str]:
        """The backs of the hand, under that option."""
        sight, look = self._sight, self.cookies.look(None)
        if not sight.backs:
            return []
        held = zip(Back, sight.backs[seat], strict=True)
        return [
            say.backs_of([say.backs_held(call(back, look), count) for back, count in held if count])
        ]

    def _discards(self) -> list[Line]:
        look, lying = self.cookies.look(None), self._sight.discarded
        lines = [Line(Part(say.discards_title(), "strong"))]
        if not any(lying):
            return [*lines, Line(Part(say.no_discards(), "dim"))]
        return lines + [
            Line(Part(say.discarded(call(card, look), lying[card], COPIES[card]), role(card)))
            for card in Card
            if lying[card]
        ]
