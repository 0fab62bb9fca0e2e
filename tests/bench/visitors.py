"""What a visitor of the own host waits for and takes, and how long taking a match up takes."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random
from time import perf_counter

from cookiegames.words import house
from tests.controller.keeping import begun, step
from tests.pty.process import Process, python
from tests.ssh.doors import Door, own_host

from .measure import Figure

REPEATS = 5
ACTIONS = 150
MEGABYTE = 1 << 20


def figures() -> list[Figure]:
    """From the client's start to home, memory on the host, and a resume of 150 actions."""
    with tempfile.TemporaryDirectory() as folder, own_host(Path(folder)) as door:
        waits, takes = zip(*(_visit(door) for _ in range(REPEATS)), strict=True)
    return [
        Figure(name="a visitor over the own host: ssh to home", unit="ms", values=waits),
        Figure(name="a visitor over the own host: memory (USS)", unit="MB", values=takes),
        _resumes(),
    ]


def _visit(door: Door) -> tuple[float, float]:
    """Milliseconds until home is shown, and the megabytes that the visitor's processes own."""
    start = perf_counter()
    with door.visit() as visitor:
        visitor.until_page(house.new_match())
        waited = 1000 * (perf_counter() - start)
        taken = sum(one.memory_full_info().uss for one in door.games()) / MEGABYTE
    door.until_empty()
    return waited, taken


def _resumes() -> Figure:
    """From the command to the table of a match that has come so far."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder)
        keeper, table = begun(home)
        rng = Random(1)
        for _ in range(ACTIONS):
            step(table, rng)
        keeper.let_go()
        values = []
        for _ in range(REPEATS):
            start = perf_counter()
            with Process(python("cookiegames", "resume"), home=home) as process:
                process.until_page("Batalha dos Cookies")
                values.append(1000 * (perf_counter() - start))
    return Figure(name=f"resume of a match of {ACTIONS} actions", unit="ms", values=tuple(values))
