"""The game itself: what is awaited, what is legal, and what an action does."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from random import Random
from typing import Any

from ..game import CHANCE, OPENLY, SECRETLY, Ask, Choose, Clock, IllegalTable, Offer, Over, Seat
from . import chance, notation, races, rounds, sight, slaps, turns, watches
from .actions import (
    Accuse,
    Action,
    Claim,
    Deal,
    Draw,
    Drawn,
    Give,
    GiveNothing,
    Lay,
    LayNothing,
    Lot,
    Mark,
    MoveOn,
    Order,
    Play,
    Press,
    Shout,
    Slap,
    Throw,
)
from .events import Event
from .imagine import imagine
from .observation import Observation
from .options import Options, TableReason
from .refusals import not_awaited
from .state import (
    ACCUSE,
    GIFTS,
    LEAST_SEATS,
    LEFT_OF,
    MOST_SEATS,
    PAUSE,
    PENALTY,
    RACE,
    RACE_LAY,
    SLAP,
    SPIDER,
    TURN,
    WATCH,
    State,
    new_state,
)

# Frozen values that come again and again: made once.
_PAUSE = Offer(())
_MOVE_ON = (MoveOn(),)
_MOVING = (WATCH, RACE, SLAP, PAUSE)
_RACING = tuple(Choose(Seat(seat), secret=True, clock=Clock.RACE) for seat in range(MOST_SEATS))


class Rules:
    """The Cheating Moth under these options (the Game protocol)."""

    def __init__(self, options: Options) -> None:
        self.options = options

    def start(self, seats: int, first: Seat) -> State:
        """A match in which nothing is dealt yet; `first` is the first guard (CM-4).

        Raises IllegalTable, and ValueError if `first` is not a seat of this table.
        """
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            facts = {"seats": seats, "least": LEAST_SEATS, "most": MOST_SEATS}
            raise IllegalTable("CM-1", TableReason.SEATS, **facts)
        if not 0 <= first < seats:
            raise ValueError(f"seat {first} cannot be first: the seats are 0 to {seats - 1}")
        return new_state(self.options, seats, first)

    def ask(self, state: State) -> Ask:
        """What the match waits for."""
        phase = state.phase
        if phase is TURN or phase is SPIDER:
            return SECRETLY[state.to_act]
        if phase is WATCH:
            return _watch(state)
        if phase is GIFTS:
            return SECRETLY[state.givers[0]]
        if phase is RACE_LAY:
            asked = SECRETLY if state.options.calm else _RACING
            return asked[state.claims[0]]
        if phase is RACE or phase is SLAP:
            return _hurried(state.seats, state.to_act, phase is SLAP)
        if phase is ACCUSE:
            return OPENLY[state.guard]
        if phase is PENALTY:
            return SECRETLY[state.guard]
        if phase is PAUSE:
            return _PAUSE
        return CHANCE if state.outcome is None else Over(state.outcome)

    def legal_actions(self, state: State, seat: Seat | None) -> Iterator[Action]:
        """What this seat may do now, out of turn too; None: the table itself.

        A seat that is not at the table may do nothing.
        """
        phase = state.phase
        if seat is None:
            return iter(_MOVE_ON if phase in _MOVING else ())
        if seat >= state.seats:
            return iter(())
        if phase is WATCH:
            return iter(watches.watch_actions(state, seat) + watches.private_actions(state, seat))
        if phase is not TURN:
            return iter(_when_asked(state, seat))
        if seat != state.to_act:
            return iter(watches.private_actions(state, seat))
        return iter(turns.turn_actions(state, seat) + watches.private_actions(state, seat))

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


# What is asked


def _watch(state: State) -> Offer:
    options = state.options
    timed = not options.calm and options.watch > 0
    return _watched(state.seats, state.to_act, state.guard if state.last_watch else None, timed)


@cache
def _watched(seats: int, to_act: Seat, only: Seat | None, timed: bool) -> Offer:
    """The last watch is the guard's alone (CM-11b, CM-K2)."""
    watching = (*LEFT_OF[seats][to_act], to_act) if only is None else (only,)
    return Offer(watching, Clock.WATCH if timed else None)


@cache
def _hurried(seats: int, to_act: Seat, slap: bool) -> Offer:
    """All race; who played a mosquito does not slap it (CM-16, CM-17)."""
    others = LEFT_OF[seats][to_act]
    return Offer(others, Clock.SLAP) if slap else Offer((*others, to_act), Clock.RACE)


# What is legal while something else than a turn or a watch is going on


def _when_asked(state: State, seat: Seat) -> Sequence[Action]:
    phase = state.phase
    if phase is RACE_LAY and seat == state.claims[0]:
        return races.lay_actions(state, seat)
    if races.may_claim(state, seat):
        return (races.CLAIM,)
    if slaps.may_slap(state, seat):
        return (slaps.SLAP_IT,)
    if phase is SPIDER and seat == state.to_act:
        return turns.spider_actions(state, seat)
    if phase is GIFTS and seat == state.givers[0]:
        assert state.slowest is not None, "gifts have a receiver"
        return turns.gifts_to(state.hands[seat], state.slowest)
    if phase is ACCUSE and seat == state.guard:
        return watches.accusations(state)
    if phase is PENALTY and seat == state.guard:
        assert state.accused is not None, "somebody was caught"
        return turns.gifts_to(state.hands[seat], state.accused)
    return ()


# What is given, and how the table moves on, depends on what is going on


def _give(state: State, seat: Seat | None, action: Give) -> Sequence[Event]:
    _must_be_asked_to_give(state, seat)
    if state.phase is SPIDER:
        return turns.give_after_spider(state, action)
    if state.phase is GIFTS:
        return slaps.give(state, action)
    return watches.give_penalty(state, action)


def _give_nothing(state: State, seat: Seat | None, _: GiveNothing) -> Sequence[Event]:
    _must_be_asked_to_give(state, seat)
    if state.phase is SPIDER:
        return turns.give_nothing_after_spider(state)
    if state.phase is GIFTS:
        return slaps.give_nothing(state)
    return watches.give_no_penalty(state)


def _must_be_asked_to_give(state: State, seat: Seat | None) -> None:
    phase = state.phase
    asked = (
        state.to_act
        if phase is SPIDER
        else state.givers[0]
        if phase is GIFTS
        else state.guard
        if phase is PENALTY
        else None
    )
    if seat is None or seat != asked:
        raise not_awaited(state)


def _move_on(state: State, seat: Seat | None, action: MoveOn) -> Sequence[Event]:
    phase = state.phase
    if seat is not None or phase not in _MOVING:
        raise not_awaited(state)
    if phase is WATCH:
        events: list[Event] = []
        rounds.end_watch(state, events)
        return events
    if phase is RACE:
        return races.time_up(state)
    return slaps.time_up(state) if phase is SLAP else rounds.move_on(state, action)


_CARRY_OUT: dict[type[Action], Callable[[State, Seat | None, Any], Sequence[Event]]] = {
    Deal: rounds.deal,
    Drawn: turns.drawn,
    Lot: slaps.lot,
    Order: races.order,
    Play: turns.play,
    Draw: turns.draw,
    Give: _give,
    GiveNothing: _give_nothing,
    Lay: races.lay,
    LayNothing: races.lay_nothing,
    Throw: watches.throw,
    Mark: watches.mark,
    Press: watches.press,
    Shout: watches.shout,
    Accuse: watches.accuse,
    Slap: slaps.slap,
    Claim: races.claim,
    MoveOn: _move_on,
}
"""What carries out each kind of action."""
