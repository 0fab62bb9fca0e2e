"""The sentence of each kind of event."""

from __future__ import annotations

from cookiegames.rules.batalha.cards import Marker
from cookiegames.rules.batalha.events import (
    Assembled,
    CardForced,
    CardGiven,
    CardPlayed,
    HandDealt,
    MarkerSettled,
    MarkerTaken,
    MarkerUsed,
    MatchEnded,
    PieceMoved,
    PieceTurnedUp,
    RoundStarted,
    SeatBound,
    TurnWon,
)
from cookiegames.rules.game import Seat

from ..language import _, listed, ngettext
from ..voice import Voice
from .names import amounts, cookies, hand, said


def round_start(event: RoundStarted, voice: Voice) -> str:
    """Which round it is and who starts it."""
    return voice.say(
        event.starter,
        _("Round {round} begins: you start."),
        _("Round {round} begins: {name} starts."),
        round=event.round,
    )


def hand_dealt(event: HandDealt, voice: Voice) -> str:
    """The cards, or how many there are."""
    if event.cards is None:
        yours = ngettext("You get {count} card.", "You get {count} cards.", event.count)
        theirs = ngettext("{name} gets {count} card.", "{name} gets {count} cards.", event.count)
        return voice.say(event.seat, yours, theirs, count=event.count)
    return voice.say(
        event.seat,
        _("You get {cards}."),
        _("{name} gets {cards}."),
        cards=hand(event.cards, voice),
    )


def card_given(event: CardGiven, voice: Voice) -> str:
    """Who gave whom a card, and which."""
    if event.card is None:
        template = voice.between(
            event.giver,
            event.taker,
            _("You gave {taker} a card."),
            _("You received a card from {giver}."),
            _("{giver} gives {taker} a card."),
        )
        return _filled(template, event.giver, event.taker, voice)
    template = voice.between(
        event.giver,
        event.taker,
        _("You gave {card} to {taker}."),
        _("You received {card} from {giver}."),
        _("{giver} gives {card} to {taker}."),
    )
    return _filled(template, event.giver, event.taker, voice, card=said(event.card, voice))


def piece_turned_up(event: PieceTurnedUp, voice: Voice) -> str:
    """The piece in dispute."""
    return voice.say(
        event.starter,
        _("You turn up a {piece} piece."),
        _("{name} turns up a {piece} piece."),
        piece=said(event.piece, voice),
    )


def card_played(event: CardPlayed, voice: Voice) -> str:
    """The card, whether it leads, and whether No Peeking chose it."""
    if event.forced and event.leads:
        yours = _("You lead {card}, as {marker} chose.")
        theirs = _("{name} leads {card}, as {marker} chose.")
    elif event.forced:
        yours = _("You play {card}, as {marker} chose.")
        theirs = _("{name} plays {card}, as {marker} chose.")
    elif event.leads:
        yours = _("You lead {card}.")
        theirs = _("{name} leads {card}.")
    else:
        yours = _("You play {card}.")
        theirs = _("{name} plays {card}.")
    card, marker = said(event.card, voice), said(Marker.NO_PEEKING, voice)
    return voice.say(event.seat, yours, theirs, card=card, marker=marker)


def turn_won(event: TurnWon, voice: Voice) -> str:
    """Who won, with what, and which piece."""
    return voice.say(
        event.winner,
        _("You win the turn with {card} and take the {piece} piece."),
        _("{name} wins the turn with {card} and takes the {piece} piece."),
        card=said(event.card, voice),
        piece=said(event.piece, voice),
    )


def marker_taken(event: MarkerTaken, voice: Voice) -> str:
    """Who took a marker, and which."""
    if event.marker is None:
        return voice.say(event.seat, _("You take a marker."), _("{name} takes a marker."))
    return voice.say(
        event.seat,
        _("You take a marker: {marker}."),
        _("{name} takes a marker: {marker}."),
        marker=said(event.marker, voice),
    )


def marker_used(event: MarkerUsed, voice: Voice) -> str:
    """The announcement."""
    marker = said(event.marker, voice)
    if event.target is not None:
        yours = _("You use {marker} on {target}.")
        theirs = (
            _("{name} uses {marker} on you.")
            if event.target == voice.you
            else _("{name} uses {marker} on {target}.")
        )
        target = voice.name(event.target)
        return voice.say(event.seat, yours, theirs, marker=marker, target=target)
    if event.marker is Marker.PROTECTION:
        yours, theirs = _("You answer with {marker}."), _("{name} answers with {marker}.")
    else:
        yours, theirs = _("You use {marker}."), _("{name} uses {marker}.")
    return voice.say(event.seat, yours, theirs, marker=marker)


