"""A turn: playing or drawing, the spider and the ant (CM-7 to CM-9b, CM-14, CM-15)."""

from __future__ import annotations

from functools import cache

from ..game import IllegalAction, Seat
from .actions import Draw, Drawn, Give, GiveNothing, Play, Reason
from .cards import CARDS, IS_MOTH, KIND_OF, Card, Kind, fits
from .chance import can_draw, nothing_drawn, take_cards
from .events import CardGiven, CardPlayed, Event, NothingGiven
from .hands import drop_openly, hand_over
from .refusals import not_awaited
from .rounds import end_turn, end_watch
from .state import ANT, DRAW, FINE, LEFT_OF, LOT, RACE, RACE_ORDER, SLAP, SPIDER, TURN, Hand, State

_PLAYS = tuple(Play(card) for card in CARDS)
_DRAW = Draw()
_GIVES = tuple(tuple(Give(card, Seat(receiver)) for receiver in range(5)) for card in CARDS)
_GIVE_NOTHING = GiveNothing()
_FITTING = tuple(frozenset(card for card in CARDS if fits(card, top)) for top in CARDS)
_card_played = cache(CardPlayed)


def fitting(state: State, seat: Seat) -> tuple[Card, ...]:
    """The different cards that this seat may play now, in the order of the hand (CM-7, CM-9)."""
    assert state.top is not None, "a round is being played"
    return _fitting_in(state.hands[seat], state.top, _moths_too(state, seat))


@cache
def _fitting_in(hand: Hand, top: Card, moths: bool) -> tuple[Card, ...]:
    fit, last = _FITTING[top], len(hand) == 1
    return tuple(
        card
        for card in dict.fromkeys(hand)
        if card in fit and (not IS_MOTH[card] or (moths and not last))
    )


def _moths_too(state: State, seat: Seat) -> bool:
    """Whether this seat may play moths (CM-9b)."""
    return state.options.guard_moths and state.guard == seat


def turn_actions(state: State, seat: Seat) -> tuple[Play | Draw, ...]:
    """What the seat whose turn it is may do with the pile and the stock (CM-7, CM-8)."""
    assert state.top is not None, "a round is being played"
    return _turn_in(state.hands[seat], state.top, _moths_too(state, seat))


@cache
def _turn_in(hand: Hand, top: Card, moths: bool) -> tuple[Play | Draw, ...]:
    return tuple(_PLAYS[card] for card in _fitting_in(hand, top, moths)) or (_DRAW,)


def play(state: State, seat: Seat | None, action: Play) -> list[Event]:
    """Lay a card, and carry out its action unless it was the last one (CM-7, CM-11)."""
    if state.phase is not TURN or seat != state.to_act:
        raise not_awaited(state)
    player, card = state.to_act, action.card
    if card not in fitting(state, player):
        raise _refused_play(state, player, card)
    drop_openly(state, player, card)
    lay(state, card)
    kind, last = KIND_OF[card], not state.hands[player]
    acts = kind is not Kind.NUMBER and kind is not Kind.MOTH
    events: list[Event] = [_card_played(player, card, last and acts)]
    if last or not acts:
        end_turn(state)
    else:
        _carry_out(state, kind, events)
    return events


def lay(state: State, card: Card) -> None:
    """The card is the new top of the discard pile."""
    assert state.top is not None, "a round is being played"
    state.discards.append(state.top)
    state.top = card
    state.idle = 0


def _carry_out(state: State, kind: Kind, events: list[Event]) -> None:
    calm = state.options.calm
    if kind is Kind.SPIDER:
        state.phase = SPIDER
    elif kind is Kind.COCKROACH:
        state.phase = RACE_ORDER if calm else RACE
    elif kind is Kind.MOSQUITO:
        state.phase = LOT if calm else SLAP
    else:
        state.phase = ANT
        if not can_draw(state):
            events += nothing_drawn(state)
            end_turn(state)


