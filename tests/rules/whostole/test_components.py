"""The twenty cards (WS-1)."""

from __future__ import annotations

import pytest

from cookiegames.rules.whostole.cards import COPIES, Card

from .position import card, position

PRINTED = {
    "cookie-thief": (8, 1),
    "pony-fan": (7, 1),
    "big-wetter": (6, 1),
    "sissy": (5, 2),
    "adventurous-cub": (5, 2),
    "nappy-fellow": (4, 2),
    "playful-one": (3, 1),
    "tea-party": (3, 1),
    "spy-cub": (2, 2),
    "diaper-change": (2, 1),
    "babysitter": (1, 5),
    "cookie": (0, 1),
}


@pytest.mark.clause("WS-1")
@pytest.mark.parametrize("word", PRINTED)
def test_each_card_has_its_number_and_its_copies(word: str) -> None:
    assert (card(word).strength, COPIES[card(word)]) == PRINTED[word]


@pytest.mark.clause("WS-1")
def test_there_are_twenty_cards_and_no_others() -> None:
    assert {card(word) for word in PRINTED} == set(Card)
    assert sum(COPIES) == 20


@pytest.mark.clause("WS-1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_is_dealt_from_laid_aside_or_undrawn(seats: int) -> None:
    match = position(seats=seats)
    public = match.sees()
    assert match.undrawn().total() == public.deck + public.aside
    assert seats + len(public.laid_open) + public.deck + public.aside == 20
