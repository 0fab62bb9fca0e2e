"""A new match: who plays, who starts, and the table options."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input

from ... import words
from ...controller.trouble import StoreTrouble
from ...rules.catalog import Entry
from ...rules.game import Over
from ...words import common, house, kept, keys, sheets, starting
from ..parts.draft import Draft, Wrong
from ..parts.lines import Line, Part, fit, key_line, sentence_lines, wrap
from ..parts.pages import MARGIN, Key, heading, indented, rule
from ..widgets.canvas import Canvas
from ..widgets.fields import ChoiceField, PushField
from ..widgets.form import MatchForm
from .drawn import Drawn, too_small
from .menu import Menu
from .rules import RulesBrowser

HELP_ROWS = 3
"""What is said of the field that has the focus, under a rule."""


class Setup(Drawn):
    """A form of one row a field. What is typed lies in the draft, which outlasts the form."""

    # With priority, so that what is typed right behind one of them, as on a slow line, reaches
    # the field that it leads to.
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter", show=False, priority=True),
        Binding("down", "go(1)", show=False, priority=True),
        Binding("up", "go(-1)", show=False, priority=True),
        Binding("tab", "app.focus_next", show=False, priority=True),
        Binding("shift+tab", "app.focus_previous", show=False, priority=True),
    ]

    def __init__(self, entry: Entry, draft: Draft | None = None) -> None:
        super().__init__()
        self._draft = draft or Draft(entry)
        self._entry = entry
        self._words = words.of(entry.id)
        self._sheet = sheets.read(entry.id)
        self._said = ""
        """Why the match was not started."""
        self._warned = False

    def compose(self) -> ComposeResult:
        styles = self.cookies.styles_by_role
        bar = not self.cookies.look(None).glyphs.rule.isascii()
        yield self._canvas("calm")
        yield self._canvas("head")
        yield MatchForm(self._draft, styles, bar=bar)
        yield self._canvas("help")
        yield self._canvas("foot")

    def _canvas(self, name: str) -> Canvas:
        canvas = self.canvas()
        canvas.id = name
        return canvas

    @property
    def _form(self) -> MatchForm:
        return self.query_one(MatchForm)

    # What is shown

    def on_mount(self) -> None:
        """Go on where the draft was left."""
        self._form.go_on()
        self._check()

    def redraw(self) -> None:
        """Show the form, or the line that asks for more room, which lets nothing be typed."""
        width, height = self.size
        small = too_small(width, height)
        self._make_room(small=small)
        if small:
            calm = sentence_lines([common.too_small(width, height)], width)
            self.query_one("#calm", Canvas).show(calm)
            return
        glyphs = self.cookies.look(None).glyphs
        title = heading(starting.setup_title(self._entry.title), "", width)
        self.query_one("#head", Canvas).show([title, rule(glyphs, width)])
        self.query_one("#help", Canvas).show([rule(glyphs, width), *self._help(width)])
        self.query_one("#foot", Canvas).show([key_line(self._keys(), width)])

    def _make_room(self, *, small: bool) -> None:
        for name in ("head", "form", "help", "foot"):
            self.query_one(f"#{name}").display = not small
        self.query_one("#calm").display = small
        if small:
            self.set_focus(None)
        elif self.focused is None:
            self._form.go_on()

    def _help(self, width: int) -> list[Line]:
        room = width - 4 * MARGIN
        if self._said:
            return indented(sentence_lines([self._said], room, "warn"), 2 * MARGIN)
        rows = [(row, "text") for row in wrap(self._field_help(), room)]
        rows += [(row, "dim") for row in wrap(self._clause_text(), room) if row]
        shown = rows[:HELP_ROWS]
        if len(rows) > len(shown):
            # What is left out opens with F1.
            shown[-1] = (fit(f"{shown[-1][0]} {rows[len(shown)][0]}", room), "dim")
        return [Line(Part(" " * 2 * MARGIN), Part(row, role)) for row, role in shown]

    def _field_help(self) -> str:
        kind, _, name = self._draft.field.partition("-")
        match kind:
            case "name":
                note = self._words.note(len(self._draft.rows))
                return " ".join(filter(None, (starting.name_help(), note)))
            case "pin":
                return starting.pin_help()
            case "first":
                return starting.first_help()
            case "start":
                return starting.start_help()
            case _:
                return f"{self._words.option(name)[1]} {starting.usual(self._draft.usual(name))}"

    def _clause_text(self) -> str:
        clause = self._draft.clause
        statements = self._sheet.clause(clause) if clause else ()
        return " ".join([clause or "", *(one.text for one in statements)])

    def _keys(self) -> list[Key]:
        return [
            ("f5", "F5", starting.starts()),
            ("tab", "Tab", starting.next_field()),
            ("f1", "F1", keys.rules()),
            ("escape", "Esc", house.home()),
            ("f10", "F10", keys.menu()),
        ]

    # What is typed

    @on(Input.Changed)
    def _typed(self, message: Input.Changed) -> None:
        self._draft.fill(message.input.id or "", message.value)
        self._check()

    @on(ChoiceField.Changed)
    def _chosen(self, message: ChoiceField.Changed) -> None:
        self._draft.fill(message.field.id or "", message.value)
        self._check()

    def _check(self) -> None:
        """Show what the draft has become."""
        self._said, self._warned = "", False
        self._form.show_draft()
        self.redraw()

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Explain the field that hears the keys."""
        name = event.widget.id or self._draft.field
        if name != self._draft.field:
            self._draft.field, self._said = name, ""
        self.redraw()

    # What keys do

    def on_key(self, event: events.Key) -> None:
        """Hear the keys that the focused field has no use for."""
        # The page's own way with keys would keep the fields from theirs.
        event.prevent_default()
        if too_small(*self.size) or event.key in ("f1", "f5", "f10", "escape"):
            event.stop()
            self._hear(event.key)

    def press(self, key: str) -> None:
        """Do what a key of the footer does."""
        self._hear(key)

    def _hear(self, key: str) -> None:
        hotseat = self.cookies.hotseat
        if too_small(*self.size):
            return
        match key:
            case "f5":
                self._start()
            case "f1":
                hotseat.overlay(RulesBrowser(self._entry.id, self._draft.clause))
            case "f10":
                hotseat.overlay(Menu())
            case "escape":
                hotseat.home()
            case "tab":
                self.focus_next()

    def action_go(self, rows: int) -> None:
        """To the field above or below."""
        if self.focused is not None:
            self._form.go(self.focused, rows)

    def action_enter(self) -> None:
        """Push the button; from any other field to the one below."""
        if isinstance(self.focused, PushField):
            self.focused.push()
        else:
            self.action_go(1)

    @on(PushField.Pushed)
    def _start(self) -> None:
        """Sit down, or say what stands against it; nothing typed is lost."""
        wrongs = self._draft.wrongs()
        if wrongs:
            self._refuse(wrongs[0])
        elif self._waiting and not self._warned:
            self._warned = True
            self._said = starting.ends_waiting(self._waiting)
            self.redraw()
        else:
            app = self.cookies
            company = self._draft.company()
            app.change(replace(app.settings, names=company.names))
            try:
                table = app.keeper.deal(company)
            except StoreTrouble as trouble:
                self._said = kept.say(trouble)
                self.redraw()
                return
            app.hotseat.sit(table)

    @property
    def _waiting(self) -> tuple[str, ...]:
        """Who would lose their match."""
        table = self.cookies.hotseat.table
        lost = (
            table is not None and not isinstance(table.ask, Over) and not self.cookies.keeper.keeps
        )
        return table.company.names if table is not None and lost else ()

    def _refuse(self, wrong: Wrong) -> None:
        self._said, self._draft.field = wrong.sentence, wrong.field
        self.query_one(f"#{wrong.field}").focus()
        self.redraw()
