"""A turn from the piece turned up to the markers taken (BC-10 to BC-31)."""

from __future__ import annotations

from functools import cache

from ..game import IllegalAction, Seat
from .actions import (
    DeclineMarker,
    DrawForced,
    DrawMarker,
    DrawPiece,
    Play,
    Reason,
    TakeMarker,
    TurnUp,
)
from .card_sets import BIT, GREY, SUIT_LED_BY, CardSet, cards_in, set_of
from .cards import MAGICIAN, SUIT_OF, Card, Piece
from .events import (
    CardForced,
    CardPlayed,
    Event,
    MarkerDeclined,
    MarkerTaken,
    PieceTurnedUp,
    TurnWon,
)
from .observation import PieceWay, Trick
from .refusals import awaits_forced_draw, bad_draw, not_awaited, require, require_lot
from .rounds import await_turn, end_round
from .state import CLOCKWISE, MARKERS, PIECE, PLAY, SEATS, TURN_UP, State
from .tricks import earning_cards, leads_suit, winning_place

# Frozen values that come again and again: made once.
_card_played = cache(CardPlayed)
_piece_turned_up = cache(PieceTurnedUp)
_turn_won = cache(TurnWon)
_marker_taken = cache(MarkerTaken)
_WON = tuple(tuple(PieceWay(None, seat, piece) for piece in Piece) for seat in SEATS)
"""The way of a piece that was won, by winner, then by kind."""


def turn_up(state: State, seat: Seat | None, _: TurnUp) -> tuple[Event, ...]:
    """Await the piece; the last trick is cleared away (BC-10)."""
    require(state, seat, TURN_UP)
    state.phase = PIECE
    state.trick, state.led = (), None
    return ()


def draw_piece(state: State, seat: Seat | None, action: DrawPiece) -> tuple[Event, ...]:
    """The piece in dispute comes up (BC-10)."""
    require_lot(state, seat, PIECE)
    piece = action.piece
    if not state.piece_pile[piece]:
        raise bad_draw("BC-10")
    state.piece_pile[piece] -= 1
    state.dispute = piece
    state.phase = PLAY
    return (_piece_turned_up(state.leader, piece),)


def draw_forced(state: State, seat: Seat | None, action: DrawForced) -> list[Event]:
    """A seat that was bound without cards learns which one it must play (BC-37)."""
    require_lot(state, seat, PLAY)
    if not awaits_forced_draw(state):
        raise not_awaited(state)
    return force(state, state.to_act, action.card)


def force(state: State, target: Seat, card: Card) -> list[Event]:
    """Bind the target to the card drawn from its hand (BC-37)."""
    if not state.hands[target] & BIT[card]:
        raise bad_draw("BC-37")
    state.bound[target] = True
    state.forced[target] = card
    return [CardForced(target, card)]


def play(state: State, seat: Seat | None, action: Play) -> list[Event]:
    """Play a card; the last one settles the turn (BC-11)."""
    if state.phase is not PLAY or state.to_act != seat or state.effect is not None:
        raise not_awaited(state)
    player, card = state.to_act, action.card
    bit, forced, trick = BIT[card], state.bound[player], state.trick
    if not playable_cards(state, player) & bit:
        raise _refused_play(state, player, card)
    state.hands[player] ^= bit
    if forced:
        state.bound[player], state.forced[player] = False, None
    if state.led is None and leads_suit(card):
        state.led = card
    events: list[Event] = [_card_played(player, card, not trick, forced)]
    state.trick = trick = (*trick, card)
    if len(trick) == state.seats:
        _settle(state, events)
    else:
        state.to_act = SEATS[(player + 1) % state.seats]
    return events


def playable_cards(state: State, seat: Seat) -> CardSet:
    """What this seat may play once its turn has come; none while a lot is due (BC-12 to BC-15)."""
    if state.bound[seat]:
        forced = state.forced[seat]
        return 0 if forced is None else BIT[forced]
    hand, led = state.hands[seat], state.led
    if led is None:
        return hand  # BC-12
    suited = hand & SUIT_LED_BY[led]
    return suited | hand & GREY if suited else hand  # BC-13 to BC-15


def _refused_play(state: State, seat: Seat, card: Card) -> IllegalAction:
    """Why the seat may not play this card."""
    hand, led, forced = state.hands[seat], state.led, state.forced[seat]
    if awaits_forced_draw(state):
        return not_awaited(state)
    if not hand & BIT[card]:
        return IllegalAction("BC-11", Reason.NOT_IN_HAND, card=card)
    if forced is not None:
        return IllegalAction("BC-37", Reason.FORCED, card=forced)
    assert led is not None
    suited = cards_in(hand & SUIT_LED_BY[led])
    facts = {"suit": SUIT_OF[led], "card": suited[0], "played": card}
    return IllegalAction("BC-13", Reason.MUST_FOLLOW, **facts)


def _settle(state: State, events: list[Event]) -> None:
    """Hand out the piece, then the markers (BC-22, BC-24)."""
    trick, led, leader, piece = state.trick, state.led, state.leader, state.dispute
    assert piece is not None
    table = set_of(trick)
    place = winning_place(trick, table, led)
    winner = SEATS[(leader + place) % state.seats]
    state.dispute = None
    state.pieces[winner][piece] += 1
    state.ways += (_WON[winner][piece],)
    state.tricks += (Trick(leader, trick, winner, piece),)
    events.append(_turn_won(winner, trick[place], piece))
    if earning := earning_cards(table, led):
        order = CLOCKWISE[state.seats][leader]
        awards = [seat for seat, card in zip(order, trick, strict=True) if earning & BIT[card]]
        state.awards = tuple(awards)
    _go_on(state, events)


def _go_on(state: State, events: list[Event]) -> None:
    """Await the next marker earned, or the next turn, or end the round (BC-29, BC-41)."""
    if state.awards and any(state.marker_pile):
        state.phase = MARKERS
        state.to_act = state.awards[0]
        # The Magician's player takes one without being asked (BC-24, BC-25).
        place = (state.to_act - state.leader) % state.seats
        state.taking = state.trick[place] is MAGICIAN
        return
    state.awards = ()
    if state.hands[state.leader]:
        await_turn(state, state.tricks[-1].winner)
    else:
        end_round(state, events)


def take_marker(state: State, seat: Seat | None, _: TakeMarker) -> tuple[Event, ...]:
    """Accept the marker that a low card earned: it is to be drawn (BC-25)."""
    _require_offer(state, seat)
    state.taking = True
    return ()


def decline_marker(state: State, seat: Seat | None, _: DeclineMarker) -> list[Event]:
    """Leave the marker that a low card earned (BC-25)."""
    _require_offer(state, seat)
    events: list[Event] = [MarkerDeclined(state.to_act)]
    state.awards = state.awards[1:]
    _go_on(state, events)
    return events


def _require_offer(state: State, seat: Seat | None) -> None:
    require(state, seat, MARKERS)
    if state.taking:
        raise not_awaited(state)


def draw_marker(state: State, seat: Seat | None, action: DrawMarker) -> list[Event]:
    """The marker comes to its new owner, who alone sees it (BC-30)."""
    require_lot(state, seat, MARKERS)
    if not state.taking:
        raise not_awaited(state)
    owner, marker = state.to_act, action.marker
    if not state.marker_pile[marker]:
        raise bad_draw("BC-30")
    state.marker_pile[marker] -= 1
    state.markers[owner] = tuple(sorted((*state.markers[owner], marker)))
    state.awards = state.awards[1:]
    state.taking = False
    events: list[Event] = [_marker_taken(owner, marker)]
    _go_on(state, events)
    return events
