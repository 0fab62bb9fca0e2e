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
    common.covered_idle,
    common.move_on,
    lambda: common.news_record(1),
    lambda: common.news_record(2),
    common.news_read,
    lambda: common.thinking("Maya"),
    common.give_up_question,
    common.leave_question,
    common.saved,
    lambda: common.nothing_found("lemonade"),
    lambda: common.store_damaged("/x"),
    lambda: common.store_newer("/x"),
    common.store_busy,
    lambda: common.store_full("/x"),
    common.no_terminal,
    lambda: common.unusable_terminal(""),
    lambda: common.unusable_terminal("dumb"),
    common.crashed,
    lambda: people.name_empty(2),
    people.pin_wrong,
    lambda: people.pin_wait(1),
    lambda: people.pin_wait(9),
    lambda: people.pin_choose("Maya", 4, 8),
    people.pin_differs,
    lambda: people.pin_unfit(4, 8),
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


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (5, "just now"),
        (60, "1 minute ago"),
        (7200, "2 hours ago"),
        (86400, "1 day ago"),
    ],
)
def test_the_past_is_told_in_its_largest_unit(seconds: int, words: str) -> None:
    assert common.ago(seconds) == words
