"""Actions as entries of a list."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.moth.actions import (
    Accuse,
    Action,
    Claim,
    Deal,
    Draw,
    Drawn,
    Give,
    GiveNothing,
    Lay,
    LayNothing,
    Lot,
    Mark,
    MoveOn,
    Order,
    Play,
    Press,
    Shout,
    Slap,
    Throw,
)

from ..language import _
from ..voice import Voice
from .names import cards, said


def label(action: Action, voice: Voice) -> str:
    """This action in a few words; those of chance say what was drawn."""
    match action:
        case Deal() | Drawn() | Lot() | Order():
            return _chance(action, voice)
        case Press() | Shout() | Accuse() | Slap() | Claim() | MoveOn():
            return _openly(action, voice)
        case _:
            return _at_the_keyboard(action, voice)


def _chance(action: Deal | Drawn | Lot | Order, voice: Voice) -> str:
    match action:
        case Deal():
            hands = _(" / ").join(cards(hand, voice) for hand in action.hands)
            return _("Deal {hands}, and turn {card}").format(
                hands=hands, card=said(action.top, voice)
            )
        case Drawn():
            return _("Draw {cards}").format(cards=cards(action.cards, voice))
        case Lot():
            return _("{name} is drawn as the slowest").format(name=voice.name(action.seat))
        case Order():
            return _("The race goes {names}").format(names=voice.people(action.seats))
        case _:
            assert_never(action)


def _openly(action: Press | Shout | Accuse | Slap | Claim | MoveOn, voice: Voice) -> str:
    match action:
        case Press():
            return _("Press the paw")
        case Shout():
            return _("Shout: caught you!")
        case Accuse():
            return _("Name {name}").format(name=voice.name(action.seat))
        case Slap():
            return _("Slap")
        case Claim():
            return _("Be first in the race")
        case MoveOn():
            return _("go on")
        case _:
            assert_never(action)


def _at_the_keyboard(
    action: Play | Draw | Give | GiveNothing | Lay | LayNothing | Throw | Mark, voice: Voice
) -> str:
    match action:
        case Play():
            return _("Play {card}").format(card=said(action.card, voice))
        case Draw():
            return _("Draw a card")
        case Give():
            return _("Give {card} to {name}").format(
                card=said(action.card, voice), name=voice.name(action.receiver)
            )
        case GiveNothing():
            return _("Give nothing")
        case Lay():
            return _("Lay {card}").format(card=said(action.card, voice))
        case LayNothing():
            return _("Lay nothing")
        case Throw():
            return _("Throw {card} away").format(card=said(action.card, voice))
        case Mark():
            if action.card is None:
                return _("Mark no card")
            return _("Mark {card}").format(card=said(action.card, voice))
        case _:
            assert_never(action)
