"""What each card does, and what would be said at the long table."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.calcotada.cards import Card, Ingredient

from ..language import _
from .names import call


def text(card: Card) -> str:
    """The whole use of this card."""
    kind = card.ingredient
    if kind is None:
        return _deed(card)
    if card.wild:
        return _(
            "Lies where {ingredient} lies and counts 7, 11, 13 or 17: you say which when you lay "
            "it. Back in a hand it is free again."
        ).format(ingredient=call(kind))
    if kind is Ingredient.SAUCE:
        return _(
            "The last of the five places. When the series is complete it is worth {value} calçots."
        ).format(value=card.printed)
    return _(
        "Counts {value} in a series: nothing before its place may be lower, nothing after it "
        "higher."
    ).format(value=card.printed)


def _deed(card: Card) -> str:
    match card:
        case Card.TWEEZERS:
            template = _(
                "Take one card out of any series, another player's or your own, into your hand. "
                "The owner may answer with an {apron}."
            )
        case Card.WINE_JUG:
            template = _("Another player's next turn is skipped. Nothing answers it.")
        case Card.COOKBOOK:
            template = _(
                "All the others lay their hands open for everybody to see, until your turn ends."
            )
        case Card.SAUSAGE:
            template = _(
                "Exchange your whole hand with another player, however few cards it holds. The "
                "other one may answer with {bread}."
            )
        case Card.APRON:
            template = _(
                "An answer: when another player's {tweezers} reach for your series, it stays whole."
            )
        case Card.BREAD:
            template = _(
                "An answer: when another player wants a card of your hand, or with a {sausage} "
                "all of it, you keep what you hold."
            )
        case _:
            raise ValueError(f"{card.name} is no action card")
    return template.format(
        apron=call(Card.APRON),
        bread=call(Card.BREAD),
        sausage=call(Card.SAUSAGE),
        tweezers=call(Card.TWEEZERS),
    )


def flavour(card: Card) -> str:
    """One line from the long table, for fun alone."""
    kind = card.ingredient
    if kind is None:
        return _saying(card)
    return _wild_saying(kind) if card.wild else _kitchen_saying(kind)


def _saying(card: Card) -> str:
    match card:
        case Card.TWEEZERS:
            return _("I was only checking whether it is done.")
        case Card.WINE_JUG:
            return _("It has a long spout, and somebody has missed. A towel, please!")
        case Card.COOKBOOK:
            return _("Page 12: everybody shows what they brought.")
        case Card.SAUSAGE:
            return _("Mine for yours. No, all of mine for all of yours.")
        case Card.APRON:
            return _("Three sizes too big, and not one sauce has ever got past it.")
        case Card.BREAD:
            return _("Nobody reaches into your basket while they are chewing.")
        case _:
            raise ValueError(f"{card.name} is no action card")


def _kitchen_saying(kind: Ingredient) -> str:
    match kind:
        case Ingredient.WOOD:
            return _("Somebody has brought a whole orchard. In a wheelbarrow.")
        case Ingredient.FIRE:
            return _("Higher! No, lower. Grandmother will tell you when.")
        case Ingredient.GRID:
            return _("It is an old bed frame, and it cooks like a dream.")
        case Ingredient.CALCOT:
            return _("Black outside, sweet inside, and far too long for any plate.")
        case Ingredient.SAUCE:
            return _("The recipe is a secret. Half of it is on your chin.")
        case _:
            assert_never(kind)


def _wild_saying(kind: Ingredient) -> str:
    match kind:
        case Ingredient.WOOD:
            return _("This stick was a pirate's leg. Trust me, it burns splendidly.")
        case Ingredient.FIRE:
            return _("It starts with a sneeze, and then it is any size you like.")
        case Ingredient.GRID:
            return _("It used to be a bicycle. Today it is a grid.")
        case Ingredient.CALCOT:
            return _("A leek in a false moustache. Nobody will notice.")
        case Ingredient.SAUCE:
            return _("A spoon of this and a spoon of that. What does it taste like? Yes.")
        case _:
            assert_never(kind)
