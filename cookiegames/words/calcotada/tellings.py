"""The sentence of each kind of event in a turn, a duel, and at the end."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.calcotada.cards import HAND, Card
from cookiegames.rules.calcotada.events import (
    CardDrawn,
    CardsLaid,
    CardSwapped,
    DuelBegun,
    Ending,
    HandDealt,
    MatchEnded,
    SeriesCompleted,
    SeriesRetired,
    TableCleared,
    TurnSkipped,
)
from cookiegames.rules.game import Outcome, Seat

from ..language import _, listed
from ..voice import Voice
from .names import hand, laid, said

# A turn


def hand_dealt(event: HandDealt, voice: Voice) -> str:
    """The first cards, or how many they are."""
    if event.cards:
        return voice.say(
            event.seat,
            _("You get {cards}."),
            _("{name} gets {cards}."),
            cards=hand(event.cards, voice),
        )
    return voice.say(
        event.seat, _("You get {count} cards."), _("{name} gets {count} cards."), count=HAND
    )


def turn_skipped(event: TurnSkipped, voice: Voice) -> str:
    """A wine jug has its effect."""
    return voice.say(
        event.seat,
        _("You are still wrestling with the {jug}: your turn is skipped."),
        _("{name} is still wrestling with the {jug}: the turn is skipped."),
        jug=said(Card.WINE_JUG, voice),
    )


def card_drawn(event: CardDrawn, voice: Voice) -> str:
    """Which card, or what its back shows, or neither."""
    if event.card is not None:
        return voice.say(
            event.seat,
            _("You draw {card}."),
            _("{name} draws {card}."),
            card=said(event.card, voice),
        )
    if event.back is not None:
        return voice.say(
            event.seat,
            _("You draw a card: its back shows {back}."),
            _("{name} draws a card: its back shows {back}."),
            back=said(event.back, voice),
        )
    return voice.say(event.seat, _("You draw a card."), _("{name} draws a card."))


def cards_laid(event: CardsLaid, voice: Voice) -> str:
    """The ingredient play; wildcards say what they stand for."""
    if event.opening:
        yours = _("You open the next series: {cards}.")
        theirs = _("{name} opens the next series: {cards}.")
    else:
        yours, theirs = _("You lay {cards}."), _("{name} lays {cards}.")
    cards = listed([laid(card, event.value, voice) for card in event.cards])
    return voice.say(event.seat, yours, theirs, cards=cards)


def series_completed(event: SeriesCompleted, voice: Voice) -> str:
    """How many calçots it brings, and how many that makes."""
    if event.scored == event.points:
        yours = _("Your series is complete: you eat {scored} calçots.")
        theirs = _("{name}'s series is complete: {scored} calçots eaten.")
    else:
        yours = _("Your series is complete: you eat {scored} calçots, which makes {points} in all.")
        theirs = _(
            "{name}'s series is complete: {scored} calçots eaten, which makes {points} in all."
        )
    return voice.say(event.seat, yours, theirs, scored=event.scored, points=event.points)


def series_retired(event: SeriesRetired, voice: Voice) -> str:
    """What goes to the discard pile."""
    return voice.say(
        event.seat,
        _("You retire your series and discard {cards}."),
        _("{name} retires the series and discards {cards}."),
        cards=hand(event.cards, voice),
    )


# The duel


def duel_begun(event: DuelBegun, voice: Voice) -> str:
    """Who is level, and who starts."""
    return voice.say(
        event.duellists[0],
        _("{names} have eaten equally many calçots and fight a duel: you start."),
        _("{names} have eaten equally many calçots and fight a duel: {name} starts."),
        names=voice.people(event.duellists),
    )


def card_swapped(event: CardSwapped, voice: Voice) -> str:
    """An action card gone, a card of the series won."""
    return voice.say(
        event.seat,
        _("You swap {card} for {taken} from your series."),
        _("{name} swaps {card} for {taken} from the series."),
        card=said(event.card, voice),
        taken=said(event.taken, voice),
    )


def table_cleared(event: TableCleared, voice: Voice) -> str:
    """The series are gone, and which action cards are."""
    dropped = [
        _dropped(Seat(seat), cards, voice) for seat, cards in enumerate(event.dropped) if cards
    ]
    if not dropped:
        return _("All series are discarded. Nobody in the duel holds an action card.")
    return _("All series are discarded, and what the duel has no use for: {dropped}.").format(
        dropped=_("; ").join(dropped)
    )


def _dropped(seat: Seat, cards: tuple[Card, ...], voice: Voice) -> str:
    return voice.say(seat, _("{cards} (you)"), _("{cards} ({name})"), cards=hand(cards, voice))


# The end


def match_end(event: MatchEnded, voice: Voice) -> str:
    """Who won, and how."""
    return how_won(event.outcome, voice)


def how_won(outcome: Outcome, voice: Voice) -> str:
    """The winner, of whom there is one alone: the duel settles what is level."""
    ending = outcome.ending
    winner = outcome.winners[0]
    assert isinstance(ending, Ending)
    match ending:
        case Ending.PILE:
            yours = _("The pile is finished: you win with {points} calçots eaten.")
            theirs = _("The pile is finished: {name} wins with {points} calçots eaten.")
        case Ending.TARGET:
            yours = _("Full at last: you win with {points} calçots eaten.")
            theirs = _("Full at last: {name} wins with {points} calçots eaten.")
        case Ending.DUEL:
            yours = _("You are the last one in the duel and win with {points} calçots eaten.")
            theirs = _("{name} is the last one in the duel and wins with {points} calçots eaten.")
        case _:
            assert_never(ending)
    return voice.say(winner, yours, theirs, points=outcome.scores[winner])
