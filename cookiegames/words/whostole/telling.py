"""What happened, as one sentence for whoever may know it."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import (
    CardDealt,
    CardDiscarded,
    CardDrawn,
    EffectIdle,
    Event,
    HandDiscarded,
    HandsCompared,
    HandSeen,
    HandsTraded,
    KnockedOut,
    MatchEnded,
    NothingCame,
    Protected,
    RoundEnded,
    RoundStarted,
    TurnSkipped,
)

from ..language import _
from ..voice import Voice
from . import tellings as the
from .names import said
from .rounds import round_ended


def tell(event: Event, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    """One sentence for this event, whole or blurred as it is given."""
    match event:
        case RoundStarted():
            return the.round_start(event, voice)
        case CardDealt():
            return the.card_dealt(event, voice)
        case CardDrawn():
            return the.card_drawn(event, voice)
        case TurnSkipped():
            return voice.say(
                event.seat,
                _("{card}: your turn is skipped."),
                _("{card}: {name}'s turn is skipped."),
                card=said(Card.DIAPER_CHANGE, voice),
            )
        case CardDiscarded():
            return the.card_discarded(event, voice)
        case EffectIdle():
            return _("{card} does nothing: nobody else could be chosen.").format(
                card=said(event.card, voice)
            )
        case HandDiscarded():
            return voice.say(
                event.seat,
                _("{card} falls from your hand, without its effect."),
                _("{card} falls from {name}'s hand, without its effect."),
                card=said(event.card, voice),
            )
        case KnockedOut():
            return the.knocked_out(event, voice)
        case HandsTraded():
            return the.hands_traded(event, voice)
        case HandsCompared():
            return the.hands_compared(event, voice)
        case NothingCame():
            return the.nothing_came(event, voice)
        case HandSeen():
            return the.hand_seen(event, voice)
        case Protected():
            return the.protected(event, voice)
        case RoundEnded():
            return round_ended(event, voice)
        case MatchEnded():
            return the.match_end(event, voice)
        case _:
            assert_never(event)
