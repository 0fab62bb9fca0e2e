"""Some whole truth that fits what a viewer may know."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from random import Random

from ..game import Seat
from .actions import Assemble
from .card_sets import cards_in, set_of
from .cards import MARKERS_OF_EACH, Card, Marker, Piece, Pieces
from .chance import pick, pick_kind, shuffled
from .events import CardGiven
from .observation import Effect, Observation, Phase, Stage
from .piece_history import Holdings, PieceHistory
from .rounds import deck, exchange_ways
from .scoring import assemblies
from .state import DUEL, State
from .tricks import leads_suit


def imagine(observation: Observation, rng: Random) -> State:
    """A state that this viewer could not tell from the true one."""
    seats = len(observation.hand_sizes)
    hands = _hands(observation, rng)
    final = observation.revealed
    pieces, ways = PieceHistory(observation.ways, seats, final, rng).complete()
    markers, marker_pile = _markers(observation, rng)
    return State(
        options=observation.options,
        seats=seats,
        phase=observation.phase,
        round=observation.round,
        starter=observation.starter,
        leader=observation.leader,
        to_act=observation.to_act,
        removed=observation.removed,
        hands=list(map(set_of, hands)),
        aside=observation.aside,
        dispute=observation.dispute,
        trick=observation.trick,
        led=next(filter(leads_suit, observation.trick), None),
        tricks=observation.tricks,
        chosen=_chosen(observation, hands, rng),
        gifts=_gifts(observation, hands, rng),
        piece_pile=_piece_pile(observation),
        pieces=[list(held) for held in pieces],
        ways=ways,
        marker_pile=marker_pile,
        markers=markers,
        spent=list(observation.spent),
        awards=observation.awards,
        taking=observation.taking,
        bound=list(observation.bound),
        forced=_forced(observation, hands, rng),
        effect=_effect(observation, pieces, rng),
        assemblies=_assemblies(observation, rng),
        outcome=observation.outcome,
    )


def _played(observation: Observation) -> list[tuple[Seat, Card]]:
    """Who played which card in this round."""
    tricks = [(trick.leader, trick.cards) for trick in observation.tricks]
    if observation.dispute is not None:
        tricks.append((observation.leader, observation.trick))
    seats = len(observation.hand_sizes)
    return [
        (Seat((leader + place) % seats), card)
        for leader, cards in tricks
        for place, card in enumerate(cards)
    ]


def _hands(observation: Observation, rng: Random) -> list[tuple[Card, ...]]:
    """The viewer's hand, the cards it gave away where they went, and chance for the rest."""
    sizes = observation.hand_sizes
    played = {card for _, card in _played(observation)}
    held: list[list[Card]] = [[] for _ in sizes]
    if observation.viewer is not None:
        held[observation.viewer].extend(observation.hand)
    for taker, card in observation.given:
        if card not in played:
            held[taker].append(card)
    seen = played.union(*held)
    whole = deck(observation.options, len(sizes), observation.removed)
    unseen = iter(shuffled([card for card in cards_in(whole) if card not in seen], rng))
    for own, size in zip(held, sizes, strict=True):
        own.extend(next(unseen) for _ in range(size - len(own)))
    return [tuple(sorted(own)) for own in held]


def _chosen(
    observation: Observation, hands: Sequence[tuple[Card, ...]], rng: Random
) -> list[tuple[Card, ...]]:
    """The gifts chosen so far: others may have chosen any of their cards."""
    return [
        observation.chosen if seat == observation.viewer else tuple(shuffled(hand, rng)[:count])
        for seat, (hand, count) in enumerate(zip(hands, observation.chosen_counts, strict=True))
    ]


