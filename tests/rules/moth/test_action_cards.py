"""Spiders, ants, cockroaches and mosquitoes (CM-14 to CM-17b, CM-K5 to CM-K7)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from cookiegames.rules.game import (
    CHANCE,
    SECRETLY,
    Choose,
    Clock,
    CommonReason,
    IllegalAction,
    Offer,
    Seat,
)
from cookiegames.rules.moth.actions import Lot, Order, Reason
from cookiegames.rules.moth.cards import Card
from cookiegames.rules.moth.events import (
    CardDrawn,
    CardGiven,
    NothingDrawn,
    NothingGiven,
    RaceClaimed,
    RaceLeft,
    RaceOrdered,
    RaceOver,
    RaceWon,
    Slapped,
    SlowestFound,
)
from cookiegames.rules.moth.observation import Known, Phase

from .position import Match, assert_refused, bare, cards, dealt, holding

DANTE, GAEL, MAYA, NINA, OTTO = map(Seat, range(5))


# The spider


@pytest.mark.clause("CM-14", "CM-17b")
def test_a_spider_may_give_any_card_but_a_moth_to_anybody_else() -> None:
    match = holding("spider-2 5 5 moth-1", "1", "1")
    match.play("Dante play s2")
    assert match.asks() == SECRETLY[0]
    assert match.legal("Dante") == ["give n5 1", "give n5 2", "give nothing"]
    match.play("Dante give n5 Maya")
    assert match.hand("Dante") == cards("5 moth-1")
    assert match.hand("Maya") == cards("1 5")
    given = CardGiven(DANTE, MAYA, Card.NUMBER_5)
    assert match.told("Dante") == match.told("Maya") == [given]
    assert match.told("Gael") == match.told(None) == [CardGiven(DANTE, MAYA, None)]
    assert match.sees("Dante").known == (Known(MAYA, Card.NUMBER_5),)
    assert match.sees().phase is Phase.WATCH


@pytest.mark.clause("CM-14")
def test_a_spider_is_no_duty() -> None:
    match = holding("spider-2 5", "1", "1").play("Dante play s2 · Dante give nothing")
    assert match.news[-1] == NothingGiven(DANTE)
    assert match.hand("Dante") == cards("5")


@pytest.mark.clause("CM-9", "CM-14")
def test_a_moth_is_never_given() -> None:
    match = holding("spider-2 moth-1", "1", "1").play("Dante play s2")
    assert match.legal("Dante") == ["give nothing"]
    refusal = match.refuses("Dante give m1 Gael")
    assert_refused(refusal, "CM-9", Reason.MOTH_GIVEN, card=Card.MOTH_1)


@pytest.mark.clause("CM-14")
def test_a_spider_gives_to_another_player_and_what_is_held() -> None:
    match = holding("spider-2 5", "1", "1").play("Dante play s2")
    refusal = match.refuses("Dante give n5 Dante")
    assert_refused(refusal, "CM-14", Reason.NOT_TO_THEM, receiver=DANTE)
    refusal = match.refuses("Dante give n4 Gael")
    assert_refused(refusal, "CM-14", Reason.NOT_IN_HAND, card=Card.NUMBER_4)
    assert_refused(match.refuses("Gael give n1 Maya"), "CM-14", CommonReason.NOT_AWAITED)


@pytest.mark.clause("CM-11", "CM-14")
def test_a_spider_may_give_the_last_card_and_win_the_round() -> None:
    match = holding("spider-2 5", "1", "1").play("Dante play s2 · Dante give n5 Gael")
    assert match.sees().last_watch
    match.play("move on")
    assert match.sees().scores == (0, -2, -1)


# The ant


@pytest.mark.clause("CM-15")
def test_an_ant_lets_all_others_draw_from_the_left() -> None:
    match = holding("ant-2 5", "1", "1", "1")
    match.play("Dante play a2")
    assert match.asks() == CHANCE
    match.play("drawn n2 n3 m1")
    assert match.told("Maya") == [
        CardDrawn(GAEL, None),
        CardDrawn(MAYA, Card.NUMBER_3),
        CardDrawn(NINA, None),
    ]
    assert [match.hand(name) for name in ("Gael", "Maya", "Nina")] == [
        cards("1 2"),
        cards("1 3"),
        cards("1 moth-1"),
    ]
    assert match.sees().phase is Phase.WATCH


@pytest.mark.clause("CM-10", "CM-15")
def test_an_ant_goes_on_with_the_stock_made_anew_as_far_as_it_lasts() -> None:
    match = bare(holding("ant-2 5", "1", "1 1", "1"), discards="4")
    match.play("Dante play a2 · drawn n3 n4")
    assert match.news[-1] == NothingDrawn(NINA)
    assert match.hand("Gael") == cards("1 3")
    assert match.hand("Maya") == cards("1 1 4")


@pytest.mark.clause("CM-15")
def test_chance_draws_for_an_ant_what_is_there() -> None:
    match = holding("ant-2 5", "1", "1").play("Dante play a2")
    with pytest.raises(IllegalAction) as caught:
        match.play("drawn n2")
    assert (caught.value.clause, caught.value.reason) == ("CM-15", Reason.BAD_DRAW)
    drawn = match.rules.draw_chance(match.state, Random(1))
    match.do(None, drawn)
    assert match.sees().hand_sizes == (1, 2, 2)


# The cockroach


def racing(*hands: str, **options: Any) -> Match:
    """Dante has played cockroach 2."""
    others = hands or ("2 1", "2 1")
    return holding("cockroach-2 2 5", *others, **options).play("Dante play c2")


@pytest.mark.clause("CM-16", "CM-K6")
def test_all_may_claim_and_the_first_is_asked_first() -> None:
    match = racing()
    assert match.asks() == Offer((GAEL, MAYA, DANTE), Clock.RACE)
    match.play("Maya claim")
    assert match.news == [RaceClaimed(MAYA)]
    assert match.asks() == Choose(MAYA, secret=True, clock=Clock.RACE)
    match.play("Dante claim")
    assert match.sees().claims == (MAYA, DANTE)
    assert match.asks() == Choose(MAYA, secret=True, clock=Clock.RACE)


@pytest.mark.clause("CM-16")
def test_the_fastest_lays_a_card_of_the_same_number_and_the_turn_stays_in_order() -> None:
    match = racing().play("Maya claim · Maya lay n2")
    assert match.news[-1] == RaceWon(MAYA, Card.NUMBER_2)
    assert match.sees().top is Card.NUMBER_2
    assert match.hand("Maya") == cards("1")
    match.play("move on")
    assert match.sees().to_act == GAEL


@pytest.mark.clause("CM-16")
def test_whoever_played_the_cockroach_races_too() -> None:
    match = racing().play("Dante claim · Dante lay n2")
    assert match.hand("Dante") == cards("5")


@pytest.mark.clause("CM-16")
def test_an_action_card_laid_in_a_race_does_nothing() -> None:
    match = racing("ant-2 1", "1 1").play("Gael claim · Gael lay a2")
    assert match.sees().phase is Phase.WATCH
    assert match.sees().hand_sizes == (2, 1, 2)


@pytest.mark.clause("CM-16")
def test_what_may_not_be_laid_in_a_race_says_why() -> None:
    match = racing("ant-2 moth-2 1", "1", number_races=True).play("Gael claim")
    assert match.legal("Gael") == ["lay nothing"]
    for word, reason, facts in (
        ("m2", Reason.MOTH_RACED, {"card": Card.MOTH_2}),
        ("n1", Reason.OTHER_NUMBER, {"card": Card.NUMBER_1, "number": 2}),
        ("a2", Reason.NUMBERS_ONLY, {"card": Card.ANT_2}),
        ("n2", Reason.NOT_IN_HAND, {"card": Card.NUMBER_2}),
    ):
        assert_refused(match.refuses(f"Gael lay {word}"), "CM-16", reason, **facts)


@pytest.mark.clause("CM-K6")
def test_when_one_declines_the_next_follows_and_the_race_goes_on() -> None:
    match = racing().play("Gael claim · Maya claim · Gael lay nothing")
    assert match.news[-1:] == [RaceLeft(GAEL)]
    assert match.sees().out_of_race == (GAEL,)
    match.play("Maya lay nothing")
    assert match.asks() == Offer((GAEL, MAYA, DANTE), Clock.RACE)
    refusal = match.refuses("Gael claim")
    assert_refused(refusal, "CM-K6", Reason.CLAIMED)
    match.play("Dante claim · Dante lay nothing")
    assert match.news[-1:] == [RaceOver()]
    assert match.sees().phase is Phase.WATCH


@pytest.mark.clause("CM-16", "CM-K6")
def test_when_nobody_presses_play_goes_on() -> None:
    match = racing().play("move on")
    assert match.news == [RaceOver()]
    assert match.sees().top is Card.COCKROACH_2
    assert match.sees().phase is Phase.WATCH


@pytest.mark.clause("CM-11", "CM-16")
def test_a_card_laid_in_a_race_may_be_the_last() -> None:
    match = racing("2", "1").play("Gael claim · Gael lay n2")
    assert match.sees().last_watch


@pytest.mark.clause("CM-K7")
def test_at_the_calm_table_a_lot_orders_the_race() -> None:
    match = holding("cockroach-2 2 5", "2 1", "2 1", calm=True).play("Dante play c2")
    assert match.asks() == CHANCE
    match.play("order 2 0 1")
    assert match.news == [RaceOrdered((MAYA, DANTE, GAEL))]
    assert match.asks() == SECRETLY[2]
    refusal = match.refuses("Gael claim")
    assert_refused(refusal, "CM-K7", Reason.CALM)
    match.play("Maya lay nothing · Dante lay nothing · Gael lay nothing")
    assert match.news[-1:] == [RaceOver()]


@pytest.mark.clause("CM-K7")
@pytest.mark.parametrize("line", ["order 0 1", "order 0 1 1", "order 0 1 3"])
def test_the_order_of_a_race_has_every_seat_once(line: str) -> None:
    match = holding("cockroach-2 5", "2 1", "2 1", calm=True).play("Dante play c2")
    with pytest.raises(IllegalAction) as caught:
        match.do(None, match.rules.read(line))
    assert caught.value.reason is Reason.BAD_DRAW
    assert isinstance(match.rules.draw_chance(match.state, Random(1)), Order)


# The mosquito


def slapping(*hands: str, **options: Any) -> Match:
    """Dante has played mosquito 2."""
    others = hands or ("1 1", "3 moth-1", "4 spider-1")
    return holding("mosquito-2 5 5", *others, **options).play("Dante play q2")


@pytest.mark.clause("CM-17", "CM-K5")
def test_all_others_slap_and_the_last_is_the_slowest() -> None:
    match = slapping()
    assert match.asks() == Offer((GAEL, MAYA, NINA), Clock.SLAP)
    match.play("Maya slap")
    assert match.news == [Slapped(MAYA)]
    assert match.asks() == Offer((GAEL, MAYA, NINA), Clock.SLAP)
    match.play("Nina slap")
    assert match.news == [Slapped(NINA), SlowestFound(GAEL, by_lot=False)]
    assert match.asks() == SECRETLY[2]
    assert match.sees().givers == (MAYA, NINA, DANTE)


@pytest.mark.clause("CM-17")
def test_who_may_not_slap_is_told_why() -> None:
    match = slapping().play("Maya slap")
    assert_refused(match.refuses("Dante slap"), "CM-17", Reason.PLAYED_IT)
    assert_refused(match.refuses("Maya slap"), "CM-17", Reason.SLAPPED)


@pytest.mark.clause("CM-K5")
def test_several_who_have_not_slapped_in_time_are_drawn_by_lot() -> None:
    match = slapping().play("Maya slap · move on")
    assert match.asks() == CHANCE
    drawn = {match.rules.draw_chance(match.state, Random(seed)) for seed in range(30)}
    assert drawn == {Lot(GAEL), Lot(NINA)}
    with pytest.raises(IllegalAction) as caught:
        match.play("lot 2")
    assert (caught.value.clause, caught.value.reason) == ("CM-K5", Reason.BAD_DRAW)
    match.play("lot 3")
    assert match.news == [SlowestFound(NINA, by_lot=True)]


@pytest.mark.clause("CM-17", "CM-17b")
def test_the_slowest_gets_a_card_of_everybody_all_at_once() -> None:
    match = slapping().play("Maya slap · Nina slap · Maya give n3 Gael")
    assert match.news[-1] == SlowestFound(GAEL, by_lot=False)
    assert match.sees().hand_sizes == (2, 2, 2, 2)
    assert match.sees("Maya").giving is Card.NUMBER_3
    for name in ("Dante", "Gael", "Nina", None):
        assert match.sees(name).giving is None
    match.play("Nina give s1 Gael · Dante give n5 Gael")
    assert match.hand("Gael") == cards("1 1 3 5 spider-1")
    assert match.told(None) == [
        CardGiven(MAYA, GAEL, None),
        CardGiven(NINA, GAEL, None),
        CardGiven(DANTE, GAEL, None),
    ]
    assert CardGiven(NINA, GAEL, Card.SPIDER_1) in match.told("Nina")
    assert CardGiven(NINA, GAEL, Card.SPIDER_1) in match.told("Gael")
    assert CardGiven(NINA, GAEL, Card.SPIDER_1) not in match.told("Maya")
    assert match.sees("Nina").known == (Known(GAEL, Card.SPIDER_1),)
    assert match.sees().phase is Phase.WATCH
    assert match.sees().slowest is None


@pytest.mark.clause("CM-9", "CM-17")
def test_who_has_nothing_but_moths_gives_nothing_and_nobody_else() -> None:
    match = slapping("1 1", "moth-1", "4").play("Maya slap · Nina slap")
    assert match.legal("Maya") == ["give nothing"]
    match.play("Maya give nothing")
    refusal = match.refuses("Nina give nothing")
    assert_refused(refusal, "CM-17", Reason.MUST_GIVE, cards=(Card.NUMBER_4,))
    refusal = match.refuses("Nina give n4 Dante")
    assert_refused(refusal, "CM-17", Reason.NOT_TO_THEM, receiver=DANTE)
    match.play("Nina give n4 Gael · Dante give n5 Gael")
    assert match.news[0] == NothingGiven(MAYA)


@pytest.mark.clause("CM-11", "CM-17")
def test_gifts_may_empty_several_hands_and_all_of_those_win() -> None:
    match = holding("mosquito-2 5", "1 1", "3", "4").play("Dante play q2")
    match.play("Maya slap · Nina slap · Maya give n3 Gael · Nina give n4 Gael · Dante give n5 Gael")
    match.play("move on")
    assert match.sees().scores == (0, -5, 0, 0)
    assert match.sees().revealed[1] == cards("1 1 3 4 5")


@pytest.mark.clause("CM-K7")
def test_at_the_calm_table_a_lot_finds_the_slowest_of_all_others() -> None:
    match = slapping(calm=True)
    drawn = {match.rules.draw_chance(match.state, Random(seed)) for seed in range(40)}
    assert drawn == {Lot(GAEL), Lot(MAYA), Lot(NINA)}


# What is known


@pytest.mark.clause("CM-17b")
def test_what_was_given_is_known_until_it_may_have_gone() -> None:
    match = holding("spider-2 3 5 5", "4 1", "1 1").play("Dante play s2 · Dante give n5 Gael")
    match.play("move on · Gael play n1")
    assert match.sees("Dante").known == (Known(GAEL, Card.NUMBER_5),)
    match.play("move on · Maya draw · drawn s5 · move on · Dante play n5 · move on")
    match.play("Gael play n4 · move on")
    assert match.sees("Dante").known == (Known(GAEL, Card.NUMBER_5),)


@pytest.mark.clause("CM-17b")
def test_what_was_given_and_is_played_is_known_no_longer() -> None:
    match = holding("spider-2 1 5", "4 4", "1 1").play("Dante play s2 · Dante give n1 Gael")
    match.play("move on · Gael play n1")
    assert match.sees("Dante").known == ()


@pytest.mark.clause("CM-17b")
def test_a_card_given_on_unseen_may_be_any() -> None:
    match = holding("spider-2 4 5", "spider-1 4", "1 1")
    match.play("Dante play s2 · Dante give n4 Gael · move on · Gael play s1")
    match.play("Gael give n4 Maya")
    assert match.sees("Dante").known == ()
    assert match.sees("Gael").known == (Known(MAYA, Card.NUMBER_4),)


@pytest.mark.clause("CM-2")
def test_a_hand_is_sorted_however_it_was_dealt() -> None:
    match = dealt("moth-1 5 1 spider-2")
    assert list(match.hand("Dante")) == sorted(match.hand("Dante"))
