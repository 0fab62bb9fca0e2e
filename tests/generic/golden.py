"""Golden playthroughs: one match for each way it can end. `python -m tests.generic.golden --write`.

With names after `--write`, only those files are searched for and written anew. Without `--write`
the files are only compared with what the rules make of their logs.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cookiegames.rules.catalog import GAMES

from .kits import Goal
from .sight_lines import lines, logged
from .tables import Table, kit_of
from .walks import Walk, even

FOLDER = Path(__file__).with_name("golden")


class Golden(NamedTuple):
    """One golden file, and the ending it stands for."""

    game_id: str
    name: str

    @property
    def goal(self) -> Goal:
        """The way in which its match ends."""
        return kit_of(self.game_id).goals[self.name]

    @property
    def table(self) -> Table:
        """The table at which it is played."""
        return Table(self.game_id, self.goal.option_set, self.goal.seats)

    @property
    def path(self) -> Path:
        """Where it lies."""
        return FOLDER / self.game_id / f"{self.name}.txt"

    def __str__(self) -> str:
        return f"{self.game_id}-{self.name}"


def goldens() -> list[Golden]:
    """All golden playthroughs of all games."""
    return [Golden(game_id, name) for game_id in GAMES for name in kit_of(game_id).goals]


def retold(golden: Golden, text: str) -> str:
    """What the rules make today of the log in this text."""
    first, log = logged(golden.table, text)
    return _text(lines(golden.table, first, log))


def end_of(golden: Golden, text: str) -> Any:
    """What the public sees at the end of the match in this text."""
    first, log = logged(golden.table, text)
    game = golden.table.game()
    state = game.start(golden.table.seats, first)
    for move in log:
        game.apply(state, *move)
    return game.observe(state, None)


def _search(golden: Golden) -> str:
    for seed in count():
        walk = Walk(golden.table, even(Random(seed)), Random(seed))
        for _ in walk.moments():
            pass
        if golden.goal.reached(walk.game.observe(walk.state, None)):
            return _text(lines(golden.table, walk.first, walk.log))
    raise AssertionError("the seeds never end")


def _text(told: Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in told)


def main(words: list[str]) -> int:
    """Write the files named, or all; or, without `--write`, tell which would change."""
    writing = "--write" in words
    names = [word for word in words if word != "--write"]
    stale = 0
    for golden in goldens():
        if names and golden.name not in names:
            continue
        if writing:
            golden.path.parent.mkdir(parents=True, exist_ok=True)
            golden.path.write_text(_search(golden), encoding="utf-8")
        text = golden.path.read_text(encoding="utf-8")
        same = retold(golden, text) == text
        stale += not same
        print(f"{golden}: {len(text)} characters, {'the same' if same else 'DIFFERENT'}")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
