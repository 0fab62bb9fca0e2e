"""A turn: draw two cards, then play (CW-12, CW-13, CW-15, CW-16, CW-18)."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.actions import Reason
from cookiegames.rules.calcotada.cards import Card
from cookiegames.rules.calcotada.events import (
    CardDrawn,
    SecondDeclined,
    TurnEnded,
    TurnStarted,
)
from cookiegames.rules.calcotada.observation import Phase
from cookiegames.rules.game import CHANCE, SECRETLY, CommonReason, Seat

from .position import assert_refused, at_play, card, cards, drawing, position

ATTACKS = "tweezers wine-jug cookbook sausage"
AT_ONCE = {"cookbook", "wine-jug 1", "wine-jug 2", "sausage 1", "sausage 2", "tweezers 1 wood"}


@pytest.mark.clause("CW-12")
def test_the_first_card_comes_from_the_pile() -> None:
    match = position({"Dante": "wood-7"})
    assert match.sees().phase is Phase.FIRST
    assert match.legal("Dante") == ["draw"]
    match.play("Dante draw")
    assert match.asks() == CHANCE
    assert (match.sees().phase, match.sees().stage) == (Phase.DRAWING, Phase.FIRST)
    pile = match.sees().pile
    match.play("drawn fire-13")
    assert match.hand("Dante") == cards("wood-7 fire-13")
    assert match.sees().pile == pile - 1
    assert match.sees().phase is match.sees().stage is Phase.SECOND


@pytest.mark.clause("CW-12")
def test_the_second_comes_from_the_pile_too_or_from_a_hand() -> None:
    match = position({"Dante": "wood-7"}).play("Dante draw · drawn fire-13")
    assert set(match.legal("Dante")) == {"draw", "no second card", "steal 1", "steal 2"}
    match.play("Dante draw · drawn grid-13")
    assert match.hand("Dante") == cards("wood-7 fire-13 grid-13")
    assert match.sees().phase is Phase.PLAY


@pytest.mark.clause("CW-12")
@pytest.mark.parametrize("text", ["Dante draw", "Dante no second card", "Dante steal Gael"])
def test_there_is_no_third_card(text: str) -> None:
    match = position({"Dante": "wood-7"}).play("Dante draw · drawn fire-13")
    match.play("Dante draw · drawn grid-13")
    assert_refused(match.refuses(text), "CW-12", Reason.DREW_BOTH)


@pytest.mark.clause("CW-12")
def test_only_who_draws_sees_the_card() -> None:
    match = position().play("Dante draw · drawn wood-7")
    assert match.told("Dante") == [CardDrawn(Seat(0), Card.WOOD_7, None, None)]
    for name in ("Gael", "Maya", None):
        assert match.told(name) == [CardDrawn(Seat(0), None, None, None)]
    other = position().play("Dante draw · drawn sausage")
    for name in ("Gael", "Maya", None):
        assert match.sees(name) == other.sees(name)


@pytest.mark.clause("CW-12")
def test_what_was_drawn_in_the_turn_is_shown_to_who_drew_it_until_the_turn_ends() -> None:
    match = position({"Dante": "wood-7"}).play("Dante draw · drawn sauce-7")
    match.play("Dante draw · drawn fire-13")
    assert match.sees("Dante").drawn == (Card.SAUCE_7, Card.FIRE_13)
    assert match.sees("Gael").drawn == match.sees().drawn == ()
    match.play("Dante lay fire-13 as 13")
    assert match.sees("Dante").drawn == (Card.SAUCE_7,)
    match.play("Dante end turn")
    assert match.sees("Dante").drawn == match.sees("Gael").drawn == ()


@pytest.mark.clause("CW-13")
@pytest.mark.parametrize("text", ["Dante no second card", "Dante steal Gael"])
def test_the_first_card_is_compulsory_and_from_the_pile(text: str) -> None:
    assert_refused(position().refuses(text), "CW-12", Reason.FIRST_FROM_PILE)


@pytest.mark.clause("CW-13")
def test_the_second_card_may_be_declined() -> None:
    match = position().play("Dante draw · drawn wood-7 · Dante no second card")
    assert match.told(None)[-1] == SecondDeclined(Seat(0))
    assert match.sees().phase is Phase.PLAY


@pytest.mark.clause("CW-13")
def test_with_the_pile_empty_the_second_card_can_only_come_from_a_hand() -> None:
    match = position(pile="wood-7").play("Dante draw · drawn wood-7")
    assert_refused(match.refuses("Dante draw"), "CW-13", Reason.PILE_EMPTY)
    assert set(match.legal("Dante")) == {"no second card", "steal 1", "steal 2"}


@pytest.mark.clause("CW-13")
def test_with_nothing_to_take_anywhere_declining_is_all_that_is_left() -> None:
    match = position({"Dante": "wood-7", "Gael": "", "Maya": ""}, pile="wood-7")
    match.play("Dante draw · drawn wood-7")
    assert match.legal("Dante") == ["no second card"]
    assert match.asks() == SECRETLY[0]


@pytest.mark.clause("CW-15")
def test_playing_is_one_ingredient_play_and_any_number_of_action_cards() -> None:
    match = at_play("wine-jug wine-jug wood-7 cookbook")
    match.play("Dante wine-jug Gael · Dante lay wood-7 as 7 · Dante wine-jug Maya · Dante cookbook")
    assert match.hand("Dante") == cards("bread")
    assert match.legal("Dante") == ["retire", "end turn"]


@pytest.mark.clause("CW-15", "CW-18")
def test_playing_is_optional() -> None:
    match = at_play("wood-7 tweezers cookbook").play("Dante end turn")
    assert match.told(None) == [TurnEnded(Seat(0)), TurnStarted(Seat(1))]
    assert match.hand("Dante") == cards("wood-7 tweezers cookbook bread")


@pytest.mark.clause("CW-18")
def test_there_is_no_hand_limit() -> None:
    many = "wood-17 " * 4 + "fire-17 " * 4 + "grid-17 " * 4 + "calcot-17 " * 4
    match = at_play(many + "tweezers").play("Dante end turn")
    assert match.sees().hand_sizes[0] == 18


@pytest.mark.clause("CW-16")
def test_attack_cards_may_be_played_before_either_draw_and_after_both() -> None:
    match = position({"Dante": ATTACKS}, series={"Gael": "wood-7"})
    assert set(match.legal("Dante")) == AT_ONCE | {"draw"}
    match.play("Dante draw · drawn grid-7")
    assert set(match.legal("Dante")) >= AT_ONCE
    match.play("Dante no second card")
    assert set(match.legal("Dante")) == AT_ONCE | {"lay grid-7 as 7", "end turn"}


@pytest.mark.clause("CW-16")
def test_an_attack_before_the_draw_leaves_the_draw_due() -> None:
    match = position({"Dante": ATTACKS, "Gael": "fire-7"})
    match.play("Dante wine-jug Maya · Dante cookbook · Dante sausage Gael · move on")
    assert match.sees().phase is Phase.FIRST
    match.play("Dante draw · drawn grid-7")
    assert match.sees().phase is Phase.SECOND


@pytest.mark.clause("CW-16")
@pytest.mark.parametrize("text", ["Dante lay wood-7 as 7", "Dante retire", "Dante end turn"])
def test_laying_retiring_and_ending_come_after_both_draws(text: str) -> None:
    match = position({"Dante": "wood-7"}, series={"Dante": "sauce-7"})
    refusal = match.refuses(text)
    assert refusal.reason is Reason.DRAW_FIRST
    assert refusal.clause in ("CW-12", "CW-16")
    refusal = match.play("Dante draw · drawn bread").refuses(text)
    assert refusal.reason is Reason.SECOND_FIRST
    assert refusal.clause in ("CW-12", "CW-16")
    match.play("Dante no second card").play(text)


@pytest.mark.clause("CW-16")
@pytest.mark.parametrize(
    "text",
    [
        "Gael tweezers Dante wood",
        "Gael wine-jug Dante",
        "Gael cookbook",
        "Gael sausage Dante",
        "Gael draw",
        "Gael end turn",
        "Gael steal Dante",
        "Gael no second card",
    ],
)
def test_nobody_attacks_or_draws_in_the_turn_of_another(text: str) -> None:
    match = position({"Gael": ATTACKS}, series={"Dante": "wood-7"})
    assert_refused(match.refuses(text), "CW-16", CommonReason.NOT_AWAITED)
    assert match.legal("Gael") == match.legal(None) == []


@pytest.mark.clause("CW-16")
@pytest.mark.parametrize("word", ["apron", "bread"])
def test_a_defence_card_without_an_attack_does_nothing(word: str) -> None:
    match = at_play("apron", others={"Gael": "apron bread"})
    for name in ("Dante", "Gael"):
        refusal = match.refuses(f"{name} defend {word}")
        assert refusal.reason in (CommonReason.NOT_AWAITED, Reason.ONLY_AN_ANSWER)


@pytest.mark.clause("CW-16")
@pytest.mark.parametrize(
    ("text", "clause"),
    [
        ("Dante tweezers Gael wood", "CW-19"),
        ("Dante wine-jug Gael", "CW-20"),
        ("Dante cookbook", "CW-21"),
        ("Dante sausage Gael", "CW-22"),
    ],
)
def test_only_attack_cards_in_hand_are_played(text: str, clause: str) -> None:
    match = position({"Dante": "wood-7"}, series={"Gael": "wood-7"})
    word = text.split()[1]
    assert_refused(match.refuses(text), clause, Reason.NOT_IN_HAND, card=card(word))


@pytest.mark.clause("CW-16", "CW-19")
def test_tweezers_need_a_card_on_the_table() -> None:
    match = position({"Dante": "tweezers"}, series={"Gael": "wood-7"})
    refusal = match.refuses("Dante tweezers Gael fire")
    assert refusal.clause in ("CW-16", "CW-19")
    assert refusal.reason is Reason.NOTHING_THERE
    assert set(match.legal("Dante")) == {"tweezers 1 wood", "draw"}


@pytest.mark.clause("CW-16")
@pytest.mark.parametrize(
    "begun", ["Dante steal Gael", "Dante steal Gael · move on", "Dante tweezers Gael wood"]
)
def test_a_step_begun_is_finished_first(begun: str) -> None:
    match = position({"Dante": ATTACKS}, series={"Gael": "wood-7"})
    match.play("Dante draw · drawn wood-7").play(begun)
    for text in ("Dante wine-jug Gael", "Dante cookbook", "Dante draw", "Dante no second card"):
        assert match.refuses(text).reason is CommonReason.NOT_AWAITED
    assert match.sees().stage is Phase.SECOND


AWAITED_OTHERWISE = {
    "CW-25": "Dante steal Gael",
    "CW-14": "Dante steal Gael · move on",
}


@pytest.mark.clause("CW-16", "CW-25", "CW-14")
@pytest.mark.parametrize("clause", AWAITED_OTHERWISE)
def test_a_refusal_names_the_clause_of_what_is_awaited(clause: str) -> None:
    match = position({"Dante": ATTACKS})
    assert_refused(match.refuses("move on"), "CW-16", CommonReason.NOT_AWAITED)
    match.play("Dante draw · drawn wood-7").play(AWAITED_OTHERWISE[clause])
    assert_refused(match.refuses("Dante cookbook"), clause, CommonReason.NOT_AWAITED)


@pytest.mark.clause("CW-3", "CW-12")
def test_the_next_turn_is_the_next_players_clockwise() -> None:
    match = position(seats=4, first="Nina").idle()
    assert match.sees().to_act == 0
    assert match.news[-1] == TurnStarted(Seat(0))
    match.play(drawing("Dante", "bread") + " · Dante end turn")
    assert match.sees().to_act == 1
