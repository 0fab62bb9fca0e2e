"""The protocol every game obeys: seats, asks, events, outcomes and refusals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from random import Random
from typing import Any, Generic, NewType, Protocol, TypeAlias, TypeVar

Seat = NewType("Seat", int)
"""A place at the table, 0.. clockwise."""

MOST_SEATS = 6


class Clock(Enum):
    """What kind of time moves the table on by itself; how long is the screen's affair."""

    WATCH = auto()
    SLAP = auto()
    RACE = auto()
    MEMORISE = auto()


@dataclass(frozen=True, slots=True)
class Chance:
    """A shuffle or a lot is to be drawn."""


@dataclass(frozen=True, slots=True)
class Choose:
    """One seat must choose."""

    seat: Seat
    secret: bool
    """True: only this seat's eyes may see the choices. False: openly, on the common screen."""
    clock: Clock | None = None
    """RACE: it stands while the one who was fastest chooses, and goes on if the race does."""


@dataclass(frozen=True, slots=True)
class Offer:
    """Any of these seats may act, or the table moves on together; without seats, a pause."""

    seats: tuple[Seat, ...]
    clock: Clock | None = None


@dataclass(frozen=True, slots=True)
class Over:
    """Nothing is awaited any more."""

    outcome: Outcome


Ask: TypeAlias = Chance | Choose | Offer | Over
"""What the match waits for. It is public, so it depends on public facts only."""

CHANCE = Chance()
OPENLY = tuple(Choose(Seat(seat), secret=False) for seat in range(MOST_SEATS))
SECRETLY = tuple(Choose(Seat(seat), secret=True) for seat in range(MOST_SEATS))


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match ended."""

    ending: Enum
    """Which of the game's endings this is."""
    scores: tuple[int, ...]
    """Points (or cards, or tokens) by seat."""
    places: tuple[int, ...]
    """Places by seat, 1 the best; equals share a place and the next one is left out."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats in first place; several share the win."""
        return tuple(Seat(seat) for seat, place in enumerate(self.places) if place == 1)


class Open:
    """An action that shows no secret: it is made on the common screen, for all to see."""

    __slots__ = ()


class Event:
    """What thereby became fact. Unless a subclass says otherwise, everybody may know all of it."""

    __slots__ = ()

    @property
    def eyes(self) -> tuple[Seat, ...] | None:
        """The seats that may know the whole event; None: everybody."""
        return None

    @property
    def lasts(self) -> bool:
        """Whether what it tells those eyes can be looked up at any time: then it is no news."""
        return False

    def blurred(self) -> Event:
        """What all the others see of it."""
        return self


AnyEvent = TypeVar("AnyEvent", bound=Event)


def redact(event: AnyEvent, viewer: Seat | None) -> AnyEvent:
    """The event as this viewer (None: the public) may know it."""
    eyes = event.eyes
    if eyes is None or (viewer is not None and viewer in eyes):
        return event
    blurred = event.blurred()
    assert isinstance(blurred, type(event))
    return blurred


class Refusal(Exception):
    """Something the rules do not allow; words/ makes the sentence a person reads of it."""

    def __init__(self, clause: str, reason: Enum, **facts: object) -> None:
        super().__init__(clause)
        self.clause = clause
        """The id of the clause that decides, such as "BC-13"."""
        self.reason = reason
        self.facts = facts
        """What the sentence needs to know, by name; it may hold a hand: never print it raw."""

    def __str__(self) -> str:
        return self.clause


class IllegalAction(Refusal):
    """An action that is refused; nothing has changed."""


class IllegalTable(Refusal):
    """Options, or a number of seats, with which the game cannot be played."""


def option(default: Any, *, clause: str, least_seats: int = 2, most_seats: int = MOST_SEATS) -> Any:
    """A field of a game's Options: its default, its clause, and how many seats are offered it."""
    offer = {"clause": clause, "least_seats": least_seats, "most_seats": most_seats}
    return field(default=default, metadata=offer)


class CommonReason(Enum):
    """Why an action is refused, where the reason is the same in all games."""

    NOT_AWAITED = auto()
    """This seat, or this kind of action, is not what the match waits for. facts: none"""


S = TypeVar("S")
A = TypeVar("A")
E_co = TypeVar("E_co", bound=Event, covariant=True)
O = TypeVar("O")


class Game(Protocol, Generic[S, A, E_co, O]):
    """Rules plus options. S: State, A: Action, E_co: Event, O: Observation."""

    def start(self, seats: int, first: Seat) -> S:
        """A match in which nothing is dealt yet. Raises IllegalTable."""

    def ask(self, state: S) -> Ask:
        """What the match waits for."""

    def legal_actions(self, state: S, seat: Seat | None) -> Iterator[A]:
        """What this seat may do now, out of turn too; None: the table itself. Empty at Chance."""

    def draw_chance(self, state: S, rng: Random) -> A:
        """The shuffle or lot that is due; only `rng.random()` is relied on."""

    def apply(self, state: S, seat: Seat | None, action: A) -> Sequence[E_co]:
        """Carry the action out in place; seat None: chance or the table.

        Raises IllegalAction before anything has changed.
        """

    def observe(self, state: S, viewer: Seat | None) -> O:
        """What this viewer may look at now; None: the public."""

    def imagine(self, observation: O, rng: Random) -> S:
        """Some whole truth that fits this observation."""

    def copy(self, state: S) -> S:
        """An independent copy of the state."""

    def write(self, action: A) -> str:
        """The action as one short line of notation."""

    def read(self, line: str) -> A:
        """The action that `write` made this line of. Raises ValueError."""
