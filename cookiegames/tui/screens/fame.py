"""Who has won how often on this machine: everybody, and one person game by game."""

from __future__ import annotations

from collections.abc import Sequence

from ...controller.statistics import People
from ...rules.catalog import GAMES
from ...words import fame as say
from ..parts.lines import Line, Part, fit, sentence_lines
from .menu import Entry, ListPage
from .overlay import Key, Overlay, Page

NAME_WIDTH = 22


class HallOfFame(ListPage):
    """A line for each person, the most wins first; Enter shows one of them."""

    opened_by = ("h",)

    def __init__(self, people: Sequence[People]) -> None:
        super().__init__()
        self._people = people

    def headline(self) -> str:
        return say.title()

    def text(self) -> list[str]:
        """Where there is nobody to show, how to come in."""
        return [] if self._people else [say.nobody()]

    def entries(self) -> list[Entry]:
        """The people by all their wins."""
        return [self._entry(place, name) for place, name in enumerate(_names(self._people))]

    def _entry(self, place: int, name: str) -> Entry:
        own = [one for one in self._people if one.name == name]
        wins, matches = sum(one.wins for one in own), sum(one.matches for one in own)
        page = Person(name, own, HallOfFame(self._people))
        text = f"{fit(name, NAME_WIDTH):{NAME_WIDTH}} {say.tally(wins, matches)}"
        return Entry(str(place + 1), f"{place + 1}.", text, "", lambda: self._open(page))

    def _open(self, page: Page) -> None:
        self.cookies.hotseat.page(page)


class Person(Overlay):
    """What one person has played, won and reached in each game."""

    def __init__(self, name: str, own: Sequence[People], above: HallOfFame) -> None:
        super().__init__()
        self._name_shown, self._own, self._above = name, own, above

    def heading(self) -> str:
        """Who it is."""
        return self._name_shown

    def content(self, width: int) -> list[Line]:
        """A game after the other."""
        lines: list[Line] = []
        for one in self._own:
            title = GAMES[one.game].title if one.game in GAMES else one.game
            told = [say.tally(one.wins, one.matches), say.best(one.best)]
            lines += [Line(Part(title, "strong")), *sentence_lines(told, width), Line()]
        return lines

    def ways_back(self) -> list[Key]:
        """Back to everybody."""
        return [("backspace", "Backspace", say.everybody()), *super().ways_back()]

    def press(self, key: str) -> None:
        """Backspace leads to everybody; all else as on every page."""
        if key == "backspace":
            self.cookies.hotseat.page(self._above)
        else:
            super().press(key)


def _names(people: Sequence[People]) -> list[str]:
    """Everybody once, by wins and then by how few matches they took."""
    names = dict.fromkeys(one.name for one in people)
    own = {name: [one for one in people if one.name == name] for name in names}

    def rank(name: str) -> tuple[float, int, str]:
        return -sum(one.wins for one in own[name]), sum(one.matches for one in own[name]), name

    return sorted(names, key=rank)
