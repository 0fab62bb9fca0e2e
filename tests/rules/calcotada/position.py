"""Positions of Calçotada Wars, laid out as words, and matches played in words."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from cookiegames.rules.calcotada import Options, Rules
from cookiegames.rules.calcotada.actions import Action, Deal, Drawn, Lay, Lot
from cookiegames.rules.calcotada.cards import COPIES, HAND, Back, Card
from cookiegames.rules.calcotada.events import Event
from cookiegames.rules.calcotada.observation import EMPTY_SERIES, Laid, Observation, Phase, Series
from cookiegames.rules.game import Ask, IllegalAction, Outcome, Over, Seat, redact
from cookiegames.rules.game import Event as AnyEvent
from tests.generic.kits.calcotada import conserved

NAMES = ("Dante", "Gael", "Maya", "Nina", "Otto", "Pia")
LOTS = (Deal, Drawn, Lot)
SPARE = "wood-11 fire-11 grid-11 calcot-11 sauce-11"
"""What a hand holds that a position does not name: its seat's card of these, twice."""

Words = Mapping[str, str]
"""Words about players, by their names."""


def seat(name: str) -> Seat:
    """The seat of this name."""
    return Seat(NAMES.index(name))


def card(text: str) -> Card:
    """The card of this word."""
    return Card[text.upper().replace("-", "_")]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of these words, sorted."""
    return tuple(sorted(card(word) for word in text.split()))


def series(text: str) -> Series:
    """The series of words such as "wood-17 sauce-wild=7"."""
    places: list[Laid | None] = list(EMPTY_SERIES)
    for word in text.split():
        name, _, named = word.partition("=")
        each = card(name)
        assert each.ingredient is not None
        places[each.ingredient] = Laid(each, int(named) if named else each.printed or 0)
    return tuple(places)


class Match:
    """A match at a table of named seats; Dante sits in seat 0, then Gael, Maya, Nina..."""

    def __init__(
        self, seats: int = 3, *, first: str = "Dante", options: Options | None = None
    ) -> None:
        self.rules = Rules(options or Options())
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

    def knows(self, name: str | None, other: str) -> tuple[Card, ...]:
        """What this player (None: the public) knows of the other's hidden hand."""
        return self.sees(name).known[seat(other)]

    def gone(self, word: str) -> int:
        """How many such cards lie in the discard pile."""
        return self.sees().discarded[card(word)]

    def outcome(self) -> Outcome:
        """How the match, which is over, ended."""
        ask = self.asks()
        assert isinstance(ask, Over)
        return ask.outcome

    def told(self, name: str | None) -> list[AnyEvent]:
        """The news as this player (None: the public) is told them."""
        viewer = None if name is None else seat(name)
        return [redact(event, viewer) for event in self.news]

    def legal(self, name: str | None) -> list[str]:
        """What this player (None: the table) may do, in words."""
        who = None if name is None else seat(name)
        return [self.rules.write(each) for each in self.rules.legal_actions(self.state, who)]

    def lays(self, name: str) -> set[str]:
        """What this player may lay, in words."""
        listed = self.rules.legal_actions(self.state, seat(name))
        return {self.rules.write(each) for each in listed if isinstance(each, Lay)}

    def do(self, actor: Seat | None, action: Action) -> None:
        """Carry out one action, which is listed unless chance makes it; no card is lost."""
        if not isinstance(action, LOTS):
            assert action in self.rules.legal_actions(self.state, actor)
        self.news += self.rules.apply(self.state, actor, action)
        conserved(self.everything())

    def play(self, text: str) -> Match:
        """Carry out actions such as "Dante draw · drawn wood-17 · Dante steal Gael · move on"."""
        self.news = []
        for item in text.split("·"):
            self.do(*self._read(item))
        return self

    def idle(self, turns: int = 1) -> Match:
        """So many turns pass in which nothing is done but to draw the first card."""
        for _ in range(turns):
            self.play(drawing(NAMES[self.sees().to_act], self.plenty()))
            self.play(f"{NAMES[self.sees().to_act]} end turn")
        return self

    def plenty(self) -> str:
        """The ingredient of which the pile has most, as a word."""
        most = max(Card(each) for each in range(Card.TWEEZERS) if self._pool(each) == self._most())
        return most.name.lower().replace("_", "-")

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
        assert action not in self.rules.legal_actions(self.state, actor)
        return caught.value

    def lay_out(
        self,
        hands: Words,
        laid: Words,
        points: Mapping[str, int],
        pile: str | None,
        discarded: str,
        top: str | None,
    ) -> Match:
        """Change the table: these hands, series, points and pile, and the rest discarded."""
        state = self.state
        spare = SPARE.split()
        state.hands = [
            cards(hands.get(NAMES[each], f"{spare[each % 5]} {spare[each % 5]}"))
            for each in self.seats
        ]
        state.series = [series(laid.get(NAMES[each], "")) for each in self.seats]
        state.eaten = [
            (points[NAMES[each]],) if NAMES[each] in points else () for each in self.seats
        ]
        state.points = [sum(each) for each in state.eaten]
        self._share_the_rest(None if pile is None else cards(pile), cards(discarded))
        if state.options.ingredient_backs and state.pile:
            lowest = Card(next(each for each in Card if state.pool[each]))
            state.top = lowest.back if top is None else Back[top.upper()]
        conserved(self.everything())
        return self

    def _share_the_rest(self, pile: tuple[Card, ...] | None, discarded: tuple[Card, ...]) -> None:
        state = self.state
        rest = list(COPIES)
        for each in sum(state.hands, ()):
            rest[each] -= 1
        for own in state.series:
            for laid in filter(None, own):
                rest[laid.card] -= 1
        named = [0] * len(Card)
        for each in discarded if pile is None else pile:
            named[each] += 1
        others = [held - gone for held, gone in zip(rest, named, strict=True)]
        assert min(others) >= 0, "there are not so many of these cards"
        state.pool, state.discarded = (others, named) if pile is None else (named, others)
        state.pile = sum(state.pool)

    def _pool(self, which: int) -> int:
        return self.state.pool[which]

    def _most(self) -> int:
        return max(self._pool(each) for each in range(Card.TWEEZERS))

    def _read(self, item: str) -> tuple[Seat | None, Action]:
        actor, *words = item.split()
        if actor not in NAMES:
            return None, self.rules.read(item.strip())
        line = " ".join(str(NAMES.index(word)) if word in NAMES else word for word in words)
        return seat(actor), self.rules.read(line)


