"""The cards of The Cheating Moth (CM-1, CM-2); copies of a card are alike.

The Guard Bug lies before the guard and is no card of a hand (CM-3): the state names the guard.
"""

from __future__ import annotations

from enum import Enum, IntEnum, auto


class Kind(Enum):
    """What a card is."""

    NUMBER = auto()
    SPIDER = auto()
    ANT = auto()
    COCKROACH = auto()
    MOSQUITO = auto()
    MOTH = auto()


class Card(IntEnum):
    """Every different card: its kind and its number, in the order of a hand."""

    (
        NUMBER_1,
        NUMBER_2,
        NUMBER_3,
        NUMBER_4,
        NUMBER_5,
        SPIDER_1,
        SPIDER_2,
        SPIDER_3,
        SPIDER_4,
        SPIDER_5,
        ANT_1,
        ANT_2,
        ANT_3,
        ANT_4,
        ANT_5,
        COCKROACH_1,
        COCKROACH_2,
        COCKROACH_3,
        COCKROACH_4,
        COCKROACH_5,
        MOSQUITO_1,
        MOSQUITO_2,
        MOSQUITO_3,
        MOSQUITO_4,
        MOSQUITO_5,
        MOTH_1,
        MOTH_2,
        MOTH_3,
        MOTH_4,
        MOTH_5,
    ) = range(30)

    @property
    def kind(self) -> Kind:
        """What the card is."""
        return KIND_OF[self]

    @property
    def number(self) -> int:
        """Its number, 1 to 5 (CM-2)."""
        return NUMBER_OF[self]


KIND_OF = tuple(kind for kind in Kind for _ in range(5))
NUMBER_OF = (1, 2, 3, 4, 5) * len(Kind)
CARDS = tuple(Card)
COPIES = (9, 8, 9, 8, 9) + (1,) * 20 + (1, 2, 2, 2, 1)
"""How many of each card there are (CM-2); the Guard Bug is the 72nd card."""
CARDS_IN_ALL = 71
"""In hands and piles."""
HAND = 8
"""Cards dealt to each player (CM-5)."""
MOTHS = tuple(card for card in CARDS if KIND_OF[card] is Kind.MOTH)
IS_MOTH = tuple(kind is Kind.MOTH for kind in KIND_OF)
IS_ACTION = tuple(kind not in (Kind.NUMBER, Kind.MOTH) for kind in KIND_OF)

MINUS = tuple({Kind.NUMBER: 1, Kind.MOTH: 10}.get(kind, 5) for kind in KIND_OF)
"""What a card left in a hand takes away (CM-12)."""


def fits(card: Card, top: Card) -> bool:
    """Whether the numbers are neighbours, 5 and 1 too (CM-7)."""
    return (NUMBER_OF[card] - NUMBER_OF[top]) % 5 in (1, 4)
