"""The 110 cards of Calçotada Wars (CW-1, CW-2); copies of a card are alike."""

from __future__ import annotations

from enum import IntEnum


class Ingredient(IntEnum):
    """The five types, in the order of a series (CW-5)."""

    WOOD, FIRE, GRID, CALCOT, SAUCE = range(5)


class Back(IntEnum):
    """What a back shows under the option "ingredient backs" (CW-13b)."""

    WOOD, FIRE, GRID, CALCOT, SAUCE, ACTION = range(6)


class Card(IntEnum):
    """Each kind of card: the ingredients by type and falling value, then the actions."""

    (
        WOOD_17,
        WOOD_13,
        WOOD_11,
        WOOD_7,
        WOOD_WILD,
        FIRE_17,
        FIRE_13,
        FIRE_11,
        FIRE_7,
        FIRE_WILD,
        GRID_17,
        GRID_13,
        GRID_11,
        GRID_7,
        GRID_WILD,
        CALCOT_17,
        CALCOT_13,
        CALCOT_11,
        CALCOT_7,
        CALCOT_WILD,
        SAUCE_17,
        SAUCE_13,
        SAUCE_11,
        SAUCE_7,
        SAUCE_WILD,
        TWEEZERS,
        WINE_JUG,
        COOKBOOK,
        SAUSAGE,
        APRON,
        BREAD,
    ) = range(31)

    @property
    def ingredient(self) -> Ingredient | None:
        """The type of an ingredient card, wildcards too (CW-8); None for an action card."""
        return INGREDIENT_OF[self]

    @property
    def printed(self) -> int | None:
        """The number printed on it; None for wildcards and action cards."""
        return VALUE_OF[self]

    @property
    def wild(self) -> bool:
        """Whether it may stand for any value of its type (CW-8)."""
        return self in WILD

    @property
    def back(self) -> Back:
        """What its back shows, where backs show anything (CW-13b)."""
        return BACK_OF[self]


VALUES = (17, 13, 11, 7)
"""What a card can be worth, and a wildcard can stand for (CW-1, CW-8)."""

_PER_TYPE = len(VALUES) + 1
INGREDIENT_OF: tuple[Ingredient | None, ...] = tuple(
    Ingredient(card // _PER_TYPE) if card < Card.TWEEZERS else None for card in Card
)
VALUE_OF: tuple[int | None, ...] = (*(*VALUES, None) * len(Ingredient), *(None,) * 6)
BACK_OF = tuple(
    Back.ACTION if ingredient is None else Back(ingredient) for ingredient in INGREDIENT_OF
)
WILD = tuple(card for card in Card if VALUE_OF[card] is None and card < Card.TWEEZERS)
"""The wildcard of each type, in the order of a series."""
ATTACKS = (Card.TWEEZERS, Card.WINE_JUG, Card.COOKBOOK, Card.SAUSAGE)
DEFENCES = (Card.APRON, Card.BREAD)
ACTIONS = (*ATTACKS, *DEFENCES)

COPIES = (*(4, 3, 3, 4, 2) * len(Ingredient), 8, 6, 2, 2, 6, 6)
"""How many of each kind there are (CW-1, CW-2)."""
CARDS_IN_ALL = 110

HAND = 7
"""Cards dealt to each seat (CW-3)."""
TARGETS: dict[int, int | None] = {2: 29, 3: 27, 4: 25, 5: 21, 6: None}
"""Points that end the match at once, by number of seats; None: only the pile ends it (CW-31)."""


def backs_of(hand: tuple[Card, ...]) -> tuple[int, ...]:
    """How many of each Back a hand shows (CW-13b)."""
    backs = [BACK_OF[card] for card in hand]
    return tuple(backs.count(back) for back in Back)
