"""Plays Batalha dos Cookies by keys, beside a mirror of the table that knows what is public."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cookiegames import words
from cookiegames.controller.table import Company, Table
from cookiegames.rules.batalha.actions import (
    Assemble,
    DeclineMarker,
    Give,
    GivePiece,
    MoveOn,
    Play,
    TakeMarker,
    TurnUp,
    UseMarker,
)
from cookiegames.rules.batalha.cards import AIMED, Piece, Suit
from cookiegames.rules.batalha.scoring import best_assembly
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Offer, Over, Seat
from cookiegames.tui.games import batalha as screens
from cookiegames.words.batalha import board
from cookiegames.words.voice import Voice

from .canary import PLACES, caller, owner
from .process import Process
from .terminal import Terminal

LETTERS = "abcdefghijklmnopqrs"
TAB, ENTER, ESC, RIGHT, DOWN = "\t", "\r", "\x1b", "\x1b[C", "\x1b[B"


class Leak(AssertionError):
    """A private fact stood on the terminal while it must not."""


class Watch:
    """Knows whose letters may stand on the terminal, and looks after every token."""

    def __init__(self) -> None:
        self.public: set[str] = set()
        """The public's letters for things that are public by now."""
        self.seat: Seat | None = None
        """Whose private screen may be shown."""
        self.doing = "the start"
        self.seen: set[int] = set()
        """The owners of all letters seen so far; -1: the public."""

    def __call__(self, terminal: Terminal) -> None:
        """Look at what has just changed."""
        for row in terminal.fresh_rows():
            self.check(row)
        for payload in terminal.strings:
            assert all(owner(sign) is None for sign in payload), f"in a string: {payload!r}"

    def check(self, row: str) -> None:
        """Look at one row. Raises Leak."""
        for sign in row:
            whose = owner(sign)
            if whose is None:
                continue
            self.seen.add(whose)
            if whose == -1 and sign not in self.public:
                raise Leak(f"not public: {sign!r} at {self.doing}: {row!r}")
            if whose >= 0 and whose != self.seat:
                raise Leak(f"of seat {whose}: {sign!r} at {self.doing}: {row!r}")

    def covered(self, terminal: Terminal) -> None:
        """From now on nobody's private letters may stand anywhere."""
        self.seat = None
        for row in terminal.rows():
            self.check(row)


