"""The cookbook: hands that lie open, and for how long they are known (CW-21)."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.cards import Card
from cookiegames.rules.calcotada.events import CookbookOpened, Ending, TurnEnded
from cookiegames.rules.game import Seat

from .position import Match, cards, drawing, position

pytestmark = pytest.mark.clause("CW-21")

EVERYONE = ("Dante", "Gael", "Maya", None)
HANDS = {"Dante": "cookbook wood-7", "Gael": "fire-17 bread", "Maya": "sauce-wild"}
AFTER = drawing("Dante", "grid-7") + " · Dante end turn"


def opened(**others: str) -> Match:
    """Dante has opened a cookbook before drawing."""
    return position({**HANDS, **others}).play("Dante cookbook")


def test_all_opponents_show_their_hands_to_the_whole_table() -> None:
    match = opened()
    assert match.gone("cookbook") == 1
    for name in EVERYONE:
        assert match.told(name) == [CookbookOpened(Seat(0))]
        assert match.sees(name).cookbook
        assert match.sees(name).open_hands == (None, cards("fire-17 bread"), cards("sauce-wild"))


def test_before_it_no_hand_lies_open() -> None:
    match = position(HANDS)
    for name in EVERYONE:
        assert match.sees(name).open_hands == (None, None, None)
        assert not match.sees(name).cookbook


def test_they_stay_open_for_the_rest_of_the_turn_and_no_longer() -> None:
    match = opened().play(drawing("Dante", "grid-7"))
    assert match.sees("Maya").open_hands[1] == cards("fire-17 bread")
    match.play("Dante end turn")
    assert match.told(None)[0] == TurnEnded(Seat(0))
    for name in EVERYONE:
        assert match.sees(name).open_hands == (None, None, None)
        assert not match.sees(name).cookbook


def test_a_card_that_reaches_an_open_hand_is_seen_by_all() -> None:
    match = opened(Dante="cookbook wood-7 sausage").play("Dante sausage Gael · move on")
    for name in EVERYONE:
        assert match.sees(name).open_hands == (None, cards("wood-7"), cards("sauce-wild"))


def test_the_hand_that_went_to_the_reader_of_the_book_is_covered_again() -> None:
    match = opened(Dante="cookbook wood-7 sausage").play("Dante sausage Gael · move on")
    assert match.sees("Maya").open_hands[0] is None
    assert match.knows("Maya", "Dante") == match.knows(None, "Dante") == cards("fire-17 bread")


def test_all_know_at_the_end_of_the_turn_what_they_saw() -> None:
    match = opened().play(AFTER)
    assert match.knows("Dante", "Gael") == match.knows("Maya", "Gael") == cards("fire-17 bread")
    assert match.knows(None, "Gael") == cards("fire-17 bread")
    assert match.knows("Gael", "Maya") == match.knows(None, "Maya") == cards("sauce-wild")
    assert match.knows("Gael", "Dante") == match.knows(None, "Dante") == ()
    assert match.knows("Gael", "Gael") == (), "nobody is told of the own hand"


def test_while_they_lie_open_nothing_more_need_be_known() -> None:
    match = opened()
    for name in EVERYONE:
        assert match.sees(name).known == ((), (), ())


def test_what_is_known_at_the_end_is_the_hands_as_they_were_then() -> None:
    match = opened().play("Dante draw · drawn grid-7 · Dante steal Gael · Gael defend bread")
    match.play("Dante end turn")
    assert match.knows("Maya", "Gael") == cards("fire-17")


def test_a_card_drawn_later_is_not_known_but_the_rest_still_is() -> None:
    match = opened().play(AFTER).play(drawing("Gael", "wood-7") + " · Gael end turn")
    assert match.sees().hand_sizes[1] == 3
    assert match.knows("Dante", "Gael") == cards("fire-17 bread")


def test_a_known_card_that_is_laid_is_known_no_more_in_the_hand() -> None:
    match = opened().play(AFTER).play(drawing("Gael", "wood-7"))
    match.play("Gael lay fire-17 as 17")
    assert match.knows("Dante", "Gael") == match.knows(None, "Gael") == cards("bread")


def test_a_second_cookbook_in_the_turn_does_nothing_more() -> None:
    match = opened(Dante="cookbook cookbook")
    before = match.sees().open_hands
    match.play("Dante cookbook")
    assert match.sees().open_hands == before
    assert match.gone("cookbook") == 2
    match.play(AFTER)
    assert not match.sees().cookbook


def test_it_cannot_be_answered() -> None:
    match = opened(Gael="bread apron")
    assert match.sees().attack is None
    assert match.legal("Gael") == match.legal(None) == []


def test_an_open_hand_is_no_secret_to_its_holder_or_to_the_thief() -> None:
    match = opened().play("Dante draw · drawn grid-7 · Dante steal Gael · move on")
    match.play("Dante pick card bread")
    assert match.sees().open_hands[1] == (Card.FIRE_17,)
    assert match.knows("Maya", "Dante") == match.knows(None, "Dante") == (Card.BREAD,)
    match.play("Dante give bread")
    assert match.sees().open_hands[1] == cards("fire-17 bread")
    assert match.knows("Maya", "Dante") == ()


@pytest.mark.clause("CW-31")
def test_a_match_that_ends_in_that_turn_covers_them_too() -> None:
    match = position(
        {**HANDS, "Dante": "cookbook sauce-17"},
        series={"Dante": "wood-17 fire-17 grid-17 calcot-17"},
        points={"Dante": 20},
    )
    match.play("Dante cookbook · " + drawing("Dante", "grid-7") + " · Dante lay sauce-17 as 17")
    assert match.outcome().ending is Ending.TARGET
    for name in EVERYONE:
        assert match.sees(name).open_hands == (None, None, None)
    assert match.knows(None, "Gael") == cards("fire-17 bread")
