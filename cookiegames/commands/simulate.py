"""The command `simulate`: many random matches without a screen, and how they ended."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from random import Random
from time import perf_counter
from typing import Any

from ..controller.options import write_value
from ..rules.game import Outcome
from ..words import commands as words
from . import Misuse, show
from .columns import columns
from .typed import game_of, options_of
from .walk import play_out

PATIENCE = 1.0
"""Seconds without a word after which a progress bar tells how far it is."""


@dataclass(slots=True)
class Tally:
    """What the matches came to; its fields are the keys of the JSON."""

    game: str
    seats: int
    options: dict[str, Any]
    matches: int
    """How many were asked for."""
    finished: int = 0
    actions: int = 0
    """All log entries, chance included."""
    seconds: float = 0.0
    actions_per_second: float = 0.0
    endings: dict[str, int] = field(default_factory=dict)
    """Finished matches by ending."""
    mean_scores: list[float] = field(default_factory=list)
    """By seat, over the finished matches."""
    wins: list[float] = field(default_factory=list)
    """By seat; a shared win counts as its share."""

    def __post_init__(self) -> None:
        self.mean_scores = [0.0] * self.seats
        self.wins = [0.0] * self.seats

    def count(self, outcome: Outcome) -> None:
        """One more match is finished."""
        self.finished += 1
        ending = outcome.ending.name.lower()
        self.endings[ending] = self.endings.get(ending, 0) + 1
        for seat, score in enumerate(outcome.scores):
            self.mean_scores[seat] += (score - self.mean_scores[seat]) / self.finished
        for seat in outcome.winners:
            self.wins[seat] += 1 / len(outcome.winners)


def run(command: Namespace) -> int:
    """Play the matches and print the tally; status 1: one did not finish. Raises Misuse."""
    if command.matches < 1:
        raise Misuse(words.too_few("--matches", 1))
    entry = game_of(command.game)
    options = options_of(entry, command.options, seats=command.seats)
    tally = Tally(entry.id, command.seats, asdict(options), command.matches)
    _play(entry.game(options), tally, Random(command.seed))
    show(json.dumps(asdict(tally), indent=2) if command.json else _table(tally, entry.title))
    return 0 if tally.finished == tally.matches else 1


def _play(game: Any, tally: Tally, rng: Random) -> None:
    begun = perf_counter()
    with _progress(tally.matches) as advance:
        for _match in range(tally.matches):
            outcome, actions = play_out(game, tally.seats, rng)
            tally.actions += actions
            if outcome is not None:
                tally.count(outcome)
            advance()
    tally.seconds = perf_counter() - begun
    tally.mean_scores = [round(mean, 3) for mean in tally.mean_scores]
    tally.actions_per_second = tally.actions / tally.seconds


@contextmanager
def _progress(matches: int) -> Iterator[Callable[[], None]]:
    """What to call after each match: it draws a bar once this takes long, if anybody can see it."""
    if sys.stderr is None or not sys.stderr.isatty():
        yield lambda: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    begun = perf_counter()
    looks = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    bar = Progress(*looks, console=Console(stderr=True), transient=True)
    task = bar.add_task(words.simulating(), total=matches)

    def advance() -> None:
        bar.advance(task)
        if not bar.live.is_started and perf_counter() - begun > PATIENCE:
            bar.start()

    try:
        yield advance
    finally:
        bar.stop()


def _table(tally: Tally, title: str) -> str:
    seats = zip(tally.mean_scores, tally.wins, strict=True)
    by_seat = [
        (str(seat), f"{mean:.2f}", f"{won:.1f}") for seat, (mean, won) in enumerate(seats, 1)
    ]
    by_ending = [(ending, str(count)) for ending, count in sorted(tally.endings.items())]
    options = [f"  {name}={write_value(value)}" for name, value in tally.options.items()]
    parts = (
        words.simulated(title, tally.seats, tally.finished, tally.matches),
        *options,
        words.pace(tally.actions, tally.seconds, tally.actions_per_second),
        "",
        columns([words.seat_headings(), *by_seat], numbers=(0, 1, 2)),
        "",
        columns([words.ending_headings(), *by_ending], numbers=(1,)),
    )
    return "\n".join(parts)
