"""Ingredient backs: what all see of the hands and of the pile, and are told (CW-13b)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cookiegames.rules.calcotada.actions import Reason
from cookiegames.rules.calcotada.cards import Back, Card
from cookiegames.rules.calcotada.events import (
    CardDrawn,
    CardGiven,
    CardTaken,
    HandDealt,
    TopShown,
    TurnStarted,
)
from cookiegames.rules.game import Seat

from .position import assert_refused, card, cards, dealt, position

EVERYONE = ("Dante", "Gael", "Maya", None)
HANDS = {"Dante": "wood-7", "Gael": "fire-17 fire-7 tweezers"}


@pytest.mark.clause("CW-13b")
def test_ingredient_backs_show_all_the_types_of_each_hand() -> None:
    match = position({"Dante": "wood-7 wood-wild", "Gael": "fire-17 bread cookbook"}, backs=True)
    for name in EVERYONE:
        assert match.sees(name).backs[0] == (2, 0, 0, 0, 0, 0)
        assert match.sees(name).backs[1] == (0, 1, 0, 0, 0, 2)
    other = position({"Dante": "wood-17 wood-11", "Gael": "fire-7 apron sausage"}, backs=True)
    assert other.sees() == match.sees(), "but neither values nor which actions"


@pytest.mark.clause("CW-13b")
def test_the_type_of_the_top_card_is_public_and_tells_what_is_drawn() -> None:
    match = position(backs=True, top="fire").play("Dante draw")
    assert match.sees().top is Back.FIRE
    for line in ("drawn wood-7 top wood", "drawn fire-7"):
        assert_refused(match.refuses(line), "CW-12", Reason.BAD_DEAL)
    match.play("drawn fire-7 top action")
    assert match.told("Dante") == [CardDrawn(Seat(0), Card.FIRE_7, Back.FIRE, Back.ACTION)]
    unseen = [CardDrawn(Seat(0), None, Back.FIRE, Back.ACTION)]
    assert match.told("Maya") == match.told(None) == unseen
    assert match.sees("Gael").top is match.sees().top is Back.ACTION


@pytest.mark.clause("CW-13b")
def test_the_new_top_is_of_a_type_that_the_pile_still_holds() -> None:
    match = position(backs=True, pile="fire-7 wood-7", top="fire").play("Dante draw")
    for line in ("drawn fire-7 top fire", "drawn fire-7 top grid"):
        assert_refused(match.refuses(line), "CW-12", Reason.BAD_DEAL)
    match.play("drawn fire-7 top wood · Dante draw · drawn wood-7")
    assert match.sees().top is None
    assert match.told(None)[0] == CardDrawn(Seat(0), None, Back.FIRE, Back.WOOD)
    assert match.told(None)[-1] == CardDrawn(Seat(0), None, Back.WOOD, None)


@pytest.mark.clause("CW-13b")
def test_the_new_top_is_as_likely_as_what_is_left() -> None:
    match = position(backs=True, pile="fire-7 wood-7 wood-17 wood-wild sausage", top="fire")
    match.play("Dante draw")
    rng, tops = Random(4), Counter[str]()
    for _ in range(4000):
        line = match.rules.write(match.rules.draw_chance(match.state, rng))
        assert line.startswith("drawn fire-7 top ")
        tops[line.split()[-1]] += 1
    assert set(tops) == {"wood", "action"}
    assert 2850 < tops["wood"] < 3150


@pytest.mark.clause("CW-13b")
def test_among_cards_of_the_top_back_each_copy_is_as_likely() -> None:
    match = position(backs=True, pile="fire-7 fire-7 fire-17 wood-7 wood-7 wood-7", top="fire")
    match.play("Dante draw")
    rng, drawn = Random(5), Counter[str]()
    for _ in range(3000):
        drawn[match.rules.write(match.rules.draw_chance(match.state, rng)).split()[1]] += 1
    assert set(drawn) == {"fire-7", "fire-17"}
    assert 1900 < drawn["fire-7"] < 2100


@pytest.mark.clause("CW-13b", "CW-14")
def test_the_taker_picks_a_type_and_the_lot_is_among_those() -> None:
    match = position(HANDS, backs=True, top="grid")
    match.play("Dante draw · drawn grid-7 top wood · Dante steal Gael · move on")
    assert set(match.legal("Dante")) == {"pick fire", "pick action"}
    assert_refused(match.refuses("Dante pick wood"), "CW-14", Reason.NO_SUCH_BACK)
    assert_refused(match.refuses("Dante pick"), "CW-14", Reason.NO_SUCH_BACK)
    match.play("Dante pick fire")
    assert match.sees().picked is Back.FIRE
    assert_refused(match.refuses("lot tweezers"), "CW-14", Reason.BAD_DEAL)
    match.play("lot fire-17")
    assert match.sees().picked is None
    assert match.sees().backs[1] == (0, 1, 0, 0, 0, 1)


@pytest.mark.clause("CW-13b", "CW-14")
def test_all_are_told_the_backs_of_what_is_taken_and_given() -> None:
    match = position(HANDS, backs=True, top="grid")
    match.play("Dante draw · drawn grid-7 top wood · Dante steal Gael · move on")
    match.play("Dante pick action · lot tweezers · Dante give wood-7")
    pair = (Seat(0), Seat(1))
    seen = [
        CardTaken(*pair, Card.TWEEZERS, Back.ACTION, openly=False),
        CardGiven(*pair, Card.WOOD_7, Back.WOOD, openly=False),
    ]
    unseen = [
        CardTaken(*pair, None, Back.ACTION, openly=False),
        CardGiven(*pair, None, Back.WOOD, openly=False),
    ]
    assert [match.told(name) for name in EVERYONE] == [seen, seen, unseen, unseen]


@pytest.mark.clause("CW-13b", "CW-14")
def test_an_open_theft_tells_the_backs_too() -> None:
    hands = {"Dante": "wood-7 cookbook", "Gael": "fire-7 tweezers"}
    match = position(hands, backs=True, top="grid")
    match.play("Dante draw · drawn grid-7 top wood · Dante cookbook · Dante steal Gael · move on")
    match.play("Dante pick card tweezers · Dante give wood-7")
    assert match.told(None) == match.told("Dante")
    told = [event for event in match.told(None) if isinstance(event, CardTaken | CardGiven)]
    assert [event.back for event in told] == [Back.ACTION, Back.WOOD]


@pytest.mark.clause("CW-13b", "CW-3")
def test_a_deal_shows_the_back_on_top() -> None:
    match = dealt(2, backs=True)
    assert match.sees().top is not None
    assert sum(match.sees().backs[0]) == sum(match.sees().backs[1]) == 7
    assert card("wood-17").back is card("wood-wild").back is Back.WOOD
    assert card("bread").back is card("tweezers").back is Back.ACTION


@pytest.mark.clause("CW-13b", "CW-3")
def test_a_deal_tells_all_what_the_hands_and_the_pile_show() -> None:
    gael = "wood-17 wood-wild fire-7 sauce-wild tweezers apron bread"
    match = dealt(2, backs=True, Gael=gael)
    shown = match.sees()
    assert shown.backs[1] == (2, 1, 0, 0, 1, 3)
    assert shown.top is not None
    dante, top = HandDealt(Seat(0), (), shown.backs[0]), TopShown(shown.top)
    unseen, seen = (HandDealt(Seat(1), each, shown.backs[1]) for each in ((), cards(gael)))
    assert match.told(None) == [dante, unseen, top, TurnStarted(Seat(0))]
    assert match.told("Gael") == [dante, seen, top, TurnStarted(Seat(0))]


@pytest.mark.clause("CW-13b")
def test_without_the_option_no_back_is_told() -> None:
    match = dealt(2)
    assert [type(event) for event in match.told(None)] == [HandDealt, HandDealt, TurnStarted]
