"""No Peeking (BC-37)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Play, Reason, UseMarker
from cookiegames.rules.batalha.cards import Card, Marker
from cookiegames.rules.batalha.events import CardForced, CardPlayed, SeatBound
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.game import CHANCE, OPENLY, SECRETLY, Seat

from .position import Match, assert_refused, position

pytestmark = pytest.mark.clause("BC-37")

HANDS = {"Maya": "B9 G9", "Dante": "B8 G8 T8 R1", "Gael": "B7 G7"}


def bound(card: str = "G8") -> Match:
    """Gael bound Dante to this card; Maya leads the next turn."""
    match = position(HANDS, after="Maya candy, Gael no-peeking")
    return match.play(f"Gael no-peeking Dante · force {card}")


def test_a_card_is_drawn_at_random_from_the_hand_as_the_marker_takes_effect() -> None:
    match = position(HANDS, after="Maya candy, Gael no-peeking").play("Gael no-peeking Dante")
    assert match.asks() == CHANCE
    assert_refused(match.refuses("force B9"), "BC-37", Reason.BAD_DRAW)
    match.play("force G8")
    assert match.sees("Dante").forced is Card.G8
    assert match.sees().bound == (True, False, False)


def test_the_card_drawn_must_be_played_next() -> None:
    match = bound().play("Maya G9")
    assert match.asks() == SECRETLY[0], "awaited secretly, even with a single choice"
    assert match.legal("Dante") == [Play(Card.G8)]
    assert_refused(match.refuses("Dante T8"), "BC-37", Reason.FORCED, card=Card.G8)
    match.play("Dante G8")
    assert match.news == [CardPlayed(seat=Seat(0), card=Card.G8, leads=False, forced=True)]


@pytest.mark.clause("BC-13")
@pytest.mark.parametrize("card", ["G8", "T8"])
def test_it_must_be_played_even_against_the_turn_suit(card: str) -> None:
    match = bound(card).play("Maya B9")
    assert match.playable("Dante") == {Card[card]}
    assert_refused(match.refuses("Dante B8"), "BC-37", Reason.FORCED, card=Card[card])
    match.play(f"Dante {card}")
    assert match.sees().trick == (Card.B9, Card[card])


def test_a_gold_card_forced_against_the_turn_suit_wins_all_the_same() -> None:
    match = bound("T8").play("Maya B9 · Dante T8 · Gael B7")
    assert match.sees().tricks[-1].winner == 0


def test_only_its_holder_sees_the_card_until_it_is_played() -> None:
    match, other = bound("G8"), bound("R1")
    assert match.told("Dante")[-1] == CardForced(seat=Seat(0), card=Card.G8)
    assert match.told("Gael")[-1] == match.told(None)[-1] == CardForced(seat=Seat(0), card=None)
    assert match.sees("Gael") == other.sees("Gael")
    assert match.sees() == other.sees()
    assert match.sees().forced is None


def test_once_the_card_is_played_its_player_is_free_again() -> None:
    match = bound().play("Maya G9 · Dante G8 · Gael G7")
    assert match.sees().bound == (False, False, False)
    assert match.sees("Dante").forced is None
    match.play("Maya turn up · piece candy · Maya B9")
    assert len(match.playable("Dante")) > 0
    match.play("Dante B8")


def test_who_has_played_in_this_turn_plays_the_card_in_the_next() -> None:
    match = position(HANDS, after="Maya candy, Gael no-peeking").play("Maya B9 · Dante B8")
    match.play("Gael no-peeking Dante · force T8 · Gael B7 · Maya G9")
    assert match.playable("Dante") == {Card.T8}


def test_who_is_awaited_may_be_bound_at_once() -> None:
    match = position(HANDS, after="Maya candy, Gael no-peeking")
    match.play("Maya turn up · piece rotten · Gael no-peeking Maya · force G9")
    assert match.legal("Maya") == [Play(Card.G9)]


def test_a_bound_player_cannot_be_chosen_again_until_the_card_is_played() -> None:
    match = position(HANDS, after="Maya candy, Gael no-peeking · Maya candy, Gael no-peeking")
    match.play("Gael no-peeking Dante · force G8")
    refusal = match.refuses("Gael no-peeking Dante")
    assert_refused(refusal, "BC-37", Reason.ALREADY_BOUND, target=Seat(0))
    match.play("Maya G9 · Dante G8")
    match.play("Gael no-peeking Dante · force T8")


@pytest.mark.parametrize("text", ["Gael no-peeking", "Gael no-peeking Gael"])
def test_no_peeking_names_another_player(text: str) -> None:
    match = position(HANDS, after="Maya candy, Gael no-peeking")
    refusal = match.refuses(text)
    assert_refused(refusal, "BC-37", Reason.NEEDS_TARGET, marker=Marker.NO_PEEKING)


PIECES = (
    ["traditional"] * 12,
    ["candy"] * 8 + ["strawberry"] * 4,
    ["rotten"] * 8 + ["strawberry"] * 4,
)


def emptied(last_round: int, *, markers: int = 1) -> Match:
    """The last turn of this round: Maya has just led her last card; Dante holds No Peeking."""
    match = Match(3)
    for pieces in PIECES[: last_round - 1]:
        match.deal(after=" · ".join(f"Dante {piece}" for piece in pieces))
    pieces = PIECES[last_round - 1]
    past = [f"Gael {piece}" for piece in pieces[:10]]
    past[:markers] = [f"{turn}, Dante no-peeking" for turn in past[:markers]]
    past.append(f"Maya {pieces[10]}")
    match.deal({"Maya": "B9", "Dante": "B8", "Gael": "B7"}, after=" · ".join(past))
    return match.play("Maya B9")


def test_an_empty_hand_is_bound_for_the_next_round() -> None:
    match = emptied(1).play("Dante no-peeking Maya")
    assert match.told(None)[-1] == SeatBound(seat=Seat(2))
    assert match.sees().bound == (False, False, True)
    assert match.sees("Maya").forced is None
    assert match.asks() == SECRETLY[0]
    match.play("Dante B8 · Gael B7").run(lambda public: public.phase is Phase.TURN_UP)
    assert match.sees().round == 2
    assert match.sees().bound == (False, False, True)


def test_the_card_of_an_empty_hand_is_drawn_just_before_the_next_play() -> None:
    match = emptied(1).play("Dante no-peeking Maya · Dante B8 · Gael B7")
    match.deal({"Maya": "B9 G9", "Dante": "B8 G8", "Gael": "B7 G7"})
    assert match.sees().leader == 0
    match.play("Dante turn up · piece candy")
    assert match.sees("Maya").forced is None
    match.play("Dante B8")
    assert match.sees("Maya").forced is None
    match.play("Gael B7")
    assert match.asks() == CHANCE
    assert match.legal("Maya") == []
    match.play("force G9")
    assert CardForced(seat=Seat(2), card=Card.G9) in match.news
    assert match.legal("Maya") == [Play(Card.G9)]
    match.play("Maya G9")
    assert match.sees().bound == (False, False, False)


def test_a_marker_used_in_the_pause_reaches_into_the_next_round_too() -> None:
    match = emptied(1).play("Dante B8 · Gael B7 · Dante no-peeking Gael")
    assert match.sees().bound == (False, True, False)
    match.deal({"Maya": "B9", "Dante": "B8", "Gael": "B7 G7"})
    match.play("Dante B8 · force G7 · Gael G7")
    assert match.sees().bound == (False, False, False)


def test_in_the_last_round_a_player_without_a_play_left_cannot_be_chosen() -> None:
    match = emptied(3)
    assert match.sees().round == 3
    refusal = match.refuses("Dante no-peeking Maya")
    assert_refused(refusal, "BC-37", Reason.NO_PLAY_LEFT, target=Seat(2))
    assert UseMarker(Marker.NO_PEEKING, Seat(1)) in match.legal("Dante")


def test_in_the_last_call_nobody_can_be_bound() -> None:
    match = emptied(3).play("Dante B8 · Gael B7")
    assert match.sees().phase is Phase.PAUSE
    for target in ("Gael", "Maya"):
        assert match.refuses(f"Dante no-peeking {target}").reason is Reason.NO_PLAY_LEFT


def test_an_empty_hand_that_is_bound_cannot_be_bound_again() -> None:
    match = emptied(1, markers=2).play("Dante no-peeking Maya")
    refusal = match.refuses("Dante no-peeking Maya")
    assert_refused(refusal, "BC-37", Reason.ALREADY_BOUND, target=Seat(2))
    match.play("Dante no-peeking Gael · force B7")


def test_a_starter_who_is_bound_draws_after_turning_up_the_piece() -> None:
    match = position(
        {"Dante": "B9", "Gael": "B8", "Maya": "B7"},
        first="Gael",
        after="Dante candy, Maya no-peeking" + " · Dante traditional" * 10,
    )
    match.play("Dante B9 · Gael B8 · Maya no-peeking Gael · Maya B7")
    match.deal({"Gael": "B7 G7"})
    assert match.asks() == OPENLY[1]
    match.play("Gael turn up · piece candy")
    assert match.asks() == CHANCE
    match.play("force G7")
    assert match.asks() == SECRETLY[1]
    assert match.legal("Gael") == [Play(Card.G7)]


def test_a_cancelled_one_binds_nobody() -> None:
    match = position(HANDS, after="Maya candy, Gael no-peeking · Maya candy, Dante protection")
    match.play("Gael no-peeking Dante · Dante protection")
    assert match.sees().bound == (False, False, False)
    assert match.sees().effect is None
    assert match.asks() == OPENLY[2]
