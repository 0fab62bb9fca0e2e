"""A turn: the piece, the order of play, what the winner gets (BC-10, BC-11, BC-22, BC-23)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Reason, TurnUp
from cookiegames.rules.batalha.cards import Card, Piece, Pieces
from cookiegames.rules.batalha.events import CardPlayed, PieceTurnedUp, TurnWon
from cookiegames.rules.batalha.observation import Phase, PieceWay, Trick
from cookiegames.rules.game import CHANCE, OPENLY, SECRETLY, CommonReason, Seat

from .position import Match, assert_refused, cards, position

HANDS = {"Dante": "B10 G2", "Gael": "B3 G9", "Maya": "B12 G12"}


@pytest.mark.clause("BC-10")
def test_the_starter_openly_turns_up_one_piece() -> None:
    match = position(HANDS)
    assert match.asks() == OPENLY[0]
    assert match.sees().dispute is None
    match.play("Dante turn up")
    assert match.asks() == CHANCE
    match.play("piece rotten")
    assert match.sees().dispute is Piece.ROTTEN
    assert match.news == [PieceTurnedUp(starter=Seat(0), piece=Piece.ROTTEN)]
    assert match.told(None) == match.news
    assert match.sees().piece_pile == 35


@pytest.mark.clause("BC-10")
def test_no_card_is_played_before_the_piece_is_turned_up() -> None:
    match = position(HANDS)
    assert_refused(match.refuses("Dante B10"), "BC-10", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("Gael turn up"), "BC-10", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BC-10")
def test_the_last_trick_lies_until_the_next_piece_is_turned_up() -> None:
    match = position(HANDS).play("Dante B10 · Gael B3 · Maya B12 · Gael leave marker")
    assert match.asks() == OPENLY[2]
    assert match.sees().trick == cards("B10 B3 B12")
    match.play("Maya turn up · piece candy")
    assert match.sees().trick == ()


@pytest.mark.clause("BC-11")
def test_the_starter_plays_first_and_the_others_follow_clockwise() -> None:
    match = position({"Gael": "B10", "Maya": "B9", "Dante": "B12"}, first="Gael")
    match.play("Gael turn up · piece candy")
    asked = []
    for played in ("Gael B10", "Maya B9", "Dante B12"):
        asked.append(match.asks())
        match.play(played)
    assert asked == [SECRETLY[1], SECRETLY[2], SECRETLY[0]]


@pytest.mark.clause("BC-11")
def test_the_starter_may_play_any_card() -> None:
    match = position().play("Dante turn up · piece candy")
    assert match.playable("Dante") == set(match.sees("Dante").hand)


@pytest.mark.clause("BC-11")
def test_a_card_is_played_openly_and_leaves_the_hand() -> None:
    match = position(HANDS).play("Dante B10")
    assert CardPlayed(seat=Seat(0), card=Card.B10, leads=True, forced=False) in match.told(None)
    assert match.sees().trick == cards("B10")
    assert match.sees().hand_sizes == (11, 12, 12)
    assert Card.B10 not in match.sees("Dante").hand
    match.play("Gael B3")
    assert match.news == [CardPlayed(seat=Seat(1), card=Card.B3, leads=False, forced=False)]


@pytest.mark.clause("BC-11")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    match = position(HANDS).play("Dante turn up · piece candy")
    assert_refused(match.refuses("Dante G9"), "BC-11", Reason.NOT_IN_HAND, card=Card.G9)


@pytest.mark.clause("BC-11")
def test_who_is_not_awaited_cannot_play() -> None:
    match = position(HANDS).play("Dante B10")
    for early in ("Maya B12", "Dante G2", "Dante turn up", "move on"):
        assert_refused(match.refuses(early), "BC-11", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BC-22")
def test_the_winner_takes_the_piece_and_starts_the_next_turn() -> None:
    match = position(HANDS)
    match.play("piece strawberry · Dante B10 · Gael B3 · Maya B12 · Gael leave marker")
    assert TurnWon(winner=Seat(2), card=Card.B12, piece=Piece.STRAWBERRY) in match.news
    assert match.sees().piece_counts == (0, 0, 1)
    assert match.sees("Maya").pieces == Pieces(0, 0, 1, 0)
    assert match.sees().dispute is None
    assert match.sees().leader == 2
    assert TurnUp() in match.legal("Maya")
    assert TurnUp() not in match.legal("Dante")


@pytest.mark.clause("BC-22")
def test_who_won_which_cards_is_public_for_the_rest_of_the_round() -> None:
    match = position(HANDS, after="Dante rotten · Dante candy")
    match.play("piece strawberry · Dante B10 · Gael B3 · Maya B12 · Gael leave marker")
    assert match.sees().tricks[2] == Trick(Seat(0), cards("B10 B3 B12"), Seat(2), Piece.STRAWBERRY)
    assert [trick.winner for trick in match.sees().tricks] == [0, 0, 2]
    assert match.finish_round().deal().sees().tricks == ()


@pytest.mark.clause("BC-23")
def test_pieces_are_seen_by_their_owner_alone_but_counted_by_all() -> None:
    match = position(after="Maya strawberry · Dante rotten · Maya candy")
    assert match.sees("Maya").pieces == Pieces(0, 1, 1, 0)
    assert match.sees("Dante").pieces == Pieces(0, 0, 0, 1)
    assert match.sees("Gael").pieces == Pieces(0, 0, 0, 0)
    assert match.sees().pieces is None
    assert match.sees().revealed is None
    assert match.sees().piece_counts == (1, 0, 2)


@pytest.mark.clause("BC-23")
def test_a_piece_won_is_remembered_since_all_saw_it_in_dispute() -> None:
    match = position(after="Maya strawberry · Dante rotten")
    assert match.sees().ways == (
        PieceWay(None, Seat(2), Piece.STRAWBERRY),
        PieceWay(None, Seat(0), Piece.ROTTEN),
    )


@pytest.mark.clause("BC-23")
def test_no_marker_touches_the_piece_in_dispute() -> None:
    match = _dispute_with_theft()
    assert match.sees().dispute is Piece.STRAWBERRY
    match.play("Gael theft Maya")
    assert_refused(match.refuses("steal strawberry"), "BC-36", Reason.BAD_DRAW)
    match.play("steal rotten")
    assert match.sees().dispute is Piece.STRAWBERRY
    assert match.sees().phase is Phase.PLAY


@pytest.mark.clause("BC-23")
def test_a_slide_leaves_the_piece_in_dispute_where_it_is() -> None:
    match = position(after="Maya rotten, Gael from-the-left")
    match.play("Maya turn up · piece strawberry · Gael from-the-left · slide - - rotten")
    assert match.sees().dispute is Piece.STRAWBERRY
    assert match.sees().piece_counts == (0, 1, 0)


def _dispute_with_theft() -> Match:
    match = position(after="Maya rotten, Gael theft")
    return match.play("Maya turn up · piece strawberry")


@pytest.mark.clause("BC-40")
def test_a_marker_used_in_a_turn_leaves_the_order_of_play_alone() -> None:
    match = position({"Maya": "B9", "Dante": "B8", "Gael": "B7"}, after="Maya rotten, Gael theft")
    match.play("Maya B9 · Gael theft Maya · steal rotten")
    assert match.asks() == SECRETLY[0]
    match.play("Dante B8")
    assert match.asks() == SECRETLY[1]
    match.play("Gael B7")
    assert match.sees().tricks[-1].winner == 2


@pytest.mark.clause("BC-40")
def test_losing_the_piece_just_won_does_not_cost_the_lead() -> None:
    match = position(after="Dante rotten, Gael theft · Maya candy")
    match.play("Gael theft Maya · steal candy")
    assert match.sees().leader == 2
    assert match.asks() == OPENLY[2]
