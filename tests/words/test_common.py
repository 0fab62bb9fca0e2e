"""The sentences that all games and screens share."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cookiegames.words import common, people

from .spoken import assert_sentence

SENTENCES: tuple[Callable[[], str], ...] = (
    lambda: common.seats(1, 2, 6),
    lambda: common.seats(7, 2, 6),
    common.not_awaited,
    common.damaged_match,
    lambda: common.take_once_more("[/b]", 3),
    common.move_on,
    lambda: common.news_record(1),
    lambda: common.news_record(2),
    lambda: common.nothing_found("lemonade"),
    common.no_terminal,
    lambda: common.unusable_terminal(""),
    lambda: common.unusable_terminal("dumb"),
    common.crashed,
    lambda: people.name_empty(2),
    people.pin_wrong,
)


@pytest.mark.parametrize("sentence", SENTENCES)
def test_every_common_sentence_is_whole(sentence: Callable[[], str]) -> None:
    assert_sentence(sentence())


@pytest.mark.parametrize(
    "refused",
    [
        people.name_too_wide("[/b]", 24, 20),
        people.name_control("[/b]", "U+001B"),
        people.name_unsteady("[/b]", "U+200D"),
        people.name_twice("[/b]"),
    ],
)
def test_a_refused_name_is_shown_as_it_was_typed(refused: str) -> None:
    assert '"[/b]"' in refused
    assert "{" not in refused


def test_a_small_window_is_told_which_size_is_needed() -> None:
    assert common.too_small(40, 10) == (
        "This needs a window of at least 60 columns and 20 rows; it has 40 by 10. Enlarge it and "
        "the table comes back."
    )
