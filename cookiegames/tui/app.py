"""The app: everything a framework would let out is shut here, and keys pass a gate."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import threading
import time
from collections.abc import Callable
from pathlib import Path
from random import Random, SystemRandom
from typing import Any, ClassVar

from rich.console import Console
from rich.style import Style
from textual import events, on
from textual.app import App
from textual.binding import Binding, BindingType

from ..controller import settings as settings_file
from ..controller.keeper import Keeper
from ..controller.leases import RENEW_SECONDS
from ..controller.settings import Settings
from ..controller.store import Store
from ..controller.table import Company, Table
from ..rules.catalog import GAMES
from ..rules.game import Seat
from . import theme
from .driver import TERMINAL_GONE, CarefulDriver
from .gate import Gate
from .hotseat import HotSeat
from .look import Look, look_for
from .paws import HearsPaws, paw_key
from .screens.idle import WARNED_BEFORE, ClosesSoon

ASKED_TO_END = 143
"""Exit status after SIGTERM."""
PATIENCE = 2.0
"""Seconds an ending app may take before it is ended hard."""


class CookieApp(App[None]):
    """Cookiegames on a terminal."""

    TITLE = "cookiegames"
    CSS_PATH = Path(__file__).with_name("app.tcss")
    ENABLE_COMMAND_PALETTE = False
    COMMANDS = set()
    ALLOW_SELECT = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+q", "leave", "Quit", priority=True, show=False),
    ]

    def __init__(
        self,
        rng: Random,
        *,
        plain: bool = False,
        gate: Gate | None = None,
        settings: Settings | None = None,
        now: Callable[[], float] = time.monotonic,
        moments: Random | None = None,
        store: Store | None = None,
        idle_minutes: int | None = None,
    ) -> None:
        """An app whose matches are dealt by `rng`; `plain`: only ASCII can be shown.

        Without a store its matches are gone when it ends. `idle_minutes`: how long it waits for
        a key before it ends by itself; None: for ever.
        """
        super().__init__(driver_class=CarefulDriver)
        # Tracebacks, with their local variables, go nowhere.
        self.error_console = Console(file=io.StringIO())
        self.rng = rng
        self.settings = settings or settings_file.load()
        self.plain = plain
        """Whether the terminal can show ASCII only."""
        self.gate = gate or Gate()
        self.now = now
        """What the clocks of a table go by, in seconds."""
        self.moments = moments or SystemRandom()
        """Draws what nobody may foresee and no match depends on: when a card falls, a fan stirs."""
        self.keeper = Keeper(store, rng)
        self._idle_minutes = idle_minutes
        self.hotseat = HotSeat(self)
        self._table_at_start: Table | None = None
        for one in theme.themes():
            self.register_theme(one)
        self.styles_by_role: dict[str, Style] = {}
        self._dress()

    # Starting and ending

    def seat_at_start(self, game_id: str, names: tuple[str, ...], options: Any, first: int) -> None:
        """Open straight at a table. Raises IllegalTable, and StoreTrouble."""
        company = Company(entry=GAMES[game_id], options=options, names=names, first=Seat(first))
        self._table_at_start = self.keeper.deal(company)

    def resume_at_start(self, match: str) -> None:
        """Open at a match that is kept. Raises StoreTrouble."""
        self._table_at_start = self.keeper.take_up(match)

    @property
    def crash(self) -> BaseException | None:
        """The error that ended the app."""
        return self._exception

    def on_mount(self) -> None:
        """Show the first screen, once the driver has set its signal handlers and we ours."""
        self._catch_signals()
        self.set_interval(RENEW_SECONDS, self.keeper.renew)
        if self._idle_minutes is not None:
            self.set_interval(1.0, self.look_for_people)
        if self._table_at_start is None:
            self.hotseat.home()
        else:
            self.hotseat.sit(self._table_at_start)

    def look_for_people(self) -> None:
        """Where nobody has pressed a key for long: warn, then end; the match is kept."""
        assert self._idle_minutes is not None
        left = 60.0 * self._idle_minutes - self.hotseat.untouched()
        if left <= 0:
            self.end()
        elif left <= WARNED_BEFORE and not isinstance(self.screen, ClosesSoon):
            self.hotseat.cover()
            self.hotseat.overlay(ClosesSoon(self._idle_minutes))

    def _catch_signals(self) -> None:
        if threading.current_thread() is not threading.main_thread() or self.is_headless:
            return
        loop = asyncio.get_running_loop()

        def woken(*_: object) -> None:
            loop.call_soon_threadsafe(self.call_later, self._cover_now_and_after)

        def end(*_: object) -> None:
            last = threading.Timer(PATIENCE, os._exit, (ASKED_TO_END,))
            last.daemon = True
            last.start()
            loop.call_soon_threadsafe(self.call_later, self.end, ASKED_TO_END)

        signal.signal(signal.SIGTSTP, signal.SIG_IGN)
        signal.signal(signal.SIGCONT, woken)
        signal.signal(signal.SIGHUP, lambda *_: os._exit(TERMINAL_GONE))
        signal.signal(signal.SIGTERM, end)
        signal.signal(signal.SIGINT, end)

    def action_leave(self) -> None:
        """Leave the app, after asking where a match would be left."""
        self.hotseat.leave()

    def end(self, status: int = 0) -> None:
        """End the app behind a cover, so that the last thing painted is no hand."""
        self.hotseat.curtain()
        self.keeper.let_go()
        self.call_after_refresh(self.exit, return_code=status)

    def wipe(self) -> None:
        """Erase every row of the terminal, for what it may draw narrower than we count it."""
        if isinstance(self._driver, CarefulDriver):
            self._driver.erase(self.size.height)

    def forget_drawing(self) -> None:
        """Count on nothing that was drawn: the terminal has been resized since."""
        if isinstance(self._driver, CarefulDriver):
            self._driver.forget()

    # Looks

    def look(self, viewer: Seat | None) -> Look:
        """How things are drawn for this viewer."""
        return look_for(self.settings.glyphs, plain=self.plain)

    def change(self, settings: Settings) -> bool:
        """Take on settings and keep them; False: they could not be kept."""
        self.settings = settings
        self._dress()
        self.hotseat.watch_idleness()
        return settings_file.save(settings)

    def _dress(self) -> None:
        self.styles_by_role = theme.styles(self.settings.theme)
        self.theme = self.settings.theme
        self.animation_level = "full" if self.settings.animations else "none"

    # Keys

    async def on_event(self, event: events.Event) -> None:
        """Let only what counts through to a screen that everybody sees."""
        if isinstance(event, events.Key) and not event.is_forwarded and self._hears_paw(event):
            return
        if isinstance(event, events.InputEvent) and not event.is_forwarded:
            gated = getattr(self.screen, "gated", False)
            moves = isinstance(event, events.Key) and event.key in getattr(self.screen, "moves", ())
            admitted = self.gate.admits(event, only_moves=moves)
            leaving = isinstance(event, events.Key) and event.key == "ctrl+q"
            if gated and not admitted and not leaving:
                return
            if self._repeats_enter(event):
                return
            self.hotseat.touched()
        await super().on_event(event)

    def _hears_paw(self, event: events.Key) -> bool:
        """Whether this was a paw: it goes to its screen at once.

        The gate knows nothing of it, so that who holds a paw down delays nobody else.
        """
        screen, key = self.screen, paw_key(event)
        if not isinstance(screen, HearsPaws):
            return False
        seat = screen.whose_paw(key)
        if seat is None:
            return False
        self.hotseat.touched()
        screen.hear_paw(seat, event.time, rested=self.gate.rested(key, event.time))
        return True

    def _repeats_enter(self, event: events.Event) -> bool:
        """Whether this is an Enter that a held or doubled key sends through private screens."""
        if not (isinstance(event, events.Key) and event.key == "enter"):
            return False
        counts = self.gate.admits_enter(event.time)
        return getattr(self.screen, "private", False) and not counts

    @on(events.AppBlur)
    def _looked_away(self) -> None:
        self._cover_now_and_after()

    def _cover_now_and_after(self) -> None:
        """Cover at once, and once more behind a key that is still on its way to its screen."""
        self.hotseat.cover()
        self.screen.call_later(self.hotseat.cover)

    # What a link, a binding or a widget could reach and must not

    def copy_to_clipboard(self, text: str) -> None:
        """Nothing leaves for a clipboard that the next player could paste from."""

    def open_url(self, url: str, *, new_tab: bool = True) -> None:
        """No browser is started."""

    def deliver_screenshot(self, *_: Any, **__: Any) -> str | None:
        """No picture is written."""
        return None

    def save_screenshot(self, *_: Any, **__: Any) -> str:
        """No picture is written."""
        return ""

    def deliver_text(self, *_: Any, **__: Any) -> str | None:
        """No file is written."""
        return None

    def deliver_binary(self, *_: Any, **__: Any) -> str | None:
        """No file is written."""
        return None

    def action_screenshot(self, *_: Any, **__: Any) -> None:
        """No picture is written."""

    def action_suspend_process(self) -> None:
        """The app is not sent to the background with a hand on the screen."""

    async def action_simulate_key(self, key: str) -> None:
        """No text presses keys."""
