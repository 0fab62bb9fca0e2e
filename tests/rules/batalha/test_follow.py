"""Which cards may be played (BC-12 to BC-15)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Reason
from cookiegames.rules.batalha.cards import Card, Suit

from .position import assert_refused, cards, position

TWELVE = "B4 B9 G1 G7 R3 R8 T2 T11 Z0a Z13a ZM G12"


@pytest.mark.clause("BC-12")
@pytest.mark.parametrize("lead", ["T6", "Z0b", "Z13b", "ZM"])
def test_a_gold_or_grey_lead_makes_no_turn_suit(lead: str) -> None:
    gael = "B4 B9 G1 G7 R3 R8 T2 T11 Z0a Z13a G12 B1"
    match = position({"Dante": lead, "Gael": gael}).play(f"Dante {lead}")
    assert match.sees().turn_suit is None
    assert match.playable("Gael") == set(cards(gael))


@pytest.mark.clause("BC-12")
def test_the_first_suited_card_played_makes_the_turn_suit() -> None:
    match = position({"Dante": "T6", "Gael": "Z0b", "Maya": "G7", "Nina": "G1 B4"}, seats=4)
    match.play("Dante T6 · Gael Z0b")
    assert match.sees().turn_suit is None
    match.play("Maya G7")
    assert match.sees().turn_suit is Suit.GREEN
    refusal = match.refuses("Nina B4")
    assert (refusal.clause, refusal.reason) == ("BC-13", Reason.MUST_FOLLOW)
    assert refusal.facts["suit"] is Suit.GREEN
    match.play("Nina G1")


@pytest.mark.clause("BC-12")
def test_a_later_suit_does_not_change_the_turn_suit() -> None:
    match = position({"Dante": "B6", "Gael": "R12, no blue", "Maya": "B1"})
    match.play("Dante B6 · Gael R12")
    assert match.sees().turn_suit is Suit.BLUE


@pytest.mark.clause("BC-13", "BC-15")
def test_who_holds_the_turn_suit_follows_it_or_plays_grey() -> None:
    match = position({"Dante": "B6", "Gael": TWELVE}).play("Dante B6")
    assert match.playable("Gael") == set(cards("B4 B9 Z0a Z13a ZM"))


@pytest.mark.clause("BC-13")
@pytest.mark.parametrize("played", ["G7", "R3", "T11"])
def test_who_holds_the_turn_suit_may_play_neither_another_suit_nor_gold(played: str) -> None:
    only = "B4 G1 G7 R3 R8 T2 T11 Z0a Z13a ZM G12 R1"
    match = position({"Dante": "B6", "Gael": only}).play("Dante B6")
    assert_refused(
        match.refuses(f"Gael {played}"),
        "BC-13",
        Reason.MUST_FOLLOW,
        suit=Suit.BLUE,
        card=Card.B4,
        played=Card[played],
    )


@pytest.mark.clause("BC-14")
def test_who_holds_none_of_the_turn_suit_may_play_anything() -> None:
    hand = "G1 G7 R3 R8 T2 T11 Z0a Z13a ZM G12 R1 R2"
    match = position({"Dante": "B6", "Gael": hand}).play("Dante B6")
    assert match.playable("Gael") == set(cards(hand))
    match.play("Gael T2")


@pytest.mark.clause("BC-15")
@pytest.mark.parametrize("grey", ["Z0a", "Z13a", "ZM"])
def test_a_grey_card_may_be_played_whatever_is_in_hand(grey: str) -> None:
    match = position({"Dante": "B6", "Gael": f"B4 B9 {grey}", "Maya": "B1"})
    match.play(f"Dante B6 · Gael {grey}")
    assert match.sees().trick == (Card.B6, Card[grey])
    assert match.sees().turn_suit is Suit.BLUE
