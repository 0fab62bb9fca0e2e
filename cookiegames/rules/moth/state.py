"""The whole truth of a match of The Cheating Moth."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Outcome, Seat
from .cards import CARDS, COPIES, Card
from .observation import Known, Phase, RoundEnding
from .options import Options

# Looking a member up in its Enum takes longer than a step of the rules: each is looked up once.
(
    DEAL,
    TURN,
    DRAW,
    ANT,
    SPIDER,
    RACE_ORDER,
    RACE,
    RACE_LAY,
    SLAP,
    LOT,
    GIFTS,
    WATCH,
    ACCUSE,
    PENALTY,
    FINE,
    PAUSE,
    OVER,
) = Phase

LEAST_SEATS, MOST_SEATS = 3, 5
SEATS = tuple(Seat(seat) for seat in range(MOST_SEATS))
LEFT_OF = tuple(
    tuple(tuple(SEATS[(seat + step) % seats] for step in range(1, seats)) for seat in range(seats))
    for seats in range(MOST_SEATS + 1)
)
"""The others clockwise from the left, by how many sit there and by seat."""
ALL_CARDS = tuple(card for card in CARDS for _ in range(COPIES[card]))
"""The 71 cards of hands and piles, sorted (CM-1, CM-2)."""

Hand = tuple[Card, ...]


@dataclass(slots=True)
class State:
    """Everything the rules need to know; only the rules change it. Lists "by seat" start at 0.

    What is a tuple is replaced and never changed, so copies share it.
    """

    options: Options
    seats: int
    phase: Phase
    round: int
    first: Seat
    """Who was the guard when this round started (CM-4)."""
    guard: Seat
    to_act: Seat
    """Whose turn it is, or was, in this stretch."""

    hands: list[Hand]
    """By seat, sorted. With stock, discards, top and what was thrown they are all 71 cards."""
    top: Card | None
    discards: list[Card]
    """Beneath the top; in no order that matters."""
    stock: list[Card]
    """Sorted: what is drawn is chance's choice."""
    known: list[tuple[Known, ...]]
    """By viewer, sorted: cards it gave to seats that certainly still hold them."""

    thrown: list[Card | None]
    """By seat: what it threw in this stretch (CM-19)."""
    away: list[Hand]
    """By seat, sorted: what it threw before in this round."""
    marked: list[Card | None]
    """By seat: what its paw throws (CM-K2); always in its hand."""
    gifts: tuple[tuple[Seat, Card | None], ...]
    """Who has chosen what for the slowest; the cards are still in the hands (CM-17)."""

    last_watch: bool
    accused: Seat | None
    pressed: tuple[Seat, ...]
    slapped: tuple[Seat, ...]
    slowest: Seat | None
    givers: tuple[Seat, ...]
    claims: tuple[Seat, ...]
    out_of_race: tuple[Seat, ...]
    idle: int
    """Turns in a row without a card played or drawn (CM-10)."""

    scores: tuple[int, ...]
    ending: RoundEnding | None
    revealed: tuple[Hand, ...]
    outcome: Outcome | None
    """Set if and only if the phase is OVER."""

    def copy(self) -> State:
        """An independent copy."""
        twin = object.__new__(State)
        twin.options = self.options
        twin.seats = self.seats
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.guard = self.guard
        twin.to_act = self.to_act
        twin.hands = self.hands[:]
        twin.top = self.top
        twin.discards = self.discards[:]
        twin.stock = self.stock[:]
        twin.known = self.known[:]
        twin.thrown = self.thrown[:]
        twin.away = self.away[:]
        twin.marked = self.marked[:]
        twin.gifts = self.gifts
        twin.last_watch = self.last_watch
        twin.accused = self.accused
        twin.pressed = self.pressed
        twin.slapped = self.slapped
        twin.slowest = self.slowest
        twin.givers = self.givers
        twin.claims = self.claims
        twin.out_of_race = self.out_of_race
        twin.idle = self.idle
        twin.scores = self.scores
        twin.ending = self.ending
        twin.revealed = self.revealed
        twin.outcome = self.outcome
        return twin


def new_state(options: Options, seats: int, first: Seat) -> State:
    """A match in which nothing is dealt yet."""
    return State(
        options=options,
        seats=seats,
        phase=DEAL,
        round=0,
        first=first,
        guard=first,
        to_act=first,
        hands=[()] * seats,
        top=None,
        discards=[],
        stock=[],
        known=[()] * seats,
        thrown=[None] * seats,
        away=[()] * seats,
        marked=[None] * seats,
        gifts=(),
        last_watch=False,
        accused=None,
        pressed=(),
        slapped=(),
        slowest=None,
        givers=(),
        claims=(),
        out_of_race=(),
        idle=0,
        scores=(0,) * seats,
        ending=None,
        revealed=(),
        outcome=None,
    )
