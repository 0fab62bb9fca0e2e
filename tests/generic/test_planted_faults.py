"""The laws bite: rules with a planted leak are caught, each by the law that forbids it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import pytest

from cookiegames.rules.batalha import Options, Rules
from cookiegames.rules.batalha.actions import Action
from cookiegames.rules.batalha.cards import Marker
from cookiegames.rules.batalha.events import CardGiven, Event, MarkerTaken
from cookiegames.rules.batalha.observation import Observation, Stage
from cookiegames.rules.batalha.state import State
from cookiegames.rules.game import CHANCE, Ask, Offer, Seat

from .chance import source
from .laws import LawBroken, check_sight
from .tables import Table
from .test_privacy import keep_the_laws
from .walks import Walk, even

TABLE = Table("batalha", "standard", 4)
WALKS = 12


def keep_the_laws_with(game: Rules) -> None:
    """The privacy laws on a number of walks under these rules."""
    for seed in range(WALKS):
        keep_the_laws(Walk(TABLE, even(Random(seed)), source(seed), game=game), seed)


def keep_the_law_of_sight_with(game: Rules) -> None:
    """L1 and L3 alone on a walk under these rules."""
    walk = Walk(TABLE, even(Random(0)), source(0), game=game)
    for step, _ in enumerate(walk.moments()):
        for viewer in walk.viewers:
            check_sight(walk.game, walk.state, viewer, source(step))


class ShoutedMarker(MarkerTaken):
    """A marker taken, told to everybody."""

    __slots__ = ()

    @property
    def eyes(self) -> None:  # type: ignore[override]  # the planted fault
        return None


class WideEyes(Rules):
    """An event's eyes are too wide."""

    def apply(self, state: State, seat: Seat | None, action: Action) -> Sequence[Event]:
        return [
            ShoutedMarker(event.seat, event.marker) if isinstance(event, MarkerTaken) else event
            for event in super().apply(state, seat, action)
        ]


class SharpGift(CardGiven):
    """A gift whose blurred form still shows the card."""

    __slots__ = ()

    def blurred(self) -> CardGiven:
        return self


class Talkative(Rules):
    """A redacted event tells too much."""

    def apply(self, state: State, seat: Seat | None, action: Action) -> Sequence[Event]:
        return [
            SharpGift(event.giver, event.taker, event.card)
            if isinstance(event, CardGiven)
            else event
            for event in super().apply(state, seat, action)
        ]


class Silent(Rules):
    """A player is not told which marker it drew, though it sees it."""

    def apply(self, state: State, seat: Seat | None, action: Action) -> Sequence[Event]:
        return [
            event.blurred() if isinstance(event, MarkerTaken) else event
            for event in super().apply(state, seat, action)
        ]


class Considerate(Rules):
    """An answer is asked for only when somebody has one, so that asking tells."""

    def ask(self, state: State) -> Ask:
        ask = super().ask(state)
        effect = self.observe(state, None).effect
        if isinstance(ask, Offer) and effect is not None and effect.stage is Stage.ANSWER:
            hands = [self.observe(state, seat).markers for seat in ask.seats]
            return ask if any(Marker.PROTECTION in markers for markers in hands) else CHANCE
        return ask


class Peeking(Rules):
    """A seat sees one card of its left neighbour's hand."""

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        seen = super().observe(state, viewer)
        if viewer is None:
            return seen
        neighbour = Seat((viewer + 1) % len(seen.hand_sizes))
        cards = super().observe(state, neighbour).hand[:1]
        return replace(seen, given=(*seen.given, *((neighbour, card) for card in cards)))

    def imagine(self, observation: Observation, rng: Random) -> State:
        gifts = 2 if sum(observation.hand_sizes) and len(observation.given) > 1 else 0
        return super().imagine(replace(observation, given=observation.given[:gifts]), rng)


class Hinting(Rules):
    """What is listed for a seat depends on another hand."""

    def legal_actions(self, state: State, seat: Seat | None) -> Iterator[Action]:
        actions = list(super().legal_actions(state, seat))
        if seat is not None and len(actions) > 1:
            neighbour = Seat((seat + 1) % TABLE.seats)
            if Marker.PROTECTION in self.observe(state, neighbour).markers:
                actions.reverse()
        return iter(actions)


@pytest.mark.parametrize(
    ("faulty", "law"),
    [
        (WideEyes, "L1b: .* is told what it does not see"),
        (Talkative, "L1b: .* is told what it does not see"),
        (Silent, "L1b: .* sees what it is not told"),
        (Considerate, "L3: what is asked tells"),
        (Peeking, "L1b: .* sees what it is not told"),
    ],
)
def test_a_planted_leak_is_caught_by_its_law(faulty: type[Rules], law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        keep_the_laws_with(faulty(Options()))


@pytest.mark.parametrize(
    ("faulty", "law"),
    [
        (Considerate, "L3: what is asked tells"),
        (Peeking, "L1: .* sees more than an imagined world has"),
        (Hinting, "L1: what .* may do tells it something"),
    ],
)
def test_sight_alone_betrays_it(faulty: type[Rules], law: str) -> None:
    with pytest.raises(LawBroken, match=law):
        keep_the_law_of_sight_with(faulty(Options()))
