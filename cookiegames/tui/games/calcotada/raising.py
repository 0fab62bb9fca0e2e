"""Which cards, or which other thing, a player has raised."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import NamedTuple

from ....rules.calcotada.actions import Action
from ....rules.calcotada.cards import Card


class Entry(NamedTuple):
    """Something to do that is no card of the hand: draw, end the turn, pick a back."""

    letter: str
    label: str
    role: str
    do: Action | Callable[[], None]
    """The action; or what opens the list that must be chosen from first."""
    possible: bool


Item = Card | Entry


@dataclass(frozen=True, slots=True)
class Raised:
    """Where the cursor is, and which ingredients are kept for one play together with it."""

    at: int | None = None
    """The place among the cards by kind and the entries after them; None: nowhere yet."""
    kept: frozenset[Card] = frozenset()

    def moved(self, at: int | None) -> Raised:
        """The cursor elsewhere; what is kept stays."""
        return replace(self, at=at)


def alike(cards: Iterable[Card]) -> bool:
    """Whether these ingredients may be one play: of one value, each for a place of its own."""
    cards = list(cards)
    values = {card.printed for card in cards if not card.wild}
    places = [card.ingredient for card in cards]
    return None not in places and len(set(places)) == len(places) and len(values) <= 1


def toggled(card: Card, place: int, together: frozenset[Card]) -> Raised:
    """After the letter of a card: it is lowered, joins what is raised, or is raised alone.

    `together`: the ingredients that are raised now, the one at the cursor included.
    """
    if card in together:
        return Raised(None, together - {card})
    if together and alike({*together, card}):
        return Raised(place, together)
    return Raised(place)
