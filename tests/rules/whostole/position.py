"""Positions of Who stole the cookie? reached by real actions, and rounds played in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

import pytest

from cookiegames.rules.game import (
    Ask,
    IllegalAction,
    Outcome,
    Over,
    Seat,
    redact,
)
from cookiegames.rules.game import (
    Event as AnyEvent,
)
from cookiegames.rules.whostole import Options, Rules
from cookiegames.rules.whostole.actions import Action, Deal, Discard, Draw, MoveOn
from cookiegames.rules.whostole.cards import COPIES, Card
from cookiegames.rules.whostole.events import CardDiscarded, Event, KnockedOut, RoundEnded
from cookiegames.rules.whostole.observation import Observation, Phase

NAMES = ("Dante", "Gael", "Maya", "Nina")
LOTS = (Deal, Draw)
LAID_OPEN = "spy-cub spy-cub babysitter babysitter babysitter"
"""What lies aside face up between two players, unless a position says otherwise."""
CUB = "adventurous-cub"


def seat(name: str) -> Seat:
    """The seat of this name."""
    return Seat(NAMES.index(name))


def card(text: str) -> Card:
    """The card of this word."""
    return Card[text.upper().replace("-", "_")]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of these words."""
    return tuple(card(word) for word in text.split())


class Match:
    """A match at a table of named seats; Dante sits in seat 0, then Gael, Maya, Nina."""

    def __init__(self, seats: int = 3, *, first: str = "Dante") -> None:
        self.rules = Rules(Options())
        self.state = self.rules.start(seats, seat(first))
        self.seats = tuple(Seat(each) for each in range(seats))
        self.events: list[Event] = []
        """All that happened, unblurred."""
        self.news: list[Event] = []
        """What the last `play`, `burn` or `deal` made happen, unblurred."""

    def asks(self) -> Ask:
        """What the match waits for."""
        return self.rules.ask(self.state)

    def sees(self, name: str | None = None) -> Observation:
        """What this player sees; without a name, the public."""
        return self.rules.observe(self.state, None if name is None else seat(name))

    def everything(self) -> tuple[Observation, ...]:
        """What each seat sees, and the public."""
        return tuple(self.rules.observe(self.state, each) for each in (*self.seats, None))

    def outcome(self) -> Outcome:
        """How the match, which is over, ended."""
        ask = self.asks()
        assert isinstance(ask, Over)
        return ask.outcome

    def told(self, name: str | None) -> list[AnyEvent]:
        """The news as this player (None: the public) is told them."""
        viewer = None if name is None else seat(name)
        return [redact(event, viewer) for event in self.news]

    def legal(self, name: str) -> list[Action]:
        """What this player may do."""
        return list(self.rules.legal_actions(self.state, seat(name)))

    def targets(self, name: str, word: str) -> set[Seat | None]:
        """Whom this player may choose with this card."""
        return {each.target for each in self._discards(seat(name), card(word))}

    def discardable(self, name: str) -> set[Card]:
        """The cards that this player may discard."""
        return {each.card for each in self.legal(name) if isinstance(each, Discard)}

    def knocked_out(self) -> list[Seat]:
        """Who was knocked out in the news."""
        return [event.seat for event in self.news if isinstance(event, KnockedOut)]

    def ended(self) -> RoundEnded:
        """How the round ended in the news."""
        (event,) = (event for event in self.news if isinstance(event, RoundEnded))
        return event

    def sums(self) -> tuple[int, ...]:
        """What the discards of each seat add up to."""
        return tuple(sum(each.strength for each in own) for own in self.sees().discards)

    def do(self, actor: Seat | None, action: Action) -> None:
        """Carry out one action, which is listed unless chance makes it."""
        if not isinstance(action, LOTS):
            assert action in self.rules.legal_actions(self.state, actor)
        happened = list(self.rules.apply(self.state, actor, action))
        self.events += happened
        self.news += happened

    def play(self, text: str) -> Match:
        """Carry out actions such as "draw sissy · Dante sissy Maya · draw cookie"."""
        self.news = []
        for item in text.split("·"):
            self.do(*self._read(item))
        return self

    def burn(self, text: str) -> Match:
        """Each of these cards is drawn, and discarded at once so that nobody is hurt by it."""
        self.news = []
        for spent in cards(text):
            actor = self.sees().to_act
            self.do(None, Draw(spent))
            harmless = (each for each in self._discards(actor, spent) if not self._hurts(each))
            self.do(actor, next(harmless))
        return self

    def refuses(self, text: str) -> IllegalAction:
        """The refusal of this action; nothing has changed."""
        return self.refuses_action(*self._read(text))

    def refuses_action(self, actor: Seat | None, action: Action) -> IllegalAction:
        """The refusal of an action that may have no notation; nothing has changed."""
        before, ask = self.everything(), self.asks()
        with pytest.raises(IllegalAction) as caught:
            self.rules.apply(self.state, actor, action)
        assert self.everything() == before
        assert self.asks() == ask
        if actor in self.seats:
            assert action not in self.rules.legal_actions(self.state, actor)
        return caught.value

    def deal(self, hands: Mapping[str, str] | None = None, *, laid_open: str = "") -> Match:
        """Deal the next round so; whose hand is not named gets a Babysitter."""
        self.news = []
        if self.sees().phase is Phase.PAUSE:
            self.do(None, MoveOn())
        wishes = hands or {}
        held = tuple(card(wishes.get(NAMES[each], "babysitter")) for each in self.seats)
        aside = cards(laid_open or LAID_OPEN) if len(self.seats) == 2 else ()
        self.do(None, Deal(aside, held))
        return self

    def rounds(self, winners: str) -> Match:
        """Rounds that these players win, one after the other, each with the two cubs."""
        for name in winners.split():
            self.deal()
            harmless = iter(("nappy-fellow", "nappy-fellow", "pony-fan"))
            while self.sees().to_act != seat(name):
                self.burn(next(harmless))
            self.burn(f"{CUB} {CUB}")
            assert self.ended().winners == (seat(name),)
        return self

    def undrawn(self) -> Counter[Card]:
        """The cards of the deck and of those put aside face down."""
        drawn = [each for own in self.everything()[:-1] for each in own.hand]
        public = self.sees()
        left = Counter({each: COPIES[each] for each in Card})
        left.subtract([*drawn, *public.discarded, *public.laid_open])
        return +left

    def _discards(self, actor: Seat, spent: Card) -> list[Discard]:
        listed = self.rules.legal_actions(self.state, actor)
        return [each for each in listed if isinstance(each, Discard) and each.card is spent]

    def _hurts(self, action: Discard) -> bool:
        actor, target = self.sees().to_act, action.target
        if target is None:
            return action.card is Card.COOKIE_THIEF
        held = self.rules.observe(self.state, target).hand
        match action.card:
            case Card.BABYSITTER:
                return action.named in [each.name_alike for each in held]
            case Card.DIAPER_CHANGE:
                return target != actor
            case Card.SPY_CUB:
                return False
            case _:
                return True

    def _read(self, item: str) -> tuple[Seat | None, Action]:
        actor, *words = item.split()
        if actor not in NAMES:
            return None, self.rules.read(item.strip())
        line = " ".join(str(NAMES.index(word)) if word in NAMES else word for word in words)
        return seat(actor), self.rules.read(f"discard {line}")


def position(
    hands: Mapping[str, str] | None = None,
    *,
    seats: int = 3,
    first: str = "Dante",
    laid_open: str = "",
) -> Match:
    """A match in its first round, before the first draw, with these hands."""
    return Match(seats, first=first).deal(hands, laid_open=laid_open)


def discarded(name: str, word: str, target: str | None = None) -> CardDiscarded:
    """That this player discarded this card, at this target, naming nothing."""
    return CardDiscarded(seat(name), card(word), None if target is None else seat(target), None)


def assert_refused(refusal: IllegalAction, clause: str, reason: object, **facts: object) -> None:
    """The refusal cites this clause and reason, and these facts."""
    assert (refusal.clause, refusal.reason) == (clause, reason)
    assert refusal.facts == facts
