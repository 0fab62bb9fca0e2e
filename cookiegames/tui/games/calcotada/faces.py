"""The cards of Calçotada Wars as they are drawn and named."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from enum import Enum

from ....rules.calcotada.cards import Back, Card, Ingredient
from ....rules.calcotada.observation import Laid
from ....words import calcotada as words
from ...faces import Face
from ...look import Look

LETTERS = "WFGCS"
"""The letter of each ingredient."""
SIGNS = "=^#|~"
"""The sign of each ingredient, the same in every glyph set: logs, flames, bars, stalks, waves."""
WILD = "*"
"""The sign of a wildcard."""
ACTION = "A"
"""The letter of a back that hides an action card."""
NO_FACE = " "

_ROLES = ("piece", "red", "grey", "green", "gold")


def call(thing: Enum, look: Look) -> str:
    """The name of a card, an ingredient or a back."""
    return look.call(thing) if look.call else words.call(thing)


def role(card: Card) -> str:
    """The colour of a card."""
    kind = card.ingredient
    return "marker" if kind is None else _ROLES[kind]


def place_role(place: Ingredient) -> str:
    """The colour of an ingredient."""
    return _ROLES[place]


def laid_face(laid: Laid, look: Look) -> Face:
    """How a card in a series is printed; a wildcard's sign stands in place of its ingredient's."""
    kind = laid.card.ingredient
    assert kind is not None, "only ingredients are laid"
    if look.call is not None:
        letter = look.call(laid.card)
        return Face(letter, letter, letter, role(laid.card))
    sign = WILD if laid.card.wild else SIGNS[kind]
    return Face(str(laid.value), sign, LETTERS[kind], role(laid.card))


def empty_face(place: Ingredient) -> Face:
    """An empty place of a series."""
    return Face(NO_FACE, NO_FACE, LETTERS[place], "dim")


def lit_face(place: Ingredient, value: str) -> Face:
    """An empty place that a raised card would take."""
    return Face(value, "?", LETTERS[place], "raised")


def laid_chip(laid: Laid, look: Look) -> str:
    """A laid card in at most four cells."""
    kind = laid.card.ingredient
    assert kind is not None, "only ingredients are laid"
    if look.call is not None:
        return look.call(laid.card)
    return f"{LETTERS[kind]}{laid.value}{WILD if laid.card.wild else ''}"


def chip(card: Card, look: Look) -> str:
    """A card in few cells; action cards by their names."""
    kind = card.ingredient
    if look.call is not None or kind is None:
        return call(card, look)
    return f"{LETTERS[kind]}{WILD if card.wild else card.printed}"


def chips(cards: Sequence[Card], look: Look) -> list[tuple[str, str]]:
    """Cards as (text, role), like ones together with their number."""
    return [
        (chip(card, look) + (f" x{count}" if count > 1 else ""), role(card))
        for card, count in Counter(cards).items()
    ]


def back_letter(back: Back) -> str:
    """What stands for a back of this type."""
    return ACTION if back is Back.ACTION else LETTERS[back]


def back_role(back: Back) -> str:
    """The colour of a back of this type."""
    return "marker" if back is Back.ACTION else _ROLES[back]
