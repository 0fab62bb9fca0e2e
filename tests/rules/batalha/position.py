"""Positions of Batalha reached by real actions, and matches played in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from random import Random
from typing import NamedTuple

import pytest

from cookiegames.rules.batalha import Options, Rules
from cookiegames.rules.batalha.actions import (
    Action,
    Deal,
    DeclineMarker,
    DrawForced,
    DrawMarker,
    DrawPiece,
    DrawSlide,
    DrawTheft,
    Give,
    MoveOn,
    Play,
    RemoveSuit,
    TakeMarker,
    TurnUp,
    UseMarker,
)
from cookiegames.rules.batalha.cards import MAGICIAN, Card, Marker, Piece, Suit
from cookiegames.rules.batalha.events import Event, TurnWon
from cookiegames.rules.batalha.observation import Observation, Phase
from cookiegames.rules.game import (
    Ask,
    Chance,
    Choose,
    IllegalAction,
    Offer,
    Outcome,
    Over,
    Seat,
    redact,
)

NAMES = ("Dante", "Gael", "Maya", "Nina", "Otto", "Pia")
LOTS = (RemoveSuit, Deal, DrawPiece, DrawMarker, DrawTheft, DrawForced, DrawSlide)


class Turn(NamedTuple):
    """A turn of the past that a position wants: who won which piece, who took which marker."""

    winner: Seat
    piece: Piece
    takers: tuple[tuple[Seat, Marker], ...]


def seat(name: str) -> Seat:
    """The seat of this name."""
    return Seat(NAMES.index(name))


def card(text: str) -> Card:
    """The card of this notation."""
    return Card[text]


def cards(text: str) -> tuple[Card, ...]:
    """The cards of this notation."""
    return tuple(Card[word] for word in text.split())


def marker(text: str) -> Marker:
    """The marker of this notation."""
    return Marker[text.replace("-", "_").upper()]


def turns(text: str) -> list[Turn]:
    """Turns such as "Maya strawberry, Gael theft · Dante candy"."""
    return [_turn(item) for item in text.split("·") if item.strip()]


def _turn(text: str) -> Turn:
    won, *taken = (part.split() for part in text.split(","))
    takers = tuple((seat(name), marker(kind)) for name, kind in taken)
    return Turn(seat(won[0]), Piece[won[1].upper()], takers)


class Match:
    """A match at a table of named seats; Dante sits in seat 0, then Gael, Maya, Nina, Otto, Pia."""

    def __init__(self, seats: int = 3, *, first: str = "Dante", options: Options | None = None):
        self.rules = Rules(options or Options())
        self.state = self.rules.start(seats, seat(first))
        self.seats = tuple(Seat(each) for each in range(seats))
        self.events: list[Event] = []
        """All that happened, unblurred."""
        self.news: list[Event] = []
        """What the last `play`, `deal` or `run` made happen, unblurred."""
        self._rng = Random(7)

    def asks(self) -> Ask:
        """What the match waits for."""
        return self.rules.ask(self.state)

    def sees(self, name: str | None = None) -> Observation:
        """What this player sees; without a name, the public."""
        return self.rules.observe(self.state, None if name is None else seat(name))

    def outcome(self) -> Outcome:
        """How the match, which is over, ended."""
        ask = self.asks()
        assert isinstance(ask, Over)
        return ask.outcome

    def everything(self) -> tuple[Observation, ...]:
        """What each seat sees, and the public."""
        return tuple(self.rules.observe(self.state, each) for each in (*self.seats, None))

    def told(self, name: str | None) -> list[Event]:
        """The news as this player (None: the public) is told them."""
        return [redact(event, None if name is None else seat(name)) for event in self.news]

    def legal(self, name: str) -> list[Action]:
        """What this player may do."""
        return list(self.rules.legal_actions(self.state, seat(name)))

    def playable(self, name: str) -> set[Card]:
        """The cards that this player may play now."""
        return {action.card for action in self.legal(name) if isinstance(action, Play)}

    def do(self, actor: Seat | None, action: Action) -> None:
        """Carry out one action, which is listed unless chance makes it."""
        if not isinstance(action, LOTS):
            assert action in self.rules.legal_actions(self.state, actor)
        happened = list(self.rules.apply(self.state, actor, action))
        self.events += happened
        self.news += happened

    def play(self, text: str) -> Match:
        """Carry out actions such as "Dante B10 · Gael theft Maya · move on · steal candy".

        Pieces are turned up, and lots drawn, without being named where a card is named instead.
        """
        self.news = []
        for item in text.split("·"):
            actor, action = self._read(item)
            self._prepare(action)
            self.do(actor, action)
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

    def deal(self, hands: Mapping[str, str] | None = None, *, after: str = "") -> Match:
        """Deal and exchange so that these hands are held once the `after` turns are played.

        A hand such as "B10 T5, no blue" is filled up from the rest of the deck.
        """
        self._lots()
        past = turns(after)
        wishes = {seat(name): text for name, text in (hands or {}).items()}
        wanted = [cards(wishes.get(each, "").split(",")[0]) for each in self.seats]
        free = self._deck(excluding=[card for hand in wanted for card in hand])
        # Turns with takers first: they need the low cards.
        order = sorted(range(len(past)), key=lambda index: -len(past[index].takers))
        allotted = {index: _allot(past[index], self.seats, free) for index in order}
        played = [allotted[index] for index in range(len(past))]
        size = self._hand_size()
        banned = [_banned(wishes.get(each, "")) for each in self.seats]
        rest = Random(3).sample(free, len(free))
        for each in sorted(self.seats, key=lambda each: not banned[each]):
            missing = size - len(past) - len(wanted[each])
            fill = [card for card in rest if card.suit not in banned[each]][:missing]
            assert len(fill) == missing, "the position asks for more cards than there are"
            rest = [card for card in rest if card not in fill]
            wanted[each] = (*(trick[each] for trick in played), *wanted[each], *fill)
        self._exchange(wanted, rest)
        for turn, trick in zip(past, played, strict=True):
            self._replay(turn, trick)
        return self

    def run(self, until: Callable[[Observation], bool]) -> Match:
        """Everybody does the first thing at hand, markers aside, until the public sees this."""
        self.news = []
        while not until(self.sees()):
            self.do(*self._first_thing())
        return self

    def finish_round(self) -> Match:
        """Go on to where the hands are empty and no marker is to be taken."""
        rests = (Phase.PAUSE, Phase.DEAL, Phase.ASSEMBLY, Phase.OVER)
        return self.run(lambda public: public.phase in rests)

    def _read(self, item: str) -> tuple[Seat | None, Action]:
        actor, *words = item.split()
        if actor not in NAMES:
            return None, self.rules.read(item.strip())
        line = " ".join(str(NAMES.index(word)) if word in NAMES else word for word in words)
        return seat(actor), self.rules.read(line)

    def _prepare(self, action: Action) -> None:
        if isinstance(action, LOTS) and not isinstance(action, DrawPiece):
            return
        while self._due(action):
            self.do(*self._first_thing())

    def _due(self, action: Action) -> bool:
        if isinstance(self.asks(), Chance):
            return not isinstance(action, LOTS)
        return self.sees().phase is Phase.TURN_UP and isinstance(action, (Play, DrawPiece))

    def _first_thing(self) -> tuple[Seat | None, Action]:
        match self.asks():
            case Chance():
                return None, self.rules.draw_chance(self.state, self._rng)
            case Choose(chooser):
                actions = list(self.rules.legal_actions(self.state, chooser))
                if DeclineMarker() in actions:
                    return chooser, DeclineMarker()
                return chooser, next(each for each in actions if not isinstance(each, UseMarker))
            case Offer():
                return None, MoveOn()
            case Over():
                raise AssertionError("the match is over")

    def _lots(self) -> None:
        while self.sees().phase in (Phase.SUIT, Phase.PAUSE):
            self.do(*self._first_thing())

    def _deck(self, excluding: Iterable[Card] = ()) -> list[Card]:
        draw = self.rules.draw_chance(self.state, Random(1))
        assert isinstance(draw, Deal)
        return [card for card in sorted(draw.cards) if card not in excluding]

    def _hand_size(self) -> int:
        return {2: 10, 3: 12, 4: 12, 5: 9, 6: 8}[len(self.seats)]

    def _exchange(self, wanted: list[tuple[Card, ...]], aside: list[Card]) -> None:
        self.news = []
        count = len(self.seats)
        gifts = 1 if count == 2 else 2
        # What a seat is to receive from its right, then (of three or more) from its left.
        received = [hand[-gifts:] for hand in wanted]
        chosen = [
            tuple(
                received[(each + step) % count][index] for index, step in enumerate((1, -1)[:gifts])
            )
            for each in self.seats
        ]
        dealt = [wanted[each][:-gifts] + chosen[each] for each in self.seats]
        self.do(None, Deal((*(card for hand in dealt for card in hand), *aside)))
        first = self.sees().starter
        for step in range(count):
            giver = Seat((first + step) % count)
            for gift in chosen[giver]:
                self.do(giver, Give(gift))
        assert all(set(self.sees(NAMES[each]).hand) == set(wanted[each]) for each in self.seats)

    def _replay(self, turn: Turn, trick: tuple[Card, ...]) -> None:
        leader = self.sees().leader
        self.do(leader, TurnUp())
        self.do(None, DrawPiece(turn.piece))
        for step in range(len(self.seats)):
            player = Seat((leader + step) % len(self.seats))
            self.do(player, Play(trick[player]))
        due = dict(turn.takers)
        while self.sees().phase is Phase.MARKERS:
            taker = self.sees().to_act
            if isinstance(self.asks(), Chance):
                self.do(None, DrawMarker(due.pop(taker)))
            else:
                self.do(taker, TakeMarker() if taker in due else DeclineMarker())
        assert not due
        won = [event for event in self.events if isinstance(event, TurnWon)]
        assert won[-1].winner == turn.winner


def _banned(wish: str) -> frozenset[Suit]:
    rules = (rule.split() for rule in wish.split(",")[1:])
    return frozenset(Suit[word.upper()] for _, *words in rules for word in words)


def _allot(turn: Turn, seats: tuple[Seat, ...], free: list[Card]) -> tuple[Card, ...]:
    """One card a seat, all of one colour so that all are legal; they are taken out of `free`."""
    low = turn.takers[0][0] if turn.takers else None
    magician = turn.takers[1][0] if len(turn.takers) > 1 else None
    assert turn.winner not in (low, magician), "the winner of a past turn takes no marker"
    others = [each for each in seats if each not in (turn.winner, low, magician)]
    suits = sorted(Suit, key=lambda suit: -sum(card.suit is suit for card in free))
    for suit in (suit for suit in suits if suit is not Suit.GREY):
        run = _ascending([card for card in free if card.suit is suit], len(others) + 1, low)
        if run is not None:
            order = [*([] if low is None else [low]), *others, turn.winner]
            trick = dict(zip(order, run, strict=True))
            if magician is not None:
                trick[magician] = MAGICIAN
            for played in trick.values():
                free.remove(played)
            return tuple(trick[each] for each in seats)
    raise AssertionError("no colour has the cards for this past turn")


def _ascending(colour: list[Card], others: int, low: Seat | None) -> list[Card] | None:
    if low is None:
        # From the top, where no marker is earned; the low ones are for those who take.
        return colour[-others:] if len(colour) >= others else None
    for start in reversed(range(len(colour))):
        if 2 <= colour[start].value <= 5 and len(colour) - start > others:
            return colour[start : start + others + 1]
    return None


def position(
    hands: Mapping[str, str] | None = None,
    *,
    seats: int = 3,
    first: str = "Dante",
    after: str = "",
    options: Options | None = None,
) -> Match:
    """A match in its first round, at the start of a turn, with these hands, after these turns."""
    return Match(seats, first=first, options=options).deal(hands, after=after)


def assert_refused(refusal: IllegalAction, clause: str, reason: object, **facts: object) -> None:
    """The refusal cites this clause and reason, and these facts."""
    assert (refusal.clause, refusal.reason) == (clause, reason)
    assert refusal.facts == facts
