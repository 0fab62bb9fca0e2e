"""The clauses of a turn and of the assembly, restated plainly and compared with the rules."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest

from cookiegames.rules.batalha.actions import Assemble, Play
from cookiegames.rules.batalha.cards import MAGICIAN, Card, Pieces, Suit
from cookiegames.rules.batalha.observation import Observation, Phase
from cookiegames.rules.batalha.scoring import assemblies, best_assembly, points
from cookiegames.rules.game import Choose, Seat
from tests.generic.chance import source
from tests.generic.tables import Table
from tests.generic.walks import Walk, even

WALKS = 24


def turn_suit(cards: tuple[Card, ...]) -> Suit | None:
    """The suit of the first blue, green or red card."""
    return next((card.suit for card in cards if card.name[0] in "BGR"), None)


def winning(cards: tuple[Card, ...]) -> int:
    """The place, in the order of play, of the card that wins."""
    values = [card.value for card in cards]
    if 13 in values:
        return values.index(13)
    if 12 in values and 0 in values:
        return values.index(0)
    for suit in (Suit.GOLD, turn_suit(cards)):
        followers = [card for card in cards if card.suit is suit]
        if followers:
            return cards.index(max(followers, key=lambda card: card.value))
    return values.index(0)


def rewarded(cards: tuple[Card, ...]) -> list[int]:
    """The places, in the order of play, of the cards that earn a marker."""
    numbered = [card for card in cards if card is not MAGICIAN]
    lowest = min(card.value for card in numbered)
    low = [card for card in numbered if card.value == lowest] if 2 <= lowest <= 5 else []
    suit = turn_suit(cards)
    kinds = (
        [card for card in low if card.suit not in (suit, Suit.GOLD)],
        [card for card in low if card.suit is suit],
        [card for card in low if card.suit is Suit.GOLD],
    )
    weakest = next((kind for kind in kinds if kind), [])
    return [place for place, card in enumerate(cards) if card is MAGICIAN or card in weakest]


def playable(view: Observation) -> set[Card]:
    """The cards that a player who is not forced may play."""
    suit = turn_suit(view.trick)
    following = {card for card in view.hand if card.suit is suit}
    grey = {card for card in view.hand if card.suit is Suit.GREY}
    return following | grey if following else set(view.hand)


def turn_is_settled_as_restated(walk: Walk, public: Observation) -> None:
    """The finished turn's winner and, where there are markers, who is awarded one."""
    trick = public.tricks[-1]
    seats = [Seat((trick.leader + step) % walk.table.seats) for step in range(walk.table.seats)]
    assert trick.winner == seats[winning(trick.cards)]
    if walk.table.seats > 2 and public.marker_pile > walk.table.seats:
        assert list(public.awards) == [seats[place] for place in rewarded(trick.cards)]


@pytest.mark.clause("BC-16", "BC-17", "BC-18", "BC-19", "BC-20", "BC-21")
@pytest.mark.clause("BC-24", "BC-25", "BC-26", "BC-27", "BC-28", "BC-29")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_turn_of_many_walks_is_settled_as_the_clauses_say(seats: int) -> None:
    table = Table("batalha", "standard", seats)
    settled = 0
    for seed in range(WALKS):
        walk, before = Walk(table, even(Random(seed)), source(seed)), 0
        for _ in walk.moments():
            public = walk.sights()[-1]
            if len(public.tricks) > before:
                turn_is_settled_as_restated(walk, public)
                settled += 1
            before = len(public.tricks)
    # The last turn of a round is seen where markers or a pause follow it.
    assert settled > WALKS * 20


@pytest.mark.clause("BC-12", "BC-13", "BC-14", "BC-15", "BC-37")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_every_play_of_many_walks_is_offered_as_the_clauses_say(seats: int) -> None:
    table = Table("batalha", "standard", seats)
    plays = 0
    for seed in range(WALKS):
        walk = Walk(table, even(Random(seed)), source(seed))
        for ask in walk.moments():
            public = walk.sights()[-1]
            if isinstance(ask, Choose) and public.phase is Phase.PLAY and public.effect is None:
                view = walk.game.observe(walk.state, ask.seat)
                listed = walk.game.legal_actions(walk.state, ask.seat)
                offered = {action.card for action in listed if isinstance(action, Play)}
                assert offered == ({view.forced} if view.forced is not None else playable(view))
                plays += 1
    assert plays > WALKS * 50


def restated_assemblies(pieces: Pieces) -> set[Assemble]:
    """Everything one could try, less what BC-43 and BC-44 forbid."""
    good = pieces[:3]
    due = min(pieces.rotten, sum(good))
    found = set()
    for sacrificed in product(*(range(count + 1) for count in good)):
        if sum(sacrificed) == due:
            left = [held - gone for held, gone in zip(good, sacrificed, strict=True)]
            for joined in product(*(range(count // 4 + 1) for count in left)):
                found.add(Assemble(_kinds(sacrificed), _kinds(joined)))
    return found


def _kinds(counts: tuple[int, ...]) -> Pieces:
    traditional, candy, strawberry = counts
    return Pieces(traditional, candy, strawberry, 0)


@pytest.mark.clause("BC-43", "BC-44", "BC-45")
@pytest.mark.parametrize("rotten", [0, 1, 3, 9])
def test_the_assemblies_are_all_those_the_clauses_allow(rotten: int) -> None:
    for counts in product((0, 1, 4, 5, 9), repeat=3):
        pieces = Pieces(counts[0], counts[1], counts[2], rotten)
        allowed = restated_assemblies(pieces)
        listed = list(assemblies(pieces))
        assert len(listed) == len(allowed)
        assert set(listed) == allowed
        assert points(pieces, best_assembly(pieces)) == max(points(pieces, way) for way in allowed)
