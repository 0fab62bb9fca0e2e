"""The sentence of each kind of event in which cards go from hand to hand."""

from __future__ import annotations

from cookiegames.rules.calcotada.events import CardGiven, CardTaken, HandsExchanged

from ..language import _
from ..voice import Voice
from .names import said, whole_hand


def card_taken(event: CardTaken, voice: Voice) -> str:
    """Which card the thief has, or what its back shows, or neither."""
    if event.card is None and event.back is not None:
        template = voice.between(
            event.seat,
            event.victim,
            _("You take a card from {target}: its back shows {back}."),
            _("{seat} takes a card from you: its back shows {back}."),
            _("{seat} takes a card from {target}: its back shows {back}."),
        )
        return voice.filled(template, event.seat, event.victim, back=said(event.back, voice))
    if event.card is None:
        template = voice.between(
            event.seat,
            event.victim,
            _("You take a card from {target}."),
            _("{seat} takes a card from you."),
            _("{seat} takes a card from {target}."),
        )
        return voice.filled(template, event.seat, event.victim)
    template = voice.between(
        event.seat,
        event.victim,
        _("You take {card} from {target}."),
        _("{seat} takes {card} from you."),
        _("{seat} takes {card} from {target}."),
    )
    return voice.filled(template, event.seat, event.victim, card=said(event.card, voice))


def card_given(event: CardGiven, voice: Voice) -> str:
    """Which card the victim has for it, or what its back shows, or neither."""
    if event.card is None and event.back is not None:
        template = voice.between(
            event.seat,
            event.victim,
            _("You give {target} a card in exchange: its back shows {back}."),
            _("{seat} gives you a card in exchange: its back shows {back}."),
            _("{seat} gives {target} a card in exchange: its back shows {back}."),
        )
        return voice.filled(template, event.seat, event.victim, back=said(event.back, voice))
    if event.card is None:
        template = voice.between(
            event.seat,
            event.victim,
            _("You give {target} a card in exchange."),
            _("{seat} gives you a card in exchange."),
            _("{seat} gives {target} a card in exchange."),
        )
        return voice.filled(template, event.seat, event.victim)
    template = voice.between(
        event.seat,
        event.victim,
        _("You give {target} {card} in exchange."),
        _("{seat} gives you {card} in exchange."),
        _("{seat} gives {target} {card} in exchange."),
    )
    return voice.filled(template, event.seat, event.victim, card=said(event.card, voice))


def hands_exchanged(event: HandsExchanged, voice: Voice) -> str:
    """Who exchanged hands with whom, and which they were to those who know."""
    if event.given is None or event.taken is None:
        template = voice.between(
            event.seat,
            event.target,
            _("You exchange hands with {target}."),
            _("{seat} exchanges hands with you."),
            _("{seat} exchanges hands with {target}."),
        )
        return voice.filled(template, event.seat, event.target)
    template = voice.between(
        event.seat,
        event.target,
        _("You exchange hands with {target}: you give {given} and get {taken}."),
        _("{seat} exchanges hands with you: you give {taken} and get {given}."),
        _("{seat} exchanges hands with {target}: {given} for {taken}."),
    )
    given, taken = whole_hand(event.given, voice), whole_hand(event.taken, voice)
    return voice.filled(template, event.seat, event.target, given=given, taken=taken)
