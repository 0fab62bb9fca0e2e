"""Thefts from a hand, with backs that are all alike (CW-14, CW-17)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cookiegames.rules.calcotada.actions import Lot, PickBack, PickCard, Reason, Steal
from cookiegames.rules.calcotada.cards import Back, Card
from cookiegames.rules.calcotada.events import (
    Attack,
    AttackAnnounced,
    CardGiven,
    CardTaken,
)
from cookiegames.rules.calcotada.observation import Phase
from cookiegames.rules.game import CHANCE, SECRETLY, CommonReason, Offer, Seat

from .position import Match, assert_refused, cards, position

EVERYONE = ("Dante", "Gael", "Maya", None)
HANDS = {"Dante": "wood-7", "Gael": "fire-17 fire-7 tweezers"}
STEAL = "Dante draw · drawn grid-7 · Dante steal Gael"


def stealing(**others: str) -> Match:
    """Dante steals from Gael, who does not answer: he is to pick."""
    return position({**HANDS, **others}).play(STEAL + " · move on")


@pytest.mark.clause("CW-14", "CW-25")
def test_a_theft_is_announced_answered_picked_drawn_by_lot_and_repaid() -> None:
    match = position(HANDS).play(STEAL)
    assert match.told(None)[1:] == [AttackAnnounced(Attack.THEFT, Seat(0), Seat(1), None)]
    assert match.asks() == Offer((Seat(1),))
    match.play("move on")
    assert (match.asks(), match.sees().phase) == (SECRETLY[0], Phase.PICK)
    assert match.legal("Dante") == ["pick"]
    match.play("Dante pick")
    assert (match.asks(), match.sees().phase) == (CHANCE, Phase.LOT)
    match.play("lot fire-7")
    assert match.hand("Dante") == cards("wood-7 grid-7 fire-7")
    assert match.hand("Gael") == cards("fire-17 tweezers")
    assert (match.asks(), match.sees().phase) == (SECRETLY[0], Phase.GIVE)
    match.play("Dante give wood-7")
    assert match.hand("Dante") == cards("grid-7 fire-7")
    assert match.hand("Gael") == cards("fire-17 tweezers wood-7")
    assert (match.sees().phase, match.sees().attack) == (Phase.PLAY, None)
    assert match.sees().victim is None


@pytest.mark.clause("CW-14")
def test_only_the_two_see_the_cards() -> None:
    match = stealing().play("Dante pick · lot fire-7 · Dante give wood-7")
    seen = [
        CardTaken(Seat(0), Seat(1), Card.FIRE_7, None, openly=False),
        CardGiven(Seat(0), Seat(1), Card.WOOD_7, None, openly=False),
    ]
    unseen = [
        CardTaken(Seat(0), Seat(1), None, None, openly=False),
        CardGiven(Seat(0), Seat(1), None, None, openly=False),
    ]
    assert [match.told(name) for name in EVERYONE] == [seen, seen, unseen, unseen]
    other = stealing().play("Dante pick · lot tweezers · Dante give grid-7")
    assert match.sees("Maya") == other.sees("Maya")
    assert match.sees() == other.sees()


@pytest.mark.clause("CW-14")
def test_any_card_in_hand_may_be_given_back_even_the_one_just_taken() -> None:
    match = stealing().play("Dante pick · lot fire-7")
    assert set(match.legal("Dante")) == {"give wood-7", "give grid-7", "give fire-7"}
    match.play("Dante give fire-7")
    assert match.hand("Gael") == cards("fire-17 fire-7 tweezers")
    assert match.sees("Dante").drawn == (Card.GRID_7,)


@pytest.mark.clause("CW-14")
def test_a_card_must_be_given_and_from_the_own_hand() -> None:
    match = stealing().play("Dante pick · lot fire-7")
    refusal = match.refuses("Dante give tweezers")
    assert_refused(refusal, "CW-14", Reason.NOT_IN_HAND, card=Card.TWEEZERS)
    for text in ("Gael give fire-17", "Dante end turn", "Dante lay fire-7 as 7", "move on"):
        assert_refused(match.refuses(text), "CW-14", CommonReason.NOT_AWAITED)


@pytest.mark.clause("CW-14")
def test_the_lot_is_among_the_victims_cards_each_as_likely() -> None:
    match = position({**HANDS, "Gael": "fire-7 fire-7 tweezers"}).play(STEAL + " · move on")
    match.play("Dante pick")
    rng = Random(2)
    lots = Counter(match.rules.draw_chance(match.state, rng) for _ in range(3000))
    assert set(lots) == {Lot(Card.FIRE_7), Lot(Card.TWEEZERS)}
    assert 1900 < lots[Lot(Card.FIRE_7)] < 2100
    assert_refused(match.refuses("lot wood-7"), "CW-14", Reason.BAD_DEAL)


@pytest.mark.clause("CW-14")
def test_what_was_stolen_counts_as_drawn_in_this_turn() -> None:
    match = stealing().play("Dante pick · lot fire-7 · Dante give wood-7")
    assert match.sees("Dante").drawn == (Card.GRID_7, Card.FIRE_7)
    assert match.sees("Gael").drawn == ()


@pytest.mark.clause("CW-14")
def test_the_stolen_card_was_the_second() -> None:
    match = stealing().play("Dante pick · lot fire-7 · Dante give wood-7")
    assert match.refuses("Dante draw").reason is Reason.DREW_BOTH
    assert match.refuses("Dante steal Maya").reason is Reason.DREW_BOTH
    match.play("Dante lay fire-7 grid-7 as 7")


@pytest.mark.clause("CW-14")
def test_nobody_steals_from_an_empty_hand_or_from_themselves() -> None:
    match = position({"Gael": ""}).play("Dante draw · drawn wood-7")
    assert_refused(match.refuses("Dante steal Gael"), "CW-14", Reason.EMPTY_HAND, target=Seat(1))
    assert_refused(match.refuses("Dante steal Dante"), "CW-14", Reason.NOT_YOURSELF)
    assert set(match.legal("Dante")) == {"draw", "no second card", "steal 2"}


@pytest.mark.clause("CW-14")
@pytest.mark.parametrize("action", [Steal(Seat(3)), Steal(Seat(-1))])
def test_a_seat_that_is_not_at_the_table_cannot_be_named(action: Steal) -> None:
    match = position().play("Dante draw · drawn wood-7")
    match.refuses_action(Seat(0), action)


@pytest.mark.clause("CW-14", "CW-21")
def test_while_a_cookbook_is_in_force_the_card_is_picked_by_its_face_and_all_see_both() -> None:
    match = position({**HANDS, "Dante": "wood-7 cookbook"}).play("Dante cookbook")
    match.play(STEAL + " · move on")
    assert set(match.legal("Dante")) == {
        "pick card fire-17",
        "pick card fire-7",
        "pick card tweezers",
    }
    refusal = match.refuses("Dante pick card wood-7")
    assert_refused(refusal, "CW-14", Reason.NOT_IN_HAND, card=Card.WOOD_7)
    assert_refused(match.refuses("Dante pick"), "CW-14", Reason.NO_SUCH_BACK)
    match.play("Dante pick card fire-17 · Dante give wood-7")
    for name in EVERYONE:
        assert match.told(name) == [
            CardTaken(Seat(0), Seat(1), Card.FIRE_17, None, openly=True),
            CardGiven(Seat(0), Seat(1), Card.WOOD_7, None, openly=True),
        ]
    assert match.hand("Gael") == cards("fire-7 tweezers wood-7")


@pytest.mark.clause("CW-14")
def test_without_a_cookbook_nobody_picks_by_the_face() -> None:
    match = stealing()
    refusal = match.refuses_action(Seat(0), PickCard(Card.FIRE_7))
    assert refusal.clause == "CW-14"
    match.refuses_action(Seat(1), PickBack(None))
    match.refuses_action(None, Lot(Card.FIRE_7))


@pytest.mark.clause("CW-17")
def test_an_action_card_stolen_is_its_new_holders_like_any_other() -> None:
    match = stealing(Gael="wine-jug").play("Dante pick · lot wine-jug · Dante give wood-7")
    match.play("Dante wine-jug Gael")
    assert match.sees().skips == (0, 1, 0)


@pytest.mark.clause("CW-17")
def test_so_is_one_given_in_exchange() -> None:
    match = stealing(Dante="wine-jug").play("Dante pick · lot fire-7 · Dante give wine-jug")
    match.play("Dante end turn · Gael wine-jug Dante")
    assert match.sees().skips == (1, 0, 0)


# Ingredient backs


@pytest.mark.clause("CW-13b")
def test_by_default_backs_tell_nothing() -> None:
    match = position(HANDS)
    assert match.sees().backs == ()
    assert match.sees().top is None
    match.play(STEAL + " · move on")
    refusal = match.refuses_action(Seat(0), PickBack(Back.FIRE))
    assert_refused(refusal, "CW-14", Reason.NO_SUCH_BACK)
