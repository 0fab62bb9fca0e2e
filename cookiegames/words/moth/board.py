"""The short labels on the table of The Cheating Moth. None tells how many cards there are."""

from __future__ import annotations

from collections.abc import Sequence

from ..language import _, listed, ngettext

# The middle


def discard() -> str:
    """Above the discard pile."""
    return _("discard pile")


def stock(*, any: bool) -> str:  # as it reads: is there any
    """Whether there is anything to draw without shuffling."""
    return _("stock") if any else _("no stock left")


def empty_hand() -> str:
    """In place of a hand without cards."""
    return _("no card left")


def guard(name: str) -> str:
    """What the sign of the Guard Bug means."""
    return _("{name} guards").format(name=name)


# Windows


def paws_ready() -> str:
    """Before a watch begins."""
    return _("Paws ready ...")


def falling() -> str:
    """Before a card falls that is slapped or raced for."""
    return _("Paws ready ... it comes any moment, and before that no paw counts.")


def slap_now() -> str:
    """The mosquito has fallen."""
    return _("The mosquito! SLAP!")


def race_now(number: int) -> str:
    """The race is on."""
    return _("The cockroach! Who has a {number}? GO!").format(number=number)


def seconds_left(count: int) -> str:
    """Beside the bar."""
    return ngettext("{count} second", "{count} seconds", count).format(count=count)


def stands(*, watch: bool) -> str:
    """The clock was interrupted."""
    if watch:
        return _("The watch stands still. All paws ready? Press 0, and it starts anew.")
    return _("The clock stands still. All paws ready? Press 0, and it starts anew.")


def stops_clock() -> str:
    """What Esc does while a clock runs."""
    return _("stop the clock")


def starts_anew() -> str:
    """What 0 does while the clock stands."""
    return _("start the clock anew")


def guard_shouts() -> str:
    """What the guard's key does at a calm table."""
    return _("caught you!")


# Caught


def caught_you() -> str:
    """Above the list of the players that the guard may name."""
    return _("Caught you!")


def names_them() -> str:
    """What Enter does on a player of that list."""
    return _("name")


# The hand


def your_hand() -> str:
    """Above the viewer's own cards."""
    return _("your cards")


def raise_first() -> str:
    """Why a key did nothing that is for a raised card."""
    return _("Raise a card first: press its letter.")


def draws() -> str:
    """What 0 does in a turn in which no card fits."""
    return _("draw")


def gives_nothing() -> str:
    """What 0 does where a card may be given."""
    return _("give nothing")


def lays_nothing() -> str:
    """What 0 does in a race."""
    return _("lay nothing")


def throws() -> str:
    """What the space bar does with a raised card."""
    return _("throw away")


def mark() -> str:
    """What a key does with a raised card, so that the paw throws it."""
    return _("mark for the paw")


def unmark() -> str:
    """What the same key does with the marked card."""
    return _("take the mark away")


def marked(card: str) -> str:
    """What the paw throws; the card by its name."""
    return _("Your paw throws {card}.").format(card=card)


def thrown_so_far(cards: Sequence[str]) -> str:
    """What the viewer has thrown in this round; cards by their names."""
    return _("Thrown away: {cards}.").format(cards=listed(list(cards)))


def you_threw(card: str) -> str:
    """A throw a moment ago, to its owner alone."""
    return _("{card} is gone, and nobody saw which card it was.").format(card=card)


def known(name: str, card: str) -> str:
    """A card that the viewer gave away."""
    return _("{name} holds {card}.").format(name=name, card=card)


def give_to_whom(card: str) -> str:
    """Above the list of those who can be given a card."""
    return _("Who gets {card}?").format(card=card)


# Trying paws out


def try_out_title() -> str:
    """Above the page."""
    return _("Find your paws")


def try_out() -> str:
    """What paws are for."""
    return _(
        "Each of you has one key, your paw: it throws moths and feints in a watch, slaps "
        "mosquitoes and races for cockroaches; the guard's paw shouts. Try it out: press yours."
    )


def several_keys() -> str:
    """What keyboards cannot do."""
    return _(
        "Some keyboards miss keys while several are held down: tap, do not hold. A paw that "
        "misses can be changed for another key."
    )


def pressed(count: int) -> str:
    """How often a paw was heard."""
    if not count:
        return _("not heard yet")
    return ngettext("heard {count} time", "heard {count} times", count).format(count=count)


def starts() -> str:
    """What Enter does."""
    return _("begin")


def chooses_player() -> str:
    """What the arrows do."""
    return _("choose a player")


def changes_key() -> str:
    """What Backspace does for the chosen player."""
    return _("change the paw")


def press_new_key(name: str) -> str:
    """A key is awaited that is to be this player's paw."""
    return _("{name}, press the key that is to be your paw.").format(name=name)


def no_paw() -> str:
    """A key that is needed for something else, or draws nothing."""
    return _("That key cannot be a paw: choose another letter, a sign, or the space bar.")


def key_taken(sign: str, name: str) -> str:
    """A key that is somebody else's paw."""
    return _("{sign} is {name}'s paw already: choose another key.").format(sign=sign, name=name)
