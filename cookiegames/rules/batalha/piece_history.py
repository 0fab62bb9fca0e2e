"""Finds kinds for the moved pieces that a viewer was not told, so that all fit together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeAlias

from .cards import Piece, Pieces
from .chance import shuffled
from .observation import PieceWay

Holdings: TypeAlias = tuple[tuple[int, ...], ...]
"""By seat, then by kind."""


class PieceHistory:
    """A search for the unknown kinds on the ways of the pieces, by trial and return.

    A piece can only be given by who holds one of its kind. What the known moves and the final
    holdings will need of each seat is counted beforehand: most wrong turns are seen at once.
    """

    def __init__(
        self, ways: Sequence[PieceWay], seats: int, final: Sequence[Pieces] | None, rng: Random
    ) -> None:
        self._ways = ways
        self._rng = rng
        self._kinds: list[Piece] = []
        """The kinds found so far, one for each way."""
        self._failed: set[tuple[int, Holdings]] = set()
        """From these the rest cannot be done: each is tried once, so the search ends."""
        self._needs, self._hopes = _needs_and_hopes(ways, seats, final)
        self._start: Holdings = ((0,) * len(Piece),) * seats

    def complete(self) -> tuple[Holdings, tuple[PieceWay, ...]]:
        """What each seat then holds, and the ways with every kind.

        Raises ValueError if nothing fits.
        """
        holdings = self._walk(self._start)
        if holdings is None:
            raise ValueError(self._ways)
        ways = zip(self._ways, self._kinds, strict=True)
        return holdings, tuple(
            way if way.piece is not None else replace(way, piece=kind) for way, kind in ways
        )

    def _walk(self, holdings: Holdings) -> Holdings | None:
        """Go on from the way that is next; the final holdings, or None if there is none."""
        index = len(self._kinds)
        if index == len(self._ways):
            return holdings
        if (index, holdings) in self._failed:
            return None
        way = self._ways[index]
        for kind in self._candidates(way, holdings):
            moved = _moved(holdings, way, kind)
            if self._may_fit(index + 1, way, moved):
                self._kinds.append(kind)
                end = self._walk(moved)
                if end is not None:
                    return end
                self._kinds.pop()
        self._failed.add((index, holdings))
        return None

    def _candidates(self, way: PieceWay, holdings: Holdings) -> Sequence[Piece]:
        """The kinds that may have moved; one held more often is more likely tried first."""
        if way.giver is None:
            return () if way.piece is None else (way.piece,)
        giver, held = way.giver, holdings[way.giver]
        if way.piece is not None:
            return (way.piece,) if held[way.piece] else ()
        pieces = [kind for kind in Piece for _ in range(held[kind])]
        kinds = dict.fromkeys(shuffled(pieces, self._rng))
        needs, taken = self._needs[len(self._kinds) + 1], holdings[way.taker]
        # First what the taker will lack and the giver can spare: it seldom has to be taken back.
        return sorted(
            kinds,
            key=lambda kind: (
                needs[way.taker][kind] <= taken[kind],
                needs[giver][kind] >= held[kind],
            ),
        )

    def _may_fit(self, index: int, way: PieceWay, holdings: Holdings) -> bool:
        """Whether giver and taker can still meet their needs from this way on."""
        return all(
            sum(
                need - held
                for need, held in zip(self._needs[index][seat], holdings[seat], strict=True)
                if need > held
            )
            <= self._hopes[index][seat]
            for seat in (way.giver, way.taker)
            if seat is not None
        )


def _moved(holdings: Holdings, way: PieceWay, kind: Piece) -> Holdings:
    held = [list(own) for own in holdings]
    if way.giver is not None:
        held[way.giver][kind] -= 1
    held[way.taker][kind] += 1
    return tuple(map(tuple, held))


def _needs_and_hopes(
    ways: Sequence[PieceWay], seats: int, final: Sequence[Pieces] | None
) -> tuple[list[Holdings], list[tuple[int, ...]]]:
    """For each way and after the last: what each seat must hold before it, by kind, to meet all
    that is known of later, and how many pieces of unknown kind may still help it.
    """
    need = [list(own) for own in final] if final else [[0] * len(Piece) for _ in range(seats)]
    hope = [0] * seats
    needs: list[Holdings] = [tuple(map(tuple, need))]
    hopes = [tuple(hope)]
    for way in reversed(ways):
        if way.piece is None:
            hope[way.taker] += 1
        else:
            need[way.taker][way.piece] = max(0, need[way.taker][way.piece] - 1)
            if way.giver is not None:
                need[way.giver][way.piece] += 1
        needs.append(tuple(map(tuple, need)))
        hopes.append(tuple(hope))
    return needs[::-1], hopes[::-1]
