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
        self._picked: int | None = None
        """The place of the game that was chosen; None: nothing was, so Enter resumes what waits."""

    @property
    def chosen(self) -> Entry:
        """The game whose card is shown."""
        return self._entries[self._picked or 0]

    @property
    def _resuming(self) -> bool:
        """Whether Enter goes on with the match that waits."""
        return self._picked is None and self._waiting is not None

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
            chosen = entry is self.chosen and not self._resuming
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
        sign = "> " if self._resuming else "  "
        head = Line(Part(sign, "accent", "r"), Part("R ", "key", "r"))
        head.add(fit(rows[0], room - 2), "accent" if self._resuming else "strong", "r")
        return indented(
            [head, Line(Part("    "), Part(fit(rows[1], room - 2), "dim", "r"))], 2 * MARGIN
        )

    def _keys(self) -> list[Key]:
        found = [("enter", "Enter", house.resumes() if self._resuming else house.new_match())]
        if self._waiting is not None and not self._resuming:
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
            case "enter" if self._resuming:
                hotseat.common()
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
        if key == "down":
            self._picked = 0 if self._resuming else ((self._picked or 0) + 1) % len(self._entries)
        elif key == "up":
            self._picked = ((self._picked or 0) - 1) % len(self._entries)
        elif key.startswith("game "):
            self._picked = int(key.removeprefix("game "))
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
