"""Draw, discard, and the next player (WS-4, WS-5)."""

from __future__ import annotations

from random import Random

import pytest

from cookiegames.rules.game import CHANCE, SECRETLY, CommonReason, Seat
from cookiegames.rules.whostole.actions import Discard, Draw, MoveOn, Reason
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import CardDiscarded, CardDrawn
from cookiegames.rules.whostole.observation import Phase

from .position import assert_refused, cards, discarded, position


@pytest.mark.clause("WS-4")
def test_a_turn_begins_with_a_card_drawn_that_only_its_player_sees() -> None:
    match = position({"Dante": "cookie"})
    assert (match.asks(), match.sees().phase) == (CHANCE, Phase.DRAW)
    match.play("draw nappy-fellow")
    assert match.told("Dante") == [CardDrawn(Seat(0), Card.NAPPY_FELLOW, aside=False)]
    assert match.told("Gael") == match.told(None) == [CardDrawn(Seat(0), None, aside=False)]
    assert match.sees("Dante").hand == (Card.NAPPY_FELLOW, Card.COOKIE)
    assert match.sees().hand_sizes == (2, 1, 1)
    assert match.sees().deck == 14


@pytest.mark.clause("WS-4")
def test_then_its_player_secretly_chooses_one_of_the_two() -> None:
    match = position({"Dante": "cookie"}).play("draw nappy-fellow")
    assert (match.asks(), match.sees().phase) == (SECRETLY[0], Phase.TURN)
    assert set(match.legal("Dante")) == {Discard(Card.NAPPY_FELLOW), Discard(Card.COOKIE)}
    assert match.legal("Gael") == []


@pytest.mark.clause("WS-4")
@pytest.mark.parametrize(("word", "kept"), [("nappy-fellow", "cookie"), ("cookie", "nappy-fellow")])
def test_the_card_drawn_or_the_card_held_may_be_discarded(word: str, kept: str) -> None:
    match = position({"Dante": "cookie"}).play(f"draw nappy-fellow · Dante {word}")
    assert match.sees("Dante").hand == cards(kept)
    assert match.sees().discards[0] == cards(word)
    assert discarded("Dante", word) in match.told(None)


@pytest.mark.clause("WS-4")
def test_of_two_alike_one_is_kept() -> None:
    match = position({"Dante": "nappy-fellow"}).burn("nappy-fellow")
    assert match.sees("Dante").hand == (Card.NAPPY_FELLOW,)


@pytest.mark.clause("WS-4")
def test_a_card_that_is_not_held_is_refused() -> None:
    match = position({"Dante": "cookie", "Gael": "pony-fan"}).play("draw nappy-fellow")
    assert_refused(match.refuses("Dante pony-fan"), "WS-4", Reason.NOT_IN_HAND, card=Card.PONY_FAN)


@pytest.mark.clause("WS-4")
def test_only_the_player_whose_turn_it_is_discards() -> None:
    match = position({"Gael": "cookie"}).play("draw nappy-fellow")
    assert_refused(match.refuses("Gael cookie"), "WS-4", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("move on"), "WS-4", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("draw cookie"), "WS-4", CommonReason.NOT_AWAITED)


@pytest.mark.clause("WS-4")
@pytest.mark.parametrize("actor", [None, Seat(3), Seat(-1)])
def test_who_does_not_sit_at_the_table_discards_nothing(actor: Seat | None) -> None:
    match = position({"Maya": "cookie"}).play("draw nappy-fellow")
    match.refuses_action(actor, Discard(Card.NAPPY_FELLOW))
    match.refuses_action(actor, Discard(Card.COOKIE))


@pytest.mark.clause("WS-4")
def test_nothing_is_discarded_before_the_draw() -> None:
    match = position({"Dante": "cookie"})
    assert match.refuses("Dante cookie").reason is CommonReason.NOT_AWAITED
    assert match.refuses_action(None, MoveOn()).reason is CommonReason.NOT_AWAITED
    assert match.legal("Dante") == []


@pytest.mark.clause("WS-4")
@pytest.mark.parametrize("drawn", [Card.COOKIE, Card.PONY_FAN])
def test_a_card_that_is_elsewhere_cannot_be_drawn(drawn: Card) -> None:
    match = position({"Dante": "cookie", "Gael": "pony-fan"})
    assert_refused(match.refuses_action(None, Draw(drawn)), "WS-4", Reason.BAD_DRAW)


@pytest.mark.clause("WS-4")
def test_nobody_picks_the_card_that_is_drawn() -> None:
    match = position()
    match.refuses_action(Seat(0), Draw(Card.SISSY))


@pytest.mark.clause("WS-4", "WS-16")
@pytest.mark.parametrize("text", ["", "draw sissy · Dante sissy Gael"])
def test_every_card_that_is_left_may_be_drawn(text: str) -> None:
    match = position({"Dante": "cookie", "Gael": "pony-fan"})
    if text:
        match.play(text)
    rng = Random(11)
    drawn = {match.rules.draw_chance(match.state, rng) for _ in range(300)}
    assert drawn == {Draw(each) for each in match.undrawn()}


@pytest.mark.clause("WS-4")
def test_a_bad_effect_is_applied_too() -> None:
    match = position({"Dante": "cookie"}).play("draw sissy")
    assert None not in match.targets("Dante", "sissy")
    match = position({"Dante": "cookie", "Gael": "pony-fan"}).play("draw playful-one")
    assert match.targets("Dante", "playful-one") == {1, 2}
    match.play("Dante playful-one Gael")
    assert match.knocked_out() == [0]


@pytest.mark.clause("WS-4")
def test_the_turn_passes_clockwise() -> None:
    match = position(seats=4, first="Maya")
    order = []
    for word in ("nappy-fellow", "nappy-fellow", "pony-fan", "cookie"):
        order.append(match.sees().to_act)
        match.burn(word)
    assert order == [2, 3, 0, 1]
    assert match.sees().to_act == 2


@pytest.mark.clause("WS-4", "WS-6")
def test_the_turn_passes_over_those_who_are_out() -> None:
    match = position({"Gael": "cookie"}).play("draw babysitter · Dante babysitter Gael cookie")
    assert match.sees().to_act == 2
    match.burn("nappy-fellow")
    assert match.sees().to_act == 0
    match.burn("nappy-fellow")
    assert match.sees().to_act == 2


@pytest.mark.clause("WS-5")
def test_discards_stay_in_front_of_their_owner_in_order_for_all_to_see() -> None:
    match = position().burn("nappy-fellow cookie spy-cub pony-fan nappy-fellow spy-cub babysitter")
    discards = (
        cards("nappy-fellow pony-fan babysitter"),
        cards("cookie nappy-fellow"),
        cards("spy-cub spy-cub"),
    )
    fell = "nappy-fellow cookie spy-cub pony-fan nappy-fellow spy-cub babysitter"
    for seen in match.everything():
        assert seen.discards == discards
        assert seen.discarded == cards(fell)


@pytest.mark.clause("WS-5")
def test_a_discard_is_told_with_its_target_and_what_it_names() -> None:
    match = position().play("draw babysitter · Dante babysitter Maya cookie")
    told = CardDiscarded(Seat(0), Card.BABYSITTER, target=Seat(2), named=Card.COOKIE)
    for name in ("Dante", "Gael", "Maya", None):
        assert told in match.told(name)


@pytest.mark.clause("WS-5")
def test_a_new_round_begins_without_discards() -> None:
    match = position().burn("adventurous-cub adventurous-cub")
    match.deal()
    assert match.sees().discards == ((), (), ())
    assert match.sees().discarded == ()
