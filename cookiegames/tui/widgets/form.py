"""The form of a new match: one row a field, with what is wrong said under it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields

from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.widget import Widget
from textual.widgets import Static

from ... import words
from ...words import starting
from ..parts.draft import Draft
from ..parts.lines import Line, Part
from .fields import ChoiceField, PushField, TextField

_PIN_COLUMN = 32


class MatchForm(VerticalScroll, can_focus=False):
    """Its fields are named as in the draft: "name-0", "pin-0", "first", "option-…", "start"."""

    def __init__(self, draft: Draft, styles: Mapping[str, Style], *, bar: bool) -> None:
        """`bar`: a scroll bar may be drawn, which takes block elements."""
        super().__init__(id="form")
        self._draft = draft
        self._look = styles
        self._says = words.of(draft.entry.id)
        if not bar:
            self.styles.scrollbar_size_vertical = 0

    # What there is to fill in

    def compose(self) -> ComposeResult:
        yield from self._people()
        yield self._label(self._says.starters(), "dim", "heading")
        yield Horizontal(ChoiceField(self._look, name="first"))
        yield self._label(starting.table_options(), "dim", "heading")
        for field in fields(self._draft.entry.options()):
            yield from self._option(field.name)
        yield Horizontal(PushField(starting.start_button(), self._look, name="start"))

    def _people(self) -> Iterator[Widget]:
        entry = self._draft.entry
        title = starting.who_plays(entry.least_seats, entry.most_seats)
        columns = Line(Part(title)).to(_PIN_COLUMN).add(starting.pin_column())
        yield self._label(columns.plain, "dim")
        for row, (name, pin) in enumerate(zip(self._draft.names, self._draft.pins, strict=True)):
            number = self._label(f"{row + 1} ", "key", "label")
            gap = self._label(" " * 4, "dim", "label")
            who = self._bracketed(TextField(name, name=f"name-{row}"))
            secret = self._bracketed(TextField(pin, name=f"pin-{row}", password=True))
            yield Horizontal(number, *who, gap, *secret)
            yield self._wrong(f"name-{row}")
            yield self._wrong(f"pin-{row}")

    def _option(self, name: str) -> Iterator[Widget]:
        label = self._label(self._says.option(name)[0], "text", "label option")
        value = self._draft.options[name]
        if self._draft.choices(name):
            yield Horizontal(label, ChoiceField(self._look, name=f"option-{name}"))
        else:
            yield Horizontal(label, *self._bracketed(TextField(str(value), name=f"option-{name}")))
        yield self._wrong(f"option-{name}")

    def _label(self, text: str, role: str, classes: str = "") -> Static:
        return Static(Text(text, style=self._look[role]), classes=classes)

    def _bracketed(self, field: TextField) -> tuple[Widget, ...]:
        # A ground of its own does not show in every theme.
        return self._label("[", "rule", "label"), field, self._label("]", "rule", "label")

    def _wrong(self, field: str) -> Static:
        line = self._label("", "warn", "wrong")
        line.id = f"wrong-{field}"
        line.display = False
        return line

    # What is shown

    def show_draft(self) -> None:
        """Say under each field what is wrong with it, and offer what can be chosen now."""
        wrong = {one.field: one.sentence for one in self._draft.wrongs() if one.urgent}
        for line in self.query(".wrong").results(Static):
            sentence = wrong.get((line.id or "").removeprefix("wrong-"), "")
            line.update(Text(sentence, style=self._look["warn"]))
            line.display = bool(sentence)
        draft = self._draft
        names = [(row, draft.names[row].strip()) for row in draft.rows]
        instead = None if names else starting.nobody_yet()
        self.query_one("#first", ChoiceField).offer(names, draft.first, instead=instead)
        for name in draft.options:
            self._offer_option(name)

    def _offer_option(self, name: str) -> None:
        draft = self._draft
        field = self.query_one(f"#option-{name}")
        if isinstance(field, ChoiceField):
            values = [(value, self._says.choice(name, value)) for value in draft.choices(name)]
            instead = None if draft.is_offered(name) else starting.only_for(*draft.offer(name))
            field.offer(values, draft.options[name], instead=instead)
        else:
            field.disabled = not draft.is_offered(name)

    # Where the focus goes

    def go_on(self) -> None:
        """Give the focus to the field that is being filled in."""
        field = self.query_one(f"#{self._draft.field}")
        if isinstance(field, TextField) and self._draft.touched:
            field.go_on()
        else:
            field.focus()

    def go(self, field: Widget, rows: int) -> None:
        """From this field to the one above or below, within the column of names or of PINs."""
        kind, _, row = (field.id or "").partition("-")
        last = str(self._draft.entry.most_seats - 1)
        if row.isdecimal() and 0 <= int(row) + rows <= int(last):
            # At once: a widget's own focus() waits, and what is typed next would stay here.
            self.screen.set_focus(self.query_one(f"#{kind}-{int(row) + rows}"))
        elif row == last:
            self.screen.set_focus(self.query_one(f"#pin-{last}"))
            self.screen.focus_next()
        elif rows > 0:
            self.screen.focus_next()
        else:
            self.screen.focus_previous()
