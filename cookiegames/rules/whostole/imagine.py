"""Some whole truth that fits what a viewer may know."""

from __future__ import annotations

from itertools import chain
from random import Random

from .cards import Card
from .chance import shuffled
from .observation import Observation, Told
from .state import ALL_CARDS, State


def imagine(observation: Observation, rng: Random) -> State:
    """A state that this viewer could not tell from the true one."""
    hands, undrawn = _hands(observation, rng)
    return State(
        options=observation.options,
        seats=len(hands),
        phase=observation.phase,
        round=observation.round,
        starter=observation.starter,
        to_act=observation.to_act,
        redraws=observation.redraws,
        hands=hands,
        undrawn=undrawn,
        deck=observation.deck,
        aside=observation.aside,
        laid_open=observation.laid_open,
        discards=list(observation.discards),
        discarded=observation.discarded,
        known=_known(observation),
        out=list(observation.out),
        napping=list(observation.napping),
        changing=list(observation.changing),
        tokens=observation.tokens,
        ending=observation.ending,
        winners=observation.winners,
        revealed=observation.revealed,
        outcome=observation.outcome,
    )


def _hands(observation: Observation, rng: Random) -> tuple[list[tuple[Card, ...]], list[Card]]:
    """What the viewer has seen of the hands, chance for the rest, and the undrawn cards."""
    held = _seen_hands(observation)
    left = list(ALL_CARDS)
    for card in chain(observation.discarded, observation.laid_open, *held):
        left.remove(card)
    unseen = shuffled(left, rng)
    for own, size in zip(held, observation.hand_sizes, strict=True):
        while len(own) < size:
            own.append(unseen.pop())
    return [tuple(sorted(own)) for own in held], sorted(unseen)


def _seen_hands(observation: Observation) -> list[list[Card]]:
    """By seat: the viewer's hand, what was revealed, and what the viewer was told."""
    held = [[] if card is None else [card] for card in observation.revealed]
    for told in observation.known:
        held[told.seat] = [told.card]
    if observation.viewer is not None:
        held[observation.viewer] = list(observation.hand)
    return held


def _known(observation: Observation) -> list[tuple[Told, ...]]:
    """What the viewer was told; that others were told anything is nothing it must assume."""
    return [
        observation.known if seat == observation.viewer else ()
        for seat in range(len(observation.hand_sizes))
    ]
