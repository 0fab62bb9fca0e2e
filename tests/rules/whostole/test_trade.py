"""The Big Wetter (WS-15)."""

from __future__ import annotations

import pytest

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import HandsTraded
from cookiegames.rules.whostole.observation import Told

from .position import position

pytestmark = pytest.mark.clause("WS-15")


def test_the_two_trade_hands() -> None:
    match = position({"Dante": "cookie", "Gael": "sissy"})
    match.play("draw big-wetter · Dante big-wetter Gael")
    assert match.sees("Dante").hand == (Card.SISSY,)
    assert match.sees("Gael").hand == (Card.COOKIE,)
    assert match.sees().hand_sizes == (1, 1, 1)
    assert match.sees().discards == ((Card.BIG_WETTER,), (), ())


def test_only_the_two_learn_the_cards() -> None:
    match = position({"Dante": "cookie", "Gael": "sissy"})
    match.play("draw big-wetter · Dante big-wetter Gael")
    traded = HandsTraded(Seat(0), Seat(1), given=Card.COOKIE, taken=Card.SISSY)
    assert match.told("Dante")[-1] == match.told("Gael")[-1] == traded
    blurred = HandsTraded(Seat(0), Seat(1), given=None, taken=None)
    assert match.told("Maya")[-1] == match.told(None)[-1] == blurred


def test_each_of_the_two_knows_what_the_other_holds_now() -> None:
    match = position({"Dante": "cookie", "Gael": "sissy"})
    match.play("draw big-wetter · Dante big-wetter Gael")
    assert match.sees("Dante").known == (Told(Seat(1), Card.COOKIE),)
    assert match.sees("Gael").known == (Told(Seat(0), Card.SISSY),)
    assert match.sees("Maya").known == match.sees().known == ()


def test_what_is_known_of_a_hand_goes_with_the_hand() -> None:
    match = position({"Dante": "cookie", "Gael": "sissy"}, first="Maya")
    match.play("draw spy-cub · Maya spy-cub Gael")
    match.play("draw big-wetter · Dante big-wetter Gael")
    assert match.sees("Maya").known == (Told(Seat(0), Card.SISSY),)


def test_what_is_known_of_both_hands_is_known_crosswise() -> None:
    match = position({"Dante": "cookie", "Gael": "sissy", "Maya": "spy-cub"}, first="Maya")
    match.play("draw spy-cub · Maya spy-cub Gael")
    match.burn("nappy-fellow nappy-fellow pony-fan babysitter babysitter")
    match.play("draw babysitter · Maya spy-cub Dante")
    assert match.sees("Maya").known == (Told(Seat(0), Card.COOKIE), Told(Seat(1), Card.SISSY))
    match.play("draw big-wetter · Dante big-wetter Gael")
    assert match.sees("Maya").known == (Told(Seat(0), Card.SISSY), Told(Seat(1), Card.COOKIE))
