"""Why something is refused, and what to do instead."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

from cookiegames.rules.batalha.actions import Reason
from cookiegames.rules.batalha.cards import Marker, Piece
from cookiegames.rules.batalha.options import TableReason
from cookiegames.rules.game import CommonReason, Refusal, Seat

from .. import common
from ..language import _, ngettext
from ..voice import Voice
from .names import said
from .setup import option


def refuse(refusal: Refusal, voice: Voice) -> str:
    """The sentence for this refusal. Without `voice.you` it names nothing that is in a hand."""
    match refusal.reason:
        case Reason.BAD_DRAW:
            return common.damaged_match()
        case Reason() as reason if voice.you is None:
            return _openly(reason)
        case Reason() as reason:
            return _privately(reason, refusal, voice)
        case TableReason() as reason:
            return _table(reason, refusal)
        case CommonReason.NOT_AWAITED:
            return _not_awaited(refusal.clause)
        case _:
            raise TypeError(f"Batalha dos Cookies refuses nothing for {refusal.reason}")


def _privately(reason: Reason, refusal: Refusal, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    match reason:
        case Reason.NOT_IN_HAND:
            template = _("You do not hold {card}: choose a card from your hand.")
        case Reason.ALREADY_GIVEN:
            template = _("You have already chosen {card} for the left: choose another card.")
        case Reason.MUST_FOLLOW:
            template = _("You must follow {suit}: you hold {card}.")
        case Reason.FORCED:
            template = _("{no_peeking} chose for you: play {card}.")
        case Reason.NO_SUCH_MARKER:
            template = _("You hold no {marker}: choose one of your own markers.")
        case Reason.NO_PIECE_TO_TRADE:
            template = _("You have no piece to give: win one before you use {trade}.")
        case Reason.NO_SUCH_PIECE:
            template = _("You have no {piece} piece: choose one of your own.")
        case Reason.NEEDS_TARGET:
            template = _("Choose another player for {marker}.")
        case Reason.TAKES_NO_TARGET:
            template = _("Use {marker} without choosing a player.")
        case Reason.TARGET_HAS_NO_PIECE:
            template = _("{target} has no piece: choose another player for {marker}.")
        case Reason.ALREADY_BOUND:
            template = _("{no_peeking} already binds {target}: choose another player.")
        case Reason.NO_PLAY_LEFT:
            template = _("{target} has no card left to play: choose another player.")
        case Reason.SACRIFICE:
            return _sacrifice(refusal.facts["due"])
        case Reason.NOT_FOUR if refusal.facts["kind"] is Piece.ROTTEN:
            template = _("No whole cookie is made of {piece} pieces: leave them out.")
        case Reason.NOT_FOUR:
            template = _("Too few {piece} pieces are left for that: a whole cookie takes four.")
        case Reason.NOT_NOW | Reason.ONLY_PROTECTION | Reason.NOTHING_TO_PROTECT_FROM:
            template = _timing(reason)
        case Reason.BAD_DRAW:
            template = common.damaged_match()
        case _:
            assert_never(reason)
    return template.format(**_facts(refusal, voice))


def _openly(reason: Reason) -> str:
    match reason:
        case Reason.NOT_NOW:
            return _timing(reason)
        case _:
            return _("That is not possible here: whoever it concerns takes the keyboard first.")


def _timing(reason: Reason) -> str:
    if reason is Reason.NOT_NOW:
        return _("Markers rest just now: wait until a card or the next piece is awaited.")
    if reason is Reason.ONLY_PROTECTION:
        return _("A marker is at work: until it is done, use {protection} or nothing.")
    return _("{protection} answers a marker that somebody else has just used: keep it till then.")


def _sacrifice(due: object) -> str:
    assert isinstance(due, int)
    if due == 0:
        return _("Sacrifice nothing: none of your good pieces is spoiled.")
    return ngettext(
        "Sacrifice exactly {due} good piece.",
        "Sacrifice exactly {due} good pieces.",
        due,
    ).format(due=due)


def _not_awaited(clause: str) -> str:
    match clause:
        case "BC-7":
            return _("The exchange comes first: choose the cards to give away.")
        case "BC-9":
            return _("A lot is to be drawn first: wait a moment.")
        case "BC-10":
            return _("First the starter turns up the next piece.")
        case "BC-11":
            return _("A card is awaited now: whoever's turn it is plays one.")
        case "BC-25":
            return _("First the low card's marker is taken with T or left with L.")
        case "BC-32" | "BC-34":
            return _("A marker may be used now: take the keyboard for that, or press 0.")
        case "BC-38":
            return _("First the two players of the trade choose a piece each.")
        case "BC-45":
            return _("The cookies are being assembled: only that is awaited.")
        case "BC-48":
            return _("The match is over: start another one.")
        case _:
            return common.not_awaited()


def _table(reason: TableReason, refusal: Refusal) -> str:
    facts = refusal.facts
    match reason:
        case TableReason.SEATS:
            return common.seats(
                _number(facts["seats"]), _number(facts["least"]), _number(facts["most"])
            )
        case TableReason.SPLIT:
            return _split(facts["pieces"], _number(facts["total"]))
        case TableReason.NOT_IN_A_DUEL:
            return _('"{option}" is for three players or more: switch it off for a duel.').format(
                option=option(str(facts["option"]))[0]
            )
        case TableReason.ONLY_IN_A_DUEL:
            return _('"{option}" is for a duel: leave it to the lot with more players.').format(
                option=option(str(facts["option"]))[0]
            )
        case _:
            assert_never(reason)


def _split(pieces: object, total: int) -> str:
    assert isinstance(pieces, tuple)
    if min(pieces) < 0:
        return _("There cannot be fewer than 0 pieces of a kind.")
    return _("There must be {total} pieces in all: these make {sum}.").format(
        total=total, sum=sum(pieces)
    )


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _facts(refusal: Refusal, voice: Voice) -> dict[str, str]:
    facts = {
        "no_peeking": said(Marker.NO_PEEKING, voice),
        "protection": said(Marker.PROTECTION, voice),
        "trade": said(Marker.TRADE, voice),
    }
    for name, fact in refusal.facts.items():
        if name == "target":
            facts[name] = voice.name(Seat(_number(fact)))
        elif isinstance(fact, Enum):
            facts["piece" if name == "kind" else name] = said(fact, voice)
    return facts
