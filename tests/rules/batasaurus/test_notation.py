"""One line an action, both ways."""

from __future__ import annotations

import pytest

from cookiegames.rules.batasaurus.actions import LayOut
from cookiegames.rules.batasaurus.cards import SET
from cookiegames.rules.batasaurus.notation import read, write


@pytest.mark.parametrize(
    "line", ["move on", "turn down", "turn up 7", "lay on top 3", "lay out 3 12 1 / 5 4 2"]
)
def test_a_line_is_read_and_written_again(line: str) -> None:
    assert write(read(line)) == line


def test_a_layout_is_written_by_strengths_place_by_place() -> None:
    line = "lay out 1 2 3 4 5 6 7 8 9 10 11 12 / 12 11 10 9 8 7 6 5 4 3 2 1"
    assert read(line) == LayOut((SET, SET[::-1]))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "turn",
        "turn up",
        "turn up x",
        "turn up 07",
        "turn up 7 8",
        "lay on top",
        "lay out",
        "lay out 13",
        "lay out 0",
        "lay out 1 2 /",
        "lay out 1  2",
        "move on ",
    ],
)
def test_nonsense_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read(line)
