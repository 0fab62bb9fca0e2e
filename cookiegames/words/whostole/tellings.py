"""The sentence of each kind of event."""

from __future__ import annotations

from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import (
    CardDealt,
    CardDiscarded,
    CardDrawn,
    HandsCompared,
    HandSeen,
    HandsTraded,
    KnockedOut,
    MatchEnded,
    NothingCame,
    Protected,
    RoundStarted,
)

from ..language import _
from ..voice import Voice
from .names import hand, named, said


def round_start(event: RoundStarted, voice: Voice) -> str:
    """Which round it is, who starts it, and what lies open beside the deck."""
    if not event.laid_open:
        return voice.say(
            event.starter,
            _("Round {round} begins: you start."),
            _("Round {round} begins: {name} starts."),
            round=event.round,
        )
    return voice.say(
        event.starter,
        _("Round {round} begins without {cards}: you start."),
        _("Round {round} begins without {cards}: {name} starts."),
        round=event.round,
        cards=hand(event.laid_open, voice),
    )


def card_dealt(event: CardDealt, voice: Voice) -> str:
    """The first card of a round."""
    if event.card is None:
        return voice.say(event.seat, _("You get a card."), _("{name} gets a card."))
    return voice.say(
        event.seat,
        _("You get {card}."),
        _("{name} gets {card}."),
        card=said(event.card, voice),
    )


def card_drawn(event: CardDrawn, voice: Voice) -> str:
    """From the deck or from aside, and which card."""
    if event.card is None and event.aside:
        yours, theirs = _("You draw the card put aside."), _("{name} draws the card put aside.")
    elif event.card is None:
        yours, theirs = _("You draw a card."), _("{name} draws a card.")
    elif event.aside:
        yours = _("You draw the card put aside: {card}.")
        theirs = _("{name} draws the card put aside: {card}.")
    else:
        yours, theirs = _("You draw {card}."), _("{name} draws {card}.")
    card = "" if event.card is None else said(event.card, voice)
    return voice.say(event.seat, yours, theirs, card=card)


def card_discarded(event: CardDiscarded, voice: Voice) -> str:
    """The card, whom it is aimed at, and what is named; never why it was this one."""
    card = said(event.card, voice)
    if event.target is None:
        return voice.say(
            event.seat, _("You discard {card}."), _("{name} discards {card}."), card=card
        )
    if event.target == event.seat:
        return voice.say(
            event.seat,
            _("You discard {card} and choose yourself."),
            _("{name} discards {card} and chooses {name}."),
            card=card,
        )
    if event.named is None:
        template = voice.between(
            event.seat,
            event.target,
            _("You discard {card} and choose {target}."),
            _("{seat} discards {card} and chooses you."),
            _("{seat} discards {card} and chooses {target}."),
        )
        return voice.filled(template, event.seat, event.target, card=card)
    template = voice.between(
        event.seat,
        event.target,
        _("You discard {card}, choose {target} and name {named}."),
        _("{seat} discards {card}, chooses you and names {named}."),
        _("{seat} discards {card}, chooses {target} and names {named}."),
    )
    name = named(event.named, voice)
    return voice.filled(template, event.seat, event.target, card=card, named=name)


def knocked_out(event: KnockedOut, voice: Voice) -> str:
    """Who is out of the round, and what did it."""
    match event.by:
        case Card.COOKIE_THIEF:
            yours = _("You are caught with {card}: you are out of the round.")
            theirs = _("{name} is caught with {card} and is out of the round.")
        case Card.BABYSITTER:
            yours = _("{card} has found you out: you are out of the round.")
            theirs = _("{card} has found {name} out: {name} is out of the round.")
        case Card.PLAYFUL_ONE:
            yours = _("{card}: yours is the lower card, so you are out of the round.")
            theirs = _("{card}: {name} has the lower card and is out of the round.")
        case Card.TEA_PARTY:
            yours = _("{card}: yours is the higher card, so you are out of the round.")
            theirs = _("{card}: {name} has the higher card and is out of the round.")
        case _:
            yours = _("{card}: you are out of the round.")
            theirs = _("{card}: {name} is out of the round.")
    return voice.say(event.seat, yours, theirs, card=said(event.by, voice))


