"""The deal, the end of a round, and the pause between rounds (WS-2, WS-3, WS-7 to WS-9)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from ..game import Seat
from .actions import Deal, MoveOn
from .cards import TOKENS_TO_WIN, Card
from .chance import open_cards
from .events import CardDealt, Event, MatchEnded, RoundEnded, RoundEnding, RoundStarted
from .refusals import bad_draw, not_awaited
from .scoring import outcome, round_winners
from .state import ALL_CARDS, CLOCKWISE, DEAL, DRAW, OVER, PAUSE, SEATS, State

_ASIDE = {2: 1, 3: 2, 4: 1}
"""How many cards are put aside face down, by number of seats (WS-2)."""

_card_dealt = cache(CardDealt)


def deal(state: State, seat: Seat | None, action: Deal) -> list[Event]:
    """Begin a round (WS-2)."""
    if state.phase is not DEAL or seat is not None:
        raise not_awaited(state)
    laid_open, hands, seats = action.laid_open, action.hands, state.seats
    if len(hands) != seats or len(laid_open) != open_cards(seats):
        raise bad_draw("WS-2")
    undrawn = _undrawn(laid_open + hands)
    _clear_table(state)
    state.round += 1
    state.phase = DRAW
    state.hands = [(card,) for card in hands]
    state.undrawn = undrawn
    state.laid_open = laid_open
    state.aside = _ASIDE[seats]
    state.deck = len(undrawn) - state.aside
    return [
        RoundStarted(state.round, state.starter, laid_open),
        *map(_card_dealt, SEATS[:seats], hands),
    ]


def _undrawn(dealt: Iterable[Card]) -> list[Card]:
    """The other cards, sorted. Raises IllegalAction if there are not so many copies."""
    left = list(ALL_CARDS)
    for card in dealt:
        if card not in left:
            raise bad_draw("WS-2")
        left.remove(card)
    return left


def _clear_table(state: State) -> None:
    seats = state.seats
    state.discards = [()] * seats
    state.discarded = ()
    state.known = [()] * seats
    state.out = [False] * seats
    state.napping = [False] * seats
    state.changing = [False] * seats
    state.revealed = (None,) * seats


def end_by_deck(state: State, events: list[Event]) -> None:
    """The deck is empty: those still in reveal their hands (WS-7, WS-8)."""
    state.revealed = tuple([hand[0] if hand else None for hand in state.hands])
    ending, winners = round_winners(state.revealed, state.discards)
    end_round(state, events, ending, winners)


def end_round(
    state: State, events: list[Event], ending: RoundEnding, winners: tuple[Seat, ...]
) -> None:
    """The winners take a token each; with enough of them the match is over (WS-8, WS-9)."""
    tokens = tuple([count + (seat in winners) for seat, count in enumerate(state.tokens)])
    state.ending, state.winners, state.tokens = ending, winners, tokens
    events.append(RoundEnded(state.round, ending, state.revealed, winners, tokens))
    if max(tokens) < TOKENS_TO_WIN[state.seats]:
        state.phase = PAUSE
        return
    state.outcome = outcome(tokens, ending)
    state.phase = OVER
    events.append(MatchEnded(state.outcome))


def move_on(state: State, seat: Seat | None, _: MoveOn) -> tuple[Event, ...]:
    """Await the next deal; the winner of the round before starts (WS-3)."""
    if state.phase is not PAUSE or seat is not None:
        raise not_awaited(state)
    order = CLOCKWISE[state.seats][state.starter]
    state.starter = state.to_act = next(seat for seat in order if seat in state.winners)
    state.phase = DEAL
    return ()
