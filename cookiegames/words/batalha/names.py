"""What cards, suits, pieces and markers are called, and what a marker does."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import assert_never

from cookiegames.rules.batalha.cards import MAGICIAN, Card, Marker, Piece, Pieces, Suit

from ..language import _, listed, ngettext
from ..voice import Voice


def call(thing: Enum) -> str:
    """The short name of a card, suit, piece or marker, as it stands within a sentence."""
    match thing:
        case Card():
            return _card(thing)
        case Suit():
            return _suit(thing)
        case Piece():
            return _piece(thing)
        case Marker():
            return _marker(thing)
        case _:
            raise TypeError(f"Batalha dos Cookies has no {type(thing).__name__}")


def said(thing: Enum, voice: Voice) -> str:
    """The name of this thing as this listener knows it."""
    return (voice.call or call)(thing)


def hand(cards: Sequence[Card], voice: Voice) -> str:
    """These cards as a list."""
    return listed([said(card, voice) for card in cards])


def amounts(pieces: Pieces, voice: Voice) -> str:
    """The pieces of each kind that there are, as a list: "1 candy and 2 rotten"."""
    return listed(
        [
            _("{count} {piece}").format(count=count, piece=said(kind, voice))
            for kind, count in zip(Piece, pieces, strict=True)
            if count
        ]
    )


def cookies(joined: Pieces, voice: Voice) -> str:
    """The whole cookies of each kind that there are, as a list: "1 candy cookie"."""
    return listed(
        [
            ngettext("{count} {piece} cookie", "{count} {piece} cookies", count).format(
                count=count, piece=said(kind, voice)
            )
            for kind, count in zip(Piece, joined, strict=True)
            if count
        ]
    )


def meaning(marker: Marker) -> str:
    """What this marker does."""
    match marker:
        case Marker.THEFT:
            return _("Takes one piece, drawn blindly, from another player.")
        case Marker.NO_PEEKING:
            return _("Draws blindly the card that another player must play next.")
        case Marker.TRADE:
            return _("Makes its user and another player give each other one piece they choose.")
        case Marker.FROM_THE_RIGHT:
            return _("Makes all players draw a piece blindly from their neighbour on the right.")
        case Marker.FROM_THE_LEFT:
            return _("Makes all players draw a piece blindly from their neighbour on the left.")
        case Marker.PROTECTION:
            return _("Cancels the marker that another player has just used.")
        case _:
            assert_never(marker)


def _card(card: Card) -> str:
    if card is MAGICIAN:
        return _("the Magician")
    return _("{suit} {value}").format(suit=_suit(card.suit), value=card.value)


def _suit(suit: Suit) -> str:
    match suit:
        case Suit.BLUE:
            return _("blue")
        case Suit.GREEN:
            return _("green")
        case Suit.RED:
            return _("red")
        case Suit.GOLD:
            return _("gold")
        case Suit.GREY:
            return _("grey")
        case _:
            assert_never(suit)


def _piece(piece: Piece) -> str:
    match piece:
        case Piece.TRADITIONAL:
            return _("traditional")
        case Piece.CANDY:
            return _("candy")
        case Piece.STRAWBERRY:
            return _("strawberry")
        case Piece.ROTTEN:
            return _("rotten")
        case _:
            assert_never(piece)


def _marker(marker: Marker) -> str:
    match marker:
        case Marker.THEFT:
            return _("Theft")
        case Marker.NO_PEEKING:
            return _("No Peeking")
        case Marker.TRADE:
            return _("Trade")
        case Marker.FROM_THE_RIGHT:
            return _("From the Right")
        case Marker.FROM_THE_LEFT:
            return _("From the Left")
        case Marker.PROTECTION:
            return _("Protection")
        case _:
            assert_never(marker)
