"""When markers may be used, and how Protection answers (BC-32 to BC-35)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import MoveOn, Reason, TurnUp, UseMarker
from cookiegames.rules.batalha.cards import Marker, Pieces
from cookiegames.rules.batalha.events import MarkerSettled, MarkerUsed, PieceMoved
from cookiegames.rules.batalha.observation import Phase, Stage
from cookiegames.rules.batalha.scoring import best_assembly, score
from cookiegames.rules.game import CHANCE, OPENLY, SECRETLY, CommonReason, Offer, Seat

from .position import assert_refused, position

CARDS = {"Maya": "B9", "Dante": "B8", "Gael": "B7"}
ARMED = (
    "Maya strawberry, Dante theft · Maya rotten, Dante protection · "
    "Dante candy, Maya protection · Maya candy, Gael protection"
)
"""Dante holds Theft and Protection, Maya and Gael a Protection each; Maya leads."""


ROUND = "Maya candy, Gael theft" + " · Maya traditional" * 11
"""A whole round: only Gael holds a marker."""


def everybody(*names: int) -> Offer:
    """An Offer to these seats."""
    return Offer(tuple(Seat(each) for each in names))


# When they may be used


@pytest.mark.clause("BC-32")
@pytest.mark.parametrize(
    "before",
    ["Maya turn up · piece candy", "Maya B9", "Maya B9 · Dante B8"],
    ids=["before anybody played", "after the first card", "before the last card"],
)
@pytest.mark.parametrize("user", ["Maya", "Dante", "Gael"])
def test_a_marker_may_be_used_in_a_turn_by_any_holder(user: str, before: str) -> None:
    holder = f"Dante rotten, {user} theft" if user != "Dante" else "Gael rotten, Dante theft"
    match = position(CARDS, after=f"{holder} · Maya candy").play(before)
    target = "Dante" if user != "Dante" else "Gael"
    assert UseMarker(Marker.THEFT, Seat({"Dante": 0, "Gael": 1}[target])) in match.legal(user)
    match.play(f"{user} theft {target} · steal rotten")
    assert match.sees().phase is Phase.PLAY


@pytest.mark.clause("BC-32")
def test_a_marker_may_be_used_while_a_piece_is_to_be_turned_up() -> None:
    match = position(after="Maya candy, Gael theft")
    assert match.sees().phase is Phase.TURN_UP
    match.play("Gael theft Maya · steal candy")
    assert match.asks() == OPENLY[2]


@pytest.mark.clause("BC-32")
def test_a_marker_rests_while_the_piece_is_drawn() -> None:
    match = position(after="Maya candy, Gael theft").play("Maya turn up")
    assert_refused(match.refuses("Gael theft Maya"), "BC-32", Reason.NOT_NOW)


@pytest.mark.clause("BC-32")
def test_a_marker_that_is_not_held_cannot_be_used() -> None:
    match = position(after="Maya candy, Gael theft")
    refusal = match.refuses("Dante theft Maya")
    assert_refused(refusal, "BC-32", Reason.NO_SUCH_MARKER, marker=Marker.THEFT)
    match.play("Gael theft Maya · steal candy")
    refusal = match.refuses("Gael theft Dante")
    assert_refused(refusal, "BC-32", Reason.NO_SUCH_MARKER, marker=Marker.THEFT)


@pytest.mark.clause("BC-32")
def test_after_the_last_turn_of_a_round_all_may_use_markers_in_a_pause() -> None:
    match = position(after=ROUND)
    assert match.sees().phase is Phase.PAUSE
    assert match.asks() == everybody(0, 1, 2)
    assert list(match.rules.legal_actions(match.state, None)) == [MoveOn()]
    match.play("Gael theft Maya · steal candy")
    assert match.sees().piece_counts == (0, 1, 11)


@pytest.mark.clause("BC-32")
def test_the_pause_is_asked_again_while_somebody_still_holds_a_marker() -> None:
    match = position(after="Maya candy, Gael trade · " + ROUND.removesuffix(" · Maya traditional"))
    match.play("Gael theft Maya · steal candy")
    assert match.sees().phase is Phase.PAUSE
    assert match.asks() == everybody(0, 1, 2)
    match.play("move on")
    assert match.sees().phase is Phase.DEAL


@pytest.mark.clause("BC-32")
def test_the_pause_ends_with_the_last_marker() -> None:
    match = position(after=ROUND)
    match.play("Gael theft Maya · steal candy")
    assert match.sees().phase is Phase.DEAL


@pytest.mark.clause("BC-32")
def test_without_markers_there_is_no_pause() -> None:
    match = position(after=" · ".join(["Maya traditional"] * 12))
    assert match.sees().marker_counts == (0, 0, 0)
    assert match.sees().phase is Phase.DEAL


@pytest.mark.clause("BC-32")
def test_markers_rest_during_deal_and_exchange() -> None:
    match = position(after=ROUND).play("move on")
    assert match.sees().phase is Phase.DEAL
    assert_refused(match.refuses("Gael theft Maya"), "BC-32", Reason.NOT_NOW)
    match.run(lambda public: public.phase is Phase.EXCHANGE)
    assert_refused(match.refuses("Gael theft Maya"), "BC-32", Reason.NOT_NOW)
    assert not any(isinstance(action, UseMarker) for action in match.legal("Gael"))


@pytest.mark.clause("BC-32")
@pytest.mark.parametrize("actor", [None, Seat(3), Seat(-1)])
def test_who_does_not_sit_at_the_table_uses_no_marker(actor: Seat | None) -> None:
    match = position(after="Maya candy, Gael theft")
    match.refuses_action(actor, UseMarker(Marker.THEFT, Seat(2)))
    match.refuses_action(actor, TurnUp())


@pytest.mark.clause("BC-33")
def test_a_used_marker_leaves_the_game() -> None:
    match = position(after="Maya candy, Gael theft").play("Gael theft Maya · steal candy")
    assert match.sees("Gael").markers == ()
    assert match.sees().marker_counts == (0, 0, 0)
    assert match.sees().marker_pile == 17
    assert match.sees().spent == (1, 0, 0, 0, 0, 0)


@pytest.mark.clause("BC-33")
def test_an_unused_marker_is_worth_2_points() -> None:
    pieces = Pieces(3, 0, 0, 0)
    assembly = best_assembly(pieces)
    assert score(pieces, assembly, 3) == score(pieces, assembly, 0) + 6


# How they are announced and answered


@pytest.mark.clause("BC-34")
def test_a_marker_is_announced_with_user_and_target() -> None:
    match = position(after=ARMED).play("Dante theft Maya")
    assert match.told(None) == [MarkerUsed(seat=Seat(0), marker=Marker.THEFT, target=Seat(2))]
    effect = match.sees().effect
    assert effect is not None
    assert (effect.user, effect.marker, effect.target) == (0, Marker.THEFT, 2)
    assert effect.stage is Stage.ANSWER
    assert match.sees().spent[Marker.THEFT] == 1


@pytest.mark.clause("BC-34")
def test_every_other_player_may_answer_and_nobody_is_asked_by_name() -> None:
    match = position(after=ARMED).play("Dante theft Maya")
    assert match.asks() == everybody(1, 2)


@pytest.mark.clause("BC-34", "BC-35")
def test_whoever_holds_a_protection_may_answer_with_it_and_with_nothing_else() -> None:
    match = position(after=ARMED + " · Dante candy, Maya trade").play("Dante theft Maya")
    assert match.legal("Maya") == [UseMarker(Marker.PROTECTION)]
    assert match.legal("Gael") == [UseMarker(Marker.PROTECTION)]
    assert match.legal("Dante") == []


@pytest.mark.clause("BC-34")
def test_the_question_is_the_same_whoever_could_answer() -> None:
    answerable = position(after="Maya candy, Dante theft · Maya candy, Gael protection")
    helpless = position(after="Maya candy, Dante theft · Maya candy, Gael trade")
    for match in (answerable, helpless):
        match.play("Dante theft Maya")
        assert match.asks() == everybody(1, 2)


@pytest.mark.clause("BC-34")
def test_nobody_is_asked_where_no_other_player_holds_a_marker() -> None:
    match = position(after="Maya candy, Dante theft · Maya candy, Dante protection")
    match.play("Dante theft Maya")
    assert match.asks() == CHANCE
    assert MarkerSettled(Seat(0), Marker.THEFT, Seat(2), cancelled=False) in match.news


@pytest.mark.clause("BC-34")
def test_nobody_is_asked_once_all_protections_are_spent() -> None:
    match = position(
        after=ARMED + " · Dante candy, Maya trade · Gael candy, Dante theft",
    )
    match.play("Dante theft Maya · Maya protection · Dante protection · Gael protection")
    assert match.sees().spent[Marker.PROTECTION] == 3
    match.play("Dante theft Gael")
    assert match.asks() == CHANCE


@pytest.mark.clause("BC-34")
@pytest.mark.parametrize("text", ["Dante theft Maya", "Gael trade Maya", "Maya from-the-left"])
def test_while_a_marker_waits_only_protection_may_be_used(text: str) -> None:
    match = position(
        after="Maya rotten, Dante theft · Maya rotten, Dante theft · Maya rotten, Gael trade · "
        "Dante candy, Maya from-the-left · Gael candy, Maya protection",
    )
    match.play("Dante theft Maya")
    refusal = match.refuses(text)
    assert (refusal.clause, refusal.reason) == ("BC-34", Reason.ONLY_PROTECTION)


@pytest.mark.clause("BC-34")
def test_while_a_marker_is_carried_out_no_marker_may_be_used() -> None:
    match = position(
        after="Maya rotten, Dante trade · Dante rotten, Gael theft · Maya rotten, Gael protection"
    )
    match.play("Dante trade Maya · move on")
    assert match.asks() == SECRETLY[0]
    refusal = match.refuses("Gael theft Maya")
    assert (refusal.clause, refusal.reason) == ("BC-34", Reason.ONLY_PROTECTION)
    assert not any(isinstance(action, UseMarker) for action in match.legal("Gael"))


@pytest.mark.clause("BC-34")
def test_the_turn_waits_while_a_marker_does() -> None:
    match = position(CARDS, after=ARMED).play("Maya turn up · piece candy · Dante theft Maya")
    assert_refused(match.refuses("Maya B9"), "BC-34", CommonReason.NOT_AWAITED)


@pytest.mark.clause("BC-34")
def test_if_nobody_answers_the_table_moves_on_and_the_marker_works() -> None:
    match = position(after=ARMED).play("Dante theft Maya · move on")
    assert match.told(None) == [
        MarkerUsed(Seat(0), Marker.THEFT, Seat(2)),
        MarkerSettled(Seat(0), Marker.THEFT, Seat(2), cancelled=False),
    ]
    assert match.asks() == CHANCE


@pytest.mark.clause("BC-35")
@pytest.mark.parametrize("guard", ["Maya", "Gael"])
def test_protection_of_any_other_player_cancels_the_marker(guard: str) -> None:
    match = position(after=ARMED)
    counts = match.sees().piece_counts
    match.play(f"Dante theft Maya · {guard} protection · move on")
    assert MarkerSettled(Seat(0), Marker.THEFT, Seat(2), cancelled=True) in match.news
    assert match.sees().piece_counts == counts
    assert match.sees().effect is None
    assert match.asks() == OPENLY[2]


@pytest.mark.clause("BC-33", "BC-35")
def test_cancelled_or_not_both_markers_are_spent() -> None:
    match = position(after=ARMED).play("Dante theft Maya · Maya protection · move on")
    assert match.sees().spent[Marker.THEFT] == 1
    assert match.sees().spent[Marker.PROTECTION] == 1
    assert match.sees("Maya").markers == ()
    assert match.sees("Dante").markers == (Marker.PROTECTION,)


@pytest.mark.clause("BC-35")
def test_a_protection_may_be_answered_by_all_but_its_user() -> None:
    match = position(after=ARMED).play("Dante theft Maya · Maya protection")
    assert match.asks() == everybody(0, 1)


@pytest.mark.clause("BC-35")
def test_a_further_protection_lets_the_first_marker_work_again() -> None:
    match = position(after=ARMED).play("Dante theft Maya · Maya protection · Dante protection")
    assert match.asks() == everybody(1, 2)
    match.play("move on · steal strawberry")
    assert MarkerSettled(Seat(0), Marker.THEFT, Seat(2), cancelled=False) in match.news
    assert [event.taker for event in match.news if isinstance(event, PieceMoved)] == [0]


@pytest.mark.clause("BC-35")
def test_a_third_protection_cancels_it_for_good() -> None:
    match = position(after=ARMED)
    counts = match.sees().piece_counts
    match.play("Dante theft Maya · Maya protection · Dante protection · Gael protection")
    assert MarkerSettled(Seat(0), Marker.THEFT, Seat(2), cancelled=True) in match.news
    assert match.sees().effect is None
    assert match.sees().piece_counts == counts
    assert match.sees().marker_counts == (0, 0, 0)
    assert match.sees().spent == (1, 0, 0, 0, 0, 3)


@pytest.mark.clause("BC-35")
def test_nobody_protects_against_a_marker_of_ones_own() -> None:
    match = position(after=ARMED).play("Dante theft Maya")
    assert_refused(match.refuses("Dante protection"), "BC-35", Reason.NOTHING_TO_PROTECT_FROM)
    match.play("Maya protection")
    match.play("Dante protection")


@pytest.mark.clause("BC-35")
def test_nobody_protects_against_a_protection_of_ones_own() -> None:
    match = position(
        after="Maya candy, Dante theft · Dante candy, Maya protection · "
        "Dante candy, Maya protection · Maya candy, Gael trade"
    )
    match.play("Dante theft Maya · Maya protection")
    assert match.asks() == everybody(0, 1)
    assert_refused(match.refuses("Maya protection"), "BC-35", Reason.NOTHING_TO_PROTECT_FROM)
    assert match.legal("Maya") == []


@pytest.mark.clause("BC-35")
@pytest.mark.parametrize("before", ["", "Maya turn up · piece candy"])
def test_protection_can_be_used_for_nothing_else(before: str) -> None:
    match = position(after=ARMED)
    if before:
        match.play(before)
    assert_refused(match.refuses("Gael protection"), "BC-35", Reason.NOTHING_TO_PROTECT_FROM)
    assert UseMarker(Marker.PROTECTION) not in match.legal("Gael")


@pytest.mark.clause("BC-35")
def test_protection_cannot_open_the_pause_either() -> None:
    match = position(after=ARMED).finish_round()
    assert match.sees().phase is Phase.PAUSE
    assert_refused(match.refuses("Gael protection"), "BC-35", Reason.NOTHING_TO_PROTECT_FROM)


@pytest.mark.clause("BC-34", "BC-35")
def test_a_marker_used_in_the_pause_may_be_answered() -> None:
    match = position(after=ARMED).finish_round()
    match.play("Dante theft Maya · Gael protection · move on")
    assert MarkerSettled(Seat(0), Marker.THEFT, Seat(2), cancelled=True) in match.news
    assert match.sees().phase is Phase.PAUSE
