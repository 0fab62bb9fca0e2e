"""What the cards are called, and how they stand in a list."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from cookiegames.rules.whostole.cards import Card

from ..language import _, listed
from ..voice import Voice


def call(thing: Enum) -> str:
    """The name of a card, as it stands within a sentence."""
    if not isinstance(thing, Card):
        raise TypeError(f"Who stole the cookie? has no {type(thing).__name__}")
    return _card(thing)


def said(thing: Enum, voice: Voice) -> str:
    """The name of this thing as this listener knows it."""
    return (voice.call or call)(thing)


def hand(cards: Sequence[Card], voice: Voice) -> str:
    """These cards as a list."""
    return listed([said(card, voice) for card in cards])


def named(card: Card, voice: Voice) -> str:
    """What the Babysitter names: the two 3s are one, and that is no card of its own (WS-23)."""
    if card.name_alike is Card.PLAYFUL_ONE:
        return _("Game Time")
    return said(card, voice)


def _card(card: Card) -> str:  # noqa: C901 # flat: one arm for each card
    match card:
        case Card.COOKIE_THIEF:
            return _("The Cookie Thief")
        case Card.PONY_FAN:
            return _("The Pony Fan")
        case Card.BIG_WETTER:
            return _("The Big Wetter")
        case Card.SISSY:
            return _("The Sissy")
        case Card.ADVENTUROUS_CUB:
            return _("The Adventurous Cub")
        case Card.NAPPY_FELLOW:
            return _("The Nappy Fellow")
        case Card.PLAYFUL_ONE:
            return _("The Playful One")
        case Card.TEA_PARTY:
            return _("The Tea Party")
        case Card.SPY_CUB:
            return _("Spy Cub")
        case Card.DIAPER_CHANGE:
            return _("Diaper Change")
        case Card.BABYSITTER:
            return _("The Babysitter")
        case Card.COOKIE:
            return _("The Cookie")
        case _:
            assert_never(card)
