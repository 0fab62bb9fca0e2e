"""The shuffles and lots of Batalha dos Cookies: what chance draws where."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import TypeVar

from .actions import (
    Action,
    Deal,
    DrawForced,
    DrawMarker,
    DrawPiece,
    DrawSlide,
    DrawTheft,
    RemoveSuit,
)
from .card_sets import cards_in
from .cards import SUITS, Card, Marker, Piece
from .observation import Effect
from .refusals import awaits_forced_draw, not_awaited
from .rounds import deck
from .state import DEAL, DRAW, MARKERS, PIECE, PLAY, SUIT, State

T = TypeVar("T")

_KINDS = tuple(Piece)
_PIECES = tuple(map(DrawPiece, Piece))
_MARKERS = tuple(map(DrawMarker, Marker))
_THEFTS = tuple(map(DrawTheft, Piece))
_FORCED = tuple(map(DrawForced, Card))


def pick(choices: Sequence[T], rng: Random) -> T:
    """One of the choices, each as likely."""
    # A test's generator may reach 1.0.
    return choices[min(int(rng.random() * len(choices)), len(choices) - 1)]


def pick_kind(counts: Sequence[int], rng: Random) -> int:
    """The kind of a thing picked blindly out of so many of each kind."""
    left = int(rng.random() * sum(counts))
    for kind, count in enumerate(counts):
        if left < count:
            return kind
        left -= count
    # A test's generator may reach 1.0.
    return max(kind for kind, count in enumerate(counts) if count)


def shuffled(things: Sequence[T], rng: Random) -> list[T]:
    """The things in an order drawn by `rng.random()` alone."""
    random = rng.random
    return sorted(things, key=lambda _: random())


def draw(state: State, rng: Random) -> Action:
    """The shuffle or lot that is due. Raises IllegalAction if there is none."""
    if state.effect is not None:
        return _draw_for_effect(state, state.effect, rng)
    phase = state.phase
    if phase is PIECE:
        return _PIECES[pick_kind(state.piece_pile, rng)]
    if phase is MARKERS and state.taking:
        return _MARKERS[pick_kind(state.marker_pile, rng)]
    if phase is DEAL:
        cards = deck(state.options, state.seats, state.removed)
        return Deal(tuple(shuffled(cards_in(cards), rng)))
    if phase is PLAY and awaits_forced_draw(state):
        return _FORCED[pick(cards_in(state.hands[state.to_act]), rng)]
    if phase is SUIT:
        return RemoveSuit(pick(SUITS, rng))
    raise not_awaited(state)


def _draw_for_effect(state: State, effect: Effect, rng: Random) -> Action:
    if effect.stage is not DRAW:
        raise not_awaited(state)
    target = effect.target
    if target is None:
        return DrawSlide(tuple([_slid(held, rng) for held in state.pieces]))
    if effect.marker is Marker.THEFT:
        return _THEFTS[pick_kind(state.pieces[target], rng)]
    return _FORCED[pick(cards_in(state.hands[target]), rng)]


def _slid(held: Sequence[int], rng: Random) -> Piece | None:
    return _KINDS[pick_kind(held, rng)] if any(held) else None
