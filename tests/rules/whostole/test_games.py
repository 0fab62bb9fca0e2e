"""Game Time: the Playful One and the Tea Party (WS-19)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import HandDiscarded, HandsCompared, KnockedOut, NothingCame
from cookiegames.rules.whostole.observation import Told

from .position import card, position

pytestmark = pytest.mark.clause("WS-19")

GAMES = ["playful-one", "tea-party"]


@pytest.mark.parametrize(
    ("game", "own", "other", "loser"),
    [
        ("playful-one", "sissy", "big-wetter", 0),
        ("playful-one", "big-wetter", "sissy", 1),
        ("playful-one", "pony-fan", "babysitter", 1),
        ("tea-party", "sissy", "big-wetter", 1),
        ("tea-party", "big-wetter", "sissy", 0),
        ("tea-party", "babysitter", "pony-fan", 1),
    ],
)
def test_the_lower_loses_at_play_and_the_higher_at_tea(
    game: str, own: str, other: str, loser: int
) -> None:
    match = position({"Dante": own, "Gael": other}).play(f"draw {game} · Dante {game} Gael")
    assert match.knocked_out() == [loser]
    fallen = card((own, other)[loser])
    assert match.told(None)[-2:] == [
        KnockedOut(Seat(loser), by=card(game)),
        HandDiscarded(Seat(loser), fallen),
    ]


@pytest.mark.clause("WS-24")
@pytest.mark.parametrize(("game", "loser"), [("playful-one", 1), ("tea-party", 0)])
@pytest.mark.parametrize("own", ["babysitter", "cookie-thief"])
def test_the_cookie_counts_nothing_here(game: str, loser: int, own: str) -> None:
    match = position({"Dante": own, "Gael": "cookie"}).play(f"draw {game} · Dante {game} Gael")
    assert match.knocked_out() == [loser]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("own", "other"),
    [("babysitter", "babysitter"), ("sissy", "adventurous-cub"), ("spy-cub", "diaper-change")],
)
def test_tied_nothing_happens(game: str, own: str, other: str) -> None:
    match = position({"Dante": own, "Gael": other}).play(f"draw {game} · Dante {game} Gael")
    assert match.knocked_out() == []
    assert match.told(None)[-1] == NothingCame(Seat(0), Seat(1), by=card(game))
    assert match.sees("Dante").hand == (card(own),)
    assert match.sees("Gael").hand == (card(other),)


@pytest.mark.parametrize("game", GAMES)
def test_only_the_two_see_the_cards(game: str) -> None:
    match = position({"Dante": "babysitter", "Gael": "babysitter"})
    match.play(f"draw {game} · Dante {game} Gael")
    compared = HandsCompared(
        Seat(0), Seat(1), by=card(game), own=Card.BABYSITTER, other=Card.BABYSITTER
    )
    blurred = HandsCompared(Seat(0), Seat(1), by=card(game), own=None, other=None)
    assert compared in match.told("Dante")
    assert compared in match.told("Gael")
    assert blurred in match.told("Maya")
    assert blurred in match.told(None)


@pytest.mark.parametrize("game", GAMES)
def test_tied_each_of_the_two_knows_the_others_card(game: str) -> None:
    match = position({"Dante": "sissy", "Gael": "adventurous-cub"})
    match.play(f"draw {game} · Dante {game} Gael")
    assert match.sees("Dante").known == (Told(Seat(1), Card.ADVENTUROUS_CUB),)
    assert match.sees("Gael").known == (Told(Seat(0), Card.SISSY),)
    assert match.sees("Maya").known == match.sees().known == ()


def test_who_is_knocked_out_still_knows_the_card_that_won() -> None:
    match = position({"Dante": "sissy", "Gael": "big-wetter"})
    match.play("draw playful-one · Dante playful-one Gael")
    assert match.sees("Dante").known == (Told(Seat(1), Card.BIG_WETTER),)
    assert match.sees("Gael").known == ()


def test_the_winning_card_stays_hidden_from_all_others() -> None:
    one = position({"Dante": "big-wetter", "Gael": "sissy"})
    other = position({"Dante": "pony-fan", "Gael": "sissy"})
    for match in (one, other):
        match.play("draw playful-one · Dante playful-one Gael")
    assert one.sees("Maya") == other.sees("Maya")
    assert one.told("Maya") == other.told("Maya")
    assert one.sees() == other.sees()