def marker_settled(event: MarkerSettled, voice: Voice) -> str:
    """Whether it takes effect."""
    if event.cancelled:
        yours, theirs = _("Your {marker} is cancelled."), _("{name}'s {marker} is cancelled.")
    else:
        yours, theirs = _("Your {marker} takes effect."), _("{name}'s {marker} takes effect.")
    return voice.say(event.seat, yours, theirs, marker=said(event.marker, voice))


def piece_moved(event: PieceMoved, voice: Voice) -> str:
    """Who lost a piece to whom through which marker, and which piece."""
    template = _stolen(event, voice) if event.marker is Marker.THEFT else _passed(event, voice)
    piece = "" if event.piece is None else said(event.piece, voice)
    marker = said(event.marker, voice)
    return _filled(template, event.giver, event.taker, voice, piece=piece, marker=marker)


def card_forced(event: CardForced, voice: Voice) -> str:
    """That No Peeking drew a card, and which."""
    marker = said(Marker.NO_PEEKING, voice)
    if event.card is None:
        yours = _("{marker} has drawn the card that you must play next.")
        theirs = _("{marker} has drawn the card that {name} must play next.")
        return voice.say(event.seat, yours, theirs, marker=marker)
    return voice.say(
        event.seat,
        _("{marker} has drawn your next card: {card}."),
        _("{marker} has drawn {name}'s next card: {card}."),
        marker=marker,
        card=said(event.card, voice),
    )


def seat_bound(event: SeatBound, voice: Voice) -> str:
    """That No Peeking waits for a hand to draw from."""
    return voice.say(
        event.seat,
        _("Your hand is empty: {marker} will draw the card you play next."),
        _("{name}'s hand is empty: {marker} will draw the card to be played next."),
        marker=said(Marker.NO_PEEKING, voice),
    )


def assembly(event: Assembled, voice: Voice) -> str:
    """What was sacrificed and what was joined."""
    sacrificed = amounts(event.assembly.sacrificed, voice)
    joined = cookies(event.assembly.joined, voice)
    if sacrificed and joined:
        yours = _("You sacrifice {pieces} and join {cookies}.")
        theirs = _("{name} sacrifices {pieces} and joins {cookies}.")
    elif sacrificed:
        yours = _("You sacrifice {pieces} and join nothing.")
        theirs = _("{name} sacrifices {pieces} and joins nothing.")
    elif joined:
        yours = _("You join {cookies}.")
        theirs = _("{name} joins {cookies}.")
    else:
        yours = _("You leave all pieces loose.")
        theirs = _("{name} leaves all pieces loose.")
    return voice.say(event.seat, yours, theirs, pieces=sacrificed, cookies=joined)


def match_end(event: MatchEnded, voice: Voice) -> str:
    """Who won."""
    winners = event.outcome.winners
    if len(winners) > 1:
        names = listed([voice.name(seat) for seat in winners])
        return _("The match is over: {names} share the win.").format(names=names)
    return voice.say(
        winners[0], _("The match is over: you win."), _("The match is over: {name} wins.")
    )


def _stolen(event: PieceMoved, voice: Voice) -> str:
    if event.piece is None:
        return voice.between(
            event.giver,
            event.taker,
            _("{taker}'s {marker} took one of your pieces."),
            _("Your {marker} took a piece from {giver}."),
            _("{taker}'s {marker} takes a piece from {giver}."),
        )
    return voice.between(
        event.giver,
        event.taker,
        _("{taker}'s {marker} took your {piece} piece."),
        _("Your {marker} took a {piece} piece from {giver}."),
        _("{taker}'s {marker} takes a {piece} piece from {giver}."),
    )


def _passed(event: PieceMoved, voice: Voice) -> str:
    if event.piece is None:
        return voice.between(
            event.giver,
            event.taker,
            _("{marker}: one of your pieces went to {taker}."),
            _("{marker}: you received a piece from {giver}."),
            _("{marker}: a piece goes from {giver} to {taker}."),
        )
    return voice.between(
        event.giver,
        event.taker,
        _("{marker}: your {piece} piece went to {taker}."),
        _("{marker}: you received a {piece} piece from {giver}."),
        _("{marker}: a {piece} piece goes from {giver} to {taker}."),
    )


def _filled(template: str, giver: Seat, taker: Seat, voice: Voice, **facts: str) -> str:
    return template.format(giver=voice.name(giver), taker=voice.name(taker), **facts)
