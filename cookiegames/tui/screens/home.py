"""The first screen: the games, and the match that waits."""

from __future__ import annotations

from ... import words
from ...controller.table import Table
from ...rules.catalog import GAMES, Entry
from ...rules.game import Over
from ...words import house, keys
from ..parts import shelf
from ..parts.lines import Line, Part, beside, fit, wrap
from ..parts.pages import MARGIN, Key, full_page, indented, rule
from .drawn import Drawn
from .menu import Menu
from .rules import RulesBrowser
from .settings import SettingsScreen

_WIDEST = 100
"""Columns that the list and its card use at most; they stand in the middle of a wider screen."""


class Home(Drawn):
    """A list of the games with the chosen one's card beside it."""

    def __init__(self) -> None:
        super().__init__()
        self._entries = tuple(GAMES.values())
        self._chosen = 0

    @property
    def chosen(self) -> Entry:
        """The game that Enter begins."""
        return self._entries[self._chosen]

    @property
    def _waiting(self) -> Table | None:
        """The match that can be resumed."""
        table = self.cookies.hotseat.table
        return None if table is None or isinstance(table.ask, Over) else table

    def draw(self, width: int, height: int) -> list[Line]:
        """Title, list and card, and the match that waits."""
        used = min(width, _WIDEST)
        glyphs = self.cookies.look(None).glyphs
        entry = self.chosen
        joke = words.of(entry.id).joke()
        card = shelf.card(entry.id, entry.prefix, joke, glyphs)
        room = used - shelf.WIDTH - 5 * MARGIN
        middle = beside([_widened(self._list(room), room), card], gap=2 * MARGIN)
        waiting = self._waiting_lines(used)
        spare = height - 1 - len(middle) - len(waiting) - 3
        air = [Line()] * max(0, spare // 3)
        above = [*air, *_title(used), rule(glyphs, used), *air[:1]]
        lines = [*above, *indented(middle, 2 * MARGIN), *air[:1], *waiting]
        centred = indented(lines, (width - used) // 2)
        return full_page(centred, self._keys(), width, height)

    def _list(self, width: int) -> list[Line]:
        lines = [Line()]
        for index, entry in enumerate(self._entries):
            chosen = index == self._chosen
            key = "enter" if chosen else f"game {index}"
            sign, role = (">", "accent") if chosen else (" ", "text")
            lines.append(Line(Part(f"{sign} ", role, key), Part(entry.title, role, key)))
            if chosen:
                lines += _details(entry, width, key)
            lines.append(Line())
        return lines

    def _waiting_lines(self, width: int) -> list[Line]:
        table = self._waiting
        if table is None:
            return []
        company = table.company
        status = words.of(company.entry.id).status(table.public)
        rows = house.waiting(company.entry.title, company.names, status)
        room = width - 4 * MARGIN
        head = Line(Part("R ", "key", "r"), Part(fit(rows[0], room), "strong", "r"))
        return indented([head, Line(Part("  "), Part(fit(rows[1], room), "dim", "r"))], 2 * MARGIN)

    def _keys(self) -> list[Key]:
        found = [("enter", "Enter", house.new_match())]
        if self._waiting is not None:
            found.append(("r", "R", house.resumes()))
        return [
            *found,
            ("?", "?", keys.rules()),
            ("s", "S", house.settings()),
            ("q", "Q", house.quits()),
            # Last, since everybody tries the arrows: a narrow window may leave it out.
            ("down", "Up/Down", keys.chooses()),
        ]

    def press(self, key: str) -> None:
        """Choose a game, begin it, or go on."""
        hotseat = self.cookies.hotseat
        match key.lower():
            case "enter":
                hotseat.setup(self.chosen)
            case "r" if self._waiting is not None:
                hotseat.common()
            case "?" | "f1":
                hotseat.overlay(RulesBrowser(self.chosen.id))
            case "s":
                hotseat.overlay(SettingsScreen())
            case "f10":
                hotseat.overlay(Menu())
            case "q":
                hotseat.leave()
            case other:
                self._choose(other)

    def _choose(self, key: str) -> None:
        steps = {"down": 1, "up": -1}
        if key in steps:
            self._chosen = (self._chosen + steps[key]) % len(self._entries)
        elif key.startswith("game "):
            self._chosen = int(key.removeprefix("game "))
        else:
            return
        self.redraw()


def _title(width: int) -> list[Line]:
    name = Line(Part(" ".join("COOKIEGAMES"), "title"))
    motto = Line(Part(fit(house.motto(), width - 3 * MARGIN), "dim"))
    return indented([name, motto], 2 * MARGIN)


def _details(entry: Entry, width: int, key: str) -> list[Line]:
    facts = house.seats_and_minutes(entry.least_seats, entry.most_seats, entry.minutes)
    rows = [
        *[(row, "dim") for row in wrap(facts, width - 2)],
        *[(row, "text") for row in wrap(words.of(entry.id).about(), width - 2)],
    ]
    return [Line(Part("  "), Part(row, role, key)) for row, role in rows]


def _widened(lines: list[Line], width: int) -> list[Line]:
    """The lines, the first of them filled, so that what stands beside them keeps its column."""
    return [lines[0].to(width), *lines[1:]]
