"""Some whole truth that fits what a viewer may know."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ..game import Seat
from .cards import IS_MOTH, Card
from .chance import pick, shuffled
from .observation import Observation, Phase
from .state import ALL_CARDS, LEFT_OF, Hand, State
from .turns import givable


class _World(NamedTuple):
    """Where the cards are that the viewer cannot see."""

    hands: list[Hand]
    stock: list[Card]
    gone: list[Card]
    """Thrown away by others."""


def imagine(observation: Observation, rng: Random) -> State:
    """A state that this viewer could not tell from the true one."""
    world = _world(observation, rng)
    thrown, away = _thrown(observation, world.gone, rng)
    seats = len(observation.hand_sizes)
    own = observation.viewer
    return State(
        options=observation.options,
        seats=seats,
        phase=observation.phase,
        round=observation.round,
        first=observation.first,
        guard=observation.guard,
        to_act=observation.to_act,
        hands=world.hands,
        top=observation.top,
        discards=list(observation.discards),
        stock=world.stock,
        known=[observation.known if seat == own else () for seat in range(seats)],
        thrown=thrown,
        away=away,
        marked=[observation.marked if seat == own else None for seat in range(seats)],
        gifts=_gifts(observation, world.hands, rng),
        last_watch=observation.last_watch,
        accused=observation.accused,
        pressed=observation.pressed,
        slapped=observation.slapped,
        slowest=observation.slowest,
        givers=observation.givers,
        claims=observation.claims,
        out_of_race=observation.out_of_race,
        idle=observation.idle,
        scores=observation.scores,
        ending=observation.ending,
        revealed=observation.revealed,
        outcome=observation.outcome,
    )


def _world(observation: Observation, rng: Random) -> _World:
    """What the viewer knows where it is, chance for the rest."""
    sizes, hands = observation.hand_sizes, _seen_hands(observation)
    if observation.top is None:
        return _World([() for _ in sizes], [], [])
    left = list(ALL_CARDS)
    own_throws = [*observation.away, *([] if observation.thrown is None else [observation.thrown])]
    seen = [observation.top, *observation.discards, *own_throws]
    for card in [*seen, *(card for hand in hands for card in hand)]:
        left.remove(card)
    unseen = shuffled(left, rng)
    hidden = sum(sizes) - sum(map(len, hands))
    gone = _take_gone(observation, unseen, len(unseen) - hidden - observation.stock)
    for hand, size in zip(hands, sizes, strict=True):
        while len(hand) < size:
            hand.append(unseen.pop())
    return _World([tuple(sorted(hand)) for hand in hands], sorted(unseen), gone)


def _seen_hands(observation: Observation) -> list[list[Card]]:
    """By seat: hands that were shown, the viewer's own, and the cards that it gave."""
    if observation.revealed:
        return [list(hand) for hand in observation.revealed]
    hands: list[list[Card]] = [[] for _ in observation.hand_sizes]
    for known in observation.known:
        hands[known.seat].append(known.card)
    if observation.viewer is not None:
        hands[observation.viewer] = list(observation.hand)
    return hands


def _take_gone(observation: Observation, unseen: list[Card], count: int) -> list[Card]:
    """So many of the unseen cards that others threw: moths, unless any card may be thrown."""
    possible = [card for card in unseen if observation.options.any_card or IS_MOTH[card]]
    gone = possible[:count]
    for card in gone:
        unseen.remove(card)
    return gone


def _thrown(
    observation: Observation, gone: list[Card], rng: Random
) -> tuple[list[Card | None], list[Hand]]:
    """Who threw what, in this stretch and before; the viewer's own as it knows them."""
    own, seats = observation.viewer, len(observation.hand_sizes)
    thrown: list[Card | None] = [None] * seats
    before: list[list[Card]] = [[] for _ in range(seats)]
    others = [seat for seat in range(seats) if seat != own]
    for card in gone:
        seat = pick(others, rng)
        if _may_be_fresh(observation, seat) and thrown[seat] is None and rng.random() < 0.5:
            thrown[seat] = card
        else:
            before[seat].append(card)
    if own is not None:
        thrown[own], before[own] = observation.thrown, list(observation.away)
    return thrown, [tuple(sorted(cards)) for cards in before]


def _may_be_fresh(observation: Observation, seat: int) -> bool:
    """Whether this seat may have thrown a card in the stretch that is going on."""
    playing = observation.phase not in (Phase.DEAL, Phase.PAUSE, Phase.OVER)
    return playing and seat != observation.guard


def _gifts(
    observation: Observation, hands: list[Hand], rng: Random
) -> tuple[tuple[Seat, Card | None], ...]:
    """What those who have chosen give to the slowest."""
    slowest = observation.slowest
    if slowest is None:
        return ()
    order = LEFT_OF[len(hands)][slowest]
    chosen = order[: len(order) - len(observation.givers)]
    return tuple((seat, _gift(observation, seat, hands[seat], rng)) for seat in chosen)


def _gift(observation: Observation, seat: Seat, hand: Hand, rng: Random) -> Card | None:
    if seat == observation.viewer:
        return observation.giving
    cards = givable(hand)
    return pick(cards, rng) if cards else None
