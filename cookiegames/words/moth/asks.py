"""What is awaited: the line on the common screen, the prompt on a private one, and the header."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.game import Ask, Chance, Choose, Offer, Over, Seat
from cookiegames.rules.moth.observation import Observation, Phase
from cookiegames.rules.moth.refusals import CLAUSE_OF_PHASE

from ..language import _
from ..voice import Voice
from .rounds import match_end, round_end


def question(ask: Ask, public: Observation, voice: Voice) -> str:
    """The common screen's line: who is awaited, and which key. It rests on public facts alone."""
    match ask:
        case Chance():
            return _shuffled()
        case Choose(seat=seat, secret=True):
            return _take(public, voice).format(name=voice.name(seat), number=seat + 1)
        case Choose(seat=seat):
            return _(
                "Caught you! {name} names whoever has just thrown a card: choose, then Enter."
            ).format(name=voice.name(seat))
        case Offer():
            return _offer(public, voice)
        case Over(outcome=outcome):
            return match_end(outcome, voice)
        case _:
            assert_never(ask)


def _shuffled() -> str:
    return _("The cards are shuffled.")


def _take(public: Observation, voice: Voice) -> str:
    """What a seat must choose at the keyboard, with {name} and {number} to be filled in."""
    match public.phase:
        case Phase.SPIDER:
            return _("{name} may give a card away. {name}, press {number} to take the keyboard.")
        case Phase.RACE_LAY:
            return _("{name} may lay a card. {name}, press {number} to take the keyboard.")
        case Phase.GIFTS if public.slowest is not None:
            template = _(
                "{giver} gives {receiver} a card. {giver}, press {key} to take the keyboard."
            )
            return template.format(
                giver="{name}", receiver=_braced(voice.name(public.slowest)), key="{number}"
            )
        case Phase.PENALTY if public.accused is not None:
            template = _(
                "{giver} caught {receiver}, and gives a card on top. "
                "{giver}, press {key} to take the keyboard."
            )
            return template.format(
                giver="{name}", receiver=_braced(voice.name(public.accused)), key="{number}"
            )
        case _:
            return _("{name} plays. {name}, press {number} to take the keyboard.")


def _braced(name: str) -> str:
    """A name that will be in a template."""
    return name.replace("{", "{{").replace("}", "}}")


def _offer(public: Observation, voice: Voice) -> str:
    options, guard = public.options, voice.name(public.guard)
    match public.phase:
        case Phase.SLAP:
            return _("The mosquito! Everybody but {name} slaps it: press your paw.").format(
                name=voice.name(public.to_act)
            )
        case Phase.RACE:
            return _("The cockroach! Who has a card of that number? Press your paw.")
        case Phase.WATCH if public.last_watch and options.calm:
            return _(
                "Before the round is counted: {name}, did somebody cheat? S shouts, 0 goes on."
            ).format(name=guard)
        case Phase.WATCH if public.last_watch:
            return _(
                "Before the round is counted: {name}, did somebody cheat? Your paw shouts."
            ).format(name=guard)
        case Phase.WATCH if options.calm:
            return _("Count the backs, {name}! S shouts: caught you! Otherwise 0 goes on.").format(
                name=guard
            )
        case Phase.WATCH if options.watch == 0:
            return _(
                "Count the backs, {name}! Paws throw and feint, yours shouts. 0 goes on."
            ).format(name=guard)
        case Phase.WATCH:
            return _("Count the backs, {name}! Paws throw and feint, yours shouts.").format(
                name=guard
            )
        case _:
            return _paused(public, voice)


def _paused(public: Observation, voice: Voice) -> str:
    winners = tuple(Seat(seat) for seat, hand in enumerate(public.revealed) if not hand)
    assert public.ending is not None, "a round has ended"
    ended = round_end(public.ending, winners, voice)
    return _("{ended} Press 0 for the next round.").format(ended=ended)


def instruct(ask: Ask, observation: Observation, voice: Voice, *, alone: bool = False) -> str:
    """The private screen's prompt for `voice.you`.

    `alone`: one person plays against computers, and this screen carries the open choices too.
    """
    assert voice.you is not None
    match ask:
        case Chance():
            return _shuffled()
        case Choose(seat=seat, secret=True) if seat == voice.you:
            return _yours(observation, voice)
        case Choose(seat=seat) if seat == voice.you:
            return _("Cover with Esc, then name whoever has just thrown a card.")
        case Choose(seat=seat):
            return _elsewhere(seat, observation, voice)
        case Offer():
            return _watching(observation, voice, alone=alone)
        case Over():
            return _("The match is over.")
        case _:
            assert_never(ask)


def _yours(observation: Observation, voice: Voice) -> str:
    match observation.phase:
        case Phase.SPIDER:
            return _("Your spider: raise a card and press Enter to give it away, or 0 to keep all.")
        case Phase.RACE_LAY:
            return _("Lay a card of that number, no moth, with Enter; or 0 to lay nothing.")
        case Phase.GIFTS if observation.slowest is not None:
            return _("Choose a card for {name}, no moth; 0 if you have none.").format(
                name=voice.name(observation.slowest)
            )
        case Phase.PENALTY if observation.accused is not None:
            return _("Choose a card for {name}, no moth; 0 if you have none.").format(
                name=voice.name(observation.accused)
            )
        case _:
            return _(
                "Your turn: play a card one higher or lower with Enter. If no card fits, 0 draws."
            )


def _elsewhere(seat: Seat, observation: Observation, voice: Voice) -> str:
    if observation.phase is Phase.TURN and observation.guard != voice.you:
        template = _("{name} plays. Raise a moth and press the space bar to throw it away.")
    else:
        template = _("It is {name}'s choice. These are your cards.")
    return template.format(name=voice.name(seat))


def _watching(observation: Observation, voice: Voice, *, alone: bool) -> str:
    if observation.phase is not Phase.WATCH or observation.last_watch:
        return _("Press 0 to go on.") if alone else _("These are your cards. Esc covers them.")
    if observation.guard == voice.you:
        return _("You are the guard: cover with Esc, and count the backs of the others.")
    return _("Raise a moth and press the space bar to throw it away, or cover with Esc.")


def status(public: Observation) -> str:
    """The header: which round it is, and what is going on."""
    rounds = len(public.scores)
    match public.phase:
        case Phase.DEAL:
            return _("the cards are shuffled")
        case Phase.OVER:
            return _("the match is over")
        case Phase.WATCH:
            return _("round {round} of {rounds} · the watch").format(
                round=public.round, rounds=rounds
            )
        case Phase.ACCUSE | Phase.PENALTY | Phase.FINE:
            return _("round {round} of {rounds} · caught you!").format(
                round=public.round, rounds=rounds
            )
        case Phase.RACE | Phase.RACE_LAY | Phase.RACE_ORDER:
            return _("round {round} of {rounds} · the race").format(
                round=public.round, rounds=rounds
            )
        case Phase.SLAP | Phase.LOT | Phase.GIFTS:
            return _("round {round} of {rounds} · the mosquito").format(
                round=public.round, rounds=rounds
            )
        case _:
            return _("round {round} of {rounds}").format(round=public.round, rounds=rounds)


def clause(_ask: Ask, public: Observation) -> str:
    """The id of the clause about what is awaited now, to open the rules at."""
    return "CM-11b" if public.last_watch else CLAUSE_OF_PHASE[public.phase]
