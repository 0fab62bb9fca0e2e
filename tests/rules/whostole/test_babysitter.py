"""The Babysitter and what she may name (WS-22, WS-23), and that nobody can lie to her (WS-30)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.actions import Discard, Reason
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import KnockedOut, NothingCame

from .position import assert_refused, card, position

NAMES = [
    "cookie-thief",
    "pony-fan",
    "big-wetter",
    "sissy",
    "adventurous-cub",
    "nappy-fellow",
    "playful-one",
    "spy-cub",
    "diaper-change",
    "cookie",
]


@pytest.mark.clause("WS-22", "WS-30")
@pytest.mark.parametrize("word", NAMES)
def test_holding_the_card_named_the_chosen_player_is_knocked_out(word: str) -> None:
    match = position({"Gael": word}).play(f"draw babysitter · Dante babysitter Gael {word}")
    assert KnockedOut(Seat(1), by=Card.BABYSITTER) in match.told(None)
    assert match.sees().out == (False, True, False)


@pytest.mark.clause("WS-22", "WS-30")
@pytest.mark.parametrize("word", NAMES)
def test_not_holding_it_nothing_happens(word: str) -> None:
    match = position({"Gael": "babysitter"}).play(f"draw babysitter · Dante babysitter Gael {word}")
    assert match.told(None)[-1] == NothingCame(Seat(0), Seat(1), by=Card.BABYSITTER)
    assert match.sees().out == (False, False, False)
    assert match.sees().to_act == 1


@pytest.mark.clause("WS-22")
def test_every_card_but_the_babysitter_may_be_named_of_every_other_player() -> None:
    match = position({"Dante": "cookie"}).play("draw babysitter")
    named = {
        (each.target, each.named)
        for each in match.legal("Dante")
        if isinstance(each, Discard) and each.card is Card.BABYSITTER
    }
    assert named == {(Seat(target), card(word)) for target in (1, 2) for word in NAMES}


@pytest.mark.clause("WS-22")
def test_she_does_not_name_herself() -> None:
    match = position().play("draw cookie")
    refusal = match.refuses("Dante babysitter Gael babysitter")
    assert_refused(refusal, "WS-22", Reason.CANNOT_NAME, named=Card.BABYSITTER)


@pytest.mark.clause("WS-22")
def test_she_must_name_a_card() -> None:
    match = position().play("draw cookie")
    refusal = match.refuses_action(Seat(0), Discard(Card.BABYSITTER, Seat(1)))
    assert_refused(refusal, "WS-22", Reason.NEEDS_NAME)


@pytest.mark.clause("WS-22")
@pytest.mark.parametrize("word", ["sissy", "spy-cub", "tea-party", "big-wetter", "diaper-change"])
def test_no_other_card_names_one(word: str) -> None:
    match = position().play(f"draw {word}")
    refusal = match.refuses_action(Seat(0), Discard(card(word), Seat(1), Card.COOKIE))
    assert (refusal.reason, refusal.facts) == (Reason.NAMES_NOTHING, {"card": card(word)})


@pytest.mark.clause("WS-22")
def test_a_wrong_name_shows_nothing_but_that_it_was_wrong() -> None:
    one = position({"Gael": "cookie"})
    other = position({"Gael": "pony-fan"})
    for match in (one, other):
        match.play("draw babysitter · Dante babysitter Gael sissy")
    for name in ("Dante", "Maya", None):
        assert one.sees(name) == other.sees(name)
        assert one.told(name) == other.told(name)
    assert one.sees("Dante").known == ()


@pytest.mark.clause("WS-23")
@pytest.mark.parametrize("held", ["playful-one", "tea-party"])
def test_game_time_names_both_threes(held: str) -> None:
    match = position({"Gael": held})
    match.play("draw babysitter · Dante babysitter Gael playful-one")
    assert match.knocked_out() == [1]
    assert match.sees().discards[1] == (card(held),)


@pytest.mark.clause("WS-23")
def test_the_tea_party_is_not_named_apart() -> None:
    match = position({"Gael": "tea-party"}).play("draw cookie")
    refusal = match.refuses("Dante babysitter Gael tea-party")
    assert refusal.clause in ("WS-22", "WS-23")
    assert (refusal.reason, refusal.facts) == (Reason.CANNOT_NAME, {"named": Card.TEA_PARTY})


@pytest.mark.clause("WS-23")
@pytest.mark.parametrize(
    ("held", "named"),
    [
        ("sissy", "adventurous-cub"),
        ("adventurous-cub", "sissy"),
        ("spy-cub", "diaper-change"),
        ("diaper-change", "spy-cub"),
    ],
)
def test_the_two_kinds_of_five_and_of_two_are_named_apart(held: str, named: str) -> None:
    match = position({"Gael": held}).play(f"draw babysitter · Dante babysitter Gael {named}")
    assert match.knocked_out() == []


@pytest.mark.clause("WS-22")
def test_with_nobody_to_choose_she_names_nothing() -> None:
    match = position(seats=2).burn("nappy-fellow").play("draw cookie")
    assert Discard(Card.BABYSITTER) in match.legal("Gael")
    match.refuses_action(Seat(1), Discard(Card.BABYSITTER, None, Card.SISSY))
