"""The exchange of cards with both neighbours (BC-7)."""

from __future__ import annotations

import pytest

from cookiegames.rules.batalha.actions import Deal, Reason
from cookiegames.rules.batalha.cards import FULL_DECK, Card, Suit
from cookiegames.rules.batalha.events import CardGiven
from cookiegames.rules.batalha.observation import Phase
from cookiegames.rules.game import OPENLY, SECRETLY, CommonReason, Seat

from .position import Match, assert_refused, cards

pytestmark = pytest.mark.clause("BC-7")


def dealt(seats: int = 3, first: str = "Dante") -> Match:
    """A match just dealt in table order: with three, Dante holds blue, Gael green, Maya red."""
    match = Match(seats, first=first)
    match.do(None, Deal(FULL_DECK))
    return match


def test_each_chooses_for_the_left_then_for_the_right_and_the_next_clockwise_follows() -> None:
    match = dealt(first="Maya")
    asked = []
    for gift in ("Maya give R1", "Maya give R2", "Dante give B1", "Dante give B2"):
        asked.append(match.asks())
        match.play(gift)
    assert asked == [SECRETLY[2], SECRETLY[2], SECRETLY[0], SECRETLY[0]]
    assert match.asks() == SECRETLY[1]


def test_any_card_of_the_hand_may_be_given() -> None:
    match = dealt()
    assert {match.rules.write(action) for action in match.legal("Dante")} == {
        f"give B{value}" for value in range(1, 13)
    }


def test_the_same_card_cannot_go_to_both_neighbours() -> None:
    match = dealt().play("Dante give B4")
    refusal = match.refuses("Dante give B4")
    assert_refused(refusal, "BC-7", Reason.ALREADY_GIVEN, card=Card.B4)
    assert len(match.legal("Dante")) == 11


def test_a_card_that_is_not_held_cannot_be_given() -> None:
    refusal = dealt().refuses("Dante give G4")
    assert refusal.reason is Reason.NOT_IN_HAND
    assert refusal.facts == {"card": Card.G4}


def test_who_is_not_asked_yet_cannot_give() -> None:
    match = dealt()
    assert_refused(match.refuses("Gael give G4"), "BC-7", CommonReason.NOT_AWAITED)
    assert match.legal("Gael") == []


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    match, other = dealt(), dealt()
    match.play("Dante give B4 · Dante give B5")
    other.play("Dante give B11 · Dante give B12")
    assert match.sees() == other.sees()
    assert match.sees("Gael") == other.sees("Gael")
    assert match.sees("Maya") == other.sees("Maya")
    assert match.news == []
    assert match.sees().chosen_counts == (2, 0, 0)
    assert match.sees("Dante").chosen == cards("B4 B5")


def test_all_cards_move_after_the_last_choice_so_none_is_passed_on() -> None:
    match = dealt().play("Dante give B1 · Dante give B2 · Gael give G1 · Gael give G2")
    assert match.sees().hand_sizes == (12, 12, 12)
    assert set(match.sees("Gael").hand) == {card for card in Card if card.suit is Suit.GREEN}
    match.play("Maya give R1")
    assert Card.B1 not in match.sees("Gael").hand
    match.play("Maya give R2")
    assert set(cards("B1 R2")) < set(match.sees("Gael").hand)
    assert set(cards("R1 G2")) < set(match.sees("Dante").hand)
    assert set(cards("G1 B2")) < set(match.sees("Maya").hand)
    assert match.sees().hand_sizes == (12, 12, 12)


def test_each_learns_which_card_came_from_whom() -> None:
    match = dealt().play(
        "Dante give B1 · Dante give B2 · Gael give G1 · Gael give G2 · Maya give R1 · Maya give R2"
    )
    gael = match.sees("Gael")
    assert set(gael.received) == {(Seat(0), Card.B1), (Seat(2), Card.R2)}
    assert set(gael.given) == {(Seat(2), Card.G1), (Seat(0), Card.G2)}
    assert (match.sees().given, match.sees().received) == ((), ())


def test_only_giver_and_taker_are_told_the_card() -> None:
    match = dealt().play(
        "Dante give B1 · Dante give B2 · Gael give G1 · Gael give G2 · Maya give R1 · Maya give R2"
    )
    given = [event for event in match.news if isinstance(event, CardGiven)]
    assert [(event.giver, event.taker, event.card) for event in given] == [
        (0, 1, Card.B1),
        (0, 2, Card.B2),
        (1, 2, Card.G1),
        (1, 0, Card.G2),
        (2, 0, Card.R1),
        (2, 1, Card.R2),
    ]
    told = [event.card for event in match.told("Gael") if isinstance(event, CardGiven)]
    assert told == [Card.B1, None, Card.G1, Card.G2, None, Card.R2]
    public = [event.card for event in match.told(None) if isinstance(event, CardGiven)]
    assert public == [None] * 6


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_exchange_ends_with_the_starters_turn(seats: int) -> None:
    match = dealt(seats, first="Gael").run(lambda public: public.phase is not Phase.EXCHANGE)
    assert match.asks() == OPENLY[1]
    assert len([event for event in match.news if isinstance(event, CardGiven)]) == 2 * seats


def test_each_round_has_its_exchange() -> None:
    match = dealt().run(lambda public: public.round == 2)
    assert match.sees().phase is Phase.EXCHANGE
    assert match.sees("Dante").given == ()
    match.run(lambda public: public.phase is not Phase.EXCHANGE)
    assert len([event for event in match.news if isinstance(event, CardGiven)]) == 6
