"""How markers are won (BC-24 to BC-31)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from cookiegames.rules.batalha.actions import DeclineMarker, Reason, TakeMarker
from cookiegames.rules.batalha.cards import Marker, Piece
from cookiegames.rules.batalha.events import MarkerDeclined, MarkerTaken, TurnWon
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.game import CHANCE, OPENLY, CommonReason, Seat

from .position import NAMES, Match, assert_refused, position


class Case(NamedTuple):
    """Cards in the order of play from Dante, and who then takes or may take a marker, in order."""

    played: str
    takers: str


def turn(played: str) -> Match:
    """A turn just played, led by Dante, where nobody holds what would forbid the card."""
    words = played.split()
    suit = next((card[0] for card in words if card[0] in "BGR"), None)
    ban = {"B": ", no blue", "G": ", no green", "R": ", no red", None: ""}[suit]
    named = list(zip(NAMES, words, strict=False))
    hands = {name: card if card[0] in ("Z", suit) else card + ban for name, card in named}
    match = position(hands, seats=len(words))
    return match.play(" · ".join(f"{name} {card}" for name, card in named))


def awarded(case: Case) -> bool:
    """Whether these, and no others, are awarded a marker, in this order."""
    return [NAMES[each] for each in turn(case.played).sees().awards] == case.takers.split()


@pytest.mark.clause("BC-24")
def test_who_plays_the_magician_takes_a_marker_without_being_asked() -> None:
    match = turn("B9 ZM B8")
    assert match.asks() == CHANCE
    assert match.sees().piece_counts == (1, 0, 0), "the piece is taken first"
    match.play("marker theft")
    assert match.sees("Gael").markers == (Marker.THEFT,)
    assert match.sees().marker_counts == (0, 1, 0)
    assert match.asks() == OPENLY[0]


@pytest.mark.clause("BC-24")
def test_the_turn_is_settled_before_the_magician_takes() -> None:
    match = turn("B9 ZM B8").play("marker theft")
    kinds = [type(event) for event in match.events]
    assert kinds.index(TurnWon) < kinds.index(MarkerTaken)


@pytest.mark.clause("BC-25")
@pytest.mark.parametrize(
    "case",
    [
        Case("B10 B3 B9", "Gael"),
        Case("B2 B3 B4", "Dante"),
        Case("B10 B9 G5", "Maya"),
        Case("B10 T5 B9", "Gael"),
        Case("B10 B9 B6", ""),
        Case("T12 T11 T6", ""),
    ],
)
def test_the_lowest_card_of_the_turn_may_take_when_it_is_2_to_5(case: Case) -> None:
    assert awarded(case)


@pytest.mark.clause("BC-25")
def test_the_offer_is_made_openly_and_may_be_declined() -> None:
    match = turn("B10 B3 B9")
    assert match.sees().phase is Phase.MARKERS
    assert match.asks() == OPENLY[1]
    assert set(match.legal("Gael")) == {TakeMarker(), DeclineMarker()}
    match.play("Gael leave marker")
    assert match.told(None) == [MarkerDeclined(seat=Seat(1))]
    assert (match.sees().marker_counts, match.sees().marker_pile) == ((0, 0, 0), 18)
    assert match.asks() == OPENLY[0]


@pytest.mark.clause("BC-25")
def test_a_marker_declined_goes_to_no_one_else() -> None:
    match = turn("B10 B3 B4").play("Gael leave marker")
    assert match.sees().awards == ()
    assert match.sees().phase is Phase.TURN_UP


@pytest.mark.clause("BC-25")
def test_nobody_else_may_answer_the_offer_or_go_on() -> None:
    match = turn("B10 B3 B9")
    for early in ("Maya take marker", "Dante turn up", "move on"):
        assert_refused(match.refuses(early), "BC-25", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BC-26")
@pytest.mark.parametrize(
    "case", [Case("B10 B3 Z0a", ""), Case("Z0b B2 B9", ""), Case("B12 T2 Z0a", "")]
)
def test_any_0_blocks_the_low_cards(case: Case) -> None:
    assert awarded(case)


@pytest.mark.clause("BC-26")
@pytest.mark.parametrize(
    "case", [Case("B10 B3 B1", ""), Case("B10 T1 B2", ""), Case("B4 B5 G1", "")]
)
def test_a_1_blocks_them_too_and_earns_nothing(case: Case) -> None:
    assert awarded(case)


@pytest.mark.clause("BC-24", "BC-26")
def test_a_0_does_not_block_the_magician() -> None:
    assert awarded(Case("B3 Z0a ZM", "Maya"))


@pytest.mark.clause("BC-27")
@pytest.mark.parametrize(
    "case",
    [Case("B10 ZM B3", "Gael Maya"), Case("ZM B2 B9", "Dante Gael"), Case("B7 ZM B6", "Gael")],
)
def test_the_magician_does_not_stop_another_from_being_lowest(case: Case) -> None:
    assert awarded(case)


@pytest.mark.clause("BC-28")
@pytest.mark.parametrize(
    "case",
    [
        Case("B3 G3 B9", "Gael"),
        Case("B3 T3 B9", "Dante"),
        Case("B9 G3 T3", "Gael"),
        Case("B3 G3 T3", "Gael"),
        Case("T4 T9 B4", "Maya"),
    ],
)
def test_tied_for_lowest_the_weakest_kind_takes(case: Case) -> None:
    assert awarded(case)


@pytest.mark.clause("BC-28")
@pytest.mark.parametrize(
    "case",
    [
        Case("B9 G3 R3", "Gael Maya"),
        Case("B3 G3 R3 T3", "Gael Maya"),
        Case("B9 R2 G2 B2", "Gael Maya"),
    ],
)
def test_those_still_tied_each_take_one(case: Case) -> None:
    assert awarded(case)


@pytest.mark.clause("BC-28")
def test_one_of_the_tied_may_take_and_the_other_decline() -> None:
    match = turn("B9 G3 R3")
    match.play("Gael leave marker · Maya take marker · marker trade")
    assert match.sees().marker_counts == (0, 0, 1)


@pytest.mark.clause("BC-29")
@pytest.mark.parametrize(
    "case",
    [
        Case("B9 ZM B3", "Gael Maya"),
        Case("B3 ZM B9", "Dante Gael"),
        Case("B9 G3 ZM R3", "Gael Maya Nina"),
    ],
)
def test_they_take_in_the_order_in_which_they_played(case: Case) -> None:
    assert awarded(case)


@pytest.mark.clause("BC-29")
def test_the_order_of_play_counts_from_the_leader_not_from_seat_0() -> None:
    match = position({"Gael": "B9", "Maya": "B3", "Dante": "ZM"}, first="Gael")
    match.play("Gael B9 · Maya B3 · Dante ZM")
    assert match.sees().awards == (2, 0)
    match.play("Maya take marker · marker theft · marker trade")
    assert match.sees("Maya").markers == (Marker.THEFT,)
    assert match.sees("Dante").markers == (Marker.TRADE,)


LAST = {"Dante": "B9 G9", "Gael": "B3 G3", "Maya": "ZM G8"}


def nearly_empty_pile() -> Match:
    """In the second round, led by Dante: Gael has taken all markers but one Protection."""
    kinds = [kind.name.lower().replace("_", "-") for kind in Marker for _ in range(3)]
    match = Match(3)
    match.deal(after=" · ".join(f"Dante traditional, Gael {kind}" for kind in kinds[:12]))
    match.deal(LAST, after=" · ".join(f"Dante candy, Gael {kind}" for kind in kinds[12:17]))
    assert match.sees().marker_pile == 1
    return match


@pytest.mark.clause("BC-29")
def test_who_comes_when_the_pile_is_empty_takes_nothing() -> None:
    match = nearly_empty_pile().play("Dante B9 · Gael B3 · Maya ZM")
    assert match.sees().awards == (1, 2)
    match.play("Gael take marker · marker protection")
    assert match.sees().marker_counts == (0, 18, 0)
    assert match.sees().awards == ()
    assert match.asks() == OPENLY[0]


@pytest.mark.clause("BC-29")
def test_who_declines_the_last_marker_leaves_it_to_the_magician() -> None:
    match = nearly_empty_pile().play("Dante B9 · Gael B3 · Maya ZM · Gael leave marker")
    match.play("marker protection")
    assert match.sees().marker_counts == (0, 17, 1)


@pytest.mark.clause("BC-29")
def test_with_an_empty_pile_a_low_card_earns_no_question() -> None:
    match = nearly_empty_pile().play("Dante B9 · Gael B3 · Maya ZM")
    match.play("Gael take marker · marker protection · Dante G9 · Gael G3 · Maya G8")
    assert match.sees().phase is Phase.TURN_UP
    assert match.sees().awards == ()


@pytest.mark.clause("BC-30")
def test_a_marker_drawn_is_seen_by_its_owner_alone_and_counted_by_all() -> None:
    match, other = turn("B10 B3 B9"), turn("B10 B3 B9")
    match.play("Gael take marker · marker protection")
    other.play("Gael take marker · marker theft")
    assert match.told("Gael")[-1] == MarkerTaken(seat=Seat(1), marker=Marker.PROTECTION)
    assert match.told("Maya")[-1] == MarkerTaken(seat=Seat(1), marker=None)
    assert match.told(None) == other.told(None)
    assert match.sees() == other.sees()
    assert match.sees("Maya") == other.sees("Maya")
    assert match.sees("Gael").markers == (Marker.PROTECTION,)
    assert match.sees().marker_counts == (0, 1, 0)


@pytest.mark.clause("BC-31")
def test_a_lowest_gold_card_that_wins_takes_piece_and_marker() -> None:
    match = turn("B10 T3 B9").play("Gael take marker · marker theft")
    assert match.sees().piece_counts == (0, 1, 0)
    assert match.sees().marker_counts == (0, 1, 0)


@pytest.mark.clause("BC-31")
def test_a_lowest_card_of_the_turn_suit_that_wins_takes_both() -> None:
    match = position({"Dante": "B4", "Gael": "G9, no blue", "Maya": "R8, no blue"})
    match.play("piece candy · Dante B4 · Gael G9 · Maya R8")
    assert match.sees().awards == (0,)
    match.play("Dante take marker · marker theft")
    dante = match.sees("Dante")
    assert dante.pieces is not None
    assert dante.pieces[Piece.CANDY] == 1
    assert dante.markers == (Marker.THEFT,)


@pytest.mark.clause("BC-32")
def test_no_marker_is_used_while_markers_are_taken() -> None:
    match = position({"Maya": "B9", "Dante": "B8", "Gael": "B3"}, after="Maya candy, Gael theft")
    match.play("Maya B9 · Dante B8 · Gael B3")
    assert match.sees().phase is Phase.MARKERS
    assert_refused(match.refuses("Gael theft Maya"), "BC-32", Reason.NOT_NOW)
