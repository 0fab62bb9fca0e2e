"""What is in the box (BC-1 to BC-5)."""

from __future__ import annotations

from collections import Counter

import pytest

from cookiegames.rules.batalha import Options
from cookiegames.rules.batalha.actions import Assemble, Reason
from cookiegames.rules.batalha.cards import FULL_DECK, GREYS, SUITS, Card, Piece, Pieces, Suit
from cookiegames.rules.batalha.options import TableReason
from cookiegames.rules.batalha.scoring import points
from cookiegames.rules.game import IllegalTable

from .position import assert_refused, position

NOTHING = Pieces(0, 0, 0, 0)


@pytest.mark.clause("BC-1")
def test_the_deck_is_36_suited_12_golden_and_6_grey_cards() -> None:
    assert Counter(card.suit for card in FULL_DECK) == {
        Suit.BLUE: 12,
        Suit.GREEN: 12,
        Suit.RED: 12,
        Suit.GOLD: 12,
        Suit.GREY: 6,
    }
    assert sorted(card.value for card in GREYS) == [-1, 0, 0, 0, 13, 13]
    for suit in (*SUITS, Suit.GOLD):
        assert [card.value for card in Card if card.suit is suit] == list(range(1, 13))


@pytest.mark.clause("BC-1")
def test_every_card_of_the_deck_is_dealt_or_set_aside() -> None:
    match = position(seats=4)
    held = [card for name in ("Dante", "Gael", "Maya", "Nina") for card in match.sees(name).hand]
    assert len(set(held)) == 48
    assert match.sees().aside == 54 - 48


@pytest.mark.clause("BC-2")
@pytest.mark.parametrize(
    ("pieces", "score"),
    [
        (Pieces(1, 0, 0, 0), 1),
        (Pieces(0, 1, 0, 0), 2),
        (Pieces(0, 0, 1, 0), 4),
        (Pieces(0, 0, 0, 1), 0),
    ],
)
def test_a_loose_piece_is_worth_1_2_4_or_nothing(pieces: Pieces, score: int) -> None:
    assert points(pieces, Assemble(sacrificed=NOTHING, joined=NOTHING)) == score


@pytest.mark.clause("BC-2", "BC-3")
def test_by_default_36_pieces_are_12_8_8_8() -> None:
    assert Options().pieces == Pieces(traditional=12, candy=8, strawberry=8, rotten=8)
    assert position().sees().piece_pile == 36


@pytest.mark.clause("BC-3")
def test_a_table_may_split_the_36_pieces_otherwise() -> None:
    match = position(options=Options(pieces=Pieces(0, 0, 36, 0)))
    match.play("Dante turn up")
    assert_refused(match.refuses("piece candy"), "BC-10", Reason.BAD_DRAW)
    match.play("piece strawberry")
    assert match.sees().dispute is Piece.STRAWBERRY


@pytest.mark.clause("BC-3")
@pytest.mark.parametrize("pieces", [Pieces(12, 8, 8, 7), Pieces(40, 0, 0, -4)])
def test_another_split_must_make_36_without_negative_numbers(pieces: Pieces) -> None:
    with pytest.raises(IllegalTable) as caught:
        Options(pieces=pieces)
    assert (caught.value.clause, caught.value.reason) == ("BC-3", TableReason.SPLIT)


@pytest.mark.clause("BC-4")
def test_there_are_three_markers_of_each_of_six_kinds() -> None:
    assert position().sees().marker_pile == 18
    match = position(
        after="Maya candy, Gael theft · Maya candy, Gael theft · Maya candy, Gael theft",
        hands={"Maya": "B9", "Dante": "B8", "Gael": "B3"},
    )
    match.play("Maya B9 · Dante B8 · Gael B3 · Gael take marker")
    assert match.sees().marker_pile == 15
    assert_refused(match.refuses("marker theft"), "BC-30", Reason.BAD_DRAW)
    match.play("marker no-peeking")


@pytest.mark.clause("BC-5")
@pytest.mark.parametrize(
    ("pieces", "joined", "score"),
    [
        (Pieces(4, 0, 0, 0), Pieces(1, 0, 0, 0), 6),
        (Pieces(0, 4, 0, 0), Pieces(0, 1, 0, 0), 10),
        (Pieces(0, 0, 4, 0), Pieces(0, 0, 1, 0), 20),
        (Pieces(8, 5, 0, 0), Pieces(2, 1, 0, 0), 6 + 6 + 10 + 2),
    ],
)
def test_four_pieces_make_a_cookie_of_6_10_or_20(
    pieces: Pieces, joined: Pieces, score: int
) -> None:
    assert points(pieces, Assemble(sacrificed=NOTHING, joined=joined)) == score
