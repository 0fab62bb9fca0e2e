"""Positions of Batasaurus reached by real actions, and matches played in words."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pytest

from cookiegames.rules.batasaurus import Options, Rules
from cookiegames.rules.batasaurus.actions import (
    Action,
    LayOnTop,
    LayOut,
    MoveOn,
    TurnDown,
    TurnUp,
)
from cookiegames.rules.batasaurus.cards import SET, Dinosaur
from cookiegames.rules.batasaurus.events import Event
from cookiegames.rules.batasaurus.observation import Observation, Phase
from cookiegames.rules.game import Ask, IllegalAction, Offer, Outcome, Over, Seat

NAMES = ("Dante", "Gael", "Maya", "Nina")


def seat(name: str) -> Seat:
    """The seat of this name."""
    return Seat(NAMES.index(name))


def layout(text: str) -> tuple[Dinosaur, ...]:
    """Dinosaurs by their strengths, the rest of the set after them in order."""
    first = tuple(Dinosaur(int(word)) for word in text.split())
    return (*first, *(card for card in SET if card not in first))


class Match:
    """A match at a table of named seats; Dante sits in seat 0, then Gael, Maya, Nina.

    Where nothing else is said, a set lies in order: strength 1 on place 0, 12 on place 11.
    """

    def __init__(
        self,
        seats: int = 3,
        *,
        first: str = "Dante",
        layouts: Mapping[str, str] | None = None,
        options: Options | None = None,
    ):
        self.rules = Rules(options or Options())
        self.state = self.rules.start(seats, seat(first))
        self.seats = tuple(Seat(each) for each in range(seats))
        self.sets = tuple(layout((layouts or {}).get(name, "")) for name in NAMES[:seats])
        self.events: list[Event] = []
        self.news: list[Event] = []
        """What the last actions made happen."""

    def asks(self) -> Ask:
        """What the match waits for."""
        return self.rules.ask(self.state)

    def sees(self, name: str | None = None) -> Observation:
        """What this player sees; without a name, the public."""
        return self.rules.observe(self.state, None if name is None else seat(name))

    def everything(self) -> tuple[Observation, ...]:
        """What each seat sees, and the public."""
        return tuple(self.rules.observe(self.state, each) for each in (*self.seats, None))

    def shown(self) -> list[set[int]]:
        """By seat: the strengths that were turned up so far."""
        return [{card.value for card in cards} for cards in self.sees().shown]

    def outcome(self) -> Outcome:
        """How the match, which is over, ended."""
        ask = self.asks()
        assert isinstance(ask, Over)
        return ask.outcome

    def legal(self, name: str | None) -> list[Action]:
        """What this player (None: the table) may do."""
        return list(self.rules.legal_actions(self.state, None if name is None else seat(name)))

    def lay_out(self) -> Match:
        """Lay out the sets."""
        return self.do(None, LayOut(self.sets))

    def memorise(self) -> Match:
        """Lay out the sets, and let everybody look and turn down."""
        self.lay_out()
        while self.sees().phase is Phase.MEMORISE:
            together = isinstance(self.asks(), Offer)
            self.do(*((None, MoveOn()) if together else (self.sees().to_act, TurnDown())))
        return self

    def do(self, actor: Seat | None, action: Action) -> Match:
        """Carry out one action, which is listed unless chance makes it."""
        if not isinstance(action, LayOut):
            assert action in self.rules.legal_actions(self.state, actor)
        self.news = list(self.rules.apply(self.state, actor, action))
        self.events += self.news
        return self

    def play(self, text: str) -> Match:
        """Play cards by their strength: "Dante 12 · Gael 3"; in a battle they are laid on top."""
        happened: list[Event] = []
        for item in text.split("·"):
            name, strength = item.split()
            place = self.sets[seat(name)].index(Dinosaur(int(strength)))
            laying = self.sees().phase is Phase.BATTLE
            self.do(seat(name), LayOnTop(place) if laying else TurnUp(place))
            happened += self.news
        self.news = happened
        return self

    def tricks(self, text: str) -> Match:
        """Play tricks, each as the strengths by seat: "12 1 5 · 11 2 6"; whoever leads begins."""
        for trick in text.split("·"):
            strengths = trick.split()
            leader = self.sees().leader
            order = [(leader + step) % len(self.seats) for step in self.seats]
            self.play(" · ".join(f"{NAMES[each]} {strengths[each]}" for each in order))
        return self

    def refuses(self, name: str | None, action: Action) -> IllegalAction:
        """The refusal of this action; nothing has changed."""
        before, ask = self.everything(), self.asks()
        with pytest.raises(IllegalAction) as caught:
            self.rules.apply(self.state, None if name is None else seat(name), action)
        assert self.everything() == before
        assert self.asks() == ask
        assert action not in self.legal(name)
        return caught.value


def position(
    seats: int = 3, *, first: str = "Dante", layouts: Mapping[str, str] | None = None
) -> Match:
    """A match in which every set is turned down and the first card is awaited."""
    return Match(seats, first=first, layouts=layouts).memorise()


def kinds(events: Iterable[Event]) -> Sequence[type]:
    """What kinds of event these are, in order."""
    return [type(event) for event in events]


def assert_refused(refusal: IllegalAction, clause: str, reason: object, **facts: object) -> None:
    """The refusal cites this clause and reason, and these facts."""
    assert (refusal.clause, refusal.reason) == (clause, reason)
    assert refusal.facts == facts
