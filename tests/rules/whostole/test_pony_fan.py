"""The Pony Fan who must go (WS-14), and that nobody can cheat with her (WS-30)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import SECRETLY
from cookiegames.rules.whostole.actions import Discard, Reason
from cookiegames.rules.whostole.cards import Card

from .position import assert_refused, card, discarded, position

TROUBLE = [("pony-fan", "sissy"), ("pony-fan", "big-wetter"), ("sissy", "pony-fan")]
TROUBLE.append(("big-wetter", "pony-fan"))


@pytest.mark.clause("WS-14")
def test_she_has_no_effect_when_discarded() -> None:
    match = position().play("draw pony-fan · Dante pony-fan")
    assert match.told(None)[1:] == [discarded("Dante", "pony-fan")]
    assert match.sees().to_act == 1


@pytest.mark.clause("WS-14")
@pytest.mark.parametrize(("held", "drawn"), TROUBLE)
def test_with_the_big_wetter_or_a_sissy_she_must_be_the_one_discarded(
    held: str, drawn: str
) -> None:
    match = position({"Dante": held}).play(f"draw {drawn}")
    assert match.legal("Dante") == [Discard(Card.PONY_FAN)]


@pytest.mark.clause("WS-14", "WS-30")
@pytest.mark.parametrize(("held", "drawn"), TROUBLE)
def test_nobody_can_keep_her_then(held: str, drawn: str) -> None:
    match = position({"Dante": held}).play(f"draw {drawn}")
    other = ({held, drawn} - {"pony-fan"}).pop()
    refusal = match.refuses(f"Dante {other} Gael")
    assert_refused(refusal, "WS-14", Reason.PONY_FAN, card=card(other))


@pytest.mark.clause("WS-14")
@pytest.mark.parametrize("other", ["cookie", "cookie-thief", "adventurous-cub", "babysitter"])
def test_with_any_other_card_she_may_stay_or_go(other: str) -> None:
    match = position({"Dante": "pony-fan"}).play(f"draw {other}")
    assert match.discardable("Dante") == {Card.PONY_FAN, card(other)}


@pytest.mark.clause("WS-14")
def test_nothing_shows_why_she_went() -> None:
    kept = ("sissy", "big-wetter", "cookie", "cookie-thief")
    matches = [position({"Dante": word}).play("draw pony-fan") for word in kept]
    assert all(match.asks() == SECRETLY[0] for match in matches)
    for match in matches:
        match.play("Dante pony-fan")
    one, *others = matches
    for other in others:
        assert other.asks() == one.asks()
        for name in ("Gael", "Maya", None):
            assert other.sees(name) == one.sees(name)
            assert other.told(name) == one.told(name)


@pytest.mark.clause("WS-14")
def test_the_question_is_the_same_when_she_is_not_held_at_all() -> None:
    forced = position({"Dante": "sissy"}).play("draw pony-fan")
    free = position({"Dante": "cookie"}).play("draw nappy-fellow")
    assert forced.asks() == free.asks()
    assert forced.sees("Gael") == free.sees("Gael")


@pytest.mark.clause("WS-14", "WS-15")
def test_she_must_go_too_when_a_trade_brought_her() -> None:
    match = position({"Dante": "cookie", "Gael": "pony-fan"})
    match.play("draw big-wetter · Dante big-wetter Gael").burn("nappy-fellow spy-cub")
    match.play("draw sissy")
    assert match.legal("Dante") == [Discard(Card.PONY_FAN)]
