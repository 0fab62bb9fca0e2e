"""How rounds and matches end, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cookiegames.rules.game import Outcome, Seat
from cookiegames.rules.moth.observation import RoundEnding

from ..language import _, ngettext
from ..voice import Voice


def round_end(ending: RoundEnding, winners: Sequence[Seat], voice: Voice) -> str:
    """Who won the round, or why nobody did."""
    match ending:
        case RoundEnding.STUCK:
            return _("Nobody could play or draw for a whole lap: all count their cards.")
        case RoundEnding.EMPTY if len(winners) == 1:
            return voice.say(
                winners[0],
                _("You have no card left and win the round."),
                _("{name} has no card left and wins the round."),
            )
        case RoundEnding.EMPTY:
            return _("{names} have no card left and win the round.").format(
                names=voice.people(winners)
            )
        case _:
            assert_never(ending)


def match_end(outcome: Outcome, voice: Voice) -> str:
    """Who won the match, and with how many points."""
    winners = outcome.winners
    points = outcome.scores[winners[0]]
    if len(winners) > 1:
        return ngettext(
            "{names} share the win with the fewest negative points: {count}.",
            "{names} share the win with the fewest negative points: {count}.",
            -points,
        ).format(names=voice.people(winners), count=points)
    return voice.say(
        winners[0],
        _("You win with the fewest negative points: {count}."),
        _("{name} wins with the fewest negative points: {count}."),
        count=points,
    )
