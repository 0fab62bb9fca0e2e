"""What a viewer was shown of a hidden hand, and for how long it knows (CW-14, CW-19, CW-22)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cookiegames.rules.calcotada.cards import Card
from cookiegames.rules.game import Seat

from .position import Match, cards, drawing, position

EVERYONE = ("Dante", "Gael", "Maya", None)
OUTSIDE = ("Maya", None)
STEAL = "Dante draw · drawn grid-7 · Dante steal Gael · move on · Dante pick"
GAEL_STEALS = "Gael draw · drawn sauce-11 · Gael steal Dante · move on · Gael pick"


def pinched() -> Match:
    """Dante has pinched Gael's wood 17; he holds two cards more."""
    match = position(
        {"Dante": "tweezers wood-7 calcot-7", "Gael": "fire-7"}, series={"Gael": "wood-17"}
    )
    return match.play("Dante tweezers Gael wood · move on")


def robbed() -> Match:
    """Dante has taken Gael's fire 7 for his wood 7."""
    match = position({"Dante": "wood-7 calcot-7", "Gael": "fire-7 fire-17"})
    return match.play(f"{STEAL} · lot fire-7 · Dante give wood-7")


def exchanged() -> Match:
    """Dante and Gael have exchanged their hands."""
    match = position({"Dante": "sausage wood-7 calcot-7", "Gael": "fire-7 fire-17"})
    return match.play("Dante sausage Gael · move on")


@pytest.mark.clause("CW-19")
def test_all_know_what_the_tweezers_brought_into_a_hand() -> None:
    match = pinched()
    for name in ("Gael", "Maya", None):
        assert match.knows(name, "Dante") == (Card.WOOD_17,)
    assert match.knows("Dante", "Dante") == ()


@pytest.mark.clause("CW-19")
def test_it_is_known_until_it_is_laid() -> None:
    match = pinched().play(drawing("Dante", "bread") + " · Dante end turn").idle(2)
    assert match.knows("Gael", "Dante") == (Card.WOOD_17,)
    match.play(drawing("Dante", "apron") + " · Dante lay wood-17 as 17")
    assert match.knows("Gael", "Dante") == match.knows(None, "Dante") == ()


@pytest.mark.clause("CW-19")
def test_another_card_that_is_laid_leaves_it_known() -> None:
    match = pinched().play(drawing("Dante", "bread") + " · Dante lay wood-7 as 7")
    assert match.knows("Gael", "Dante") == (Card.WOOD_17,)


@pytest.mark.clause("CW-14")
def test_thief_and_victim_know_the_card_that_each_gave_the_other() -> None:
    match = robbed()
    assert match.knows("Gael", "Dante") == (Card.FIRE_7,)
    assert match.knows("Dante", "Gael") == (Card.WOOD_7,)
    for name in OUTSIDE:
        assert match.sees(name).known == ((), (), ())


@pytest.mark.clause("CW-14")
def test_a_card_given_straight_back_is_known_to_lie_where_it_lay() -> None:
    match = position({"Dante": "wood-7", "Gael": "fire-7 fire-17"})
    match.play(f"{STEAL} · lot fire-7 · Dante give fire-7")
    assert match.knows("Dante", "Gael") == (Card.FIRE_7,)
    assert match.knows("Gael", "Dante") == ()


@pytest.mark.clause("CW-14")
def test_when_an_unseen_card_leaves_a_hand_all_that_was_known_of_it_is_forgotten() -> None:
    match = position(
        {"Dante": "tweezers wood-7", "Gael": "fire-7 fire-17"}, series={"Maya": "sauce-7"}
    )
    match.play("Dante tweezers Maya sauce · move on")
    assert match.knows("Gael", "Dante") == match.knows("Maya", "Dante") == (Card.SAUCE_7,)
    match.play(f"{STEAL} · lot fire-7 · Dante give wood-7")
    for name in OUTSIDE:
        assert match.knows(name, "Dante") == (), "it may be what was given"
    assert match.knows("Gael", "Dante") == cards("fire-7 sauce-7"), "who saw it still knows"


@pytest.mark.clause("CW-14")
def test_a_theft_makes_others_forget_the_victims_hand_too() -> None:
    match = pinched().play(drawing("Dante", "bread") + " · Dante end turn")
    match.play(f"{GAEL_STEALS} · lot wood-7")
    for name in OUTSIDE:
        assert match.knows(name, "Dante") == ()
    match.play("Gael give fire-7")
    assert match.knows("Gael", "Dante") == cards("fire-7 wood-17")


