"""How fast the rules are: whole random matches, and what a screen asks of one state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any, TypeAlias

from cookiegames.commands.walk import pick
from cookiegames.rules.catalog import GAMES, Entry
from cookiegames.rules.game import Chance, Choose, Event, Game, Offer, Seat, redact

from .measure import Figure, Sample, held_against, interleaved

PEER = "open_spiel hearts, from Python"
EVEN_PEER = f"{PEER}, its deal drawn without weights"
SEATS = 4
SECONDS = 0.3
"""How long one sample walks."""
ANSWER = 0.3
TARGETS = {"batalha": ">= 0.7x"}

AnyGame = Game[Any, Any, Any, Any]
Chances: TypeAlias = Sequence[tuple[int, float]]
"""open_spiel's outcomes of a lot, each with its probability."""


def has_peer() -> bool:
    """Whether open_spiel is installed."""
    return find_spec("pyspiel") is not None


def figures(*, repeats: int = 9) -> list[Figure]:
    """Decisions a second of each game, and microseconds of copy, observe and redact."""
    return [*_walks(repeats), *_looks(repeats)]


def _walks(repeats: int) -> list[Figure]:
    samples: dict[str, Sample] = {}
    if has_peer():
        samples |= {PEER: _peer_walker(_by_weight), EVEN_PEER: _peer_walker(_evenly)}
    samples |= {_walk_name(entry): _walker(entry) for entry in GAMES.values()}
    values = interleaved(samples, repeats=repeats)
    if has_peer():
        targets = {_walk_name(GAMES[game]): target for game, target in TARGETS.items()}
        return held_against(PEER, values, unit="decisions/s", targets=targets)
    return [Figure(name=name, unit="decisions/s", values=taken) for name, taken in values.items()]


def _walk_name(entry: Entry) -> str:
    return f"{entry.id}, {SEATS} seats: random matches"


def _walker(entry: Entry) -> Sample:
    game = entry.game()
    rng = Random(1)

    def sample() -> float:
        begun = perf_counter()
        decisions = 0
        while perf_counter() - begun < SECONDS:
            decisions += _walk(game, game.start(SEATS, Seat(0)), rng)
        return decisions / (perf_counter() - begun)

    return sample


def _walk(
    game: AnyGame,
    state: Any,
    rng: Random,
    *,
    most: int = 100_000,
    heard: list[Event] | None = None,
) -> int:
    """Play on at random, and return the number of decisions, chance's included.

    Only who is asked is polled. `heard` takes the events, which are made in any case.
    """
    for decisions in range(most):
        ask = game.ask(state)
        # No `match`: its patterns take a good part of so short a step.
        if isinstance(ask, Choose):
            seat: Seat | None = ask.seat
            action = pick(list(game.legal_actions(state, seat)), rng)
        elif isinstance(ask, Chance):
            seat, action = None, game.draw_chance(state, rng)
        elif isinstance(ask, Offer):
            seat, action = _answer(game, state, ask.seats, rng)
        else:
            return decisions
        events = game.apply(state, seat, action)
        if heard is not None:
            heard += events
    return most


def _answer(
    game: AnyGame, state: Any, seats: tuple[Seat, ...], rng: Random
) -> tuple[Seat | None, Any]:
    for seat in seats:
        legal = list(game.legal_actions(state, seat))
        if legal and rng.random() < ANSWER:
            return seat, pick(legal, rng)
    return None, next(game.legal_actions(state, None))


def _peer_walker(draw: Callable[[Chances, Random], int]) -> Sample:
    """Walks open_spiel's hearts in its documented way; each card of the deal is a step of its own.

    At a chance node an outcome is drawn, elsewhere one of `legal_actions()` is picked evenly, by
    the very function that picks for ours. The peer that ours is held against draws `_by_weight`,
    as any game needs it; `_evenly` shows how much of its time that takes.
    """
    rng = Random(1)

    def sample() -> float:
        import pyspiel

        game = pyspiel.load_game("hearts")
        begun = perf_counter()
        decisions = 0
        while perf_counter() - begun < SECONDS:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    action = draw(state.chance_outcomes(), rng)
                else:
                    action = pick(state.legal_actions(), rng)
                state.apply_action(action)
                decisions += 1
        return decisions / (perf_counter() - begun)

    return sample


def _by_weight(chances: Chances, rng: Random) -> int:
    """One outcome by the standard library (open_spiel's examples use numpy's slower choice)."""
    outcomes, probabilities = zip(*chances, strict=True)
    action: int = rng.choices(outcomes, probabilities)[0]
    return action


def _evenly(chances: Chances, rng: Random) -> int:
    """What only hearts allows: all cards of its deal are equally likely."""
    return pick(chances, rng)[0]


def _looks(repeats: int) -> list[Figure]:
    samples: dict[str, Sample] = {}
    for entry in GAMES.values():
        game = entry.game()
        state, events = _middle(game)
        samples[f"{entry.id}: copy"] = _timed(partial(game.copy, state))
        samples[f"{entry.id}: observe"] = _timed(partial(game.observe, state, Seat(0)))
        samples[f"{entry.id}: redact"] = _timed(_redactor(events), each=len(events))
    targets = {"copy": "<= 1.5 us", "observe": "<= 20 us", "redact": "<= 20 us"}
    return [
        Figure(name=name, unit="us", values=taken, target=targets[name.rpartition(" ")[2]])
        for name, taken in interleaved(samples, repeats=repeats).items()
    ]


def _middle(game: AnyGame) -> tuple[Any, list[Event]]:
    """A state half-way through a match, and what had happened until then."""
    whole = _walk(game, game.start(SEATS, Seat(0)), Random(1))
    state = game.start(SEATS, Seat(0))
    events: list[Event] = []
    _walk(game, state, Random(1), most=whole // 2, heard=events)
    return state, events


def _redactor(events: list[Event]) -> Callable[[], object]:
    return lambda: [redact(event, Seat(0)) for event in events]


def _timed(work: Callable[[], object], *, each: int = 1) -> Sample:
    """Microseconds of the work, of which one call does `each` pieces."""
    calls = 2000 // each + 1

    def sample() -> float:
        begun = perf_counter()
        for _call in range(calls):
            work()
        return (perf_counter() - begun) * 1e6 / calls / each

    return sample
