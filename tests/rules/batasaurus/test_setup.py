"""Who plays with which cards, and how they are laid out (BS-1, BS-2)."""

from __future__ import annotations

from random import Random

import pytest

from cookiegames.rules.batasaurus import Options, Rules
from cookiegames.rules.batasaurus.actions import LayOut, Reason, TurnUp
from cookiegames.rules.batasaurus.cards import SET, Dinosaur
from cookiegames.rules.batasaurus.events import SetsLaidOut
from cookiegames.rules.batasaurus.observation import Phase
from cookiegames.rules.batasaurus.options import TableReason
from cookiegames.rules.game import CHANCE, CommonReason, IllegalAction, IllegalTable, Seat

from .position import Match, assert_refused, position


@pytest.mark.clause("BS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_play_with_a_set_of_twelve_each(seats: int) -> None:
    match = Match(seats).lay_out()
    assert match.sees().lying == ((True,) * 12,) * seats
    assert match.sees().piles == (0,) * seats


@pytest.mark.clause("BS-1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(IllegalTable) as caught:
        Rules(Options()).start(seats, Seat(0))
    assert (caught.value.clause, caught.value.reason) == ("BS-1", TableReason.SEATS)
    assert caught.value.facts == {"seats": seats, "least": 2, "most": 4}


def test_nobody_who_is_not_at_the_table_can_lead() -> None:
    with pytest.raises(ValueError, match="seat 3"):
        Rules(Options()).start(3, Seat(3))


@pytest.mark.clause("BS-1")
def test_the_list_runs_from_the_weakest_to_the_strongest() -> None:
    assert [card.value for card in SET] == list(range(1, 13))
    assert (min(SET), max(SET)) == (Dinosaur.COMPSOGNATHUS, Dinosaur.T_REX)
    assert Dinosaur.VELOCIRAPTOR < Dinosaur.STYRACOSAURUS < Dinosaur.SPINOSAURUS


@pytest.mark.clause("BS-2")
def test_nothing_is_awaited_but_the_shuffle_until_the_sets_lie() -> None:
    match = Match(3)
    assert match.asks() == CHANCE
    assert match.sees().phase is Phase.LAY_OUT
    assert match.sees().lying == ((False,) * 12,) * 3
    assert_refused(match.refuses("Dante", TurnUp(0)), "BS-2", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BS-2")
def test_every_set_is_shuffled_for_itself() -> None:
    match = Match(4)
    draw = match.rules.draw_chance(match.state, Random(5))
    assert isinstance(draw, LayOut)
    assert [sorted(cards) for cards in draw.sets] == [list(SET)] * 4
    assert len(set(draw.sets)) == 4
    assert match.do(None, draw).news == [SetsLaidOut()]


@pytest.mark.clause("BS-2")
def test_each_card_lies_where_it_came() -> None:
    match = position(2, layouts={"Dante": "7 12 1"})
    match.do(Seat(0), TurnUp(1))
    assert match.sees().middle[0].card is Dinosaur.T_REX


@pytest.mark.clause("BS-2")
@pytest.mark.parametrize(
    "sets",
    [(), (SET,), (SET, SET, SET), (SET, SET[:-1]), (SET, (*SET[:-1], SET[0])), (SET, (*SET, 1))],
    ids=["none", "one", "three", "a card missing", "a card twice", "a card too many"],
)
def test_a_layout_is_an_arrangement_of_one_whole_set_for_each(
    sets: tuple[tuple[Dinosaur, ...], ...],
) -> None:
    assert_refused(Match(2).refuses(None, LayOut(sets)), "BS-2", Reason.BAD_DRAW)


@pytest.mark.clause("BS-2")
def test_sets_are_laid_out_once_and_by_nobody_at_the_table() -> None:
    match = Match(2)
    draw = LayOut((SET, SET))
    assert_refused(match.refuses("Dante", draw), "BS-2", CommonReason.NOT_AWAITED)
    match.lay_out()
    assert_refused(match.refuses(None, draw), "BS-3", CommonReason.NOT_AWAITED)
    with pytest.raises(IllegalAction):
        match.rules.draw_chance(match.state, Random(5))


@pytest.mark.clause("BS-2")
@pytest.mark.parametrize("place", [-1, 12])
def test_there_are_twelve_places(place: int) -> None:
    refusal = position(2).refuses("Dante", TurnUp(place))
    assert_refused(refusal, "BS-2", Reason.NO_SUCH_PLACE, place=place)
