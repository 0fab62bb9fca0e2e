"""Actions as entries of a list."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.batasaurus.actions import (
    Action,
    LayOnTop,
    LayOut,
    MoveOn,
    TurnDown,
    TurnUp,
)

from ..language import _, listed
from ..voice import Voice
from .names import said


def label(action: Action, voice: Voice) -> str:
    """This action in a few words; those of chance say what was drawn."""
    match action:
        case LayOut():
            sets = [listed([said(card, voice) for card in cards]) for cards in action.sets]
            return _("Lay out {sets}").format(sets=_(" / ").join(sets))
        case MoveOn():
            return _("Turn all sets down")
        case TurnDown():
            return _("Turn the dinosaurs down")
        case TurnUp():
            return _("Turn up card {number}").format(number=action.place + 1)
        case LayOnTop():
            return _("Lay card {number} on top").format(number=action.place + 1)
        case _:
            assert_never(action)
