"""The whole truth of a match of Calçotada Wars."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Outcome, Seat
from .cards import CARDS_IN_ALL, COPIES, Back, Card, Ingredient
from .events import Attack
from .observation import EMPTY_SERIES, Laid, Phase, Series
from .options import Options

# Looking a member up in its Enum takes longer than a step of the rules: each is looked up once.
(
    DEAL,
    FIRST,
    SECOND,
    PLAY,
    DRAWING,
    ANSWER,
    PICK,
    LOT,
    GIVE,
    SWAPS,
    DUEL,
    OVER,
) = Phase
TURN_PHASES = (FIRST, SECOND, PLAY)
"""The seat to act chooses freely."""

FEWEST = 2
MOST = 6
"""How many can play (CW-4)."""
SEATS = tuple(Seat(seat) for seat in range(MOST))
CLOCKWISE = tuple(
    tuple(SEATS[first:seats] + SEATS[:first] for first in range(seats)) for seats in range(MOST + 1)
)
"""All seats in order, by how many there are and by the one that comes first."""
OTHERS = tuple(tuple(order[1:] for order in orders) for orders in CLOCKWISE)
"""All seats but one, clockwise from it, by how many there are and by that one."""


@dataclass(slots=True)
class State:
    """Everything the rules need to know; only the rules change it. Lists "by seat" start at 0.

    What is a tuple is replaced and never changed, so copies share it. Hands are sorted.
    """

    options: Options
    seats: int
    phase: Phase
    stage: Phase
    """FIRST, SECOND or PLAY: what the turn goes on with when something is settled."""
    first: Seat
    to_act: Seat
    """Whose turn it is; in SWAPS and DUEL who is to swap or to play."""

    hands: list[tuple[Card, ...]]
    drawn: tuple[Card, ...]
    """What the seat to act drew or took in this turn, in order."""
    known: list[tuple[Card, ...]]
    """By viewer and seat, at `viewer * seats + seat`, the public last: cards that the viewer saw
    come into that hand, and which cannot have left it since, sorted."""

    pool: list[int]
    """How many of each Card the pile holds: which one is next is a matter of chance."""
    pile: int
    """How many cards those are."""
    top: Back | None
    """The back of the pile's top card, under "ingredient backs"."""
    discarded: list[int]
    """How many of each Card lie in the discard pile (CW-17)."""

    series: list[Series]
    eaten: list[tuple[int, ...]]
    """By seat: what each completed series scored."""
    points: list[int]
    skips: list[int]
    """By seat: how many turns it is going to miss (CW-20)."""

    laid: bool
    """The ingredient play of the turn is done (CW-9)."""
    may_open: bool
    """The first card of the next series may be laid (CW-10)."""
    cookbook: bool
    """A cookbook lies open until the turn ends (CW-21)."""

    attack: Attack | None
    """What is being settled."""
    victim: Seat | None
    place: Ingredient | None
    """Which place of the victim's series the tweezers are after."""
    picked: Back | None
    """Which back the thief picked, under "ingredient backs", until the lot is drawn."""

    duellists: tuple[Seat, ...]
    """Clockwise from the starter; empty without a duel."""
    left: tuple[Seat, ...]
    """Who left the duel, in order."""
    duel: tuple[tuple[Seat, Laid], ...]
    """The cards of the duel, in order."""
    outcome: Outcome | None
    """Set if and only if the phase is OVER."""

    def copy(self) -> State:
        """An independent copy."""
        twin = object.__new__(State)
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.stage = self.stage
        twin.first = self.first
        twin.to_act = self.to_act
        twin.hands = self.hands[:]
        twin.drawn = self.drawn
        twin.known = self.known[:]
        twin.pool = self.pool[:]
        twin.pile = self.pile
        twin.top = self.top
        twin.discarded = self.discarded[:]
        twin.series = self.series[:]
        twin.eaten = self.eaten[:]
        twin.points = self.points[:]
        twin.skips = self.skips[:]
        twin.laid = self.laid
        twin.may_open = self.may_open
        twin.cookbook = self.cookbook
        twin.attack = self.attack
        twin.victim = self.victim
        twin.place = self.place
        twin.picked = self.picked
        twin.duellists = self.duellists
        twin.left = self.left
        twin.duel = self.duel
        twin.outcome = self.outcome
        return twin


def new_state(options: Options, seats: int, first: Seat) -> State:
    """A match in which nothing is dealt yet (CW-3)."""
    return State(
        options=options,
        seats=seats,
        phase=DEAL,
        stage=FIRST,
        first=first,
        to_act=first,
        hands=[()] * seats,
        drawn=(),
        known=[()] * (seats * (seats + 1)),
        pool=list(COPIES),
        pile=CARDS_IN_ALL,
        top=None,
        discarded=[0] * len(Card),
        series=[EMPTY_SERIES] * seats,
        eaten=[()] * seats,
        points=[0] * seats,
        skips=[0] * seats,
        laid=False,
        may_open=False,
        cookbook=False,
        attack=None,
        victim=None,
        place=None,
        picked=None,
        duellists=(),
        left=(),
        duel=(),
        outcome=None,
    )
