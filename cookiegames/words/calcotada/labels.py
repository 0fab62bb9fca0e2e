"""Actions as entries of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cookiegames.rules.calcotada.actions import (
    Action,
    Deal,
    Defend,
    Draw,
    Drawn,
    Duel,
    EndTurn,
    GiveBack,
    Lay,
    LeaveDuel,
    Lot,
    MoveOn,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Retire,
    Steal,
    Swap,
)
from cookiegames.rules.calcotada.cards import Back, Card

from ..language import _, listed
from ..voice import Voice
from .names import hand, laid, said


def label(action: Action, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    """This action in a few words; those of chance say what was drawn."""
    match action:
        case Deal():
            return _deal(action.hands, voice)
        case Drawn() | Lot():
            return _("Draw {card}").format(card=said(action.card, voice))
        case MoveOn():
            return _("Move on")
        case Draw():
            return _("Draw from the pile")
        case NoSecondCard():
            return _("Do without a second card")
        case Steal():
            return _("Steal from {name}").format(name=voice.name(action.victim))
        case PickBack():
            return _pick(action.back, voice)
        case PickCard():
            return _("Pick {card}").format(card=said(action.card, voice))
        case GiveBack():
            return _("Give {card}").format(card=said(action.card, voice))
        case Lay():
            cards = listed([laid(card, action.value, voice) for card in action.cards])
            return _("Lay {cards}").format(cards=cards)
        case Retire():
            return _("Retire the series")
        case PlayTweezers() | PlayWineJug() | PlayCookbook() | PlaySausage():
            return _attack(action, voice)
        case EndTurn():
            return _("End the turn")
        case Defend():
            return _("Answer with {card}").format(card=said(action.card, voice))
        case Swap() | NoMoreSwaps() | Duel() | LeaveDuel():
            return _duel(action, voice)
        case _:
            assert_never(action)


def _deal(hands: Sequence[Sequence[Card]], voice: Voice) -> str:
    return _("Deal {hands}").format(hands=_(" / ").join(hand(cards, voice) for cards in hands))


def _pick(back: Back | None, voice: Voice) -> str:
    if back is None:
        return _("Pick a card unseen")
    return _("Pick a card whose back shows {back}").format(back=said(back, voice))


def _attack(action: PlayTweezers | PlayWineJug | PlayCookbook | PlaySausage, voice: Voice) -> str:
    match action:
        case PlayTweezers(owner=owner) if owner == voice.you:
            return _("Use {card} on your own {place}").format(
                card=said(Card.TWEEZERS, voice), place=said(action.place, voice)
            )
        case PlayTweezers():
            return _("Use {card} on {name}'s {place}").format(
                card=said(Card.TWEEZERS, voice),
                name=voice.name(action.owner),
                place=said(action.place, voice),
            )
        case PlayWineJug():
            card = Card.WINE_JUG
        case PlaySausage():
            card = Card.SAUSAGE
        case PlayCookbook():
            return _("Open the {card}").format(card=said(Card.COOKBOOK, voice))
        case _:
            assert_never(action)
    return _("Use {card} on {name}").format(card=said(card, voice), name=voice.name(action.target))


def _duel(action: Swap | NoMoreSwaps | Duel | LeaveDuel, voice: Voice) -> str:
    match action:
        case Swap():
            return _("Swap {card} for the {place}").format(
                card=said(action.card, voice), place=said(action.place, voice)
            )
        case NoMoreSwaps():
            return _("Swap no more")
        case Duel():
            return _("Play {card}").format(card=laid(action.card, action.value, voice))
        case LeaveDuel():
            return _("Leave the duel")
        case _:
            assert_never(action)
