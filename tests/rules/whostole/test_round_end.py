"""How a round ends and who wins it (WS-7, WS-8, WS-24)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import CommonReason, Offer, Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import RoundEnded, RoundEnding
from cookiegames.rules.whostole.observation import Phase

from .position import CUB, Match, assert_refused, discarded, position

# Twelve draws are a round of two players; Dante begins.
QUIET = "nappy-fellow nappy-fellow spy-cub spy-cub pony-fan cookie adventurous-cub" + (
    " babysitter" * 5
)
WITHOUT_COOKIE = "nappy-fellow nappy-fellow spy-cub spy-cub pony-fan adventurous-cub" + (
    " babysitter" * 5 + " diaper-change"
)
DANTE_HIGH = (
    "pony-fan babysitter nappy-fellow babysitter nappy-fellow babysitter "
    "spy-cub babysitter spy-cub babysitter cookie adventurous-cub"
)
GAEL_HIGH = (
    "babysitter pony-fan babysitter nappy-fellow babysitter nappy-fellow "
    "babysitter spy-cub babysitter spy-cub adventurous-cub cookie"
)
GAEL_HIGHER_UNLESS_THE_COOKIE_COUNTED = (
    "cookie pony-fan nappy-fellow adventurous-cub nappy-fellow spy-cub "
    "spy-cub babysitter babysitter babysitter babysitter babysitter"
)
LEVEL = (
    "nappy-fellow big-wetter nappy-fellow adventurous-cub spy-cub babysitter "
    "spy-cub babysitter babysitter babysitter babysitter cookie"
)
THREES = {"Dante": "playful-one", "Gael": "tea-party"}
GAMES_OUT = "tea-party playful-one sissy sissy"


def threes(burnt: str) -> Match:
    """Both hold a 3 when the deck is empty."""
    spare = "pony-fan" if "big-wetter" in burnt else "big-wetter"
    laid_open = f"cookie-thief sissy sissy diaper-change {spare}"
    return position(THREES, seats=2, laid_open=laid_open).burn(burnt)


def two(dante: str, gael: str, burnt: str, spare: str) -> Match:
    """Two players hold these cards when the deck is empty."""
    hands = {"Dante": dante, "Gael": gael}
    return position(hands, seats=2, laid_open=f"{GAMES_OUT} {spare}").burn(burnt)


# When it ends


@pytest.mark.clause("WS-7")
def test_a_round_ends_when_the_deck_is_empty_at_the_end_of_a_turn() -> None:
    match = position(THREES, seats=2, laid_open="cookie-thief sissy sissy diaper-change big-wetter")
    *most, last = QUIET.split()
    match.burn(" ".join(most)).play(f"draw {last}")
    assert (match.sees().deck, match.sees().phase) == (0, Phase.TURN)
    match.play(f"Gael {last} Dante cookie")
    assert (match.ended().ending, match.sees().phase) == (RoundEnding.DECK, Phase.PAUSE)


@pytest.mark.clause("WS-7")
def test_the_effect_of_the_last_card_is_applied_first() -> None:
    match = position(THREES, seats=2, laid_open="cookie-thief sissy sissy diaper-change big-wetter")
    *most, last = QUIET.split()
    match.burn(" ".join(most)).play(f"draw {last} · Gael {last} Dante playful-one")
    assert (match.ended().ending, match.ended().winners) == (RoundEnding.LAST, (1,))


@pytest.mark.clause("WS-7")
def test_a_round_ends_at_once_when_one_player_is_left() -> None:
    match = position({"Gael": "cookie", "Maya": "sissy"})
    match.play("draw babysitter · Dante babysitter Gael cookie")
    assert match.sees().phase is Phase.DRAW
    match.play("draw cookie-thief · Maya cookie-thief")
    assert match.sees().deck > 0
    assert (match.ended().ending, match.ended().winners) == (RoundEnding.LAST, (0,))


@pytest.mark.clause("WS-7")
def test_between_rounds_the_table_rests_until_it_moves_on() -> None:
    match = position().burn(f"{CUB} {CUB}")
    assert (match.asks(), match.sees().phase) == (Offer(()), Phase.PAUSE)
    assert_refused(match.refuses("Dante cookie"), "WS-7", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("draw cookie"), "WS-7", CommonReason.NOT_AWAITED)
    match.play("move on")
    assert match.sees().phase is Phase.DEAL


# Who wins it


@pytest.mark.clause("WS-8")
@pytest.mark.parametrize(
    ("dante", "gael", "winner"),
    [("diaper-change", "big-wetter", 1), ("big-wetter", "diaper-change", 0)],
)
def test_the_highest_hand_wins(dante: str, gael: str, winner: int) -> None:
    match = two(dante, gael, QUIET, "cookie-thief")
    assert match.ended().ending is RoundEnding.DECK
    assert match.ended().winners == (winner,)


@pytest.mark.clause("WS-8")
def test_the_hands_are_revealed_to_all_until_the_next_deal() -> None:
    match = two("diaper-change", "big-wetter", QUIET, "cookie-thief")
    assert match.ended() == RoundEnded(
        round=1,
        ending=RoundEnding.DECK,
        hands=(Card.DIAPER_CHANGE, Card.BIG_WETTER),
        winners=(Seat(1),),
        tokens=(0, 1),
    )
    assert match.ended() in match.told(None)
    assert match.sees().revealed == (Card.DIAPER_CHANGE, Card.BIG_WETTER)
    assert (match.sees().ending, match.sees().winners) == (RoundEnding.DECK, (1,))
    match.deal()
    assert match.sees().revealed == (None, None)


@pytest.mark.clause("WS-8")
def test_only_players_still_in_compare_their_hands() -> None:
    match = position({"Dante": "sissy", "Gael": "big-wetter", "Maya": "cookie-thief"})
    match.play("draw babysitter · Dante babysitter Maya cookie-thief")
    match.burn("nappy-fellow playful-one nappy-fellow tea-party spy-cub spy-cub cookie pony-fan")
    match.burn(CUB + " babysitter" * 4 + " diaper-change")
    assert match.ended().hands == (Card.SISSY, Card.BIG_WETTER, None)
    assert match.ended().winners == (1,)


@pytest.mark.clause("WS-8")
@pytest.mark.parametrize(("burnt", "winner"), [(DANTE_HIGH, 0), (GAEL_HIGH, 1)])
def test_tied_the_highest_total_of_own_discards_wins(burnt: str, winner: int) -> None:
    match = threes(burnt)
    assert (max(match.sums()), match.sums()[winner]) == (19, 19)
    assert match.ended().ending is RoundEnding.DECK
    assert match.ended().winners == (winner,)


@pytest.mark.clause("WS-8")
def test_still_tied_each_of_the_tied_takes_a_token() -> None:
    match = threes(LEVEL)
    assert match.sums() == (14, 14)
    assert match.ended().ending is RoundEnding.DECK
    assert match.ended().winners == (0, 1)
    assert match.sees().tokens == (1, 1)


@pytest.mark.clause("WS-8")
@pytest.mark.parametrize("burnt", [QUIET, DANTE_HIGH])
def test_discards_do_not_matter_where_the_hands_are_not_tied(burnt: str) -> None:
    match = two("diaper-change", "big-wetter", burnt, "cookie-thief")
    assert match.ended().winners == (1,)


# The last one, and the cubs


@pytest.mark.clause("WS-7", "WS-8")
def test_the_last_one_left_wins_and_need_not_reveal_anything() -> None:
    match = position(
        {"Gael": "sissy"}, seats=2, laid_open="cookie tea-party" + " spy-cub" * 2 + " sissy"
    )
    match.play("draw babysitter · Dante babysitter Gael sissy")
    assert match.ended() == RoundEnded(1, RoundEnding.LAST, (None, None), (Seat(0),), (1, 0))
    assert match.sees().revealed == (None, None)


# The Cookie


@pytest.mark.clause("WS-24")
@pytest.mark.parametrize(("dante", "gael"), [("cookie", "big-wetter"), ("big-wetter", "cookie")])
def test_in_a_hand_at_the_end_the_cookie_counts_eight(dante: str, gael: str) -> None:
    match = two(dante, gael, WITHOUT_COOKIE, "cookie-thief")
    assert match.ended().ending is RoundEnding.DECK
    assert match.ended().winners == (0 if dante == "cookie" else 1,)


@pytest.mark.clause("WS-24")
@pytest.mark.parametrize(
    ("dante", "gael"), [("cookie", "cookie-thief"), ("cookie-thief", "cookie")]
)
def test_tied_with_the_thief_nobody_breaks_the_tie(dante: str, gael: str) -> None:
    match = two(dante, gael, WITHOUT_COOKIE, "big-wetter")
    assert match.sums()[0] != match.sums()[1]
    assert match.ended().ending is RoundEnding.COOKIE_TIE
    assert match.ended().winners == (0, 1)
    assert match.ended().tokens == (1, 1)


@pytest.mark.clause("WS-24")
def test_among_discards_the_cookie_counts_nothing() -> None:
    match = threes(GAEL_HIGHER_UNLESS_THE_COOKIE_COUNTED)
    assert match.sums() == (12, 17)
    assert match.ended().winners == (1,)


@pytest.mark.clause("WS-24")
def test_the_cookie_is_discarded_without_any_effect() -> None:
    match = position().play("draw cookie · Dante cookie")
    assert match.told(None)[1:] == [discarded("Dante", "cookie")]
    assert match.sees().to_act == 1
