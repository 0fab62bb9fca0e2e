"""Actions as entries of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cookiegames.rules.batalha.actions import (
    Action,
    Assemble,
    Deal,
    DeclineMarker,
    DrawForced,
    DrawMarker,
    DrawPiece,
    DrawSlide,
    DrawTheft,
    Give,
    GivePiece,
    MoveOn,
    Play,
    RemoveSuit,
    TakeMarker,
    TurnUp,
    UseMarker,
)
from cookiegames.rules.batalha.cards import Piece

from ..language import _, listed
from ..voice import Voice
from .names import amounts, cookies, hand, said


def label(action: Action, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    """This action in a few words; those of chance say what was drawn."""
    match action:
        case RemoveSuit():
            return _("Remove {suit}").format(suit=said(action.suit, voice))
        case Deal():
            return _("Deal {cards}").format(cards=hand(action.cards, voice))
        case DrawPiece() | DrawTheft():
            return _("Draw a {piece} piece").format(piece=said(action.piece, voice))
        case DrawMarker():
            return _("Draw {marker}").format(marker=said(action.marker, voice))
        case DrawForced():
            return _("Draw {card}").format(card=said(action.card, voice))
        case DrawSlide():
            return _slide(action.pieces, voice)
        case MoveOn():
            return _("Move on")
        case Give():
            return _("Give {card}").format(card=said(action.card, voice))
        case TurnUp():
            return _("Turn up the next piece")
        case Play():
            return _("Play {card}").format(card=said(action.card, voice))
        case TakeMarker():
            return _("Take the marker")
        case DeclineMarker():
            return _("Leave the marker")
        case UseMarker():
            return _use(action, voice)
        case GivePiece():
            return _("Give a {piece} piece").format(piece=said(action.piece, voice))
        case Assemble():
            return _assemble(action, voice)
        case _:
            assert_never(action)


def _slide(pieces: Sequence[Piece | None], voice: Voice) -> str:
    drawn = [_("nothing") if piece is None else said(piece, voice) for piece in pieces]
    return _("Draw {pieces}").format(pieces=listed(drawn))


def _use(action: UseMarker, voice: Voice) -> str:
    marker = said(action.marker, voice)
    if action.target is None:
        return marker
    return _("{marker} on {target}").format(marker=marker, target=voice.name(action.target))


def _assemble(action: Assemble, voice: Voice) -> str:
    sacrificed = amounts(action.sacrificed, voice)
    joined = cookies(action.joined, voice)
    if sacrificed and joined:
        template = _("Sacrifice {pieces}; join {cookies}")
    elif sacrificed:
        template = _("Sacrifice {pieces}; leave the rest loose")
    elif joined:
        template = _("Join {cookies}")
    else:
        template = _("Leave all pieces loose")
    return template.format(pieces=sacrificed, cookies=joined)
