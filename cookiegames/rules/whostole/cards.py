"""The twelve cards of Who stole the cookie? (WS-1); copies of a card are alike."""

from __future__ import annotations

from enum import IntEnum


class Card(IntEnum):
    """The cards, from the strongest to the Cookie."""

    (
        COOKIE_THIEF,
        PONY_FAN,
        BIG_WETTER,
        SISSY,
        ADVENTUROUS_CUB,
        NAPPY_FELLOW,
        PLAYFUL_ONE,
        TEA_PARTY,
        SPY_CUB,
        DIAPER_CHANGE,
        BABYSITTER,
        COOKIE,
    ) = range(12)

    @property
    def strength(self) -> int:
        """The number printed on the card."""
        return STRENGTH_OF[self]

    @property
    def name_alike(self) -> Card:
        """The card under which it is named: the two 3s are one, Game Time (WS-23)."""
        return Card.PLAYFUL_ONE if self is Card.TEA_PARTY else self


STRENGTH_OF = (8, 7, 6, 5, 5, 4, 3, 3, 2, 2, 1, 0)
COPIES = (1, 1, 1, 2, 2, 2, 1, 1, 2, 1, 5, 1)
"""How many of each card there are; twenty in all."""
CARDS_IN_ALL = 20
COOKIE_AT_THE_END = 8
"""What the Cookie counts when hands are revealed (WS-24)."""

OPEN_CARDS = 5
"""Laid aside face up when two play (WS-2)."""
TOKENS_TO_WIN = {2: 8, 3: 6, 4: 5}
"""WS-9, by number of players."""

NEEDS_ANOTHER = (
    Card.BIG_WETTER,
    Card.PLAYFUL_ONE,
    Card.TEA_PARTY,
    Card.SPY_CUB,
    Card.BABYSITTER,
)
"""Their effects choose another player; without one to choose they do nothing (WS-11, WS-12)."""
NEEDS_ANYBODY = (Card.SISSY, Card.DIAPER_CHANGE)
"""Their effects choose any player, their own too (WS-11, WS-12)."""
NAMEABLE = tuple(card for card in Card if card not in (Card.BABYSITTER, Card.TEA_PARTY))
"""What the Babysitter may name; PLAYFUL_ONE stands for Game Time (WS-22, WS-23)."""
