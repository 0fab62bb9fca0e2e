"""What can be chosen on a private screen: beside the hand, by Enter, and in lists."""

from __future__ import annotations

from ..language import _, ngettext

# What may be done, beside the hand


def draws() -> str:
    """Take the top card of the pile."""
    return _("draw from the pile")


def steals() -> str:
    """Take the second card from a hand."""
    return _("steal a card")


def does_without() -> str:
    """No second card."""
    return _("do without")


def retires() -> str:
    """Give up the unfinished series."""
    return _("retire the series")


def ends_turn() -> str:
    """Nothing more in this turn."""
    return _("end the turn")


def swaps_no_more() -> str:
    """On to the duel."""
    return _("swap no more")


def leaves_duel() -> str:
    """Nothing is high enough."""
    return _("leave the duel")


# What Enter does


def lays() -> str:
    """On raised ingredients."""
    return _("lay")


def does() -> str:
    """On something that is no card."""
    return _("do it")


def lowers() -> str:
    """The key that lowers all that is raised."""
    return _("lower")


def not_together() -> str:
    """Why a card was raised alone, and the others lowered."""
    return _("Only cards of one value, each of another ingredient, are laid together.")


def answers() -> str:
    """On a defence, under an attack."""
    return _("answer")


def picks() -> str:
    """On a card of the victim."""
    return _("pick")


def swaps() -> str:
    """On an action card before a duel."""
    return _("swap")


# Lists


def choose_victim() -> str:
    """Above the players whose hand can be stolen from."""
    return _("Steal a card: from whom?")


def choose_target(card: str) -> str:
    """Above the players a card can be used on; the card by its name."""
    return _("Use {card}: on whom?").format(card=card)


def choose_laid(card: str) -> str:
    """Above the laid cards that tweezers can take; the card by its name."""
    return _("Use {card}: which card do you take?").format(card=card)


def choose_value(cards_: str) -> str:
    """Above the values that wildcards can stand for; the cards by their names."""
    return _("What do you lay {cards} as?").format(cards=cards_)


def choose_duel_value(card: str) -> str:
    """The same in a duel; the card by its name."""
    return _("What do you play {card} as?").format(card=card)


def choose_swap(card: str) -> str:
    """Above the laid cards an action card can be swapped for; the card by its name."""
    return _("Swap {card}: for which card of your series?").format(card=card)


def yourself() -> str:
    """The viewer's own entry in a list of players."""
    return _("yourself")


def laid_by(card: str, name: str) -> str:
    """An entry of the laid cards of others."""
    return _("{card} ({name})").format(card=card, name=name)


def laid_by_you(card: str) -> str:
    """An entry of the viewer's own laid cards."""
    return _("{card} (yours)").format(card=card)


def holds_nothing(name: str) -> str:
    """An entry that cannot be chosen."""
    return _("{name} (no card in hand)").format(name=name)


def as_value(value: int) -> str:
    """An entry of the values."""
    return _("as {value}").format(value=value)


def would_score(points: int) -> str:
    """Beside a value that completes the series."""
    return ngettext("{points} calçot", "{points} calçots", points).format(points=points)
