"""Why something is refused, and what to do instead."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.batasaurus.actions import Reason
from cookiegames.rules.batasaurus.cards import PLACES
from cookiegames.rules.batasaurus.options import TableReason
from cookiegames.rules.game import CommonReason, Refusal

from .. import common
from ..language import _
from ..voice import Voice


def refuse(refusal: Refusal, voice: Voice) -> str:  # noqa: ARG001 # as in every game
    """The sentence for this refusal; it speaks of places, which everybody sees."""
    match refusal.reason:
        case Reason() as reason:
            return _place(reason, refusal)
        case TableReason() as reason:
            return _table(reason, refusal)
        case CommonReason.NOT_AWAITED:
            return _not_awaited(refusal.clause)
        case _:
            raise TypeError(f"Batasaurus refuses nothing for {refusal.reason}")


def _place(reason: Reason, refusal: Refusal) -> str:
    match reason:
        case Reason.NO_CARD_THERE:
            return _("No card lies on place {number} any more: choose another one.").format(
                number=_number(refusal.facts["place"]) + 1
            )
        case Reason.NO_SUCH_PLACE:
            return _("The places are 1 to {most}: there is no place {number}.").format(
                most=PLACES, number=_number(refusal.facts["place"]) + 1
            )
        case Reason.BAD_DRAW:
            return common.damaged_match()
        case _:
            assert_never(reason)


def _table(reason: TableReason, refusal: Refusal) -> str:
    least, most = _number(refusal.facts["least"]), _number(refusal.facts["most"])
    match reason:
        case TableReason.SEATS:
            return common.seats(_number(refusal.facts["seats"]), least, most)
        case TableReason.SECONDS:
            return _(
                "Memorising may take {least} to {most} seconds, so {seconds} cannot be set."
            ).format(least=least, most=most, seconds=_number(refusal.facts["seconds"]))
        case _:
            assert_never(reason)


def _not_awaited(clause: str) -> str:
    match clause:
        case "BS-2":
            return _("The dinosaurs are being laid out: wait a moment.")
        case "BS-3":
            return _("First the dinosaurs are memorised and turned down.")
        case "BS-5":
            return _("A card is to be turned up now, by whoever's turn it is.")
        case "BS-7":
            return _("A battle is on: only a card laid on top is awaited.")
        case "BS-11":
            return _("The match is over: start another one.")
        case _:
            return common.not_awaited()


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
