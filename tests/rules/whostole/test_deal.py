"""How a round is dealt, and who starts it (WS-2, WS-3)."""

from __future__ import annotations

from random import Random

import pytest

from cookiegames.rules.game import CHANCE, CommonReason, IllegalTable, Seat
from cookiegames.rules.whostole import Options, Rules
from cookiegames.rules.whostole.actions import Action, Deal, Discard, Draw, MoveOn, Reason
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import CardDealt, RoundEnding, RoundStarted
from cookiegames.rules.whostole.observation import Phase
from cookiegames.rules.whostole.options import TableReason

from .position import NAMES, Match, assert_refused, cards, position, seat


@pytest.mark.clause("WS-2")
@pytest.mark.parametrize("seats", [0, 1, 5, 6])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(IllegalTable) as caught:
        Rules(Options()).start(seats, Seat(0))
    assert (caught.value.clause, caught.value.reason) == ("WS-2", TableReason.SEATS)
    assert caught.value.facts == {"seats": seats, "least": 2, "most": 4}


@pytest.mark.clause("WS-2")
def test_a_match_begins_with_a_shuffle() -> None:
    match = Match()
    assert (match.asks(), match.sees().phase, match.sees().round) == (CHANCE, Phase.DEAL, 0)


@pytest.mark.clause("WS-2")
@pytest.mark.parametrize(("seats", "aside", "deck"), [(2, 1, 12), (3, 2, 15), (4, 1, 15)])
def test_the_top_card_is_put_aside_unseen_and_with_three_players_two(
    seats: int, aside: int, deck: int
) -> None:
    match = position(seats=seats)
    assert (match.sees().aside, match.sees().deck) == (aside, deck)


@pytest.mark.clause("WS-2")
def test_with_two_players_five_more_are_laid_aside_face_up() -> None:
    laid_open = "cookie sissy sissy tea-party pony-fan"
    match = position(seats=2, laid_open=laid_open)
    assert match.sees().laid_open == cards(laid_open)
    assert RoundStarted(1, Seat(0), cards(laid_open)) in match.told(None)


@pytest.mark.clause("WS-2")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_none_is_laid_aside_face_up(seats: int) -> None:
    match = position(seats=seats)
    assert match.sees().laid_open == ()
    assert RoundStarted(1, Seat(0), ()) in match.told(None)


@pytest.mark.clause("WS-2")
def test_each_player_gets_one_card_and_sees_no_other() -> None:
    match = position({"Dante": "cookie", "Gael": "sissy", "Maya": "pony-fan"})
    assert match.sees().hand_sizes == (1, 1, 1)
    assert match.sees("Gael").hand == (Card.SISSY,)
    assert match.sees().hand == ()
    dealt = [event for event in match.told("Gael") if isinstance(event, CardDealt)]
    assert dealt == [
        CardDealt(Seat(0), None),
        CardDealt(Seat(1), Card.SISSY),
        CardDealt(Seat(2), None),
    ]


@pytest.mark.clause("WS-2")
def test_nobody_sees_a_difference_in_hands_that_are_not_its_own() -> None:
    one = position({"Dante": "cookie", "Gael": "sissy", "Maya": "pony-fan"})
    other = position({"Dante": "babysitter", "Gael": "sissy", "Maya": "cookie"})
    assert one.sees("Gael") == other.sees("Gael")
    assert one.sees() == other.sees()
    assert one.told(None) == other.told(None)


@pytest.mark.clause("WS-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_shuffle_deals_what_there_is(seats: int) -> None:
    match = Match(seats)
    draw = match.rules.draw_chance(match.state, Random(5))
    assert isinstance(draw, Deal)
    assert (len(draw.laid_open), len(draw.hands)) == (5 if seats == 2 else 0, seats)
    match.do(None, draw)
    assert match.undrawn().total() == match.sees().deck + match.sees().aside


@pytest.mark.clause("WS-2")
@pytest.mark.parametrize(
    ("laid_open", "hands"),
    [
        ("", "cookie sissy"),
        ("", "cookie sissy sissy sissy"),
        ("", "cookie cookie sissy"),
        ("sissy sissy tea-party pony-fan babysitter", "cookie babysitter babysitter"),
    ],
)
def test_a_deal_that_these_cards_cannot_make_is_refused(laid_open: str, hands: str) -> None:
    refusal = Match(3).refuses_action(None, Deal(cards(laid_open), cards(hands)))
    assert_refused(refusal, "WS-2", Reason.BAD_DRAW)


@pytest.mark.clause("WS-2")
def test_nobody_picks_the_cards_and_they_are_dealt_once() -> None:
    deal = Deal((), cards("cookie sissy pony-fan"))
    match = Match(3)
    assert match.refuses_action(Seat(0), deal).reason is CommonReason.NOT_AWAITED
    match.do(None, deal)
    assert match.refuses_action(None, deal).reason is CommonReason.NOT_AWAITED


@pytest.mark.clause("WS-2")
@pytest.mark.parametrize("action", [Discard(Card.COOKIE), Draw(Card.COOKIE), MoveOn()])
def test_nothing_is_played_before_the_deal(action: Action) -> None:
    match = Match(3)
    actor = Seat(0) if isinstance(action, Discard) else None
    refusal = match.refuses_action(actor, action)
    assert_refused(refusal, "WS-2", CommonReason.NOT_AWAITED)


@pytest.mark.clause("WS-3")
@pytest.mark.parametrize("first", NAMES)
def test_the_table_says_who_ate_a_cookie_last(first: str) -> None:
    match = position(seats=4, first=first)
    assert match.sees().starter == match.sees().to_act == seat(first)


@pytest.mark.clause("WS-3")
@pytest.mark.parametrize("winner", ["Dante", "Gael", "Maya"])
def test_in_later_rounds_the_last_winner_starts(winner: str) -> None:
    match = Match(3, first="Gael").rounds(winner).deal()
    assert match.sees().starter == match.sees().to_act == seat(winner)
    assert RoundStarted(2, seat(winner), ()) in match.news


@pytest.mark.clause("WS-3")
@pytest.mark.parametrize(
    ("first", "thief", "cookie", "loser", "starter"),
    [
        ("Maya", "Dante", "Gael", "Maya", "Dante"),
        ("Gael", "Dante", "Maya", "Gael", "Maya"),
        ("Gael", "Maya", "Dante", "Gael", "Maya"),
        ("Gael", "Gael", "Dante", "Maya", "Gael"),
        ("Maya", "Maya", "Gael", "Dante", "Maya"),
    ],
)
def test_of_several_winners_the_nearest_clockwise_to_the_last_starter_starts(
    first: str, thief: str, cookie: str, loser: str, starter: str
) -> None:
    match = position({thief: "cookie-thief", cookie: "cookie", loser: "sissy"}, first=first)
    other = loser if first == thief else thief
    match.play(f"draw playful-one · {first} playful-one {other}")
    assert match.knocked_out() == [seat(loser)]
    match.burn("nappy-fellow tea-party nappy-fellow big-wetter spy-cub spy-cub pony-fan")
    match.burn("adventurous-cub" + " babysitter" * 5 + " diaper-change")
    assert match.ended().ending is RoundEnding.COOKIE_TIE
    assert match.deal().sees().starter == seat(starter)
