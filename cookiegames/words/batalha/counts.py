"""The end in words: who wins and why, and each seat's count line by line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from cookiegames.rules.batalha.cards import (
    COOKIE_VALUE,
    MARKER_VALUE,
    PIECE_VALUE,
    PIECES_PER_COOKIE,
    Piece,
)
from cookiegames.rules.batalha.observation import Observation
from cookiegames.rules.batalha.scoring import Ending
from cookiegames.rules.game import Outcome, Seat

from ..language import _, listed, ngettext
from ..voice import Voice
from .names import said


def result(observation: Observation, voice: Voice) -> list[str]:
    """Who wins and why, then the ranking, a line a seat; of a match that is over."""
    outcome = observation.outcome
    assert outcome is not None
    lines = [_win(observation, outcome, voice)]
    if outcome.ending is Ending.SECOND_HIGHEST:
        lines.insert(0, _stomach_ache(outcome, voice))
    ranking = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
    return lines + [_rank(Seat(seat), outcome, voice) for seat in ranking]


def count(observation: Observation, seat: Seat, voice: Voice) -> list[str]:
    """How this seat's score comes about, a line a thing counted; of a match that is over."""
    revealed, assemblies = observation.revealed, observation.assemblies
    markers, outcome = observation.final_markers, observation.outcome
    assert revealed is not None
    assert assemblies is not None
    assert markers is not None
    assert outcome is not None
    held, assembly = revealed[seat], assemblies[seat]
    lines = []
    for kind in Piece:
        lines += _sacrificed(kind, assembly.sacrificed[kind], voice)
    for kind in Piece:
        lines += _whole(kind, assembly.joined[kind], voice)
    for kind in Piece:
        joined = assembly.joined[kind] * PIECES_PER_COOKIE
        lines += _loose(kind, held[kind] - assembly.sacrificed[kind] - joined, voice)
    lines += _markers(len(markers[seat]))
    lines.append(_("Total: {points}").format(points=outcome.scores[seat]))
    return lines


def _stomach_ache(outcome: Outcome, voice: Voice) -> str:
    most = max(outcome.scores)
    greedy = [Seat(seat) for seat, score in enumerate(outcome.scores) if score == most]
    if len(greedy) > 1:
        return _("{names} have the most, {points}: a stomach ache for each.").format(
            names=_names(greedy, voice), points=most
        )
    return voice.say(
        greedy[0],
        _("You have the most, {points}: stomach ache."),
        _("{name} has the most, {points}: stomach ache."),
        points=most,
    )


def _win(observation: Observation, outcome: Outcome, voice: Voice) -> str:
    winners = outcome.winners
    points = outcome.scores[winners[0]]
    level = [Seat(seat) for seat, score in enumerate(outcome.scores) if score == points]
    beaten = [seat for seat in level if seat not in winners]
    if len(winners) > 1:
        return _shared(outcome.ending).format(names=_names(winners, voice), points=points)
    if not beaten:
        yours, theirs = _alone(outcome.ending)
        return voice.say(winners[0], yours, theirs, points=points)
    yours, theirs = _broken(observation, winners[0], beaten)
    return voice.say(winners[0], yours, theirs, points=points, others=_names(beaten, voice))


def _alone(ending: object) -> tuple[str, str]:
    if ending is Ending.SECOND_HIGHEST:
        return (
            _("You win with the second-highest score, {points}."),
            _("{name} wins with the second-highest score, {points}."),
        )
    return (
        _("You win with the highest score, {points}."),
        _("{name} wins with the highest score, {points}."),
    )


def _shared(ending: object) -> str:
    assert isinstance(ending, Ending)
    match ending:
        case Ending.SECOND_HIGHEST:
            return _("{names} share the win with the second-highest score, {points}.")
        case Ending.HIGHEST | Ending.DUEL:
            return _("{names} share the win with the highest score, {points}.")
        case Ending.ALL_LEVEL:
            return _("All have {points}, so nobody has a stomach ache. {names} share the win.")
        case _:
            assert_never(ending)


def _broken(observation: Observation, winner: Seat, beaten: Sequence[Seat]) -> tuple[str, str]:
    assert observation.revealed is not None
    totals = [sum(pieces) for pieces in observation.revealed]
    fewer = [totals[seat] < totals[winner] for seat in beaten]
    if all(fewer):
        return (
            _("You win with {points}, level with {others}: you have more cookie pieces."),
            _("{name} wins with {points}, level with {others} but with more cookie pieces."),
        )
    if any(fewer):
        return (
            _("You win with {points}, level with {others}: more pieces, or fewer rotten ones."),
            _("{name} wins with {points}, level with {others}: more pieces, or fewer rotten ones."),
        )
    return (
        _("You win with {points}, level with {others}: you have fewer rotten pieces."),
        _("{name} wins with {points}, level with {others} but with fewer rotten pieces."),
    )


def _rank(seat: Seat, outcome: Outcome, voice: Voice) -> str:
    points = outcome.scores[seat]
    if outcome.ending is Ending.SECOND_HIGHEST and points == max(outcome.scores):
        line = ngettext(
            "{place}. {name}: {points} point (stomach ache)",
            "{place}. {name}: {points} points (stomach ache)",
            points,
        )
    else:
        line = ngettext(
            "{place}. {name}: {points} point", "{place}. {name}: {points} points", points
        )
    return line.format(place=outcome.places[seat], name=voice.name(seat), points=points)


def _names(seats: Sequence[Seat], voice: Voice) -> str:
    return listed([voice.name(seat) for seat in seats])


def _sacrificed(kind: Piece, amount: int, voice: Voice) -> list[str]:
    if not amount:
        return []
    return [
        ngettext(
            "{amount} {piece} piece sacrificed: 0", "{amount} {piece} pieces sacrificed: 0", amount
        ).format(amount=amount, piece=said(kind, voice))
    ]


def _whole(kind: Piece, amount: int, voice: Voice) -> list[str]:
    if not amount:
        return []
    return [
        ngettext(
            "{amount} whole {piece} cookie: {points}",
            "{amount} whole {piece} cookies: {points}",
            amount,
        ).format(amount=amount, piece=said(kind, voice), points=amount * COOKIE_VALUE[kind])
    ]


def _loose(kind: Piece, amount: int, voice: Voice) -> list[str]:
    if not amount:
        return []
    return [
        ngettext(
            "{amount} loose {piece} piece: {points}",
            "{amount} loose {piece} pieces: {points}",
            amount,
        ).format(amount=amount, piece=said(kind, voice), points=amount * PIECE_VALUE[kind])
    ]


def _markers(amount: int) -> list[str]:
    if not amount:
        return []
    return [
        ngettext(
            "{amount} unused marker: {points}", "{amount} unused markers: {points}", amount
        ).format(amount=amount, points=amount * MARKER_VALUE)
    ]
