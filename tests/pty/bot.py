"""Plays by keys, beside a mirror of the table that knows what is public."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from random import Random
from typing import Any, ClassVar

from cookiegames import words
from cookiegames.controller.options import read_options, split_pairs
from cookiegames.controller.record import Record
from cookiegames.controller.table import Company, Table, Told
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
from cookiegames.rules.batalha.cards import AIMED, Marker, Piece, Suit
from cookiegames.rules.batalha.scoring import best_assembly
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Offer, Over, Seat
from cookiegames.words import common, house, keys
from cookiegames.words.batalha import board
from cookiegames.words.voice import Voice

from .canary import PLACES, caller
from .pages import CTRL_Q
from .process import Process
from .watch import Watch

LETTERS = "abcdefghijklmnopqrs"
A_ROW = 70
"""A sentence of fewer letters stands in one row; a hand that is told takes more."""
TAB, ENTER, ESC, RIGHT, DOWN = "\t", "\r", "\x1b", "\x1b[C", "\x1b[B"


class Interludes:
    """What is done between the moves of a bot. This one lets it play undisturbed."""

    def on_common(self) -> None:
        """The common screen is shown."""

    def on_confirmation(self, seat: Seat) -> None:
        """A seat that is not awaited is asked for its digit once more."""

    def on_news(self, seat: Seat) -> None:
        """A seat reads its news."""

    def on_hand(self, seat: Seat) -> None:
        """A seat sees its hand."""

    def on_open_cards(self, seat: Seat) -> None:
        """A seat looks at what the clock lets it see; what covers that leaves it at its hand."""

    def on_last_cards(self) -> None:
        """The match is over, and its last cards lie on the table."""

    def on_result(self) -> None:
        """The result is shown."""


class Player:
    """Chooses actions on the mirror, types them, and waits for what the screen must say."""

    game_id: ClassVar[str]

    def __init__(
        self, names: tuple[str, ...], seed: int, *, choices: int, options: str = ""
    ) -> None:
        """`options`: those of the table, such as "calm=yes,watch=3"."""
        entry = GAMES[self.game_id]
        pairs = split_pairs(pair for pair in options.split(",") if pair)
        self.options = options
        company = Company(
            entry=entry, options=read_options(entry, pairs, seats=len(names)), names=names
        )
        self.mirror = Table(company, Random(seed))
        self.watch = Watch()
        self._choices = Random(choices)
        self.names = names
        self.seed = seed
        self._told = 0
        self._named: set[str] = set()
        self.interludes = Interludes()
        self._words = words.of(self.game_id)
        self._learn()

    def resume(self, record: Record) -> None:
        """Go on beside an app that has taken this match up, dealing with the same seed anew."""
        self.mirror = record.table(Random(self.seed))
        self._told, self._named = 0, set()
        self._learn()

    # What a game has of its own

    def public_things(self) -> Iterator[Enum]:
        """What may be named to all now, besides what the record names."""
        yield from ()

    def at_hand(self, process: Process) -> bool:
        """Whether the screen of the seat at the keyboard is shown."""
        return self._instructed(process, self.mirror.viewer or Seat(0))

    def interrupting(self) -> tuple[Seat, Any] | None:
        """Who acts out of turn now, and how."""
        return None

    def choose_secretly(self) -> Any:
        """What the seat at the keyboard does."""
        return self._choices.choice(self.mirror.legal())

    def type_action(self, process: Process, action: Any) -> None:
        """Type everything but the Enter that submits."""

    def submits(self, action: Any) -> str:
        """The key that submits."""
        return ENTER

    def lowered(self, process: Process) -> bool:
        """Whether nothing is raised on the screen any more, where that can be told."""
        return True

    def type_openly(self, process: Process, action: Any, before: Any) -> None:
        """Make an open choice on the common screen, which showed `before` to all."""
        process.type("0")

    @property
    def awaited_secretly(self) -> Seat | None:
        """The seat that must choose unseen."""
        ask = self.mirror.ask
        return ask.seat if isinstance(ask, Choose) and ask.secret else None

    # What is public

    def _learn(self) -> None:
        """What has become public, and what is for now, may be named by everybody's letters."""
        call = caller(None, PLACES[self.game_id])

        def noting(thing: Any) -> str:
            self._named.add(call(thing))
            return ""

        voice = Voice(self.names, None, noting)
        for event in self.mirror.told_to_all(self._told):
            self._words.tell(event, voice)
        self._told = self.mirror.length
        self.watch.public = self._named | set(map(call, self.public_things()))

    # Playing

    def question(self) -> str:
        """What the common screen must ask now."""
        voice = Voice(self.names, None, caller(None, PLACES[self.game_id]))
        text: str = self._words.question(self.mirror.ask, self.mirror.public, voice)
        return f"{text} {house.to_result()}" if isinstance(self.mirror.ask, Over) else text

    def play(self, process: Process, most: int = 1000) -> int:
        """Play to the end, or this many decisions; returns how many there were."""
        for decisions in range(most):
            if isinstance(self.mirror.ask, Over):
                self._see_the_end(process)
                return decisions
            process.until_page(self.question())
            self._learn()
            self.watch.covered(process.terminal)
            self.interludes.on_common()
            self._decide(process)
        return most

    def leave(self, process: Process) -> None:
        """End the app, and look at what it leaves behind."""
        process.type(CTRL_Q)
        assert process.wait() == 0
        self.watch.ended(process.terminal)

    def _see_the_end(self, process: Process) -> None:
        """The last cards, then the result."""
        process.until_page(self.question())
        self.watch.covered(process.terminal)
        self.interludes.on_last_cards()
        process.type(ENTER)
        process.until_page(common.same_table())
        self.watch.covered(process.terminal)
        self.interludes.on_result()

    def _decide(self, process: Process) -> None:
        ask = self.mirror.ask
        interrupting = self.interrupting()
        if interrupting is not None:
            self._privately(process, *interrupting)
        elif isinstance(ask, Choose) and ask.secret:
            self._privately(process, ask.seat, None)
        else:
            action = self._choices.choice(self.mirror.legal())
            before = self.mirror.public
            self.act_openly(action)
            self.type_openly(process, action, before)

    def act_openly(self, action: Any, by: Seat | None = None) -> None:
        """Do it on the mirror. What was public stands until the screen is painted anew."""
        stands = self.watch.public
        self.mirror.act(action, by=by)
        self._learn()
        self.watch.public |= stands

    def take(self, process: Process, seat: Seat, *, calmly: bool = False) -> None:
        """Take the keyboard, through the confirmation and the news, to the hand.

        `calmly`: without interludes on the way.
        """
        interludes = Interludes() if calmly else self.interludes
        name = self.names[seat]
        if seat != self.awaited_secretly:
            process.type(str(seat + 1))
            process.until_page(common.take_once_more(name, seat + 1))
            interludes.on_confirmation(seat)
        self.mirror.take(seat)
        self.watch.doing = f"{name} takes"
        self.watch.allows(seat)
        process.type(str(seat + 1))
        if self.mirror.news().private:
            process.until_page(common.news_title(name))
            interludes.on_news(seat)
            if self.mirror.viewer == seat:
                process.type(ENTER)
            else:
                # The interlude has covered, so the news are read.
                self.take(process, seat, calmly=True)
        process.until(lambda: process.painted and self.at_hand(process), f"the hand of {name}")
        interludes.on_hand(seat)

    def cover(self, process: Process, key: str = ESC) -> None:
        """Leave the keyboard, by Esc or whatever else covers."""
        self.watch.doing = "covering"
        self.watch.leaves()
        self.mirror.cover()
        process.type(key)
        process.until_page(self.question())
        self.watch.covered(process.terminal)

    def _privately(self, process: Process, seat: Seat, action: Any) -> None:
        self.take(process, seat)
        while True:
            chosen = action or self.choose_secretly()
            self.type_action(process, chosen)
            told = self.mirror.act(chosen)
            self._learn()
            self.watch.doing = f"{self.names[seat]}: {type(chosen).__name__}"
            if not told.stays:
                self.watch.leaves()
            process.type(self.submits(chosen))
            if not told.stays:
                self.mirror.cover()
                return
            action = None
            if not self.mirror.asks_secretly(seat):
                process.until_page(keys.read_then_cover())
                self.watch.leaves()
                self.mirror.cover()
                process.type(self._choices.choice((ENTER, ESC)))
                return
            # The next choice may be asked for in the same words.
            process.until(lambda: self.lowered(process), "another screen")
            process.until_page(*self._just_told(told, seat))
            process.until(lambda: self._instructed(process, seat), "the next choice")

    def _just_told(self, told: Told, seat: Seat) -> list[str]:
        """What the screen that stays tells first: the prompt may be the same as before."""
        voice = Voice(self.names, seat, caller(seat, PLACES[self.game_id]))
        secrets = [event for event in told.events if event.eyes and seat in event.eyes]
        sentences = [self._words.tell(event, voice) for event in secrets]
        return [sentence for sentence in sentences if len(sentence) < A_ROW][-1:]

    def _instructed(self, process: Process, seat: Seat) -> bool:
        voice = Voice(self.names, seat, caller(seat, PLACES[self.game_id]))
        text = self._words.instruct(self.mirror.ask, self.mirror.sight, voice)
        return process.shows(text)


