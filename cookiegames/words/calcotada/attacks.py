"""The sentence of each kind of event of an attack, from its announcement on."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.calcotada.cards import Card
from cookiegames.rules.calcotada.events import (
    Attack,
    AttackAnnounced,
    AttackParried,
    CardPinched,
    CookbookOpened,
    JugThrown,
)

from ..language import _, ngettext
from ..voice import Voice
from .names import said


def announced(event: AttackAnnounced, voice: Voice) -> str:
    """Who is after what of whom, before anything comes of it."""
    match event.attack:
        case Attack.THEFT:
            template = voice.between(
                event.seat,
                event.victim,
                _("You reach into {target}'s hand."),
                _("{seat} reaches into your hand."),
                _("{seat} reaches into {target}'s hand."),
            )
        case Attack.TWEEZERS:
            template = voice.between(
                event.seat,
                event.victim,
                _("You aim {tweezers} at the {place} of {target}'s series."),
                _("{seat} aims {tweezers} at the {place} of your series."),
                _("{seat} aims {tweezers} at the {place} of {target}'s series."),
            )
        case Attack.SAUSAGE:
            template = voice.between(
                event.seat,
                event.victim,
                _("You offer {target} a {sausage}: all of one hand for all of the other."),
                _("{seat} offers you a {sausage}: all of one hand for all of the other."),
                _("{seat} offers {target} a {sausage}: all of one hand for all of the other."),
            )
        case _:
            assert_never(event.attack)
    place = "" if event.place is None else said(event.place, voice)
    return voice.filled(
        template,
        event.seat,
        event.victim,
        place=place,
        tweezers=said(Card.TWEEZERS, voice),
        sausage=said(Card.SAUSAGE, voice),
    )


def parried(event: AttackParried, voice: Voice) -> str:
    """What answered the attack, and that nothing comes of it."""
    match event.attack:
        case Attack.THEFT:
            template = voice.between(
                event.seat,
                event.victim,
                _("{target} hands you {card} instead: you take no card."),
                _("You hand {seat} {card} instead: {seat} takes no card."),
                _("{target} hands {seat} {card} instead: {seat} takes no card."),
            )
        case Attack.TWEEZERS:
            template = voice.between(
                event.seat,
                event.victim,
                _("{target} holds up an {card}: you take nothing, and the series stays whole."),
                _("You hold up an {card}: {seat} takes nothing, and your series stays whole."),
                _("{target} holds up an {card}: {seat} takes nothing, and the series stays whole."),
            )
        case Attack.SAUSAGE:
            template = voice.between(
                event.seat,
                event.victim,
                _("{target} would rather have {card}: you keep your hands."),
                _("You would rather have {card}: you keep your hands."),
                _("{target} would rather have {card}: {seat} and {target} keep their hands."),
            )
        case _:
            assert_never(event.attack)
    card = said(event.card, voice)
    return voice.filled(template, event.seat, event.victim, card=card)


def card_pinched(event: CardPinched, voice: Voice) -> str:
    """What the tweezers brought, and from whose series."""
    facts = {"card": said(event.card, voice), "tweezers": said(Card.TWEEZERS, voice)}
    if event.seat == event.owner:
        return voice.say(
            event.seat,
            _("You take {card} back from your own series with {tweezers}."),
            _("{name} takes {card} back from the own series with {tweezers}."),
            **facts,
        )
    template = voice.between(
        event.seat,
        event.owner,
        _("Your {tweezers} bring you {card} from {target}'s series."),
        _("{seat}'s {tweezers} take {card} from your series."),
        _("{seat}'s {tweezers} take {card} from {target}'s series."),
    )
    return voice.filled(template, event.seat, event.owner, **facts)


def jug_thrown(event: JugThrown, voice: Voice) -> str:
    """Whose turn is going to be skipped, or how many are."""
    template = voice.between(
        event.seat,
        event.target,
        ngettext(
            "You throw {target} a {jug}: {target}'s next turn is skipped.",
            "You throw {target} another {jug}: {target}'s next {skips} turns are skipped.",
            event.skips,
        ),
        ngettext(
            "{seat} throws you a {jug}: your next turn is skipped.",
            "{seat} throws you another {jug}: your next {skips} turns are skipped.",
            event.skips,
        ),
        ngettext(
            "{seat} throws {target} a {jug}: {target}'s next turn is skipped.",
            "{seat} throws {target} another {jug}: {target}'s next {skips} turns are skipped.",
            event.skips,
        ),
    )
    facts = {"jug": said(Card.WINE_JUG, voice), "skips": str(event.skips)}
    return voice.filled(template, event.seat, event.target, **facts)


def cookbook_opened(event: CookbookOpened, voice: Voice) -> str:
    """Who may look around; never what there is to see."""
    return voice.say(
        event.seat,
        _("You open the {cookbook}: the others lay their hands open until your turn ends."),
        _("{name} opens the {cookbook}: all others lay their hands open until this turn ends."),
        cookbook=said(Card.COOKBOOK, voice),
    )