def _refused_play(state: State, seat: Seat, card: Card) -> IllegalAction:
    hand, top = state.hands[seat], state.top
    if card not in hand:
        return IllegalAction("CM-7", Reason.NOT_IN_HAND, card=card)
    if IS_MOTH[card] and not _moths_too(state, seat):
        return IllegalAction("CM-9", Reason.MOTH_ON_PILE, card=card)
    assert top is not None, "a round is being played"
    if card in _FITTING[top]:
        return IllegalAction("CM-9b", Reason.MOTH_LAST, card=card)
    return IllegalAction("CM-7", Reason.DOES_NOT_FIT, card=card, top=top)


def draw(state: State, seat: Seat | None, _: Draw) -> list[Event]:
    """Draw, since no card fits; a draw that is impossible is left out (CM-8, CM-10)."""
    if state.phase is not TURN or seat != state.to_act:
        raise not_awaited(state)
    cards = fitting(state, state.to_act)
    if cards:
        raise IllegalAction("CM-8", Reason.MUST_PLAY, cards=cards)
    if can_draw(state):
        state.phase = DRAW
        return []
    events = nothing_drawn_in_turn(state)
    end_turn(state)
    return events


def nothing_drawn_in_turn(state: State) -> list[Event]:
    """A turn passes without a card played or drawn (CM-10)."""
    state.phase = DRAW
    state.idle += 1
    return nothing_drawn(state)


def drawn(state: State, seat: Seat | None, action: Drawn) -> list[Event]:
    """Chance has drawn, for a turn, an ant or a wrong shout (CM-8, CM-15, CM-24)."""
    phase = state.phase
    if seat is not None or phase not in (DRAW, ANT, FINE):
        raise not_awaited(state)
    events = take_cards(state, action.cards)
    if phase is FINE:
        end_watch(state, events)
    else:
        end_turn(state)
    return events


# Giving


def givable(hand: Hand) -> list[Card]:
    """The different cards of a hand that may be given: no moths (CM-9)."""
    return [card for card in dict.fromkeys(hand) if not IS_MOTH[card]]


def gifts_to(hand: Hand, receiver: Seat) -> list[Give | GiveNothing]:
    """What must be given to this seat: one card, or nothing where none may be given."""
    return [_GIVES[card][receiver] for card in givable(hand)] or [_GIVE_NOTHING]


def spider_actions(state: State, seat: Seat) -> list[Give | GiveNothing]:
    """Any card but a moth to anybody else, or nothing (CM-14)."""
    others = LEFT_OF[state.seats][seat]
    gives = [_GIVES[card][other] for card in givable(state.hands[seat]) for other in others]
    return [*gives, _GIVE_NOTHING]


def refuse_gift(state: State, giver: Seat, action: Give, receivers: tuple[Seat, ...]) -> None:
    """Raise unless the giver may give this card to this seat."""
    card = action.card
    if card not in state.hands[giver]:
        raise IllegalAction("CM-14", Reason.NOT_IN_HAND, card=card)
    if IS_MOTH[card]:
        raise IllegalAction("CM-9", Reason.MOTH_GIVEN, card=card)
    if action.receiver not in receivers:
        clause = "CM-14" if state.phase is SPIDER else "CM-17" if state.givers else "CM-23"
        raise IllegalAction(clause, Reason.NOT_TO_THEM, receiver=action.receiver)


def give_after_spider(state: State, action: Give) -> list[Event]:
    """The spider's gift; it may be the giver's last card (CM-14)."""
    giver = state.to_act
    refuse_gift(state, giver, action, LEFT_OF[state.seats][giver])
    hand_over(state, giver, action.receiver, action.card)
    end_turn(state)
    return [CardGiven(giver, action.receiver, action.card)]


def give_nothing_after_spider(state: State) -> list[Event]:
    """It is no duty (CM-14)."""
    end_turn(state)
    return [NothingGiven(state.to_act)]