def dealt(seats: int, *, backs: bool = False, first: str = "Dante", **hands: str) -> Match:
    """A match right after its deal; whose hand is not named gets what lies on top of the box."""
    match = Match(seats, first=first, options=Options(ingredient_backs=backs))
    match.do(None, a_deal(seats, backs=backs, **hands))
    return match


def a_deal(seats: int, *, backs: bool = False, **hands: str) -> Deal:
    """A shuffle in which these players get these seven cards, and the others any."""
    named = {name: cards(text) for name, text in hands.items()}
    box = [each for each in Card for _ in range(COPIES[each])]
    for each in sum(named.values(), ()):
        box.remove(each)
    shares = []
    for name in NAMES[:seats]:
        if name not in named:
            named[name], box = tuple(box[:HAND]), box[HAND:]
        shares.append(named[name])
    return Deal(tuple(shares), box[0].back if backs else None)


def position(
    hands: Words | None = None,
    *,
    seats: int = 3,
    first: str = "Dante",
    series: Words | None = None,
    points: Mapping[str, int] | None = None,
    pile: str | None = None,
    discarded: str = "",
    top: str | None = None,
    backs: bool = False,
) -> Match:
    """A match before the first draw, with these hands; a pile that is named is all there is.

    What is neither held, laid nor in the pile is discarded; without a pile, it is the pile.
    """
    match = dealt(seats, backs=backs, first=first)
    match.news = []
    return match.lay_out(hands or {}, series or {}, points or {}, pile, discarded, top)


def drawing(name: str, word: str) -> str:
    """That this player draws this card, and does without the second."""
    return f"{name} draw · drawn {word} · {name} no second card"


def at_play(
    hand: str, *, others: Words | None = None, series: Words | None = None, seats: int = 3
) -> Match:
    """Dante has drawn a bread, and is to play, with this hand besides."""
    match = position({"Dante": hand, **(others or {})}, series=series, seats=seats)
    return match.play(drawing("Dante", "bread"))


def last_turn(
    hands: Words,
    *,
    points: Mapping[str, int] | None = None,
    series: Words | None = None,
    seats: int = 3,
    first: str = "Dante",
    last: str = "bread",
) -> Match:
    """The first player has drawn the last card of the pile, and is to play."""
    match = position(hands, seats=seats, first=first, series=series, points=points, pile=last)
    match.play(f"{first} draw · drawn {last} · {first} no second card")
    assert match.sees().phase is Phase.PLAY
    return match


def assert_refused(refusal: IllegalAction, clause: str, reason: object, **facts: object) -> None:
    """The refusal cites this clause and reason, and these facts."""
    assert (refusal.clause, refusal.reason) == (clause, reason)
    assert refusal.facts == facts
