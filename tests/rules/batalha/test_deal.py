"""Who sits down, what is dealt, who starts (BC-6, BC-8, BC-9)."""

from __future__ import annotations

from random import Random

import pytest

from cookiegames.rules.batalha import Options, Rules
from cookiegames.rules.batalha.actions import Deal, Reason
from cookiegames.rules.batalha.cards import Marker
from cookiegames.rules.batalha.events import HandDealt, RoundStarted
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.batalha.options import TableReason
from cookiegames.rules.game import CHANCE, SECRETLY, IllegalAction, IllegalTable, Seat

from .position import NAMES, Match, assert_refused, position, seat


@pytest.mark.clause("BC-6")
@pytest.mark.parametrize(
    ("seats", "each", "aside"), [(3, 12, 18), (4, 12, 6), (5, 9, 9), (6, 8, 6)]
)
def test_each_number_of_players_has_its_hand_size(seats: int, each: int, aside: int) -> None:
    match = position(seats=seats)
    assert match.sees().hand_sizes == (each,) * seats
    assert match.sees().aside == aside
    for name in NAMES[:seats]:
        assert len(match.sees(name).hand) == each


@pytest.mark.clause("BC-6")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(IllegalTable) as caught:
        Rules(Options()).start(seats, Seat(0))
    assert (caught.value.clause, caught.value.reason) == ("BC-6", TableReason.SEATS)
    assert caught.value.facts == {"seats": seats, "least": 2, "most": 6}


@pytest.mark.clause("BC-6")
def test_a_hand_is_shown_to_its_holder_alone_and_the_cards_aside_to_nobody() -> None:
    match = Match(3)
    draw = match.rules.draw_chance(match.state, Random(5))
    assert isinstance(draw, Deal)
    match.do(None, draw)
    dealt = {event.seat: event for event in match.events if isinstance(event, HandDealt)}
    assert set(dealt) == {0, 1, 2}
    for each in (0, 1, 2):
        hand = draw.cards[12 * each : 12 * each + 12]
        assert dealt[Seat(each)].eyes == (each,)
        assert set(dealt[Seat(each)].cards or ()) == set(hand)
        assert set(match.sees(NAMES[each]).hand) == set(hand)
    assert match.sees().hand == ()
    assert [event.cards for event in match.told(None) if isinstance(event, HandDealt)] == [None] * 3
    told = [event for event in match.told("Gael") if isinstance(event, HandDealt)]
    assert [event.cards is not None for event in told] == [False, True, False]


@pytest.mark.clause("BC-6")
def test_a_deal_is_an_arrangement_of_the_whole_deck() -> None:
    match = Match(3)
    draw = match.rules.draw_chance(match.state, Random(5))
    assert isinstance(draw, Deal)
    for damaged in (draw.cards[:-1], draw.cards[:-1] + draw.cards[:1], ()):
        before = match.everything()
        with pytest.raises(IllegalAction) as caught:
            match.rules.apply(match.state, None, Deal(damaged))
        assert_refused(caught.value, "BC-6", Reason.BAD_DRAW)
        assert match.everything() == before


@pytest.mark.clause("BC-8")
def test_the_piles_are_not_refilled_between_rounds() -> None:
    match = position(after="Maya rotten, Gael trade").finish_round()
    pile = match.sees().marker_pile
    assert match.sees().piece_pile == 36 - 12
    assert pile < 18
    match.deal()
    assert match.sees().round == 2
    assert (match.sees().piece_pile, match.sees().marker_pile) == (24, pile)
    match.finish_round().deal()
    assert match.sees().piece_pile == 12


@pytest.mark.clause("BC-8")
def test_the_piece_turned_up_is_one_still_in_the_pile() -> None:
    rotten = " · ".join(["Dante rotten"] * 8)
    match = position(after=rotten).play("Dante turn up")
    assert_refused(match.refuses("piece rotten"), "BC-10", Reason.BAD_DRAW)


@pytest.mark.clause("BC-9")
@pytest.mark.parametrize("first", ["Dante", "Gael", "Maya"])
def test_whom_the_table_names_starts_the_first_round(first: str) -> None:
    match = position(first=first)
    assert (match.sees().starter, match.sees().leader) == (seat(first), seat(first))
    assert RoundStarted(round=1, starter=seat(first)) in match.events


@pytest.mark.clause("BC-7", "BC-9")
def test_nothing_is_awaited_but_the_deal_until_the_cards_are_dealt() -> None:
    match = Match(3, first="Gael")
    assert match.asks() == CHANCE
    assert match.sees().phase is Phase.DEAL
    assert match.sees().hand_sizes == (0, 0, 0)
    assert match.sees().aside == 0
    match.do(None, match.rules.draw_chance(match.state, Random(5)))
    assert match.asks() == SECRETLY[1]


@pytest.mark.clause("BC-8", "BC-33")
def test_a_marker_won_in_one_round_is_kept_in_the_next() -> None:
    match = position(after="Maya rotten, Gael trade").finish_round().deal()
    assert Marker.TRADE in match.sees("Gael").markers