@pytest.mark.clause("CW-22")
def test_after_a_sausage_the_two_know_each_others_hand_whole() -> None:
    match = exchanged()
    assert match.knows("Dante", "Gael") == cards("wood-7 calcot-7")
    assert match.knows("Gael", "Dante") == cards("fire-7 fire-17")
    for name in OUTSIDE:
        assert match.sees(name).known == ((), (), ())


@pytest.mark.clause("CW-22")
def test_what_others_knew_moves_with_the_hands() -> None:
    match = position(
        {"Dante": "tweezers sausage wood-7", "Gael": "fire-7"}, series={"Gael": "wood-17"}
    )
    match.play("Dante tweezers Gael wood · move on · Dante sausage Gael · move on")
    for name in OUTSIDE:
        assert match.knows(name, "Gael") == (Card.WOOD_17,)
        assert match.knows(name, "Dante") == ()
    assert match.knows("Dante", "Gael") == cards("wood-17 wood-7")


@pytest.mark.clause("CW-22")
def test_a_sausage_brings_news_of_a_third_hand_to_nobody() -> None:
    match = position(
        {"Dante": "tweezers", "Gael": "sausage", "Maya": "fire-7"}, series={"Maya": "wood-17"}
    )
    match.play("Dante tweezers Maya wood · move on")
    match.play(drawing("Dante", "bread") + " · Dante end turn · Gael sausage Maya · move on")
    for name in ("Gael", "Maya", None):
        assert match.knows(name, "Dante") == (Card.WOOD_17,)


@pytest.mark.clause("CW-17")
def test_a_known_action_card_that_is_played_is_known_no_more() -> None:
    match = position({"Dante": "sausage wine-jug", "Gael": "fire-7 cookbook"})
    match.play("Dante sausage Gael · move on")
    match.play("Dante draw · drawn grid-7 · Dante no second card · Dante cookbook")
    assert match.knows("Gael", "Dante") == (Card.FIRE_7,)


@pytest.mark.clause("CW-23")
def test_a_bread_shown_in_defence_is_known_no_more() -> None:
    match = position({"Dante": "sausage bread", "Gael": "fire-7"})
    match.play("Dante sausage Gael · move on")
    assert match.knows("Dante", "Gael") == (Card.BREAD,)
    match.play("Dante draw · drawn grid-7 · Dante steal Gael · Gael defend bread")
    assert match.knows("Dante", "Gael") == ()


@pytest.mark.clause("CW-14")
def test_two_alike_are_known_one_by_one() -> None:
    match = position({"Dante": "tweezers wood-17", "Gael": "fire-7"}, series={"Gael": "wood-17"})
    match.play("Dante tweezers Gael wood · move on")
    assert match.knows("Maya", "Dante") == (Card.WOOD_17,)
    match.play(drawing("Dante", "bread") + " · Dante lay wood-17 as 17")
    assert match.knows("Maya", "Dante") == (), "nobody can tell which of the two it was"


@pytest.mark.clause("CW-14", "CW-19", "CW-22")
@pytest.mark.parametrize("made", [pinched, robbed, exchanged])
def test_an_imagined_world_puts_known_cards_where_they_are_known_to_be(
    made: Callable[[], Match],
) -> None:
    match = made()
    for viewer in (Seat(0), Seat(1), Seat(2), None):
        seen = match.rules.observe(match.state, viewer)
        for seed in range(6):
            world = match.rules.imagine(seen, Random(seed))
            assert match.rules.observe(world, viewer) == seen
            for other, known in enumerate(seen.known):
                held = list(match.rules.observe(world, Seat(other)).hand)
                for each in known:
                    held.remove(each)


@pytest.mark.clause("CW-14")
def test_what_is_not_known_is_imagined_freely() -> None:
    match = pinched()
    hands = {
        match.rules.observe(match.rules.imagine(match.sees("Maya"), Random(seed)), Seat(0)).hand
        for seed in range(20)
    }
    assert len(hands) > 10
    assert all(Card.WOOD_17 in hand for hand in hands)


@pytest.mark.clause("CW-13b")
def test_with_ingredient_backs_an_imagined_hand_has_the_backs_that_show() -> None:
    match = position({"Dante": "wood-7 bread", "Gael": "fire-7 fire-wild"}, backs=True, top="grid")
    seen = match.sees("Maya")
    for seed in range(12):
        world = match.rules.imagine(seen, Random(seed))
        hand = match.rules.observe(world, Seat(1)).hand
        assert [each.back.name for each in hand] == ["FIRE", "FIRE"]
        assert match.rules.observe(world, Seat(2)) == seen
