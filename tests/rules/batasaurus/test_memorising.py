"""Looking at the sets, and never again (BS-3, BS-4)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batasaurus import Options
from cookiegames.rules.batasaurus.actions import Action, MoveOn, TurnDown, TurnUp
from cookiegames.rules.batasaurus.cards import SET
from cookiegames.rules.batasaurus.events import SetTurnedDown
from cookiegames.rules.batasaurus.observation import Phase
from cookiegames.rules.batasaurus.options import TableReason
from cookiegames.rules.game import Choose, Clock, CommonReason, IllegalTable, Offer, Seat

from .position import NAMES, Match, assert_refused, layout, position, seat

TOGETHER = Options(together=True)
OTHERWISE = {"Dante": "9 3 12 5", "Gael": "2 11 1", "Maya": "12 11 10"}


@pytest.mark.clause("BS-3")
def test_one_after_the_other_looks_from_the_leader_clockwise_against_the_clock() -> None:
    match = Match(3, first="Gael").lay_out()
    for name in ("Gael", "Maya", "Dante"):
        assert match.asks() == Choose(seat(name), secret=True, clock=Clock.MEMORISE)
        assert match.legal(name) == [TurnDown()]
        match.do(seat(name), TurnDown())
        assert match.news == [SetTurnedDown(seat(name))]
    assert match.asks() == Choose(seat("Gael"), secret=False)
    assert match.sees().turned_down == (True, True, True)


@pytest.mark.clause("BS-3")
def test_who_looks_sees_their_own_set_and_no_other() -> None:
    match = Match(3, layouts=OTHERWISE).lay_out()
    assert match.sees("Dante").layout == layout("9 3 12 5")
    for other in (None, "Gael", "Maya"):
        assert match.sees(other).layout is None
    match.do(seat("Dante"), TurnDown())
    assert match.sees("Dante").layout is None
    assert match.sees("Gael").layout == layout("2 11 1")
    assert match.sees().turned_down == (True, False, False)


@pytest.mark.clause("BS-3")
def test_all_together_every_set_is_seen_by_all_until_the_table_moves_on() -> None:
    match = Match(3, first="Maya", layouts=OTHERWISE, options=TOGETHER).lay_out()
    assert match.asks() == Offer((), Clock.MEMORISE)
    assert match.legal(None) == [MoveOn()]
    for viewer in (None, *NAMES[:3]):
        assert match.sees(viewer).layouts == match.sets
    match.do(None, MoveOn())
    assert match.news == [SetTurnedDown(Seat(each)) for each in (2, 0, 1)]
    assert match.sees().layouts is None
    assert match.sees().turned_down == (True, True, True)
    assert match.asks() == Choose(seat("Maya"), secret=False)


@pytest.mark.clause("BS-3")
def test_nothing_else_is_done_while_one_looks() -> None:
    match = Match(3).lay_out()
    refused: list[tuple[str | None, Action]] = [
        ("Gael", TurnDown()),
        ("Dante", TurnUp(0)),
        (None, MoveOn()),
    ]
    for name, action in refused:
        assert_refused(match.refuses(name, action), "BS-3", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BS-3")
def test_nobody_turns_down_alone_where_all_look_together() -> None:
    match = Match(3, options=TOGETHER).lay_out()
    assert_refused(match.refuses("Dante", TurnDown()), "BS-3", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("Dante", MoveOn()), "BS-3", CommonReason.NOT_AWAITED)
    assert [match.legal(name) for name in NAMES[:3]] == [[], [], []]


@pytest.mark.clause("BS-3")
def test_the_time_is_thirty_seconds_unless_the_table_says_otherwise() -> None:
    assert Options().seconds == 30
    assert Options(seconds=5).seconds == 5


@pytest.mark.clause("BS-3")
@pytest.mark.parametrize("seconds", [0, 601])
def test_a_time_out_of_range_is_refused(seconds: int) -> None:
    with pytest.raises(IllegalTable) as caught:
        Options(seconds=seconds)
    assert (caught.value.clause, caught.value.reason) == ("BS-3", TableReason.SECONDS)
    assert caught.value.facts == {"seconds": seconds, "least": 1, "most": 600}


@pytest.mark.clause("BS-4")
@pytest.mark.parametrize("options", [Options(), TOGETHER], ids=["alone", "together"])
def test_once_turned_down_no_sight_depends_on_what_lies_where(options: Options) -> None:
    one = Match(3, options=options).memorise()
    other = Match(3, options=options, layouts=OTHERWISE).memorise()
    assert one.everything() == other.everything()
    assert one.events == other.events


@pytest.mark.clause("BS-4")
def test_who_has_looked_sees_nothing_of_it_while_the_next_one_looks() -> None:
    one, other = Match(3), Match(3, layouts={"Dante": "9 3 12 5"})
    for match in (one, other):
        match.lay_out().do(seat("Dante"), TurnDown())
    assert one.everything() == other.everything()


@pytest.mark.clause("BS-4")
def test_laying_out_tells_no_layout() -> None:
    one, other = Match(3).lay_out(), Match(3, layouts=OTHERWISE).lay_out()
    assert one.news == other.news
    for viewer in (None, "Gael", "Maya"):
        assert one.sees(viewer) == other.sees(viewer)


@pytest.mark.clause("BS-4")
def test_of_a_set_only_what_was_turned_up_is_seen() -> None:
    one = position(2).tricks("12 1 · 3 2")
    other = position(2, layouts={"Dante": "11 9 3 10", "Gael": "1 2 12 11"}).tricks("12 1 · 3 2")
    assert one.shown() == other.shown() == [{3, 12}, {1, 2}]
    assert one.sees().middle == other.sees().middle


@pytest.mark.clause("BS-4")
def test_a_set_cannot_be_looked_at_again() -> None:
    match = position(2)
    assert match.sees().phase is Phase.TURN_UP
    assert_refused(match.refuses("Dante", TurnDown()), "BS-5", CommonReason.NOT_AWAITED)
    assert {view.layout for view in match.everything()} == {None}
    assert match.sets == (SET, SET)
