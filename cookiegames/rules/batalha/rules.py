"""The game itself: what is awaited, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any

from ..game import (
    CHANCE,
    MOST_SEATS,
    OPENLY,
    SECRETLY,
    Ask,
    IllegalTable,
    Offer,
    Over,
    Seat,
)
from . import chance, notation, sight
from .actions import (
    Action,
    Assemble,
    Deal,
    DeclineMarker,
    DrawForced,
    DrawMarker,
    DrawPiece,
    DrawSlide,
    DrawTheft,
    Give,
    GivePiece,
    MoveOn,
    Play,
    RemoveSuit,
    TakeMarker,
    TurnUp,
    UseMarker,
)
from .card_sets import GREY, Listing, set_of
from .cards import Card, Piece, Pieces
from .events import Event
from .imagine import imagine
from .marker_rules import (
    draw_card,
    draw_slide,
    draw_theft,
    give_piece,
    last_user,
    move_on,
    use_marker,
    uses,
)
from .observation import Effect, Observation
from .options import Options, TableReason
from .refusals import awaits_forced_draw, giver_in_trade
from .rounds import assemble, deal, give, remove_suit
from .scoring import assemblies
from .state import (
    ANSWER,
    ASSEMBLY,
    DRAW,
    DUEL,
    EXCHANGE,
    MARKERS,
    PAUSE,
    PIECE,
    PLAY,
    SEATS,
    TURN_UP,
    State,
    new_state,
)
from .turns import (
    decline_marker,
    draw_marker,
    draw_piece,
    play,
    playable_cards,
    take_marker,
    turn_up,
)

# Frozen values that come again and again: made once.
_PLAYS = Listing(tuple(map(Play, Card)))
_GIVES = Listing(tuple(map(Give, Card)))
_TRADES = tuple(map(GivePiece, Piece))
_TURN_UP = (TurnUp(),)
_TAKE_OR_DECLINE = (TakeMarker(), DeclineMarker())
_MOVE_ON = (MoveOn(),)
_ALL = tuple(Offer(SEATS[:seats]) for seats in range(MOST_SEATS + 1))
"""An Offer to everybody, by number of seats."""
_OTHERS = tuple(
    tuple(Offer(tuple(seat for seat in SEATS[:seats] if seat != user)) for user in SEATS)
    for seats in range(MOST_SEATS + 1)
)
"""An Offer to everybody but one, by number of seats, then by that one."""

_CARRY_OUT: dict[type[Action], Callable[[State, Seat | None, Any], Sequence[Event]]] = {
    RemoveSuit: remove_suit,
    Deal: deal,
    Give: give,
    TurnUp: turn_up,
    DrawPiece: draw_piece,
    Play: play,
    TakeMarker: take_marker,
    DeclineMarker: decline_marker,
    DrawMarker: draw_marker,
    UseMarker: use_marker,
    MoveOn: move_on,
    DrawTheft: draw_theft,
    DrawForced: draw_card,
    GivePiece: give_piece,
    DrawSlide: draw_slide,
    Assemble: assemble,
}
"""What carries out each kind of action."""


class Rules:
    """Batalha dos Cookies under these options (the Game protocol)."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def start(self, seats: int, first: Seat) -> State:
        """A match in which nothing is dealt yet (BC-9).

        Raises IllegalTable, and ValueError if `first` is not a seat of this table.
        """
        _refuse_table(self.options, seats)
        if not 0 <= first < seats:
            raise ValueError(f"seat {first} cannot be first: the seats are 0 to {seats - 1}")
        return new_state(self.options, seats, first)

    def ask(self, state: State) -> Ask:
        """What the match waits for."""
        if state.effect is not None:
            return _ask_of_effect(state, state.effect)
        phase = state.phase
        if phase is PLAY:
            seat = state.to_act
            return CHANCE if state.bound[seat] and awaits_forced_draw(state) else SECRETLY[seat]
        if phase is TURN_UP:
            return OPENLY[state.to_act]
        return CHANCE if phase is PIECE else _ask_of_phase(state)

    def legal_actions(self, state: State, seat: Seat | None) -> Iterator[Action]:
        """What this seat may do now, markers out of turn included; None: the table itself.

        A seat that is not at the table may do nothing.
        """
        if seat is None:
            return iter(_MOVE_ON if isinstance(self.ask(state), Offer) else ())
        if state.effect is not None or state.to_act != seat:
            return _unasked(state, seat)
        due = _plays(state, seat) if state.phase is PLAY else _due_actions(state, seat)
        return chain(due, uses(state, seat)) if state.markers[seat] else iter(due)

    def draw_chance(self, state: State, rng: Random) -> Action:
        """The shuffle or lot that is due. Raises IllegalAction if there is none."""
        return chance.draw(state, rng)

    def apply(self, state: State, seat: Seat | None, action: Action) -> Sequence[Event]:
        """Carry the action out in place. Raises IllegalAction before anything has changed."""
        return _CARRY_OUT[type(action)](state, seat, action)

    def observe(self, state: State, viewer: Seat | None) -> Observation:
        """What this viewer may look at now; None: the public."""
        return sight.observe(state, viewer)

    def imagine(self, observation: Observation, rng: Random) -> State:
        """Some whole truth that fits this observation."""
        return imagine(observation, rng)

    def copy(self, state: State) -> State:
        """An independent copy of the state."""
        return state.copy()

    def write(self, action: Action) -> str:
        """The action as one short line of notation."""
        return notation.write(action)

    def read(self, line: str) -> Action:
        """The action that `write` made this line of. Raises ValueError."""
        return notation.read(line)


