"""Tweezers, wine jugs and sausages, and what is announced of them (CW-17, CW-19, CW-20, CW-22)."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.actions import PlayTweezers, Reason
from cookiegames.rules.calcotada.cards import Card, Ingredient
from cookiegames.rules.calcotada.events import (
    Attack,
    AttackAnnounced,
    CardPinched,
    HandsExchanged,
    JugThrown,
    TurnEnded,
    TurnSkipped,
    TurnStarted,
)
from cookiegames.rules.calcotada.observation import EMPTY_SERIES
from cookiegames.rules.game import Offer, Seat

from .position import assert_refused, cards, drawing, position, series

EVERYONE = ("Dante", "Gael", "Maya", None)


@pytest.mark.clause("CW-19")
def test_tweezers_take_a_card_from_the_series_of_another_into_the_hand() -> None:
    match = position({"Dante": "tweezers"}, series={"Gael": "wood-17 fire-wild=13"})
    match.play("Dante tweezers Gael fire")
    assert match.told(None) == [AttackAnnounced(Attack.TWEEZERS, Seat(0), Seat(1), Ingredient.FIRE)]
    match.play("move on")
    assert match.told(None) == [CardPinched(Seat(0), Seat(1), Card.FIRE_WILD)]
    assert match.hand("Dante") == cards("fire-wild")
    assert match.sees().series[1] == series("wood-17")
    assert match.gone("tweezers") == 1


@pytest.mark.clause("CW-19", "CW-25")
def test_from_the_own_series_they_ask_nobody_and_are_not_announced() -> None:
    match = position({"Dante": "tweezers"}, series={"Dante": "wood-17 fire-13"})
    match.play("Dante tweezers Dante wood")
    assert match.told(None) == [CardPinched(Seat(0), Seat(0), Card.WOOD_17)]
    assert match.hand("Dante") == cards("wood-17")
    assert match.sees().series[0] == series("fire-13")


@pytest.mark.clause("CW-19")
def test_a_completed_series_is_out_of_reach() -> None:
    match = position(
        {"Dante": "sauce-7", "Gael": "tweezers"},
        series={"Dante": "wood-17 fire-17 grid-13 calcot-7"},
    )
    match.play(drawing("Dante", "bread") + " · Dante lay sauce-7 as 7 · Dante end turn")
    for place in Ingredient:
        refusal = match.refuses_action(Seat(1), PlayTweezers(Seat(0), place))
        assert refusal.reason is Reason.NOTHING_THERE
        assert refusal.facts == {"target": Seat(0), "place": place}


@pytest.mark.clause("CW-19")
def test_any_card_of_any_series_can_be_taken() -> None:
    match = position(
        {"Dante": "tweezers"}, series={"Dante": "wood-7", "Gael": "grid-7", "Maya": "sauce-7"}
    )
    assert set(match.legal("Dante")) == {
        "draw",
        "tweezers 0 wood",
        "tweezers 1 grid",
        "tweezers 2 sauce",
    }


@pytest.mark.clause("CW-19", "CW-9")
def test_a_card_taken_is_played_like_any_other() -> None:
    match = position({"Dante": "tweezers"}, series={"Gael": "wood-17"})
    match.play("Dante tweezers Gael wood · move on")
    match.play(drawing("Dante", "bread") + " · Dante lay wood-17 as 17")
    assert match.sees().series[0] == series("wood-17")


@pytest.mark.clause("CW-20")
def test_a_wine_jug_skips_the_next_turn_of_the_chosen_player() -> None:
    match = position({"Dante": "wine-jug"}).play("Dante wine-jug Gael")
    assert match.told(None) == [JugThrown(Seat(0), Seat(1), 1)]
    assert match.sees().skips == (0, 1, 0)
    assert match.gone("wine-jug") == 1
    match.play(drawing("Dante", "bread")).play("Dante end turn")
    assert match.told(None) == [TurnEnded(Seat(0)), TurnSkipped(Seat(1)), TurnStarted(Seat(2))]
    assert match.sees().skips == (0, 0, 0)
    match.idle(2)
    assert match.sees().to_act == 1


@pytest.mark.clause("CW-20")
def test_several_jugs_skip_several_turns_one_each() -> None:
    match = position({"Dante": "wine-jug wine-jug"}).play(
        "Dante wine-jug Gael · Dante wine-jug Gael"
    )
    assert match.news[-1] == JugThrown(Seat(0), Seat(1), 2)
    turns = []
    for _ in range(6):
        turns.append(match.sees().to_act)
        match.idle()
    assert turns == [0, 2, 0, 2, 0, 1]


@pytest.mark.clause("CW-20")
def test_with_all_others_skipped_the_same_player_goes_on() -> None:
    match = position({"Dante": "wine-jug wine-jug"}).play(
        "Dante wine-jug Gael · Dante wine-jug Maya"
    )
    match.play(drawing("Dante", "bread")).play("Dante end turn")
    assert match.told(None) == [
        TurnEnded(Seat(0)),
        TurnSkipped(Seat(1)),
        TurnSkipped(Seat(2)),
        TurnStarted(Seat(0)),
    ]


@pytest.mark.clause("CW-20", "CW-25")
def test_nobody_is_asked_about_a_jug() -> None:
    match = position({"Dante": "wine-jug", "Gael": "apron bread"}).play("Dante wine-jug Gael")
    assert match.sees().attack is None
    assert match.legal("Gael") == []


@pytest.mark.clause("CW-20")
def test_a_jug_is_for_another_player() -> None:
    match = position({"Dante": "wine-jug"})
    assert_refused(match.refuses("Dante wine-jug Dante"), "CW-20", Reason.NOT_YOURSELF)
    assert set(match.legal("Dante")) == {"draw", "wine-jug 1", "wine-jug 2"}


@pytest.mark.clause("CW-22")
def test_a_sausage_exchanges_the_hands() -> None:
    match = position({"Dante": "sausage wood-7 bread", "Gael": "fire-17 cookbook"})
    match.play("Dante sausage Gael")
    assert match.told(None) == [AttackAnnounced(Attack.SAUSAGE, Seat(0), Seat(1), None)]
    assert match.asks() == Offer((Seat(1),))
    match.play("move on")
    assert match.hand("Dante") == cards("fire-17 cookbook")
    assert match.hand("Gael") == cards("wood-7 bread")
    assert match.gone("sausage") == 1


@pytest.mark.clause("CW-22", "CW-16")
def test_the_sausage_has_left_the_hand_before_the_hands_change() -> None:
    match = position({"Dante": "sausage sausage", "Gael": "fire-17"}).play("Dante sausage Gael")
    assert match.hand("Dante") == cards("sausage")
    assert match.gone("sausage") == 1
    match.play("move on")
    assert match.hand("Gael") == cards("sausage")


@pytest.mark.clause("CW-22")
def test_only_the_two_see_what_changed_hands() -> None:
    match = position({"Dante": "sausage wood-7 bread", "Gael": "fire-17 cookbook"})
    match.play("Dante sausage Gael · move on")
    exchanged = HandsExchanged(Seat(0), Seat(1), cards("wood-7 bread"), cards("fire-17 cookbook"))
    blurred = HandsExchanged(Seat(0), Seat(1), None, None)
    assert [match.told(name)[-1] for name in EVERYONE] == [exchanged, exchanged, blurred, blurred]


@pytest.mark.clause("CW-22")
def test_an_empty_hand_can_be_exchanged() -> None:
    match = position({"Dante": "sausage", "Gael": "fire-17 cookbook"})
    match.play("Dante sausage Gael · move on")
    assert match.hand("Dante") == cards("fire-17 cookbook")
    assert match.hand("Gael") == ()


@pytest.mark.clause("CW-22", "CW-25")
def test_so_can_a_hand_for_an_empty_one_and_then_nobody_is_asked() -> None:
    match = position({"Dante": "sausage wood-7", "Gael": ""}).play("Dante sausage Gael")
    assert match.told(None) == [
        AttackAnnounced(Attack.SAUSAGE, Seat(0), Seat(1), None),
        HandsExchanged(Seat(0), Seat(1), None, None),
    ]
    assert match.hand("Gael") == cards("wood-7")
    assert match.hand("Dante") == ()


@pytest.mark.clause("CW-22")
def test_a_sausage_is_for_another_player() -> None:
    match = position({"Dante": "sausage"})
    assert_refused(match.refuses("Dante sausage Dante"), "CW-22", Reason.NOT_YOURSELF)


@pytest.mark.clause("CW-22")
def test_after_a_sausage_nothing_in_the_hand_was_drawn_in_this_turn() -> None:
    match = position({"Dante": "sausage", "Gael": "wood-7"}).play("Dante draw · drawn wood-7")
    match.play("Dante sausage Gael · move on")
    assert match.sees("Dante").drawn == ()


@pytest.mark.clause("CW-22")
def test_the_series_stay_where_they_are() -> None:
    match = position({"Dante": "sausage"}, series={"Dante": "wood-7", "Gael": "fire-7"})
    match.play("Dante sausage Gael · move on")
    assert match.sees().series == (series("wood-7"), series("fire-7"), EMPTY_SERIES)


@pytest.mark.clause("CW-17")
def test_an_action_card_won_by_a_sausage_is_its_new_holders_like_any_other() -> None:
    match = position({"Dante": "sausage", "Gael": "wine-jug"})
    match.play("Dante sausage Gael · move on · Dante wine-jug Gael")
    assert match.sees().skips == (0, 1, 0)


@pytest.mark.clause("CW-17")
def test_played_action_cards_lie_in_the_discard_pile_for_all_to_see() -> None:
    match = position({"Dante": "cookbook wine-jug tweezers"}, series={"Maya": "wood-7"})
    match.play("Dante cookbook · Dante wine-jug Gael · Dante tweezers Maya wood · move on")
    for name in EVERYONE:
        discarded = match.sees(name).discarded
        assert sum(discarded) == 3
        assert discarded[Card.COOKBOOK] == discarded[Card.WINE_JUG] == 1
        assert discarded[Card.TWEEZERS] == 1


@pytest.mark.clause("CW-17")
def test_the_discard_pile_is_never_reshuffled() -> None:
    match = position(pile="wood-7 wood-7").play(
        "Dante draw · drawn wood-7 · Dante draw · drawn wood-7"
    )
    assert match.sees().pile == 0
    assert sum(match.sees().discarded) > 80
    match.play("Dante end turn")
    assert match.sees().pile == 0
