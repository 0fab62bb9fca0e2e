"""Golden playthroughs say today what they said when they were written."""

from __future__ import annotations

import pytest

from .golden import FOLDER, Golden, end_of, goldens, retold

MOST_CHARACTERS = 400_000


@pytest.mark.parametrize("golden", goldens(), ids=str)
def test_every_viewer_sees_what_it_saw_when_the_file_was_written(golden: Golden) -> None:
    text = golden.path.read_text(encoding="utf-8")
    assert retold(golden, text).splitlines() == text.splitlines()
    assert len(text) < MOST_CHARACTERS


@pytest.mark.parametrize("golden", goldens(), ids=str)
def test_a_golden_match_ends_as_its_name_says(golden: Golden) -> None:
    end = end_of(golden, golden.path.read_text(encoding="utf-8"))
    assert end.outcome is not None
    assert golden.goal.reached(end)


def test_no_golden_file_is_left_over() -> None:
    assert {*FOLDER.rglob("*.txt")} == {golden.path for golden in goldens()}
