"""The sentence of each kind of event."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.game import Seat
from cookiegames.rules.moth.events import (
    Accused,
    CardDrawn,
    CardGiven,
    CardPlayed,
    CardTakenBack,
    HandDealt,
    RaceClaimed,
    RaceLeft,
    RaceOrdered,
    RaceOver,
    RaceWon,
    RoundEnded,
    RoundStarted,
    SlowestFound,
)

from ..language import _, listed
from ..voice import Voice
from .names import cards, said
from .rounds import round_end


def round_started(event: RoundStarted, voice: Voice) -> str:
    """Which round it is, its guard, and what lies on the pile."""
    return voice.say(
        event.guard,
        _("Round {round} begins on {card}: you are the guard."),
        _("Round {round} begins on {card}: {name} is the guard."),
        round=event.round,
        card=said(event.top, voice),
    )


def hand_dealt(event: HandDealt, voice: Voice) -> str:
    """The cards of a round, to their owner."""
    if not event.cards:
        return voice.say(event.seat, _("You get your cards."), _("{name} gets a hand of cards."))
    return voice.say(
        event.seat,
        _("You get {cards}."),
        _("{name} gets {cards}."),
        cards=cards(event.cards, voice),
    )


def card_played(event: CardPlayed, voice: Voice) -> str:
    """The card, and whether it does nothing any more."""
    if event.idle:
        return voice.say(
            event.seat,
            _("You play your last card, {card}: it does nothing any more."),
            _("{name} plays the last card, {card}: it does nothing any more."),
            card=said(event.card, voice),
        )
    return voice.say(
        event.seat,
        _("You play {card}."),
        _("{name} plays {card}."),
        card=said(event.card, voice),
    )


def card_drawn(event: CardDrawn, voice: Voice) -> str:
    """Which card it is, to whoever drew it."""
    if event.card is None:
        return voice.say(event.seat, _("You draw a card."), _("{name} draws a card."))
    return voice.say(
        event.seat, _("You draw {card}."), _("{name} draws {card}."), card=said(event.card, voice)
    )


def card_given(event: CardGiven, voice: Voice) -> str:
    """Who gave to whom, and which card to these two."""
    if event.card is None:
        template = voice.between(
            event.giver,
            event.receiver,
            _("You give {target} a card."),
            _("{seat} gives you a card."),
            _("{seat} gives {target} a card."),
        )
        return voice.filled(template, event.giver, event.receiver)
    template = voice.between(
        event.giver,
        event.receiver,
        _("You give {target} {card}."),
        _("{seat} gives you {card}."),
        _("{seat} gives {target} {card}."),
    )
    card = said(event.card, voice)
    return voice.filled(template, event.giver, event.receiver, card=card)


def race(event: RaceOrdered | RaceClaimed | RaceWon | RaceLeft | RaceOver, voice: Voice) -> str:
    """What happens on a cockroach."""
    match event:
        case RaceOrdered():
            # In the order of the lot, so no list that could be sorted otherwise.
            return _("The lot decides the race: {names}.").format(
                names=_(", then ").join(voice.name(seat) for seat in event.seats)
            )
        case RaceClaimed():
            return voice.say(
                event.seat, _("Your paw is in the race."), _("{name}'s paw is in the race.")
            )
        case RaceWon():
            return voice.say(
                event.seat,
                _("You win the race with {card}."),
                _("{name} wins the race with {card}."),
                card=said(event.card, voice),
            )
        case RaceLeft():
            return voice.say(
                event.seat,
                _("You lay nothing and are out of the race."),
                _("{name} lays nothing and is out of the race."),
            )
        case RaceOver():
            return _("Nobody lays a card: play goes on.")
        case _:
            assert_never(event)


def slowest(event: SlowestFound, voice: Voice) -> str:
    """Who gets the gifts, and how that was found."""
    if event.by_lot:
        return voice.say(
            event.seat,
            _("The lot falls on you: you are the slowest, and get a card from everybody."),
            _("The lot falls on {name}, the slowest, who gets a card from everybody."),
        )
    return voice.say(
        event.seat,
        _("You are the slowest, and get a card from everybody."),
        _("{name} is the slowest, and gets a card from everybody."),
    )


def accused(event: Accused, voice: Voice) -> str:
    """Whom the guard named, and whether that was right; nothing else is told."""
    if event.right:
        template = voice.between(
            event.guard,
            event.seat,
            _("You name {target}, and that is right: a cheater is caught."),
            _("{seat} names you, and you are caught."),
            _("{seat} names {target}, and that is right: a cheater is caught."),
        )
    else:
        template = voice.between(
            event.guard,
            event.seat,
            _("You name {target}, and that is wrong."),
            _("{seat} names you, and that is wrong."),
            _("{seat} names {target}, and that is wrong."),
        )
    return voice.filled(template, event.guard, event.seat)


def card_taken_back(event: CardTakenBack, voice: Voice) -> str:
    """The card is seen by its owner alone."""
    if event.card is None:
        return voice.say(event.seat, _("You take your card back."), _("{name} takes a card back."))
    return voice.say(
        event.seat,
        _("You take {card} back."),
        _("{name} takes {card} back."),
        card=said(event.card, voice),
    )


def round_ended(event: RoundEnded, voice: Voice) -> str:
    """How the round ended, and what it counts for each."""
    counted = [
        _("{name} {points}").format(name=voice.name(Seat(seat)), points=points)
        for seat, points in enumerate(event.points)
    ]
    return _("{ended} It counts: {points}.").format(
        ended=round_end(event.ending, event.winners, voice), points=listed(counted)
    )
