"""One line an action, both ways."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole import Options, Rules
from cookiegames.rules.whostole.actions import Action, Deal, Discard, Draw, MoveOn
from cookiegames.rules.whostole.cards import Card

RULES = Rules(Options())


@pytest.mark.parametrize(
    ("line", "action"),
    [
        (
            "deal open spy-cub sissy sissy cookie tea-party hands babysitter cookie-thief",
            Deal(
                (Card.SPY_CUB, Card.SISSY, Card.SISSY, Card.COOKIE, Card.TEA_PARTY),
                (Card.BABYSITTER, Card.COOKIE_THIEF),
            ),
        ),
        ("draw sissy", Draw(Card.SISSY)),
        ("move on", MoveOn()),
        ("discard nappy-fellow", Discard(Card.NAPPY_FELLOW)),
        ("discard sissy 0", Discard(Card.SISSY, Seat(0))),
        ("discard babysitter", Discard(Card.BABYSITTER)),
        ("discard babysitter 2 cookie", Discard(Card.BABYSITTER, Seat(2), Card.COOKIE)),
    ],
)
def test_a_line_is_read_and_written_again(line: str, action: Action) -> None:
    assert RULES.read(line) == action
    assert RULES.write(action) == line


def test_a_deal_without_open_cards_comes_back_whole() -> None:
    deal = Deal((), (Card.COOKIE, Card.BABYSITTER, Card.BABYSITTER))
    assert RULES.read(RULES.write(deal)) == deal


@pytest.mark.parametrize(
    "line",
    [
        "",
        "deal",
        "draw",
        "draw gold",
        "draw sissy sissy",
        "discard",
        "discard gold",
        "discard sissy x",
        "discard sissy 01",
        "discard babysitter 2 gold",
        "discard Sissy 0",
        "move",
        "move on ",
        "B10",
    ],
)
def test_nonsense_is_refused(line: str) -> None:
    with pytest.raises(ValueError, match=r".*"):
        RULES.read(line)