def hands_traded(event: HandsTraded, voice: Voice) -> str:
    """Who traded with whom, and what."""
    if event.given is None or event.taken is None:
        template = voice.between(
            event.seat,
            event.target,
            _("You trade hands with {target}."),
            _("{seat} trades hands with you."),
            _("{seat} trades hands with {target}."),
        )
        return voice.filled(template, event.seat, event.target)
    template = voice.between(
        event.seat,
        event.target,
        _("You trade hands with {target}: you give {given} and get {taken}."),
        _("{seat} trades hands with you: you give {taken} and get {given}."),
        _("{seat} trades hands with {target}: {given} for {taken}."),
    )
    given, taken = said(event.given, voice), said(event.taken, voice)
    return voice.filled(template, event.seat, event.target, given=given, taken=taken)


def hands_compared(event: HandsCompared, voice: Voice) -> str:
    """Who compared cards with whom, and which they were."""
    if event.own is None or event.other is None:
        template = voice.between(
            event.seat,
            event.target,
            _("You compare cards with {target} in secret."),
            _("{seat} compares cards with you in secret."),
            _("{seat} and {target} compare their cards in secret."),
        )
        return voice.filled(template, event.seat, event.target)
    template = voice.between(
        event.seat,
        event.target,
        _("You compare cards with {target}: {own} is yours, {other} is not."),
        _("{seat} compares cards with you: {other} is yours, {own} is not."),
        _("{seat} and {target} compare their cards in secret: {own} and {other}."),
    )
    own, other = said(event.own, voice), said(event.other, voice)
    return voice.filled(template, event.seat, event.target, own=own, other=other)


def nothing_came(event: NothingCame, voice: Voice) -> str:
    """Level hands, or a guess that was wrong."""
    if event.by is Card.BABYSITTER:
        return voice.say(
            event.target,
            _("You do not hold the card that was named: nothing happens."),
            _("{name} does not hold the card that was named: nothing happens."),
        )
    template = voice.between(
        event.seat,
        event.target,
        _("Your card and {target}'s are equal: nothing happens."),
        _("{seat}'s card and yours are equal: nothing happens."),
        _("{seat}'s card and {target}'s are equal: nothing happens."),
    )
    return voice.filled(template, event.seat, event.target)


def hand_seen(event: HandSeen, voice: Voice) -> str:
    """Who looked at whose card; the owner knows which one it is."""
    if event.card is None or voice.you == event.target:
        template = voice.between(
            event.seat,
            event.target,
            _("You look at {target}'s card."),
            _("{seat} looked at your card."),
            _("{seat} looks at {target}'s card."),
        )
        return voice.filled(template, event.seat, event.target)
    template = voice.between(
        event.seat,
        event.target,
        _("You look at {target}'s card: {card}."),
        _("{seat} looked at your card: {card}."),
        _("{seat} looks at {target}'s card: {card}."),
    )
    return voice.filled(template, event.seat, event.target, card=said(event.card, voice))


def protected(event: Protected, voice: Voice) -> str:
    """Who is protected, and how long."""
    if event.by is Card.DIAPER_CHANGE:
        yours = _("{card} protects you until the end of your next turn, which is skipped.")
        theirs = _("{card} protects {name} until the end of {name}'s next turn, which is skipped.")
    else:
        yours = _("{card} protects you until your next turn begins.")
        theirs = _("{card} protects {name} until {name}'s next turn begins.")
    return voice.say(event.seat, yours, theirs, card=said(event.by, voice))


def match_end(event: MatchEnded, voice: Voice) -> str:
    """Who won."""
    winners = event.outcome.winners
    if len(winners) > 1:
        return _("The match is over: {names} share the win.").format(names=voice.people(winners))
    return voice.say(
        winners[0], _("The match is over: you win."), _("The match is over: {name} wins.")
    )