class Bot(Player):
    """Plays Batalha dos Cookies."""

    game_id = "batalha"

    def public_things(self) -> Iterator[Enum]:
        yield from Suit
        for pieces in self.mirror.public.revealed or ():
            yield from (piece for piece in Piece if pieces[piece])

    def at_hand(self, process: Process) -> bool:
        return at_hand(process)

    def interrupting(self) -> tuple[Seat, Any] | None:
        """Now and then somebody uses a marker out of turn."""
        if self._choices.random() > 0.15:
            return None
        for number in self._choices.sample(range(len(self.names)), len(self.names)):
            uses = self._marker_uses(Seat(number))
            if uses and self.mirror.awaited != number:
                return Seat(number), self._choices.choice(uses)
        return None

    def _marker_uses(self, seat: Seat) -> list[UseMarker]:
        """Looked up without taking the keyboard, which would make news old."""
        mirror = self.mirror
        actions = mirror._game.legal_actions(mirror._state, seat)
        return [action for action in actions if isinstance(action, UseMarker)]

    def choose_secretly(self) -> Any:
        actions = self.mirror.legal()
        if isinstance(actions[0], Assemble):
            return best_assembly(self.mirror.sight.pieces)
        wanted = [action for action in actions if isinstance(action, Give | Play | GivePiece)]
        return self._choices.choice(wanted)

    def type_action(self, process: Process, action: Any) -> None:
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
        kinds = [marker for marker in Marker if marker in sight.markers]
        place = kinds.index(action.marker)
        # In an Offer the markers are chosen from at once, and nothing is raised yet.
        offered = isinstance(self.mirror.ask, Offer)
        to_markers = "" if offered else TAB * (2 if any(sight.pieces) else 1)
        process.type(to_markers + RIGHT * (place + offered))
        if action.marker is not Marker.PROTECTION:
            process.type(ENTER)
            process.until_page("on whom?" if action.marker in AIMED else "use it now?")
            same = [
                other
                for other in self.mirror.legal()
                if isinstance(other, UseMarker) and other.marker is action.marker
            ]
            process.type(DOWN * (same.index(action) + 1))

    def type_openly(self, process: Process, action: Any, before: Any) -> None:
        process.type(_open_key(action))


def at_hand(process: Process) -> bool:
    """Whether a hand is shown, or the assembly."""
    titles = (board.your_pieces(), board.assembly_title())
    return process.painted and any(map(process.shows, titles))


def _open_key(action: Any) -> str:
    match action:
        case TakeMarker():
            return "t"
        case DeclineMarker():
            return "l"
        case TurnUp() | MoveOn():
            return "0"
    raise AssertionError(action)
