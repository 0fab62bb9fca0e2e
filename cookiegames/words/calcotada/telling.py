"""What happened, as one sentence for whoever may know it."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.calcotada.events import (
    AttackAnnounced,
    AttackParried,
    CardDrawn,
    CardGiven,
    CardPinched,
    CardsLaid,
    CardSwapped,
    CardTaken,
    CookbookOpened,
    DuelBegun,
    DuelLeft,
    DuelPlayed,
    Event,
    HandDealt,
    HandsExchanged,
    JugThrown,
    MatchEnded,
    SecondDeclined,
    SeriesCompleted,
    SeriesRetired,
    TableCleared,
    TopShown,
    TurnEnded,
    TurnSkipped,
    TurnStarted,
)

from ..language import _
from ..voice import Voice
from . import attacks, exchanges
from . import tellings as the
from .names import laid, said


def tell(event: Event, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each kind
    """One sentence for this event, whole or blurred as it is given."""
    match event:
        case HandDealt():
            return the.hand_dealt(event, voice)
        case TopShown(back=back):
            return _("The back on top of the pile shows {back}.").format(back=said(back, voice))
        case TurnStarted():
            return voice.say(event.seat, _("It is your turn."), _("It is {name}'s turn."))
        case TurnSkipped():
            return the.turn_skipped(event, voice)
        case CardDrawn():
            return the.card_drawn(event, voice)
        case SecondDeclined():
            return voice.say(
                event.seat,
                _("You do without a second card."),
                _("{name} does without a second card."),
            )
        case AttackAnnounced():
            return attacks.announced(event, voice)
        case AttackParried():
            return attacks.parried(event, voice)
        case CardTaken():
            return exchanges.card_taken(event, voice)
        case CardGiven():
            return exchanges.card_given(event, voice)
        case CardsLaid():
            return the.cards_laid(event, voice)
        case SeriesCompleted():
            return the.series_completed(event, voice)
        case SeriesRetired():
            return the.series_retired(event, voice)
        case CardPinched():
            return attacks.card_pinched(event, voice)
        case JugThrown():
            return attacks.jug_thrown(event, voice)
        case CookbookOpened():
            return attacks.cookbook_opened(event, voice)
        case HandsExchanged():
            return exchanges.hands_exchanged(event, voice)
        case TurnEnded():
            return voice.say(event.seat, _("Your turn is over."), _("{name}'s turn is over."))
        case DuelBegun():
            return the.duel_begun(event, voice)
        case CardSwapped():
            return the.card_swapped(event, voice)
        case TableCleared():
            return the.table_cleared(event, voice)
        case DuelPlayed():
            card = laid(event.card, event.value, voice)
            return voice.say(
                event.seat, _("You play {card}."), _("{name} plays {card}."), card=card
            )
        case DuelLeft():
            return voice.say(
                event.seat, _("You are out of the duel."), _("{name} is out of the duel.")
            )
        case MatchEnded():
            return the.match_end(event, voice)
        case _:
            assert_never(event)
