"""The series, and what is laid in it (CW-5 to CW-11)."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.actions import Lay, Reason
from cookiegames.rules.calcotada.cards import Card, Ingredient
from cookiegames.rules.calcotada.events import CardsLaid, SeriesCompleted, SeriesRetired
from cookiegames.rules.calcotada.observation import EMPTY_SERIES, Laid, Phase
from cookiegames.rules.game import CommonReason, Seat

from .position import assert_refused, at_play, card, cards, drawing, position, series

ALMOST = "wood-17 fire-17 grid-13 calcot-13"
"""A series that lacks its sauce."""


@pytest.mark.clause("CW-5")
def test_each_card_lies_in_the_place_of_its_own_type() -> None:
    match = at_play("sauce-7").play("Dante lay sauce-7 as 7")
    assert match.sees().series[0] == (None, None, None, None, Laid(Card.SAUCE_7, 7))
    assert match.told(None) == [CardsLaid(Seat(0), cards("sauce-7"), 7, opening=False)]
    assert match.hand("Dante") == cards("bread")


@pytest.mark.clause("CW-5", "CW-9")
def test_a_place_takes_one_card() -> None:
    match = at_play("fire-7", series={"Dante": "fire-17"})
    refusal = match.refuses("Dante lay fire-7 as 7")
    assert_refused(refusal, "CW-9", Reason.PLACE_TAKEN, card=Card.FIRE_7)


@pytest.mark.clause("CW-6")
def test_a_value_higher_than_one_laid_before_it_is_refused() -> None:
    match = at_play("sauce-13", series={"Dante": "wood-17 fire-11"})
    assert_refused(
        match.refuses("Dante lay sauce-13 as 13"),
        "CW-6",
        Reason.TOO_HIGH,
        card=Card.SAUCE_13,
        value=13,
        before=Ingredient.FIRE,
        limit=11,
    )


@pytest.mark.clause("CW-6")
def test_a_value_lower_than_one_laid_after_it_is_refused() -> None:
    match = at_play("wood-11", series={"Dante": "grid-13 sauce-7"})
    assert_refused(
        match.refuses("Dante lay wood-11 as 11"),
        "CW-6",
        Reason.TOO_LOW,
        card=Card.WOOD_11,
        value=11,
        after=Ingredient.GRID,
        limit=13,
    )


@pytest.mark.clause("CW-6")
@pytest.mark.parametrize("word", ["grid-13", "grid-11", "grid-wild"])
def test_equal_values_and_all_between_are_allowed(word: str) -> None:
    match = at_play(word, series={"Dante": "wood-13 sauce-11"})
    value = card(word).printed or 13
    match.play(f"Dante lay {word} as {value}")
    assert match.sees().series[0][2] == Laid(card(word), value)


@pytest.mark.clause("CW-7")
def test_what_is_laid_lands_in_the_own_series_for_all_to_see() -> None:
    match = at_play("wood-7", series={"Gael": "fire-17"}).play("Dante lay wood-7 as 7")
    for name in ("Dante", "Gael", "Maya", None):
        assert match.sees(name).series == (series("wood-7"), series("fire-17"), EMPTY_SERIES)


@pytest.mark.clause("CW-8")
@pytest.mark.parametrize("value", [17, 13, 11, 7])
def test_a_wildcard_stands_for_any_value_named_when_it_is_laid(value: int) -> None:
    match = at_play("grid-wild").play(f"Dante lay grid-wild as {value}")
    assert match.sees().series[0][2] == Laid(Card.GRID_WILD, value)


@pytest.mark.clause("CW-8")
@pytest.mark.parametrize("value", [0, 1, 12, 18, -7])
def test_a_wildcard_stands_for_no_other_value(value: int) -> None:
    match = at_play("grid-wild")
    refusal = match.refuses_action(Seat(0), Lay(cards("grid-wild"), value))
    assert_refused(refusal, "CW-8", Reason.BAD_VALUE)


@pytest.mark.clause("CW-8")
def test_the_named_value_is_fixed_while_the_wildcard_lies_there() -> None:
    match = at_play("sauce-13", series={"Dante": "fire-wild=11"})
    refusal = match.refuses("Dante lay sauce-13 as 13")
    assert (refusal.clause, refusal.facts["limit"]) == ("CW-6", 11)


@pytest.mark.clause("CW-8", "CW-19")
def test_a_wildcard_back_in_a_hand_is_free_again() -> None:
    match = at_play("tweezers", series={"Dante": "fire-wild=7"})
    match.play("Dante tweezers Dante fire · Dante lay fire-wild as 17")
    assert match.sees().series[0][1] == Laid(Card.FIRE_WILD, 17)


@pytest.mark.clause("CW-8")
def test_a_wildcard_goes_only_to_the_place_of_its_type() -> None:
    match = at_play("fire-wild", series={"Dante": "fire-17"})
    refusal = match.refuses("Dante lay fire-wild as 11")
    assert_refused(refusal, "CW-9", Reason.PLACE_TAKEN, card=Card.FIRE_WILD)


@pytest.mark.clause("CW-9")
def test_there_is_one_ingredient_play_in_a_turn() -> None:
    match = at_play("wood-17 fire-17").play("Dante lay wood-17 as 17")
    assert match.sees().laid
    assert_refused(match.refuses("Dante lay fire-17 as 17"), "CW-9", Reason.ONE_PLAY)
    match.play("Dante end turn").idle(2)
    assert not match.sees().laid
    match.play(drawing("Dante", "bread") + " · Dante lay fire-17 as 17")


@pytest.mark.clause("CW-9")
def test_several_cards_of_one_value_are_laid_at_once() -> None:
    match = at_play("wood-13 grid-13 sauce-13").play("Dante lay wood-13 grid-13 sauce-13 as 13")
    assert match.told(None) == [
        CardsLaid(Seat(0), cards("wood-13 grid-13 sauce-13"), 13, opening=False)
    ]
    assert match.sees().series[0] == series("wood-13 grid-13 sauce-13")
    assert match.hand("Dante") == cards("bread")


@pytest.mark.clause("CW-9")
def test_a_group_has_one_value() -> None:
    match = at_play("wood-17 fire-13")
    refusal = match.refuses("Dante lay wood-17 fire-13 as 17")
    assert_refused(refusal, "CW-9", Reason.OTHER_VALUE, card=Card.FIRE_13, value=17)


@pytest.mark.clause("CW-9")
def test_a_card_counts_what_is_printed_on_it() -> None:
    refusal = at_play("wood-17").refuses("Dante lay wood-17 as 13")
    assert_refused(refusal, "CW-9", Reason.OTHER_VALUE, card=Card.WOOD_17, value=13)


@pytest.mark.clause("CW-8", "CW-9")
def test_wildcards_may_join_a_group_or_make_it_alone() -> None:
    match = at_play("wood-13 fire-wild sauce-wild")
    match.play("Dante lay wood-13 fire-wild sauce-wild as 13")
    assert match.sees().series[0] == series("wood-13 fire-wild=13 sauce-wild=13")
    match = at_play("wood-13 fire-wild sauce-wild").play("Dante lay fire-wild sauce-wild as 7")
    assert match.sees().series[0] == series("fire-wild=7 sauce-wild=7")


@pytest.mark.clause("CW-9")
@pytest.mark.parametrize("words", ["wood-17 wood-17", "wood-17 wood-wild", ""])
def test_each_card_of_a_group_needs_its_own_place(words: str) -> None:
    match = at_play("wood-17 wood-17 wood-wild")
    refusal = match.refuses_action(Seat(0), Lay(cards(words), 17))
    assert_refused(refusal, "CW-9", Reason.SAME_PLACE)


@pytest.mark.clause("CW-6", "CW-9")
def test_one_card_of_a_group_that_does_not_fit_spoils_it_all() -> None:
    match = at_play("wood-13 sauce-13", series={"Dante": "grid-11"})
    assert match.refuses("Dante lay wood-13 sauce-13 as 13").reason is Reason.TOO_HIGH
    match.play("Dante lay wood-13 as 13")


@pytest.mark.clause("CW-9")
def test_only_cards_in_hand_are_laid() -> None:
    refusal = at_play("wood-17").refuses("Dante lay wood-13 as 13")
    assert_refused(refusal, "CW-9", Reason.NOT_IN_HAND, card=Card.WOOD_13)


@pytest.mark.clause("CW-9")
def test_action_cards_are_not_laid() -> None:
    refusal = at_play("tweezers").refuses("Dante lay tweezers as 7")
    assert_refused(refusal, "CW-9", Reason.NOT_AN_INGREDIENT, card=Card.TWEEZERS)


@pytest.mark.clause("CW-9")
def test_every_way_to_lay_is_listed_once() -> None:
    match = at_play("wood-17 fire-17 fire-wild", series={"Dante": "calcot-11"})
    assert match.lays("Dante") == {
        "lay wood-17 as 17",
        "lay fire-17 as 17",
        "lay wood-17 fire-17 as 17",
        "lay wood-17 fire-wild as 17",
        "lay fire-wild as 17",
        "lay fire-wild as 13",
        "lay fire-wild as 11",
    }


@pytest.mark.clause("CW-10")
def test_a_completed_series_is_eaten_at_once_for_the_value_of_its_sauce() -> None:
    match = at_play("sauce-11", series={"Dante": ALMOST}).play("Dante lay sauce-11 as 11")
    assert match.told(None) == [
        CardsLaid(Seat(0), cards("sauce-11"), 11, opening=False),
        SeriesCompleted(Seat(0), 11, 11),
    ]
    assert match.sees().series[0] == EMPTY_SERIES
    assert match.sees().points == (11, 0, 0)
    assert match.sees().eaten == ((11,), (), ())
    assert [match.gone(word) for word in ALMOST.split()] == [1, 1, 1, 1]


@pytest.mark.clause("CW-10")
def test_it_is_completed_by_whichever_card_came_last() -> None:
    match = at_play("grid-13", series={"Dante": "wood-17 fire-17 calcot-13 sauce-7"})
    match.play("Dante lay grid-13 as 13")
    assert match.sees().eaten[0] == (7,)


@pytest.mark.clause("CW-10")
def test_a_wild_sauce_scores_what_it_stood_for() -> None:
    match = at_play("sauce-wild", series={"Dante": ALMOST}).play("Dante lay sauce-wild as 7")
    assert match.sees().eaten[0] == (7,), "though no other card of the series shows a 7"


@pytest.mark.clause("CW-10")
def test_the_first_card_of_the_next_series_may_follow_at_once() -> None:
    match = at_play("sauce-7 grid-17 calcot-wild", series={"Dante": ALMOST})
    match.play("Dante lay sauce-7 as 7")
    assert match.sees().may_open
    assert match.sees().laid
    assert match.lays("Dante") == {
        "lay grid-17 as 17",
        "lay calcot-wild as 17",
        "lay calcot-wild as 13",
        "lay calcot-wild as 11",
        "lay calcot-wild as 7",
    }
    match.play("Dante lay grid-17 as 17")
    assert match.told(None) == [CardsLaid(Seat(0), cards("grid-17"), 17, opening=True)]
    assert match.sees().series[0] == series("grid-17")
    assert not match.sees().may_open
    assert_refused(match.refuses("Dante lay calcot-wild as 7"), "CW-9", Reason.ONE_PLAY)


@pytest.mark.clause("CW-10")
def test_it_is_one_card_and_no_group() -> None:
    match = at_play("sauce-7 wood-17 fire-17", series={"Dante": ALMOST})
    match.play("Dante lay sauce-7 as 7")
    refusal = match.refuses("Dante lay wood-17 fire-17 as 17")
    assert_refused(refusal, "CW-10", Reason.ONE_CARD)


@pytest.mark.clause("CW-10")
@pytest.mark.parametrize(
    "other", ["Dante wine-jug Gael", "Dante cookbook", "Dante tweezers Gael wood · move on"]
)
def test_the_right_lapses_when_anything_else_is_done_before(other: str) -> None:
    match = at_play(
        "sauce-7 wood-17 wine-jug cookbook tweezers",
        series={"Dante": ALMOST, "Gael": "wood-7"},
    )
    match.play(f"Dante lay sauce-7 as 7 · {other}")
    assert not match.sees().may_open
    assert_refused(match.refuses("Dante lay wood-17 as 17"), "CW-9", Reason.ONE_PLAY)


@pytest.mark.clause("CW-10")
def test_the_right_does_not_wait_for_the_next_turn() -> None:
    match = at_play("sauce-7 wood-17 fire-17", series={"Dante": ALMOST})
    match.play("Dante lay sauce-7 as 7 · Dante end turn").idle(2)
    assert not match.sees().may_open
    match.play(drawing("Dante", "bread") + " · Dante lay wood-17 fire-17 as 17")


@pytest.mark.clause("CW-10")
def test_a_group_may_complete_a_series() -> None:
    match = at_play(
        "wood-17 fire-17 grid-17 calcot-wild sauce-17",
    ).play("Dante lay wood-17 fire-17 grid-17 calcot-wild sauce-17 as 17")
    assert match.sees().eaten[0] == (17,)


@pytest.mark.clause("CW-10")
def test_points_add_up_for_all_to_see() -> None:
    match = position(
        {"Dante": "sauce-7"}, series={"Dante": ALMOST}, points={"Dante": 11, "Gael": 13}
    )
    match.play(drawing("Dante", "bread") + " · Dante lay sauce-7 as 7")
    assert match.told(None)[-1] == SeriesCompleted(Seat(0), 7, 18)
    for name in ("Dante", "Gael", "Maya", None):
        assert match.sees(name).points == (18, 13, 0)
        assert match.sees(name).eaten == ((11, 7), (13,), ())


@pytest.mark.clause("CW-11")
def test_an_unfinished_series_is_retired_whole_and_scores_nothing() -> None:
    match = at_play("wood-7", series={"Dante": "fire-17 sauce-wild=11"}).play("Dante retire")
    assert match.told(None) == [SeriesRetired(Seat(0), cards("fire-17 sauce-wild"))]
    assert match.sees().series[0] == EMPTY_SERIES
    assert match.sees().points == (0, 0, 0)
    assert (match.gone("fire-17"), match.gone("sauce-wild")) == (1, 1)


@pytest.mark.clause("CW-11")
def test_after_retiring_the_ingredient_play_of_the_turn_is_still_due() -> None:
    match = at_play("wood-7 fire-7", series={"Dante": "fire-17"}).play("Dante retire")
    match.play("Dante lay wood-7 fire-7 as 7")
    assert match.sees().series[0] == series("wood-7 fire-7")


@pytest.mark.clause("CW-11")
def test_after_the_play_one_may_retire_but_no_first_card_follows() -> None:
    match = at_play("wood-7 fire-7").play("Dante lay wood-7 as 7 · Dante retire")
    assert not match.sees().may_open
    assert_refused(match.refuses("Dante lay fire-7 as 7"), "CW-9", Reason.ONE_PLAY)


@pytest.mark.clause("CW-11")
def test_the_card_just_opened_with_may_be_retired_too() -> None:
    match = at_play("sauce-7 wood-17", series={"Dante": ALMOST})
    match.play("Dante lay sauce-7 as 7 · Dante lay wood-17 as 17 · Dante retire")
    assert match.sees().series[0] == EMPTY_SERIES
    assert not match.sees().may_open


@pytest.mark.clause("CW-11")
def test_where_nothing_lies_nothing_is_retired() -> None:
    match = at_play("wood-7", series={"Gael": "wood-17"})
    assert_refused(match.refuses("Dante retire"), "CW-11", Reason.NOTHING_TO_RETIRE)


@pytest.mark.clause("CW-11", "CW-16")
def test_nobody_retires_or_lays_in_the_turn_of_another() -> None:
    match = at_play("wood-7", others={"Gael": "fire-7"}, series={"Gael": "wood-17"})
    for text in ("Gael retire", "Gael lay fire-7 as 7"):
        assert_refused(match.refuses(text), "CW-16", CommonReason.NOT_AWAITED)
    assert match.legal("Gael") == match.legal("Maya") == []
    assert match.sees().phase is Phase.PLAY
