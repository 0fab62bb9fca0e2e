"""How long the commands take that answer without the app."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import perf_counter

from .measure import Figure, Sample, held_against, interleaved

FLOOR = "python -c pass"
COMMANDS = (
    ("--version",),
    ("list",),
    ("list", "--json"),
    ("rules", "BC-13"),
    ("rules", "batalha"),
)
ROOT = Path(__file__).parents[2]


def figures(*, repeats: int = 31) -> list[Figure]:
    """Milliseconds from the call of each command to its end."""
    script = Path(sys.executable).with_name("cookiegames")
    start = [str(script)] if script.exists() else [sys.executable, "-m", "cookiegames"]
    lines = {FLOOR: [sys.executable, "-c", "pass"]}
    lines |= {" ".join(("cookiegames", *words)): [*start, *words] for words in COMMANDS}
    samples = {name: _start(line) for name, line in lines.items()}
    for sample in samples.values():
        sample()  # The first start compiles, and fetches from the disk.
    values = interleaved(samples, repeats=repeats)
    targets = dict.fromkeys(list(lines)[1:], "<= 2.5x")
    return held_against(FLOOR, values, unit="ms", targets=targets)


def _start(line: Sequence[str]) -> Sample:
    # Without compiled modules every start would measure Python's compiler.
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}

    def sample() -> float:
        begun = perf_counter()
        subprocess.run(line, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, check=True)
        return (perf_counter() - begun) * 1000

    return sample