def _gifts(
    observation: Observation, hands: Sequence[tuple[Card, ...]], rng: Random
) -> tuple[CardGiven, ...]:
    """Every gift of the round: between others, any cards that the taker has had."""
    if observation.round == 0 or observation.phase is Phase.EXCHANGE:
        return ()
    known = _known_gifts(observation)
    had = [set(hand) for hand in hands]
    for seat, card in _played(observation):
        had[seat].add(card)
    for gift in known.values():
        had[gift.taker].discard(gift.card)
    gifts = []
    for giver, taker in exchange_ways(len(hands)):
        gift = known.get((giver, taker)) or CardGiven(giver, taker, pick(sorted(had[taker]), rng))
        had[taker].discard(gift.card)
        gifts.append(gift)
    return tuple(gifts)


def _known_gifts(observation: Observation) -> dict[tuple[Seat, Seat], CardGiven]:
    """What the viewer gave and received, by giver and taker."""
    viewer = observation.viewer
    if viewer is None:
        return {}
    gifts = [CardGiven(viewer, taker, card) for taker, card in observation.given]
    gifts += [CardGiven(giver, viewer, card) for giver, card in observation.received]
    return {(gift.giver, gift.taker): gift for gift in gifts}


def _piece_pile(observation: Observation) -> list[int]:
    """The pieces not yet turned up: exactly known, since every win was public."""
    pile = list(observation.options.pieces)
    for way in observation.ways:
        if way.giver is None and way.piece is not None:
            pile[way.piece] -= 1
    if observation.dispute is not None:
        pile[observation.dispute] -= 1
    return pile


def _markers(observation: Observation, rng: Random) -> tuple[list[tuple[Marker, ...]], list[int]]:
    """Everybody's markers, and the pile by kind."""
    duel = len(observation.hand_sizes) == DUEL
    left = Counter(dict.fromkeys(Marker, 0 if duel else MARKERS_OF_EACH))
    left.subtract(dict(zip(Marker, observation.spent, strict=True)))
    markers = observation.final_markers
    if markers is None:
        left.subtract(observation.markers)
        markers = _dealt_markers(observation, shuffled(list(left.elements()), rng))
        left.update(observation.markers)
    for held in markers:
        left.subtract(held)
    return list(markers), [left[kind] for kind in Marker]


def _dealt_markers(
    observation: Observation, unseen: Sequence[Marker]
) -> tuple[tuple[Marker, ...], ...]:
    """The viewer's own markers, and the unseen ones in turn for the others."""
    supply = iter(unseen)
    return tuple(
        observation.markers
        if seat == observation.viewer
        else tuple(sorted(next(supply) for _ in range(count)))
        for seat, count in enumerate(observation.marker_counts)
    )


def _forced(
    observation: Observation, hands: Sequence[tuple[Card, ...]], rng: Random
) -> list[Card | None]:
    """The cards drawn for bound seats: for others, any of their cards."""
    return [
        None if not drawn else observation.forced if seat == observation.viewer else pick(hand, rng)
        for seat, (hand, drawn) in enumerate(zip(hands, observation.drawn, strict=True))
    ]


def _effect(observation: Observation, pieces: Holdings, rng: Random) -> Effect | None:
    """The marker at work: an offer that the viewer does not see is any piece of its user."""
    effect = observation.effect
    if effect is None or effect.stage is not Stage.GIVE_TARGET or effect.offered is not None:
        return effect
    return replace(effect, offered=Piece(pick_kind(pieces[effect.user], rng)))


def _assemblies(observation: Observation, rng: Random) -> tuple[Assemble | None, ...]:
    """Everybody's assembly: others that have chosen may have chosen any."""
    if observation.assemblies is not None:
        return observation.assemblies
    if observation.revealed is None:
        return (None,) * len(observation.assembled)
    return tuple(
        _assembly(observation, Seat(seat), pieces, rng)
        for seat, pieces in enumerate(observation.revealed)
    )


def _assembly(observation: Observation, seat: Seat, pieces: Pieces, rng: Random) -> Assemble | None:
    if not observation.assembled[seat]:
        return None
    if seat == observation.viewer:
        return observation.assembly
    return pick(list(assemblies(pieces)), rng)
