"""Why something is refused, and what to do instead."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from cookiegames.rules.calcotada.actions import Reason
from cookiegames.rules.calcotada.cards import Card
from cookiegames.rules.calcotada.events import Attack
from cookiegames.rules.calcotada.options import TableReason
from cookiegames.rules.game import CommonReason, Refusal, Seat

from .. import common
from ..language import _
from ..voice import Voice
from .names import said


def refuse(refusal: Refusal, voice: Voice) -> str:
    """The sentence for this refusal. Without `voice.you` it names nothing that is in a hand."""
    match refusal.reason:
        case Reason.BAD_DEAL:
            return common.damaged_match()
        case Reason() if voice.you is None:
            return _("That is not possible here: whoever it concerns takes the keyboard first.")
        case Reason() as reason:
            return _privately(reason, refusal, voice).format(**_facts(refusal, voice))
        case TableReason.SEATS:
            facts = refusal.facts
            return common.seats(
                _number(facts["seats"]), _number(facts["least"]), _number(facts["most"])
            )
        case CommonReason.NOT_AWAITED:
            return _not_awaited(refusal.clause)
        case _:
            raise TypeError(f"Calçotada Wars refuses nothing for {refusal.reason}")


def _privately(reason: Reason, refusal: Refusal, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    match reason:
        case Reason.NOT_IN_HAND:
            return _not_in_hand(refusal.clause)
        case Reason.DRAW_FIRST:
            return _("First draw a card from the pile: that comes after the draw.")
        case Reason.SECOND_FIRST:
            return _("First settle the second card: draw it, steal it, or do without.")
        case Reason.FIRST_FROM_PILE:
            return _("The first card of a turn comes from the pile: draw it there.")
        case Reason.DREW_BOTH:
            return _("Both cards of this turn are settled: lay, play, or end your turn.")
        case Reason.PILE_EMPTY:
            return _("The pile is empty: steal the second card from a hand, or do without.")
        case Reason.NOT_YOURSELF:
            return _("That is for somebody else: choose another player.")
        case Reason.EMPTY_HAND:
            return _("{target} has no card in hand: choose another player.")
        case Reason.NO_SUCH_BACK:
            return _("No card there can be picked like that: choose one of those that are shown.")
        case Reason.NOTHING_THERE:
            return _nothing_there(refusal, voice)
        case Reason.ONLY_AN_ANSWER:
            return _("Keep {card} for an answer: it only helps when somebody attacks you.")
        case Reason.WRONG_DEFENCE:
            return _wrong_defence(refusal.facts["attack"])
        case Reason.NOT_AN_ACTION:
            return _(
                "You can only swap action cards, and {card} is none: choose one, or swap no more."
            )
        case Reason.TOO_LITTLE:
            return _(
                "The duel stands at {least}, and {card} would count {value}: play {least} or more."
            )
        case Reason.NOT_A_VALUE:
            return _(
                "A duel takes ingredients, each for its own value, so not {card} for that: choose "
                "again."
            )
        case Reason.MUST_PLAY:
            return _("You can still play {card}: nobody leaves the duel with that in hand.")
        case Reason.BAD_DEAL:
            return common.damaged_match()
        case _:
            return _laying(reason)


def _laying(reason: Reason) -> str:
    match reason:
        case Reason.ONE_PLAY:
            return _("You have laid ingredients in this turn: keep the others for your next one.")
        case Reason.ONE_CARD:
            return _("The next series is opened with a single card: choose one.")
        case Reason.NOT_AN_INGREDIENT:
            return _("Only ingredients are laid, and {card} is none: leave it out.")
        case Reason.PLACE_TAKEN:
            return _("The place of {card} is taken: lay something else, or retire the series.")
        case Reason.SAME_PLACE:
            return _("Each place takes one card: choose cards of different ingredients.")
        case Reason.OTHER_VALUE:
            return _("Lay together only cards of the same value: {card} does not count {value}.")
        case Reason.BAD_VALUE:
            return _("A wildcard stands for 7, 11, 13 or 17: name one of these.")
        case Reason.TOO_HIGH:
            return _(
                "The {before} before it counts {limit}, so {card} cannot count {value}: lay "
                "{limit} or less there."
            )
        case Reason.TOO_LOW:
            return _(
                "The {after} after it counts {limit}, so {card} cannot count {value}: lay "
                "{limit} or more there."
            )
        case Reason.NOTHING_TO_RETIRE:
            return _("Nothing lies in your series: there is nothing to retire yet.")
        case _:
            raise TypeError(f"{reason} is not about laying")


def _not_in_hand(clause: str) -> str:
    match clause:
        case "CW-14":
            return _("There is no {card} to choose here: choose one of the cards that are shown.")
        case "CW-23" | "CW-24":
            return _("You do not hold {card}, so you cannot answer with it: let the attack happen.")
        case _:
            return _("You do not hold {card}: choose one of your own cards.")


def _nothing_there(refusal: Refusal, voice: Voice) -> str:
    if refusal.facts["target"] == voice.you:
        return _("Your own {place} place is empty: choose a card that lies on the table.")
    return _("{target}'s {place} place is empty: choose a card that lies on the table.")


def _wrong_defence(attack: object) -> str:
    assert isinstance(attack, Attack)
    match attack:
        case Attack.THEFT:
            return _("A thief is stopped by {bread} alone, not by {card}: play that, or nothing.")
        case Attack.TWEEZERS:
            return _("Only {apron} stops {tweezers}, not {card}: play that, or nothing.")
        case Attack.SAUSAGE:
            return _("Only {bread} stops {sausage}, not {card}: play that, or nothing.")
        case _:
            assert_never(attack)


def _not_awaited(clause: str) -> str:
    match clause:
        case "CW-3" | "CW-12":
            return _("Cards are being dealt or drawn: wait a moment.")
        case "CW-14":
            return _("A card is picked, or given back, only while a theft is going on.")
        case "CW-16":
            return _(
                "That is for the player whose turn it is, and what has begun is finished first: "
                "the line above the keys says what is awaited."
            )
        case "CW-25":
            return _("Only a player under attack answers, and only before anything else happens.")
        case "CW-41":
            return _("Cards are swapped just before a duel, one duellist after the other.")
        case "CW-42":
            return _("In a duel one player acts after the other: wait until it comes round.")
        case "CW-30":
            return _("The match is over: start another one.")
        case _:
            return common.not_awaited()


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _facts(refusal: Refusal, voice: Voice) -> dict[str, str]:
    facts = {
        "apron": said(Card.APRON, voice),
        "bread": said(Card.BREAD, voice),
        "sausage": said(Card.SAUSAGE, voice),
        "tweezers": said(Card.TWEEZERS, voice),
    }
    for name, fact in refusal.facts.items():
        if name == "target":
            facts[name] = voice.name(Seat(_number(fact)))
        elif isinstance(fact, Attack):
            continue
        elif isinstance(fact, Enum):
            facts[name] = said(fact, voice)
        else:
            facts[name] = str(fact)
    return facts
