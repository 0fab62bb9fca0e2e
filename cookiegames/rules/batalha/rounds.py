"""Deal, exchange, the pause between rounds, and the end (BC-6, BC-7, BC-41 to BC-48)."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_

from ..game import IllegalAction, Seat
from .actions import Assemble, Deal, Give, Reason, RemoveSuit
from .card_sets import BIT, COLOUR, GREY, CardSet, cards_in, set_of
from .cards import (
    FULL_DECK,
    PIECES_PER_COOKIE,
    SUITS,
    VALUE_OF,
    Marker,
    Piece,
    Pieces,
    Suit,
)
from .events import (
    Assembled,
    CardGiven,
    Event,
    HandDealt,
    MatchEnded,
    PiecesRevealed,
    RoundEnded,
    RoundStarted,
    SuitRemoved,
)
from .options import Options
from .refusals import bad_draw, require, require_lot
from .scoring import assemblies, outcome, sacrifices_due, score
from .state import (
    ASSEMBLY,
    CLOCKWISE,
    DEAL,
    DUEL,
    EXCHANGE,
    OVER,
    PAUSE,
    SEATS,
    SUIT,
    TURN_UP,
    State,
)

ROUNDS = 3
HAND_SIZE = {2: 10, 3: 12, 4: 12, 5: 9, 6: 8}
"""Cards dealt to each, by number of seats (BC-6, BC-51)."""

_MARKERS = tuple(Marker)

_card_given = cache(CardGiven)

_FULL_DECK = set_of(FULL_DECK)
_DUEL_DECK = set_of(card for card in FULL_DECK if VALUE_OF[card] in (0, 1, 6, 8, 10, 12, 13))


def deck(options: Options, seats: int, removed: Suit | None) -> CardSet:
    """The cards in the game (BC-6, BC-49, BC-50)."""
    if seats == DUEL:
        return _DUEL_DECK if removed is None else _DUEL_DECK & ~COLOUR[removed]
    return _FULL_DECK & ~GREY if options.no_specials else _FULL_DECK


def remove_suit(state: State, seat: Seat | None, action: RemoveSuit) -> list[Event]:
    """Take a suit out of the duel (BC-50)."""
    require_lot(state, seat, SUIT)
    if action.suit not in SUITS:
        raise bad_draw("BC-50")
    state.removed = action.suit
    state.phase = DEAL
    return [SuitRemoved(action.suit)]


def deal(state: State, seat: Seat | None, action: Deal) -> list[Event]:
    """Begin a round (BC-6)."""
    require_lot(state, seat, DEAL)
    cards = action.cards
    whole = deck(state.options, state.seats, state.removed)
    size = HAND_SIZE[state.seats]
    shares = [set_of(cards[first : first + size]) for first in range(0, len(cards), size)]
    if len(cards) != whole.bit_count() or reduce(or_, shares, 0) != whole:
        raise bad_draw("BC-6")
    state.round += 1
    state.aside = len(cards) - size * state.seats
    state.trick, state.led, state.tricks, state.gifts = (), None, (), ()
    state.phase = EXCHANGE
    state.leader = state.to_act = state.starter
    events: list[Event] = [RoundStarted(state.round, state.starter)]
    state.hands = shares[: state.seats]
    for owner, hand in zip(SEATS, state.hands, strict=False):
        # In table order: the order of dealing is nobody's to know.
        events.append(HandDealt(owner, size, cards_in(hand)))
    return events


@cache
def exchange_ways(seats: int) -> list[tuple[Seat, Seat]]:
    """Giver and taker of every gift: from seat 0 on, to the left, then to the right (BC-7)."""
    steps = (1,) if seats == DUEL else (1, -1)
    return [(Seat(giver), Seat((giver + step) % seats)) for giver in range(seats) for step in steps]


def give(state: State, seat: Seat | None, action: Give) -> list[Event]:
    """Choose a gift; the last choice carries all of them out (BC-7)."""
    require(state, seat, EXCHANGE)
    giver, card = state.to_act, action.card
    if not state.hands[giver] & BIT[card]:
        raise IllegalAction("BC-11", Reason.NOT_IN_HAND, card=card)
    if card in state.chosen[giver]:
        raise IllegalAction("BC-7", Reason.ALREADY_GIVEN, card=card)
    state.chosen[giver] += (card,)
    if len(state.chosen[giver]) < _gifts_due(state):
        return []
    state.to_act = SEATS[(giver + 1) % state.seats]
    return _exchange(state) if state.to_act == state.starter else []


def _gifts_due(state: State) -> int:
    """How many cards each seat gives away (BC-7, BC-51)."""
    return 1 if state.seats == DUEL else 2


def _exchange(state: State) -> list[Event]:
    chosen = list(map(iter, state.chosen))
    state.gifts = tuple(
        _card_given(giver, taker, next(chosen[giver]))
        for giver, taker in exchange_ways(state.seats)
    )
    for giver, cards in enumerate(state.chosen):
        state.hands[giver] ^= set_of(cards)
    for gift in state.gifts:
        assert gift.card is not None
        state.hands[gift.taker] |= BIT[gift.card]
    state.chosen = [()] * state.seats
    await_turn(state, state.starter)
    first = state.starter * _gifts_due(state)
    return [*state.gifts[first:], *state.gifts[:first]]


def await_turn(state: State, leader: Seat) -> None:
    """The leader is to turn up a piece (BC-10)."""
    state.phase = TURN_UP
    state.leader = state.to_act = leader


def end_round(state: State, events: list[Event]) -> None:
    """All hands are empty (BC-41)."""
    events.append(RoundEnded(state.round))
    pause(state, events)


def pause(state: State, events: list[Event]) -> None:
    """Offer the use of markers, if there are any, before the match goes on (BC-32)."""
    if any(state.markers):
        state.phase = PAUSE
    else:
        leave_pause(state, events)


def leave_pause(state: State, events: list[Event]) -> None:
    """Await the next deal, or turn up all pieces after the last round (BC-42, BC-45)."""
    if state.round == ROUNDS:
        _reveal(state, events)
        return
    # Of equals, min takes the first: the nearest clockwise.
    state.starter = min(
        CLOCKWISE[state.seats][state.starter], key=lambda seat: sum(state.pieces[seat])
    )
    state.leader = state.to_act = state.starter
    state.phase = DEAL


def final_pieces(state: State) -> tuple[Pieces, ...]:
    """What each seat holds, by seat."""
    return tuple(Pieces(*held) for held in state.pieces)


def _reveal(state: State, events: list[Event]) -> None:
    pieces = final_pieces(state)
    markers = tuple(tuple(map(held.count, _MARKERS)) for held in state.markers)
    events.append(PiecesRevealed(pieces, markers))
    state.assemblies = tuple(map(only_assembly, pieces))
    state.phase = ASSEMBLY
    _await_assembly(state, events)


def only_assembly(pieces: Pieces) -> Assemble | None:
    """The assembly of who has nothing to choose; None: there is a choice (BC-45)."""
    legal = assemblies(pieces)
    first = next(legal)
    return first if next(legal, None) is None else None


def _await_assembly(state: State, events: list[Event]) -> None:
    if None in state.assemblies:
        state.to_act = Seat(state.assemblies.index(None))
    else:
        _end(state, events)


def assemble(state: State, seat: Seat | None, action: Assemble) -> list[Event]:
    """Choose how to assemble; the last choice reveals all, and the match ends (BC-43 to BC-45)."""
    require(state, seat, ASSEMBLY)
    owner = state.to_act
    _refuse_assembly(Pieces(*state.pieces[owner]), action)
    state.assemblies = (*state.assemblies[:owner], action, *state.assemblies[owner + 1 :])
    events: list[Event] = []
    _await_assembly(state, events)
    return events


def _refuse_assembly(pieces: Pieces, assembly: Assemble) -> None:
    due = sacrifices_due(pieces)
    gone, joined = assembly.sacrificed, assembly.joined
    left = [held - lost for held, lost in zip(pieces, gone, strict=True)]
    if min(gone) < 0 or min(left) < 0 or gone.rotten or sum(gone) != due:
        raise IllegalAction("BC-43", Reason.SACRIFICE, due=due)
    left[Piece.ROTTEN] = 0
    for kind, cookies in enumerate(joined):
        if not 0 <= cookies <= left[kind] // PIECES_PER_COOKIE:
            raise IllegalAction("BC-44", Reason.NOT_FOUR, kind=Piece(kind))


def _end(state: State, events: list[Event]) -> None:
    pieces = final_pieces(state)
    scores: list[int] = []
    for seat, assembly in enumerate(state.assemblies):
        assert assembly is not None
        events.append(Assembled(Seat(seat), assembly))
        scores.append(score(pieces[seat], assembly, len(state.markers[seat])))
    duel = state.seats == DUEL
    state.outcome = outcome(scores, pieces, options=state.options, duel=duel)
    state.phase = OVER
    events.append(MatchEnded(state.outcome))
