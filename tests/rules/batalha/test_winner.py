"""Who wins a turn (BC-16 to BC-21)."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from .position import NAMES, position


class Case(NamedTuple):
    """Cards in the order of play from Dante, and who wins with them."""

    played: str
    winner: str


def wins(case: Case) -> bool:
    """Whether this one wins, where nobody holds what would forbid the card."""
    played = case.played.split()
    suit = next((card[0] for card in played if card[0] in "BGR"), None)
    ban = {"B": ", no blue", "G": ", no green", "R": ", no red", None: ""}[suit]
    hands = {
        name: card if card[0] in ("Z", suit) else card + ban
        for name, card in zip(NAMES, played, strict=False)
    }
    match = position(hands, seats=len(played))
    match.play(" · ".join(f"{name} {card}" for name, card in zip(NAMES, played, strict=False)))
    return NAMES[match.sees().tricks[-1].winner] == case.winner


@pytest.mark.clause("BC-16")
@pytest.mark.parametrize(
    "case",
    [
        Case("B12 T12 Z13a Z0a", "Maya"),
        Case("Z13a T12 B12", "Dante"),
        Case("B1 Z13b T12", "Gael"),
    ],
)
def test_a_13_beats_everything(case: Case) -> None:
    assert wins(case)


@pytest.mark.clause("BC-16")
@pytest.mark.parametrize("case", [Case("Z13a B12 Z13b", "Dante"), Case("B2 Z13b Z13a T12", "Gael")])
def test_of_two_13s_the_first_one_played_wins(case: Case) -> None:
    assert wins(case)


@pytest.mark.clause("BC-17")
@pytest.mark.parametrize(
    "case",
    [
        Case("B12 B3 Z0a", "Maya"),
        Case("Z0a B12 B3", "Dante"),
        Case("B3 R12 Z0b", "Maya"),
        Case("B3 T12 Z0b", "Maya"),
        Case("T12 Z0b T11", "Gael"),
    ],
)
def test_a_0_wins_where_any_12_lies_and_no_13(case: Case) -> None:
    assert wins(case)


@pytest.mark.clause("BC-17")
def test_of_several_0s_the_first_one_played_beats_the_12() -> None:
    assert wins(Case("B5 Z0c B12 Z0a", "Gael"))
    assert wins(Case("Z0b Z0a B12 Z0c", "Dante"))


@pytest.mark.clause("BC-17")
def test_a_0_without_a_12_wins_nothing() -> None:
    assert wins(Case("B11 Z0a B1", "Dante"))
    assert wins(Case("Z0a B1 ZM", "Gael"))


@pytest.mark.clause("BC-16", "BC-17")
def test_a_0_does_not_beat_a_13_even_with_a_12_on_the_table() -> None:
    assert wins(Case("B12 Z0a Z13a", "Maya"))


@pytest.mark.clause("BC-18")
@pytest.mark.parametrize(
    "case",
    [Case("B12 T1 B11", "Gael"), Case("T2 T9 T4", "Gael"), Case("T3 B12 R12 T1", "Dante")],
)
def test_the_highest_gold_card_beats_all_suits(case: Case) -> None:
    assert wins(case)


@pytest.mark.clause("BC-19")
@pytest.mark.parametrize(
    "case",
    [
        Case("B4 B9 B6", "Gael"),
        Case("B1 R12 G12", "Dante"),
        Case("ZM B1 G12 R12", "Gael"),
        Case("Z0a ZM R2 R3", "Nina"),
    ],
)
def test_otherwise_the_highest_card_of_the_turn_suit_wins(case: Case) -> None:
    assert wins(case)


@pytest.mark.clause("BC-20")
@pytest.mark.parametrize(
    "case", [Case("ZM Z0b Z0a", "Gael"), Case("Z0c ZM Z0a", "Dante"), Case("Z0c Z0a Z0b", "Dante")]
)
def test_with_only_0s_and_the_magician_the_first_0_wins(case: Case) -> None:
    assert wins(case)


@pytest.mark.clause("BC-21")
@pytest.mark.parametrize(
    "case", [Case("ZM B1 B2", "Maya"), Case("B1 ZM R12", "Dante"), Case("ZM Z0a Z0b", "Gael")]
)
def test_the_magician_always_loses(case: Case) -> None:
    assert wins(case)