class Bot:
    """Chooses actions on the mirror, types them, and waits for what the screen must say."""

    def __init__(self, names: tuple[str, ...], seed: int, *, choices: int) -> None:
        company = Company(entry=GAMES["batalha"], options=GAMES["batalha"].options(), names=names)
        self.mirror = Table(company, Random(seed))
        self.watch = Watch()
        self._choices = Random(choices)
        self._names = names
        self._told = 0
        self._learn()

    # What is public

    def _learn(self) -> None:
        """What has become public may be named by everybody's letters."""
        call = caller(None, PLACES["batalha"])
        self.watch.public.update(call(suit) for suit in Suit)

        def noting(thing: Any) -> str:
            self.watch.public.add(call(thing))
            return ""

        voice = Voice(self._names, None, noting)
        for event in self.mirror.told_to_all(self._told):
            words.of("batalha").tell(event, voice)
        self._told = self.mirror.length
        for pieces in self.mirror.public.revealed or ():
            for piece in Piece:
                if pieces[piece]:
                    self.watch.public.add(call(piece))

    # Playing

    def question(self) -> str:
        """What the common screen must ask now."""
        voice = Voice(self._names, None, caller(None, PLACES["batalha"]))
        text: str = words.of("batalha").question(self.mirror.ask, self.mirror.public, voice)
        return text

    def play(self, process: Process, between: Callable[[], None] = lambda: None) -> int:
        """Play to the end; `between` is called on the common screen before each decision."""
        decisions = 0
        while not isinstance(self.mirror.ask, Over):
            process.until_shows(self.question())
            self.watch.covered(process.terminal)
            between()
            self._decide(process)
            decisions += 1
        return decisions

    def _decide(self, process: Process) -> None:
        ask = self.mirror.ask
        interrupting = self._interrupter()
        if interrupting is not None:
            self._privately(process, *interrupting)
        elif isinstance(ask, Choose) and ask.secret:
            self._privately(process, ask.seat, None)
        else:
            action = self._choices.choice(self.mirror.legal())
            self.mirror.act(action)
            self._learn()
            process.type(_open_key(action))

    def _interrupter(self) -> tuple[Seat, Any] | None:
        """Now and then somebody uses a marker out of turn."""
        if self._choices.random() > 0.15:
            return None
        for number in self._choices.sample(range(len(self._names)), len(self._names)):
            uses = self._marker_uses(Seat(number))
            if uses and self.mirror.awaited != number:
                return Seat(number), self._choices.choice(uses)
        return None

    def _marker_uses(self, seat: Seat) -> list[UseMarker]:
        """Looked up without taking the keyboard, which would make news old."""
        mirror = self.mirror
        actions = mirror._game.legal_actions(mirror._state, seat)
        return [action for action in actions if isinstance(action, UseMarker)]

    def take(self, process: Process, seat: Seat) -> None:
        """Take the keyboard, through the confirmation and the news, to the hand."""
        awaited = self.mirror.asks_secretly(seat)
        self.mirror.take(seat)
        self.watch.seat = seat
        self.watch.doing = f"{self._names[seat]} takes"
        process.type(str(seat + 1))
        if not awaited:
            process.until_shows("who is not awaited")
            process.type(str(seat + 1))
        if any(map(screens.is_news, self.mirror.news().private)):
            process.until_shows(f"News for {self._names[seat]}")
            process.type(ENTER)
        process.until(lambda: self._at_hand(process), f"the hand of {self._names[seat]}")

    def _at_hand(self, process: Process) -> bool:
        return process.shows(board.your_pieces()) or process.shows(board.assembly_title())

    def cover(self, process: Process) -> None:
        """Leave the keyboard by Esc."""
        self.watch.doing = "covering"
        self.mirror.cover()
        process.type(ESC)
        process.until_shows(self.question())
        self.watch.covered(process.terminal)

    def _privately(self, process: Process, seat: Seat, action: Any) -> None:
        self.take(process, seat)
        while True:
            chosen = action or self._secret_choice()
            self._type_action(process, chosen)
            told = self.mirror.act(chosen)
            self._learn()
            self.watch.doing = f"{self._names[seat]}: {type(chosen).__name__}"
            process.type(ENTER)
            again = self.mirror.asks_secretly(seat)
            if not told.stays:
                self.mirror.cover()
                return
            action = None
            if not again:
                process.until_shows("Read it, then press Enter or Esc to cover.")
                self.mirror.cover()
                process.type(self._choices.choice((ENTER, ESC)))
                return
            process.until(lambda: self._instructed(process, seat), "the next choice")

    def _instructed(self, process: Process, seat: Seat) -> bool:
        voice = Voice(self._names, seat, caller(seat, PLACES["batalha"]))
        text = words.of("batalha").instruct(self.mirror.ask, self.mirror.sight, voice)
        return process.shows(text)

    def _secret_choice(self) -> Any:
        actions = self.mirror.legal()
        if isinstance(actions[0], Assemble):
            return best_assembly(self.mirror.sight.pieces)
        wanted = [action for action in actions if isinstance(action, Give | Play | GivePiece)]
        return self._choices.choice(wanted)

    def _type_action(self, process: Process, action: Any) -> None:
        """Everything but the Enter that submits."""
        sight = self.mirror.sight
        match action:
            case Give() | Play():
                process.type(LETTERS[sight.hand.index(action.card)])
            case GivePiece():
                held = [piece for piece in Piece if sight.pieces[piece]]
                process.type(RIGHT * (held.index(action.piece) + 1))
            case UseMarker():
                self._type_marker(process, action)
            case Assemble():
                pass

    def _type_marker(self, process: Process, action: UseMarker) -> None:
        sight = self.mirror.sight
        if not (isinstance(self.mirror.ask, Offer) and sight.markers):
            process.type(TAB * 2)
        process.type(RIGHT * sight.markers.index(action.marker))
        if action.marker in AIMED:
            process.type(ENTER)
            process.until_shows("on whom?")
            same = [
                other
                for other in self.mirror.legal()
                if isinstance(other, UseMarker) and other.marker is action.marker
            ]
            process.type(DOWN * same.index(action))


def _open_key(action: Any) -> str:
    match action:
        case TakeMarker():
            return "t"
        case DeclineMarker():
            return "l"
        case TurnUp() | MoveOn():
            return "0"
    raise AssertionError(action)
