"""One line an action, both ways."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.notation import read, write


@pytest.mark.parametrize(
    "line",
    [
        "remove blue",
        "deal B1 B2 Z0a ZM",
        "piece candy",
        "marker no-peeking",
        "steal rotten",
        "force B4",
        "slide candy - rotten",
        "move on",
        "give B4",
        "turn up",
        "B10",
        "Z13b",
        "take marker",
        "leave marker",
        "theft 2",
        "no-peeking 0",
        "trade 1",
        "from-the-right",
        "from-the-left",
        "protection",
        "trade-piece strawberry",
        "assemble sacrifice 1/0/2/0 join 2/0/0/0",
    ],
)
def test_a_line_is_read_and_written_again(line: str) -> None:
    assert write(read(line)) == line


@pytest.mark.parametrize(
    "line",
    ["", "B13", "give", "give B13", "theft x", "piece gold", "assemble", "deal B1 X9", "slide ?"],
)
def test_nonsense_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        read(line)
