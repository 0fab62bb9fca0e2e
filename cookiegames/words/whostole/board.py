"""The short labels on the table, the common one and the private one."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.whostole.observation import Phase

from ..language import _, ngettext

# Plates


def cards() -> str:
    """What the sign of a card back counts."""
    return _("cards")


def cards_held(count: int) -> str:
    """On a plate with room for words."""
    return ngettext("{count} card", "{count} cards", count).format(count=count)


def tokens_of(count: int, goal: int) -> str:
    """How far a seat has come."""
    return _("{count} of {goal}").format(count=count, goal=goal)


def goal(count: int) -> str:
    """How many cookies win the match."""
    return ngettext("{count} cookie wins", "{count} cookies win", count).format(count=count)


def starter() -> str:
    """What the sign of the starter means."""
    return _("began the round")


def awaited() -> str:
    """What the sign of the awaited seat means."""
    return _("is awaited")


def out() -> str:
    """What the sign of a seat out of the round means."""
    return _("out of the round")


def napping(card: str) -> str:
    """What the sign of the Nappy Fellow means; the card by its name."""
    return _("protected by {card} until the next turn begins").format(card=card)


def changing(card: str) -> str:
    """What the sign of the Diaper Change means; the card by its name."""
    return _("protected by {card} until the next turn, which is skipped, ends").format(card=card)


def safe() -> str:
    """On a plate with little room: napping."""
    return _("safe")


def away() -> str:
    """On a plate with little room: under the Diaper Change."""
    return _("away")


# The middle of the table


def deck(count: int) -> str:
    """How many cards can still be drawn."""
    return _("deck: {count}").format(count=count)


def aside(count: int) -> str:
    """How many cards lie face down beside the deck."""
    return _("unseen aside: {count}").format(count=count)


def laid_open() -> str:
    """Before the five cards that a round of two goes without."""
    return _("out of the round:")


def discards() -> str:
    """Above the discards of all."""
    return _("discards")


def no_discards() -> str:
    """A player has discarded nothing yet."""
    return _("none yet")


def unseen() -> str:
    """Above the strip of the cards that are not on the table yet."""
    return _("not seen yet")


def nothing_yet(phase: Phase) -> str:
    """Where no card lies on the table."""
    match phase:
        case Phase.DEAL:
            return _("the cards are about to be dealt")
        case Phase.DRAW | Phase.TURN | Phase.REDRAW:
            return _("nothing has been discarded yet")
        case Phase.PAUSE | Phase.OVER:
            return _("the cards are gathered in")
        case _:
            assert_never(phase)


# A private screen


def your_hand() -> str:
    """Above the hand."""
    return _("your hand")


def empty_hand(*, out_of_round: bool) -> str:
    """In place of a hand."""
    if out_of_round:
        return _("You are out of this round: no card in your hand.")
    return _("No card in your hand.")


def known(name: str, card: str) -> str:
    """What the viewer was shown, or gave away, and is still there."""
    return _("{name} holds {card}").format(name=name, card=card)


def your_knowledge() -> str:
    """Before what the viewer knows of other hands."""
    return _("You know:")


def must_go(card: str) -> str:
    """On the Pony Fan, where it is the one to discard."""
    return _("{card} must go").format(card=card)


def choose_target(card: str) -> str:
    """Above the list of players an effect may choose."""
    return _("{card}: whom do you choose?").format(card=card)


def name_card(card: str, name: str) -> str:
    """Above the list of cards that may be named."""
    return _("{card}: which card does {name} hold?").format(card=card, name=name)


def yourself() -> str:
    """The viewer's own entry in the list of players."""
    return _("yourself")


def protected_by(name: str, card: str) -> str:
    """An entry of the list that cannot be chosen."""
    return _("{name} (protected by {card})").format(name=name, card=card)


def is_out(name: str) -> str:
    """An entry of the list that cannot be chosen."""
    return _("{name} (out of the round)").format(name=name)


def nobody_to_choose() -> str:
    """In place of the list of players."""
    return _("Nobody else can be chosen now: the card will do nothing.")


def discard() -> str:
    """What Enter does to the raised card."""
    return _("discard")


def still_unseen(count: int) -> str:
    """Beside a card that may be named: how many of it this seat has not seen."""
    return _("not seen yet: {count}").format(count=count)


# All cards


def all_cards() -> str:
    """Above the page of all cards."""
    return _("The twelve cards")


def discards_of(name: str, cards: str) -> str:
    """What a player has discarded in this round, in order."""
    return _("{name} discarded: {cards}").format(name=name, cards=cards)


def copies(count: int) -> str:
    """How many of a card there are."""
    return ngettext("{count} copy", "{count} copies", count).format(count=count)


# Between rounds


def hands_shown() -> str:
    """Above the hands that are revealed when a round ends."""
    return _("the last hands")


def held(name: str, card: str, value: int) -> str:
    """A revealed hand and what it counts."""
    return _("{name}: {card}, {value}").format(name=name, card=card, value=value)


def discarded_sum(name: str, total: int) -> str:
    """What breaks a tie."""
    return _("{name}'s discards: {total}").format(name=name, total=total)


def round_won(name: str) -> str:
    """Beside a winner of the round."""
    return _("{name} eats a cookie").format(name=name)
