"""How the match ended: the ranking in words, and the count laid open."""

from __future__ import annotations

from ... import words
from ...controller.table import Company, Table
from ...controller.trouble import StoreTrouble
from ...rules.game import Seat
from ...words import common, house, kept, keys
from ...words.voice import Voice
from ..parts.lines import Line, Part, beside, fit, sentence_lines
from .overlay import Key, Overlay

WIDEST_COUNT = 35
"""Columns of one seat's count."""


class Result(Overlay):
    """Common: everybody sees it. Same table again, swapped seats, home, or back to the table."""

    gated = True

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table
        self._hint = ""
        """Why the next match cannot begin."""

    def heading(self) -> str:
        """The game that is over."""
        return self._table.company.entry.title

    def content(self, width: int) -> list[Line]:
        """Who won and why, then each seat's count."""
        company = self._table.company
        game = words.of(company.entry.id)
        voice = Voice(company.names, None, self.cookies.look(None).call)
        sight = self._table.public
        ranking = game.result(sight, voice)
        reasons = len(ranking) - len(company.names)
        lines = sentence_lines([self._hint] if self._hint else [], width, "warn")
        lines += sentence_lines(ranking[:reasons], width, "accent")
        lines += sentence_lines(ranking[reasons:], width, "strong")
        counts = [
            _count(name, game.count(sight, Seat(seat), voice), min(width, WIDEST_COUNT))
            for seat, name in enumerate(company.names)
        ]
        a_row = max(1, width // (WIDEST_COUNT + 2))
        for first in range(0, len(counts), a_row):
            lines += [Line(), *beside(counts[first : first + a_row], gap=2)]
        return lines

    def ways_back(self) -> list[Key]:
        """What can be done after a match."""
        return [
            ("a", "A", common.same_table()),
            ("s", "S", common.swap_seats()),
            ("h", "H", common.go_home()),
            ("f2", "F2", keys.record()),
        ]

    def footer(self) -> list[Key]:
        """The way back to the table comes last: a narrow window may leave it out."""
        return [*super().footer(), ("backspace", "Backspace", house.last_table())]

    def press(self, key: str) -> None:
        """Play again, go home, or read."""
        hotseat = self.cookies.hotseat
        match key.lower():
            case "a":
                self._again(self._table.company)
            case "s":
                self._again(_swapped(self._table.company))
            case "h" | "escape":
                hotseat.give_up()
            case "f2":
                from .record import RecordPage

                hotseat.overlay(RecordPage(self._table))
            case "backspace":
                hotseat.common()
            case _:
                super().press(key)

    def _again(self, company: Company) -> None:
        try:
            table = self.cookies.keeper.deal(company)
        except StoreTrouble as trouble:
            self._hint = kept.say(trouble)
            self.redraw()
            return
        self.cookies.hotseat.sit(table)


def _count(name: str, sentences: list[str], width: int) -> list[Line]:
    """One seat's count, its numbers one below the other."""
    lines = [Line(Part(fit(name, width), "title")).to(width)]
    for sentence in sentences:
        thing, _, number = sentence.rpartition(" ")
        line = Line(Part(fit(thing, width - len(number) - 1)))
        lines.append(line.to(width - len(number)).add(number, "strong"))
    return lines


def _swapped(company: Company) -> Company:
    """Everybody moves one seat to the left; who started sits where the turn moves on."""
    names, locks = company.names, company.locks
    return Company(
        entry=company.entry,
        options=company.options,
        names=(*names[1:], names[0]),
        first=company.first,
        locks=(*locks[1:], locks[0]) if locks else (),
    )
