"""Tricks and their battles: who plays, who wins, and when the match is over (BS-5 to BS-13)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ..game import IllegalAction, Seat
from .actions import LayOnTop, Reason, TurnUp
from .cards import PLACES, Dinosaur
from .events import (
    BattleBegun,
    BattleTurnedUp,
    CardLaidOnTop,
    CardsKept,
    CardTurnedUp,
    Event,
    FellOut,
    MatchEnded,
    TrickReturned,
    TrickWon,
)
from .observation import Played
from .places import BIT
from .refusals import require
from .scoring import Ending, outcome
from .state import BATTLE, CLOCKWISE, OVER, TURN_UP, State

# Frozen values that come again and again: made once.
_played = cache(Played)
_card_turned_up = cache(CardTurnedUp)
_card_laid_on_top = cache(CardLaidOnTop)
_trick_won = cache(TrickWon)


def turn_up(state: State, seat: Seat | None, action: TurnUp) -> Sequence[Event]:
    """A seat turns up one of its cards in the middle (BS-5)."""
    require(state, seat, TURN_UP)
    player = state.to_act
    card = _take(state, action.place, "BS-5")
    leads = player == state.leader
    if leads:
        state.trick += 1
        state.middle = ()
        state.last_winner = None
    state.middle += (_played(player, card),)
    state.shown[player] |= BIT[card]
    turned_up = _card_turned_up(player, action.place, card, leads)
    state.tops += (card,)
    return (turned_up,) if _pass_on(state) else [turned_up, *_decide(state)]


def lay_on_top(state: State, seat: Seat | None, action: LayOnTop) -> Sequence[Event]:
    """A seat in the battle lays one of its cards on top, unseen (BS-7)."""
    require(state, seat, BATTLE)
    player = state.to_act
    card = _take(state, action.place, "BS-7")
    state.middle += (_played(player, None),)
    laid = _card_laid_on_top(player, action.place)
    state.tops += (card,)
    # BS-9: nothing is turned up before all have chosen.
    return (laid,) if _pass_on(state) else [laid, _turn_up_tops(state), *_decide(state)]


def _take(state: State, place: int, clause: str) -> Dinosaur:
    """Take the card from this place of the seat to act. Raises IllegalAction if there is none."""
    if not 0 <= place < PLACES:
        raise IllegalAction("BS-2", Reason.NO_SUCH_PLACE, place=place)
    player = state.to_act
    if not state.lying[player] & BIT[place]:
        raise IllegalAction(clause, Reason.NO_CARD_THERE, place=place)
    state.lying[player] ^= BIT[place]
    return state.sets[player][place]


def _pass_on(state: State) -> bool:
    """Let the next contender act; False: there is none, all have played."""
    played = len(state.tops)
    if played == len(state.contenders):
        return False
    state.to_act = state.contenders[played]
    return True


def _turn_up_tops(state: State) -> Event:
    """The cards laid on top are turned up together (BS-7)."""
    seats, cards = state.contenders, state.tops
    state.middle = state.middle[: -len(seats)] + tuple(map(_played, seats, cards))
    for seat, card in zip(seats, cards, strict=True):
        state.shown[seat] |= BIT[card]
    return BattleTurnedUp(seats, cards)


def _decide(state: State) -> list[Event]:
    """The strongest card of this round wins, or those tied for strongest fight (BS-6 to BS-8)."""
    cards = state.tops
    strongest = max(cards)
    state.tops = ()
    if cards.count(strongest) == 1:
        return _win(state, state.contenders[cards.index(strongest)])
    contest = zip(state.contenders, cards, strict=True)
    return _battle(state, [seat for seat, card in contest if card is strongest], strongest)


def _battle(state: State, tied: list[Seat], card: Dinosaur) -> list[Event]:
    """Those of the tied that have a card left fight on (BS-7, BS-10)."""
    able = tuple([seat for seat in tied if state.lying[seat]])
    events: list[Event] = [FellOut(seat) for seat in tied if seat not in able]
    if not able:
        return events + _give_back(state)
    if len(able) == 1:
        return events + _win(state, able[0])
    state.phase = BATTLE
    state.contenders = able
    state.to_act = able[0]
    return [*events, BattleBegun(able, card)]


def _win(state: State, winner: Seat) -> list[Event]:
    """The winner takes everything in the middle, and leads next (BS-6)."""
    cards = len(state.middle)
    state.piles[winner] += cards
    state.last_winner = winner
    won: list[Event] = [_trick_won(winner, cards)]
    if 0 in state.lying:
        return won + _end(state, Ending.OUT_OF_CARDS)
    state.phase = TURN_UP
    state.leader = state.to_act = winner
    state.contenders = CLOCKWISE[state.seats][winner]
    return won


def _give_back(state: State) -> list[Event]:
    """Nobody wins: each card goes to the pile of who played it, and the match ends (BS-10)."""
    for played in state.middle:
        state.piles[played.seat] += 1
    return [TrickReturned(), *_end(state, Ending.BATTLE_RETURNED)]


def _end(state: State, ending: Ending) -> list[Event]:
    """Cards still lying go to their owner's pile, and the piles are counted (BS-11, BS-13)."""
    kept: list[Event] = []
    for seat in CLOCKWISE[state.seats][0]:
        if cards := state.lying[seat].bit_count():
            kept.append(CardsKept(seat, cards))
            state.piles[seat] += cards
            state.lying[seat] = 0
    state.outcome = outcome(state.piles, ending)
    state.phase = OVER
    return [*kept, MatchEnded(state.outcome)]
