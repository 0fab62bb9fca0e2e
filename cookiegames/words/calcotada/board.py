"""The short labels on the table, the common one and the private one."""

from __future__ import annotations

from ..language import _, listed, ngettext

# Plates


def cards() -> str:
    """What the sign of a card back counts."""
    return _("cards")


def cards_held(count: int) -> str:
    """On a plate with room for words."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def backs_held(back: str, count: int) -> str:
    """How many backs of a type a hand shows; the type by its name."""
    return _("{back} {count}").format(back=back, count=count)


def eaten_of(points: int, target: int) -> str:
    """How far a seat has come."""
    return _("{points} of {target}").format(points=points, target=target)


def eaten(points: int) -> str:
    """The same, where no target ends the match."""
    return _("{points} eaten").format(points=points)


def awaited() -> str:
    """What the sign of the awaited seat means."""
    return _("is awaited")


def misses(turns: int) -> str:
    """What the sign of the wine jugs means."""
    return ngettext("misses {turns} turn", "misses {turns} turns", turns).format(turns=turns)


def wild() -> str:
    """What the sign on a laid wildcard means."""
    return _("wildcard")


def open_hand(name: str) -> str:
    """Before a hand that a cookbook lays open."""
    return _("{name}'s hand:").format(name=name)


# The middle of the table


def pile(count: int) -> str:
    """How many cards can still be drawn."""
    return _("pile: {count}").format(count=count)


def top(back: str) -> str:
    """What the back of the pile's top card shows; the back by its name."""
    return _("on top: {back}").format(back=back)


def discards(count: int) -> str:
    """How many cards lie in the discard pile."""
    return _("discards: {count}").format(count=count)


def discards_title() -> str:
    """Above the page of the discard pile."""
    return _("The discard pile")


def no_discards() -> str:
    """Nothing has been discarded yet."""
    return _("Nothing has been discarded yet.")


def discarded(card: str, count: int, copies: int) -> str:
    """A kind of card on the page: how many of how many lie there."""
    return _("{card}: {count} of {copies}").format(card=card, count=count, copies=copies)


# The duel


def duel() -> str:
    """Above the cards of the duel."""
    return _("the duel")


def swaps_first() -> str:
    """Before the first card of a duel."""
    return _("first, cards may change hands")


def value_stands(value: int) -> str:
    """What the next card must reach."""
    return _("{value} stands").format(value=value)


def any_value() -> str:
    """No card of the duel lies yet."""
    return _("any value will do")


def out() -> str:
    """What the sign of a seat out of the duel means."""
    return _("out of the duel")


# A private screen


def your_hand() -> str:
    """Above the hand."""
    return _("your hand")


def empty_hand() -> str:
    """In place of a hand."""
    return _("No card in your hand.")


def your_knowledge() -> str:
    """Before what the viewer knows of other hands."""
    return _("You know:")


def known(name: str, cards_: str) -> str:
    """What the viewer saw come into a hand, and is still there."""
    return _("{name} holds {cards}").format(name=name, cards=cards_)


def raise_first(letters: str) -> str:
    """Enter while nothing is raised."""
    return _("Raise a card first: {letters}, or the arrows.").format(letters=letters)


# The page of the whole table


def piles() -> str:
    """The key of the page."""
    return _("the piles")


def piles_title() -> str:
    """Above the page."""
    return _("Plates and piles")


def series_holds(laid: list[str]) -> str:
    """What lies in a player's series; the cards by their names."""
    if not laid:
        return _("Series: nothing yet.")
    return _("Series: {cards}.").format(cards=listed(laid))


def hand_holds(cards_: str) -> str:
    """A hand that a cookbook lays open."""
    return _("Open hand: {cards}.").format(cards=cards_)


def backs_of(backs: list[str]) -> str:
    """What the backs of a hand show, type by type."""
    return _("Hand: {backs}.").format(backs=listed(backs) or _("no card"))


def eaten_so_far(series: tuple[int, ...]) -> str:
    """What each completed series scored."""
    return _("Eaten: {series}.").format(series=listed([str(points) for points in series]))


def nothing_in_it() -> str:
    """An open hand without cards."""
    return _("no card")
