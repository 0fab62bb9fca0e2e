"""Finished matches, looked at again: step by step, with any seat's eyes or with all."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from textual.timer import Timer

from ... import words
from ...controller.record import Record
from ...controller.store import Kept
from ...controller.table import Table
from ...rules.catalog import GAMES
from ...rules.game import Seat
from ...words import kept as kept_words
from ...words import keys
from ...words import replays as say
from ..parts.lines import Line, Part, key_line, sentence_lines
from ..parts.pages import MARGIN, Key, heading, indented, rule
from .drawn import Drawn
from .menu import Entry, ListPage
from .table import TableScreen

A_STEP = 0.7
"""Seconds between two steps that play by themselves."""
A_LEAP = 10


class PastMatches(ListPage):
    """The matches that are over, the last one first."""

    opened_by = ("p",)

    def __init__(self, past: Sequence[tuple[Kept, str]]) -> None:
        """With each match, when it was."""
        super().__init__()
        self._past = past

    def headline(self) -> str:
        return say.title()

    def text(self) -> list[str]:
        """Where there is none, that there is none."""
        return [] if self._past else [say.none_yet()]

    def entries(self) -> list[Entry]:
        """Each with its game, its players and its day."""
        return [
            Entry(str(place + 1), f"{place + 1}.", self._entry(kept, when),
                  kept_words.players(kept.names), partial(self._open, kept.id))
            for place, (kept, when) in enumerate(self._past)
        ]  # fmt: skip

    def _entry(self, kept: Kept, when: str) -> str:
        title = GAMES[kept.game].title if kept.game in GAMES else kept.game
        return kept_words.waiting(title, kept_words.players(kept.names), when)

    def _open(self, match: str) -> None:
        record = self.cookies.keeper.past(match)
        if record is not None:
            self.cookies.hotseat.page(Replay(record, PastMatches(self._past)))


class Replay(Drawn):
    """Arrows step, the space bar plays, digits choose whose eyes, W shows all hands."""

    def __init__(self, record: Record, above: PastMatches) -> None:
        super().__init__()
        # It is over: there is nothing to be locked any more.
        self._record = record.model_copy(update={"locks": (), "seconds_left": None})
        self._above = above
        self._at = len(record.log)
        self._eyes: Seat | None = None
        self._all = False
        self._playing: Timer | None = None

    # What is seen

    def _table(self, eyes: Seat | None) -> Table:
        """The match as it stood, for these eyes."""
        log = self._record.log[: self._at]
        table = self._record.model_copy(update={"log": log, "seen": ()}).table(Random(0))
        if eyes is not None:
            table.take(eyes)
        return table

    def draw(self, width: int, height: int) -> list[Line]:
        """The table at this step, as the game draws it, with a footer of its own."""
        names = self._record.names
        if self._all:
            lines = self._truth(width)
            eyes = say.whole_truth()
        else:
            lines = self._screen().draw(width, height)[: height - 2]
            eyes = say.seen_by_all() if self._eyes is None else say.seen_by(names[self._eyes])
        lines += [Line()] * (height - 2 - len(lines))
        glyphs = self.cookies.look(None).glyphs
        told = Line(Part(f" {say.step(self._at, len(self._record.log))}", "accent"))
        told.add(f" {glyphs.dot} {eyes}", "strong")
        return [*lines[: height - 2], told.cut(width), key_line(self._keys(), width)]

    def _screen(self) -> TableScreen:
        """The game's own screen for these eyes; it draws, and hears no key."""
        games: Any = import_module(f"..games.{self._record.game}", __package__)
        table = self._table(self._eyes)
        screen: TableScreen = (
            games.Common(table) if self._eyes is None else games.private(table, None)
        )
        return screen

    def _truth(self, width: int) -> list[Line]:
        """Every hand, in words."""
        game, look = words.of(self._record.game), self.cookies.look(None)
        room = width - 2 * MARGIN
        lines = [
            Line(),
            heading(GAMES[self._record.game].title, "", width),
            rule(look.glyphs, width),
        ]
        for seat, name in enumerate(self._record.names):
            sight = self._table(Seat(seat)).sight
            hand = getattr(sight, "hand", None)
            cards = [(look.call or game.call)(card) for card in hand or ()]
            lines += [*indented(sentence_lines([say.holds(name, cards)], room)), Line()]
        return lines

    def _keys(self) -> list[Key]:
        return [
            ("right", "Left/Right", say.steps()),
            ("space", keys.space(), say.plays(on=self._playing is not None)),
            ("0", f"0-{len(self._record.names)}", say.eyes()),
            ("w", "W", say.whole_truth()),
            ("escape", "Esc", keys.goes_back()),
        ]

    # Keys and time

    def press(self, key: str) -> None:
        """Step, play, and choose whose eyes."""
        if key in ("escape", "backspace"):
            self._stop()
            self.cookies.hotseat.page(self._above)
            return
        if key == "space":
            self._play_or_stop()
        elif key.isascii() and key.isdecimal() and int(key) <= len(self._record.names):
            self._eyes, self._all = (Seat(int(key) - 1) if int(key) else None), False
        elif key.lower() == "w":
            self._all = not self._all
        else:
            self._stop()
            self._step(key)
        self.redraw()

    def _step(self, key: str) -> None:
        steps = {"right": 1, "left": -1, "pagedown": A_LEAP, "pageup": -A_LEAP}
        last = len(self._record.log)
        if key in ("home", "end"):
            self._at = self._first if key == "home" else last
        else:
            self._at = max(self._first, min(last, self._at + steps.get(key, 0)))

    @property
    def _first(self) -> int:
        """The first deal: before it there is nothing to see."""
        return 1

    def _play_or_stop(self) -> None:
        if self._playing is not None:
            self._stop()
            return
        if self._at == len(self._record.log):
            self._at = self._first
        self._playing = self.set_interval(A_STEP, self._play)

    def _play(self) -> None:
        if self._at < len(self._record.log):
            self._at += 1
        else:
            self._stop()
        self.redraw()

    def _stop(self) -> None:
        if self._playing is not None:
            self._playing.stop()
            self._playing = None
