"""The duel between equals (CW-40 to CW-43)."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.actions import Reason
from cookiegames.rules.calcotada.cards import Card, Ingredient
from cookiegames.rules.calcotada.events import (
    CardSwapped,
    DuelBegun,
    DuelLeft,
    DuelPlayed,
    Ending,
    MatchEnded,
    TableCleared,
)
from cookiegames.rules.calcotada.observation import EMPTY_SERIES, Laid, Phase
from cookiegames.rules.game import SECRETLY, CommonReason, Outcome, Seat

from .position import Match, Words, assert_refused, cards, last_turn, series

EVERYONE = ("Dante", "Gael", "Maya", None)


def duel(
    hands: Words,
    *,
    laid: Words | None = None,
    first: str = "Nina",
    outsiders: tuple[str, ...] = ("Nina",),
) -> Match:
    """The pile is empty: all but the outsiders are tied at 11 points. Four seats."""
    points = {name: 11 for name in ("Dante", "Gael", "Maya", "Nina") if name not in outsiders}
    match = last_turn(hands, points=points, series=laid, seats=4, first=first, last="apron")
    return match.play(f"{first} end turn")


def two(dante: str, gael: str, *, laid: Words | None = None) -> Match:
    """Dante and Gael are tied."""
    return duel({"Dante": dante, "Gael": gael}, laid=laid, outsiders=("Maya", "Nina"))


def three(dante: str, gael: str, maya: str) -> Match:
    """Dante, Gael and Maya are tied, without a card on the table; each with as many cards."""
    return duel({"Dante": dante, "Gael": gael, "Maya": maya})


# Who starts


@pytest.mark.clause("CW-40")
def test_who_has_more_cards_in_the_series_starts() -> None:
    match = duel(
        {"Dante": "wood-7", "Gael": "wood-7 fire-7", "Maya": "wood-7"},
        laid={"Dante": "grid-17", "Gael": "grid-17 sauce-7", "Nina": "wood-17 fire-17 grid-17"},
    )
    assert match.sees().duellists == (1, 2, 0)
    assert DuelBegun((Seat(1), Seat(2), Seat(0))) in match.told(None)


@pytest.mark.clause("CW-40")
def test_still_tied_who_has_fewer_cards_in_hand_starts() -> None:
    match = duel(
        {"Dante": "wood-7 fire-7", "Gael": "wood-7", "Maya": "wood-17"},
        laid={"Dante": "grid-17", "Maya": "sauce-7"},
    )
    assert match.sees().duellists[0] == 2


@pytest.mark.clause("CW-40")
@pytest.mark.parametrize(
    ("first", "duellists"), [("Nina", (0, 1, 2)), ("Maya", (2, 0, 1)), ("Gael", (1, 2, 0))]
)
def test_still_tied_the_earliest_from_the_first_player_starts(
    first: str, duellists: tuple[int, ...]
) -> None:
    hands = dict.fromkeys(("Dante", "Gael", "Maya"), "wood-7 fire-7")
    # The first player draws the last card: one less makes the hands alike.
    hands |= {first: "wood-7"} if first != "Nina" else {}
    assert duel(hands, first=first).sees().duellists == duellists


@pytest.mark.clause("CW-40", "CW-41")
def test_action_cards_count_in_the_hand_that_is_counted() -> None:
    match = two("wood-7 bread apron", "fire-7 grid-7")
    assert match.sees().duellists == (1, 0)
    assert match.hand("Dante") == cards("wood-7")


# What comes before it


@pytest.mark.clause("CW-41")
def test_action_cards_are_exchanged_openly_for_cards_of_the_own_series_one_for_one() -> None:
    match = two("bread tweezers", "fire-7", laid={"Dante": "wood-17 sauce-wild=7"})
    assert (match.asks(), match.sees().phase) == (SECRETLY[0], Phase.SWAPS)
    assert set(match.legal("Dante")) == {
        "swap bread wood",
        "swap bread sauce",
        "swap tweezers wood",
        "swap tweezers sauce",
        "no more swaps",
    }
    match.play("Dante swap bread wood")
    for name in EVERYONE:
        assert match.told(name) == [CardSwapped(Seat(0), Card.BREAD, Card.WOOD_17)]
    assert match.hand("Dante") == cards("tweezers wood-17")
    assert match.sees().series[0] == series("sauce-wild=7")
    assert match.gone("bread") == 6


@pytest.mark.clause("CW-41")
def test_as_many_as_they_like() -> None:
    match = two("bread tweezers", "fire-7", laid={"Dante": "wood-17 sauce-wild=7"})
    match.play("Dante swap bread wood · Dante swap tweezers sauce")
    assert match.sees().phase is Phase.DUEL
    assert match.hand("Dante") == cards("wood-17 sauce-wild")


@pytest.mark.clause("CW-41")
def test_who_has_nothing_left_to_exchange_is_done_and_the_next_one_is_asked() -> None:
    match = duel(
        {"Dante": "bread fire-7", "Gael": "bread fire-7", "Maya": "bread fire-7"},
        laid={"Dante": "wood-17", "Gael": "wood-17", "Maya": "sauce-7"},
    )
    match.play("Dante swap bread wood")
    assert (match.asks(), match.sees().phase) == (SECRETLY[1], Phase.SWAPS)


@pytest.mark.clause("CW-41", "CW-8")
def test_a_wildcard_taken_back_is_free_again() -> None:
    match = two("bread fire-7", "fire-7", laid={"Dante": "sauce-wild=7"})
    match.play("Dante swap bread sauce · Dante duel sauce-wild as 17")
    assert match.sees().duel == ((Seat(0), Laid(Card.SAUCE_WILD, 17)),)


@pytest.mark.clause("CW-41")
def test_the_starter_first_then_clockwise() -> None:
    match = duel(
        {"Dante": "bread fire-7", "Gael": "bread fire-7", "Maya": "bread fire-7"},
        laid={"Dante": "wood-17", "Gael": "wood-17 fire-17", "Maya": "sauce-7"},
    )
    asked = []
    while match.sees().phase is Phase.SWAPS:
        asked.append(match.sees().to_act)
        match.play(f"{('Dante', 'Gael', 'Maya')[match.sees().to_act]} no more swaps")
    assert asked == [1, 2, 0]


@pytest.mark.clause("CW-41")
def test_who_can_have_nothing_to_exchange_is_asked_unless_all_can_see_it() -> None:
    match = two("fire-7", "grid-7 grid-17", laid={"Dante": "wood-17", "Gael": "wood-13"})
    assert match.asks() == SECRETLY[0]
    assert match.legal("Dante") == ["no more swaps"]
    match = two("fire-7 bread", "grid-7")
    assert match.sees().phase is Phase.DUEL, "nothing lies in either series"
    match = two("", "grid-7 grid-17", laid={"Dante": "wood-17", "Gael": "wood-13"})
    assert match.sees().to_act == 1, "nothing is in Dante's hand"


@pytest.mark.clause("CW-41")
def test_only_action_cards_in_hand_and_only_for_what_lies_in_the_own_series() -> None:
    match = two(
        "bread fire-7",
        "apron",
        laid={"Dante": "wood-17 fire-13", "Gael": "sauce-17", "Nina": "grid-7"},
    )
    refusal = match.refuses("Dante swap fire-7 wood")
    assert_refused(refusal, "CW-41", Reason.NOT_AN_ACTION, card=Card.FIRE_7)
    refusal = match.refuses("Dante swap apron wood")
    assert_refused(refusal, "CW-41", Reason.NOT_IN_HAND, card=Card.APRON)
    refusal = match.refuses("Dante swap bread sauce")
    assert refusal.reason is Reason.NOTHING_THERE
    assert refusal.facts == {"target": Seat(0), "place": Ingredient.SAUCE}
    for text in ("Gael swap apron sauce", "Nina no more swaps", "Dante duel fire-7 as 7"):
        assert match.refuses(text).reason is CommonReason.NOT_AWAITED
    assert match.legal("Gael") == []
    assert match.refuses("Gael no more swaps").clause == "CW-41"


@pytest.mark.clause("CW-41")
def test_then_the_table_is_cleared_and_action_cards_are_dropped() -> None:
    match = two(
        "bread fire-7 apron",
        "tweezers grid-7",
        laid={"Dante": "wood-17", "Nina": "grid-7"},
    )
    match.play("Dante no more swaps")
    assert match.told(None)[0] == TableCleared((cards("bread apron"), cards("tweezers"), (), ()))
    assert match.sees().series == (EMPTY_SERIES,) * 4
    assert match.hand("Dante") == cards("fire-7")
    assert match.hand("Gael") == cards("grid-7")
    assert match.gone("tweezers") == 8
    assert match.sees().hand_sizes[3] == 3, "who does not duel keeps the hand"


@pytest.mark.clause("CW-41", "CW-33")
def test_who_is_not_tied_exchanges_nothing() -> None:
    match = duel(
        {"Dante": "fire-7", "Gael": "fire-7", "Maya": "bread"},
        laid={"Maya": "wood-17"},
        outsiders=("Maya", "Nina"),
    )
    assert match.sees().phase is Phase.DUEL
    assert match.refuses("Maya swap bread wood").reason is CommonReason.NOT_AWAITED


# The cards of the duel


@pytest.mark.clause("CW-42")
def test_each_plays_a_card_of_equal_or_higher_value_whatever_its_type() -> None:
    match = three("sauce-7 wood-17", "wood-7 fire-17", "grid-11 sauce-17")
    assert (match.asks(), match.sees().phase) == (SECRETLY[0], Phase.DUEL)
    match.play("Dante duel sauce-7 as 7 · Gael duel wood-7 as 7 · Maya duel grid-11 as 11")
    for name in EVERYONE:
        assert match.told(name) == [
            DuelPlayed(Seat(0), Card.SAUCE_7, 7),
            DuelPlayed(Seat(1), Card.WOOD_7, 7),
            DuelPlayed(Seat(2), Card.GRID_11, 11),
        ]
    assert match.asks() == SECRETLY[0]
    assert match.legal("Dante") == ["duel wood-17 as 17"]
    assert match.sees().hand_sizes[:3] == (1, 1, 1)


@pytest.mark.clause("CW-42")
def test_a_lower_value_is_refused() -> None:
    match = two("wood-13", "wood-11 fire-17").play("Dante duel wood-13 as 13")
    refusal = match.refuses("Gael duel wood-11 as 11")
    assert_refused(refusal, "CW-42", Reason.TOO_LITTLE, card=Card.WOOD_11, value=11, least=13)


@pytest.mark.clause("CW-42", "CW-8")
def test_a_wildcard_takes_any_value_from_the_current_one_up() -> None:
    match = two("wood-13 fire-7", "grid-wild sauce-7").play("Dante duel wood-13 as 13")
    assert set(match.legal("Gael")) == {"duel grid-wild as 13", "duel grid-wild as 17"}
    refusal = match.refuses("Gael duel grid-wild as 11")
    assert_refused(refusal, "CW-42", Reason.TOO_LITTLE, card=Card.GRID_WILD, value=11, least=13)
    assert match.refuses("Gael duel grid-wild as 15").reason is Reason.NOT_A_VALUE


@pytest.mark.clause("CW-42")
def test_at_the_start_anything_may_be_played_and_a_wildcard_stands_for_any_value() -> None:
    match = two("grid-wild sauce-7", "wood-7 wood-7")
    assert set(match.legal("Dante")) == {
        "duel grid-wild as 17",
        "duel grid-wild as 13",
        "duel grid-wild as 11",
        "duel grid-wild as 7",
        "duel sauce-7 as 7",
    }


@pytest.mark.clause("CW-42")
def test_who_can_play_must() -> None:
    match = two("wood-11", "wood-7 fire-17 sauce-13").play("Dante duel wood-11 as 11")
    refusal = match.refuses("Gael leave duel")
    assert_refused(refusal, "CW-42", Reason.MUST_PLAY, card=Card.SAUCE_13)


@pytest.mark.clause("CW-42")
def test_who_cannot_is_out_and_is_asked_all_the_same() -> None:
    match = three("wood-11 fire-17", "wood-7 fire-7", "sauce-13 fire-7")
    match.play("Dante duel wood-11 as 11")
    assert match.asks() == SECRETLY[1]
    assert match.legal("Gael") == ["leave duel"]
    match.play("Gael leave duel")
    assert match.told(None) == [DuelLeft(Seat(1))]
    assert match.sees().left == (1,)


@pytest.mark.clause("CW-42")
def test_when_someone_is_out_the_last_value_stands() -> None:
    match = three("wood-11 fire-17", "wood-7 fire-7", "sauce-13 fire-7")
    match.play("Dante duel wood-11 as 11 · Gael leave duel")
    refusal = match.refuses("Maya duel fire-7 as 7")
    assert_refused(refusal, "CW-42", Reason.TOO_LITTLE, card=Card.FIRE_7, value=7, least=11)
    match.play("Maya duel sauce-13 as 13")
    assert match.asks() == SECRETLY[0]


@pytest.mark.clause("CW-42")
def test_a_card_counts_what_is_printed_on_it_and_must_be_in_hand() -> None:
    match = two("wood-7", "fire-7 fire-17")
    refusal = match.refuses("Dante duel wood-7 as 17")
    assert_refused(refusal, "CW-42", Reason.NOT_A_VALUE, card=Card.WOOD_7)
    refusal = match.refuses("Dante duel fire-7 as 7")
    assert_refused(refusal, "CW-42", Reason.NOT_IN_HAND, card=Card.FIRE_7)
    for text in ("Gael duel fire-7 as 7", "Gael leave duel", "Maya leave duel", "Dante draw"):
        refusal = match.refuses(text)
        assert_refused(refusal, "CW-42", CommonReason.NOT_AWAITED)


@pytest.mark.clause("CW-42", "CW-43")
def test_where_no_card_lies_yet_the_next_one_starts_freely() -> None:
    match = duel({"Dante": "", "Gael": "wood-7 fire-17", "Maya": "wood-7 fire-17"})
    assert match.sees().left == (0,)
    assert match.asks() == SECRETLY[1]
    assert set(match.legal("Gael")) == {"duel wood-7 as 7", "duel fire-17 as 17"}


@pytest.mark.clause("CW-43")
def test_the_last_one_standing_wins() -> None:
    match = two("wood-17", "wood-7 fire-7").play("Dante duel wood-17 as 17 · Gael leave duel")
    outcome = Outcome(Ending.DUEL, (11, 11, 0, 0), (1, 2, 3, 3))
    assert match.told(None)[-2:] == [DuelLeft(Seat(1)), MatchEnded(outcome)]
    assert match.outcome() == outcome


@pytest.mark.clause("CW-43")
def test_a_player_without_cards_is_out_when_the_turn_comes_and_not_before() -> None:
    match = three("wood-7 fire-7", "wood-11 fire-11", "grid-17 grid-17")
    match.play("Dante duel wood-7 as 7 · Gael duel wood-11 as 11 · Maya duel grid-17 as 17")
    match.play("Dante leave duel · Gael leave duel")
    assert match.outcome().winners == (2,)
    match = two("wood-7", "wood-7 fire-7").play("Dante duel wood-7 as 7")
    assert match.sees().left == ()
    match.play("Gael duel wood-7 as 7")
    assert match.told(None)[1] == DuelLeft(Seat(0))
    assert match.outcome().winners == (1,)


@pytest.mark.clause("CW-43")
def test_the_last_one_left_need_not_play() -> None:
    match = duel({"Dante": "", "Gael": "wood-7"}, outsiders=("Maya", "Nina"))
    assert match.outcome() == Outcome(Ending.DUEL, (11, 11, 0, 0), (2, 1, 3, 3))
    assert match.hand("Gael") == cards("wood-7")


@pytest.mark.clause("CW-43")
def test_with_no_card_in_any_hand_the_last_to_be_asked_wins() -> None:
    match = duel({"Dante": "bread", "Gael": "", "Maya": "apron"})
    assert match.sees().duellists == (1, 2, 0)
    assert match.outcome().places == (1, 3, 2, 4)


@pytest.mark.clause("CW-32")
def test_duellists_are_placed_in_reverse_order_of_leaving_before_all_others() -> None:
    match = three("wood-11 fire-11", "wood-7 fire-7", "sauce-13 fire-13")
    match.play("Dante duel wood-11 as 11 · Gael leave duel · Maya duel sauce-13 as 13")
    match.play("Dante leave duel")
    assert match.outcome() == Outcome(Ending.DUEL, (11, 11, 11, 0), (2, 3, 1, 4))
