"""A match as data: its log, options and seats, and how far each seat has read its news."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from random import Random
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from ..rules.catalog import GAMES
from ..rules.game import Outcome, Seat
from .names import clean_names
from .options import read_options
from .table import Company, Ledger, Lock, Table


class Record(BaseModel):
    """Everything a match can be resumed from. It holds hands: never show it."""

    model_config = ConfigDict(frozen=True)

    game: str
    options: dict[str, Any]
    names: tuple[str, ...]
    first: int
    locks: tuple[tuple[str, str] | None, ...] = ()
    """By seat: salt and digest of its PIN in hexadecimal; None without a PIN."""
    log: tuple[str, ...] = ()
    seen: tuple[int, ...] = ()
    """By seat: the number of events it has read."""
    seconds_left: float | None = Field(default=None, ge=0, allow_inf_nan=False)
    """Of the clock that the match waits with; None: it has not been started."""
    wishes: tuple[str, ...] = ()
    """By seat: what it wishes at this keyboard; empty: as usual."""

    def table(self, rng: Random, ledger: Ledger | None = None) -> Table:
        """The match as it stood, covered.

        Raises KeyError for an unknown game, NameRefused, OptionRefused or IllegalTable for what
        was set up, and what Table raises for a log that does not replay; ValueError for a seat
        that is not at the table.
        """
        return Table(
            self.company(),
            rng,
            ledger=ledger,
            log=self.log,
            seen=self.seen,
            seconds_left=self.seconds_left,
            wishes=self.wishes,
        )

    def company(self) -> Company:
        """Who sits at the table, and what they play. Raises as `table` does."""
        seats = len(self.names)
        if not (
            0 <= self.first < seats
            and len(self.seen) in (0, seats)
            and len(self.locks) in (0, seats)
            and len(self.wishes) in (0, seats)
        ):
            raise ValueError("the record does not fit its number of seats")
        entry = GAMES[self.game]
        return Company(
            entry=entry,
            options=read_options(entry, self.options, seats=seats),
            names=clean_names(self.names),
            first=Seat(self.first),
            locks=tuple(lock and Lock(*map(bytes.fromhex, lock)) for lock in self.locks),
        )


class Recorder:
    """A ledger in memory, of which a record can be made at any time."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._log: list[str] = []
        self._seen = [0] * len(company.names)
        self._seconds_left: float | None = None
        self._wishes = [""] * len(company.names)

    def resume(self, record: Record) -> None:
        """Go on from what a record holds."""
        count = len(record.names)
        self._log = list(record.log)
        self._seen = list(record.seen) or [0] * count
        self._seconds_left = record.seconds_left
        self._wishes = list(record.wishes) or [""] * count

    def write(self, lines: Sequence[str], outcome: Outcome | None) -> None:
        """Keep more lines of the log."""
        self._log += lines

    def mark_read(self, seat: Seat, seen: int) -> None:
        """Keep how far this seat has read."""
        self._seen[seat] = seen

    def keep_time(self, seconds: float | None) -> None:
        """Keep what is left of the clock."""
        self._seconds_left = seconds

    def keep_wish(self, seat: Seat, wish: str) -> None:
        """Keep what this seat wishes."""
        self._wishes[seat] = wish

    def record(self) -> Record:
        """The match so far."""
        company = self._company
        return Record(
            game=company.entry.id,
            options=asdict(company.options),
            names=company.names,
            first=company.first,
            locks=tuple(
                None if lock is None else (lock.salt.hex(), lock.digest.hex())
                for lock in company.locks
            ),
            log=tuple(self._log),
            seen=tuple(self._seen),
            seconds_left=self._seconds_left,
            wishes=tuple(self._wishes),
        )
