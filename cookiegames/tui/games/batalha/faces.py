"""The cards, pieces and markers of Batalha dos Cookies as they are drawn and named."""

from __future__ import annotations

from enum import Enum

from ....rules.batalha.cards import MAGICIAN, Card, Piece, Suit
from ....words import batalha as words
from ...faces import Face
from ...look import Look

_SUITS = list(Suit)


def face(card: Card, look: Look, *, barred: bool = False) -> Face:
    """How a card is printed; `barred` dims what may not be played."""
    role = "barred" if barred else card.suit.name.lower()
    if look.call is not None:
        letter = look.call(card)
        return Face(letter, letter, letter, role)
    value = "M" if card is MAGICIAN else str(card.value)
    earns = card is MAGICIAN or (2 <= card.value <= 5)
    mark = look.glyphs.marker if earns else ""
    return Face(value, suit_sign(card.suit, look), card.suit.value, role, mark)


def suit_sign(suit: Suit, look: Look) -> str:
    """The sign of a suit."""
    return look.glyphs.suits[_SUITS.index(suit)]


def piece_sign(piece: Piece, look: Look) -> str:
    """The sign of a kind of piece."""
    return look.call(piece) if look.call else look.glyphs.pieces[piece]


def call(thing: Enum, look: Look) -> str:
    """The name of a card, piece, marker or suit."""
    return look.call(thing) if look.call else words.call(thing)
