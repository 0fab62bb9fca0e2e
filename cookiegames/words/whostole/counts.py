"""The end in words: who wins and why, and each seat's count line by line."""

from __future__ import annotations

from cookiegames.rules.game import Outcome, Seat
from cookiegames.rules.whostole.cards import TOKENS_TO_WIN
from cookiegames.rules.whostole.observation import Observation

from ..language import _, ngettext
from ..voice import Voice
from .rounds import round_end


def result(observation: Observation, voice: Voice) -> list[str]:
    """Who wins and why, then the ranking, a line a seat; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    lines = [_win(outcome, voice)]
    if observation.ending is not None:
        last = round_end(
            observation.ending, observation.round, observation.winners, observation.revealed, voice
        )
        lines.insert(0, last)
    ranking = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    return lines + [_rank(Seat(seat), outcome, voice) for seat in ranking]


def count(observation: Observation, seat: Seat, voice: Voice) -> list[str]:  # noqa: ARG001 # as in every game
    """How this seat's score comes about, a line a thing counted; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    eaten = outcome.scores[seat]
    lines = [_("Cookies eaten: {count}").format(count=eaten)]
    missing = TOKENS_TO_WIN[len(outcome.scores)] - eaten
    if missing > 0:
        lines.append(_("Still hungry for: {count}").format(count=missing))
    return lines


def _win(outcome: Outcome, voice: Voice) -> str:
    winners = outcome.winners
    eaten = outcome.scores[winners[0]]
    if len(winners) > 1:
        return ngettext(
            "{names} share the win with {count} cookie eaten each.",
            "{names} share the win with {count} cookies eaten each.",
            eaten,
        ).format(names=voice.people(winners), count=eaten)
    yours = ngettext("You win: {count} cookie eaten.", "You win: {count} cookies eaten.", eaten)
    theirs = ngettext(
        "{name} wins: {count} cookie eaten.", "{name} wins: {count} cookies eaten.", eaten
    )
    return voice.say(winners[0], yours, theirs, count=eaten)


def _rank(seat: Seat, outcome: Outcome, voice: Voice) -> str:
    eaten = outcome.scores[seat]
    return ngettext(
        "{place}. {name}: {count} cookie", "{place}. {name}: {count} cookies", eaten
    ).format(place=outcome.places[seat], name=voice.name(seat), count=eaten)
