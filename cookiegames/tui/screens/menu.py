"""The menu, and the questions that stand before the end of a match."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...controller.table import Table
from ...rules.game import Over
from ...words import house, keys
from ..parts.lines import Line, Part, sentence_lines
from ..parts.pages import MARGIN, Key, full_page, heading, indented, rule
from .overlay import Page
from .record import RecordPage
from .rules import RulesBrowser
from .settings import SettingsScreen


class Entry(NamedTuple):
    """What can be chosen from a list."""

    key: str
    sign: str
    text: str
    help: str
    do: Callable[[], None]


class ListPage(Page):
    """A short list: an entry is chosen with the arrows and Enter, by its key, or by a click."""

    def __init__(self) -> None:
        super().__init__()
        self.chosen = 0

    def headline(self) -> str:
        """What stands over the list."""
        return ""

    def text(self) -> list[str]:
        """Sentences between the title and the list."""
        return []

    def entries(self) -> list[Entry]:
        """What can be chosen now."""
        return []

    def draw(self, width: int, height: int) -> list[Line]:
        """The list, and what the chosen entry does."""
        entries = self.entries()
        lines = [heading(self.headline(), "", width), rule(self.cookies.look(None).glyphs, width)]
        text = sentence_lines(self.text(), min(width, 80) - 4 * MARGIN)
        lines += [Line(), *indented(text, 2 * MARGIN)] if text else []
        lines.append(Line())
        column = max((len(entry.sign) for entry in entries), default=0) + 2
        for index, entry in enumerate(entries):
            lines.append(_row(entry, column, chosen=index == self.chosen))
        helped = [entries[self.chosen].help] if entries else []
        help_lines = sentence_lines(helped, width - 4 * MARGIN, "dim")
        lines += [Line(), *indented(help_lines, 2 * MARGIN)]
        return full_page(lines, self._keys(), width, height)

    def _keys(self) -> list[Key]:
        return [
            *self.ways_back(),
            ("down", "Up/Down", keys.chooses()),
            ("enter", "Enter", house.does_it()),
        ]

    def press_own(self, key: str) -> None:
        """Choose, or do."""
        entries = self.entries()
        if not entries:
            return
        if key in ("up", "down"):
            self.chosen = (self.chosen + (1 if key == "down" else -1)) % len(entries)
            self.redraw()
        elif key == "enter":
            entries[self.chosen].do()
        else:
            for entry in entries:
                if entry.key == key.lower():
                    entry.do()
                    return


def _row(entry: Entry, column: int, *, chosen: bool) -> Line:
    row = Line(Part("  > " if chosen else "    ", "accent", entry.key))
    row.add(entry.sign, "key", entry.key).to(2 * MARGIN + column)
    return row.add(f" {entry.text} ", "awaited" if chosen else "text", entry.key)


class Menu(ListPage):
    """Everything that is not play."""

    opened_by = ("f10",)

    def headline(self) -> str:
        return house.menu_title()

    def entries(self) -> list[Entry]:
        """What makes sense here: with a match or without one."""
        hotseat = self.cookies.hotseat
        table = hotseat.table
        found = self._entries_at(table) if table is not None else []
        found.append(_entry("settings", "s", lambda: hotseat.overlay(SettingsScreen())))
        found.append(_entry("home", "h", hotseat.home))
        if _running(table):
            found.append(_entry("give up", "g", lambda: hotseat.overlay(GiveUpQuestion())))
        found.append(_entry("quit", "q", hotseat.leave))
        return found

    def _entries_at(self, table: Table) -> list[Entry]:
        hotseat = self.cookies.hotseat
        game_id = table.company.entry.id
        return [
            _entry("rules", "?", lambda: hotseat.overlay(RulesBrowser(game_id))),
            _entry("record", "f2", lambda: hotseat.overlay(RecordPage(table))),
        ]


def _entry(name: str, key: str, do: Callable[[], None]) -> Entry:
    text, help_text = house.menu_entry(name)
    return Entry(key, key.upper(), text, help_text, do)


def _running(table: Table | None) -> bool:
    return table is not None and not isinstance(table.ask, Over)


class Question(ListPage):
    """Asks before something is lost. The harmless answer comes first."""

    # A second click or a held key must not answer what has only just been asked.
    gated = True

    @property
    def names(self) -> tuple[str, ...]:
        """Whose match it is about."""
        table = self.cookies.hotseat.table
        return () if table is None else table.company.names


class LeaveQuestion(Question):
    """Asks before the app ends while a match is running."""

    def headline(self) -> str:
        return house.leave_title(kept=self.cookies.keeper.keeps)

    def text(self) -> list[str]:
        return [house.leave_question(self.names, kept=self.cookies.keeper.keeps)]

    def entries(self) -> list[Entry]:
        """Stay, or quit."""
        app = self.cookies
        return [
            Entry("s", "S", house.stay(), "", app.hotseat.back),
            Entry("q", "Q", house.quit_now(), "", app.end),
        ]


class GiveUpQuestion(Question):
    """Asks before a match is given up."""

    def headline(self) -> str:
        return house.give_up_title()

    def text(self) -> list[str]:
        return [house.give_up_question(self.names)]

    def entries(self) -> list[Entry]:
        """Stay, or give up."""
        hotseat = self.cookies.hotseat
        return [
            Entry("s", "S", house.stay(), "", hotseat.back),
            Entry("g", "G", house.give_up_now(), "", hotseat.give_up),
        ]
