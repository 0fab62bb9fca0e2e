"""Who wins a trick, and which of its cards earn a marker (BC-16 to BC-28)."""

from __future__ import annotations

from .card_sets import BIT, GOLD, SUIT_LED_BY, CardSet, highest, set_of
from .cards import MAGICIAN, THIRTEENS, VALUE_OF, ZEROS, Card


def _of_value(*values: int) -> CardSet:
    return set_of(card for card in Card if VALUE_OF[card] in values)


_FIRST_GOLD = Card.T1
_THIRTEENS, _ZEROS = set_of(THIRTEENS), set_of(ZEROS)
_TWELVES, _BLOCKERS = _of_value(12), _of_value(0, 1)
_LOWS = tuple(_of_value(value) for value in range(2, 6))
_MAGICIAN = BIT[MAGICIAN]


def leads_suit(card: Card) -> bool:
    """Whether the card has a suit that can be followed (BC-1)."""
    return card < _FIRST_GOLD


def winning_place(trick: tuple[Card, ...], table: CardSet, led: Card | None) -> int:
    """Where in a finished trick the card is that wins it; table: its cards (BC-16 to BC-21)."""
    if table & _THIRTEENS:
        return _first(trick, _THIRTEENS)  # BC-16
    if table & _ZEROS and table & _TWELVES:
        return _first(trick, _ZEROS)  # BC-17
    if table & GOLD:
        return trick.index(highest(table & GOLD))  # BC-18
    if led is not None:
        return trick.index(highest(table & SUIT_LED_BY[led]))  # BC-19
    return _first(trick, _ZEROS)  # BC-20


def earning_cards(table: CardSet, led: Card | None) -> CardSet:
    """Which cards of a finished trick earn a marker (BC-24 to BC-28)."""
    magician = table & _MAGICIAN
    return magician if table & _BLOCKERS else magician | _low_cards(table, led)


def _low_cards(table: CardSet, led: Card | None) -> CardSet:
    """The lowest cards if of 2 to 5, and of these the weakest kind (BC-25 to BC-28)."""
    for low in _LOWS:
        if tied := table & low:
            suit = 0 if led is None else SUIT_LED_BY[led]
            return tied & ~(suit | GOLD) or tied & suit or tied
    return 0


def _first(trick: tuple[Card, ...], cards: CardSet) -> int:
    """The place of the first card played of these."""
    for place, card in enumerate(trick):
        if cards & BIT[card]:
            return place
    raise ValueError(trick)
