"""The cards of The Cheating Moth as they are drawn and named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ....rules.moth.cards import Card, Kind
from ....words import moth as words
from ...faces import Face
from ...look import Look

_LETTERS = {
    Kind.NUMBER: "",
    Kind.SPIDER: "S",
    Kind.ANT: "A",
    Kind.COCKROACH: "C",
    Kind.MOSQUITO: "M",
    Kind.MOTH: "W",
}
_SIGNS = {
    Kind.NUMBER: " ",
    Kind.SPIDER: "ж",
    Kind.ANT: "∞",
    Kind.COCKROACH: "θ",
    Kind.MOSQUITO: "ψ",
    Kind.MOTH: "ω",
}
"""Legs, a narrow waist, a shell, a sting, wings."""
_ROLES = {
    Kind.NUMBER: "text",
    Kind.SPIDER: "marker",
    Kind.ANT: "red",
    Kind.COCKROACH: "piece",
    Kind.MOSQUITO: "blue",
    Kind.MOTH: "gold",
}


def call(card: Card, look: Look) -> str:
    """The name of a card."""
    return look.call(card) if look.call else words.call(card)


def role(card: Card) -> str:
    """The colour of a card."""
    return _ROLES[card.kind]


def face(card: Card, look: Look, *, barred: bool = False) -> Face:
    """What is printed on a card; `barred`: it cannot be laid now."""
    paint = "barred" if barred else role(card)
    if look.call is not None:
        letter = look.call(card)
        return Face(letter, letter, letter, paint)
    letter = _LETTERS[card.kind]
    plain = look.glyphs.rule.isascii()
    sign = (letter.lower() or " ") if plain else _SIGNS[card.kind]
    return Face(str(card.number), sign, letter or look.glyphs.across, paint)


def chips(cards: Sequence[Card], look: Look) -> list[tuple[str, str]]:
    """Cards as (name, role), like ones together."""
    return [
        (call(card, look) + (f" x{count}" if count > 1 else ""), role(card))
        for card, count in Counter(cards).items()
    ]
