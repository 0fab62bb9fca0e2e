"""One line an action, both ways."""

from __future__ import annotations

import pytest

from cookiegames.rules.calcotada import Options, Rules
from cookiegames.rules.calcotada.actions import (
    Action,
    Deal,
    Defend,
    Draw,
    Drawn,
    Duel,
    EndTurn,
    GiveBack,
    Lay,
    LeaveDuel,
    Lot,
    MoveOn,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Retire,
    Steal,
    Swap,
)
from cookiegames.rules.calcotada.cards import Back, Card, Ingredient
from cookiegames.rules.game import Seat

RULES = Rules(Options())


@pytest.mark.parametrize(
    ("line", "action"),
    [
        (
            "deal wood-17 tweezers / fire-wild bread",
            Deal(((Card.WOOD_17, Card.TWEEZERS), (Card.FIRE_WILD, Card.BREAD)), None),
        ),
        (
            "deal wood-17 / calcot-7 top fire",
            Deal(((Card.WOOD_17,), (Card.CALCOT_7,)), Back.FIRE),
        ),
        ("drawn wood-17", Drawn(Card.WOOD_17, None)),
        ("drawn wood-17 top action", Drawn(Card.WOOD_17, Back.ACTION)),
        ("lot wood-13", Lot(Card.WOOD_13)),
        ("move on", MoveOn()),
        ("draw", Draw()),
        ("no second card", NoSecondCard()),
        ("steal 2", Steal(Seat(2))),
        ("pick", PickBack(None)),
        ("pick fire", PickBack(Back.FIRE)),
        ("pick card wood-17", PickCard(Card.WOOD_17)),
        ("give sauce-7", GiveBack(Card.SAUCE_7)),
        ("lay wood-17 fire-wild as 17", Lay((Card.WOOD_17, Card.FIRE_WILD), 17)),
        ("retire", Retire()),
        ("tweezers 1 sauce", PlayTweezers(Seat(1), Ingredient.SAUCE)),
        ("wine-jug 2", PlayWineJug(Seat(2))),
        ("cookbook", PlayCookbook()),
        ("sausage 3", PlaySausage(Seat(3))),
        ("end turn", EndTurn()),
        ("defend bread", Defend(Card.BREAD)),
        ("swap apron sauce", Swap(Card.APRON, Ingredient.SAUCE)),
        ("no more swaps", NoMoreSwaps()),
        ("duel wood-wild as 17", Duel(Card.WOOD_WILD, 17)),
        ("leave duel", LeaveDuel()),
    ],
)
def test_a_line_is_read_and_written_again(line: str, action: Action) -> None:
    assert RULES.read(line) == action
    assert RULES.write(action) == line


def test_an_empty_hand_comes_back_from_a_deal() -> None:
    deal = Deal(((Card.WOOD_17,), ()), None)
    assert RULES.read(RULES.write(deal)) == deal


@pytest.mark.parametrize(
    "line",
    [
        "",
        "deal",
        "deal gold",
        "deal wood-17 top",
        "drawn",
        "drawn wood-17 fire-17",
        "drawn wood-17 top gold",
        "lot",
        "lay wood-17",
        "lay wood-17 as x",
        "lay wood-17 as 017",
        "lay Wood-17 as 17",
        "steal",
        "steal x",
        "steal 02",
        "pick gold",
        "pick card",
        "tweezers 1",
        "tweezers 1 bread",
        "wine-jug",
        "defend",
        "swap apron",
        "duel wood-17",
        "move",
        "move on ",
        "discard sissy 0",
    ],
)
def test_nonsense_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        RULES.read(line)
