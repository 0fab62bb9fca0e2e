"""Actions as entries of a list."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.whostole.actions import Action, Deal, Discard, Draw, MoveOn

from ..language import _
from ..voice import Voice
from .names import hand, named, said


def label(action: Action, voice: Voice) -> str:
    """This action in a few words; those of chance say what was drawn."""
    match action:
        case Deal():
            return _deal(action, voice)
        case Draw():
            return _("Draw {card}").format(card=said(action.card, voice))
        case MoveOn():
            return _("Move on")
        case Discard():
            return _discard(action, voice)
        case _:
            assert_never(action)


def _deal(action: Deal, voice: Voice) -> str:
    hands = hand(action.hands, voice)
    if not action.laid_open:
        return _("Deal {cards}").format(cards=hands)
    return _("Lay {aside} aside; deal {cards}").format(
        aside=hand(action.laid_open, voice), cards=hands
    )


def _discard(action: Discard, voice: Voice) -> str:
    card = said(action.card, voice)
    if action.target is None:
        return _("Discard {card}").format(card=card)
    if action.target == voice.you:
        return _("{card} on yourself").format(card=card)
    name = voice.name(action.target)
    if action.named is None:
        return _("{card} on {name}").format(card=card, name=name)
    return _("{card} on {name}: {named}").format(
        card=card, name=name, named=named(action.named, voice)
    )
