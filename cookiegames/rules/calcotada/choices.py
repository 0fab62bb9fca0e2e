"""What a seat may do now."""

from __future__ import annotations

from collections.abc import Iterator

from ..game import Seat
from .actions import (
    Action,
    Defend,
    Draw,
    EndTurn,
    GiveBack,
    LeaveDuel,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Retire,
    Steal,
    Swap,
)
from .attacks import ANSWERED_BY
from .cards import ACTIONS, ATTACKS, BACK_OF, Back, Card
from .duel import possible, stands
from .series import INGREDIENTS, lays
from .state import (
    ANSWER,
    DUEL,
    FIRST,
    GIVE,
    OTHERS,
    PICK,
    PLAY,
    SEATS,
    SECOND,
    SWAPS,
    TURN_PHASES,
    State,
)

# Looking a member up in its Enum takes longer than a step of the rules: each is looked up once.
_TWEEZERS, _WINE_JUG, _COOKBOOK, _SAUSAGE = ATTACKS

# Frozen values that come again and again: made once.
_DRAW, _NO_SECOND, _RETIRE, _END_TURN = Draw(), NoSecondCard(), Retire(), EndTurn()
_OPEN_COOKBOOK, _PICK, _NO_MORE, _LEAVE = PlayCookbook(), PickBack(None), NoMoreSwaps(), LeaveDuel()
_STEAL = tuple(map(Steal, SEATS))
_THROW_JUG = tuple(map(PlayWineJug, SEATS))
_TRADE_SAUSAGE = tuple(map(PlaySausage, SEATS))
_USE_TWEEZERS = tuple(tuple(PlayTweezers(seat, place) for place in INGREDIENTS) for seat in SEATS)
_GIVE = tuple(map(GiveBack, Card))
_PICK_BACK = tuple(map(PickBack, Back))
_PICK_CARD = tuple(map(PickCard, Card))


def choices(state: State, seat: Seat) -> Iterator[Action]:
    """What this seat may do, in no order that means anything."""
    phase = state.phase
    if phase is ANSWER:
        return _answers(state) if seat == state.victim else iter(())
    if seat != state.to_act:
        return iter(())
    if phase in TURN_PHASES:
        return iter(_in_turn(state, seat))
    if phase is PICK:
        return _picks(state)
    if phase is GIVE:
        return (_GIVE[card] for card in dict.fromkeys(state.hands[seat]))
    if phase is SWAPS:
        return _swaps(state, seat)
    if phase is DUEL:
        return iter(possible(state.hands[seat], stands(state)) or (_LEAVE,))
    return iter(())


def _in_turn(state: State, seat: Seat) -> list[Action]:
    others = OTHERS[state.seats][seat]
    hand, stage = state.hands[seat], state.stage
    found: list[Action] = []
    if stage is PLAY:
        if not state.laid or state.may_open:
            found += lays(hand, state.series[seat], single=state.may_open)
        if any(state.series[seat]):
            found.append(_RETIRE)
        found.append(_END_TURN)
    elif stage is FIRST:
        found.append(_DRAW)
    elif stage is SECOND:
        if state.pile:
            found.append(_DRAW)
        found.append(_NO_SECOND)
        found += [_STEAL[other] for other in others if state.hands[other]]
    if hand and hand[-1] >= _TWEEZERS:
        found += _attacks(state, hand, others)
    return found


def _attacks(state: State, hand: tuple[Card, ...], others: tuple[Seat, ...]) -> list[Action]:
    """Every attack card in the hand, with everything it can be aimed at."""
    found: list[Action] = []
    if _TWEEZERS in hand:
        for series, aimed in zip(state.series, _USE_TWEEZERS, strict=False):
            found += [action for laid, action in zip(series, aimed, strict=True) if laid]
    if _WINE_JUG in hand:
        found += [_THROW_JUG[other] for other in others]
    if _COOKBOOK in hand:
        found.append(_OPEN_COOKBOOK)
    if _SAUSAGE in hand:
        found += [_TRADE_SAUSAGE[other] for other in others]
    return found


def _answers(state: State) -> Iterator[Action]:
    assert state.attack is not None
    assert state.victim is not None
    defence = ANSWERED_BY[state.attack]
    if defence in state.hands[state.victim]:
        yield Defend(defence)


def _picks(state: State) -> Iterator[Action]:
    assert state.victim is not None
    hand = state.hands[state.victim]
    if state.cookbook:
        return (_PICK_CARD[card] for card in dict.fromkeys(hand))
    if state.options.ingredient_backs:
        return (_PICK_BACK[back] for back in dict.fromkeys(BACK_OF[card] for card in hand))
    return iter((_PICK,))


def _swaps(state: State, seat: Seat) -> Iterator[Action]:
    yield _NO_MORE
    for card in ACTIONS:
        if card in state.hands[seat]:
            for place in INGREDIENTS:
                if state.series[seat][place] is not None:
                    yield Swap(card, place)
