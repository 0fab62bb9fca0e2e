"""The times in which paws count: a watch, a mosquito to slap, a race (CM-K2 to CM-K6)."""

from __future__ import annotations

import time
from enum import Enum, auto

from ....controller.table import Table
from ....rules.game import Choose, Clock, IllegalAction, Seat
from ....rules.moth.actions import Action, Claim, MoveOn, Press, Shout, Slap
from ....rules.moth.observation import Observation, Phase
from ...parts.countdown import Countdown
from ...paws import DEFAULT_PAWS
from ...screens.clock import TICK, ClockScreen
from ...screens.drawn import too_small
from ...screens.table import CommonScreen
from .fans import lies_differently

FALL_SECONDS = 5
"""How long a slap or a race waits for paws (CM-K5, CM-K6)."""
READY_SECONDS = 1.0
"""Between a turn and its watch: time to find one's paw."""
SUSPENSE_SECONDS = 3.0
"""So much later, at most, a card falls: nobody is to foresee the moment (CM-K5)."""
STIR_FRAMES = 3
STIR_LEAST, STIR_MORE = 1.5, 4.0
"""A fan stirs by itself after so many seconds, and up to so many more (CM-K2)."""


class Window(Enum):
    """Whether paws count now."""

    SHUT = auto()
    """Nothing is waited for with paws."""
    STANDS = auto()
    """It was interrupted, and waits for the key that goes on."""
    READY = auto()
    """It is about to open."""
    OPEN = auto()


def is_live(table: Table) -> bool:
    """Whether this table plays with paws (CM-K7)."""
    return not table.company.options.calm


def paws_of(table: Table) -> tuple[str, ...]:
    """By seat: its paw; nobody has one at a calm table."""
    if not is_live(table):
        return ()
    return tuple(wish or DEFAULT_PAWS[seat] for seat, wish in enumerate(table.wishes))


