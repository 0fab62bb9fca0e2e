"""One match at one keyboard: who sits at it, what may be shown, and what is news to whom."""

from __future__ import annotations

import hashlib
import hmac
import math
import os
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol

from ..rules.catalog import Entry
from ..rules.game import (
    Ask,
    Chance,
    Choose,
    Clock,
    Event,
    Offer,
    Open,
    Outcome,
    Over,
    Seat,
    redact,
)

Action = Any
Observation = Any


class WrongPin(Exception):
    """The PIN is not the one this seat has set."""


@dataclass(frozen=True, slots=True)
class Lock:
    """A seat's PIN, kept only as a salted hash."""

    salt: bytes
    digest: bytes

    @classmethod
    def of(cls, pin: str) -> Lock:
        """Lock a seat with this PIN."""
        salt = os.urandom(16)
        return cls(salt, _digest(pin, salt))

    def opens(self, pin: str) -> bool:
        """Whether this is the PIN."""
        return hmac.compare_digest(self.digest, _digest(pin, self.salt))


def _digest(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, n=2**12, r=8, p=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class Company:
    """Who sits at the table, and what they play."""

    entry: Entry
    options: Any
    names: tuple[str, ...]
    """By seat, cleaned by controller.names."""
    first: Seat = Seat(0)
    """Who starts, in the book's words: the youngest, say."""
    locks: tuple[Lock | None, ...] = ()
    """By seat; empty: nobody set a PIN."""


@dataclass(frozen=True, slots=True)
class Told:
    """What a submitted action did, as far as the one who submitted it may know."""

    events: tuple[Event, ...]
    stays: bool
    """The private screen stays: the same seat is secretly asked again, or was told a secret."""


@dataclass(frozen=True, slots=True)
class News:
    """What a seat has not yet seen."""

    private: tuple[Event, ...]
    """What it was told and the common screen did not show."""
    public: int
    """How many more events there were; the record shows them."""


class Unsaved(Exception):
    """What was to be done could not be kept, so it has not happened."""


class Ledger(Protocol):
    """Where a table writes what must outlast it, before anything of it has happened."""

    def write(self, lines: Sequence[str], outcome: Outcome | None) -> None:
        """More lines of the log, all or none: the seat (or *), and the action in notation.

        `outcome`: the match is over with them. Raises Unsaved if they cannot be kept.
        """

    def mark_read(self, seat: Seat, seen: int) -> None:
        """This seat has read its news of so many events."""

    def keep_time(self, seconds: float | None) -> None:
        """What is left of the clock that the present ask has; None: it has not been started."""

    def keep_wish(self, seat: Seat, wish: str) -> None:
        """How this seat wants to play at this keyboard."""


class Table:
    """Holds the one state of a match; screens reach nothing of it but what this viewer may know.

    With nobody at the keyboard every sight is the public one (HOTSEAT L2).
    """

    def __init__(
        self,
        company: Company,
        rng: Random,
        *,
        ledger: Ledger | None = None,
        log: Sequence[str] = (),
        seen: Sequence[int] = (),
        seconds_left: float | None = None,
        wishes: Sequence[str] = (),
    ) -> None:
        """Deal a new match, or go on with one from its log.

        Raises IllegalTable; Unsaved; ValueError or IllegalAction for a log that does not replay.
        """
        self.company = company
        self._game = company.entry.game(company.options)
        self._rng = rng
        self._state = self._game.start(len(company.names), company.first)
        self._events: list[Event] = []
        self._seen = list(seen) or [0] * len(company.names)
        self._viewer: Seat | None = None
        self._seconds_left: float | None = None
        self._wishes = list(wishes) or [""] * len(company.names)
        self._ledger: Ledger | None = None
        for line in log:
            self._replay(line)
        self._ledger = ledger
        self._resumed = bool(log)
        self._carry_out(None)
        # Every other clock starts anew: what it measured has been interrupted.
        if self.clock is Clock.MEMORISE:
            self._seconds_left = seconds_left

    # What everybody may know

    @property
    def ask(self) -> Ask:
        """What the match waits for; never Chance, which the table draws itself."""
        return self._game.ask(self._state)

    @property
    def viewer(self) -> Seat | None:
        """Who is at the keyboard."""
        return self._viewer

    @property
    def awaited(self) -> Seat | None:
        """The one seat that must choose, if there is one."""
        ask = self.ask
        return ask.seat if isinstance(ask, Choose) else None

    @property
    def public(self) -> Observation:
        """What the common screen may show."""
        return self._game.observe(self._state, None)

    def asks_secretly(self, seat: Seat | None) -> bool:
        """Whether this seat must make a choice that only its eyes may see."""
        ask = self.ask
        return isinstance(ask, Choose) and ask.secret and ask.seat == seat

    def told_to_all(self, since: int = 0) -> tuple[Event, ...]:
        """The public record from event number `since` on."""
        return tuple(redact(event, None) for event in self._events[since:])

    @property
    def length(self) -> int:
        """How many events there were."""
        return len(self._events)

    # The clock, and what the seats wish

    @property
    def clock(self) -> Clock | None:
        """What kind of time the present ask has; None: it waits as long as it takes."""
        ask = self.ask
        return ask.clock if isinstance(ask, Choose | Offer) else None

    @property
    def seconds_left(self) -> float | None:
        """What is left of the clock that the present ask has; None: it has not been started."""
        return self._seconds_left

    def keep_time(self, seconds: float) -> None:
        """Keep what is left of the clock until the ask changes; the ledger hears every second."""
        assert self.clock is not None, "nothing is timed now"
        before, self._seconds_left = self._seconds_left, seconds
        told = before is not None and math.ceil(before) == math.ceil(seconds)
        if self._ledger is not None and not told:
            self._ledger.keep_time(seconds)

    @property
    def resumed(self) -> bool:
        """Whether nothing was done since the match was taken up again: what is timed waits."""
        return self._resumed

    @property
    def wishes(self) -> tuple[str, ...]:
        """By seat: its paw, say, or how its cards are shown, in a word of the game's."""
        return tuple(self._wishes)

    def wish(self, word: str, *, seat: Seat | None = None) -> None:
        """Keep the wish of this seat, or of whoever is at the keyboard; it is public."""
        wishing = self._viewer if seat is None else seat
        assert wishing is not None, "nobody is at the keyboard"
        self._wishes[wishing] = word
        if self._ledger is not None:
            self._ledger.keep_wish(wishing, word)

    # The keyboard

    def locked(self, seat: Seat) -> bool:
        """Whether taking the keyboard needs this seat's PIN."""
        return self._lock(seat) is not None

    def take(self, seat: Seat, pin: str = "") -> None:
        """Give the keyboard to a seat. Raises WrongPin; the keyboard must be covered."""
        assert self._viewer is None, "the keyboard must be covered before it is taken"
        assert 0 <= seat < len(self.company.names), "nobody sits there"
        lock = self._lock(seat)
        if lock is not None and not lock.opens(pin):
            raise WrongPin
        self._viewer = seat

    def cover(self) -> None:
        """Take the keyboard away; what this seat was told counts as read."""
        if self._viewer is None:
            return
        self._seen[self._viewer] = len(self._events)
        if self._ledger is not None:
            self._ledger.mark_read(self._viewer, len(self._events))
        self._viewer = None

    def _lock(self, seat: Seat) -> Lock | None:
        return self.company.locks[seat] if self.company.locks else None

    # What the viewer may know and do

    @property
    def sight(self) -> Observation:
        """What whoever is at the keyboard may look at; nobody: the public sight."""
        return self._game.observe(self._state, self._viewer)

    def news(self) -> News:
        """What the viewer has not yet seen; nobody has no news."""
        if self._viewer is None:
            return News((), 0)
        return self._news_of(self._viewer, self._seen[self._viewer])

    def _news_of(self, seat: Seat, seen: int) -> News:
        unread = self._events[seen:]
        secrets = [event for event in unread if _is_secret_of(event, seat)]
        private = tuple(redact(event, seat) for event in secrets if not event.lasts)
        return News(private, len(unread) - len(secrets))

    def legal(self) -> tuple[Action, ...]:
        """What may be done at the keyboard as it is.

        At the keyboard: all that this seat may do but its open choices, which are made on the
        common screen. With nobody at it: the open choices of the seat that is asked, or the
        table's own actions.
        """
        openly = self._viewer is None
        actions = self._game.legal_actions(self._state, self._actor())
        return tuple(action for action in actions if isinstance(action, Open) == openly)

    def act(self, action: Action, *, by: Seat | None = None) -> Told:
        """Carry out an action of whoever may act here. Raises IllegalAction and Unsaved.

        `by`: whose paw made an open action where several seats may act.
        """
        assert isinstance(action, Open) == (self._viewer is None), "made on the wrong screen"
        assert by is None or self._viewer is None, "whoever has the keyboard acts for itself"
        actor = self._actor() if by is None else by
        already = len(self._events)
        self._carry_out((actor, action))
        self._resumed = False
        fresh = self._events[already:]
        events = tuple(redact(event, self._viewer) for event in fresh)
        return Told(events, self._viewer is not None and self._stays(self._viewer, fresh))

    def _stays(self, viewer: Seat, fresh: Sequence[Event]) -> bool:
        return self.asks_secretly(viewer) or any(_is_secret_of(event, viewer) for event in fresh)

    def _actor(self) -> Seat | None:
        if self._viewer is not None:
            return self._viewer
        ask = self.ask
        return ask.seat if isinstance(ask, Choose) and not ask.secret else None

    def _carry_out(self, move: tuple[Seat | None, Action] | None) -> None:
        """Do this, and draw what is then due to chance: all of it, once it is kept, or nothing."""
        world = self._game.copy(self._state)
        lines: list[str] = []
        events: list[Event] = []
        while move is not None or isinstance(self._game.ask(world), Chance):
            actor, action = move or (None, self._game.draw_chance(world, self._rng))
            events += self._game.apply(world, actor, action)
            lines.append(f"{'*' if actor is None else actor} {self._game.write(action)}")
            move = None
        ask = self._game.ask(world)
        if self._ledger is not None and lines:
            self._ledger.write(lines, ask.outcome if isinstance(ask, Over) else None)
        timed = None if self._seconds_left is None else self.ask
        self._state = world
        self._events += events
        if timed is not None and not _goes_on(timed, ask):
            self._forget_time()

    def _forget_time(self) -> None:
        self._seconds_left = None
        if self._ledger is not None:
            self._ledger.keep_time(None)

    def _replay(self, line: str) -> None:
        who, _, notation = line.partition(" ")
        actor = None if who == "*" else Seat(int(who))
        self._events += self._game.apply(self._state, actor, self._game.read(notation))


def _goes_on(timed: Ask, ask: Ask) -> bool:
    """Whether what was timed is still being timed: a race goes on behind whoever lays a card."""
    if ask == timed:
        return True
    clocks = [one.clock for one in (timed, ask) if isinstance(one, Choose | Offer)]
    return clocks == [Clock.RACE, Clock.RACE]


def _is_secret_of(event: Event, seat: Seat) -> bool:
    """Whether this seat was told more of the event than the common screen shows."""
    eyes = event.eyes
    return eyes is not None and seat in eyes
