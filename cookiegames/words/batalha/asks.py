"""What is awaited: the line on the common screen, the prompt on a private one, and the header."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.batalha.cards import Marker
from cookiegames.rules.batalha.observation import Effect, Observation, Phase, Stage
from cookiegames.rules.game import Ask, Chance, Choose, Offer, Over, Seat

from .. import common
from ..language import _
from ..voice import Voice
from .names import said
from .prompts import choose, look, offer, open_choice

ROUNDS = 3
"""How many rounds a match has (BC-41)."""


CLAUSE_OF_PHASE = {
    Phase.SUIT: "BC-50",
    Phase.DEAL: "BC-6",
    Phase.EXCHANGE: "BC-7",
    Phase.TURN_UP: "BC-10",
    Phase.PIECE: "BC-10",
    Phase.PLAY: "BC-13",
    Phase.MARKERS: "BC-28",
    Phase.PAUSE: "BC-32",
    Phase.ASSEMBLY: "BC-43",
    Phase.OVER: "BC-47",
}
CLAUSE_OF_MARKER = {
    Marker.THEFT: "BC-36",
    Marker.NO_PEEKING: "BC-37",
    Marker.TRADE: "BC-38",
    Marker.FROM_THE_RIGHT: "BC-39",
    Marker.FROM_THE_LEFT: "BC-39",
    Marker.PROTECTION: "BC-35",
}


def question(ask: Ask, public: Observation, voice: Voice) -> str:
    """The common screen's line: who is awaited, and which key. It rests on public facts alone."""
    match ask:
        case Chance():
            return _chance(public)
        case Choose(seat=seat, secret=True):
            return _secretly(seat, public, voice)
        case Choose(seat=seat):
            return _openly(seat, public, voice)
        case Offer():
            return _offer(public, voice)
        case Over():
            return _("The match is over.")
        case _:
            assert_never(ask)


def instruct(ask: Ask, observation: Observation, voice: Voice, *, alone: bool = False) -> str:
    """The private screen's prompt for `voice.you`.

    `alone`: one person plays against computers, and this screen carries the open choices too.
    """
    assert voice.you is not None
    match ask:
        case Chance():
            return _chance(observation)
        case Choose(seat=seat) if seat != voice.you:
            return look(seat, observation, voice)
        case Choose(secret=True):
            return choose(observation, voice)
        case Choose():
            return open_choice(observation, alone=alone)
        case Offer():
            return offer(ask, observation, voice, alone=alone)
        case Over():
            return _("The match is over.")
        case _:
            assert_never(ask)


def clause(ask: Ask, public: Observation) -> str:
    """The id of the clause about what is awaited now, to open the rules at."""
    if public.effect is not None:
        return (
            "BC-34"
            if public.effect.stage is Stage.ANSWER
            else CLAUSE_OF_MARKER[public.effect.marker]
        )
    if isinstance(ask, Choose) and public.phase is Phase.PLAY and public.bound[ask.seat]:
        return "BC-37"
    return CLAUSE_OF_PHASE[public.phase]


def status(public: Observation) -> str:
    """The header: which round and turn it is."""
    match public.phase:
        case Phase.SUIT | Phase.DEAL:
            return _("the cards are dealt")
        case Phase.EXCHANGE:
            template = _("round {round} of {rounds} · exchange")
        case Phase.TURN_UP | Phase.PIECE | Phase.PLAY | Phase.MARKERS:
            template = _("round {round} of {rounds} · turn {turn} of {turns}")
        case Phase.PAUSE:
            template = _("round {round} of {rounds} · all turns played")
        case Phase.ASSEMBLY:
            return _("the cookies are assembled")
        case Phase.OVER:
            return _("the match is over")
        case _:
            assert_never(public.phase)
    finished = len(public.tricks)
    turns = finished + max(public.hand_sizes)
    turn = finished if public.phase is Phase.MARKERS else finished + 1
    return template.format(round=public.round, rounds=ROUNDS, turn=turn, turns=turns)


def _chance(observation: Observation) -> str:
    match observation.phase:
        case Phase.SUIT:
            return _("A suit is drawn that the duel goes without.")
        case Phase.DEAL:
            return _("The cards are shuffled and dealt.")
        case _:
            return _("One moment: a lot is drawn.")


def _secretly(seat: Seat, public: Observation, voice: Voice) -> str:
    if public.effect is not None:
        template = _(
            "{name} chooses a piece for the {marker}. {name}, press {number} to take the keyboard."
        )
    elif public.phase is Phase.EXCHANGE:
        template = _(
            "{name} chooses a card to give away. {name}, press {number} to take the keyboard."
        )
    elif public.phase is Phase.ASSEMBLY:
        template = _("{name} assembles cookies. {name}, press {number} to take the keyboard.")
    else:
        template = _("{name} plays a card. {name}, press {number} to take the keyboard.")
    name, marker = voice.name(seat), said(Marker.TRADE, voice)
    return template.format(name=name, number=seat + 1, marker=marker)


def _openly(seat: Seat, public: Observation, voice: Voice) -> str:
    if public.phase is Phase.MARKERS:
        template = _("{name}, {number}: the low card earns a marker. T takes it, L leaves it.")
    else:
        template = _("{name}, {number}: turn up the next piece with 0.")
    return template.format(name=voice.name(seat), number=seat + 1)


def _offer(public: Observation, voice: Voice) -> str:
    if public.effect is not None:
        return _answers(public.effect, voice)
    if public.phase is not Phase.PAUSE:
        return common.move_on()
    if public.round == ROUNDS:
        return _("Last call: a marker to use? Take the keyboard. Otherwise 0.")
    return _("Round {round} is over. A marker to use? Take the keyboard. Otherwise 0.").format(
        round=public.round
    )


def _answers(effect: Effect, voice: Voice) -> str:
    if effect.stage is not Stage.ANSWER:
        return common.move_on()
    if effect.cancelled:
        template = _(
            "{answerer}'s {protection} cancels {user}'s {marker}. An answer? Take the keyboard. "
            "Otherwise 0."
        )
    elif effect.protections:
        template = _(
            "{answerer}'s {protection} lets {user}'s {marker} work after all. An answer? Take the "
            "keyboard. Otherwise 0."
        )
    elif effect.target is None:
        template = _("{user} uses {marker}. An answer? Take the keyboard. Otherwise 0.")
    else:
        template = _("{user} uses {marker} on {target}. An answer? Take the keyboard. Otherwise 0.")
    return template.format(
        user=voice.name(effect.user),
        marker=said(effect.marker, voice),
        target="" if effect.target is None else voice.name(effect.target),
        protection=said(Marker.PROTECTION, voice),
        answerer=voice.name(effect.protections[-1]) if effect.protections else "",
    )