class PawScreen(ClockScreen, CommonScreen):
    """The common screen with its windows. Rolls of chance spread the fans, anew each time."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self.window = Window.SHUT
        self._paws = paws_of(table)
        self._due = 0.0
        """When a window that is ready opens."""
        self._painted_at = 0.0
        """When what the paws wait for could be seen."""
        self._stirring = [0] * len(table.company.names)
        """By seat: the frames for which its fan still stirs."""
        self._stir_at = [0.0] * len(table.company.names)
        """By seat: when its fan stirs by itself."""
        self.rolls = [0] * len(table.company.names)
        self.countdown = Countdown(table, FALL_SECONDS, self.now)

    @property
    def sight(self) -> Observation:
        """What everybody sees."""
        sight: Observation = self.table.public
        return sight

    def on_mount(self) -> None:
        """Spread the fans, and get the window ready that is waited for."""
        self.rolls = [self._roll() for _ in self.rolls]
        self._prepare()
        super().on_mount()

    def asked_anew(self) -> None:
        """With a new question there is a new window, or none."""
        self._prepare()
        super().asked_anew()

    # Windows

    def _prepare(self) -> None:
        self._end_window()
        clock = self.table.clock
        if self.over or isinstance(self.table.ask, Choose) or not self._paws:
            return
        if clock is None:
            if self.sight.phase is Phase.WATCH:
                self._open()
            return
        options = self.table.company.options
        seconds = options.watch if clock is Clock.WATCH else FALL_SECONDS
        self.countdown = Countdown(self.table, seconds, self.now)
        if self.table.resumed or (self.countdown.begun and not self.sight.out_of_race):
            self.window = Window.STANDS
        else:
            self._get_ready()

    def _get_ready(self) -> None:
        self.window = Window.READY
        more = 0.0 if self.table.clock is Clock.WATCH else self.cookies.moments.random()
        self._due = self.now() + READY_SECONDS + SUSPENSE_SECONDS * more
        self._watch_time()

    def _open(self) -> None:
        self.window = Window.OPEN
        self._painted_at = float("inf")
        self._stir_at = [self._next_stir() for _ in self._stir_at]
        self._watch_time()
        self.redraw()
        self.call_after_refresh(self._opened)

    def _opened(self) -> None:
        """What the paws wait for is on the screen: from now on they count, and time passes."""
        if self.window is not Window.OPEN:
            return
        self._painted_at = time.monotonic()
        if self.table.clock is not None:
            self.countdown.start()
            self.redraw()

    def _watch_time(self) -> None:
        if self._ticking is None:
            self._ticking = self.set_interval(TICK, self.tick)

    def _end_window(self) -> None:
        self.window = Window.SHUT
        self.stop_clock()

    def _interrupt(self) -> None:
        """The clock stands, and starts anew for whoever comes back to it."""
        if self.window not in (Window.READY, Window.OPEN) or self.table.clock is None:
            return
        begun = self.countdown.begun
        self._end_window()
        if begun and self.here:
            self.table.keep_time(self.countdown.seconds)
        self.window = Window.STANDS

    def on_unmount(self) -> None:
        """Whatever comes instead: the clock does not go on behind it."""
        self._interrupt()
        super().on_unmount()

    def on_resize(self) -> None:
        """In a window that is too small nobody can watch."""
        if too_small(*self.size):
            self._interrupt()
        CommonScreen.on_resize(self)

    # Time

    @property
    def clock_runs(self) -> bool:
        """Whether time passes."""
        return self.window in (Window.READY, Window.OPEN) and self.table.clock is not None

    def tick(self) -> None:
        """Open the window that is due, let fans stir, and close it when the time is up."""
        if self.window not in (Window.READY, Window.OPEN):
            return
        if not (self.is_current and self.here):
            self._interrupt()
        elif self.window is Window.READY:
            if self.now() >= self._due:
                self._open()
        else:
            self._pass_time()

    def _pass_time(self) -> None:
        self.countdown.read()
        if self.countdown.runs and self.countdown.left <= 0:
            self._act(MoveOn(), None)
            return
        if self.sight.phase is Phase.WATCH:
            self._stir_by_themselves()
        self.redraw()

    # Fans

    def _roll(self) -> int:
        return int(self.cookies.moments.random() * 2**32)

    def _spread_anew(self, seat: Seat) -> None:
        """Another roll, with which the fan is seen to stir; an empty hand has nothing to stir."""
        count, before = self.sight.hand_sizes[seat], self.rolls[seat]
        glyphs = self.cookies.look(None).glyphs
        self.rolls[seat] = self._roll()
        while count and not lies_differently(count, before, self.rolls[seat], glyphs):
            self.rolls[seat] = self._roll()

    def _next_stir(self) -> float:
        return self.now() + STIR_LEAST + STIR_MORE * self.cookies.moments.random()

    def _stir_by_themselves(self) -> None:
        for seat, due in enumerate(self._stir_at):
            if self.now() >= due:
                self._stir(Seat(seat))
            elif self._stirring[seat]:
                self._stirring[seat] -= 1
                self._spread_anew(Seat(seat))

    def _stir(self, seat: Seat) -> None:
        """Spread a fan anew, for some frames; its backs are counted as they are now."""
        self._spread_anew(seat)
        animated = self.cookies.settings.animations
        self._stirring[seat] = STIR_FRAMES - 1 if animated else 0
        self._stir_at[seat] = self._next_stir()

    # Paws

    def whose_paw(self, key: str) -> Seat | None:
        """The seat that has this key."""
        return Seat(self._paws.index(key)) if key in self._paws else None

    def hear_paw(self, seat: Seat, time: float, *, rested: bool) -> None:
        """Do what this paw does now; outside a window it does nothing."""
        if not (rested and self.is_current and self.here) or too_small(*self.size):
            return
        action = self._meaning(seat, time)
        if action is not None:
            self._act(action, seat)

    def _meaning(self, seat: Seat, time: float) -> Action | None:
        phase = self.sight.phase
        if phase is Phase.RACE_LAY:
            return Claim()
        if self.window is not Window.OPEN or time < self._painted_at:
            return None
        match phase:
            case Phase.WATCH:
                return Shout() if seat == self.sight.guard else Press()
            case Phase.SLAP:
                return Slap()
            case Phase.RACE:
                return Claim()
            case _:
                return None

    def _act(self, action: Action, seat: Seat | None) -> None:
        """Carry it out at once; a press that does not count does nothing."""
        before = self.table.ask
        self.countdown.read()
        try:
            self.carry_out(action, by=seat)
        except IllegalAction:
            return
        if self.table.ask != before:
            self.asked_anew()
            return
        if seat is not None and isinstance(action, Press):
            self._stir(seat)
        self.redraw()

    # Keys

    def press(self, key: str) -> None:
        """While a clock runs only Esc does anything, and makes it stand."""
        if not self.here:
            return
        if self.window is Window.OPEN and self.table.clock is not None:
            if key == "escape":
                self._interrupt()
                self.asked_to_go_on()
        elif self.window is Window.STANDS and key == "0":
            self._get_ready()
            self.redraw()
        elif self.window is Window.READY and key == "0":
            return
        else:
            CommonScreen.press(self, key)

    def asked_to_go_on(self) -> None:
        """Keys count again once the standing clock is painted."""
        CommonScreen.asked_anew(self)
