"""How markers are used, answered and carried out (BC-32 to BC-40)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import assert_never

from ..game import IllegalAction, Seat
from .actions import DrawForced, DrawSlide, DrawTheft, GivePiece, MoveOn, Reason, UseMarker
from .cards import AIMED, MARKERS_OF_EACH, Marker, Piece
from .events import Event, MarkerSettled, MarkerUsed, PieceMoved, SeatBound
from .observation import Effect, PieceWay, Stage
from .refusals import awaits_forced_draw, bad_draw, not_awaited, require_lot, require_stage
from .rounds import ROUNDS, leave_pause, pause
from .state import (
    ANSWER,
    DRAW,
    GIVE_TARGET,
    GIVE_USER,
    OTHERS,
    OVER,
    PAUSE,
    PLAY,
    SEATS,
    TURN_UP,
    State,
)
from .turns import draw_forced, force

_CLAUSE = ("BC-36", "BC-37", "BC-38", "BC-39", "BC-39", "BC-35")
"""The clause of each kind of marker."""

_THEFT, _NO_PEEKING, _TRADE, _FROM_THE_RIGHT, _FROM_THE_LEFT, _PROTECTION = Marker
_LAST_AIMED = max(AIMED)
_NO_TARGET = (None,)

# Frozen values that come again and again: made once.
_USES: tuple[dict[Seat | None, UseMarker], ...] = tuple(
    {target: UseMarker(marker, target) for target in (SEATS if marker in AIMED else _NO_TARGET)}
    for marker in Marker
)
"""By kind, then by target."""
_effect = cache(Effect)
_marker_used = cache(MarkerUsed)
_marker_settled = cache(MarkerSettled)
_piece_moved = cache(PieceMoved)
_way = cache(PieceWay)


def uses(state: State, seat: Seat) -> list[UseMarker]:
    """Every marker this seat may announce now, with every target."""
    held = state.markers[seat]
    if not held or not _is_time_for_markers(state):
        return []
    if state.effect is not None and held[-1] is not _PROTECTION:
        return []  # Sorted: a Protection would be the last.
    return [
        _USES[marker][target]
        for marker in dict.fromkeys(held)
        for target in _targets(state, seat, marker)
    ]


def _is_time_for_markers(state: State) -> bool:
    """Whether some marker may be used, Protection included (BC-32, BC-34)."""
    phase, effect = state.phase, state.effect
    if effect is not None:
        return effect.stage is ANSWER
    if phase is PLAY:
        return not awaits_forced_draw(state)
    return phase is TURN_UP or phase is PAUSE


def _targets(state: State, seat: Seat, marker: Marker) -> Sequence[Seat | None]:
    """On whom a held marker may be used at a time for markers; None: on nobody in particular."""
    if marker is _PROTECTION:
        return _NO_TARGET if _may_protect(state, seat) else ()
    if state.effect is not None:
        return ()
    if marker > _LAST_AIMED:
        return _NO_TARGET
    others, pieces = OTHERS[state.seats][seat], state.pieces
    if marker is _NO_PEEKING:
        return [other for other in others if _may_bind(state, other)]
    if marker is _TRADE and not any(pieces[seat]):
        return ()
    return [other for other in others if any(pieces[other])]


def _may_bind(state: State, target: Seat) -> bool:
    """Whether the target is not bound, and will play a card in this match (BC-37)."""
    return not state.bound[target] and (state.round != ROUNDS or state.hands[target] != 0)


def _objection(state: State, seat: Seat, marker: Marker, target: Seat | None) -> Reason | None:
    """Why a held marker may not be used like this at a time for markers; None: it may."""
    if target in _targets(state, seat, marker):
        return None
    if marker > _LAST_AIMED and target is not None:
        return Reason.TAKES_NO_TARGET
    if marker is _PROTECTION:
        return Reason.NOTHING_TO_PROTECT_FROM
    if target not in OTHERS[state.seats][seat]:
        return Reason.NEEDS_TARGET
    if marker is _NO_PEEKING:
        return Reason.ALREADY_BOUND if state.bound[target] else Reason.NO_PLAY_LEFT
    if marker is _TRADE and not any(state.pieces[seat]):
        return Reason.NO_PIECE_TO_TRADE
    return Reason.TARGET_HAS_NO_PIECE


def _may_protect(state: State, seat: Seat) -> bool:
    """Whether a marker was just played by another (BC-35)."""
    effect = state.effect
    return effect is not None and effect.stage is ANSWER and last_user(effect) != seat


def last_user(effect: Effect) -> Seat:
    """Who played the marker, Protection included, that may now be answered (BC-35)."""
    return effect.protections[-1] if effect.protections else effect.user


def use_marker(state: State, seat: Seat | None, action: UseMarker) -> list[Event]:
    """Announce a marker; it is settled at once if nobody can answer (BC-33, BC-34)."""
    user, marker, target = _refuse_use(state, seat, action), action.marker, action.target
    held = state.markers[user]
    place = held.index(marker)
    state.markers[user] = held[:place] + held[place + 1 :]
    state.spent[marker] += 1
    if state.effect is None:
        state.effect = _effect(user, marker, target, (), ANSWER)
    else:
        protections = (*state.effect.protections, user)
        state.effect = replace(state.effect, protections=protections)
    events: list[Event] = [_marker_used(user, marker, target)]
    if not _is_answer_possible(state, user):
        _settle(state, state.effect, events)
    return events


def _refuse_use(state: State, seat: Seat | None, action: UseMarker) -> Seat:
    """The user. Raises IllegalAction unless it may use this marker like this now."""
    marker = action.marker
    if seat is None or not 0 <= seat < state.seats or state.phase is OVER:
        raise not_awaited(state)
    if state.effect is None and not _is_time_for_markers(state):
        raise IllegalAction("BC-32", Reason.NOT_NOW)
    if state.effect is not None and marker is not _PROTECTION:
        raise IllegalAction("BC-34", Reason.ONLY_PROTECTION, marker=marker)
    if marker not in state.markers[seat]:
        raise IllegalAction("BC-32", Reason.NO_SUCH_MARKER, marker=marker)
    objection = _objection(state, seat, marker, action.target)
    if objection is not None:
        raise IllegalAction(_CLAUSE[marker], objection, **_facts(objection, action))
    return seat


def _facts(objection: Reason, action: UseMarker) -> dict[str, object]:
    match objection:
        case Reason.NEEDS_TARGET | Reason.TAKES_NO_TARGET:
            return {"marker": action.marker}
        case Reason.TARGET_HAS_NO_PIECE:
            return {"marker": action.marker, "target": action.target}
        case Reason.ALREADY_BOUND | Reason.NO_PLAY_LEFT:
            return {"target": action.target}
        case _:
            return {}


def _is_answer_possible(state: State, user: Seat) -> bool:
    """Whether public facts leave room for a Protection by another than the last user (BC-34)."""
    if state.spent[_PROTECTION] == MARKERS_OF_EACH:
        return False
    return any(held for seat, held in enumerate(state.markers) if seat != user)


def move_on(state: State, seat: Seat | None, _: MoveOn) -> list[Event]:
    """Nobody acts: the marker is settled, or the pause is over (BC-32, BC-34)."""
    events: list[Event] = []
    if state.effect is not None:
        _settle(state, require_stage(state, seat, ANSWER), events)
    else:
        require_lot(state, seat, PAUSE)
        leave_pause(state, events)
    return events


def _settle(state: State, effect: Effect, events: list[Event]) -> None:
    """The marker takes effect, or is cancelled (BC-35)."""
    user, marker, target = effect.user, effect.marker, effect.target
    events.append(_marker_settled(user, marker, target, effect.cancelled))
    next_stage = None if effect.cancelled else _next_stage(state, effect)
    if next_stage is not None:
        state.effect = _effect(user, marker, target, effect.protections, next_stage)
        return
    if marker is _NO_PEEKING and not effect.cancelled:
        assert target is not None
        state.bound[target] = True
        events.append(SeatBound(target))
    _finish(state, events)


def _next_stage(state: State, effect: Effect) -> Stage | None:
    """What a marker that takes effect needs; None: nothing (more)."""
    match effect.marker:
        case Marker.THEFT:
            return DRAW
        case Marker.NO_PEEKING:
            assert effect.target is not None
            return DRAW if state.hands[effect.target] else None
        case Marker.TRADE:
            return GIVE_USER
        case Marker.FROM_THE_RIGHT | Marker.FROM_THE_LEFT:
            return DRAW if any(map(any, state.pieces)) else None
        case Marker.PROTECTION:
            raise AssertionError("a Protection is an answer")
        case _:
            assert_never(effect.marker)


def _finish(state: State, events: list[Event]) -> None:
    """The match goes on where the marker interrupted it."""
    state.effect = None
    if state.phase is PAUSE:
        pause(state, events)


def _require_draw(state: State, seat: Seat | None, *markers: Marker) -> Effect:
    effect = require_stage(state, seat, DRAW)
    if effect.marker not in markers:
        raise not_awaited(state)
    return effect


def draw_theft(state: State, seat: Seat | None, action: DrawTheft) -> list[Event]:
    """A piece of the target goes to the thief (BC-36)."""
    effect = _require_draw(state, seat, _THEFT)
    assert effect.target is not None
    if not state.pieces[effect.target][action.piece]:
        raise bad_draw("BC-36")
    return _carry_out(state, effect, [(effect.target, effect.user, action.piece)])


def draw_card(state: State, seat: Seat | None, action: DrawForced) -> list[Event]:
    """The card that a bound seat must play is drawn, at once or just before its play (BC-37)."""
    if state.effect is None:
        return draw_forced(state, seat, action)
    effect = _require_draw(state, seat, _NO_PEEKING)
    assert effect.target is not None
    events = force(state, effect.target, action.card)
    _finish(state, events)
    return events


def draw_slide(state: State, seat: Seat | None, action: DrawSlide) -> list[Event]:
    """A piece of each seat goes to a neighbour (BC-39)."""
    effect = _require_draw(state, seat, _FROM_THE_RIGHT, _FROM_THE_LEFT)
    _refuse_slide(state, action)
    # Who takes from the right sits to the left of the giver.
    step = 1 if effect.marker is Marker.FROM_THE_RIGHT else -1
    moves = [
        (giver, SEATS[(giver + step) % state.seats], piece)
        for giver, piece in zip(SEATS, action.pieces, strict=False)
        if piece is not None
    ]
    return _carry_out(state, effect, moves)


def _refuse_slide(state: State, action: DrawSlide) -> None:
    if len(action.pieces) != state.seats:
        raise bad_draw("BC-39")
    for held, piece in zip(state.pieces, action.pieces, strict=True):
        if any(held) if piece is None else not held[piece]:
            raise bad_draw("BC-39")


def give_piece(state: State, seat: Seat | None, action: GivePiece) -> list[Event]:
    """Choose a piece for a Trade; the target's choice carries it out (BC-38)."""
    effect = state.effect
    stage = GIVE_USER if effect is None or effect.offered is None else GIVE_TARGET
    effect = require_stage(state, seat, stage)
    assert seat is not None
    assert effect.target is not None
    if not state.pieces[seat][action.piece]:
        raise IllegalAction("BC-38", Reason.NO_SUCH_PIECE, piece=action.piece)
    if effect.offered is None:
        state.effect = replace(effect, stage=GIVE_TARGET, offered=action.piece)
        return []
    user, target = effect.user, effect.target
    moves = [(user, target, effect.offered), (target, user, action.piece)]
    return _carry_out(state, effect, moves)


def _carry_out(state: State, effect: Effect, moves: list[tuple[Seat, Seat, Piece]]) -> list[Event]:
    """Move pieces that were all chosen before anyone moved."""
    events: list[Event] = []
    for giver, taker, piece in moves:
        state.pieces[giver][piece] -= 1
        state.pieces[taker][piece] += 1
        events.append(_piece_moved(giver, taker, effect.marker, piece))
    state.ways += tuple([_way(*move) for move in moves])
    _finish(state, events)
    return events
