"""The app in the tests' letters: sound, and with one fault planted in each that a watch must see.

To be imported after environment.harden(), since it imports Textual.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, ClassVar

from textual import events
from textual.app import App, ComposeResult
from textual.screen import ModalScreen, Screen
from textual.widgets import Static

from cookiegames import words
from cookiegames.rules.game import Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games import batalha, calcotada
from cookiegames.tui.games.batalha.common import Common
from cookiegames.tui.games.calcotada.board import draw_open_hands
from cookiegames.tui.games.calcotada.common import Common as CookingCommon
from cookiegames.tui.games.calcotada.common import board_of
from cookiegames.tui.hotseat import HotSeat
from cookiegames.tui.look import UNICODE, Look
from cookiegames.tui.parts.lines import Line, Part
from cookiegames.tui.screens.table import CommonScreen, PrivateScreen
from cookiegames.words.voice import Voice

from .canary import PLACES, caller


class Canary(CookieApp):
    """The app as it is, but for the names of things."""

    def look(self, viewer: Seat | None) -> Look:
        table = self.hotseat.table
        game_id = "batalha" if table is None else table.company.entry.id
        return Look(UNICODE, caller(viewer, PLACES[game_id]))

    def hand_in_letters(self) -> str:
        """What whoever is at the keyboard holds or memorises, else the first seat."""
        table = self.hotseat.table
        assert table is not None
        seat = table.viewer or Seat(0)
        sight = table._game.observe(table._state, seat)
        cards = sight.layout if table.company.entry.id == "batasaurus" else sight.hand
        return " ".join(map(caller(seat, PLACES[table.company.entry.id]), cards))


class Pushing(HotSeat):
    """Lays the common screen over the hand, and takes it off before the next hand."""

    def _show(self, screen: Screen[None]) -> None:
        stack = self._app.screen_stack
        if isinstance(stack[-1], PrivateScreen) and isinstance(screen, CommonScreen):
            self._app.gate.shut()
            self._app.wipe()
            self._app.push_screen(screen)
            return
        if len(stack) > 2:
            self._app.pop_screen()
            self._app.call_after_refresh(super()._show, screen)
        else:
            super()._show(screen)


class PushedCover(Canary):
    """The cover is pushed and popped instead of switched."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.hotseat = Pushing(self)


class Veil(ModalScreen[None]):
    """Says what is asked; the screen below shimmers through, as is usual with such screens."""

    CSS = "Veil { background: black 60%; }"

    def __init__(self, question: str) -> None:
        super().__init__()
        self._question = question

    def compose(self) -> ComposeResult:
        yield Static(self._question, markup=False)


class Veiling(HotSeat):
    """Covers by a veil."""

    def cover(self) -> None:
        assert self.table is not None
        self.cover_quietly()
        voice = Voice(self.table.company.names, None)
        question = words.of("batalha").question(self.table.ask, self.table.public, voice)
        self._app.push_screen(Veil(question))


class VeiledHand(Canary):
    """The cover is a modal screen, which lets the hand shine through."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.hotseat = Veiling(self)


class Toasting(Canary):
    """A notification names a card, and stays while the screens change."""

    def clear_notifications(self) -> None:
        """The remedy is taken out."""

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key) and event.key == "z":
            self.notify(self.hand_in_letters(), title="You hold", markup=False)
        await super().on_event(event)


class Boastful(Common):
    """A common screen that shows a hand in the row above its keys."""

    def draw(self, width: int, height: int) -> list[Line]:
        lines = super().draw(width, height)
        assert isinstance(self.app, Canary)
        return [*lines[:-2], Line(Part(self.app.hand_in_letters())), lines[-1]]


class Boasting(HotSeat):
    """Shows the boastful common screen."""

    def _game_screens(self) -> Any:
        return SimpleNamespace(Common=Boastful, private=batalha.private)


class HandOnCommon(Canary):
    """A hand is drawn on the common screen."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.hotseat = Boasting(self)


class Hearty(Common):
    """Full of hearts, which Rich counts twice as wide as the terminal draws them."""

    def draw(self, width: int, height: int) -> list[Line]:
        hearts = Line(Part("♥\N{VARIATION SELECTOR-16}" * (width // 2)))
        return [line if line.width else hearts for line in super().draw(width, height)]


class Loving(HotSeat):
    """Shows the common screen with the hearts."""

    def _game_screens(self) -> Any:
        return SimpleNamespace(Common=Hearty, private=batalha.private)


class WidthResidue(Canary):
    """Rows are wider by count than on the screen, and none is erased before another screen."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.hotseat = Loving(self)

    def wipe(self) -> None:
        """The remedy is taken out."""


class Titled(Canary):
    """Z puts the hand into the title of the window."""

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key) and event.key == "z" and self._driver is not None:
            self._driver.write(f"\x1b]2;{self.hand_in_letters()}\x07")
        await super().on_event(event)


class Copying(Canary):
    """Z puts the hand into the terminal's clipboard."""

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key) and event.key == "z":
            App.copy_to_clipboard(self, self.hand_in_letters())
        await super().on_event(event)


class Crashing(Canary):
    """Z ends the app by an error that names the hand and holds it in its local variables."""

    async def on_event(self, event: events.Event) -> None:
        if isinstance(event, events.Key) and event.key == "z":
            hand = self.hand_in_letters()
            raise RuntimeError(hand)
        await super().on_event(event)


class Lingering(CookingCommon):
    """A common screen that goes on showing the hands that a cookbook has opened."""

    lingers: ClassVar[list[Line]] = []

    def draw(self, width: int, height: int) -> list[Line]:
        lines = super().draw(width, height)
        shown = draw_open_hands(board_of(self), width)
        if shown:
            self.lingers[:] = shown[:1]
        return [*lines[:-2], *self.lingers, lines[-1]] if self.lingers else lines


class LeavingOpen(HotSeat):
    """Shows the common screen on which hands stay open."""

    def _game_screens(self) -> Any:
        return SimpleNamespace(Common=Lingering, private=calcotada.private)


class OpenHandsStay(Canary):
    """What a cookbook has opened is not covered at the end of the turn."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.hotseat = LeavingOpen(self)


APPS: Mapping[str, type[Canary]] = {
    "sound": Canary,
    "pushed cover": PushedCover,
    "veiled hand": VeiledHand,
    "toast": Toasting,
    "hand on common": HandOnCommon,
    "width residue": WidthResidue,
    "title": Titled,
    "clipboard": Copying,
    "crash": Crashing,
    "open hands stay": OpenHandsStay,
}
"""By the name that the canary's command line takes."""
