"""What happened, as one sentence; of throws and marks there is none (CM-22)."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.moth.events import (
    Accused,
    CardDrawn,
    CardGiven,
    CardMarked,
    CardPlayed,
    CardTakenBack,
    CardThrown,
    Event,
    FanStirred,
    GuardChanged,
    HandDealt,
    MatchEnded,
    NothingDrawn,
    NothingGiven,
    RaceClaimed,
    RaceLeft,
    RaceOrdered,
    RaceOver,
    RaceWon,
    RoundEnded,
    RoundGoesOn,
    RoundStarted,
    Shouted,
    Slapped,
    SlowestFound,
    StockRenewed,
)

from ..language import _
from ..voice import Voice
from . import tellings
from .rounds import match_end


def tell(event: Event, voice: Voice) -> str:  # noqa: C901 # flat: one arm for each event
    """One sentence for this event; "" for what has no line in the record."""
    match event:
        case FanStirred() | CardThrown() | CardMarked():
            return ""
        case RoundStarted():
            return tellings.round_started(event, voice)
        case HandDealt():
            return tellings.hand_dealt(event, voice)
        case CardPlayed():
            return tellings.card_played(event, voice)
        case StockRenewed():
            return _("The discard pile is shuffled and is the stock again.")
        case CardDrawn():
            return tellings.card_drawn(event, voice)
        case NothingDrawn():
            return voice.say(
                event.seat,
                _("There is no card for you to draw."),
                _("There is no card for {name} to draw."),
            )
        case CardGiven():
            return tellings.card_given(event, voice)
        case NothingGiven():
            return voice.say(event.giver, _("You give nothing."), _("{name} gives nothing."))
        case RaceOrdered() | RaceClaimed() | RaceWon() | RaceLeft() | RaceOver():
            return tellings.race(event, voice)
        case Slapped():
            return voice.say(event.seat, _("You slap."), _("{name} slaps."))
        case SlowestFound():
            return tellings.slowest(event, voice)
        case Shouted():
            return voice.say(event.guard, _("You shout: caught you!"), _("{name}: caught you!"))
        case Accused():
            return tellings.accused(event, voice)
        case CardTakenBack():
            return tellings.card_taken_back(event, voice)
        case GuardChanged():
            return voice.say(
                event.seat,
                _("You get the Guard Bug: you are the guard now."),
                _("{name} gets the Guard Bug and is the guard now."),
            )
        case RoundGoesOn():
            return _("Nobody's hand is empty any more: the round goes on.")
        case RoundEnded():
            return tellings.round_ended(event, voice)
        case MatchEnded():
            return match_end(event.outcome, voice)
        case _:
            assert_never(event)
