"""The Nappy Fellow and the Diaper Change (WS-17, WS-18)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import CHANCE, Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import CardDrawn, Protected, TurnSkipped
from cookiegames.rules.whostole.observation import Phase

from .position import CUB, discarded, position


@pytest.mark.clause("WS-17")
def test_who_discards_the_nappy_fellow_is_protected_for_all_to_see() -> None:
    match = position().play("draw nappy-fellow · Dante nappy-fellow")
    assert match.told(None)[1:] == [
        discarded("Dante", "nappy-fellow"),
        Protected(Seat(0), Card.NAPPY_FELLOW),
    ]
    assert match.sees().napping == (True, False, False)


@pytest.mark.clause("WS-17")
def test_it_lasts_until_the_start_of_ones_own_next_turn() -> None:
    match = position().burn("nappy-fellow cookie").play("draw spy-cub")
    assert match.sees().napping == (True, False, False)
    assert match.targets("Maya", "spy-cub") == {1}
    match.play("Maya spy-cub Gael")
    assert (match.asks(), match.sees().to_act) == (CHANCE, 0)
    assert match.sees().napping == (False, False, False)


@pytest.mark.clause("WS-17")
def test_from_ones_own_next_turn_on_one_may_be_chosen_again() -> None:
    match = position().burn("nappy-fellow cookie pony-fan spy-cub").play("draw spy-cub")
    assert match.targets("Gael", "spy-cub") == {0, 2}


@pytest.mark.clause("WS-17")
def test_naps_end_with_the_round() -> None:
    match = position().burn(f"nappy-fellow nappy-fellow {CUB} {CUB}").deal()
    assert match.sees().napping == (False, False, False)


@pytest.mark.clause("WS-17")
def test_a_nap_does_not_keep_ones_own_effects_back() -> None:
    match = position(seats=2, laid_open="cookie tea-party sissy sissy pony-fan")
    match.burn("nappy-fellow nappy-fellow").play("draw spy-cub")
    assert match.sees().napping == (False, True)
    assert match.targets("Dante", "spy-cub") == {None}


@pytest.mark.clause("WS-18")
def test_the_chosen_player_is_protected_for_all_to_see() -> None:
    match = position().play("draw diaper-change · Dante diaper-change Maya")
    assert match.told(None)[1:] == [
        discarded("Dante", "diaper-change", "Maya"),
        Protected(Seat(2), Card.DIAPER_CHANGE),
    ]
    assert match.sees().changing == (False, False, True)


@pytest.mark.clause("WS-18")
def test_in_their_next_turn_they_neither_draw_nor_play() -> None:
    match = position({"Maya": "cookie"}).play("draw diaper-change · Dante diaper-change Maya")
    match.burn("nappy-fellow")
    assert TurnSkipped(Seat(2)) in match.told(None)
    assert (match.asks(), match.sees().to_act, match.sees().phase) == (CHANCE, 0, Phase.DRAW)
    assert match.sees().deck == 13
    assert match.sees("Maya").hand == (Card.COOKIE,)
    assert not any(isinstance(event, CardDrawn) and event.seat == 2 for event in match.news)


@pytest.mark.clause("WS-18")
def test_it_lasts_until_the_end_of_that_turn() -> None:
    match = position().play("draw diaper-change · Dante diaper-change Maya · draw spy-cub")
    assert match.targets("Gael", "spy-cub") == {0}
    match.play("Gael spy-cub Dante · draw spy-cub")
    assert match.sees().changing == (False, False, False)
    assert match.targets("Dante", "spy-cub") == {1, 2}


@pytest.mark.clause("WS-18")
def test_only_one_turn_is_skipped() -> None:
    match = position().play("draw diaper-change · Dante diaper-change Maya")
    match.burn("nappy-fellow nappy-fellow pony-fan")
    assert match.sees().to_act == 2


@pytest.mark.clause("WS-18")
def test_the_next_player_is_skipped_at_once() -> None:
    match = position().play("draw diaper-change · Dante diaper-change Gael")
    assert match.told(None)[-2:] == [Protected(Seat(1), Card.DIAPER_CHANGE), TurnSkipped(Seat(1))]
    assert match.sees().to_act == 2
    assert match.sees().changing == (False, False, False)


@pytest.mark.clause("WS-12", "WS-18")
def test_one_may_choose_oneself_and_is_skipped_a_round_later() -> None:
    match = position({"Dante": "cookie"}).play("draw diaper-change · Dante diaper-change Dante")
    assert match.sees().changing == (True, False, False)
    match.play("draw spy-cub")
    assert match.targets("Gael", "spy-cub") == {2}
    match.play("Gael spy-cub Maya").burn("pony-fan")
    assert TurnSkipped(Seat(0)) in match.news
    assert match.sees().to_act == 1
    assert match.sees().changing == (False, False, False)
    assert match.sees("Dante").hand == (Card.COOKIE,)


@pytest.mark.clause("WS-18")
def test_of_two_players_the_one_who_changes_the_other_plays_twice() -> None:
    match = position(seats=2).play("draw diaper-change · Dante diaper-change Gael")
    assert TurnSkipped(Seat(1)) in match.news
    assert match.sees().to_act == 0


@pytest.mark.clause("WS-18")
def test_it_ends_with_the_round() -> None:
    match = position(seats=4).play("draw diaper-change · Dante diaper-change Nina")
    match.burn(f"{CUB} {CUB}").deal()
    assert match.sees().changing == (False, False, False, False)
    assert match.sees().to_act == 1
    match.burn("nappy-fellow cookie")
    assert match.sees().to_act == 3
