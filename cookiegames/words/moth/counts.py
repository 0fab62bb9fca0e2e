"""The end in words: who wins and why, and each seat's count line by line."""

from __future__ import annotations

from cookiegames.rules.game import Seat
from cookiegames.rules.moth.cards import IS_ACTION, IS_MOTH
from cookiegames.rules.moth.observation import Observation
from cookiegames.rules.moth.scoring import points

from ..language import _, ngettext
from ..voice import Voice
from .rounds import match_end, round_end


def result(observation: Observation, voice: Voice) -> list[str]:
    """Who wins and why, then the ranking, a line a seat; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    lines = [match_end(outcome, voice)]
    if observation.ending is not None:
        winners = [Seat(seat) for seat, hand in enumerate(observation.revealed) if not hand]
        lines.insert(0, round_end(observation.ending, winners, voice))
    ranking = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    return lines + [
        ngettext("{place}. {name}: {count} point", "{place}. {name}: {count} points",
                 abs(outcome.scores[seat])).format(
            place=outcome.places[seat], name=voice.name(Seat(seat)), count=outcome.scores[seat]
        )
        for seat in ranking
    ]  # fmt: skip


def count(observation: Observation, seat: Seat, voice: Voice) -> list[str]:  # noqa: ARG001 # as in every game
    """How this seat's score comes about, a line a thing counted; of a match that is over."""
    outcome, hand = observation.outcome, observation.revealed[seat]
    assert outcome is not None
    moths = sum(IS_MOTH[card] for card in hand)
    actions = sum(IS_ACTION[card] for card in hand)
    before = outcome.scores[seat] - points(hand)
    lines = [_("Rounds before the last: {count}").format(count=before)]
    if not hand:
        lines.append(_("Last round: no card left"))
    if moths:
        lines.append(_("Moths kept: {count}, 10 points each").format(count=moths))
    if actions:
        lines.append(_("Action cards kept: {count}, 5 points each").format(count=actions))
    if len(hand) > moths + actions:
        kept = len(hand) - moths - actions
        lines.append(_("Number cards kept: {count}, 1 point each").format(count=kept))
    return [*lines, _("Total: {count}").format(count=outcome.scores[seat])]
