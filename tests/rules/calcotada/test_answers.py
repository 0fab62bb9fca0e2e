"""Bread, aprons, and how an attack is put to its victim (CW-17, CW-23, CW-24, CW-25)."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.actions import Reason
from cookiegames.rules.calcotada.cards import Card, Ingredient
from cookiegames.rules.calcotada.events import (
    Attack,
    AttackAnnounced,
    AttackParried,
    CardPinched,
    CardTaken,
)
from cookiegames.rules.calcotada.observation import Phase
from cookiegames.rules.game import CommonReason, Offer, Seat

from .position import Match, assert_refused, card, cards, position, series

EVERYONE = ("Dante", "Gael", "Maya", None)
STEAL = "Dante draw · drawn grid-7 · Dante steal Gael"
TWEEZERS = "Dante tweezers Gael wood"
SAUSAGE = "Dante sausage Gael"
ATTACKS = {
    STEAL: (Attack.THEFT, "bread", "CW-23"),
    TWEEZERS: (Attack.TWEEZERS, "apron", "CW-24"),
    SAUSAGE: (Attack.SAUSAGE, "bread", "CW-23"),
}


def attacked(text: str, *, gael: str = "bread apron fire-7", discarded: str = "") -> Match:
    """Dante attacks Gael, who has a wood 17 on the table and holds these cards."""
    match = position(
        {"Dante": "tweezers sausage wood-7", "Gael": gael},
        series={"Gael": "wood-17"},
        discarded=discarded,
    )
    return match.play(text)


@pytest.mark.clause("CW-23", "CW-17")
def test_bread_answers_a_theft_and_no_card_changes_hands() -> None:
    match = attacked(STEAL).play("Gael defend bread")
    assert match.told(None) == [AttackParried(Attack.THEFT, Seat(0), Seat(1), Card.BREAD)]
    assert match.hand("Gael") == cards("apron fire-7")
    assert match.hand("Dante") == cards("tweezers sausage wood-7 grid-7")
    assert match.gone("bread") == 1, "it goes to the discard pile, not to the thief"


@pytest.mark.clause("CW-23")
def test_the_bread_of_another_is_not_the_one_just_drawn() -> None:
    match = position({"Gael": "bread"}).play("Dante draw · drawn bread · Dante steal Gael")
    match.play("Gael defend bread")
    assert match.sees("Dante").drawn == (Card.BREAD,)


@pytest.mark.clause("CW-23", "CW-13")
def test_the_thief_does_not_draw_from_the_pile_instead() -> None:
    match = attacked(STEAL).play("Gael defend bread")
    assert match.sees().phase is Phase.PLAY
    for text in ("Dante draw", "Dante steal Maya", "Dante no second card"):
        assert match.refuses(text).reason is Reason.DREW_BOTH


@pytest.mark.clause("CW-23")
def test_bread_answers_a_sausage_both_are_discarded_and_hands_stay() -> None:
    match = attacked(SAUSAGE).play("Gael defend bread")
    assert match.told(None) == [AttackParried(Attack.SAUSAGE, Seat(0), Seat(1), Card.BREAD)]
    assert match.hand("Dante") == cards("tweezers wood-7")
    assert match.hand("Gael") == cards("apron fire-7")
    assert (match.gone("bread"), match.gone("sausage")) == (1, 1)
    assert match.sees().phase is Phase.FIRST


@pytest.mark.clause("CW-24")
def test_an_apron_answers_tweezers_both_are_discarded_and_the_series_stays() -> None:
    match = attacked(TWEEZERS).play("Gael defend apron")
    assert match.told(None) == [AttackParried(Attack.TWEEZERS, Seat(0), Seat(1), Card.APRON)]
    assert match.sees().series[1] == series("wood-17")
    assert match.hand("Dante") == cards("sausage wood-7")
    assert match.hand("Gael") == cards("bread fire-7")
    assert (match.gone("apron"), match.gone("tweezers")) == (1, 1)


@pytest.mark.clause("CW-23", "CW-24")
@pytest.mark.parametrize("text", ATTACKS)
@pytest.mark.parametrize("word", ["bread", "apron", "fire-7"])
def test_no_other_card_answers(text: str, word: str) -> None:
    attack, answer, clause = ATTACKS[text]
    match = attacked(text)
    if word == answer:
        match.play(f"Gael defend {word}")
        return
    refusal = match.refuses(f"Gael defend {word}")
    assert_refused(refusal, clause, Reason.WRONG_DEFENCE, card=card(word), attack=attack)


@pytest.mark.clause("CW-23", "CW-24")
@pytest.mark.parametrize("text", ATTACKS)
def test_a_defence_that_is_not_in_hand_does_not_answer(text: str) -> None:
    _, answer, clause = ATTACKS[text]
    match = attacked(text, gael="fire-7")
    refusal = match.refuses(f"Gael defend {answer}")
    assert_refused(refusal, clause, Reason.NOT_IN_HAND, card=card(answer))
    assert match.legal("Gael") == []


@pytest.mark.clause("CW-25")
@pytest.mark.parametrize("text", ATTACKS)
def test_the_question_is_the_same_whether_or_not_the_defence_is_in_hand(text: str) -> None:
    with_it, without = attacked(text, gael="bread apron"), attacked(text, gael="fire-7 sauce-7")
    assert with_it.asks() == without.asks() == Offer((Seat(1),))
    for name in ("Dante", "Maya", None):
        assert with_it.sees(name) == without.sees(name)
        assert with_it.told(name) == without.told(name)
    assert with_it.legal(None) == without.legal(None) == ["move on"]
    assert with_it.legal("Dante") == without.legal("Dante") == []


@pytest.mark.clause("CW-25")
@pytest.mark.parametrize("text", ATTACKS)
def test_the_attack_is_announced_to_all_with_victim_and_place(text: str) -> None:
    attack, _, _ = ATTACKS[text]
    place = Ingredient.WOOD if attack is Attack.TWEEZERS else None
    match = attacked(text)
    for name in EVERYONE:
        assert match.told(name)[-1] == AttackAnnounced(attack, Seat(0), Seat(1), place)
        assert match.sees(name).phase is Phase.ANSWER
        assert match.sees(name).attack is attack
        assert (match.sees(name).victim, match.sees(name).place) == (Seat(1), place)


@pytest.mark.clause("CW-25")
@pytest.mark.parametrize("text", ATTACKS)
def test_the_attacked_player_alone_may_answer(text: str) -> None:
    _, answer, _ = ATTACKS[text]
    match = position(
        {"Dante": "tweezers sausage bread apron", "Gael": "bread apron", "Maya": "bread apron"},
        series={"Gael": "wood-17"},
    ).play(text)
    for name in ("Dante", "Maya"):
        refusal = match.refuses(f"{name} defend {answer}")
        assert_refused(refusal, "CW-25", CommonReason.NOT_AWAITED)
    assert match.legal("Gael") == [f"defend {answer}"]


@pytest.mark.clause("CW-25")
@pytest.mark.parametrize("text", ATTACKS)
def test_nothing_happens_before_the_answer(text: str) -> None:
    match = attacked(text)
    assert match.hand("Gael") == cards("bread apron fire-7")
    assert match.sees().series[1] == series("wood-17")
    match.play("move on")
    assert match.sees().phase is not Phase.ANSWER


@pytest.mark.clause("CW-25")
@pytest.mark.parametrize(
    ("text", "word", "count"),
    [(STEAL, "bread", 6), (SAUSAGE, "bread", 6), (TWEEZERS, "apron", 6)],
)
def test_once_all_six_lie_in_the_discard_pile_nobody_is_asked(
    text: str, word: str, count: int
) -> None:
    match = attacked(text, gael="fire-7", discarded=f"{word} " * (count - 1))
    assert match.asks() == Offer((Seat(1),))
    match = attacked(text, gael="fire-7", discarded=f"{word} " * count)
    assert match.sees().phase is not Phase.ANSWER
    assert isinstance(match.news[-1], (AttackAnnounced, CardPinched)) or text == SAUSAGE


@pytest.mark.clause("CW-25")
def test_the_other_defence_in_the_discard_pile_does_not_matter() -> None:
    assert attacked(TWEEZERS, gael="apron", discarded="bread " * 6).asks() == Offer((Seat(1),))
    assert attacked(STEAL, gael="bread", discarded="apron " * 6).asks() == Offer((Seat(1),))


@pytest.mark.clause("CW-25")
def test_an_empty_hand_is_not_asked() -> None:
    match = attacked(TWEEZERS, gael="")
    assert match.hand("Dante") == cards("wood-17 sausage wood-7")
    assert match.told(None) == [
        AttackAnnounced(Attack.TWEEZERS, Seat(0), Seat(1), Ingredient.WOOD),
        CardPinched(Seat(0), Seat(1), Card.WOOD_17),
    ]


@pytest.mark.clause("CW-25", "CW-21")
def test_an_open_hand_is_asked_all_the_same() -> None:
    match = position({"Dante": "cookbook", "Gael": "fire-7"}).play("Dante cookbook").play(STEAL)
    assert match.asks() == Offer((Seat(1),))


@pytest.mark.clause("CW-25")
def test_the_answer_comes_before_a_back_is_picked() -> None:
    match = attacked(STEAL)
    for text in ("Dante pick", "lot fire-7", "Dante give wood-7"):
        assert match.refuses(text).reason is CommonReason.NOT_AWAITED
    match.play("move on · Dante pick · lot bread")
    assert isinstance(match.news[-1], CardTaken)
    assert match.hand("Dante") == cards("tweezers sausage wood-7 grid-7 bread")


@pytest.mark.clause("CW-17", "CW-24")
def test_who_received_an_apron_cannot_use_it() -> None:
    match = attacked(TWEEZERS).play("Gael defend apron")
    assert Card.APRON not in match.hand("Dante")
