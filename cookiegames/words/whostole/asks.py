"""What is awaited: the line on the common screen, the prompt on a private one, and the header."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.game import Ask, Chance, Choose, Offer, Over, Seat
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.observation import Observation, Phase

from .. import common
from ..language import _, ngettext
from ..voice import Voice
from .names import said
from .rounds import round_end

_MAKE_THE_PONY_FAN_GO = (Card.BIG_WETTER, Card.SISSY)
"""Held with one of them, the Pony Fan is the one to discard (WS-14)."""


CLAUSE_OF_CARD = {
    Card.COOKIE_THIEF: "WS-13",
    Card.PONY_FAN: "WS-14",
    Card.BIG_WETTER: "WS-15",
    Card.SISSY: "WS-16",
    Card.ADVENTUROUS_CUB: "WS-20",
    Card.NAPPY_FELLOW: "WS-17",
    Card.PLAYFUL_ONE: "WS-19",
    Card.TEA_PARTY: "WS-19",
    Card.SPY_CUB: "WS-21",
    Card.DIAPER_CHANGE: "WS-18",
    Card.BABYSITTER: "WS-22",
    Card.COOKIE: "WS-24",
}
"""The clause of each card's effect."""

CLAUSE_OF_PHASE = {
    Phase.DEAL: "WS-2",
    Phase.DRAW: "WS-4",
    Phase.TURN: "WS-4",
    Phase.REDRAW: "WS-16",
    Phase.PAUSE: "WS-7",
    Phase.OVER: "WS-9",
}


def question(ask: Ask, public: Observation, voice: Voice) -> str:
    """The common screen's line: who is awaited, and which key. It rests on public facts alone."""
    match ask:
        case Chance():
            return _chance(public, voice)
        case Choose(seat=seat):
            return _(
                "{name} discards one of two cards. {name}, press {number} to take the keyboard."
            ).format(name=voice.name(seat), number=seat + 1)
        case Offer():
            return f"{_round_over(public, voice)} {common.move_on()}"
        case Over():
            return _("The match is over.")
        case _:
            assert_never(ask)


def instruct(ask: Ask, observation: Observation, voice: Voice, *, alone: bool = False) -> str:
    """The private screen's prompt for `voice.you`.

    `alone`: one person plays against computers, and this screen moves the table on too.
    """
    assert voice.you is not None
    match ask:
        case Chance():
            return _chance(observation, voice)
        case Choose(seat=seat) if seat != voice.you:
            return _look(seat, voice.you, observation, voice)
        case Choose():
            return _discard(observation, voice)
        case Offer():
            way_on = common.move_on() if alone else _("Cover with Esc.")
            return f"{_round_over(observation, voice)} {way_on}"
        case Over():
            return _("The match is over.")
        case _:
            assert_never(ask)


def status(public: Observation) -> str:
    """The header: which round it is, and how many cards are left."""
    match public.phase:
        case Phase.DEAL:
            return _("the cards are dealt")
        case Phase.DRAW | Phase.TURN | Phase.REDRAW:
            return ngettext(
                "round {round} · {count} card in the deck",
                "round {round} · {count} cards in the deck",
                public.deck,
            ).format(round=public.round, count=public.deck)
        case Phase.PAUSE:
            return _("round {round} is over").format(round=public.round)
        case Phase.OVER:
            return _("the match is over")
        case _:
            assert_never(public.phase)


def _chance(observation: Observation, voice: Voice) -> str:
    match observation.phase:
        case Phase.DEAL:
            return _("The cards are shuffled and dealt.")
        case Phase.REDRAW if observation.redraws is not None:
            return voice.say(
                observation.redraws, _("You draw a new card."), _("{name} draws a new card.")
            )
        case _:
            return voice.say(observation.to_act, _("You draw a card."), _("{name} draws a card."))


def _round_over(observation: Observation, voice: Voice) -> str:
    if observation.ending is None:
        return _("Round {round} is over.").format(round=observation.round)
    return round_end(
        observation.ending, observation.round, observation.winners, observation.revealed, voice
    )


def _look(seat: Seat, you: Seat, observation: Observation, voice: Voice) -> str:
    if observation.out[you]:
        template = _("It is {name}'s turn. You are out until the next round.")
    else:
        template = _("It is {name}'s turn. You may look at your card.")
    return template.format(name=voice.name(seat))


def _discard(observation: Observation, voice: Voice) -> str:
    others = [card for card in observation.hand if card in _MAKE_THE_PONY_FAN_GO]
    if Card.PONY_FAN in observation.hand and others:
        return _("Your turn: {pony_fan} must be discarded, since you hold {card} too.").format(
            pony_fan=said(Card.PONY_FAN, voice), card=said(others[0], voice)
        )
    return _("Your turn: discard one of your two cards.")


def clause(_ask: Ask, public: Observation) -> str:
    """The id of the clause about what is awaited now, to open the rules at."""
    return CLAUSE_OF_PHASE[public.phase]
