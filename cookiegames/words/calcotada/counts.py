"""The end in words: who wins and why, and each seat's count line by line."""

from __future__ import annotations

from cookiegames.rules.calcotada.observation import Observation
from cookiegames.rules.game import Outcome, Seat

from ..language import _
from ..voice import Voice
from .tellings import how_won


def result(observation: Observation, voice: Voice) -> list[str]:
    """Who wins and why, then the ranking, a line a seat; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    lines = [how_won(outcome, voice)]
    if observation.duellists:
        level = _("{names} had eaten equally many, so a duel decided.")
        lines.insert(0, level.format(names=voice.people(sorted(observation.duellists))))
    ranking = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    return lines + [_rank(Seat(seat), outcome, voice) for seat in ranking]


def count(observation: Observation, seat: Seat, voice: Voice) -> list[str]:  # noqa: ARG001 # as in every game
    """How this seat's score comes about, a line a thing counted; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    lines = [
        _("Series {number}: {points}").format(number=number, points=points)
        for number, points in enumerate(observation.eaten[seat], start=1)
    ]
    lines.append(_("Total: {points}").format(points=outcome.scores[seat]))
    return lines


def _rank(seat: Seat, outcome: Outcome, voice: Voice) -> str:
    return _("{place}. {name}: {points} calçots").format(
        place=outcome.places[seat], name=voice.name(seat), points=outcome.scores[seat]
    )
