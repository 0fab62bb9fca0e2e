"""The whole truth of a match of Batalha dos Cookies."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import MOST_SEATS, Outcome, Seat
from .actions import Assemble
from .card_sets import CardSet
from .cards import MARKERS_OF_EACH, Card, Marker, Piece, Suit
from .events import CardGiven
from .observation import Effect, Phase, PieceWay, Stage, Trick
from .options import Options

# Looking a member up in its Enum takes longer than a step of the rules: each is looked up once.
SUIT, DEAL, EXCHANGE, TURN_UP, PIECE, PLAY, MARKERS, PAUSE, ASSEMBLY, OVER = Phase
ANSWER, DRAW, GIVE_USER, GIVE_TARGET = Stage

SEATS = tuple(Seat(seat) for seat in range(MOST_SEATS))
CLOCKWISE = tuple(
    tuple(SEATS[first:seats] + SEATS[:first] for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""All seats in order, by how many there are and by the one that comes first."""
OTHERS = tuple(tuple(order[1:] for order in orders) for orders in CLOCKWISE)
"""All seats but one, clockwise from it, by how many there are and by that one."""
DUEL = 2
"""The number of seats that fight a duel (BC-6)."""


@dataclass(slots=True)
class State:
    """Everything the rules need to know; only the rules change it. Lists "by seat" start at 0.

    What is a tuple is replaced and never changed, so copies share it.
    """

    options: Options
    seats: int
    phase: Phase
    """Where we are, a marker at work (`effect`) aside."""
    round: int
    """1 to 3; 0 before the first deal. It rises with the deal."""
    starter: Seat
    """Who started, or will start, the round."""
    leader: Seat
    """Who starts, or started, the turn; the winner takes over when the next turn is awaited."""
    to_act: Seat
    """Whose card or choice the phase is about."""
    removed: Suit | None
    """The suit the duel goes without; None: no duel, or not drawn yet."""

    hands: list[CardSet]
    """By seat. Cards chosen in the exchange stay until the last choice."""
    aside: int
    """How many cards of the deck nobody was dealt in this round."""
    dispute: Piece | None
    """The piece in dispute; None unless cards are being played for it."""
    trick: tuple[Card, ...]
    """From the turn's leader clockwise; a finished one lies until the next piece is turned up."""
    led: Card | None
    """The first suited card of `trick`: its suit is the turn suit (BC-12)."""
    tricks: tuple[Trick, ...]
    """The finished turns of this round."""

    chosen: list[tuple[Card, ...]]
    """By seat, the gifts chosen so far; all empty unless the exchange goes on."""
    gifts: tuple[CardGiven, ...]
    """What was passed in this round, by giver, to the left first; empty until the last choice."""

    piece_pile: list[int]
    """Face-down pieces by kind: which one is next is a matter of chance."""
    pieces: list[list[int]]
    """By seat, then by kind. With `piece_pile` and `dispute` they are always 36."""
    ways: tuple[PieceWay, ...]
    """Every win and every move with its kind; carried out in order they give `pieces`."""

    marker_pile: list[int]
    """Face-down markers by kind; none in a duel (BC-51)."""
    markers: list[tuple[Marker, ...]]
    """By seat, sorted."""
    spent: list[int]
    """Used markers by kind, from their announcement on."""
    awards: tuple[Seat, ...]
    """Who is still to take or be offered a marker; empty unless the phase is MARKERS."""
    taking: bool
    """Whether the first of `awards` takes one for certain: its draw is due."""

    bound: list[bool]
    """By seat: No Peeking decides its next play (BC-37)."""
    forced: list[Card | None]
    """By seat: the card drawn for a bound seat, always in its hand; None: not bound, not drawn."""
    effect: Effect | None
    """The marker at work; it interrupts TURN_UP, PLAY or PAUSE."""

    assemblies: tuple[Assemble | None, ...]
    """By seat; None: not chosen yet."""
    outcome: Outcome | None
    """Set if and only if the phase is OVER."""

    def copy(self) -> State:
        """An independent copy."""
        twin = object.__new__(State)
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.round = self.round
        twin.starter = self.starter
        twin.leader = self.leader
        twin.to_act = self.to_act
        twin.removed = self.removed
        twin.hands = self.hands[:]
        twin.aside = self.aside
        twin.dispute = self.dispute
        twin.trick = self.trick
        twin.led = self.led
        twin.tricks = self.tricks
        twin.chosen = self.chosen[:]
        twin.gifts = self.gifts
        twin.piece_pile = self.piece_pile[:]
        twin.pieces = [held[:] for held in self.pieces]
        twin.ways = self.ways
        twin.marker_pile = self.marker_pile[:]
        twin.markers = self.markers[:]
        twin.spent = self.spent[:]
        twin.awards = self.awards
        twin.taking = self.taking
        twin.bound = self.bound[:]
        twin.forced = self.forced[:]
        twin.effect = self.effect
        twin.assemblies = self.assemblies
        twin.outcome = self.outcome
        return twin


def new_state(options: Options, seats: int, first: Seat) -> State:
    """A match in which nothing is dealt yet (BC-8, BC-9)."""
    duel = seats == DUEL
    draws_suit = duel and options.removed_suit is None
    return State(
        options=options,
        seats=seats,
        phase=SUIT if draws_suit else DEAL,
        round=0,
        starter=first,
        leader=first,
        to_act=first,
        removed=options.removed_suit,
        hands=[0] * seats,
        aside=0,
        dispute=None,
        trick=(),
        led=None,
        tricks=(),
        chosen=[()] * seats,
        gifts=(),
        piece_pile=list(options.pieces),
        pieces=[[0] * len(Piece) for _ in range(seats)],
        ways=(),
        marker_pile=[0 if duel else MARKERS_OF_EACH] * len(Marker),
        markers=[()] * seats,
        spent=[0] * len(Marker),
        awards=(),
        taking=False,
        bound=[False] * seats,
        forced=[None] * seats,
        effect=None,
        assemblies=(None,) * seats,
        outcome=None,
    )
