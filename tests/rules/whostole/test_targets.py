"""Whom an effect may choose (WS-10 to WS-12)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.actions import Discard, Reason
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import EffectIdle, Protected

from .position import Match, assert_refused, card, discarded, position

ANOTHER = ["big-wetter", "playful-one", "tea-party", "spy-cub", "babysitter"]
ANYBODY = ["sissy", "diaper-change"]
NOBODY = ["pony-fan", "nappy-fellow", "adventurous-cub", "cookie", "cookie-thief"]


def naming(word: str) -> str:
    """What the line of this card ends in, if it is the Babysitter's."""
    return " cookie" if word == "babysitter" else ""


def drawn(word: str) -> Match:
    """Three players; Dante has drawn this card."""
    return position({"Dante": "nappy-fellow"}).play(f"draw {word}")


def napping(word: str, seats: int = 3) -> Match:
    """Everybody but the last player naps; that one has drawn this card."""
    laid_open = "pony-fan cookie babysitter babysitter adventurous-cub"
    hands = {"Dante": "nappy-fellow", "Gael": "nappy-fellow"}
    match = position(hands, seats=seats, laid_open=laid_open)
    for name in ("Dante", "Gael")[: seats - 1]:
        match.play(f"draw babysitter · {name} nappy-fellow")
    return match.play(f"draw {word}")


@pytest.mark.clause("WS-12")
@pytest.mark.parametrize("word", ANOTHER)
def test_these_choose_another_player(word: str) -> None:
    match = drawn(word)
    assert match.targets("Dante", word) == {1, 2}
    refusal = match.refuses(f"Dante {word} Dante{naming(word)}")
    assert_refused(refusal, "WS-12", Reason.NOT_YOURSELF, card=card(word))


@pytest.mark.clause("WS-12")
@pytest.mark.parametrize("word", ANYBODY)
def test_these_may_choose_their_own_player_too(word: str) -> None:
    assert drawn(word).targets("Dante", word) == {0, 1, 2}


@pytest.mark.clause("WS-11", "WS-12")
@pytest.mark.parametrize("word", ANOTHER + ANYBODY)
def test_somebody_must_be_chosen(word: str) -> None:
    match = drawn(word)
    action = Discard(card(word), None, Card.COOKIE if word == "babysitter" else None)
    refusal = match.refuses_action(Seat(0), action)
    assert refusal.clause in ("WS-11", "WS-12")
    assert refusal.reason is Reason.NEEDS_TARGET
    assert refusal.facts == {"card": card(word)}


@pytest.mark.clause("WS-12")
@pytest.mark.parametrize("word", NOBODY)
def test_these_choose_nobody(word: str) -> None:
    match = position({"Dante": "babysitter"}).play(f"draw {word}")
    assert match.targets("Dante", word) == {None}
    refusal = match.refuses(f"Dante {word} Gael")
    assert (refusal.reason, refusal.facts) == (Reason.TAKES_NO_TARGET, {"card": card(word)})


@pytest.mark.clause("WS-10")
@pytest.mark.parametrize("word", ANOTHER + ANYBODY)
@pytest.mark.parametrize("target", [Seat(3), Seat(-1), Seat(7)])
def test_who_does_not_sit_at_the_table_cannot_be_chosen(word: str, target: Seat) -> None:
    named = Card.COOKIE if word == "babysitter" else None
    drawn(word).refuses_action(Seat(0), Discard(card(word), target, named))


@pytest.mark.clause("WS-10")
@pytest.mark.parametrize("word", ANOTHER + ANYBODY)
def test_who_is_out_cannot_be_chosen(word: str) -> None:
    match = position({"Gael": "cookie"}).play("draw babysitter · Dante babysitter Gael cookie")
    match.play(f"draw {word}")
    assert Seat(1) not in match.targets("Maya", word)
    refusal = match.refuses(f"Maya {word} Gael{naming(word)}")
    assert_refused(refusal, "WS-10", Reason.OUT, card=card(word), target=Seat(1))


