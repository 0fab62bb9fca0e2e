"""The Sissy (WS-16)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import CHANCE, Seat
from cookiegames.rules.whostole.actions import Discard, Draw, Reason
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import CardDrawn, HandDiscarded, RoundEnding
from cookiegames.rules.whostole.observation import Phase

from .position import Match, assert_refused, card, discarded, position

pytestmark = pytest.mark.clause("WS-16")


def test_the_chosen_player_discards_the_hand_and_draws() -> None:
    match = position({"Gael": "nappy-fellow"}).play("draw sissy · Dante sissy Gael")
    assert match.told(None)[1:] == [
        discarded("Dante", "sissy", "Gael"),
        HandDiscarded(Seat(1), Card.NAPPY_FELLOW),
    ]
    assert match.asks() == CHANCE
    assert match.sees().phase is Phase.REDRAW
    assert (match.sees().to_act, match.sees().redraws) == (0, 1)
    assert match.sees().hand_sizes == (1, 0, 1)
    match.play("draw cookie")
    assert match.told("Gael") == [CardDrawn(Seat(1), Card.COOKIE, aside=False)]
    assert match.told("Dante") == match.told(None) == [CardDrawn(Seat(1), None, aside=False)]
    assert match.sees("Gael").hand == (Card.COOKIE,)
    assert (match.sees().redraws, match.sees().deck, match.sees().to_act) == (None, 13, 1)


def test_the_hand_falls_without_its_effect() -> None:
    match = position({"Gael": "nappy-fellow"}).play("draw sissy · Dante sissy Gael · draw cookie")
    assert match.sees().napping == (False, False, False)
    assert match.sees().discards == ((Card.SISSY,), (Card.NAPPY_FELLOW,), ())


@pytest.mark.clause("WS-12")
def test_one_may_choose_oneself_and_the_card_left_falls() -> None:
    match = position({"Dante": "nappy-fellow"}).play("draw sissy · Dante sissy Dante")
    assert match.sees().redraws == 0
    assert match.sees().discards[0] == (Card.SISSY, Card.NAPPY_FELLOW)
    match.play("draw cookie")
    assert match.sees("Dante").hand == (Card.COOKIE,)
    assert match.sees().to_act == 1


def test_nothing_is_discarded_while_the_draw_is_due() -> None:
    match = position().play("draw sissy · Dante sissy Gael")
    assert match.legal("Dante") == match.legal("Gael") == []
    match.refuses_action(Seat(1), Discard(Card.NAPPY_FELLOW))
    match.refuses_action(None, Discard(Card.NAPPY_FELLOW))


@pytest.mark.clause("WS-5")
def test_one_sissy_may_fall_to_the_other() -> None:
    match = position({"Gael": "sissy"}).play("draw sissy · Dante sissy Gael · draw cookie")
    assert match.sees().discarded == (Card.SISSY, Card.SISSY)
    assert match.sees().to_act == 1


LAID_OPEN = "cookie-thief tea-party playful-one big-wetter sissy"
HARMLESS = "nappy-fellow nappy-fellow spy-cub spy-cub pony-fan adventurous-cub"


def the_last_turns(babysitters: int) -> Match:
    """Two players; six harmless cards and so many Babysitters have gone."""
    match = position(
        {"Dante": "diaper-change", "Gael": "adventurous-cub"}, seats=2, laid_open=LAID_OPEN
    )
    return match.burn(HARMLESS + " babysitter" * babysitters)


def test_from_an_empty_deck_the_card_put_aside_is_drawn() -> None:
    match = the_last_turns(5).play("draw sissy")
    assert (match.sees().deck, match.sees().aside) == (0, 1)
    match.play("Gael sissy Dante")
    assert match.asks() == CHANCE
    refusal = match.refuses_action(None, Draw(Card.BABYSITTER))
    assert_refused(refusal, "WS-16", Reason.BAD_DRAW)
    match.play("draw cookie")
    assert match.told("Dante")[0] == CardDrawn(Seat(0), Card.COOKIE, aside=True)
    assert match.told("Gael")[0] == CardDrawn(Seat(0), None, aside=True)


@pytest.mark.clause("WS-8", "WS-24")
def test_the_card_from_aside_counts_at_the_end() -> None:
    match = the_last_turns(5).play("draw sissy · Gael sissy Dante · draw cookie")
    assert match.ended().ending is RoundEnding.DECK
    assert match.ended().hands == (Card.COOKIE, Card.ADVENTUROUS_CUB)
    assert match.ended().winners == (0,)


@pytest.mark.clause("WS-7")
def test_the_last_card_of_the_deck_is_drawn_before_the_card_put_aside() -> None:
    match = the_last_turns(4).play("draw sissy")
    assert (match.sees().to_act, match.sees().deck) == (0, 1)
    match.play("Dante sissy Dante · draw babysitter")
    assert CardDrawn(Seat(0), Card.BABYSITTER, aside=False) in match.news
    assert match.ended().ending is RoundEnding.DECK


@pytest.mark.clause("WS-7")
def test_the_round_goes_on_until_the_redraw_is_done() -> None:
    match = the_last_turns(5).play("draw sissy · Gael sissy Dante")
    assert match.sees().phase is Phase.REDRAW
    match.play("draw cookie")
    assert match.sees().phase is Phase.PAUSE


@pytest.mark.parametrize("drawn", ["cookie", "sissy"])
def test_with_three_players_the_first_of_the_two_put_aside_is_drawn(drawn: str) -> None:
    match = position({"Dante": "cookie-thief", "Gael": "diaper-change", "Maya": "adventurous-cub"})
    match.play("draw playful-one · Dante playful-one Maya")
    match.burn("nappy-fellow tea-party nappy-fellow big-wetter spy-cub spy-cub pony-fan")
    match.burn("adventurous-cub" + " babysitter" * 5).play("draw sissy")
    assert (match.sees().to_act, match.sees().deck, match.sees().aside) == (0, 0, 2)
    match.play(f"Dante sissy Gael · draw {drawn}")
    assert CardDrawn(Seat(1), card(drawn), aside=True) in match.news
    assert match.ended().hands == (Card.COOKIE_THIEF, card(drawn), None)


@pytest.mark.clause("WS-13")
def test_a_thief_that_falls_leaves_the_card_put_aside_where_it_is() -> None:
    match = position(
        {"Dante": "cookie-thief", "Gael": "adventurous-cub"},
        seats=2,
        laid_open="diaper-change tea-party playful-one big-wetter sissy",
    )
    match.burn(HARMLESS + " babysitter" * 5).play("draw sissy · Gael sissy Dante")
    assert match.ended().ending is RoundEnding.LAST
    assert match.ended().winners == (1,)
    assert not any(isinstance(event, CardDrawn) and event.aside for event in match.news)
