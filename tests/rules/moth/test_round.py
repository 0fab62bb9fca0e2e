"""Cards, the deal, turns, the stock, and how a round and a match end (CM-1 to CM-13)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from cookiegames.rules.game import (
    CHANCE,
    SECRETLY,
    CommonReason,
    IllegalAction,
    IllegalTable,
    Offer,
    Over,
    Seat,
)
from cookiegames.rules.moth import Options, Rules
from cookiegames.rules.moth.actions import Deal, Reason
from cookiegames.rules.moth.cards import CARDS_IN_ALL, COPIES, Card, Kind, fits
from cookiegames.rules.moth.events import (
    CardDrawn,
    CardPlayed,
    HandDealt,
    MatchEnded,
    NothingDrawn,
    RoundEnded,
    RoundGoesOn,
    RoundStarted,
    StockRenewed,
)
from cookiegames.rules.moth.observation import Phase, RoundEnding
from cookiegames.rules.moth.options import TableReason
from cookiegames.rules.moth.scoring import Ending, outcome, points

from .position import EVERYONE, Match, a_deal, assert_refused, bare, card, cards, dealt, holding

NOTED = {"spider-2": "s2", "ant-2": "a2", "cockroach-2": "c2", "mosquito-2": "q2"}
SHOUT = "Dante shout · Dante accuse Gael"


@pytest.mark.clause("CM-1")
def test_there_are_72_cards_with_the_guard_bug() -> None:
    kinds = Counter(dict.fromkeys(Kind, 0))
    for each in Card:
        kinds[each.kind] += COPIES[each]
    assert kinds[Kind.MOTH] == 8
    assert kinds[Kind.NUMBER] == 43
    actions = (Kind.SPIDER, Kind.ANT, Kind.COCKROACH, Kind.MOSQUITO)
    assert [kinds[kind] for kind in actions] == [5] * 4
    assert sum(COPIES) + 1 == CARDS_IN_ALL + 1 == 72


@pytest.mark.clause("CM-2")
def test_every_card_has_a_number_from_1_to_5() -> None:
    copies = {kind: [COPIES[each] for each in Card if each.kind is kind] for kind in Kind}
    assert copies[Kind.NUMBER] == [9, 8, 9, 8, 9]
    assert copies[Kind.MOTH] == [1, 2, 2, 2, 1]
    assert copies[Kind.SPIDER] == copies[Kind.ANT] == [1] * 5
    assert copies[Kind.COCKROACH] == copies[Kind.MOSQUITO] == [1] * 5
    assert all([each.number for each in Card if each.kind is kind] == [1, 2, 3, 4, 5]
               for kind in Kind)  # fmt: skip


@pytest.mark.clause("CM-1")
@pytest.mark.parametrize("seats", [2, 6])
def test_three_to_five_can_play(seats: int) -> None:
    with pytest.raises(IllegalTable) as caught:
        Rules(Options()).start(seats, Seat(0))
    assert (caught.value.clause, caught.value.reason) == ("CM-1", TableReason.SEATS)
    assert caught.value.facts == {"seats": seats, "least": 3, "most": 5}


@pytest.mark.clause("CM-K2")
@pytest.mark.parametrize("seconds", [-1, 61])
def test_a_watch_may_not_last_any_time(seconds: int) -> None:
    with pytest.raises(IllegalTable) as caught:
        Options(watch=seconds)
    assert (caught.value.clause, caught.value.reason) == ("CM-K2", TableReason.SECONDS)


# The deal


@pytest.mark.clause("CM-3", "CM-4", "CM-5", "CM-6")
def test_the_first_guard_begins_with_eight_cards_each() -> None:
    match = Match(4, first="Maya")
    assert match.asks() == CHANCE
    match.do(None, a_deal(["", "", "moth-1", ""], "spider-2"))
    public = match.sees()
    assert (public.guard, public.to_act, public.round) == (Seat(2), Seat(2), 1)
    assert public.hand_sizes == (8, 8, 8, 8)
    assert public.stock == CARDS_IN_ALL - 4 * 8 - 1
    assert match.asks() == SECRETLY[2]
    assert match.news[0] == RoundStarted(1, Seat(2), Card.SPIDER_2)


@pytest.mark.clause("CM-5")
def test_only_the_owner_is_told_its_hand() -> None:
    match = dealt("moth-1 moth-2")
    dealt_to = HandDealt(Seat(0), match.hand("Dante"))
    assert dealt_to in match.told("Dante")
    for name in ("Gael", "Maya", None):
        assert dealt_to not in match.told(name)
        assert HandDealt(Seat(0), ()) in match.told(name)


@pytest.mark.clause("CM-5")
def test_an_action_card_that_is_turned_does_nothing_but_its_number_counts() -> None:
    match = dealt("2 4", top="mosquito-3")
    assert match.sees().phase is Phase.TURN
    assert {"play n2", "play n4"} <= set(match.legal("Dante"))


@pytest.mark.clause("CM-5")
def test_a_moth_never_starts_the_discard_pile() -> None:
    rules = Rules(Options())
    for seed in range(300):
        deal = rules.draw_chance(rules.start(5, Seat(0)), Random(seed))
        assert isinstance(deal, Deal)
        assert deal.top.kind is not Kind.MOTH
    match = Match()
    with pytest.raises(IllegalAction) as caught:
        match.do(None, Deal(a_deal(["", "", ""], "3").hands, Card.MOTH_3))
    assert caught.value.reason is Reason.BAD_DRAW


@pytest.mark.clause("CM-5")
def test_a_deal_that_chance_cannot_have_made_is_refused() -> None:
    match, good = Match(), a_deal(["", "", ""], "3")
    five = tuple([Card.MOTH_1] * 8)
    for bad in (
        Deal(good.hands[:2], good.top),
        Deal((good.hands[0][:7], *good.hands[1:]), good.top),
        Deal((five, *good.hands[1:]), good.top),
    ):
        with pytest.raises(IllegalAction) as caught:
            match.do(None, bad)
        assert (caught.value.clause, caught.value.reason) == ("CM-5", Reason.BAD_DRAW)


# Turns


@pytest.mark.clause("CM-7")
@pytest.mark.parametrize(
    ("top", "fitting"),
    [("1", "2 5"), ("2", "1 3"), ("3", "2 4"), ("4", "3 5"), ("5", "4 1")],
)
def test_a_card_one_higher_or_lower_fits_5_and_1_being_neighbours(top: str, fitting: str) -> None:
    match = holding("1 2 3 4 5", "1", "1", top=top)
    assert match.legal("Dante") == [f"play n{number}" for number in sorted(fitting.split())]
    assert all(fits(card(number), card(top)) for number in fitting.split())
    for number in {"1", "2", "3", "4", "5"} - set(fitting.split()):
        refusal = match.refuses(f"Dante play n{number}")
        facts = {"card": card(number), "top": card(top)}
        assert_refused(refusal, "CM-7", Reason.DOES_NOT_FIT, **facts)


@pytest.mark.clause("CM-7")
def test_action_cards_fit_by_their_number_too() -> None:
    match = holding("ant-2 spider-4 mosquito-3", "1", "1")
    assert match.legal("Dante") == ["play s4", "play a2"]


@pytest.mark.clause("CM-7")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    match = holding("2", "4", "1")
    assert_refused(match.refuses("Dante play n4"), "CM-7", Reason.NOT_IN_HAND, card=Card.NUMBER_4)


@pytest.mark.clause("CM-6", "CM-7")
def test_the_turn_goes_to_the_left() -> None:
    match = holding("2 2", "3 3", "4 4")
    match.play("Dante play n2")
    assert match.news == [CardPlayed(Seat(0), Card.NUMBER_2, idle=False)]
    assert match.sees().top is Card.NUMBER_2
    match.play("move on · Gael play n3 · move on · Maya play n4 · move on")
    assert match.sees().to_act == Seat(0)
    assert_refused(match.refuses("Gael play n3"), "CM-7", CommonReason.NOT_AWAITED)


@pytest.mark.clause("CM-8")
def test_who_has_no_card_that_fits_draws_and_the_turn_ends() -> None:
    match = holding("3 5", "1", "1")
    assert match.legal("Dante") == ["draw"]
    match.play("Dante draw · drawn n2")
    assert match.hand("Dante") == cards("2 3 5")
    assert match.sees().phase is Phase.WATCH
    assert match.told("Dante") == [CardDrawn(Seat(0), Card.NUMBER_2)]
    for name in ("Gael", "Maya", None):
        assert match.told(name) == [CardDrawn(Seat(0), None)]


@pytest.mark.clause("CM-8")
def test_who_has_a_card_that_fits_must_play() -> None:
    match = holding("2 3", "1", "1")
    facts = {"cards": (Card.NUMBER_2,)}
    assert_refused(match.refuses("Dante draw"), "CM-8", Reason.MUST_PLAY, **facts)


@pytest.mark.clause("CM-9")
def test_moths_are_never_played() -> None:
    match = holding("moth-2 5", "1", "1", guard_moths=False)
    assert match.legal("Dante") == ["draw"]
    facts = {"card": Card.MOTH_2}
    assert_refused(match.refuses("Dante play m2"), "CM-9", Reason.MOTH_ON_PILE, **facts)


@pytest.mark.clause("CM-9b")
def test_under_the_option_the_guard_alone_plays_moths_by_their_number() -> None:
    match = holding("moth-2 5", "moth-3 5", "1", guard_moths=True)
    assert match.legal("Dante") == ["play m2"]
    match.play("Dante play m2")
    assert match.sees().phase is Phase.WATCH
    match.play("move on")
    facts = {"card": Card.MOTH_3}
    assert_refused(match.refuses("Gael play m3"), "CM-9", Reason.MOTH_ON_PILE, **facts)


@pytest.mark.clause("CM-9b")
def test_not_even_the_guard_plays_a_moth_as_the_last_card() -> None:
    match = holding("moth-2", "1", "1", guard_moths=True)
    facts = {"card": Card.MOTH_2}
    assert_refused(match.refuses("Dante play m2"), "CM-9b", Reason.MOTH_LAST, **facts)
    assert match.legal("Dante") == ["draw"]
    other = holding("moth-5", "1", "1", guard_moths=True)
    refusal = other.refuses("Dante play m5")
    assert_refused(refusal, "CM-7", Reason.DOES_NOT_FIT, card=Card.MOTH_5, top=Card.NUMBER_3)


# The stock


@pytest.mark.clause("CM-10")
def test_an_empty_stock_is_made_anew_of_the_discards_but_for_the_top() -> None:
    match = bare(holding("3 5", "1 1", "1"), discards="1 2")
    match.play("Dante draw · drawn n2")
    assert match.news == [StockRenewed(), CardDrawn(Seat(0), Card.NUMBER_2)]
    public = match.sees()
    assert (public.top, public.discards, public.stock) == (Card.NUMBER_3, (), 1)


@pytest.mark.clause("CM-10")
def test_a_card_that_was_thrown_is_never_drawn_again() -> None:
    match = bare(holding("3 5", "1 1", "1"), discards="1 2")
    with pytest.raises(IllegalAction) as caught:
        match.play("Dante draw · drawn m1")
    assert (caught.value.clause, caught.value.reason) == ("CM-8", Reason.BAD_DRAW)


@pytest.mark.clause("CM-10")
def test_an_impossible_draw_is_left_out_and_the_turn_passes() -> None:
    match = bare(holding("3 5", "2 2", "1 1"))
    match.play("Dante draw")
    assert match.news == [NothingDrawn(Seat(0))]
    assert match.hand("Dante") == cards("3 5")
    match.play("move on · Gael play n2")
    assert match.sees().idle == 0


@pytest.mark.clause("CM-10", "CM-11b", "CM-12")
def test_a_whole_lap_without_a_card_played_or_drawn_ends_the_round() -> None:
    match = bare(holding("3 5", "1 1", "3 5"))
    match.play("Dante draw · move on · Gael draw · move on · Maya draw")
    assert match.sees().last_watch
    match.play("move on")
    public = match.sees()
    assert (public.phase, public.ending) == (Phase.PAUSE, RoundEnding.STUCK)
    assert public.scores == (-2, -2, -2)
    assert match.news == [
        RoundEnded(RoundEnding.STUCK, (), (cards("3 5"), cards("1 1"), cards("3 5")),
                   (-2, -2, -2), (-2, -2, -2))
    ]  # fmt: skip


# The end


@pytest.mark.clause("CM-11", "CM-11b", "CM-12")
def test_an_empty_hand_wins_after_one_last_watch() -> None:
    match = holding("2", "spider-4 moth-1", "1 mosquito-2")
    match.play("Dante play n2")
    assert match.sees().last_watch
    assert match.legal("Gael") == match.legal("Maya") == []
    assert match.legal("Dante") == ["shout"]
    match.play("move on")
    assert match.sees().scores == (0, -15, -6)
    (ended,) = match.news
    assert isinstance(ended, RoundEnded)
    assert (ended.winners, ended.ending) == ((Seat(0),), RoundEnding.EMPTY)
    assert match.sees().revealed == ((), cards("spider-4 moth-1"), cards("1 mosquito-2"))


@pytest.mark.clause("CM-11")
@pytest.mark.parametrize("last", ["spider-2", "ant-2", "cockroach-2", "mosquito-2"])
def test_the_action_of_a_last_card_is_not_carried_out(last: str) -> None:
    match = holding(last, "1 2", "1 2")
    match.play(f"Dante play {NOTED[last]}")
    assert match.news == [CardPlayed(Seat(0), card(last), idle=True)]
    assert match.sees().phase is Phase.WATCH
    assert match.sees().last_watch


@pytest.mark.clause("CM-11b")
def test_a_wrong_shout_of_the_guard_with_an_empty_hand_lets_the_round_go_on() -> None:
    match = holding("ant-2", "1 2", "1 2")
    match.play("Dante play a2 · " + SHOUT + " · drawn n5")
    assert match.news[-1] == RoundGoesOn()
    assert match.hand("Dante") == (Card.NUMBER_5,)
    assert (match.sees().phase, match.sees().to_act) == (Phase.TURN, Seat(1))
    # The ant stays undone.
    assert match.sees().hand_sizes == (1, 2, 2)


@pytest.mark.clause("CM-11b")
def test_nobody_cheats_in_the_last_watch() -> None:
    match = holding("2", "moth-1 1", "moth-2 1", any_card=True)
    match.play("Dante play n2")
    assert_refused(match.refuses("Gael press"), "CM-11b", Reason.NOT_NOW)
    assert_refused(match.refuses("Gael throw m1"), "CM-K4", Reason.NOT_NOW)
    assert_refused(match.refuses("Gael mark m1"), "CM-K4", Reason.NOT_NOW)


@pytest.mark.clause("CM-12")
def test_cards_that_are_left_count_1_5_and_10() -> None:
    assert points(()) == 0
    assert points(cards("1 5")) == -2
    assert points(cards("spider-1 ant-1 cockroach-1 mosquito-1")) == -20
    assert points(cards("moth-2 moth-2 3")) == -21


@pytest.mark.clause("CM-4", "CM-13")
def test_each_starts_one_round_as_the_guard_and_the_match_ends_after_the_last() -> None:
    match = holding("2", "1 1", "1")
    guards = []
    for number in range(3):
        name = ("Dante", "Gael", "Maya")[number]
        guards.append(match.sees().guard)
        if number:
            match.state.hands = [cards("2") if each == number else cards("1 5")
                                 for each in range(3)]  # fmt: skip
            match.state.stock = _rest(match)
        match.play(f"{name} play n2 · move on")
        if number < 2:
            assert match.asks() == Offer(())
            match.play("move on")
            match.do(None, a_deal(["", "", ""], "3"))
    assert guards == [Seat(0), Seat(1), Seat(2)]
    assert isinstance(match.asks(), Over)
    assert isinstance(match.news[-1], MatchEnded)
    assert match.sees().scores == (-4, -4, -3)
    assert match.news[-1].outcome.winners == (Seat(2),)


def _rest(match: Match) -> list[Card]:
    rest = [each for each in Card for _ in range(COPIES[each])]
    for each in (Card.NUMBER_3, *sum(match.state.hands, ())):
        rest.remove(each)
    return rest


@pytest.mark.clause("CM-4", "CM-26")
def test_a_new_guard_changes_neither_the_order_nor_the_next_first_guard() -> None:
    match = holding("2 2", "moth-1 3 3", "1 1")
    match.play("Dante play n2 · Gael press · Dante shout · Dante accuse Gael · Dante give n2 Gael")
    # Dante gave the last card: Gael is the guard now, and the round is over.
    assert match.sees().guard == Seat(1)
    match.play("move on")
    assert (match.sees().first, match.sees().guard, match.sees().to_act) == (1, 1, 1)


@pytest.mark.clause("CM-13")
def test_the_fewest_negative_points_win_and_equals_share() -> None:
    assert outcome((-5, -3, -9)).places == (2, 1, 3)
    shared = outcome((-3, -9, -3))
    assert (shared.places, shared.winners) == ((1, 3, 1), (Seat(0), Seat(2)))
    assert shared.ending is Ending.FEWEST_MINUS


@pytest.mark.clause("CM-12")
def test_the_hands_are_shown_until_the_next_deal() -> None:
    match = holding("2", "1 1", "1")
    match.play("Dante play n2 · move on")
    for name in EVERYONE:
        assert match.sees(name).revealed == ((), cards("1 1"), cards("1"))
    match.play("move on")
    assert match.sees().revealed == ()
    assert match.sees().hand_sizes == (0, 0, 0)
