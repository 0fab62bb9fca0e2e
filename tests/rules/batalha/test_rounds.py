"""Three rounds, and who starts the next one (BC-41, BC-42)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Deal
from cookiegames.rules.batalha.cards import FULL_DECK
from cookiegames.rules.batalha.events import RoundEnded, RoundStarted
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.game import CHANCE, Seat

from .position import Match, position, seat


def won(**turns: int) -> str:
    """So many turns won by each, in this order."""
    pieces = iter(["traditional"] * 12)
    return " · ".join(
        f"{name} {next(pieces)}" for name, count in turns.items() for _ in range(count)
    )


@pytest.mark.clause("BC-41")
def test_a_round_ends_when_all_hands_are_empty() -> None:
    match = position(after=won(Dante=11))
    assert RoundEnded(round=1) not in match.events
    match.run(lambda public: sum(public.hand_sizes) == 1)
    assert RoundEnded(round=1) not in match.events
    match.finish_round()
    assert match.sees().hand_sizes == (0, 0, 0)
    assert [event for event in match.events if isinstance(event, RoundEnded)] == [RoundEnded(1)]


@pytest.mark.clause("BC-41")
def test_the_last_turns_markers_are_taken_before_the_round_ends() -> None:
    match = position({"Dante": "B9", "Gael": "B3", "Maya": "B8"}, after=won(Dante=11))
    match.play("Dante B9 · Gael B3 · Maya B8")
    assert match.sees().phase is Phase.MARKERS
    assert RoundEnded(1) not in match.events
    match.play("Gael take marker · marker theft")
    assert RoundEnded(1) in match.news
    assert match.sees().phase is Phase.PAUSE


@pytest.mark.clause("BC-41")
def test_each_new_round_shuffles_all_the_cards_again() -> None:
    match = position(after=won(Dante=12))
    assert (match.asks(), match.sees().phase) == (CHANCE, Phase.DEAL)
    match.do(None, Deal(FULL_DECK))
    assert match.sees().hand_sizes == (12, 12, 12)
    assert match.sees().aside == 18
    assert match.sees("Dante").hand == FULL_DECK[:12]
    assert match.sees().phase is Phase.EXCHANGE


@pytest.mark.clause("BC-41")
def test_there_are_three_rounds() -> None:
    match = Match(4)
    match.run(lambda public: public.outcome is not None)
    rounds = [event.round for event in match.news if isinstance(event, RoundStarted)]
    assert rounds == [1, 2, 3]
    assert [event.round for event in match.news if isinstance(event, RoundEnded)] == [1, 2, 3]
    assert match.sees().piece_pile == 0


@pytest.mark.clause("BC-42")
@pytest.mark.parametrize(
    ("first", "turns", "starter"),
    [
        ("Dante", {"Dante": 4, "Gael": 5, "Maya": 3}, "Maya"),
        ("Maya", {"Dante": 2, "Gael": 4, "Maya": 6}, "Dante"),
        ("Dante", {"Dante": 4, "Gael": 4, "Maya": 4}, "Dante"),
        ("Gael", {"Dante": 4, "Gael": 4, "Maya": 4}, "Gael"),
        ("Gael", {"Dante": 3, "Gael": 6, "Maya": 3}, "Maya"),
        ("Maya", {"Dante": 3, "Gael": 3, "Maya": 6}, "Dante"),
        ("Maya", {"Dante": 6, "Gael": 3, "Maya": 3}, "Maya"),
        ("Gael", {"Dante": 12}, "Gael"),
    ],
)
def test_the_fewest_pieces_start_and_the_nearest_clockwise_breaks_a_tie(
    first: str, turns: dict[str, int], starter: str
) -> None:
    match = position(first=first, after=won(**turns))
    match.do(None, Deal(FULL_DECK))
    assert match.sees().starter == seat(starter)
    assert RoundStarted(round=2, starter=seat(starter)) in match.events
    match.run(lambda public: public.phase is Phase.TURN_UP)
    assert match.sees().leader == seat(starter)


@pytest.mark.clause("BC-42")
def test_the_tie_counts_from_the_starter_of_the_round_before() -> None:
    match = position(first="Gael", after=won(Dante=3, Gael=6, Maya=3))
    match.deal(
        after="Maya candy" + " · Maya candy" * 2 + " · Dante candy" * 3 + " · Gael rotten" * 6
    )
    assert match.sees().starter == Seat(2)
    assert match.sees().piece_counts == (6, 12, 6)
    match.do(None, Deal(FULL_DECK))
    assert match.sees().starter == Seat(2)


@pytest.mark.clause("BC-42")
def test_the_starter_is_judged_after_the_pause() -> None:
    fewest = won(Dante=5, Gael=3, Maya=4).replace("Dante traditional", "Dante candy, Gael theft", 1)
    match = position(after=fewest)
    assert match.sees().phase is Phase.PAUSE
    assert match.sees().piece_counts == (5, 3, 4)
    match.play("Gael theft Maya · steal traditional")
    assert match.sees().piece_counts == (5, 4, 3)
    match.do(None, Deal(FULL_DECK))
    assert match.sees().starter == seat("Maya")
