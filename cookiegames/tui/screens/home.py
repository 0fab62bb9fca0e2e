"""The first screen: the games, and the matches that wait."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from ... import words
from ...controller.trouble import StoreTrouble
from ...rules.catalog import GAMES, Entry
from ...words import fame, house, kept, keys, replays
from ..parts import shelf
from ..parts.lines import Line, Part, beside, fit, sentence_lines, wrap
from ..parts.pages import MARGIN, Key, full_page, indented, rule
from .drawn import Drawn
from .fame import HallOfFame
from .menu import Menu
from .replay import PastMatches
from .rules import RulesBrowser
from .settings import SettingsScreen

_WIDEST = 100
"""Columns that the list and its card use at most; they stand in the middle of a wider screen."""


MOST_WAITING = 3
"""Matches that are listed; `cookiegames matches` lists all."""


class Waiting(NamedTuple):
    """A match that can be gone on with."""

    rows: tuple[str, str]
    """Its game and how far it has come, and who plays."""
    resume: Callable[[], None]


class Home(Drawn):
    """The games with the chosen one's card beside them, and below them what waits."""

    def __init__(self, waiting: Sequence[Waiting] = (), trouble: str = "") -> None:
        """The matches that wait, the one played last first; or why they cannot be listed."""
        super().__init__()
        self._entries = tuple(GAMES.values())
        self._waits = tuple(waiting)
        self._trouble = trouble
        self._picked: int | None = None if waiting else 0
        """The place of the game that was chosen; after the games come the matches that wait.

        None: nothing was chosen, so Enter resumes the first match.
        """

    def complain(self, trouble: str) -> None:
        """Say why a match cannot be gone on with."""
        self._trouble = trouble
        self.redraw()

    @property
    def chosen(self) -> Entry:
        """The game whose card is shown."""
        return self._entries[0 if self._resuming is not None else self._picked or 0]

    @property
    def _resuming(self) -> Waiting | None:
        """The match that Enter goes on with; None: it begins one of the chosen game."""
        place = len(self._entries) if self._picked is None else self._picked
        return self._waits[place - len(self._entries)] if place >= len(self._entries) else None

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
            chosen = index == self._picked
            key = "enter" if chosen else f"game {index}"
            sign, role = (">", "accent") if chosen else (" ", "text")
            lines.append(Line(Part(f"{sign} ", role, key), Part(entry.title, role, key)))
            if chosen:
                lines += _details(entry, width, key)
            lines.append(Line())
        return lines

    def _waiting_lines(self, width: int) -> list[Line]:
        room = width - 4 * MARGIN
        lines = sentence_lines([self._trouble] if self._trouble else [], room, "warn")
        for place, waiting in enumerate(self._waits):
            here, key = waiting is self._resuming, f"match {place}"
            head = Line(Part("> " if here else "  ", "accent", key))
            head.add("R " if not place else "  ", "key", key)
            head.add(fit(waiting.rows[0], room - 2), "accent" if here else "strong", key)
            lines += [head, Line(Part("    "), Part(fit(waiting.rows[1], room - 2), "dim", key))]
        return indented(lines, 2 * MARGIN)

    def _keys(self) -> list[Key]:
        resuming = self._resuming
        found = [("enter", "Enter", house.new_match() if resuming is None else house.resumes())]
        if self._waits and resuming is None:
            found.append(("r", "R", house.resumes()))
        return [
            *found,
            ("?", "?", keys.rules()),
            ("s", "S", house.settings()),
            ("q", "Q", house.quits()),
            *(self._keys_of_the_past() if self.cookies.keeper.keeps else []),
            # Last, since everybody tries the arrows: a narrow window may leave it out.
            ("down", "Up/Down", keys.chooses()),
        ]

    def _keys_of_the_past(self) -> list[Key]:
        return [("h", "H", fame.opens()), ("p", "P", replays.opens())]

    def press(self, key: str) -> None:
        """Choose a game, begin it, or go on."""
        hotseat = self.cookies.hotseat
        match key.lower():
            case "enter" if self._resuming is not None:
                self._resuming.resume()
            case "enter":
                hotseat.setup(self.chosen)
            case "r" if self._waits:
                self._waits[0].resume()
            case "?" | "f1":
                hotseat.overlay(RulesBrowser(self.chosen.id))
            case "s":
                hotseat.overlay(SettingsScreen())
            case "h" if self.cookies.keeper.keeps:
                self._show_fame()
            case "p" if self.cookies.keeper.keeps:
                self._show_past()
            case "f10":
                hotseat.overlay(Menu())
            case "q":
                hotseat.leave()
            case other:
                self._choose(other)

    def _show_fame(self) -> None:
        try:
            people = self.cookies.keeper.people()
        except StoreTrouble as error:
            self.complain(kept.say(error))
            return
        self.cookies.hotseat.overlay(HallOfFame(people))

    def _show_past(self) -> None:
        now = time.time()
        try:
            past = self.cookies.keeper.over()
        except StoreTrouble as error:
            self.complain(kept.say(error))
            return
        self.cookies.hotseat.overlay(
            PastMatches([(one, kept.ago(now - one.touched)) for one in past])
        )

    def _choose(self, key: str) -> None:
        count = len(self._entries) + len(self._waits)
        if key == "down":
            self._picked = 0 if self._picked is None else (self._picked + 1) % count
        elif key == "up":
            self._picked = count - 1 if self._picked is None else (self._picked - 1) % count
        elif key.startswith("game "):
            self._picked = int(key.removeprefix("game "))
        elif key.startswith("match "):
            self._waits[int(key.removeprefix("match "))].resume()
            return
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
