"""The privacy laws on every state of the walks, for every viewer."""

from __future__ import annotations

from random import Random

import pytest

from .chance import source
from .laws import check_sight, check_telling, pairs
from .tables import Table, tables
from .walks import Walk, even


def keep_the_laws(walk: Walk, seed: int) -> None:
    """Walk to the end, and hold the laws at every moment against every viewer."""
    for step, ask in enumerate(walk.moments()):
        for viewer in walk.viewers:
            check_sight(walk.game, walk.state, viewer, source(seed + step))
        rng = source(seed + step)
        for moves in pairs(walk.game, walk.table.kit, walk.state, ask, rng):
            check_telling(walk.game, walk.state, moves, walk.viewers)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_viewer_sees_is_told_and_is_asked_what_is_its_to_know(table: Table) -> None:
    for seed in range(table.kit.private_walks):
        keep_the_laws(Walk(table, even(Random(seed)), source(seed)), seed)
