"""Every refusal of Batalha has a sentence that says what to do instead."""

from __future__ import annotations

from dataclasses import replace
from enum import Enum

import pytest

from cookiegames.rules.batalha.actions import Reason
from cookiegames.rules.batalha.cards import Card, Marker, Piece, Pieces, Suit
from cookiegames.rules.batalha.options import TableReason
from cookiegames.rules.game import CommonReason, IllegalAction, IllegalTable, Refusal
from cookiegames.words.batalha import refuse
from cookiegames.words.voice import Voice

from .spoken import (
    ALL,
    MAYA,
    NAMES,
    TO_DANTE,
    assert_canaries_only,
    assert_sentence,
    assert_speaks_of_nobody,
    canary,
)

REFUSALS: tuple[Refusal, ...] = (
    IllegalAction("BC-11", Reason.NOT_IN_HAND, card=Card.ZM),
    IllegalAction("BC-7", Reason.ALREADY_GIVEN, card=Card.B4),
    IllegalAction("BC-13", Reason.MUST_FOLLOW, suit=Suit.BLUE, card=Card.B4, played=Card.G4),
    IllegalAction("BC-37", Reason.FORCED, card=Card.G7),
    IllegalAction("BC-32", Reason.NO_SUCH_MARKER, marker=Marker.THEFT),
    IllegalAction("BC-32", Reason.NOT_NOW),
    IllegalAction("BC-34", Reason.ONLY_PROTECTION, marker=Marker.THEFT),
    IllegalAction("BC-35", Reason.NOTHING_TO_PROTECT_FROM),
    IllegalAction("BC-36", Reason.NEEDS_TARGET, marker=Marker.THEFT),
    IllegalAction("BC-39", Reason.TAKES_NO_TARGET, marker=Marker.FROM_THE_LEFT),
    IllegalAction("BC-36", Reason.TARGET_HAS_NO_PIECE, marker=Marker.TRADE, target=MAYA),
    IllegalAction("BC-38", Reason.NO_PIECE_TO_TRADE),
    IllegalAction("BC-37", Reason.ALREADY_BOUND, target=MAYA),
    IllegalAction("BC-37", Reason.NO_PLAY_LEFT, target=MAYA),
    IllegalAction("BC-38", Reason.NO_SUCH_PIECE, piece=Piece.CANDY),
    *(IllegalAction("BC-43", Reason.SACRIFICE, due=due) for due in range(3)),
    *(IllegalAction("BC-44", Reason.NOT_FOUR, kind=kind) for kind in Piece),
    IllegalAction("BC-6", Reason.BAD_DRAW),
    *(
        IllegalAction(f"BC-{clause}", CommonReason.NOT_AWAITED)
        for clause in (7, 9, 10, 11, 25, 32, 34, 38, 45, 48)
    ),
    *(IllegalTable("BC-6", TableReason.SEATS, seats=seats, least=2, most=6) for seats in (1, 7)),
    IllegalTable("BC-3", TableReason.SPLIT, pieces=Pieces(9, 9, 9, 8), total=36),
    IllegalTable("BC-3", TableReason.SPLIT, pieces=Pieces(-1, 19, 9, 9), total=36),
    IllegalTable("BC-49", TableReason.NOT_IN_A_DUEL, option="highest_wins"),
    IllegalTable("BC-49", TableReason.NOT_IN_A_DUEL, option="no_specials"),
    IllegalTable("BC-50", TableReason.ONLY_IN_A_DUEL, option="duel_suit"),
)


def _named(refusal: Refusal) -> str:
    return f"{refusal.reason.name}-{refusal.clause}"


@pytest.mark.parametrize("reasons", [Reason, CommonReason, TableReason])
def test_no_reason_is_missing_here(reasons: type[Enum]) -> None:
    assert set(reasons) <= {refusal.reason for refusal in REFUSALS}


@pytest.mark.parametrize("refusal", REFUSALS, ids=_named)
def test_every_refusal_is_explained(refusal: Refusal) -> None:
    assert_sentence(refuse(refusal, TO_DANTE))
    assert_sentence(refuse(refusal, ALL))
    assert refusal.clause not in refuse(refusal, TO_DANTE)


@pytest.mark.parametrize(
    "refusal", [refusal for refusal in REFUSALS if isinstance(refusal, IllegalAction)], ids=_named
)
def test_things_are_named_by_the_voice_alone(refusal: Refusal) -> None:
    assert_canaries_only(refuse(refusal, replace(TO_DANTE, call=canary)))


@pytest.mark.parametrize("refusal", REFUSALS, ids=_named)
def test_openly_a_refusal_names_nobody_and_no_card(refusal: Refusal) -> None:
    told = refuse(refusal, replace(ALL, call=canary))
    assert_speaks_of_nobody(told)
    assert "<" not in told


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (REFUSALS[0], "You do not hold the Magician: choose a card from your hand."),
        (REFUSALS[2], "You must follow blue: you hold blue 4."),
        (REFUSALS[3], "No Peeking chose for you: play green 7."),
        (REFUSALS[10], "Maya has no piece: choose another player for Trade."),
    ],
)
def test_a_refusal_speaks_with_its_facts(refusal: Refusal, sentence: str) -> None:
    assert refuse(refusal, Voice(NAMES, you=TO_DANTE.you)) == sentence


def test_a_reason_of_another_game_is_no_business_of_this_one() -> None:
    class Elsewhere(Enum):
        TOO_LOUD = 1

    with pytest.raises(TypeError):
        refuse(IllegalAction("CM-1", Elsewhere.TOO_LOUD), ALL)
