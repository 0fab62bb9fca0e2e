"""The whole truth of a match of Batasaurus."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Outcome, Seat
from .cards import Dinosaur
from .observation import Phase, Played
from .options import Options
from .places import CardSet, PlaceSet

# Looking a member up in its Enum takes longer than a step of the rules: each is looked up once.
LAY_OUT, MEMORISE, TURN_UP, BATTLE, OVER = Phase

LEAST_SEATS, MOST_SEATS = 2, 4
SEATS = tuple(Seat(seat) for seat in range(MOST_SEATS))
CLOCKWISE = tuple(
    tuple(SEATS[first:seats] + SEATS[:first] for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""All seats in order, by how many there are and by the one that comes first."""


@dataclass(slots=True)
class State:
    """Everything the rules need to know; only the rules change it. Lists "by seat" start at 0.

    What is a tuple is replaced and never changed, so copies share it.
    """

    options: Options
    seats: int
    phase: Phase
    leader: Seat
    """Who leads, or led, the trick; the winner takes over when the next trick is awaited."""
    to_act: Seat
    trick: int
    """From 1; 0 before the first card. It rises with the first card of a trick."""

    sets: tuple[tuple[Dinosaur, ...], ...]
    """By seat, then by place: what was laid out there, gone or not; empty before (BS-2)."""
    lying: list[PlaceSet]
    """By seat: where a card still lies."""
    turned_down: tuple[bool, ...]
    """By seat: whether the set is turned down for good (BS-3)."""
    shown: list[CardSet]
    """By seat: which cards of its set were turned up so far."""

    contenders: tuple[Seat, ...]
    """Who plays a card in this round of the trick, in order: all, or those in the battle."""
    tops: tuple[Dinosaur, ...]
    """What they have played in this round, in order; in a battle nobody has seen it yet."""
    middle: tuple[Played, ...]
    """As all see it; a finished trick lies until the next card."""
    piles: list[int]
    """Cards won, by seat. With the cards lying and an unfinished trick they are always 48."""
    last_winner: Seat | None
    """Who won the finished trick that lies in the middle."""
    outcome: Outcome | None
    """Set if and only if the phase is OVER."""

    def copy(self) -> State:
        """An independent copy."""
        twin = object.__new__(State)
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.leader = self.leader
        twin.to_act = self.to_act
        twin.trick = self.trick
        twin.sets = self.sets
        twin.lying = self.lying[:]
        twin.turned_down = self.turned_down
        twin.shown = self.shown[:]
        twin.contenders = self.contenders
        twin.tops = self.tops
        twin.middle = self.middle
        twin.piles = self.piles[:]
        twin.last_winner = self.last_winner
        twin.outcome = self.outcome
        return twin


def new_state(options: Options, seats: int, first: Seat) -> State:
    """A match in which nothing is laid out yet."""
    return State(
        options=options,
        seats=seats,
        phase=LAY_OUT,
        leader=first,
        to_act=first,
        trick=0,
        sets=(),
        lying=[0] * seats,
        turned_down=(False,) * seats,
        shown=[0] * seats,
        contenders=CLOCKWISE[seats][first],
        tops=(),
        middle=(),
        piles=[0] * seats,
        last_winner=None,
        outcome=None,
    )