@pytest.mark.clause("WS-10", "WS-17")
@pytest.mark.parametrize("word", ANOTHER + ANYBODY)
def test_who_naps_cannot_be_chosen(word: str) -> None:
    match = position().burn("nappy-fellow").play(f"draw {word}")
    assert Seat(0) not in match.targets("Gael", word)
    refusal = match.refuses(f"Gael {word} Dante{naming(word)}")
    facts = {"card": card(word), "target": Seat(0), "by": Card.NAPPY_FELLOW}
    assert_refused(refusal, "WS-10", Reason.PROTECTED, **facts)


@pytest.mark.clause("WS-10", "WS-18")
@pytest.mark.parametrize("word", [*ANOTHER, "sissy"])
def test_who_is_changed_cannot_be_chosen(word: str) -> None:
    match = position().play(f"draw diaper-change · Dante diaper-change Maya · draw {word}")
    assert Seat(2) not in match.targets("Gael", word)
    refusal = match.refuses(f"Gael {word} Maya{naming(word)}")
    facts = {"card": card(word), "target": Seat(2), "by": Card.DIAPER_CHANGE}
    assert_refused(refusal, "WS-10", Reason.PROTECTED, **facts)


@pytest.mark.clause("WS-11")
@pytest.mark.parametrize("word", ANOTHER)
@pytest.mark.parametrize("seats", [2, 3])
def test_with_every_other_player_protected_these_do_nothing(word: str, seats: int) -> None:
    match = napping(word, seats)
    name = ("Gael", "Maya")[seats - 2]
    assert [each for each in match.legal(name) if each == Discard(card(word))]
    assert match.targets(name, word) == {None}
    hands = [match.sees(each).hand for each in ("Dante", "Gael")[: seats - 1]]
    match.play(f"{name} {word}")
    actor = Seat(seats - 1)
    assert match.told(None) == [discarded(name, word), EffectIdle(actor, card(word))]
    assert [match.sees(each).hand for each in ("Dante", "Gael")[: seats - 1]] == hands
    assert not any(match.sees().out)
    assert match.sees().to_act == 0


@pytest.mark.clause("WS-11")
@pytest.mark.parametrize("word", ANOTHER)
def test_then_nobody_may_be_named(word: str) -> None:
    match = napping(word)
    refusal = match.refuses(f"Maya {word} Dante{naming(word)}")
    assert refusal.clause in ("WS-10", "WS-11")
    assert refusal.reason in (Reason.NOBODY_TO_CHOOSE, Reason.PROTECTED)


@pytest.mark.clause("WS-11")
@pytest.mark.parametrize("word", ANYBODY)
def test_then_these_must_choose_their_own_player(word: str) -> None:
    match = napping(word)
    assert match.targets("Maya", word) == {2}
    refusal = match.refuses(f"Maya {word}")
    assert refusal.reason is Reason.NEEDS_TARGET
    match.play(f"Maya {word} Maya")
    assert not any(isinstance(event, EffectIdle) for event in match.news)


@pytest.mark.clause("WS-11")
def test_those_who_are_out_do_not_keep_an_effect_from_being_idle() -> None:
    match = position({"Gael": "cookie"}).play("draw babysitter · Dante babysitter Gael cookie")
    match.burn("nappy-fellow").play("draw tea-party · Dante tea-party")
    assert EffectIdle(Seat(0), Card.TEA_PARTY) in match.news


@pytest.mark.clause("WS-10", "WS-11")
def test_of_two_kinds_of_protection_each_makes_an_effect_idle() -> None:
    match = position({"Gael": "nappy-fellow"}, first="Maya").burn("diaper-change")
    assert Protected(Seat(2), Card.DIAPER_CHANGE) in match.news
    match.burn("nappy-fellow").play("draw playful-one · Gael playful-one")
    assert EffectIdle(Seat(1), Card.PLAYFUL_ONE) in match.news
