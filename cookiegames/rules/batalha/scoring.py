"""Points, endings and the outcome of Batalha dos Cookies (BC-43 to BC-49)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum, auto
from functools import cache
from itertools import product

from ..game import Outcome
from .actions import Assemble
from .cards import COOKIE_VALUE, MARKER_VALUE, PIECE_VALUE, PIECES_PER_COOKIE, Pieces
from .options import Options


class Ending(Enum):
    """The ways in which a match can end."""

    SECOND_HIGHEST = auto()
    """The second-highest score wins; the highest has a stomach ache (BC-47)."""
    ALL_LEVEL = auto()
    """All have the same score, and nobody has a stomach ache (BC-47)."""
    HIGHEST = auto()
    """The simplified game (BC-49)."""
    DUEL = auto()
    """The highest score of two (BC-52)."""


def sacrifices_due(pieces: Pieces) -> int:
    """How many good pieces the rotten ones spoil (BC-43)."""
    return min(pieces.rotten, sum(pieces) - pieces.rotten)


def assemblies(pieces: Pieces) -> Iterator[Assemble]:
    """Every legal assembly of these pieces (BC-43, BC-44)."""
    due = sacrifices_due(pieces)
    held_traditional, held_candy, held_strawberry, _rotten = pieces
    for traditional in range(min(due, held_traditional) + 1):
        for candy in range(min(due - traditional, held_candy) + 1):
            strawberry = due - traditional - candy
            if strawberry <= held_strawberry:
                sacrificed = Pieces(traditional, candy, strawberry, 0)
                left = held_traditional - traditional, held_candy - candy
                for joined in _joinings(*left, held_strawberry - strawberry):
                    yield Assemble(sacrificed, joined)


@cache
def _joinings(traditional: int, candy: int, strawberry: int) -> tuple[Pieces, ...]:
    """Every choice of whole cookies out of so many pieces."""
    held = (traditional, candy, strawberry, 0)
    choices = [range(count // PIECES_PER_COOKIE + 1) for count in held]
    return tuple(map(Pieces._make, product(*choices)))


def best_assembly(pieces: Pieces) -> Assemble:
    """The assembly with the highest score; of several, the first that `assemblies` gives."""
    return max(assemblies(pieces), key=lambda assembly: points(pieces, assembly))


def points(pieces: Pieces, assembly: Assemble) -> int:
    """What the whole cookies and the loose pieces are worth, without markers (BC-43, BC-44)."""
    total = 0
    for kind, cookies in enumerate(assembly.joined):
        loose = pieces[kind] - assembly.sacrificed[kind] - PIECES_PER_COOKIE * cookies
        total += COOKIE_VALUE[kind] * cookies + PIECE_VALUE[kind] * loose
    return total


def score(pieces: Pieces, assembly: Assemble, markers: int) -> int:
    """The final score of a seat that holds so many unused markers (BC-46)."""
    return points(pieces, assembly) + MARKER_VALUE * markers


def outcome(
    scores: Sequence[int], pieces: Sequence[Pieces], *, options: Options, duel: bool
) -> Outcome:
    """Who won, and how (BC-47 to BC-49, BC-52); scores and pieces by seat."""
    ending = _ending(scores, options, duel=duel)
    top = max(scores)
    aching = top if ending is Ending.SECOND_HIGHEST else None
    best = max(score for score in scores if score != aching)
    winners = _untied([seat for seat, score in enumerate(scores) if score == best], pieces)
    ranks = [(seat not in winners, score == aching, -score) for seat, score in enumerate(scores)]
    places = tuple(1 + sum(other < rank for other in ranks) for rank in ranks)
    return Outcome(ending, tuple(scores), places)


def _ending(scores: Sequence[int], options: Options, *, duel: bool) -> Ending:
    if duel:
        return Ending.DUEL
    if options.highest_wins:
        return Ending.HIGHEST
    return Ending.ALL_LEVEL if len(set(scores)) == 1 else Ending.SECOND_HIGHEST


def _untied(seats: Sequence[int], pieces: Sequence[Pieces]) -> list[int]:
    """Those of the seats that win by more pieces, then by fewer rotten ones (BC-48)."""
    strength = {seat: (sum(pieces[seat]), -pieces[seat].rotten) for seat in seats}
    return [seat for seat in seats if strength[seat] == max(strength.values())]