def _refuse_table(options: Options, seats: int) -> None:
    """Raises IllegalTable unless so many can play under these options (BC-6, BC-49, BC-50)."""
    if not DUEL <= seats <= MOST_SEATS:
        facts = {"seats": seats, "least": DUEL, "most": MOST_SEATS}
        raise IllegalTable("BC-6", TableReason.SEATS, **facts)
    if seats != DUEL and options.removed_suit is not None:
        raise IllegalTable("BC-50", TableReason.ONLY_IN_A_DUEL, option="duel_suit")
    for name in ("highest_wins", "no_specials"):
        if seats == DUEL and getattr(options, name):
            raise IllegalTable("BC-49", TableReason.NOT_IN_A_DUEL, option=name)


def _ask_of_phase(state: State) -> Ask:
    """What the rarer phases wait for."""
    phase = state.phase
    if phase is MARKERS:
        return CHANCE if state.taking else OPENLY[state.to_act]
    if phase is EXCHANGE or phase is ASSEMBLY:
        return SECRETLY[state.to_act]
    if phase is PAUSE:
        return _ALL[state.seats]
    return CHANCE if state.outcome is None else Over(state.outcome)


def _ask_of_effect(state: State, effect: Effect) -> Ask:
    if effect.stage is ANSWER:
        return _OTHERS[state.seats][last_user(effect)]
    if effect.stage is DRAW:
        return CHANCE
    giver = giver_in_trade(effect)
    assert giver is not None
    return SECRETLY[giver]


def _due_actions(state: State, seat: Seat) -> Iterable[Action]:
    """What the phases other than PLAY await of the seat that is to act; no marker is at work."""
    phase = state.phase
    if phase is TURN_UP:
        return _TURN_UP
    if phase is EXCHANGE:
        return _GIVES.each(state.hands[seat] ^ set_of(state.chosen[seat]))
    if phase is MARKERS and not state.taking:
        return _TAKE_OR_DECLINE
    return assemblies(Pieces(*state.pieces[seat])) if phase is ASSEMBLY else ()


def _plays(state: State, seat: Seat) -> Iterable[Play]:
    """The cards that the seat may play, its turn having come."""
    cards = playable_cards(state, seat)
    if cards == state.hands[seat]:
        return _PLAYS.each(cards)
    greys = cards & GREY
    return _PLAYS[cards ^ greys] + _PLAYS[greys] if greys else _PLAYS[cards]


def _unasked(state: State, seat: Seat) -> Iterator[Action]:
    """What the seat may do while the phase awaits another, or a marker is at work."""
    if not 0 <= seat < state.seats:
        return iter(())
    effect = state.effect
    if effect is not None and giver_in_trade(effect) == seat:
        # BC-38
        held = state.pieces[seat]
        return (trade for trade, count in zip(_TRADES, held, strict=True) if count)
    return iter(uses(state, seat))
