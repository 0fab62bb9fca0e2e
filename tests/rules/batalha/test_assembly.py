"""Sacrificing and joining at the end (BC-43 to BC-45)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Assemble, Reason, UseMarker
from cookiegames.rules.batalha.cards import Marker, Piece, Pieces
from cookiegames.rules.batalha.events import Assembled, MatchEnded, PiecesRevealed, RoundEnded
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.batalha.scoring import assemblies, best_assembly, points
from cookiegames.rules.game import SECRETLY, CommonReason, Over, Seat

from .position import Match, assert_refused

NOTHING = Pieces(0, 0, 0, 0)


def ways(pieces: Pieces) -> set[tuple[Pieces, Pieces]]:
    """All ways to assemble these: sacrificed pieces, joined cookies."""
    return {(way.sacrificed, way.joined) for way in assemblies(pieces)}


@pytest.mark.clause("BC-43")
def test_each_rotten_piece_costs_one_good_piece_of_the_owners_choice() -> None:
    assert ways(Pieces(1, 1, 1, 1)) == {
        (Pieces(1, 0, 0, 0), NOTHING),
        (Pieces(0, 1, 0, 0), NOTHING),
        (Pieces(0, 0, 1, 0), NOTHING),
    }


@pytest.mark.clause("BC-43")
def test_two_rotten_pieces_cost_two_good_ones_of_any_kinds() -> None:
    sacrifices = {sacrificed for sacrificed, _ in ways(Pieces(2, 1, 0, 2))}
    assert sacrifices == {Pieces(2, 0, 0, 0), Pieces(1, 1, 0, 0)}


@pytest.mark.clause("BC-43")
def test_a_sacrificed_piece_scores_nothing() -> None:
    pieces = Pieces(0, 1, 1, 1)
    assert points(pieces, Assemble(Pieces(0, 0, 1, 0), NOTHING)) == 2
    assert points(pieces, Assemble(Pieces(0, 1, 0, 0), NOTHING)) == 4


@pytest.mark.clause("BC-43")
def test_all_good_pieces_go_when_there_are_fewer_than_rotten_ones() -> None:
    assert ways(Pieces(1, 1, 0, 5)) == {(Pieces(1, 1, 0, 0), NOTHING)}
    assert points(Pieces(1, 1, 0, 5), Assemble(Pieces(1, 1, 0, 0), NOTHING)) == 0
    assert ways(Pieces(0, 0, 0, 3)) == {(NOTHING, NOTHING)}


@pytest.mark.clause("BC-44")
def test_four_of_one_kind_may_but_need_not_be_joined() -> None:
    assert ways(Pieces(4, 0, 0, 0)) == {(NOTHING, NOTHING), (NOTHING, Pieces(1, 0, 0, 0))}
    assert {joined for _, joined in ways(Pieces(9, 0, 0, 0))} == {
        NOTHING,
        Pieces(1, 0, 0, 0),
        Pieces(2, 0, 0, 0),
    }


@pytest.mark.clause("BC-44")
def test_only_pieces_left_after_the_sacrifices_are_joined() -> None:
    assert ways(Pieces(4, 0, 0, 1)) == {(Pieces(1, 0, 0, 0), NOTHING)}
    assert ways(Pieces(4, 1, 0, 1)) == {
        (Pieces(1, 0, 0, 0), NOTHING),
        (Pieces(0, 1, 0, 0), NOTHING),
        (Pieces(0, 1, 0, 0), Pieces(1, 0, 0, 0)),
    }


@pytest.mark.clause("BC-44")
def test_rotten_pieces_are_never_joined() -> None:
    assert ways(Pieces(0, 0, 0, 8)) == {(NOTHING, NOTHING)}


@pytest.mark.clause("BC-44")
@pytest.mark.parametrize(
    ("pieces", "loose", "whole"), [(Pieces(4, 0, 0, 0), 4, 6), (Pieces(0, 0, 4, 0), 16, 20)]
)
def test_a_whole_cookie_scores_its_own_value_instead_of_the_pieces(
    pieces: Pieces, loose: int, whole: int
) -> None:
    cookie = Pieces(*(count // 4 for count in pieces))
    assert points(pieces, Assemble(NOTHING, NOTHING)) == loose
    assert points(pieces, Assemble(NOTHING, cookie)) == whole


@pytest.mark.clause("BC-45")
@pytest.mark.parametrize(
    ("pieces", "score"),
    [
        (Pieces(5, 0, 0, 1), 6),
        (Pieces(4, 1, 1, 1), 6 + 4),
        (Pieces(0, 4, 4, 1), 20 + 6),
        (Pieces(1, 1, 1, 1), 6),
        (NOTHING, 0),
    ],
)
def test_the_best_assembly_scores_highest(pieces: Pieces, score: int) -> None:
    best = best_assembly(pieces)
    assert points(pieces, best) == score
    assert max(points(pieces, way) for way in assemblies(pieces)) == score
    assert best in assemblies(pieces)


# At the table. Dante wins 12 traditional; Gael 8 candy and 4 strawberry; Maya the rest.


def at_the_end() -> Match:
    """The last turn is over: Maya holds 4 strawberry and 8 rotten, and nothing to choose."""
    match = Match(3)
    match.deal(after="Dante traditional" + " · Dante traditional" * 11)
    match.deal(after="Gael candy" + " · Gael candy" * 7 + " · Gael strawberry" * 4)
    return match.deal(after="Maya rotten" + " · Maya rotten" * 7 + " · Maya strawberry" * 4)


@pytest.mark.clause("BC-45")
def test_all_pieces_are_turned_up_before_anyone_assembles() -> None:
    match = at_the_end()
    assert match.sees().phase is Phase.ASSEMBLY
    held = (Pieces(12, 0, 0, 0), Pieces(0, 8, 4, 0), Pieces(0, 0, 4, 8))
    assert match.sees().revealed == held
    revealed = [event for event in match.events if isinstance(event, PiecesRevealed)]
    assert [event.pieces for event in revealed] == [held]
    assert revealed[0].eyes is None
    assert not any(isinstance(event, Assembled) for event in match.events)


@pytest.mark.clause("BC-43", "BC-45")
def test_unused_markers_are_turned_up_too_but_not_before_the_last_call_is_over() -> None:
    match = Match(3)
    match.deal(after="Dante traditional, Gael theft" + " · Dante traditional" * 11)
    match.deal(after="Gael candy" + " · Gael candy" * 7 + " · Gael strawberry" * 4)
    match.deal(after="Maya rotten" + " · Maya rotten" * 7 + " · Maya strawberry" * 4)
    assert match.sees().phase is Phase.PAUSE
    assert (match.sees().revealed, match.sees().final_markers) == (None, None)
    match.play("move on")
    assert match.sees().revealed is not None
    assert match.sees().final_markers == ((), (Marker.THEFT,), ())
    assert match.refuses("Gael theft Maya").reason is Reason.NOT_NOW
    assert not any(isinstance(action, UseMarker) for action in match.legal("Gael"))


@pytest.mark.clause("BC-32")
def test_the_pause_after_the_third_round_is_the_last_call() -> None:
    match = Match(3)
    match.deal(after="Dante traditional, Gael theft" + " · Dante traditional" * 11)
    match.deal(after="Gael candy" + " · Gael candy" * 7 + " · Gael strawberry" * 4)
    match.deal(after="Maya rotten" + " · Maya rotten" * 7 + " · Maya strawberry" * 4)
    assert RoundEnded(3) in match.events
    match.play("Gael theft Maya · steal rotten")
    assert match.sees().revealed == (Pieces(12, 0, 0, 0), Pieces(0, 8, 4, 1), Pieces(0, 0, 4, 7))


@pytest.mark.clause("BC-45")
def test_each_chooses_in_secret_and_who_has_nothing_to_choose_is_not_asked() -> None:
    match = at_the_end()
    assert match.asks() == SECRETLY[0]
    match.play("Dante assemble sacrifice 0/0/0/0 join 1/0/0/0")
    assert match.news == []
    assert match.asks() == SECRETLY[1]
    assert match.sees("Dante").assembly == Assemble(NOTHING, Pieces(1, 0, 0, 0))
    match.play("Gael assemble sacrifice 0/0/0/0 join 0/2/1/0")
    assert isinstance(match.asks(), Over)
    assert [event.seat for event in match.news if isinstance(event, Assembled)] == [0, 1, 2]


@pytest.mark.clause("BC-45")
def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    match, other = at_the_end(), at_the_end()
    match.play("Dante assemble sacrifice 0/0/0/0 join 1/0/0/0")
    other.play("Dante assemble sacrifice 0/0/0/0 join 3/0/0/0")
    assert match.sees("Gael") == other.sees("Gael")
    assert match.sees() == other.sees()
    assert match.sees().assemblies is None
    assert match.sees().assembled == (True, False, True)


@pytest.mark.clause("BC-45")
def test_the_assemblies_are_revealed_together_before_the_match_ends() -> None:
    match = at_the_end().play(
        "Dante assemble sacrifice 0/0/0/0 join 1/0/0/0 · "
        "Gael assemble sacrifice 0/0/0/0 join 0/2/1/0"
    )
    joined = [Pieces(1, 0, 0, 0), Pieces(0, 2, 1, 0), NOTHING]
    revealed = match.sees().assemblies or ()
    assert [assembly.joined for assembly in revealed] == joined
    assert revealed[2].sacrificed == Pieces(0, 0, 4, 0)
    assert [type(event) for event in match.news] == [Assembled] * 3 + [MatchEnded]
    assert match.told(None) == match.news


@pytest.mark.clause("BC-43", "BC-44", "BC-45")
def test_what_is_no_assembly_is_refused() -> None:
    match = at_the_end()
    wrong = match.refuses("Dante assemble sacrifice 1/0/0/0 join 0/0/0/0")
    assert (wrong.clause, wrong.reason) == ("BC-43", Reason.SACRIFICE)
    wrong = match.refuses("Dante assemble sacrifice 0/0/0/0 join 4/0/0/0")
    assert (wrong.clause, wrong.reason) == ("BC-44", Reason.NOT_FOUR)
    wrong = match.refuses("Dante assemble sacrifice 0/0/0/0 join 0/1/0/0")
    assert (wrong.clause, wrong.reason) == ("BC-44", Reason.NOT_FOUR)
    early = match.refuses("Gael assemble sacrifice 0/0/0/0 join 0/0/0/0")
    assert_refused(early, "BC-45", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("move on"), "BC-45", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BC-43", "BC-44")
def test_sacrificed_pieces_are_not_joined_too() -> None:
    match = Match(3)
    match.deal(after=f"{_won('Dante', 'traditional', 5)} · {_won('Gael', 'candy', 7)}")
    match.deal(
        after=f"{_won('Dante', 'candy', 1)} · {_won('Gael', 'traditional', 7)} · "
        f"{_won('Gael', 'strawberry', 4)}"
    )
    match.deal(
        after=f"{_won('Dante', 'rotten', 2)} · {_won('Maya', 'rotten', 6)} · "
        f"{_won('Maya', 'strawberry', 4)}"
    )
    assert match.sees().revealed == (
        Pieces(5, 1, 0, 2),
        Pieces(7, 7, 4, 0),
        Pieces(0, 0, 4, 6),
    )
    wrong = match.refuses("Dante assemble sacrifice 2/0/0/0 join 1/0/0/0")
    assert (wrong.clause, wrong.reason) == ("BC-44", Reason.NOT_FOUR)
    assert wrong.facts == {"kind": Piece.TRADITIONAL}
    assert match.refuses("Dante assemble sacrifice 1/0/0/0 join 0/0/0/0").facts == {"due": 2}
    assert match.refuses("Dante assemble sacrifice 1/1/0/1 join 0/0/0/0").clause == "BC-43"
    assert match.refuses("Dante assemble sacrifice 0/2/0/0 join 0/0/0/0").clause == "BC-43"
    match.play("Dante assemble sacrifice 1/1/0/0 join 1/0/0/0")


def _won(name: str, piece: str, times: int) -> str:
    return " · ".join([f"{name} {piece}"] * times)


@pytest.mark.clause("BC-44", "BC-47")
def test_it_can_pay_to_join_less() -> None:
    match = at_the_end().play(
        "Dante assemble sacrifice 0/0/0/0 join 0/0/0/0 · "
        "Gael assemble sacrifice 0/0/0/0 join 0/0/0/0"
    )
    assert match.outcome().scores == (12, 32, 0)
    assert match.outcome().winners == (Seat(0),)


@pytest.mark.clause("BC-48")
def test_nothing_is_awaited_once_the_match_is_over() -> None:
    match = at_the_end()
    match.run(lambda public: public.outcome is not None)
    assert match.legal("Dante") == []
    assert_refused(match.refuses("Dante B9"), "BC-48", CommonReason.NOT_AWAITED)
    assert_refused(match.refuses("move on"), "BC-48", CommonReason.NOT_AWAITED)
