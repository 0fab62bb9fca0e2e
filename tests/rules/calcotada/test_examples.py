"""The worked examples (CW-E1 to CW-E3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

import pytest

from cookiegames.rules.calcotada.actions import Reason
from cookiegames.rules.calcotada.cards import Ingredient

from .position import Match, at_play, drawing, position

TYPES = [each.name.lower() for each in Ingredient]
ORDERS = [(0, 1, 2, 3, 4), (4, 3, 2, 1, 0), (2, 4, 0, 3, 1)]


def laying(values: tuple[int, ...], order: tuple[int, ...]) -> Iterator[tuple[Match, str]]:
    """Before each turn's play: the match, and the card of this series that is to be laid."""
    words = [f"{TYPES[place]}-{values[place]}" for place in order]
    match = position({"Dante": " ".join(words)}, seats=2)
    for word in words:
        match.play(drawing("Dante", match.plenty()))
        yield match, f"Dante lay {word} as {word.split('-')[1]}"
        match.play("Dante end turn").idle()


@pytest.mark.clause("CW-E1", "CW-6")
@pytest.mark.parametrize("order", ORDERS)
@pytest.mark.parametrize("values", [(17, 17, 17, 13, 13), (13, 13, 11, 11, 7)])
def test_these_are_series_in_whatever_order_they_are_laid(
    values: tuple[int, ...], order: tuple[int, ...]
) -> None:
    for match, text in laying(values, order):
        match.play(text)
    assert match.sees().eaten == ((values[-1],), ())


@pytest.mark.clause("CW-E1", "CW-6")
@pytest.mark.parametrize("order", [*permutations(range(5))][::17])
def test_11_11_7_11_7_is_none_in_any_order(order: tuple[int, ...]) -> None:
    laid = 0
    for match, text in laying((11, 11, 7, 11, 7), order):
        if text.removeprefix("Dante ") not in match.lays("Dante"):
            assert match.refuses(text).clause == "CW-6"
            break
        match.play(text)
        laid += 1
    assert laid < 5


@pytest.mark.clause("CW-E2", "CW-6")
def test_sauce_first_then_grid_and_what_fits_around_them() -> None:
    match = at_play("calcot-13 calcot-11 wood-7", series={"Dante": "sauce-7 grid-11"})
    assert match.refuses("Dante lay calcot-13 as 13").reason is Reason.TOO_HIGH
    assert match.refuses("Dante lay wood-7 as 7").reason is Reason.TOO_LOW
    match.play("Dante lay calcot-11 as 11")


@pytest.mark.clause("CW-E2", "CW-6")
def test_after_sauce_7_grid_11_is_allowed() -> None:
    match = at_play("grid-11", series={"Dante": "sauce-7"}).play("Dante lay grid-11 as 11")
    assert match.sees().eaten[0] == ()


@pytest.mark.clause("CW-E3", "CW-10")
def test_17_17_13_13_with_a_wild_sauce_named_13_scores_13() -> None:
    match = at_play("sauce-wild", series={"Dante": "wood-17 fire-17 grid-13 calcot-13"})
    match.play("Dante lay sauce-wild as 13")
    assert match.sees().points[0] == 13
