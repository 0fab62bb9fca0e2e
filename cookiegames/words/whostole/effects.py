"""What each card does, and what its cub would say to that."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.whostole.cards import Card

from ..language import _
from .names import call


def text(card: Card) -> str:  # noqa: C901 # flat: one arm for each card
    """The whole effect of this card."""
    match card:
        case Card.COOKIE_THIEF:
            return _(
                "However it comes to be discarded, its owner is caught and out of the round. "
                "Kept to the end of the round, it is the strongest card."
            )
        case Card.PONY_FAN:
            template = _(
                "Does nothing when discarded. But who holds it together with {wetter} or {sissy} "
                "must discard it, without showing the other card."
            )
        case Card.BIG_WETTER:
            return _("Choose another player: the two of you trade hands.")
        case Card.SISSY:
            template = _(
                "Choose any player, yourself too: that player discards the card in hand without "
                "its effect and draws a new one. {thief} falling like this is caught all the same."
            )
        case Card.ADVENTUROUS_CUB:
            return _(
                "When the second of the two is discarded, by anybody and in any way, the round "
                "ends: the player in front of whom the first one lies wins it, if still in."
            )
        case Card.NAPPY_FELLOW:
            return _(
                "You are protected: until your next turn begins, nobody else's card can choose you."
            )
        case Card.PLAYFUL_ONE:
            return _(
                "Choose another player and compare your cards in secret: the lower one is out of "
                "the round. Equal cards: nothing happens."
            )
        case Card.TEA_PARTY:
            return _(
                "Choose another player and compare your cards in secret: the higher one is out of "
                "the round. Equal cards: nothing happens."
            )
        case Card.SPY_CUB:
            return _("Choose another player and look at that hand; nobody else may see it.")
        case Card.DIAPER_CHANGE:
            return _(
                "Choose any player, yourself too: until the end of that player's next turn no "
                "card can choose that player, who neither draws nor discards in that turn."
            )
        case Card.BABYSITTER:
            template = _(
                "Choose another player and name a card other than {babysitter}: whoever holds it "
                "is out of the round. The two 3s are named as one: Game Time."
            )
        case Card.COOKIE:
            template = _(
                "Counts 0, but 8 when hands are shown at the end of the round. If it then ties "
                "with {thief}, both of you eat a cookie."
            )
        case _:
            assert_never(card)
    return template.format(
        thief=call(Card.COOKIE_THIEF),
        wetter=call(Card.BIG_WETTER),
        sissy=call(Card.SISSY),
        babysitter=call(Card.BABYSITTER),
    )


def flavour(card: Card) -> str:  # noqa: C901 # flat: one arm for each card
    """One line from the nursery, for fun alone."""
    match card:
        case Card.COOKIE_THIEF:
            return _("These are not crumbs. These are freckles.")
        case Card.PONY_FAN:
            return _("Seventeen wooden ponies, and each has a birthday this week.")
        case Card.BIG_WETTER:
            return _("There was one puddle in the whole garden, and look who found it.")
        case Card.SISSY:
            return _("One more ribbon, and the plush rabbit is ready for the ball.")
        case Card.ADVENTUROUS_CUB:
            return _("Cookies can wait: behind the sofa there must be pirate gold.")
        case Card.NAPPY_FELLOW:
            return _("Shh. In this dream there is a whole mountain of cookies.")
        case Card.PLAYFUL_ONE:
            return _("You are the dragon, and the pillow fort is my castle.")
        case Card.TEA_PARTY:
            return _("Another cup of nothing, Sir Bear? With sugar?")
        case Card.SPY_CUB:
            return _("Under the table, behind the curtain, and very nearly invisible.")
        case Card.DIAPER_CHANGE:
            return _("Back in a moment, as fresh as a daisy.")
        case Card.BABYSITTER:
            return _("I count the cookies, I count the cubs, and one of these is wrong.")
        case Card.COOKIE:
            return _("Warm, round, and entirely innocent.")
        case _:
            assert_never(card)
