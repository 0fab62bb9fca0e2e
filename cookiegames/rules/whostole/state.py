"""The whole truth of a match of "Who stole the cookie?"."""

from __future__ import annotations

from dataclasses import dataclass

from ..game import Outcome, Seat
from .cards import CARDS_IN_ALL, COPIES, Card
from .events import RoundEnding
from .observation import Phase, Told
from .options import Options

# Looking a member up in its Enum takes longer than a step of the rules: each is looked up once.
DEAL, DRAW, TURN, REDRAW, PAUSE, OVER = Phase

ALL_CARDS = tuple(card for card in Card for _ in range(COPIES[card]))
"""All twenty, sorted (WS-1)."""

FEWEST = 2
MOST = 4
"""How many can play (WS-2)."""
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

    What is a tuple is replaced and never changed, so copies share it. Between rounds the table
    stays as the round left it, until the next is dealt.
    """

    options: Options
    seats: int
    phase: Phase
    round: int
    """From 1; 0 before the first deal. It rises with the deal."""
    starter: Seat
    """Who started, or will start, the round."""
    to_act: Seat
    """Whose turn it is; in REDRAW still the one who discarded the Sissy."""
    redraws: Seat | None
    """Who is to draw after a Sissy; None unless the phase is REDRAW."""

    hands: list[tuple[Card, ...]]
    """By seat, the strongest first; empty for who is out."""
    undrawn: list[Card]
    """The cards of `deck` and `aside`, sorted: which one is next is a matter of chance."""
    deck: int
    aside: int
    """How many cards lie face down aside; with the deck they are all of `undrawn`."""
    laid_open: tuple[Card, ...]
    discards: list[tuple[Card, ...]]
    """By seat, in order (WS-5)."""
    discarded: tuple[Card, ...]
    """All discards of the round in the order in which they fell."""

    known: list[tuple[Told, ...]]
    """By viewer: what it was told of other hands that cannot have changed since, by seat."""
    out: list[bool]
    napping: list[bool]
    """By seat: under the Nappy Fellow (WS-17)."""
    changing: list[bool]
    """By seat: under the Diaper Change (WS-18)."""

    tokens: tuple[int, ...]
    ending: RoundEnding | None
    """How the round before ended; None in the first."""
    winners: tuple[Seat, ...]
    """Who won the round before."""
    revealed: tuple[Card | None, ...]
    """The hands revealed at the end of a round, until the next is dealt; else all None."""
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
        twin.to_act = self.to_act
        twin.redraws = self.redraws
        twin.hands = self.hands[:]
        twin.undrawn = self.undrawn[:]
        twin.deck = self.deck
        twin.aside = self.aside
        twin.laid_open = self.laid_open
        twin.discards = self.discards[:]
        twin.discarded = self.discarded
        twin.known = self.known[:]
        twin.out = self.out[:]
        twin.napping = self.napping[:]
        twin.changing = self.changing[:]
        twin.tokens = self.tokens
        twin.ending = self.ending
        twin.winners = self.winners
        twin.revealed = self.revealed
        twin.outcome = self.outcome
        return twin


def new_state(options: Options, seats: int, first: Seat) -> State:
    """A match in which nothing is dealt yet (WS-2, WS-3)."""
    return State(
        options=options,
        seats=seats,
        phase=DEAL,
        round=0,
        starter=first,
        to_act=first,
        redraws=None,
        hands=[()] * seats,
        undrawn=list(ALL_CARDS),
        deck=CARDS_IN_ALL,
        aside=0,
        laid_open=(),
        discards=[()] * seats,
        discarded=(),
        known=[()] * seats,
        out=[False] * seats,
        napping=[False] * seats,
        changing=[False] * seats,
        tokens=(0,) * seats,
        ending=None,
        winners=(),
        revealed=(None,) * seats,
        outcome=None,
    )
