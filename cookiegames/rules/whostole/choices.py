"""Which cards a seat may discard, and whom they may choose (WS-10 to WS-14, WS-22)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ..game import IllegalAction, Seat
from .actions import Discard, Reason
from .cards import NAMEABLE, NEEDS_ANOTHER, NEEDS_ANYBODY, Card
from .state import OTHERS, SEATS, State

_PONY = Card.PONY_FAN
_SHUNNED = (Card.BIG_WETTER, Card.SISSY)
"""What the Pony Fan does not stay in a hand with (WS-14)."""


def choosable(state: State, seat: Seat) -> tuple[Seat, ...]:
    """The others whom an effect of this seat may choose, clockwise (WS-10)."""
    out, napping, changing = state.out, state.napping, state.changing
    return tuple(
        [
            other
            for other in OTHERS[state.seats][seat]
            if not (out[other] or napping[other] or changing[other])
        ]
    )


@cache
def discards(seat: Seat, hand: tuple[Card, ...], others: tuple[Seat, ...]) -> tuple[Discard, ...]:
    """Every legal discard out of this hand when these others may be chosen."""
    cards = (_PONY,) if _must_go(hand) else tuple(dict.fromkeys(hand))
    return tuple(action for card in cards for action in _aimed(seat, card, others))


@cache
def _lawful(seat: Seat, hand: tuple[Card, ...], others: tuple[Seat, ...]) -> frozenset[Discard]:
    return frozenset(discards(seat, hand, others))


def _must_go(hand: tuple[Card, ...]) -> bool:
    """Whether the Pony Fan must be the one discarded (WS-14)."""
    return _PONY in hand and any(card in hand for card in _SHUNNED)


def _aimed(seat: Seat, card: Card, others: tuple[Seat, ...]) -> Iterator[Discard]:
    """Every way to discard this card."""
    if card in NEEDS_ANYBODY:
        # Its own turn has ended a seat's protection, so it can always choose itself.
        return (Discard(card, target) for target in (*others, seat))
    if card not in NEEDS_ANOTHER or not others:
        return iter((Discard(card),))
    names = NAMEABLE if card is Card.BABYSITTER else (None,)
    return (Discard(card, target, named) for target in others for named in names)


def refuse_discard(state: State, seat: Seat, action: Discard) -> None:
    """Raises IllegalAction unless this seat may discard so."""
    others = choosable(state, seat)
    if action not in _lawful(seat, state.hands[seat], others):
        raise _refused_card(state, seat, action, others)


def _refused_card(
    state: State, seat: Seat, action: Discard, others: tuple[Seat, ...]
) -> IllegalAction:
    card, hand = action.card, state.hands[seat]
    if card not in hand:
        return IllegalAction("WS-4", Reason.NOT_IN_HAND, card=card)
    if card is not _PONY and _must_go(hand):
        return IllegalAction("WS-14", Reason.PONY_FAN, card=card)
    if action.named is not None and card is not Card.BABYSITTER:
        return IllegalAction("WS-22", Reason.NAMES_NOTHING, card=card)
    if card not in NEEDS_ANOTHER and card not in NEEDS_ANYBODY:
        return IllegalAction("WS-12", Reason.TAKES_NO_TARGET, card=card)
    if card in NEEDS_ANOTHER and not others:
        return IllegalAction("WS-11", Reason.NOBODY_TO_CHOOSE, card=card)
    return _refused_target(state, card, action.target, others) or _refused_name(action.named)


def _refused_target(
    state: State, card: Card, target: Seat | None, others: tuple[Seat, ...]
) -> IllegalAction | None:
    """Why this target cannot be chosen; None: it can."""
    if target is None or target not in SEATS[: state.seats]:
        clause = "WS-12" if others else "WS-11"
        return IllegalAction(clause, Reason.NEEDS_TARGET, card=card)
    if target in others:
        return None
    if target == state.to_act:
        return IllegalAction("WS-12", Reason.NOT_YOURSELF, card=card)
    if state.out[target]:
        return IllegalAction("WS-10", Reason.OUT, card=card, target=target)
    by = Card.NAPPY_FELLOW if state.napping[target] else Card.DIAPER_CHANGE
    return IllegalAction("WS-10", Reason.PROTECTED, card=card, target=target, by=by)


def _refused_name(named: Card | None) -> IllegalAction:
    """Why the Babysitter, aimed at somebody, cannot name this."""
    if named is None:
        return IllegalAction("WS-22", Reason.NEEDS_NAME)
    clause = "WS-23" if named is Card.TEA_PARTY else "WS-22"
    return IllegalAction(clause, Reason.CANNOT_NAME, named=named)
