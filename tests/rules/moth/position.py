"""Positions of The Cheating Moth, dealt as words, and matches played in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from cookiegames.rules.game import Ask, IllegalAction, Seat, redact
from cookiegames.rules.game import Event as AnyEvent
from cookiegames.rules.moth import Options, Rules
from cookiegames.rules.moth.actions import Action, Deal, Drawn, Lot, Order
from cookiegames.rules.moth.cards import COPIES, HAND, IS_MOTH, Card
from cookiegames.rules.moth.events import Event
from cookiegames.rules.moth.observation import Observation
from tests.generic.kits.moth import conserved

NAMES = ("Dante", "Gael", "Maya", "Nina", "Otto")
LOTS = (Deal, Drawn, Lot, Order)
EVERYONE = (*NAMES[:3], None)


def seat(name: str) -> Seat:
    """The seat of this name."""
    return Seat(NAMES.index(name))


def card(word: str) -> Card:
    """The card of a word such as "spider-3"; a number alone is a number card."""
    return Card[f"NUMBER_{word}" if word.isdecimal() else word.upper().replace("-", "_")]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of these words, sorted."""
    return tuple(sorted(map(card, text.split())))


class Match:
    """A match at a table of named seats; Dante sits in seat 0, then Gael, Maya, ..."""

    def __init__(self, seats: int = 3, *, first: str = "Dante", **options: Any) -> None:
        self.rules = Rules(Options(**options))
        self.state = self.rules.start(seats, seat(first))
        self.seats = tuple(Seat(each) for each in range(seats))
        self.news: list[Event] = []
        """What the last `play` made happen, unblurred."""

    def asks(self) -> Ask:
        """What the match waits for."""
        return self.rules.ask(self.state)

    def sees(self, name: str | None = None) -> Observation:
        """What this player sees; without a name, the public."""
        return self.rules.observe(self.state, None if name is None else seat(name))

    def everything(self) -> tuple[Observation, ...]:
        """What each seat sees, and the public."""
        return tuple(self.rules.observe(self.state, each) for each in (*self.seats, None))

    def hand(self, name: str) -> tuple[Card, ...]:
        """The cards of this player."""
        return self.sees(name).hand

    def told(self, name: str | None) -> list[AnyEvent]:
        """The news as this player (None: the public) is told them."""
        viewer = None if name is None else seat(name)
        return [redact(event, viewer) for event in self.news]

    def legal(self, name: str | None) -> list[str]:
        """What this player (None: the table) may do, in words."""
        who = None if name is None else seat(name)
        return [self.rules.write(each) for each in self.rules.legal_actions(self.state, who)]

    def do(self, actor: Seat | None, action: Action) -> None:
        """Carry out one action, which is listed unless chance makes it; no card is lost."""
        if not isinstance(action, LOTS):
            assert action in self.rules.legal_actions(self.state, actor), action
        self.news += self.rules.apply(self.state, actor, action)
        conserved(self.everything())

    def play(self, text: str) -> Match:
        """Carry out actions such as "Dante play n2 · drawn m1 · Gael press · move on"."""
        self.news = []
        for item in text.split("·"):
            self.do(*self._read(item))
        return self

    def refuses(self, text: str) -> IllegalAction:
        """The refusal of this action; nothing has changed."""
        actor, action = self._read(text)
        before, ask = self.everything(), self.asks()
        with pytest.raises(IllegalAction) as caught:
            self.rules.apply(self.state, actor, action)
        assert (self.everything(), self.asks()) == (before, ask)
        assert action not in self.rules.legal_actions(self.state, actor)
        return caught.value

    def _read(self, item: str) -> tuple[Seat | None, Action]:
        actor, *words = item.split()
        if actor not in NAMES:
            return None, self.rules.read(item.strip())
        line = " ".join(str(NAMES.index(word)) if word in NAMES else word for word in words)
        return seat(actor), self.rules.read(line)


def a_deal(hands: Sequence[str], top: str) -> Deal:
    """These hands, filled up to eight cards with number cards, and this first card."""
    left = list(COPIES)
    left[card(top)] -= 1
    named = [list(cards(text)) for text in hands]
    for held in named:
        for each in held:
            left[each] -= 1
    for held in named:
        while len(held) < HAND:
            filler = next(each for each in (4, 3, 2, 1, 0) if left[each])
            left[filler] -= 1
            held.append(Card(filler))
    assert min(left) >= 0, "there are not so many of these cards"
    return Deal(tuple(tuple(sorted(held)) for held in named), card(top))


def dealt(*hands: str, top: str = "3", first: str = "Dante", **options: Any) -> Match:
    """A match right after its first deal, with these hands for Dante, Gael, Maya, ..."""
    match = Match(max(3, len(hands)), first=first, **options)
    match.do(None, a_deal([*hands, *[""] * (3 - len(hands))], top))
    return match


def holding(*hands: str, top: str = "3", **options: Any) -> Match:
    """A match in which exactly these cards are held; the others lie in the stock."""
    match = dealt(*["" for _ in hands], top=top, **options)
    state = match.state
    state.hands = [cards(text) for text in hands]
    rest = [each for each in Card for _ in range(COPIES[each])]
    for each in (card(top), *sum(state.hands, ())):
        rest.remove(each)
    state.stock = rest
    conserved(match.everything())
    return match


def bare(match: Match, *, discards: str = "") -> Match:
    """Leave nothing to draw but these cards beneath the top: the rest was thrown by Dante."""
    state = match.state
    beneath = list(cards(discards))
    gone = [*state.stock, *state.discards]
    for each in beneath:
        gone.remove(each)
    state.stock, state.discards = [], beneath
    state.options = replace(state.options, any_card=True)
    match.rules = Rules(state.options)
    state.away[0] = tuple(sorted(gone))
    conserved(match.everything())
    return match


def assert_refused(refusal: IllegalAction, clause: str, reason: object, **facts: object) -> None:
    """The refusal cites this clause and reason, and these facts."""
    assert (refusal.clause, refusal.reason) == (clause, reason)
    assert refusal.facts == facts


def moths(held: Sequence[Card]) -> int:
    """How many moths there are among these cards."""
    return sum(IS_MOTH[each] for each in held)
