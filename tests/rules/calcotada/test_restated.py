"""What may be laid, restated plainly from CW-5 to CW-9 and compared with the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, islice, product
from random import Random

import pytest

from cookiegames.rules.calcotada import Rules
from cookiegames.rules.calcotada.actions import Lay
from cookiegames.rules.calcotada.cards import VALUES, Card, Ingredient
from cookiegames.rules.calcotada.observation import Laid, Series
from cookiegames.rules.calcotada.state import State
from cookiegames.rules.game import IllegalAction, Seat

from .position import at_play, card

DANTE = Seat(0)
NAMES = [each.name.lower() for each in Ingredient]
CONTENTS = ("17", "13", "11", "7", "wild")
KINDS = [[card(f"{name}-{content}") for content in CONTENTS] for name in NAMES]
"""By place: the five kinds of card that may lie there."""
Values = tuple[int | None, ...]
HANDS_FOR_EACH = 24

pytestmark = pytest.mark.clause("CW-5", "CW-6", "CW-7", "CW-8", "CW-9")


def falls(values: Values) -> bool:
    """Whether no value rises, whatever lies empty in between."""
    laid = [value for value in values if value is not None]
    return laid == sorted(laid, reverse=True)


def unfinished() -> list[Values]:
    """Every series that can lie on the table: at least one place is empty."""
    return [
        values for values in product((*VALUES, None), repeat=5) if None in values and falls(values)
    ]


def allowed(values: Values, hand: Counter[Card]) -> Iterator[Lay]:
    """Every group of cards in hand that keeps the clauses, tried one by one."""
    empty = [place for place in range(5) if values[place] is None]
    for size in range(1, len(empty) + 1):
        for places in combinations(empty, size):
            for value in VALUES:
                after = tuple(value if place in places else old for place, old in enumerate(values))
                if falls(after):
                    fitting = [
                        [each for each in KINDS[place] if hand[each] and counts(each, value)]
                        for place in places
                    ]
                    yield from (Lay(group, value) for group in product(*fitting))


def counts(each: Card, value: int) -> bool:
    """Whether this ingredient card can count so much."""
    word = each.name.rpartition("_")[2]
    return word in ("WILD", str(value))


def lying(values: Values, rng: Random) -> Series:
    """A series of these values, some of them wildcards."""
    return tuple(
        None
        if value is None
        else Laid(KINDS[place][4 if rng.random() < 0.3 else VALUES.index(value)], value)
        for place, value in enumerate(values)
    )


class Bench:
    """Dante is to play; his hand and his series can be changed."""

    def __init__(self) -> None:
        match = at_play("wood-17", seats=2)
        self.rules: Rules = match.rules
        self._state: State = match.state

    def state(self, own: Series, hand: Counter[Card]) -> State:
        """Dante has this series and this hand."""
        state = self._state.copy()
        state.hands[DANTE] = tuple(sorted(hand.elements()))
        state.series[DANTE] = own
        return state

    def listed(self, state: State) -> list[Lay]:
        """What the rules list."""
        actions = self.rules.legal_actions(state, DANTE)
        return [action for action in actions if isinstance(action, Lay)]

    def carries_out(self, state: State, action: Lay) -> bool:
        """Whether the rules do it rather than refuse."""
        try:
            self.rules.apply(state.copy(), DANTE, action)
        except IllegalAction:
            return False
        return True


def compare(bench: Bench, state: State, values: Values, hand: Counter[Card]) -> int:
    """What is listed is what the clauses allow, without repeats; how much that is."""
    listed = bench.listed(state)
    assert len(set(listed)) == len(listed)
    assert set(listed) == set(allowed(values, hand))
    return len(listed)


def some_hands(rng: Random) -> Iterator[Counter[Card]]:
    """Hands with none, one or two cards of each type, alike or not."""
    for _ in range(HANDS_FOR_EACH):
        hand = Counter[Card]({Card.TWEEZERS: 1})
        for kinds in KINDS:
            hand.update(kinds[int(rng.random() * 5)] for _ in range(int(rng.random() * 3)))
        yield hand


def any_groups(rng: Random) -> Iterator[Lay]:
    """Groups of all sizes, most of them nonsense, and every single card under every value."""
    for kinds in KINDS:
        yield from (Lay((each,), value) for each in kinds for value in VALUES)
    for _ in range(60):
        places = [place for place in range(5) if rng.random() < 0.5]
        group = tuple(KINDS[place][int(rng.random() * 5)] for place in places)
        yield Lay(group, VALUES[int(rng.random() * 4)])


def test_there_are_496_unfinished_series() -> None:
    assert len(unfinished()) == 496


def test_from_one_of_each_kind_everything_is_listed_that_the_clauses_allow() -> None:
    bench, rng = Bench(), Random(5)
    hand = Counter(each for kinds in KINDS for each in kinds)
    found = 0
    for values in unfinished():
        found += compare(bench, bench.state(lying(values, rng), hand), values, hand)
    assert found > 10_000


def test_from_many_hands_everything_is_listed_that_the_clauses_allow() -> None:
    bench, rng = Bench(), Random(6)
    found = 0
    for values in unfinished():
        for hand in some_hands(rng):
            found += compare(bench, bench.state(lying(values, rng), hand), values, hand)
    assert found > 10_000


def test_what_is_carried_out_is_what_the_clauses_allow_and_nothing_else() -> None:
    bench, rng = Bench(), Random(7)
    done = 0
    for values in unfinished():
        for hand in islice(some_hands(rng), 3):
            state, lawful = bench.state(lying(values, rng), hand), set(allowed(values, hand))
            for action in {*any_groups(rng), *lawful}:
                assert bench.carries_out(state, action) == (action in lawful), (values, action)
            done += len(lawful)
    assert done > 1_000


def test_a_completed_series_scores_what_its_last_place_counts() -> None:
    bench, rng = Bench(), Random(8)
    hand = Counter(each for kinds in KINDS for each in kinds)
    for values in unfinished():
        if values.count(None) == 1:
            state = bench.state(lying(values, rng), hand)
            for action in allowed(values, hand):
                after = state.copy()
                bench.rules.apply(after, DANTE, action)
                sauce = action.value if values[4] is None else values[4]
                assert after.points[DANTE] == sauce
