"""What is awaited: the line on the common screen, the prompt on a private one, and the header."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.calcotada.cards import TARGETS, Card
from cookiegames.rules.calcotada.observation import Observation, Phase
from cookiegames.rules.game import Ask, Chance, Choose, Offer, Over

from ..language import _, ngettext
from ..voice import Voice
from .prompts import choose, look, offer, stands, under_attack

CLAUSE_OF_PHASE = {
    Phase.DEAL: "CW-3",
    Phase.FIRST: "CW-12",
    Phase.SECOND: "CW-12",
    Phase.PLAY: "CW-15",
    Phase.DRAWING: "CW-12",
    Phase.ANSWER: "CW-25",
    Phase.PICK: "CW-14",
    Phase.LOT: "CW-14",
    Phase.GIVE: "CW-14",
    Phase.SWAPS: "CW-41",
    Phase.DUEL: "CW-42",
    Phase.OVER: "CW-30",
}
CLAUSE_OF_ACTION = {
    Card.TWEEZERS: "CW-19",
    Card.WINE_JUG: "CW-20",
    Card.COOKBOOK: "CW-21",
    Card.SAUSAGE: "CW-22",
    Card.APRON: "CW-24",
    Card.BREAD: "CW-23",
}
CLAUSE_OF_CARD = {
    card: "CW-8" if card.wild else CLAUSE_OF_ACTION.get(card, "CW-9") for card in Card
}
"""The clause of each card's use."""


def question(ask: Ask, public: Observation, voice: Voice) -> str:
    """The common screen's line: who is awaited, and which key. It rests on public facts alone."""
    match ask:
        case Chance():
            return _chance(public, voice)
        case Choose(seat=seat):
            return _awaited(public).format(
                name=voice.name(seat),
                number=seat + 1,
                victim="" if public.victim is None else voice.name(public.victim),
                least=stands(public),
            )
        case Offer():
            answer = _("An answer? Take the keyboard. Otherwise 0.")
            return f"{under_attack(public, voice)} {answer}"
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
            return look(seat, observation, voice)
        case Choose():
            return choose(observation, voice)
        case Offer():
            return offer(observation, voice, alone=alone)
        case Over():
            return _("The match is over.")
        case _:
            assert_never(ask)


def status(public: Observation) -> str:
    """The header: what ends the match, and how far that is."""
    match public.phase:
        case Phase.DEAL:
            return _("the cards are dealt")
        case Phase.SWAPS | Phase.DUEL:
            return _("duel")
        case Phase.OVER:
            return _("the match is over")
        case _:
            return _race(public)


def clause(_ask: Ask, public: Observation) -> str:
    """The id of the clause about what is awaited now, to open the rules at."""
    return "CW-10" if public.may_open else CLAUSE_OF_PHASE[public.phase]


def _race(public: Observation) -> str:
    target = TARGETS[len(public.points)]
    if not public.pile:
        return _("last turn · the pile is finished")
    if target is None:
        template = ngettext("{pile} card in the pile", "{pile} cards in the pile", public.pile)
    else:
        template = ngettext(
            "{target} calçots win · {pile} card in the pile",
            "{target} calçots win · {pile} cards in the pile",
            public.pile,
        )
    return template.format(target=target, pile=public.pile)


def _chance(observation: Observation, voice: Voice) -> str:
    match observation.phase:
        case Phase.DEAL:
            return _("The cards are shuffled and dealt.")
        case Phase.LOT:
            yours, theirs = _("You pick a card unseen."), _("{name} picks a card unseen.")
        case _:
            yours, theirs = _("You draw a card."), _("{name} draws a card.")
    return voice.say(observation.to_act, yours, theirs)


def _awaited(public: Observation) -> str:
    match public.phase:
        case Phase.FIRST:
            return _("{name}'s turn: the draw. {name}, press {number} to take the keyboard.")
        case Phase.SECOND:
            return _("{name}'s second card. {name}, press {number} to take the keyboard.")
        case Phase.PICK:
            return _(
                "{name} may pick a card from {victim}'s hand. {name}, press {number} to take the "
                "keyboard."
            )
        case Phase.GIVE:
            return _(
                "{name} owes {victim} a card in exchange. {name}, press {number} to take the "
                "keyboard."
            )
        case Phase.SWAPS:
            return _(
                "{name} may swap action cards for the own series. {name}, press {number} to take "
                "the keyboard."
            )
        case Phase.DUEL if public.duel:
            return _(
                "{name} needs {least} or more in the duel. {name}, press {number} to take the "
                "keyboard."
            )
        case Phase.DUEL:
            return _("{name} starts the duel. {name}, press {number} to take the keyboard.")
        case _ if public.may_open:
            return _(
                "{name} may open the next series. {name}, press {number} to take the keyboard."
            )
        case _:
            return _("{name} is cooking. {name}, press {number} to take the keyboard.")
