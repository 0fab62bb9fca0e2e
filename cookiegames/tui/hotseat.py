"""Takes, covers and switches screens; nothing else does (HOTSEAT.md).

A hand exists only in a private screen that is made when the keyboard is taken and dropped when
it is covered. There is never more than one screen: what is opened over a hand replaces it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from contextvars import Context, copy_context
from importlib import import_module
from typing import TYPE_CHECKING, Any

from textual.screen import Screen
from textual.timer import Timer

from ..controller.table import Table, Told, WrongPin
from ..rules.catalog import Entry
from ..rules.game import Over, Seat
from .screens.table import PrivateScreen

if TYPE_CHECKING:
    from .app import CookieApp
    from .parts.draft import Draft


class HotSeat:
    """Who sees what: the one owner of cover and take."""

    def __init__(self, app: CookieApp) -> None:
        self._app = app
        self.table: Table | None = None
        """The match that is being played, or waits while its people are at home."""
        self._place: Callable[[], None] = self.home
        self._touched = time.monotonic()
        self._idle: Timer | None = None
        self._memory: object = None
        """What the hand under an overlay was busy with; forgotten as soon as it is covered."""
        self._context: Context | None = None
        """That of the app, in which it shows its first screen."""

    # Away from the table

    def home(self) -> None:
        """Show the list of the games, and the matches that wait."""
        from .screens.home import Home
        from .waiting import waiting

        self.cover_quietly()
        self._go(self.home, Home(*waiting(self._app)))

    def setup(self, entry: Entry, draft: Draft | None = None) -> None:
        """Let people choose who plays and how; a draft is gone on with."""
        from .parts.draft import Draft
        from .screens.setup import Setup

        draft = draft or Draft(entry, self._app.settings.names)
        self._go(lambda: self.setup(entry, draft), Setup(entry, draft))

    def resume(self, match: str) -> None:
        """Take up a match that is kept. Raises StoreTrouble."""
        self.sit(self._app.keeper.take_up(match))

    def sit(self, table: Table) -> None:
        """Begin to play at this table."""
        self.table = table
        self.common()

    def give_up(self) -> None:
        """Forget the match; one that is over stays in the store."""
        self.cover_quietly()
        self.table = None
        self._app.keeper.give_up()
        self.home()

    # At the table

    def common(self) -> None:
        """Show what everybody may see; once the match is over, how it lies on the table."""
        self._memory = None
        self.cover_quietly()
        self._go(self.common, self._game_screens().Common(self._table))

    def result(self) -> None:
        """Show how the match ended."""
        from .screens.result import Result

        self.cover_quietly()
        self._go(self.result, Result(self._table))

    def ask_for(self, seat: Seat) -> None:
        """Somebody pressed a seat's digit on the common screen."""
        if self._table.asks_secretly(seat):
            self.identify(seat)
        else:
            from .screens.confirm import Confirm

            self._show(Confirm(self._table, seat))

    def identify(self, seat: Seat) -> None:
        """Ask for the seat's PIN, if it has one; else it takes the keyboard."""
        if self._table.locked(seat):
            from .screens.pin import AskPin

            self._show(AskPin(self._table, seat))
            self.watch_idleness()
        else:
            self.take(seat)

    def take(self, seat: Seat, pin: str = "") -> bool:
        """Give the keyboard to the seat, and show its news, then its hand; False: wrong PIN."""
        try:
            self._table.take(seat, pin)
        except WrongPin:
            return False
        self.watch_idleness()
        self._greet()
        return True

    def _greet(self) -> None:
        """Show what the seat was told, or its hand at once where that shows everything."""
        news = self._table.news()
        if news.private:
            from .screens.news import NewsPage

            self._go(self._greet, NewsPage(self._table, news))
        else:
            self.private()

    def private(self, told: Told | None = None) -> None:
        """Show the hand of whoever is at the keyboard, and what its last action told."""
        screen = self._game_screens().private(self._table, told)
        if self._memory is not None:
            screen.recall(self._memory)
            self._memory = None
        self._go(lambda: self.private(told), screen)

    def to_hand(self, memory: object) -> None:
        """Back from a list to the hand, which goes on with what it was busy with."""
        self._memory = memory
        self.private()

    def page(self, screen: Screen[None]) -> None:
        """Show a page of whoever is at the keyboard, over which the hand comes back."""
        self._show(screen)

    def cover(self) -> None:
        """Take the keyboard away at once, whatever is open; nothing to do where nobody has it."""
        if self._is_taken:
            self.common()

    @property
    def _is_taken(self) -> bool:
        """Whether a seat has the keyboard, or is about to: its PIN is being typed."""
        asking = getattr(self._app.screen, "private", False)
        return self.table is not None and (self.table.viewer is not None or asking)

    def cover_quietly(self) -> None:
        """Take the keyboard away where the next screen is shown at once."""
        if self.table is not None:
            self.table.cover()

    # Help, menu, record, settings

    def overlay(self, screen: Screen[None]) -> None:
        """Open a page that shows no secret, instead of the present screen."""
        present = self._app.screen
        if isinstance(present, PrivateScreen):
            self._memory = present.memory()
        self._show(screen)

    def back(self) -> None:
        """Return from an overlay to where it was opened."""
        self._place()

    def escape(self) -> None:
        """Esc on an overlay: covers a hand that it was opened over, else goes back."""
        if self.table is not None and self.table.viewer is not None:
            self.common()
        else:
            self.back()

    # Leaving

    def leave(self) -> None:
        """End the app, after asking where a match would be left."""
        from .screens.menu import LeaveQuestion

        running = self.table is not None and not isinstance(self.table.ask, Over)
        if running and not isinstance(self._app.screen, LeaveQuestion):
            if self._table.viewer is not None:
                self._place = self.common
            self.cover_quietly()
            self._show(LeaveQuestion())
        else:
            self._app.end()

    def curtain(self) -> None:
        """Show nothing at all: the last thing painted before the app ends."""
        self.cover_quietly()
        self._show(Screen())

    # Idleness

    def touched(self) -> None:
        """A key or a click came."""
        self._touched = time.monotonic()

    def untouched(self) -> float:
        """The seconds since the last key or click."""
        return time.monotonic() - self._touched

    def watch_idleness(self) -> None:
        """From now on, cover a keyboard that is left alone for as long as the settings say."""
        self.touched()
        self._look_again_in(self._app.settings.idle_cover)

    def _look_again_in(self, seconds: float) -> None:
        if self._idle is not None:
            self._idle.stop()
        self._idle = self._app.set_timer(seconds, self._cover_if_idle)

    def _cover_if_idle(self) -> None:
        if not self._is_taken:
            return
        if getattr(self._app.screen, "clock_runs", False):
            # Who looks and remembers presses nothing.
            self.touched()
        left = self._touched + self._app.settings.idle_cover - time.monotonic()
        if left <= 0:
            self.cover()
        else:
            self._look_again_in(left)

    # The one place where screens change

    @property
    def _table(self) -> Table:
        assert self.table is not None, "nobody sits at a table"
        return self.table

    def _game_screens(self) -> Any:
        """The module of the game's own screens: Common, private(table, told)."""
        return import_module(f"{__package__}.games.{self._table.company.entry.id}")

    def _go(self, place: Callable[[], None], screen: Screen[None]) -> None:
        """Show a screen to which overlays return."""
        self._place = place
        self._show(screen)

    def _show(self, screen: Screen[None]) -> None:
        app = self._app
        app.gate.shut()
        app.clear_notifications()
        app.wipe()
        # Never awaited: that would freeze the app when it comes from the leaving screen.
        change = app.switch_screen if len(app.screen_stack) > 1 else app.push_screen
        # The task of a screen remembers in whose context it was made. In that of the leaving
        # screen it would keep the hand for as long as the cover is shown.
        self._context = self._context or copy_context()
        self._context.copy().run(change, screen)
