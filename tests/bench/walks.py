"""How fast the rules are: whole random matches, and what a screen asks of one state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib.util import find_spec
from random import Random
from time import perf_counter
from typing import Any

from cookiegames.commands.walk import pick
from cookiegames.rules.catalog import GAMES, Entry
from cookiegames.rules.game import Chance, Choose, Event, Game, Offer, Over, Seat, redact

from .measure import Figure, Sample, held_against, interleaved

PEER = "open_spiel hearts, from Python"
SEATS = 4
SECONDS = 0.3
"""How long one sample walks."""
ANSWER = 0.3
TARGETS = {"batalha": ">= 0.7x"}

AnyGame = Game[Any, Any, Any, Any]


def has_peer() -> bool:
    """Whether open_spiel is installed."""
    return find_spec("pyspiel") is not None


def figures(*, repeats: int = 9) -> list[Figure]:
    """Decisions a second of each game, and microseconds of copy, observe and redact."""
    return [*_walks(repeats), *_looks(repeats)]


def _walks(repeats: int) -> list[Figure]:
    samples: dict[str, Sample] = {PEER: _walk_peer} if has_peer() else {}
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
            decisions += len(_walk(game, rng)[1])
        return decisions / (perf_counter() - begun)

    return sample


def _walk(game: AnyGame, rng: Random, most: int = 100_000) -> tuple[Any, list[Sequence[Event]]]:
    """Where a random match of at most so many steps came to, and the events of each step.

    Only who is asked is polled.
    """
    state = game.start(SEATS, Seat(0))
    steps: list[Sequence[Event]] = []
    while len(steps) < most:
        match game.ask(state):
            case Choose(seat):
                action = pick(tuple(game.legal_actions(state, seat)), rng)
                steps.append(game.apply(state, seat, action))
            case Chance():
                steps.append(game.apply(state, None, game.draw_chance(state, rng)))
            case Offer(seats):
                steps.append(game.apply(state, *_answer(game, state, seats, rng)))
            case Over():
                break
    return state, steps


def _answer(
    game: AnyGame, state: Any, seats: tuple[Seat, ...], rng: Random
) -> tuple[Seat | None, Any]:
    for seat in seats:
        legal = tuple(game.legal_actions(state, seat))
        if legal and rng.random() < ANSWER:
            return seat, pick(legal, rng)
    return None, next(game.legal_actions(state, None))


def _walk_peer() -> float:
    import pyspiel

    game = pyspiel.load_game("hearts")
    rng = Random(1)
    begun = perf_counter()
    decisions = 0
    while perf_counter() - begun < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                # Each card of the deal is a step of its own here, and all are equally likely.
                action, _probability = pick(state.chance_outcomes(), rng)
            else:
                action = pick(state.legal_actions(), rng)
            state.apply_action(action)
            decisions += 1
    return decisions / (perf_counter() - begun)


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
    _over, steps = _walk(game, Random(1))
    state, steps = _walk(game, Random(1), len(steps) // 2)
    return state, [event for step in steps for event in step]


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
