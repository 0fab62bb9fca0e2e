"""How a match ends, and who is placed where (CW-30 to CW-33, CW-37)."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada.actions import Draw, EndTurn
from cookiegames.rules.calcotada.cards import TARGETS
from cookiegames.rules.calcotada.events import (
    CardsLaid,
    DuelBegun,
    Ending,
    MatchEnded,
    SeriesCompleted,
    TurnEnded,
    TurnStarted,
)
from cookiegames.rules.calcotada.observation import Phase
from cookiegames.rules.game import CommonReason, Outcome, Over, Seat

from .position import NAMES, Match, assert_refused, cards, drawing, last_turn, position

ALMOST = "wood-17 fire-17 grid-13 calcot-7"


def eating(points: dict[str, int], *, seats: int, pile: str | None = None) -> Match:
    """Dante, at these points, completes a series for 7."""
    match = position(
        {"Dante": "sauce-7 wood-7"},
        series={"Dante": ALMOST},
        points=points,
        seats=seats,
        pile=pile,
    )
    return match.play(drawing("Dante", "bread") + " · Dante lay sauce-7 as 7")


@pytest.mark.clause("CW-30")
def test_the_match_ends_at_the_end_of_the_turn_in_which_the_pile_is_empty() -> None:
    match = last_turn({"Dante": "wood-7"}, points={"Dante": 7, "Gael": 24, "Maya": 11})
    assert match.sees().pile == 0
    assert match.sees().outcome is None
    match.play("Dante lay wood-7 as 7 · Dante end turn")
    outcome = Outcome(Ending.PILE, (7, 24, 11), (3, 1, 2))
    assert match.asks() == Over(outcome)
    assert match.told(None)[-2:] == [TurnEnded(Seat(0)), MatchEnded(outcome)]
    assert match.outcome().winners == (1,)


@pytest.mark.clause("CW-30")
def test_with_one_card_left_the_next_turn_begins() -> None:
    match = position(pile="wood-7 wood-7", points={"Gael": 7})
    match.play("Dante draw · drawn wood-7 · Dante no second card · Dante end turn")
    assert match.news[-1] == TurnStarted(Seat(1))
    match.play("Gael draw · drawn wood-7 · Gael no second card · Gael end turn")
    assert match.outcome().ending is Ending.PILE


@pytest.mark.clause("CW-30")
def test_what_the_last_turn_brings_still_counts() -> None:
    match = last_turn({"Dante": "sauce-7"}, points={"Gael": 6}, series={"Dante": ALMOST})
    match.play("Dante lay sauce-7 as 7 · Dante end turn")
    assert match.outcome() == Outcome(Ending.PILE, (7, 6, 0), (1, 2, 3))


@pytest.mark.clause("CW-30")
def test_when_it_is_over_nothing_is_awaited() -> None:
    match = last_turn({}, points={"Gael": 7}).play("Dante end turn")
    assert match.sees().phase is Phase.OVER
    for actor, action in ((Seat(0), Draw()), (Seat(1), Draw()), (Seat(0), EndTurn())):
        refusal = match.refuses_action(actor, action)
        assert_refused(refusal, "CW-30", CommonReason.NOT_AWAITED)
    assert match.legal("Dante") == match.legal("Gael") == match.legal(None) == []


@pytest.mark.clause("CW-31")
@pytest.mark.parametrize(("seats", "target"), [(2, 29), (3, 27), (4, 25), (5, 21)])
def test_who_reaches_the_target_wins_at_once(seats: int, target: int) -> None:
    match = eating({"Dante": target - 7, "Gael": target - 1}, seats=seats)
    scores = (target, target - 1, *(0,) * (seats - 2))
    outcome = Outcome(Ending.TARGET, scores, (1, 2, *(3,) * (seats - 2)))
    assert match.asks() == Over(outcome)
    assert match.told(None)[-3:] == [
        CardsLaid(Seat(0), cards("sauce-7"), 7, opening=False),
        SeriesCompleted(Seat(0), 7, target),
        MatchEnded(outcome),
    ]
    assert not match.sees().may_open


@pytest.mark.clause("CW-31")
@pytest.mark.parametrize(("seats", "target"), [(2, 29), (3, 27), (4, 25), (5, 21)])
def test_a_point_less_does_not_end_it(seats: int, target: int) -> None:
    match = eating({"Dante": target - 8}, seats=seats)
    assert TARGETS[seats] == target
    assert match.sees().outcome is None
    assert match.sees().may_open


@pytest.mark.clause("CW-31")
def test_more_than_the_target_is_as_good() -> None:
    assert eating({"Dante": 26}, seats=3).outcome().scores[0] == 33


@pytest.mark.clause("CW-31", "CW-30")
def test_in_the_last_turn_too_the_target_ends_it_at_once() -> None:
    match = eating({"Dante": 22}, seats=2, pile="bread")
    assert match.outcome().ending is Ending.TARGET


@pytest.mark.clause("CW-37")
def test_for_six_players_only_the_pile_ends_it() -> None:
    match = eating({"Dante": 93}, seats=6, pile="bread fire-7")
    assert match.sees().points[0] == 100
    assert match.sees().outcome is None
    match.play("Dante end turn · " + drawing("Gael", "fire-7") + " · Gael end turn")
    assert match.outcome() == Outcome(Ending.PILE, (100, 0, 0, 0, 0, 0), (1, 2, 2, 2, 2, 2))


@pytest.mark.clause("CW-32")
def test_equals_below_the_top_share_a_place() -> None:
    points = {"Dante": 11, "Gael": 24, "Maya": 11, "Nina": 7}
    match = last_turn({}, points=points, seats=4).play("Dante end turn")
    assert match.outcome().places == (2, 1, 2, 4)


@pytest.mark.clause("CW-32")
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_turn_never_begins_with_the_pile_empty(seats: int) -> None:
    match = position(
        {name: "wood-7" if name == "Dante" else "" for name in NAMES[:seats]},
        seats=seats,
        points={"Dante": 7},
        pile="fire-7 grid-7 calcot-7",
    )
    while match.sees().outcome is None:
        assert match.sees().pile > 0
        match.idle()
    assert match.sees().pile == 0


@pytest.mark.clause("CW-32", "CW-20")
def test_skipped_turns_do_not_outlast_the_pile() -> None:
    match = last_turn({"Dante": "wine-jug"}, points={"Gael": 7})
    match.play("Dante wine-jug Gael · Dante end turn")
    assert match.outcome().ending is Ending.PILE
    assert match.sees().skips == (0, 1, 0)


@pytest.mark.clause("CW-33")
def test_tied_for_most_points_the_tied_fight_a_duel() -> None:
    match = last_turn({}, points={"Dante": 11, "Gael": 7, "Maya": 11}).play("Dante end turn")
    assert match.told(None)[:2] == [TurnEnded(Seat(0)), DuelBegun((Seat(2), Seat(0)))]
    assert match.sees().duellists == (2, 0)
    assert match.sees().outcome is None


@pytest.mark.clause("CW-33")
def test_without_any_points_all_are_tied() -> None:
    match = last_turn({}, seats=4).play("Dante end turn")
    assert set(match.sees().duellists) == {0, 1, 2, 3}
