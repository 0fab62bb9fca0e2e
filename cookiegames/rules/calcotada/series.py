"""What may be laid in a series: one card of a type in each place, and values never rise."""

from __future__ import annotations

from functools import cache
from itertools import pairwise, product

from ..game import IllegalAction
from .actions import Lay, Reason
from .cards import INGREDIENT_OF, VALUE_OF, VALUES, WILD, Card, Ingredient
from .observation import Laid, Series

INGREDIENTS = tuple(Ingredient)
WITH_VALUE = {
    value: tuple(
        next(card for card in Card if INGREDIENT_OF[card] is kind and VALUE_OF[card] == value)
        for kind in INGREDIENTS
    )
    for value in VALUES
}
"""The card of each type with this value, in the order of a series."""
_CHOICES = {
    value: tuple(((card, wild), (card,), (wild,)) for card, wild in zip(cards, WILD, strict=True))
    for value, cards in WITH_VALUE.items()
}
"""For each place what may be laid there with this value: either card, or the one that is held."""
_HIGHEST, _LOWEST = max(VALUES), min(VALUES)


@cache
def places_for(series: Series) -> tuple[tuple[int, tuple[Ingredient, ...]], ...]:
    """For each value, the empty places in which it keeps the order rule (CW-6)."""
    found = []
    for value in VALUES:
        fitting = tuple(
            place
            for place in INGREDIENTS
            if series[place] is None and _floor(series, place) <= value <= _ceiling(series, place)
        )
        if fitting:
            found.append((value, fitting))
    return tuple(found)


def _ceiling(series: Series, place: Ingredient) -> int:
    """The lowest value before this place."""
    return min((laid.value for laid in series[:place] if laid), default=_HIGHEST)


def _floor(series: Series, place: Ingredient) -> int:
    """The highest value after this place."""
    return max((laid.value for laid in series[place + 1 :] if laid), default=_LOWEST)


@cache
def _groups(value: int, choices: tuple[tuple[Card, ...], ...], single: bool) -> tuple[Lay, ...]:
    """Every play of this value, with these cards to choose from in each place."""
    if single:
        return tuple(Lay((card,), value) for cards in choices for card in cards)
    picks = product(*[(None, *cards) for cards in choices])
    groups = (tuple(card for card in pick if card is not None) for pick in picks)
    return tuple(Lay(cards, value) for cards in groups if cards)


def lays(hand: tuple[Card, ...], series: Series, *, single: bool) -> list[Lay]:
    """Every ingredient play from this hand (CW-9); `single`: a series is opened (CW-10)."""
    held, found = set(hand), list[Lay]()
    for value, places in places_for(series):
        choices = []
        for place in places:
            both, card, wild = _CHOICES[value][place]
            if both[0] in held:
                choices.append(both if both[1] in held else card)
            elif both[1] in held:
                choices.append(wild)
        if choices:
            found += _groups(value, tuple(choices), single)
    return found


def check(lay: Lay, hand: tuple[Card, ...], series: Series) -> None:
    """Raise IllegalAction unless these cards can be laid together (CW-6 to CW-9)."""
    cards, value = lay.cards, lay.value
    for card in cards:
        if card not in hand:
            raise IllegalAction("CW-9", Reason.NOT_IN_HAND, card=card)
    for card in cards:
        if INGREDIENT_OF[card] is None:
            raise IllegalAction("CW-9", Reason.NOT_AN_INGREDIENT, card=card)
    if not _in_order(cards):
        raise IllegalAction("CW-9", Reason.SAME_PLACE)
    if value not in VALUES:
        raise IllegalAction("CW-8", Reason.BAD_VALUE)
    for card in cards:
        _check_card(card, value, series)


def _in_order(cards: tuple[Card, ...]) -> bool:
    """Whether there are cards, each of another type, in the order of a series."""
    types = [INGREDIENT_OF[card] or 0 for card in cards]
    return bool(types) and all(one < other for one, other in pairwise(types))


def _check_card(card: Card, value: int, series: Series) -> None:
    place, printed = INGREDIENT_OF[card], VALUE_OF[card]
    assert place is not None
    if printed is not None and printed != value:
        raise IllegalAction("CW-9", Reason.OTHER_VALUE, card=card, value=value)
    if series[place] is not None:
        raise IllegalAction("CW-9", Reason.PLACE_TAKEN, card=card)
    for other in INGREDIENTS:
        laid = series[other]
        if laid is None:
            continue
        facts = {"card": card, "value": value, "limit": laid.value}
        if other < place and value > laid.value:
            raise IllegalAction("CW-6", Reason.TOO_HIGH, before=other, **facts)
        if other > place and value < laid.value:
            raise IllegalAction("CW-6", Reason.TOO_LOW, after=other, **facts)


def with_cards(series: Series, lay: Lay) -> Series:
    """The series with these cards in their places."""
    places = list(series)
    for card in lay.cards:
        kind = INGREDIENT_OF[card]
        assert kind is not None
        places[kind] = Laid(card, lay.value)
    return tuple(places)


def without(series: Series, place: Ingredient) -> Series:
    """The series with this place empty."""
    return (*series[:place], None, *series[place + 1 :])


def cards_of(series: Series) -> tuple[Card, ...]:
    """The cards that lie in it, in its order."""
    return tuple(laid.card for laid in series if laid is not None)
