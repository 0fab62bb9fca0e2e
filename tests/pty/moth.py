"""Plays The Cheating Moth by keys: at calm tables, and at live ones with paws."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from cookiegames.rules.game import Choose, Offer, Seat
from cookiegames.rules.moth.actions import (
    Accuse,
    Claim,
    Draw,
    Give,
    GiveNothing,
    Lay,
    LayNothing,
    MoveOn,
    Play,
    Press,
    Shout,
    Slap,
    Throw,
)
from cookiegames.rules.moth.observation import Phase
from cookiegames.words.moth import board

from .bot import DOWN, ENTER, Player
from .canary import PLACES, caller
from .process import Process

LETTERS = "abcdefghijklmnopqrstuvwxyz"
PAWS = "qpzm "
LONG = 10.0
"""More seconds than anything waits for."""


class MothBot(Player):
    """Throws moths whenever it may, and plays at a calm table."""

    game_id = "moth"

    def public_things(self) -> Iterator[Enum]:
        """The discard pile, and the hands that were scored."""
        public = self.mirror.public
        yield from public.discards
        if public.top is not None:
            yield public.top
        yield from (card for hand in public.revealed for card in hand)

    # At the keyboard

    def interrupting(self) -> tuple[Seat, Any] | None:
        """Whoever may throw a moth mostly does, at the keyboard."""
        if self.mirror.public.phase not in (Phase.TURN, Phase.WATCH):
            return None
        for number in self._choices.sample(range(len(self.names)), len(self.names)):
            throws = self._legal(Seat(number), Throw)
            if throws and self._choices.random() < 0.4 and self.mirror.awaited != number:
                return Seat(number), throws[0]
        return None

    def _legal(self, seat: Seat, *kinds: type) -> list[Any]:
        """Looked up without taking the keyboard, which would make news old."""
        mirror = self.mirror
        actions = mirror._game.legal_actions(mirror._state, seat)
        return [action for action in actions if isinstance(action, kinds)]

    def choose_secretly(self) -> Any:
        kinds = (Play, Draw, Give, GiveNothing, Lay, LayNothing)
        legal = [action for action in self.mirror.legal() if isinstance(action, kinds)]
        better = [action for action in legal if not isinstance(action, GiveNothing | LayNothing)]
        return self._choices.choice(better or legal)

    def type_action(self, process: Process, action: Any) -> None:
        """Everything but the key that submits."""
        mirror = self.mirror
        if isinstance(action, Draw | GiveNothing | LayNothing):
            return
        process.type(LETTERS[mirror.sight.hand.index(action.card)])
        if isinstance(action, Give) and mirror.public.phase is Phase.SPIDER:
            seat = mirror.viewer
            assert seat is not None
            process.type(ENTER)
            call = caller(seat, PLACES[self.game_id])
            process.until_page(board.give_to_whom(call(action.card)))
            others = [(seat + step) % len(self.names) for step in range(1, len(self.names))]
            process.type(LETTERS[others.index(action.receiver)])

    def submits(self, action: Any) -> str:
        match action:
            case Throw():
                return " "
            case Draw() | GiveNothing() | LayNothing():
                return "0"
            case _:
                return ENTER

    # On the common screen

    def _decide(self, process: Process) -> None:
        """The guard shouts now and then; all else as in every game."""
        if self._guard_calls():
            self._act_openly(process, Shout(), self.mirror.public.guard, "s")
        elif self.mirror.public.phase is Phase.ACCUSE:
            self._accuse(process)
        else:
            super()._decide(process)

    def _guard_calls(self) -> bool:
        return self.mirror.public.phase is Phase.WATCH and self._choices.random() < 0.1

    def _accuse(self, process: Process) -> None:
        accusations = [action for action in self.mirror.legal() if isinstance(action, Accuse)]
        accusation = self._choices.choice(accusations)
        self._act_openly(
            process, accusation, None, DOWN * (accusations.index(accusation) + 1) + ENTER
        )

    def _act_openly(self, process: Process, action: Any, seat: Seat | None, typed: str) -> None:
        self.act_openly(action, seat)
        process.type(typed)


class LiveMothBot(MothBot):
    """Plays with paws. The test owns the clock, unless it is the real one."""

    def __init__(
        self, names: tuple[str, ...], seed: int, *, choices: int, options: str = "",
        clock: Path | None = None,
    ) -> None:  # fmt: skip
        super().__init__(names, seed, choices=choices, options=options)
        self._clock = clock
        self._time = count(0, LONG)
        self._paws = Random(choices)
        self.pressed: set[type] = set()
        """The kinds of action that paws have done."""
        if clock is not None:
            self._advance()

    def begin(self, process: Process) -> None:
        """Everybody tries a paw, and the match begins."""
        process.until_page(board.try_out_title())
        for paw in PAWS[: len(self.names)]:
            process.type(paw)
        process.until(lambda: process.text.count(board.pressed(1)) == len(self.names), "all heard")
        process.type(ENTER)

    def _advance(self) -> None:
        """Let more time pass than anything waits for."""
        if self._clock is not None:
            later = self._clock.with_suffix(".new")
            later.write_text(str(next(self._time)))
            later.replace(self._clock)

    def interrupting(self) -> tuple[Seat, Any] | None:
        """Paws throw; but for a moth now and then in the turn of another."""
        return super().interrupting() if self.mirror.public.phase is Phase.TURN else None

    def _decide(self, process: Process) -> None:
        ask = self.mirror.ask
        if isinstance(ask, Offer) and ask.clock is not None:
            self._window(process)
        elif isinstance(ask, Choose) and self.mirror.public.phase is Phase.ACCUSE:
            self._accuse(process)
        else:
            Player._decide(self, process)

    def _window(self, process: Process) -> None:
        """Wait until the paws count, press some, and let the time run out."""
        self._advance()
        process.until(lambda: process.painted and self._bar(process), "a window")
        before = self.mirror.ask
        for number in self._paws.sample(range(len(self.names)), len(self.names)):
            seat = Seat(number)
            actions = self._legal(seat, Press, Shout, Slap, Claim)
            if not actions or self._paws.random() < self._reluctance(actions[0]):
                continue
            self._press(process, seat, actions[0])
            if self.mirror.ask != before:
                return
        self._act_openly(process, MoveOn(), None, "")
        self._advance()

    def _bar(self, process: Process) -> bool:
        """Whether the bar is seen, with all its time or, for the real clock, some of it."""
        times = range(7) if self._clock is None else range(5, 7)
        return any(
            process.shows(f"─{board.seconds_left(left)}")
            or process.shows(f"▒{board.seconds_left(left)}")
            for left in times
        )

    def _reluctance(self, action: Any) -> float:
        return 0.9 if isinstance(action, Shout) else 0.2

    def _press(self, process: Process, seat: Seat, action: Any) -> None:
        """A paw, in either case; what it does is seen before the next key."""
        self.pressed.add(type(action))
        paw = PAWS[seat]
        seen = process.text
        self._act_openly(process, action, seat, self._paws.choice((paw, paw.upper())))
        process.until(lambda: process.text != seen, "what the paw does")
