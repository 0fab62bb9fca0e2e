"""Walks: legal play from the first shuffle to the end, one moment at a time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from cookiegames.rules.game import Ask, Chance, Choose, Event, Offer, Over, Seat, redact

from .tables import AnyGame, Table

Move = tuple[Seat | None, Any]
"""Who acts (None: chance or the table), and the action."""

ZEAL = (0.0, 0.1, 0.5, 0.95)
"""How often a walk acts out of turn where it can; not always, for a mark may be moved for ever."""


class Walk:
    """One match on its way; `choose(n)` says which of n things is done."""

    def __init__(
        self,
        table: Table,
        choose: Callable[[int], int],
        rng: Random,
        *,
        game: AnyGame | None = None,
        state: Any = None,
    ) -> None:
        self.table = table
        self.game = game or table.game()
        self.first = Seat(choose(table.seats))
        self.state = state or self.game.start(table.seats, self.first)
        self.seats = tuple(Seat(seat) for seat in range(table.seats))
        self.viewers: tuple[Seat | None, ...] = (*self.seats, None)
        self.log: list[Move] = []
        self.events: list[Event] = []
        self._choose = choose
        self._rng = rng
        self._zeal = ZEAL[choose(len(ZEAL))]

    def moments(self) -> Iterator[Ask]:
        """What is asked at each moment, the end included; the walk goes on between them."""
        while True:
            ask = self.game.ask(self.state)
            yield ask
            if isinstance(ask, Over):
                return
            self._take(self._next(ask))

    def listed(self) -> list[Move]:
        """Every action that the rules list now, of every seat and of the table."""
        return [
            (actor, action)
            for actor in self.viewers
            for action in self.game.legal_actions(self.state, actor)
        ]

    def sights(self) -> tuple[Any, ...]:
        """What each seat sees and, last, the public."""
        return sights(self.game, self.state, self.viewers)

    def _next(self, ask: Ask) -> Move:
        match ask:
            case Chance():
                return None, self.game.draw_chance(self.state, self._rng)
            case Choose(seat):
                awaited = [move for move in self.listed() if move[0] == seat]
            case Offer():
                awaited = self.listed()
            case Over():
                raise AssertionError("a match that is over goes nowhere")
        interrupts = self.table.kit.interrupts
        calm = [move for move in awaited if not isinstance(move[1], interrupts)]
        restless = [move for move in self.listed() if isinstance(move[1], interrupts)]
        if restless and (not calm or self._choose(100) < 100 * self._zeal):
            return restless[self._choose(len(restless))]
        return calm[self._choose(len(calm))]

    def _take(self, move: Move) -> None:
        self.events += self.game.apply(self.state, *move)
        self.log.append(move)


def sights(game: AnyGame, state: Any, viewers: tuple[Seat | None, ...]) -> tuple[Any, ...]:
    """What each of these viewers sees."""
    return tuple(game.observe(state, viewer) for viewer in viewers)


def even(rng: Random) -> Callable[[int], int]:
    """A `choose` that draws from these random numbers."""
    return lambda count: int(rng.random() * count)


def told(events: list[Event], viewer: Seat | None) -> list[Event]:
    """What this viewer is told of these events."""
    return [redact(event, viewer) for event in events]
