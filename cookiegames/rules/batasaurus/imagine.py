"""Some whole truth that fits what a viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ..game import Seat
from .cards import SET, Dinosaur
from .chance import shuffled
from .observation import Observation, Phase
from .places import set_of
from .state import CLOCKWISE, State


def imagine(observation: Observation, rng: Random) -> State:
    """A state that this viewer could not tell from the true one."""
    seats = len(observation.piles)
    hidden = [shuffled([card for card in SET if card not in up], rng) for up in observation.shown]
    tops = _tops(observation, hidden)
    fighting = observation.fighting
    return State(
        options=observation.options,
        seats=seats,
        phase=observation.phase,
        leader=observation.leader,
        to_act=observation.to_act,
        trick=observation.trick,
        sets=_sets(observation, hidden, rng),
        lying=[_set_lying(places) for places in observation.lying],
        turned_down=observation.turned_down,
        shown=[set_of(cards) for cards in observation.shown],
        contenders=fighting or CLOCKWISE[seats][observation.leader],
        tops=tops,
        middle=observation.middle,
        piles=list(observation.piles),
        last_winner=observation.last_winner,
        outcome=observation.outcome,
    )


def _set_lying(places: Sequence[bool]) -> int:
    return set_of(place for place, lies in enumerate(places) if lies)


def _tops(observation: Observation, hidden: Sequence[list[Dinosaur]]) -> tuple[Dinosaur, ...]:
    """What was played in this round of the trick: unseen on top, any card that may be hidden.

    Such a card is the last of the hidden ones of who played it.
    """
    match observation.phase:
        case Phase.TURN_UP if observation.last_winner is None:
            return tuple([played.card for played in observation.middle if played.card is not None])
        case Phase.BATTLE:
            unseen = [played.seat for played in observation.middle if played.card is None]
            return tuple([hidden[seat][-1] for seat in unseen])
        case _:
            return ()


def _sets(
    observation: Observation, hidden: Sequence[list[Dinosaur]], rng: Random
) -> tuple[tuple[Dinosaur, ...], ...]:
    """The sets that the viewer sees, and any others."""
    if observation.phase is Phase.LAY_OUT:
        return ()
    if observation.layouts is not None:
        return observation.layouts
    sets = []
    for seat, cards in enumerate(hidden):
        if observation.layout is not None and seat == observation.viewer:
            sets.append(observation.layout)
        else:
            sets.append(_layout(observation, Seat(seat), cards, rng))
    return tuple(sets)


def _layout(
    observation: Observation, seat: Seat, hidden: Sequence[Dinosaur], rng: Random
) -> tuple[Dinosaur, ...]:
    """Hidden cards where a card lies, and the others where none does any more."""
    places = observation.lying[seat]
    lying = sum(places)
    # Sorted: a set has no order of its own that a seeded generator could repeat.
    elsewhere = [*hidden[lying:], *shuffled(sorted(observation.shown[seat]), rng)]
    below, gone = iter(hidden[:lying]), iter(elsewhere)
    return tuple([next(below) if lies else next(gone) for lies in places])
