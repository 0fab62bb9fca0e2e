"""Why something is refused, and what to do instead."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.game import CommonReason, Refusal, Seat
from cookiegames.rules.whostole.actions import Reason
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.options import TableReason

from .. import common
from ..language import _
from ..voice import Voice
from .names import named, said


def refuse(refusal: Refusal, voice: Voice) -> str:
    """The sentence for this refusal. Without `voice.you` it names nothing that is in a hand."""
    match refusal.reason:
        case Reason.BAD_DRAW:
            return common.damaged_match()
        case Reason() if voice.you is None:
            return _("That is not possible here: whoever it concerns takes the keyboard first.")
        case Reason() as reason:
            return _privately(reason, refusal, voice)
        case TableReason.SEATS:
            facts = refusal.facts
            return common.seats(
                _number(facts["seats"]), _number(facts["least"]), _number(facts["most"])
            )
        case CommonReason.NOT_AWAITED:
            return _not_awaited(refusal.clause)
        case _:
            raise TypeError(f"Who stole the cookie? refuses nothing for {refusal.reason}")


def _privately(reason: Reason, refusal: Refusal, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    match reason:
        case Reason.NOT_IN_HAND:
            template = _("You do not hold {card}: discard one of your own cards.")
        case Reason.PONY_FAN:
            template = _("You hold {card} too, so {pony_fan} must be the one you discard.")
        case Reason.NEEDS_TARGET:
            template = _("Choose a player for {card}.")
        case Reason.TAKES_NO_TARGET:
            template = _("{card} chooses nobody: discard it without a player.")
        case Reason.NOT_YOURSELF:
            template = _("{card} is for somebody else: choose another player.")
        case Reason.OUT:
            template = _("{target} is out of the round: choose another player for {card}.")
        case Reason.PROTECTED:
            template = _protection(refusal.facts["by"])
        case Reason.NOBODY_TO_CHOOSE:
            template = _("Nobody else can be chosen now: discard {card} without choosing anybody.")
        case Reason.NEEDS_NAME:
            template = _("Say which card {babysitter} is looking for.")
        case Reason.CANNOT_NAME if refusal.facts["named"] is Card.TEA_PARTY:
            template = _("The two 3s are named as one: name {named}.")
        case Reason.CANNOT_NAME:
            template = _("{named} may not be named: name another card.")
        case Reason.NAMES_NOTHING:
            template = _("{card} names no card: only {babysitter} does.")
        case Reason.BAD_DRAW:
            template = common.damaged_match()
        case _:
            assert_never(reason)
    return template.format(**_facts(refusal, voice))


def _protection(by: object) -> str:
    if by is Card.DIAPER_CHANGE:
        return _(
            "{target} is protected by {by} until the end of {target}'s next turn: choose another "
            "player for {card}."
        )
    return _(
        "{target} is protected by {by} until {target}'s next turn begins: choose another player "
        "for {card}."
    )


def _not_awaited(clause: str) -> str:
    match clause:
        case "WS-2":
            return _("Cards are being dealt or drawn: wait a moment.")
        case "WS-4":
            return _("A card is to be discarded now: whoever's turn it is takes the keyboard.")
        case "WS-7":
            return _("The round is over: go on to the next one with 0.")
        case "WS-9":
            return _("The match is over: start another one.")
        case _:
            return common.not_awaited()


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _facts(refusal: Refusal, voice: Voice) -> dict[str, str]:
    facts = {
        "pony_fan": said(Card.PONY_FAN, voice),
        "babysitter": said(Card.BABYSITTER, voice),
    }
    for name, fact in refusal.facts.items():
        if name == "target":
            facts[name] = voice.name(Seat(_number(fact)))
        elif isinstance(fact, Card):
            facts[name] = named(fact, voice) if name == "named" else said(fact, voice)
    return facts
