"""One match as it is played: every action is in the store before it happens."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from ..rules.game import Outcome, Seat
from .leases import LEASE_SECONDS
from .record import Record, Recorder
from .store import Store, insert_lines, insert_results, insert_seats
from .table import Company
from .trouble import StoreReason, StoreTrouble


class MatchLedger(Recorder):
    """Has all of the match in memory too, for a store that goes away and comes back."""

    def __init__(self, store: Store, match: str, token: str, record: Record) -> None:
        super().__init__(record.company())
        self.resume(record)
        self.match = match
        self.held = True
        """Whether the match is this process's own to go on with."""
        self.over = False
        self._store = store
        self._token = token
        self._behind = False
        """Whether the store lacks something of less weight that is in memory."""

    @classmethod
    def begin(cls, store: Store, company: Company) -> MatchLedger:
        """The ledger of a new match. Raises StoreTrouble."""
        record = Recorder(company).record()
        match = store.add(record)
        return cls(store, match, store.hold(match), record)

    @classmethod
    def take_up(cls, store: Store, match: str) -> MatchLedger:
        """The ledger of a match that was begun before. Raises StoreTrouble."""
        token = store.hold(match)
        return cls(store, match, token, store.record(match))

    def write(self, lines: Sequence[str], outcome: Outcome | None) -> None:
        """Put lines on disk, and with the last ones the result. Raises StoreTrouble."""
        self._catch_up()
        now = self._store.now()
        with self._own() as connection:
            insert_lines(connection, self.match, len(self._log), lines)
            connection.execute(
                "UPDATE matches SET touched = ?, over = ?, held_until = ? WHERE id = ?",
                (now, outcome is not None, now + LEASE_SECONDS, self.match),
            )
            if outcome is not None:
                insert_results(connection, self.match, self.record(), outcome, now)
        super().write(lines, outcome)
        self.over = outcome is not None

    def mark_read(self, seat: Seat, seen: int) -> None:
        """Keep how far this seat has read."""
        super().mark_read(seat, seen)
        self._note("UPDATE seats SET seen = ? WHERE match = ? AND seat = ?", seen, self.match, seat)

    def keep_wish(self, seat: Seat, wish: str) -> None:
        """Keep what this seat wishes."""
        super().keep_wish(seat, wish)
        self._note("UPDATE seats SET wish = ? WHERE match = ? AND seat = ?", wish, self.match, seat)

    def keep_time(self, seconds: float | None) -> None:
        """Keep what is left of the clock."""
        super().keep_time(seconds)
        self._note("UPDATE matches SET seconds_left = ? WHERE id = ?", seconds, self.match)

    def renew(self) -> None:
        """Say that this process lives."""
        until = self._store.now() + LEASE_SECONDS
        self._note("UPDATE matches SET held_until = ? WHERE id = ?", until, self.match)

    def release(self) -> None:
        """Let anybody go on with the match."""
        self._note("UPDATE matches SET token = NULL WHERE id = ?", self.match)
        self.held = False

    def _note(self, statement: str, *values: object) -> None:
        """Write what weighs less than an action; where that fails, the next action makes up."""
        try:
            with self._own() as connection:
                connection.execute(statement, values)
        except StoreTrouble:
            self._behind = True

    @contextmanager
    def _own(self) -> Iterator[sqlite3.Connection]:
        """A transaction that fails if somebody else goes on with the match."""
        with self._store.database.writing() as connection:
            found = connection.execute("SELECT token FROM matches WHERE id = ?", (self.match,))
            row = found.fetchone()
            if row is None or row[0] != self._token:
                self.held = False
                raise StoreTrouble(StoreReason.TAKEN_OVER, match=self.match)
            yield connection

    def _catch_up(self) -> None:
        """Bring a store that was gone, or could not be written, to what is in memory."""
        database = self._store.database
        try:
            database.must_be_there()
        except StoreTrouble:
            database.open()
            self._store.put_back(self.match, self.record())
            self._token = self._store.hold(self.match)
        if self._behind:
            record = self.record()
            with self._own() as connection:
                insert_seats(connection, self.match, record)
                connection.execute(
                    "UPDATE matches SET seconds_left = ? WHERE id = ?",
                    (record.seconds_left, self.match),
                )
            self._behind = False
