"""Measures everything and prints the table: `python -m tests.bench [--json FILE]`."""

from __future__ import annotations

import argparse
import json
import platform
from collections.abc import Sequence
from pathlib import Path

from . import screen, starts, visitors, walks
from .measure import table

PARTS = {
    "starts": starts.figures,
    "screen": screen.figures,
    "visitors": visitors.figures,
    "walks": walks.figures,
}
"""What can be measured, by its word on the command line."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Measure, print, and keep the figures where that is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--json", metavar="FILE", type=Path, help="keep the figures there too")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"of: {', '.join(PARTS)}")
    wanted = parser.parse_args(arguments)
    for part in wanted.parts:
        if part not in PARTS:
            parser.error(f"there is no part {part!r}")
    figures = [figure for part in wanted.parts or PARTS for figure in PARTS[part]()]
    print(table(figures))
    if not walks.has_peer():
        print(
            "\nopen_spiel is not installed (pip install '.[bench]'): the walks have no peer here."
        )
    if wanted.json:
        machine = {"python": platform.python_version(), "system": platform.platform()}
        report = {"machine": machine, "figures": [figure.data() for figure in figures]}
        wanted.json.write_text(json.dumps(report, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
