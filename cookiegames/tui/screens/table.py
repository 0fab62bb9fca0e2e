"""What the game screens share: the common screen, and the private screen of one seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from textual.screen import Screen

from ... import words
from ...controller.table import Table, Told
from ...controller.trouble import StoreTrouble
from ...rules.game import Event, Over, Refusal, Seat
from ...words import house, kept, keys
from ...words.voice import Voice
from ..parts import stage
from ..parts.lines import Line, key_line, sentence_lines
from .drawn import Drawn

QUIET_MOST = 20
"""More quiet events than this never follow one another."""

Key = tuple[str, str, str]
"""The key to press, its sign, and what it does."""


class TableScreen(Drawn):
    """A screen at the table, of one viewer: a seat, or None for everybody."""

    pages: ClassVar[Mapping[str, Callable[[Table], Screen[None]]]] = {}
    """The game's own pages that show no secret, by key."""

    unsaved = ""
    """Why the last action could not be kept, in a sentence."""

    quiet_events: ClassVar[tuple[type[Event], ...]] = ()
    """Events that are kept for the record and not told on the table."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.viewer: Seat | None = table.viewer

    @property
    def here(self) -> bool:
        """Whether this screen is still the one of whoever is at the keyboard."""
        return self.table.viewer == self.viewer

    @property
    def voice(self) -> Voice:
        """How this screen speaks."""
        return Voice(self.table.company.names, self.viewer, self.cookies.look(self.viewer).call)

    @property
    def game_words(self) -> Any:
        """The sentences of this game."""
        return words.of(self.table.company.entry.id)

    def recent(self, count: int) -> list[str]:
        """The last public events as sentences, the newest last."""
        voice = Voice(self.table.company.names, None, self.cookies.look(self.viewer).call)
        events = self.table.told_to_all(max(0, self.table.length - count - QUIET_MOST))
        loud = [event for event in events if not isinstance(event, self.quiet_events)]
        return [self.game_words.tell(event, voice) for event in loud[-count:]]

    def with_record(self, lines: list[Line], width: int, height: int) -> list[Line]:
        """The lines with the record beside them, where there is room for it."""
        return stage.with_record(
            lines, self.recent(height), self.cookies.look(None).glyphs, width, height
        )

    def press_anywhere(self, key: str) -> bool:
        """Open one of the pages that every table screen offers; False: not such a key."""
        from .menu import Menu
        from .record import RecordPage
        from .rules import RulesBrowser

        hotseat = self.cookies.hotseat
        game_id = self.table.company.entry.id
        if key == "?":
            hotseat.overlay(RulesBrowser(game_id, self.cited()))
        elif key == "f2":
            hotseat.overlay(RecordPage(self.table))
        elif key == "f10":
            hotseat.overlay(Menu())
        elif key in self.pages:
            hotseat.overlay(self.pages[key](self.table))
        else:
            return False
        return True

    def carry_out(self, action: Any, by: Seat | None = None) -> Told | None:
        """Do it, or say why it could not be kept and so has not happened; then None."""
        self.unsaved = ""
        try:
            return self.table.act(action, by=by)
        except StoreTrouble as trouble:
            self.unsaved = kept.say(trouble)
            return None

    def fitted(self, width: int, height: int) -> list[Line]:
        """What is drawn in this room; what could not be kept stands in its first rows."""
        lines = super().fitted(width, height)
        told = sentence_lines([self.unsaved] if self.unsaved else [], width - 2, "warn")
        return [*told, *lines[len(told) :]]

    def cited(self) -> str | None:
        """The clause that the rules are to be opened at: that of what is awaited."""
        clause: str | None = self.game_words.clause(self.table.ask, self.table.public)
        return clause

    def close(self, lines: list[Line], footer: list[Key], width: int, height: int) -> list[Line]:
        """Lines brought to the full height, with the footer as the last."""
        body = lines[: height - 1]
        return [*body, *[Line()] * (height - 1 - len(body)), key_line(footer, width)]


class CommonScreen(TableScreen):
    """What everybody may see. Digits take the keyboard; open choices are made here."""

    gated = True

    @property
    def over(self) -> bool:
        """Whether the match is over: its last cards then lie here until Enter."""
        return isinstance(self.table.ask, Over)

    @property
    def offers_keyboard(self) -> bool:
        """Whether seats have anything of their own to look at; it rests on public facts alone."""
        return not self.over

    def open_key(self, action: Any) -> str:
        """The key that makes this open choice: 0 where there is one way on."""
        return "0"

    def press(self, key: str) -> None:
        """Take the keyboard, make an open choice, or open a page; at the end, see the result."""
        if not self.here:
            return
        if self.over:
            if key == "enter":
                self.cookies.hotseat.result()
            else:
                self.press_anywhere(key)
            return
        if key.isascii() and key.isdecimal() and key != "0":
            if int(key) <= len(self.table.company.names):
                self.cookies.hotseat.ask_for(Seat(int(key) - 1))
            return
        for action in self.table.legal():
            if self.open_key(action) == key.lower():
                self._choose(action)
                return
        self.press_anywhere(key)

    def _choose(self, action: Any) -> None:
        self.carry_out(action)
        self.asked_anew()

    def question(self) -> str:
        """Who is awaited, by name and number; it depends on public facts only."""
        sentence: str = self.game_words.question(self.table.ask, self.table.public, self.voice)
        return f"{sentence} {house.to_result()}" if self.over else sentence

    def keys(self) -> list[Key]:
        """The keys that work now and lead anywhere."""
        seats = len(self.table.company.names)
        ways_on = [("enter", "Enter", house.result())] if self.over else []
        takes = [("", f"1-{seats}", keys.takes())] if self.offers_keyboard else []
        return [*ways_on, *takes, *self.page_keys()]

    def page_keys(self) -> list[Key]:
        """The keys of the pages."""
        return [
            ("f2", "F2", keys.record()),
            ("f10", "F10", keys.menu()),
            ("?", "?", keys.rules()),
        ]


class PrivateScreen(TableScreen):
    """One seat's own screen: it shows what this seat may know, and makes its secret choices."""

    private = True

    def __init__(self, table: Table, told: Told | None = None) -> None:
        super().__init__(table)
        self.refusal: Refusal | None = None
        self.told = told
        """What the last submitted action told, while the screen stays to show it."""

    def submit(self, action: Any) -> None:
        """Carry the action out and cover, unless the seat is asked again or was told a secret."""
        try:
            told = self.carry_out(action)
        except Refusal as refusal:
            self.refusal = refusal
            self.redraw()
            return
        if told is None:
            self.redraw()
        elif told.stays:
            self.cookies.hotseat.private(told)
        else:
            self.cookies.hotseat.cover()

    def memory(self) -> object:
        """What a screen that takes this one's place again, after an overlay, goes on with."""
        return None

    def recall(self, memory: object) -> None:
        """Go on with what was under way before an overlay."""

    def press(self, key: str) -> None:
        """Esc covers, wherever; the pages open; the rest is the game's own."""
        if not self.here:
            return
        if key == "escape" or (key == "enter" and self.only_reading):
            self.cookies.hotseat.cover()
        elif not self.press_anywhere(key):
            self.refusal = None
            self.press_own(key)

    @property
    def only_reading(self) -> bool:
        """Whether the screen stays only for what it told."""
        return self.told is not None and not self.table.asks_secretly(self.viewer)

    def press_own(self, key: str) -> None:
        """Do what this key does in this game."""

    def cited(self) -> str | None:
        """The clause of the refusal that is shown, or of what is awaited."""
        return self.refusal.clause if self.refusal else super().cited()

    def refusal_line(self) -> str:
        """Why the last action cannot be done, and where that is written."""
        if self.refusal is None:
            return ""
        sentence = self.game_words.refuse(self.refusal, self.voice)
        return keys.cited(sentence, self.refusal.clause)

    def told_lines(self) -> list[str]:
        """The sentences of what the last action told this seat alone."""
        events = self.told.events if self.told else ()
        mine = [event for event in events if event.eyes and self.viewer in event.eyes]
        return [self.game_words.tell(event, self.voice) for event in mine]

    def page_keys(self) -> list[Key]:
        """The keys that every private screen has."""
        return [("escape", "Esc", keys.covers()), ("?", "?", keys.rules())]
