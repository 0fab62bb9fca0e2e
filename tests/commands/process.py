"""Runs the command line in a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
START = (sys.executable, "-m", "cookiegames")


def cookiegames(*words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """What `cookiegames` with these words answers, without a terminal."""
    return subprocess.run(
        [*START, *words],
        cwd=ROOT,
        env=os.environ | variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def loaded_by(code: str) -> set[str]:
    """The names of all modules that a fresh interpreter has loaded after this code."""
    report = "import sys; print(*sorted(sys.modules), file=sys.stderr)"
    done = subprocess.run(
        [sys.executable, "-c", f"{code}\n{report}"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    return set(done.stderr.split())
