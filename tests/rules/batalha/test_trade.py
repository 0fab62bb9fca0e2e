"""Trade (BC-38)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import GivePiece, Reason, UseMarker
from cookiegames.rules.batalha.cards import Marker, Piece, Pieces
from cookiegames.rules.batalha.events import PieceMoved
from cookiegames.rules.batalha.observation import Stage
from cookiegames.rules.game import SECRETLY, CommonReason, Seat

from .position import Match, assert_refused, position

pytestmark = pytest.mark.clause("BC-38")


def traders() -> Match:
    """Gael holds Trade and candy, Maya strawberry and rotten, Dante nothing."""
    return position(after="Maya strawberry, Gael trade · Gael candy · Maya rotten")


def test_user_and_target_choose_secretly_one_after_the_other() -> None:
    match = traders().play("Gael trade Maya")
    assert match.asks() == SECRETLY[1]
    assert match.legal("Gael") == [GivePiece(Piece.CANDY)]
    match.play("Gael trade-piece candy")
    assert match.asks() == SECRETLY[2]
    assert match.legal("Maya") == [GivePiece(Piece.STRAWBERRY), GivePiece(Piece.ROTTEN)]
    match.play("Maya trade-piece rotten")
    assert match.sees("Gael").pieces == Pieces(0, 0, 0, 1)
    assert match.sees("Maya").pieces == Pieces(0, 1, 1, 0)
    assert match.sees().piece_counts == (0, 1, 2)


def test_the_users_choice_is_hidden_and_nothing_moves_until_both_have_chosen() -> None:
    match, other = (position(after=TWO_KINDS) for _ in range(2))
    for each, piece in ((match, "candy"), (other, "rotten")):
        each.play("Gael trade Maya").play(f"Gael trade-piece {piece}")
        assert each.news == []
        assert each.sees().piece_counts == (0, 2, 1)
    assert match.sees("Maya") == other.sees("Maya")
    assert match.sees("Dante") == other.sees("Dante")
    assert match.sees() == other.sees()
    effect = match.sees("Gael").effect
    assert effect is not None
    assert (effect.stage, effect.offered) == (Stage.GIVE_TARGET, Piece.CANDY)


TWO_KINDS = "Maya strawberry, Gael trade · Gael candy · Gael rotten"


def test_the_target_may_not_give_the_piece_it_is_about_to_get() -> None:
    match = position(after=TWO_KINDS).play("Gael trade Maya · Gael trade-piece candy")
    refusal = match.refuses("Maya trade-piece candy")
    assert_refused(refusal, "BC-38", Reason.NO_SUCH_PIECE, piece=Piece.CANDY)


def test_only_the_two_learn_which_pieces_moved() -> None:
    match = traders().play("Gael trade Maya · Gael trade-piece candy · Maya trade-piece rotten")
    there = PieceMoved(Seat(1), Seat(2), Marker.TRADE, Piece.CANDY)
    back = PieceMoved(Seat(2), Seat(1), Marker.TRADE, Piece.ROTTEN)
    assert match.told("Gael")[-2:] == match.told("Maya")[-2:] == [there, back]
    told = [event for event in match.told("Dante") if isinstance(event, PieceMoved)]
    assert [event.piece for event in told] == [None, None]
    other = traders().play("Gael trade Maya · Gael trade-piece candy · Maya trade-piece strawberry")
    assert match.sees("Dante") == other.sees("Dante")
    assert match.sees() == other.sees()


def test_only_a_piece_one_holds_is_given_and_only_when_asked() -> None:
    match = traders().play("Gael trade Maya")
    refusal = match.refuses("Gael trade-piece rotten")
    assert_refused(refusal, "BC-38", Reason.NO_SUCH_PIECE, piece=Piece.ROTTEN)
    for early in ("Maya trade-piece rotten", "Maya turn up", "move on"):
        assert_refused(match.refuses(early), "BC-38", CommonReason.NOT_AWAITED)


def test_the_target_must_hold_a_piece() -> None:
    match = traders()
    refusal = match.refuses("Gael trade Dante")
    assert_refused(
        refusal, "BC-38", Reason.TARGET_HAS_NO_PIECE, marker=Marker.TRADE, target=Seat(0)
    )
    assert UseMarker(Marker.TRADE, Seat(2)) in match.legal("Gael")


def test_the_user_must_hold_a_piece() -> None:
    match = position(after="Maya strawberry, Gael trade")
    assert_refused(match.refuses("Gael trade Maya"), "BC-38", Reason.NO_PIECE_TO_TRADE)
    assert match.legal("Gael") == []


@pytest.mark.parametrize("text", ["Gael trade", "Gael trade Gael"])
def test_trade_names_another_player(text: str) -> None:
    assert_refused(traders().refuses(text), "BC-38", Reason.NEEDS_TARGET, marker=Marker.TRADE)


def test_a_cancelled_trade_asks_for_no_piece() -> None:
    match = position(
        after="Maya strawberry, Gael trade · Gael candy, Maya protection · Maya rotten"
    )
    match.play("Gael trade Maya · Maya protection")
    assert match.sees().effect is None
    assert match.sees().piece_counts == (0, 1, 2)
