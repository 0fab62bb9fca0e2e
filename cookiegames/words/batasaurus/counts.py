"""The end in words: who wins and why, and each seat's count line by line."""

from __future__ import annotations

from cookiegames.rules.batasaurus.cards import PLACES
from cookiegames.rules.batasaurus.observation import Observation
from cookiegames.rules.batasaurus.scoring import Ending
from cookiegames.rules.game import Outcome, Seat

from ..language import _, ngettext
from ..voice import Voice


def result(observation: Observation, voice: Voice) -> list[str]:
    """Who wins and why, then the ranking, a line a seat; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    lines = [ended(outcome, observation, voice), _win(outcome, voice)]
    ranking = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    return lines + [_rank(Seat(seat), outcome, voice) for seat in ranking]


def count(observation: Observation, seat: Seat, voice: Voice) -> list[str]:  # noqa: ARG001 # as in every game
    """How this seat's score comes about, a line a thing counted; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    kept = PLACES - len(observation.shown[seat])
    lines = [_("From the middle: {count}").format(count=outcome.scores[seat] - kept)]
    if kept:
        lines.append(_("Never played: {count}").format(count=kept))
    lines.append(_("Total: {count}").format(count=outcome.scores[seat]))
    return lines


def ended(outcome: Outcome, observation: Observation, voice: Voice) -> str:
    """Why the match is over, and whose dinosaurs are all played."""
    if outcome.ending is Ending.BATTLE_RETURNED:
        return _("The last battle went to nobody: no card was left to fight it with.")
    played = [Seat(seat) for seat, shown in enumerate(observation.shown) if len(shown) == PLACES]
    if len(played) == len(voice.names):
        return _("Nobody has a dinosaur left, so the match is over.")
    return ngettext(
        "{names} has no dinosaur left, so the match is over.",
        "{names} have no dinosaur left, so the match is over.",
        len(played),
    ).format(names=voice.people(played))


def _win(outcome: Outcome, voice: Voice) -> str:
    winners = outcome.winners
    cards = outcome.scores[winners[0]]
    if len(winners) > 1:
        return ngettext(
            "{names} share the win with {count} card each.",
            "{names} share the win with {count} cards each.",
            cards,
        ).format(names=voice.people(winners), count=cards)
    return voice.say(
        winners[0],
        _("You win with the most cards, {count}."),
        _("{name} wins with the most cards, {count}."),
        count=cards,
    )


def _rank(seat: Seat, outcome: Outcome, voice: Voice) -> str:
    cards = outcome.scores[seat]
    return ngettext(
        "{place}. {name}: {count} card", "{place}. {name}: {count} cards", cards
    ).format(place=outcome.places[seat], name=voice.name(seat), count=cards)
