"""What a viewer sees of a match, built up from nothing."""

from __future__ import annotations

from dataclasses import replace

from ..game import Seat
from .card_sets import cards_in
from .cards import SUIT_OF, Card, Pieces
from .observation import Effect, Observation, Phase, PieceWay
from .rounds import final_pieces
from .state import State


def observe(state: State, viewer: Seat | None) -> Observation:
    """What this viewer may look at now; None: the public."""
    revealed = state.phase is Phase.ASSEMBLY or state.phase is Phase.OVER
    over = state.phase is Phase.OVER
    return Observation(
        viewer=viewer,
        options=state.options,
        phase=state.phase,
        round=state.round,
        starter=state.starter,
        leader=state.leader,
        to_act=state.to_act,
        removed=state.removed,
        hand=() if viewer is None else cards_in(state.hands[viewer]),
        hand_sizes=tuple(map(int.bit_count, state.hands)),
        aside=state.aside,
        dispute=state.dispute,
        trick=state.trick,
        turn_suit=None if state.led is None else SUIT_OF[state.led],
        tricks=state.tricks,
        chosen=() if viewer is None else state.chosen[viewer],
        chosen_counts=tuple(map(len, state.chosen)),
        given=_given(state, viewer),
        received=_received(state, viewer),
        pieces=None if viewer is None else Pieces(*state.pieces[viewer]),
        piece_counts=tuple(map(sum, state.pieces)),
        ways=tuple([_seen_way(way, viewer) for way in state.ways]),
        piece_pile=sum(state.piece_pile),
        revealed=final_pieces(state) if revealed else None,
        markers=() if viewer is None else state.markers[viewer],
        marker_counts=tuple(map(len, state.markers)),
        marker_pile=sum(state.marker_pile),
        spent=tuple(state.spent),
        bound=tuple(state.bound),
        drawn=tuple([card is not None for card in state.forced]),
        forced=None if viewer is None else state.forced[viewer],
        awards=state.awards,
        taking=state.taking,
        effect=_seen_effect(state.effect, viewer),
        assembly=None if viewer is None else state.assemblies[viewer],
        assembled=tuple([assembly is not None for assembly in state.assemblies]),
        assemblies=tuple(filter(None, state.assemblies)) if over else None,
        final_markers=tuple(state.markers) if revealed else None,
        outcome=state.outcome,
    )


def _given(state: State, viewer: Seat | None) -> tuple[tuple[Seat, Card], ...]:
    """What the viewer passed in the exchange, and to whom (BC-7)."""
    gifts = [gift for gift in state.gifts if gift.giver == viewer]
    return tuple([(gift.taker, gift.card) for gift in gifts if gift.card is not None])


def _received(state: State, viewer: Seat | None) -> tuple[tuple[Seat, Card], ...]:
    """What the viewer received in the exchange, and from whom (BC-7)."""
    gifts = [gift for gift in state.gifts if gift.taker == viewer]
    return tuple([(gift.giver, gift.card) for gift in gifts if gift.card is not None])


def _seen_way(way: PieceWay, viewer: Seat | None) -> PieceWay:
    """A win is public; the kind of a moved piece is for giver and taker alone (BC-23, BC-36)."""
    if way.giver is None or (viewer is not None and viewer in (way.giver, way.taker)):
        return way
    return PieceWay(way.giver, way.taker, None)


def _seen_effect(effect: Effect | None, viewer: Seat | None) -> Effect | None:
    """What a Trade's user offers is for the user alone (BC-38)."""
    if effect is None or effect.offered is None or effect.user == viewer:
        return effect
    return replace(effect, offered=None)
