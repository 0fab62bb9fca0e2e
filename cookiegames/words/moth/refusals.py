"""Why something is refused, and what to do instead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cookiegames.rules.game import CommonReason, Refusal, Seat
from cookiegames.rules.moth.actions import Reason
from cookiegames.rules.moth.cards import Card
from cookiegames.rules.moth.options import TableReason

from .. import common
from ..language import _
from ..voice import Voice
from .names import cards, said


def refuse(refusal: Refusal, voice: Voice) -> str:
    """The sentence for this refusal."""
    match refusal.reason:
        case Reason() as reason:
            return _reason(reason, refusal, voice)
        case TableReason() as reason:
            return _table(reason, refusal)
        case CommonReason.NOT_AWAITED:
            return _not_awaited(refusal.clause)
        case _:
            raise TypeError(f"The Cheating Moth refuses nothing for {refusal.reason}")


def _reason(reason: Reason, refusal: Refusal, voice: Voice) -> str:  # flat: one arm for each reason
    match reason:
        case Reason.NOT_IN_HAND:
            return _("You do not hold {card}.").format(card=_card(refusal, voice))
        case Reason.DOES_NOT_FIT:
            return _(
                "{card} is not one higher or one lower than {top}; 5 and 1 are neighbours."
            ).format(card=_card(refusal, voice), top=said(_a_card(refusal.facts["top"]), voice))
        case Reason.MOTH_ON_PILE:
            return _(
                "A moth is never played on the pile: throw {card} away when the guard blinks."
            ).format(card=_card(refusal, voice))
        case Reason.MOTH_LAST:
            return _("A moth is never the last card that is played: draw with 0.")
        case Reason.MUST_PLAY:
            return _("You can play {cards}, so you may not draw.").format(
                cards=_cards(refusal, voice)
            )
        case Reason.MOTH_GIVEN:
            return _("A moth is never given away: choose another card than {card}.").format(
                card=_card(refusal, voice)
            )
        case Reason.NOT_TO_THEM:
            return _("{name} does not get this card.").format(
                name=voice.name(_seat(refusal.facts["receiver"]))
            )
        case Reason.MUST_GIVE:
            return _("You have a card to give: {cards}.").format(cards=_cards(refusal, voice))
        case Reason.OTHER_NUMBER:
            return _("The race is for a {number}, and {card} has another number.").format(
                number=refusal.facts["number"], card=_card(refusal, voice)
            )
        case Reason.MOTH_RACED:
            return _("A moth is never laid in a race.")
        case Reason.NUMBERS_ONLY:
            return _("At this table only number cards are laid in a race.")
        case _:
            return _cheating(reason, refusal, voice)


def _cheating(reason: Reason, refusal: Refusal, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each reason
    match reason:
        case Reason.GUARD_CHEATS:
            return _("The guard never cheats: hand the Guard Bug on first, by catching somebody.")
        case Reason.MOTHS_ONLY:
            return _("Only moths may be thrown away, and {card} is none.").format(
                card=_card(refusal, voice)
            )
        case Reason.NOTHING_MARKED:
            return _("A paw throws the lowest moth here: there is nothing to mark.")
        case Reason.ONE_A_STRETCH:
            return _("You have thrown a card in this turn already: one at a time.")
        case Reason.LAST_CARD:
            return _("The last card of a hand is never thrown away.")
        case Reason.NOT_NOW:
            return _("Nobody may cheat now: wait for the next turn.")
        case Reason.NOT_GUARD:
            return _("Only the guard accuses, and that is {name}.").format(
                name=voice.name(_seat(refusal.facts["guard"]))
            )
        case Reason.NOT_ANOTHER:
            return _("The guard names one of the other players.")
        case Reason.PRESSED:
            return _("One press a watch counts.")
        case Reason.CALM:
            return _("This is a calm table: no paws here.")
        case Reason.SLAPPED:
            return _("You have slapped already.")
        case Reason.PLAYED_IT:
            return _("You played the mosquito, so you do not slap it.")
        case Reason.CLAIMED:
            return _("Your paw is in this race already.")
        case Reason.BAD_DRAW:
            return common.damaged_match()
        case _:
            raise AssertionError(f"no sentence for {reason}")


def _table(reason: TableReason, refusal: Refusal) -> str:
    facts = refusal.facts
    match reason:
        case TableReason.SEATS:
            seats, least, most = (_number(facts[name]) for name in ("seats", "least", "most"))
            return common.seats(seats, least, most)
        case TableReason.SECONDS:
            return _(
                "A watch may last up to {most} seconds, or 0 for no clock; {seconds} cannot be set."
            ).format(most=facts["most"], seconds=facts["seconds"])
        case _:
            assert_never(reason)


def _not_awaited(clause: str) -> str:
    match clause:
        case "CM-5":
            return _("The cards are being shuffled: wait a moment.")
        case "CM-7":
            return _("A card of the turn is awaited, from whoever's turn it is.")
        case "CM-14":
            return _("The spider's gift is awaited.")
        case "CM-16":
            return _("A race is on: a card of the cockroach's number is awaited.")
        case "CM-17":
            return _("The mosquito is being slapped, or its gifts are chosen.")
        case "CM-K2" | "CM-11b":
            return _("The guard is watching: wait until the watch is over.")
        case "CM-23":
            return _("An accusation is being settled: wait for the guard.")
        case "CM-12":
            return _("The round is over: press 0 on the common screen for the next one.")
        case "CM-13":
            return _("The match is over: start another one.")
        case _:
            return common.not_awaited()


def _card(refusal: Refusal, voice: Voice) -> str:
    return said(_a_card(refusal.facts["card"]), voice)


def _cards(refusal: Refusal, voice: Voice) -> str:
    held = refusal.facts["cards"]
    assert isinstance(held, Sequence)
    return cards([_a_card(card) for card in held], voice)


def _a_card(fact: object) -> Card:
    assert isinstance(fact, Card)
    return fact


def _seat(fact: object) -> Seat:
    return Seat(_number(fact))


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
