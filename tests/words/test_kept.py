"""Every trouble with what is kept has a sentence that says what to do."""

from __future__ import annotations

import pytest

from cookiegames.controller.trouble import StoreReason, StoreTrouble
from cookiegames.words import fame, host, kept, replays

from .spoken import assert_sentence

FACTS = {"path": "/home/ana/matches.db", "match": "k7mfw", "since": 0.0}


@pytest.mark.parametrize("reason", StoreReason)
def test_every_trouble_is_explained(reason: StoreReason) -> None:
    told = kept.say(StoreTrouble(reason, **FACTS), now=7200.0)
    assert_sentence(told.replace("/home/ana/matches.db", "The file"))


def test_what_has_not_happened_is_said_to_have_not_happened() -> None:
    for reason in (StoreReason.FULL, StoreReason.GONE, StoreReason.BUSY):
        assert "has not happened" in kept.say(StoreTrouble(reason, **FACTS))


def test_who_plays_a_match_already_is_told_since_when() -> None:
    told = kept.say(StoreTrouble(StoreReason.IN_USE, match="k7mfw", since=0.0), now=7300.0)
    assert told == "Somebody plays match k7mfw already, since 2 hours ago: finish it there."


@pytest.mark.parametrize(
    ("seconds", "told"),
    [
        (0, "just now"),
        (59, "just now"),
        (60, "1 minute ago"),
        (3599, "59 minutes ago"),
        (7200, "2 hours ago"),
        (86400, "1 day ago"),
        (10**6, "11 days ago"),
    ],
)
def test_times_are_told_in_words(seconds: float, told: str) -> None:
    assert kept.ago(seconds) == told


def test_a_shared_win_counts_as_its_part() -> None:
    assert fame.tally(1.5, 4) == "1.5 won of 4 matches"
    assert fame.tally(1, 1) == "1 won of 1 match"


def test_a_hand_is_told_in_a_replay() -> None:
    assert replays.holds("Ana", ["blue 4", "red 2"]) == "Ana holds blue 4 and red 2."
    assert replays.holds("Ana", []) == "Ana holds nothing."


def test_a_host_names_its_visitors_what_they_need() -> None:
    for sentence in (host.no_room(), host.closes_soon(30), host.closed()):
        assert_sentence(sentence)
    assert "30 minutes" in host.closes_soon(30)
