"""The matches of one app: begun, taken up, let go, given up."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ..rules.game import IllegalAction, Refusal
from .ledger import MatchLedger
from .names import NameRefused
from .options import OptionRefused
from .record import Record
from .statistics import People, people
from .store import Kept, Store
from .table import Company, Table
from .trouble import StoreReason, StoreTrouble

BROKEN = (ValueError, KeyError, IndexError, AssertionError, Refusal, NameRefused, OptionRefused)
"""What a log raises that does not fit the present rules (IllegalAction is a Refusal)."""

assert issubclass(IllegalAction, Refusal)


class Waiting(NamedTuple):
    """A match that can be taken up, or says why not: somebody else may be playing it."""

    kept: Kept
    table: Table | None
    """As everybody may see it; None: its log does not fit the present rules."""


class Keeper:
    """Without a store matches last as long as the app."""

    def __init__(self, store: Store | None, rng: Random) -> None:
        self._store = store
        self._rng = rng
        self._ledger: MatchLedger | None = None

    @property
    def keeps(self) -> bool:
        """Whether a match outlasts the app."""
        return self._store is not None

    @property
    def match(self) -> str | None:
        """The id of the match that is played."""
        return None if self._ledger is None else self._ledger.match

    def deal(self, company: Company) -> Table:
        """A new match. Raises StoreTrouble."""
        self.let_go()
        if self._store is None:
            return Table(company, self._rng)
        ledger = MatchLedger.begin(self._store, company)
        table = Table(company, self._rng, ledger=ledger)
        self._ledger = ledger
        return table

    def take_up(self, match: str) -> Table:
        """A match as it stood, covered. Raises StoreTrouble."""
        assert self._store is not None, "nothing is kept"
        self.let_go()
        ledger = MatchLedger.take_up(self._store, match)
        try:
            table = ledger.record().table(self._rng, ledger)
        except BROKEN:
            ledger.release()
            raise StoreTrouble(StoreReason.NOT_REPLAYED, match=match) from None
        self._ledger = ledger
        return table

    def try_out(self, match: str) -> None:
        """Raise StoreTrouble if this match could not be taken up now; it is left alone."""
        assert self._store is not None, "nothing is kept"
        self._store.must_be_free(match)
        if self._seen(match) is None:
            raise StoreTrouble(StoreReason.NOT_REPLAYED, match=match)

    def waiting(self, most: int) -> list[Waiting]:
        """The matches that are not over, those first that nobody plays. Raises StoreTrouble."""
        if self._store is None:
            return []
        kept = [one for one in self._store.matches() if not one.over and one.id != self.match]
        kept.sort(key=lambda one: one.holder is not None)
        return [Waiting(one, self._seen(one.id)) for one in kept[:most]]

    def _seen(self, match: str) -> Table | None:
        assert self._store is not None
        try:
            # Whatever chance owes is drawn in this copy alone.
            return self._store.record(match).table(Random(0))
        except BROKEN:
            return None

    def over(self) -> list[Kept]:
        """The matches that are over, the last one first. Raises StoreTrouble."""
        return [] if self._store is None else [one for one in self._store.matches() if one.over]

    def past(self, match: str) -> Record | None:
        """All of a match that is over; None: it is not over, or cannot be read any more."""
        assert self._store is not None, "nothing is kept"
        try:
            over = self._store.match(match).over
            return self._store.record(match) if over and self._seen(match) is not None else None
        except StoreTrouble:
            return None

    def people(self) -> list[People]:
        """Everybody in every game they have finished. Raises StoreTrouble."""
        return [] if self._store is None else people(self._store.results())

    def renew(self) -> None:
        """Say that this app goes on with its match."""
        if self._ledger is not None and self._ledger.held:
            self._ledger.renew()

    def let_go(self) -> None:
        """Let others go on with the match."""
        if self._ledger is not None and self._ledger.held:
            self._ledger.release()
        self._ledger = None

    def give_up(self) -> None:
        """Forget the match, if it is not over; its players asked for that."""
        match, over = self.match, self._ledger is not None and self._ledger.over
        self.let_go()
        if self._store is not None and match is not None and not over:
            try:
                self._store.delete(match)
            except StoreTrouble:
                # It stays, and can be deleted later.
                return
