"""The attack cards, and what answers them (CW-16 to CW-25)."""

from __future__ import annotations

from functools import cache

from ..game import IllegalAction, Seat
from .actions import (
    Defend,
    MoveOn,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Reason,
    Steal,
)
from .awaited import not_awaited
from .cards import COPIES, Card, Ingredient
from .events import (
    Attack,
    AttackAnnounced,
    AttackParried,
    CardPinched,
    CookbookOpened,
    Event,
    HandsExchanged,
    JugThrown,
)
from .hands import discard, exchange, exchanged_openly, lose, receive_seen
from .series import without
from .state import ANSWER, FIRST, PICK, PLAY, State
from .turns import must_be_in_turn

ANSWERED_BY = {
    Attack.THEFT: Card.BREAD,
    Attack.TWEEZERS: Card.APRON,
    Attack.SAUSAGE: Card.BREAD,
}
"""The defence against each attack (CW-23, CW-24)."""
CLAUSE_OF = {Attack.THEFT: "CW-23", Attack.TWEEZERS: "CW-24", Attack.SAUSAGE: "CW-23"}
"""The clause of each defence."""

# Frozen values that come again and again: made once.
_attack_announced = cache(AttackAnnounced)
_card_pinched = cache(CardPinched)


# Playing an attack


def steal(state: State, seat: Seat | None, action: Steal) -> list[Event]:
    """Announce that the second card comes from another hand (CW-12, CW-14)."""
    must_be_in_turn(state, seat)
    if state.stage is FIRST:
        raise IllegalAction("CW-12", Reason.FIRST_FROM_PILE)
    if state.stage is PLAY:
        raise IllegalAction("CW-12", Reason.DREW_BOTH)
    _must_be_another(state, action.victim, "CW-14")
    if not state.hands[action.victim]:
        raise IllegalAction("CW-14", Reason.EMPTY_HAND, target=action.victim)
    return _announce(state, Attack.THEFT, action.victim, None)


def tweezers(state: State, seat: Seat | None, action: PlayTweezers) -> list[Event]:
    """After a card of a series; nobody answers for one's own (CW-19, CW-24)."""
    must_be_in_turn(state, seat)
    _must_hold(state, Card.TWEEZERS, "CW-19")
    if not 0 <= action.owner < state.seats or state.series[action.owner][action.place] is None:
        facts = {"target": action.owner, "place": action.place}
        raise IllegalAction("CW-19", Reason.NOTHING_THERE, **facts)
    _play(state, Card.TWEEZERS)
    if action.owner == state.to_act:
        return _pinch(state, action.owner, action.place)
    return _announce(state, Attack.TWEEZERS, action.owner, action.place)


def wine_jug(state: State, seat: Seat | None, action: PlayWineJug) -> list[Event]:
    """Another player misses a turn (CW-20)."""
    must_be_in_turn(state, seat)
    _must_hold(state, Card.WINE_JUG, "CW-20")
    _must_be_another(state, action.target, "CW-20")
    _play(state, Card.WINE_JUG)
    state.skips[action.target] += 1
    return [JugThrown(state.to_act, action.target, state.skips[action.target])]


def cookbook(state: State, seat: Seat | None, _action: PlayCookbook) -> list[Event]:
    """All others show their hands until the turn ends (CW-21)."""
    must_be_in_turn(state, seat)
    _must_hold(state, Card.COOKBOOK, "CW-21")
    _play(state, Card.COOKBOOK)
    state.cookbook = True
    return [CookbookOpened(state.to_act)]


def sausage(state: State, seat: Seat | None, action: PlaySausage) -> list[Event]:
    """After another player's hand (CW-22)."""
    must_be_in_turn(state, seat)
    _must_hold(state, Card.SAUSAGE, "CW-22")
    _must_be_another(state, action.target, "CW-22")
    _play(state, Card.SAUSAGE)
    return _announce(state, Attack.SAUSAGE, action.target, None)


def _must_hold(state: State, card: Card, clause: str) -> None:
    if card not in state.hands[state.to_act]:
        raise IllegalAction(clause, Reason.NOT_IN_HAND, card=card)


def _must_be_another(state: State, target: Seat, clause: str) -> None:
    if target == state.to_act or not 0 <= target < state.seats:
        raise IllegalAction(clause, Reason.NOT_YOURSELF)


def _play(state: State, card: Card) -> None:
    """The card leaves the hand before anything comes of it (CW-16, CW-17)."""
    lose(state, state.to_act, card)
    discard(state, card)
    state.may_open = False


# Announcing and answering


def _announce(state: State, attack: Attack, victim: Seat, place: Ingredient | None) -> list[Event]:
    """Name victim and attack, and let the victim answer where anybody could (CW-25)."""
    state.attack, state.victim, state.place = attack, victim, place
    announced = _attack_announced(attack, state.to_act, victim, place)
    if _cannot_be_answered(state, attack, victim):
        return [announced, *_take_effect(state)]
    state.phase = ANSWER
    return [announced]


def _cannot_be_answered(state: State, attack: Attack, victim: Seat) -> bool:
    """From public facts alone: no hand, or every such defence lies in the discard pile."""
    defence = ANSWERED_BY[attack]
    return not state.hands[victim] or state.discarded[defence] == COPIES[defence]


def defend(state: State, seat: Seat | None, action: Defend) -> list[Event]:
    """The victim parries: both cards are discarded (CW-23, CW-24)."""
    attack, victim = state.attack, state.victim
    if state.phase is not ANSWER or seat is None or seat != victim:
        raise not_awaited(state)
    assert attack is not None
    if action.card is not ANSWERED_BY[attack]:
        facts = {"card": action.card, "attack": attack}
        raise IllegalAction(CLAUSE_OF[attack], Reason.WRONG_DEFENCE, **facts)
    if action.card not in state.hands[seat]:
        raise IllegalAction(CLAUSE_OF[attack], Reason.NOT_IN_HAND, card=action.card)
    lose(state, seat, action.card)
    discard(state, action.card)
    settled(state, second=attack is Attack.THEFT)
    return [AttackParried(attack, state.to_act, seat, action.card)]


def move_on(state: State, seat: Seat | None, _action: MoveOn) -> list[Event]:
    """Nobody answers (CW-25)."""
    if state.phase is not ANSWER or seat is not None:
        raise not_awaited(state)
    return _take_effect(state)


def settled(state: State, *, second: bool) -> None:
    """The turn goes on; `second`: with it the second card of the turn is settled, too (CW-23)."""
    if second:
        state.stage = PLAY
    state.phase = state.stage
    state.attack = state.victim = state.place = state.picked = None


def _take_effect(state: State) -> list[Event]:
    attack, victim = state.attack, state.victim
    assert attack is not None
    assert victim is not None
    if attack is Attack.THEFT:
        state.phase = PICK
        return []
    place = state.place
    settled(state, second=False)
    if attack is Attack.SAUSAGE:
        return _exchange(state, victim)
    assert place is not None
    return _pinch(state, victim, place)


def _exchange(state: State, target: Seat) -> list[Event]:
    seat = state.to_act
    given, taken = state.hands[seat], state.hands[target]
    exchange(state, seat, target)
    if state.cookbook:
        exchanged_openly(state, seat)
    return [HandsExchanged(seat, target, given, taken)]


def _pinch(state: State, owner: Seat, place: Ingredient) -> list[Event]:
    laid = state.series[owner][place]
    assert laid is not None
    state.series[owner] = without(state.series[owner], place)
    receive_seen(state, state.to_act, laid.card, None)
    return [_card_pinched(state.to_act, owner, laid.card)]
