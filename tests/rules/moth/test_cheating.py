"""Throws, feints, marks, and the guard (CM-18 to CM-26, CM-K2 to CM-K4, CM-K8)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cookiegames.rules.game import OPENLY, SECRETLY, Clock, CommonReason, Offer, Seat
from cookiegames.rules.moth.actions import Reason
from cookiegames.rules.moth.cards import Card
from cookiegames.rules.moth.events import (
    Accused,
    CardDrawn,
    CardGiven,
    CardMarked,
    CardTakenBack,
    CardThrown,
    FanStirred,
    GuardChanged,
    NothingDrawn,
    NothingGiven,
    Shouted,
)
from cookiegames.rules.moth.observation import Known, Phase

from .position import EVERYONE, Match, assert_refused, bare, cards, holding

DANTE, GAEL, MAYA = map(Seat, range(3))
CAUGHT = "Gael press · Dante shout · Dante accuse Gael"


def watching(gael: str = "moth-1 moth-3 4", maya: str = "1 1", **options: Any) -> Match:
    """Dante, the guard, has played; the watch is on."""
    return holding("2 5 5", gael, maya, **options).play("Dante play n2")


# The watch


@pytest.mark.clause("CM-K2", "CM-K8")
def test_in_a_watch_all_but_the_guard_may_press_and_the_guard_may_shout() -> None:
    match = watching()
    assert match.asks() == Offer((GAEL, MAYA, DANTE), Clock.WATCH)
    assert match.legal("Dante") == ["shout"]
    assert match.legal("Gael") == ["press", "throw m1", "throw m3"]
    assert match.legal("Maya") == ["press"]
    assert match.legal(None) == ["move on"]


@pytest.mark.clause("CM-K2", "CM-K7")
@pytest.mark.parametrize("options", [{"calm": True}, {"watch": 0}])
def test_some_tables_watch_without_a_clock(options: dict[str, Any]) -> None:
    assert watching(**options).asks() == Offer((GAEL, MAYA, DANTE), None)


@pytest.mark.clause("CM-18", "CM-22", "CM-K2")
def test_a_press_throws_the_lowest_moth_which_nobody_else_sees() -> None:
    match = watching().play("Gael press")
    assert match.hand("Gael") == cards("moth-3 4")
    assert match.sees().hand_sizes == (2, 2, 2)
    assert match.told("Gael") == [FanStirred(GAEL, Card.MOTH_1)]
    for name in ("Dante", "Maya", None):
        assert match.told(name) == [FanStirred(GAEL, None)]
    assert match.sees("Gael").thrown is Card.MOTH_1
    assert all(match.sees(name).thrown is None for name in ("Dante", "Maya", None))


@pytest.mark.clause("CM-K2", "CM-K8")
def test_a_press_without_a_moth_is_a_feint() -> None:
    match = watching().play("Maya press")
    assert match.hand("Maya") == cards("1 1")
    assert match.told("Maya") == match.told(None) == [FanStirred(MAYA, None)]


@pytest.mark.clause("CM-20", "CM-K2")
def test_a_press_with_one_card_left_is_a_feint() -> None:
    match = watching(gael="moth-1").play("Gael press")
    assert match.hand("Gael") == cards("moth-1")


@pytest.mark.clause("CM-K2")
def test_one_press_a_watch_counts() -> None:
    match = watching().play("Gael press")
    assert_refused(match.refuses("Gael press"), "CM-K2", Reason.PRESSED)
    match.play("move on")
    assert match.sees().pressed == ()


@pytest.mark.clause("CM-18", "CM-K3")
def test_the_guard_never_throws() -> None:
    match = holding("2 moth-1 5", "1 1", "1 1").play("Dante play n2")
    assert_refused(match.refuses("Dante press"), "CM-18", Reason.GUARD_CHEATS)
    assert_refused(match.refuses("Dante throw m1"), "CM-18", Reason.GUARD_CHEATS)


@pytest.mark.clause("CM-K7")
def test_at_the_calm_table_there_are_no_paws() -> None:
    match = watching(calm=True)
    assert match.legal("Gael") == ["throw m1", "throw m3"]
    assert_refused(match.refuses("Gael press"), "CM-K7", Reason.CALM)


@pytest.mark.clause("CM-K8")
def test_a_press_before_any_watch_is_not_awaited() -> None:
    match = holding("2 5", "moth-1 1", "1 1")
    assert_refused(match.refuses("Gael press"), "CM-7", CommonReason.NOT_AWAITED)


# Throws at the keyboard


@pytest.mark.clause("CM-K4", "CM-22")
def test_a_moth_is_thrown_at_the_keyboard_in_the_turn_of_another_or_ones_own() -> None:
    match = holding("2 5", "moth-1 moth-3 3", "1 1").play("Gael throw m3")
    assert match.told("Gael") == [CardThrown(GAEL, Card.MOTH_3)]
    for name in ("Dante", "Maya", None):
        assert match.told(name) == [CardThrown(None, None)]
    assert match.sees().hand_sizes == (2, 2, 2)
    match.play("Dante play n2 · move on · Gael throw m1")
    assert match.sees("Gael").away == (Card.MOTH_3,)


@pytest.mark.clause("CM-19", "CM-K4")
def test_both_ways_together_count_once_a_stretch() -> None:
    match = holding("2 5", "moth-1 moth-3 4", "1 1").play("Gael throw m3 · Dante play n2")
    match.play("Gael press")
    assert match.hand("Gael") == cards("moth-1 4")
    assert_refused(match.refuses("Gael throw m1"), "CM-19", Reason.ONE_A_STRETCH)
    match.play("move on")
    assert "throw m1" in match.legal("Gael")


@pytest.mark.clause("CM-18")
def test_only_moths_are_thrown_unless_the_table_lets_any_card() -> None:
    match = holding("2 5", "4 5", "1 1")
    refusal = match.refuses("Gael throw n4")
    assert_refused(refusal, "CM-18", Reason.MOTHS_ONLY, card=Card.NUMBER_4)
    other = holding("2 5", "4 5", "1 1", any_card=True).play("Gael throw n4")
    assert other.hand("Gael") == cards("5")


@pytest.mark.clause("CM-20")
def test_the_last_card_is_never_thrown() -> None:
    match = holding("2 5", "moth-1", "1 1")
    refusal = match.refuses("Gael throw m1")
    assert_refused(refusal, "CM-20", Reason.LAST_CARD, card=Card.MOTH_1)


@pytest.mark.clause("CM-7", "CM-K4")
def test_what_is_not_held_cannot_be_thrown() -> None:
    match = holding("2 5", "moth-1 1", "1 1")
    refusal = match.refuses("Gael throw m2")
    assert_refused(refusal, "CM-7", Reason.NOT_IN_HAND, card=Card.MOTH_2)


@pytest.mark.clause("CM-21", "CM-K4")
@pytest.mark.parametrize(
    "until",
    [
        "Dante play s2",
        "Dante play c2",
        "Dante play q2",
        "Dante play n2 · Dante shout",
        "Dante play n2 · Dante shout · Dante accuse Maya",
    ],
)
def test_nobody_throws_while_an_action_or_an_accusation_is_settled(until: str) -> None:
    match = holding("2 spider-2 cockroach-2 mosquito-2", "moth-1 1", "moth-2 1 1")
    match.play("Maya throw m2 · " + until)
    assert_refused(match.refuses("Gael throw m1"), "CM-K4", Reason.NOT_NOW)


# Marks


@pytest.mark.clause("CM-K2")
def test_with_any_card_the_paw_throws_the_marked_one_else_a_moth_else_nothing() -> None:
    match = watching(any_card=True).play("Gael mark n4")
    assert match.told("Gael") == [CardMarked(GAEL, Card.NUMBER_4)]
    assert match.told("Dante") == match.told(None) == [CardMarked(None, None)]
    assert match.sees("Gael").marked is Card.NUMBER_4
    assert match.sees("Maya").marked is None
    match.play("Gael press")
    assert match.hand("Gael") == cards("moth-1 moth-3")
    assert match.sees("Gael").marked is None
    match.play("Maya press")
    assert match.hand("Maya") == cards("1 1")
    match.play("move on · Gael draw · drawn n3 · Gael press")
    assert match.sees("Gael").thrown is Card.MOTH_1


@pytest.mark.clause("CM-K2")
def test_a_mark_can_be_taken_away_and_goes_with_its_card() -> None:
    match = watching(any_card=True).play("Gael mark n4 · Gael unmark")
    assert match.sees("Gael").marked is None
    assert_refused(match.refuses("Gael unmark"), "CM-18", Reason.NOTHING_MARKED)
    match.play("Gael mark n4 · Gael throw n4")
    assert match.sees("Gael").marked is None


@pytest.mark.clause("CM-18")
def test_there_is_nothing_to_mark_where_moths_alone_are_thrown() -> None:
    assert_refused(watching().refuses("Gael mark m1"), "CM-18", Reason.NOTHING_MARKED)
    calm = watching(calm=True, any_card=True)
    assert_refused(calm.refuses("Gael mark m1"), "CM-18", Reason.NOTHING_MARKED)
    guard = watching(any_card=True)
    assert_refused(guard.refuses("Dante mark n5"), "CM-18", Reason.GUARD_CHEATS)


# Caught


@pytest.mark.clause("CM-23", "CM-K3")
def test_only_the_guard_shouts_and_names_one_of_the_others() -> None:
    match = watching().play("Gael press")
    assert_refused(match.refuses("Maya shout"), "CM-23", Reason.NOT_GUARD, guard=DANTE)
    match.play("Dante shout")
    assert match.news == [Shouted(DANTE)]
    assert match.asks() == OPENLY[0]
    assert match.legal("Dante") == ["accuse 1", "accuse 2"]
    assert_refused(match.refuses("Dante accuse Dante"), "CM-25", Reason.NOT_ANOTHER, seat=DANTE)
    assert_refused(match.refuses("Gael accuse Maya"), "CM-23", Reason.NOT_GUARD, guard=DANTE)
    assert_refused(match.refuses("Maya press"), "CM-23", CommonReason.NOT_AWAITED)


@pytest.mark.clause("CM-23", "CM-17b")
def test_a_cheater_takes_the_card_back_gets_another_and_is_the_new_guard() -> None:
    match = watching().play(CAUGHT)
    assert match.told("Gael")[-2:] == [Accused(DANTE, GAEL, right=True),
                                       CardTakenBack(GAEL, Card.MOTH_1)]  # fmt: skip
    assert match.told("Maya")[-1] == match.told(None)[-1] == CardTakenBack(GAEL, None)
    assert match.hand("Gael") == cards("moth-1 moth-3 4")
    assert match.asks() == SECRETLY[0]
    assert match.sees().accused == GAEL
    assert match.legal("Dante") == ["give n5 1"]
    refusal = match.refuses("Dante give nothing")
    assert_refused(refusal, "CM-23", Reason.MUST_GIVE, cards=(Card.NUMBER_5,))
    refusal = match.refuses("Dante give n5 Maya")
    assert_refused(refusal, "CM-23", Reason.NOT_TO_THEM, receiver=MAYA)
    match.play("Dante give n5 Gael")
    assert match.news == [CardGiven(DANTE, GAEL, Card.NUMBER_5), GuardChanged(GAEL)]
    assert match.hand("Gael") == cards("moth-1 moth-3 4 5")
    assert match.sees("Dante").known == (Known(GAEL, Card.NUMBER_5),)
    public = match.sees()
    assert (public.guard, public.phase, public.to_act) == (GAEL, Phase.TURN, GAEL)


@pytest.mark.clause("CM-9", "CM-23")
def test_a_guard_with_nothing_but_moths_gives_nothing() -> None:
    match = holding("2 moth-2 moth-4", "moth-1 4", "1 1").play("Dante play n2 · " + CAUGHT)
    assert match.legal("Dante") == ["give nothing"]
    match.play("Dante give nothing")
    assert match.news == [NothingGiven(DANTE), GuardChanged(GAEL)]


@pytest.mark.clause("CM-11", "CM-23")
def test_the_penalty_may_be_the_last_card_of_the_guard_who_wins_at_once() -> None:
    match = holding("2 5", "moth-1 4", "1 1").play("Dante play n2 · " + CAUGHT)
    match.play("Dante give n5 Gael")
    assert match.sees().phase is Phase.PAUSE
    assert match.sees().scores == (0, -12, -2)


@pytest.mark.clause("CM-24")
def test_a_wrong_guard_draws_and_stays_the_guard() -> None:
    match = watching().play("Maya press · Dante shout · Dante accuse Maya · drawn n4")
    assert match.told(None)[-2:] == [Accused(DANTE, MAYA, right=False), CardDrawn(DANTE, None)]
    assert match.told("Dante")[-1] == CardDrawn(DANTE, Card.NUMBER_4)
    public = match.sees()
    assert (public.guard, public.phase, public.to_act) == (DANTE, Phase.TURN, GAEL)


@pytest.mark.clause("CM-10", "CM-24")
def test_a_wrong_guard_draws_nothing_where_nothing_is() -> None:
    match = bare(watching(maya="1 1 1"))
    match.play("Dante shout · Dante accuse Maya")
    assert match.news[-1] == NothingDrawn(DANTE)
    assert match.sees().phase is Phase.TURN


@pytest.mark.clause("CM-25")
def test_what_was_thrown_in_an_earlier_stretch_is_safe() -> None:
    match = watching().play("Gael press · move on · Gael draw · drawn n3 · Dante shout")
    match.play("Dante accuse Gael")
    assert match.news[0] == Accused(DANTE, GAEL, right=False)
    assert match.sees("Gael").away == (Card.MOTH_1,)


@pytest.mark.clause("CM-25", "CM-K4")
def test_a_throw_at_the_keyboard_in_the_turn_before_can_be_caught_in_its_watch() -> None:
    match = holding("2 5 5", "moth-1 4", "1 1").play("Gael throw m1 · Dante play n2 · Dante shout")
    match.play("Dante accuse Gael")
    assert match.news[0] == Accused(DANTE, GAEL, right=True)


@pytest.mark.clause("CM-11b", "CM-23")
def test_in_the_last_watch_a_cheater_who_won_is_caught_and_the_round_goes_on() -> None:
    match = holding("2 5 5", "3 moth-1", "1 1").play("Dante play n2 · move on · Gael throw m1")
    match.play("Gael play n3")
    assert match.sees().last_watch
    match.play("Dante shout · Dante accuse Gael · Dante give n5 Gael")
    assert match.hand("Gael") == cards("5 moth-1")
    assert (match.sees().phase, match.sees().to_act) == (Phase.TURN, MAYA)


@pytest.mark.clause("CM-K3")
def test_one_shout_ends_the_watch() -> None:
    match = watching().play("Gael press · Dante shout · Dante accuse Maya · drawn n4")
    assert match.sees().phase is Phase.TURN
    assert "press" not in match.legal("Maya")


@pytest.mark.clause("CM-K3", "CM-24")
@pytest.mark.parametrize("maya", ["1 1", "moth-2 1", "moth-2 moth-4"])
def test_a_wrong_shout_tells_only_that_it_was_wrong(maya: str) -> None:
    match = watching(maya=maya).play("Dante shout · Dante accuse Maya · drawn n4")
    told = watching().play("Dante shout · Dante accuse Maya · drawn n4")
    assert match.told("Dante") == told.told("Dante")
    assert replace(match.sees("Dante"), options=told.state.options) == told.sees("Dante")


# A feint and a throw


@pytest.mark.clause("CM-22", "CM-K8")
@settings(max_examples=60, deadline=None)
@given(
    moth=st.sampled_from(["moth-1", "moth-3", "moth-5"]),
    rest=st.lists(st.sampled_from(["1", "4", "ant-1", "spider-5"]), min_size=1, max_size=4,
                  unique=True),
    after=st.sampled_from(["", "Dante shout", "Dante shout · Dante accuse Maya", "move on"]),
)  # fmt: skip
def test_nothing_but_the_backs_tells_a_throw_from_a_feint(
    moth: str, rest: list[str], after: str
) -> None:
    # The feint has one card less, so that the backs are as many afterwards.
    throw = watching(gael=" ".join([moth, *rest])).play("Gael press")
    feint = watching(gael=" ".join(rest)).play("Gael press")
    seen = []
    for match in (throw, feint):
        told = [match.told(name) for name in ("Dante", "Maya", None)]
        if after:
            match.play(after)
            told += [match.told(name) for name in ("Dante", "Maya", None)]
        sights = [match.sees(name) for name in ("Dante", "Maya", None)]
        seen.append((told, [replace(sight, stock=0) for sight in sights], match.asks()))
    assert seen[0] == seen[1]


@pytest.mark.clause("CM-22")
def test_everybody_sees_how_many_backs_there_are() -> None:
    match = watching()
    assert {match.sees(name).hand_sizes for name in EVERYONE} == {(2, 3, 2)}


@pytest.mark.clause("CM-K9")
def test_a_press_and_a_shout_are_the_same_lines_whoever_sits_there() -> None:
    match = watching()
    logged = [
        [match.rules.write(action) for action in match.rules.legal_actions(match.state, seat)][:1]
        for seat in (DANTE, GAEL, MAYA)
    ]
    assert logged == [["shout"], ["press"], ["press"]]
