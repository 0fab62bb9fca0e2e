"""What is awaited: the line on the common screen, the prompt on a private one, and the header."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.batasaurus.observation import Observation, Phase
from cookiegames.rules.game import Ask, Chance, Choose, Offer, Over, Seat

from ..language import _
from ..voice import Voice
from .counts import ended

CLAUSE_OF_PHASE = {
    Phase.LAY_OUT: "BS-2",
    Phase.MEMORISE: "BS-3",
    Phase.TURN_UP: "BS-5",
    Phase.BATTLE: "BS-7",
    Phase.OVER: "BS-13",
}


def question(ask: Ask, public: Observation, voice: Voice) -> str:
    """The common screen's line: who is awaited, and which key. It rests on public facts alone."""
    match ask:
        case Chance():
            return _laid_out()
        case Choose(seat=seat, secret=True):
            return _(
                "{name} memorises twelve dinosaurs. {name}, press {number} to take the keyboard."
            ).format(name=voice.name(seat), number=seat + 1)
        case Choose(seat=seat):
            return _openly(seat, public, voice)
        case Offer():
            return _together()
        case Over(outcome=outcome):
            return ended(outcome, public, voice)
        case _:
            assert_never(ask)


def instruct(ask: Ask, observation: Observation, voice: Voice, *, alone: bool = False) -> str:
    """The private screen's prompt for `voice.you`.

    `alone`: one person plays against computers, and this screen carries the open choices too.
    """
    assert voice.you is not None
    match ask:
        case Chance():
            return _laid_out()
        case Choose(seat=seat, secret=True) if seat != voice.you:
            return _elsewhere(seat, voice.you, observation, voice)
        case Choose(seat=seat) if seat != voice.you:
            return _watch(seat, observation, voice)
        case Choose(secret=True):
            return _("Memorise where your dinosaurs lie. Ready? Turn them down with Enter.")
        case Choose():
            return _yours(observation, alone=alone)
        case Offer():
            return _together() if alone else _("All look together: cover with Esc.")
        case Over():
            return _("The match is over.")
        case _:
            assert_never(ask)


def status(public: Observation) -> str:
    """The header: which trick it is."""
    match public.phase:
        case Phase.LAY_OUT:
            return _("the dinosaurs are laid out")
        case Phase.MEMORISE:
            return _("the dinosaurs are memorised")
        case Phase.TURN_UP:
            return _("trick {trick}").format(trick=max(1, public.trick))
        case Phase.BATTLE:
            return _("trick {trick} · battle").format(trick=public.trick)
        case Phase.OVER:
            return _("the match is over")
        case _:
            assert_never(public.phase)


def _laid_out() -> str:
    return _("The dinosaurs are shuffled and laid out.")


def _together() -> str:
    return _("Look at your own dinosaurs; press 0 when all are ready.")


def _openly(seat: Seat, public: Observation, voice: Voice) -> str:
    if public.phase is Phase.BATTLE:
        template = _("{name} lays a card on top, unseen: arrows choose it, Enter lays it.")
    elif seat == public.leader:
        template = _("{name} leads: arrows choose a card, Enter turns it up.")
    else:
        template = _("{name} turns up a card: arrows choose it, Enter turns it up.")
    return template.format(name=voice.name(seat))


def _elsewhere(seat: Seat, you: Seat, observation: Observation, voice: Voice) -> str:
    if observation.turned_down[you]:
        template = _("{name} memorises now. Yours are turned down, and stay so.")
    else:
        template = _("{name} memorises now. You will be called when it is your turn.")
    return template.format(name=voice.name(seat))


def _watch(seat: Seat, observation: Observation, voice: Voice) -> str:
    if observation.phase is Phase.BATTLE:
        template = _("{name} lays a card on top, unseen. Your own stay turned down.")
    else:
        template = _("{name} turns up a card. Your own stay turned down.")
    return template.format(name=voice.name(seat))


def _yours(observation: Observation, *, alone: bool) -> str:
    if observation.phase is Phase.BATTLE:
        if alone:
            return _("Battle: lay a card on top, unseen. Arrows choose it, Enter lays it.")
        return _("Battle: cover with Esc, then choose the card to lay on top.")
    if alone:
        return _("Your turn: arrows choose a card, Enter turns it up.")
    return _("Your turn: cover with Esc, then choose the card to turn up.")


def clause(_ask: Ask, public: Observation) -> str:
    """The id of the clause about what is awaited now, to open the rules at."""
    return CLAUSE_OF_PHASE[public.phase]
