"""What cards, ingredients and backs are called, and how they stand in a list."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from cookiegames.rules.calcotada.cards import Back, Card, Ingredient
from cookiegames.rules.calcotada.observation import Laid

from ..language import _, listed
from ..voice import Voice


def call(thing: Enum) -> str:
    """The short name of a card, an ingredient or a back, as it stands within a sentence."""
    match thing:
        case Card():
            return _card(thing)
        case Ingredient():
            return _ingredient(thing)
        case Back():
            return _back(thing)
        case _:
            raise TypeError(f"Calçotada Wars has no {type(thing).__name__}")


def said(thing: Enum, voice: Voice) -> str:
    """The name of this thing as this listener knows it."""
    return (voice.call or call)(thing)


def hand(cards: Sequence[Card], voice: Voice) -> str:
    """These cards as a list."""
    return listed([said(card, voice) for card in cards])


def whole_hand(cards: Sequence[Card], voice: Voice) -> str:
    """All cards that somebody holds, as a list; a hand may be empty."""
    return hand(cards, voice) or _("an empty hand")


def laid(card: Card, value: int, voice: Voice) -> str:
    """A card that lies in a series or a duel: of a wildcard also what it stands for (CW-8)."""
    if not card.wild:
        return said(card, voice)
    return _("{card} as {value}").format(card=said(card, voice), value=value)


def lying(place: Laid, voice: Voice) -> str:
    """The same, of a place of a series."""
    return laid(place.card, place.value, voice)


def _card(card: Card) -> str:
    kind = card.ingredient
    if kind is None:
        return _action(card)
    if card.wild:
        return _("wild {ingredient}").format(ingredient=_ingredient(kind))
    return _("{ingredient} {value}").format(ingredient=_ingredient(kind), value=card.printed)


def _action(card: Card) -> str:
    match card:
        case Card.TWEEZERS:
            return _("tweezers")
        case Card.WINE_JUG:
            return _("wine jug")
        case Card.COOKBOOK:
            return _("cookbook")
        case Card.SAUSAGE:
            return _("sausage")
        case Card.APRON:
            return _("apron")
        case Card.BREAD:
            return _("bread with tomato")
        case _:
            raise ValueError(f"{card.name} is no action card")


def _ingredient(kind: Ingredient) -> str:
    match kind:
        case Ingredient.WOOD:
            return _("wood")
        case Ingredient.FIRE:
            return _("fire")
        case Ingredient.GRID:
            return _("grid")
        case Ingredient.CALCOT:
            return _("calçot")
        case Ingredient.SAUCE:
            return _("sauce")
        case _:
            assert_never(kind)


def _back(back: Back) -> str:
    if back is Back.ACTION:
        return _("an action")
    return _ingredient(Ingredient(back))
