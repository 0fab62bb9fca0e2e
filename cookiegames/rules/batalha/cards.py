"""The cards, cookie pieces and magic markers of Batalha dos Cookies (BC-1 to BC-5)."""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import NamedTuple


class Suit(Enum):
    """What a card's colour is; gold and grey are colours, but no suit to follow (BC-1)."""

    BLUE = "B"
    GREEN = "G"
    RED = "R"
    GOLD = "T"
    GREY = "Z"


SUITS = (Suit.BLUE, Suit.GREEN, Suit.RED)
"""The three suits that can be followed."""


class Card(IntEnum):
    """The 54 cards in table order: suit letter and value; ZM is the Magician (BC-1)."""

    B1, B2, B3, B4, B5, B6, B7, B8, B9, B10, B11, B12 = range(12)
    G1, G2, G3, G4, G5, G6, G7, G8, G9, G10, G11, G12 = range(12, 24)
    R1, R2, R3, R4, R5, R6, R7, R8, R9, R10, R11, R12 = range(24, 36)
    T1, T2, T3, T4, T5, T6, T7, T8, T9, T10, T11, T12 = range(36, 48)
    Z0a, Z0b, Z0c, Z13a, Z13b, ZM = range(48, 54)

    @property
    def suit(self) -> Suit:
        """The card's colour."""
        return SUIT_OF[self]

    @property
    def value(self) -> int:
        """The printed value, 0 to 13; the Magician, who has none, counts -1."""
        return VALUE_OF[self]


MAGICIAN = Card.ZM
ZEROS = (Card.Z0a, Card.Z0b, Card.Z0c)
THIRTEENS = (Card.Z13a, Card.Z13b)
GREYS = (*ZEROS, *THIRTEENS, MAGICIAN)

SUIT_OF = tuple(Suit(card.name[0]) for card in Card)
VALUE_OF = tuple(-1 if card is MAGICIAN else int(card.name[1:].rstrip("abc")) for card in Card)

FULL_DECK = tuple(Card)
"""All 54 cards (BC-1)."""


class Piece(IntEnum):
    """The four kinds of cookie piece (BC-2)."""

    TRADITIONAL, CANDY, STRAWBERRY, ROTTEN = range(4)


PIECES_IN_ALL = 36
PIECES_PER_COOKIE = 4
PIECE_VALUE = (1, 2, 4, 0)
"""Points of a loose piece, by kind (BC-2)."""
COOKIE_VALUE = (6, 10, 20, 0)
"""Points of a whole cookie, by kind; rotten ones cannot be whole (BC-5, BC-44)."""


class Pieces(NamedTuple):
    """How many pieces of each kind; indexed by Piece."""

    traditional: int
    candy: int
    strawberry: int
    rotten: int


class Marker(IntEnum):
    """The six kinds of magic marker (BC-4)."""

    THEFT, NO_PEEKING, TRADE, FROM_THE_RIGHT, FROM_THE_LEFT, PROTECTION = range(6)


MARKERS_OF_EACH = 3
MARKER_VALUE = 2
"""Points of an unused marker (BC-33)."""
AIMED = (Marker.THEFT, Marker.NO_PEEKING, Marker.TRADE)
"""The markers that name another player."""
