"""The table: taking, covering, news, and what stays on the screen after an action."""

from __future__ import annotations

from random import Random

import pytest

from cookiegames.controller.table import Company, Lock, News, Table, WrongPin
from cookiegames.rules.batalha.actions import Give, Play, TurnUp
from cookiegames.rules.batalha.events import CardGiven, HandDealt
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, IllegalAction, Seat

DANTE, GAEL, MAYA = Seat(0), Seat(1), Seat(2)


def table(*, locks: tuple[Lock | None, ...] = ()) -> Table:
    entry = GAMES["batalha"]
    names = ("Dante", "Gael", "Maya")
    return Table(Company(entry=entry, options=entry.options(), names=names, locks=locks), Random(5))


def exchange(match: Table) -> None:
    """Everybody passes the first two cards of the hand."""
    while match.public.phase is Phase.EXCHANGE:
        assert isinstance(match.ask, Choose)
        match.take(match.ask.seat)
        for _ in range(2):
            match.act(match.legal()[0])
        match.cover()


def test_nobody_at_the_keyboard_sees_no_hand() -> None:
    match = table()
    assert match.sight.hand == ()
    assert match.legal() == ()


def test_whoever_takes_the_keyboard_sees_their_own_hand_until_it_is_covered() -> None:
    match = table()
    match.take(MAYA)
    assert len(match.sight.hand) == 12
    match.cover()
    assert match.sight.hand == ()


def test_the_keyboard_must_be_covered_before_another_takes_it() -> None:
    match = table()
    match.take(MAYA)
    with pytest.raises(AssertionError):
        match.take(GAEL)


def test_a_pin_opens_only_its_own_seat() -> None:
    match = table(locks=(Lock.of("1234"), None, Lock.of("9876")))
    assert [match.locked(Seat(seat)) for seat in range(3)] == [True, False, True]
    with pytest.raises(WrongPin):
        match.take(DANTE, "9876")
    assert match.viewer is None
    match.take(DANTE, "1234")
    assert match.viewer == DANTE


def test_a_pin_is_kept_as_a_salted_hash() -> None:
    one, other = Lock.of("1234"), Lock.of("1234")
    assert one.digest != other.digest
    assert b"1234" not in one.digest + one.salt


def test_the_screen_stays_while_the_same_seat_is_asked_again() -> None:
    match = table()
    match.take(DANTE)
    first, second = match.sight.hand[:2]
    assert match.act(Give(first)).stays
    assert not match.act(Give(second)).stays


def test_the_screen_stays_where_the_action_told_a_secret() -> None:
    match = table()
    for seat in (DANTE, GAEL, MAYA):
        match.take(seat)
        match.act(match.legal()[0])
        told = match.act(match.legal()[0])
        match.cover()
    assert told.stays
    assert [event.taker for event in told.events if isinstance(event, CardGiven) and event.card]


def test_an_action_of_another_seat_is_refused_and_changes_nothing() -> None:
    match = table()
    match.take(GAEL)
    before = match.sight
    with pytest.raises(IllegalAction):
        match.act(Give(match.sight.hand[0]))
    assert match.sight == before


def test_news_is_what_a_seat_was_told_and_the_common_screen_did_not_show() -> None:
    match = table()
    exchange(match)
    match.take(DANTE)
    news = match.news()
    given = [event for event in news.private if isinstance(event, CardGiven)]
    assert len(given) == 4
    assert all(event.card is not None and DANTE in event.eyes for event in given)
    assert news.public == 2  # What passed between the two others.


def test_news_counts_as_read_when_the_seat_covers() -> None:
    match = table()
    exchange(match)
    match.take(DANTE)
    assert match.news().private
    match.cover()
    match.take(DANTE)
    assert match.news() == News((), 0)


def test_an_open_choice_is_made_on_the_common_screen_alone() -> None:
    match = table()
    exchange(match)
    assert match.public.phase is Phase.TURN_UP
    assert match.legal() == (TurnUp(),)
    match.take(DANTE)
    assert TurnUp() not in match.legal()
    with pytest.raises(AssertionError):
        match.act(TurnUp())


def test_a_secret_choice_is_not_made_on_the_common_screen() -> None:
    match = table()
    exchange(match)
    match.act(TurnUp())
    match.take(DANTE)
    card = match.sight.hand[0]
    match.cover()
    with pytest.raises(AssertionError):
        match.act(Play(card))


def test_the_record_tells_everybody_the_same() -> None:
    match = table()
    public = match.told_to_all()
    match.take(GAEL)
    assert match.told_to_all() == public
    assert all(event.cards is None for event in public if isinstance(event, HandDealt))


def test_a_hand_that_was_dealt_is_no_news() -> None:
    """It lies there to be looked at, so its dealing holds no screen and no page up."""
    match = table()
    match.take(DANTE)
    assert match.news().private == ()
