"""What a form is filled in with: a field to type into, one to choose in, and a button."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence

from rich.style import Style
from rich.text import Text
from textual import events
from textual.message import Message
from textual.widget import Widget
from textual.widgets import Input

from ...controller.names import printable


class TextField(Input):
    """One row to type into. What a terminal might obey, or misdraw, shows as its code."""

    DEFAULT_CSS = "TextField { width: 24; }"

    def __init__(self, value: str, *, name: str, password: bool = False) -> None:
        self._dots = password
        super().__init__(value, password=password, compact=True, id=name)
        self.set_class(password, "short")

    def validate_value(self, value: str) -> str:
        """The text as it may reach the terminal."""
        normal = unicodedata.normalize("NFC", value)
        # A password shows as dots, and is not to be told by its length in codes.
        return normal if self._dots else printable(normal)

    def go_on(self) -> None:
        """Hear the keys again, behind what is typed already: the next one must not replace it."""
        self.select_on_focus = False
        self.focus()
        self.cursor_position = len(self.value)

    def on_blur(self) -> None:
        """Offer what is typed to be replaced when the focus comes again."""
        self.select_on_focus = True


class ChoiceField(Widget, can_focus=True):
    """One of several values, changed with left and right or by a click."""

    DEFAULT_CSS = "ChoiceField { height: 1; width: auto; }"

    class Changed(Message):
        """Another value is chosen."""

        def __init__(self, field: ChoiceField, value: object) -> None:
            super().__init__()
            self.field = field
            self.value = value

    def __init__(self, styles: Mapping[str, Style], *, name: str) -> None:
        super().__init__(id=name)
        self._styles = styles
        self._choices: Sequence[tuple[object, str]] = ()
        self._at = 0
        self._instead: str | None = None

    def offer(
        self, choices: Sequence[tuple[object, str]], chosen: object, *, instead: str | None = None
    ) -> None:
        """Offer values with their names; `instead`: why nothing can be chosen."""
        self._choices = choices
        values = [value for value, _ in choices]
        self._at = values.index(chosen) if chosen in values else 0
        self._instead = instead if choices or instead else ""
        self.can_focus = self._instead is None
        self.refresh(layout=True)

    def render(self) -> Text:
        """The value between the signs that change it."""
        if self._instead is not None:
            return Text(self._instead, style=self._styles["barred"])
        named = self._choices[self._at][1]
        role = "awaited" if self.has_focus else "strong"
        return Text.assemble(
            ("< ", self._styles["key"]),
            (f" {named} ", self._styles[role]),
            (" >", self._styles["key"]),
        )

    def on_focus(self) -> None:
        """Show who hears the keys."""
        self.refresh()

    def on_blur(self) -> None:
        """Show who hears the keys."""
        self.refresh()

    def on_key(self, event: events.Key) -> None:
        """Left and right go through the values."""
        steps = {"left": -1, "right": 1, "space": 1}
        if event.key in steps:
            event.stop()
            self._step(steps[event.key])

    def on_click(self, event: events.Click) -> None:
        """A click on the left sign goes back, any other one forward."""
        event.stop()
        self._step(-1 if event.x < len("< ") else 1)

    def _step(self, by: int) -> None:
        if self._instead is not None or not self._choices:
            return
        self._at = (self._at + by) % len(self._choices)
        self.refresh(layout=True)
        self.post_message(self.Changed(self, self._choices[self._at][0]))


class PushField(Widget, can_focus=True):
    """A button in one row."""

    DEFAULT_CSS = "PushField { height: 1; width: auto; }"

    class Pushed(Message):
        """The button was pressed."""

    def __init__(self, label: str, styles: Mapping[str, Style], *, name: str) -> None:
        super().__init__(id=name)
        self._label = label
        self._styles = styles

    def render(self) -> Text:
        """The label between brackets."""
        role = "awaited" if self.has_focus else "key"
        return Text(f"[ {self._label} ]", style=self._styles[role])

    def on_focus(self) -> None:
        """Show who hears the keys."""
        self.refresh()

    def on_blur(self) -> None:
        """Show who hears the keys."""
        self.refresh()

    def push(self) -> None:
        """Press it."""
        self.post_message(self.Pushed())

    def on_key(self, event: events.Key) -> None:
        """The space bar presses it, as Enter does."""
        if event.key == "space":
            event.stop()
            self.push()

    def on_click(self, event: events.Click) -> None:
        """A click presses it."""
        event.stop()
        self.push()
