"""What happened, as one sentence; nothing that happens here is a secret."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.batasaurus.events import (
    BattleBegun,
    BattleTurnedUp,
    CardLaidOnTop,
    CardsKept,
    CardTurnedUp,
    Event,
    FellOut,
    MatchEnded,
    SetsLaidOut,
    SetTurnedDown,
    TrickReturned,
    TrickWon,
)

from ..language import _, listed, ngettext
from ..voice import Voice
from .names import said


def tell(event: Event, voice: Voice) -> str:
    """One sentence for this event."""
    match event:
        case SetsLaidOut():
            return _("Every set of dinosaurs is shuffled and laid out.")
        case SetTurnedDown():
            return voice.say(
                event.seat,
                _("You turn your dinosaurs down."),
                _("{name}'s dinosaurs are turned down."),
            )
        case CardTurnedUp():
            return _turned_up(event, voice)
        case BattleBegun():
            return _battle(event, voice)
        case CardLaidOnTop():
            return voice.say(
                event.seat,
                _("You lay a card on top, unseen."),
                _("{name} lays a card on top, unseen."),
            )
        case BattleTurnedUp():
            return _turned_up_together(event, voice)
        case FellOut():
            return voice.say(
                event.seat,
                _("You have no dinosaur left and fall out of the battle."),
                _("{name} has no dinosaur left and falls out of the battle."),
            )
        case TrickWon():
            return _won(event, voice)
        case TrickReturned():
            return _("Nobody wins: each card in the middle goes to the pile of who played it.")
        case CardsKept():
            return _kept(event, voice)
        case MatchEnded():
            return _match_end(event, voice)
        case _:
            assert_never(event)


def _turned_up(event: CardTurnedUp, voice: Voice) -> str:
    if event.leads:
        yours, theirs = _("You lead {card}."), _("{name} leads {card}.")
    else:
        yours, theirs = _("You turn up {card}."), _("{name} turns up {card}.")
    return voice.say(event.seat, yours, theirs, card=said(event.card, voice))


def _battle(event: BattleBegun, voice: Voice) -> str:
    return _("Battle over {card}: {names} fight on.").format(
        card=said(event.card, voice), names=voice.people(event.seats)
    )


def _turned_up_together(event: BattleTurnedUp, voice: Voice) -> str:
    cards = [
        _("{card} from {name}").format(card=said(card, voice), name=voice.name(seat))
        for seat, card in zip(event.seats, event.cards, strict=True)
    ]
    return _("Turned up together: {cards}.").format(cards=listed(cards))


def _won(event: TrickWon, voice: Voice) -> str:
    yours = ngettext(
        "You win the trick: {count} card.", "You win the trick: {count} cards.", event.cards
    )
    theirs = ngettext(
        "{name} wins the trick: {count} card.", "{name} wins the trick: {count} cards.", event.cards
    )
    return voice.say(event.seat, yours, theirs, count=event.cards)


def _kept(event: CardsKept, voice: Voice) -> str:
    yours = ngettext(
        "You keep {count} card that was not played.",
        "You keep {count} cards that were not played.",
        event.cards,
    )
    theirs = ngettext(
        "{name} keeps {count} card that was not played.",
        "{name} keeps {count} cards that were not played.",
        event.cards,
    )
    return voice.say(event.seat, yours, theirs, count=event.cards)


def _match_end(event: MatchEnded, voice: Voice) -> str:
    winners = event.outcome.winners
    if len(winners) > 1:
        return _("The match is over: {names} share the win.").format(names=voice.people(winners))
    return voice.say(
        winners[0], _("The match is over: you win."), _("The match is over: {name} wins.")
    )
