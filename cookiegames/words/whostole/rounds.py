"""How a round ended: who eats a cookie, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.cards import COOKIE_AT_THE_END, Card
from cookiegames.rules.whostole.events import RoundEnded, RoundEnding

from ..language import _
from ..voice import Voice
from .names import said


def round_end(
    ending: RoundEnding,
    round_number: int,
    winners: Sequence[Seat],
    hands: Sequence[Card | None],
    voice: Voice,
) -> str:
    """Who wins the round and why; `hands` by seat, as far as they are revealed."""
    if len(winners) > 1:
        return _shared(ending, round_number, winners, voice)
    winner = winners[0]
    card = hands[winner]
    match ending:
        case RoundEnding.LAST:
            yours = _("You are the last one in: you win round {round} and eat a cookie.")
            theirs = _("{name} is the last one in: {name} wins round {round} and eats a cookie.")
        case RoundEnding.CUBS:
            yours = _(
                "Both cubs lie open, the first one yours: you win round {round} and eat a cookie."
            )
            theirs = _(
                "Both cubs lie open, the first one {name}'s: {name} wins round {round} and eats a "
                "cookie."
            )
        case RoundEnding.DECK | RoundEnding.COOKIE_TIE if card is None:
            yours = _("The deck is empty: you win round {round} and eat a cookie.")
            theirs = _("The deck is empty: {name} wins round {round} and eats a cookie.")
        case RoundEnding.DECK | RoundEnding.COOKIE_TIE:
            return _strongest(winner, card, round_number, hands, voice)
        case _:
            assert_never(ending)
    return voice.say(winner, yours, theirs, round=round_number)


def round_ended(event: RoundEnded, voice: Voice) -> str:
    """Who wins the round and why, and the hands that were laid open for it."""
    told = round_end(event.ending, event.round, event.winners, event.hands, voice)
    hands = [
        _held_by(Seat(seat), card, voice)
        for seat, card in enumerate(event.hands)
        if card is not None
    ]
    if not hands:
        return told
    return _("{told} The hands: {hands}.").format(told=told, hands=", ".join(hands))


def _strongest(
    winner: Seat, card: Card, round_number: int, hands: Sequence[Card | None], voice: Voice
) -> str:
    level = [
        Seat(seat)
        for seat, held in enumerate(hands)
        if seat != winner and held is not None and _value(held) == _value(card)
    ]
    if level:
        yours = _(
            "The deck is empty: you win round {round} with {card}, level with {others} but with "
            "more in your discards, and eat a cookie."
        )
        theirs = _(
            "The deck is empty: {name} wins round {round} with {card}, level with {others} but "
            "with more in the discards, and eats a cookie."
        )
    else:
        yours = _("The deck is empty: you win round {round} with {card} and eat a cookie.")
        theirs = _("The deck is empty: {name} wins round {round} with {card} and eats a cookie.")
    return voice.say(
        winner,
        yours,
        theirs,
        round=round_number,
        card=said(card, voice),
        others=voice.people(level),
    )


def _shared(ending: RoundEnding, round_number: int, winners: Sequence[Seat], voice: Voice) -> str:
    if ending is RoundEnding.COOKIE_TIE:
        template = _(
            "The deck is empty: {cookie} ties with {thief}, so {names} win round {round} and eat "
            "a cookie each."
        )
    else:
        template = _(
            "The deck is empty: {names} are level, in their discards too. They win round {round} "
            "and eat a cookie each."
        )
    return template.format(
        names=voice.people(winners),
        round=round_number,
        cookie=said(Card.COOKIE, voice),
        thief=said(Card.COOKIE_THIEF, voice),
    )


def _held_by(seat: Seat, card: Card, voice: Voice) -> str:
    """One of the hands laid open at the end of a round."""
    return voice.say(seat, _("{card} (you)"), _("{card} ({name})"), card=said(card, voice))


def _value(card: Card) -> int:
    return COOKIE_AT_THE_END if card is Card.COOKIE else card.strength
