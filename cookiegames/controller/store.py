"""Matches and results as they are kept: begun, listed, taken up, deleted."""

from __future__ import annotations

import json
import secrets
import sqlite3
import time
import zlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ..rules.game import Outcome
from .database import Database
from .leases import LEASE_SECONDS, Holder, here
from .record import Record
from .settings import home
from .trouble import StoreReason, StoreTrouble

FILE = "matches.db"
_SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
_ID_LENGTH = 5


class Kept(NamedTuple):
    """A match in the store, without anything that a hand could be read from."""

    id: str
    game: str
    names: tuple[str, ...]
    started: float
    touched: float
    """When something was last done. Seconds since 1970, as `started`."""
    over: bool
    holder: Holder | None
    """Who plays it now; None: nobody, it may be taken up."""


class Result(NamedTuple):
    """How one seat came out of one finished match."""

    match: str
    seat: int
    game: str
    name: str
    place: int
    score: int
    share: float
    """1 for a win alone, a part of it for a shared one, 0 without."""
    ended: float
    """Seconds since 1970."""


class Store:
    """The matches of one person on this machine. Everything it raises is StoreTrouble."""

    def __init__(self, path: Path | None = None, now: Callable[[], float] = time.time) -> None:
        self.database = Database(path or home() / FILE)
        self.now = now

    def close(self) -> None:
        """Let go of the file."""
        self.database.close()

    # Matches

    def matches(self) -> list[Kept]:
        """All matches, the one played last first."""
        rows = self.database.rows(
            "SELECT id, game, setup, started, touched, over, token, held_at, held_since, held_until"
            " FROM matches ORDER BY touched DESC, id"
        )
        return [_kept(row, self.now()) for row in rows]

    def match(self, match: str) -> Kept:
        """One match. Raises NO_MATCH."""
        for kept in self.matches():
            if kept.id == match:
                return kept
        raise StoreTrouble(StoreReason.NO_MATCH, match=match)

    def record(self, match: str) -> Record:
        """Everything of a match: it holds hands. Raises NO_MATCH, and DAMAGED."""
        rows = self.database.rows("SELECT setup, seconds_left FROM matches WHERE id = ?", match)
        if not rows:
            raise StoreTrouble(StoreReason.NO_MATCH, match=match)
        ((setup, seconds_left),) = rows
        log = self.database.rows("SELECT line FROM log WHERE match = ? ORDER BY number", match)
        seats = self.database.rows(
            "SELECT seen, wish FROM seats WHERE match = ? ORDER BY seat", match
        )
        try:
            return Record(
                **json.loads(setup),
                log=tuple(unmasked(line) for (line,) in log),
                seen=tuple(seen for seen, _ in seats),
                wishes=tuple(wish for _, wish in seats),
                seconds_left=seconds_left,
            )
        except (ValueError, TypeError, zlib.error):
            raise StoreTrouble(StoreReason.DAMAGED, path=str(self.database.path)) from None

    def add(self, record: Record, *, over: bool = False) -> str:
        """Keep a match that nobody plays yet; its new id. `over`: it was finished elsewhere."""
        with self.database.writing() as connection:
            match = _fresh_id(connection)
            _insert_match(connection, match, record, self.now())
            connection.execute("UPDATE matches SET over = ? WHERE id = ?", (over, match))
        return match

    def put_back(self, match: str, record: Record) -> None:
        """Bring a match to what its player has in memory, whatever is left of it here.

        Raises IN_USE if somebody else plays it meanwhile.
        """
        with self.database.writing() as connection:
            known = [kept for kept in self.matches() if kept.id == match]
            if known and known[0].holder is not None and known[0].holder.where != here():
                raise StoreTrouble(StoreReason.TAKEN_OVER, match=match)
            connection.execute("DELETE FROM matches WHERE id = ?", (match,))
            _insert_match(connection, match, record, self.now())

    def hold(self, match: str) -> str:
        """Take a match up; the token of who has it. Raises NO_MATCH, and IN_USE."""
        token = secrets.token_hex(8)
        with self.database.writing() as connection:
            self.must_be_free(match)
            connection.execute(
                "UPDATE matches SET token = ?, held_at = ?, held_since = ?, held_until = ?"
                " WHERE id = ?",
                (token, here(), self.now(), self.now() + LEASE_SECONDS, match),
            )
        return token

    def delete(self, match: str) -> None:
        """Forget a match; its result stays. Raises NO_MATCH, and IN_USE."""
        with self.database.writing() as connection:
            self.must_be_free(match)
            connection.execute("DELETE FROM matches WHERE id = ?", (match,))

    def must_be_free(self, match: str) -> None:
        """Raise NO_MATCH, or IN_USE while somebody plays it."""
        holder = self.match(match).holder
        if holder is not None:
            raise StoreTrouble(StoreReason.IN_USE, match=match, since=holder.since)

    # Results

    def results(self) -> list[Result]:
        """Every seat of every finished match, the last one first."""
        rows = self.database.rows(
            "SELECT match, seat, game, name, place, score, share, ended FROM results"
            " ORDER BY ended DESC, match, seat"
        )
        return [Result(*row) for row in rows]


# Rows


def masked(line: str) -> bytes:
    """A line of the log as a casual look cannot read it (L6); it is no secret from its owner."""
    return zlib.compress(line.encode(), 9)


def unmasked(line: object) -> str:
    """The line again. Raises ValueError, TypeError or zlib.error for anything else."""
    if not isinstance(line, bytes):
        raise TypeError("a masked line is bytes")
    return zlib.decompress(line).decode()


def insert_lines(
    connection: sqlite3.Connection, match: str, first: int, lines: Sequence[str]
) -> None:
    """Lines of a log, of which the first one has this number."""
    connection.executemany(
        "INSERT INTO log VALUES (?, ?, ?)",
        [(match, first + step, masked(line)) for step, line in enumerate(lines)],
    )


def insert_seats(connection: sqlite3.Connection, match: str, record: Record) -> None:
    """How far each seat has read, and what it wishes."""
    count = len(record.names)
    seen, wishes = record.seen or (0,) * count, record.wishes or ("",) * count
    connection.executemany(
        "INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?)",
        [(match, seat, seen[seat], wishes[seat]) for seat in range(count)],
    )


def insert_results(
    connection: sqlite3.Connection, match: str, record: Record, outcome: Outcome, now: float
) -> None:
    """How every seat came out; a match counts once."""
    share = 1 / len(outcome.winners)
    connection.executemany(
        "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (match, seat, record.game, name, outcome.places[seat], outcome.scores[seat],
             share if outcome.places[seat] == 1 else 0.0, now)
            for seat, name in enumerate(record.names)
        ],
    )  # fmt: skip


def _insert_match(connection: sqlite3.Connection, match: str, record: Record, now: float) -> None:
    setup = record.model_dump_json(include={"game", "options", "names", "first", "locks"})
    connection.execute(
        "INSERT INTO matches VALUES (?, ?, ?, ?, ?, FALSE, ?, NULL, NULL, NULL, NULL)",
        (match, record.game, setup, now, now, record.seconds_left),
    )
    insert_lines(connection, match, 0, record.log)
    insert_seats(connection, match, record)


def _fresh_id(connection: sqlite3.Connection) -> str:
    """An id that no match has or had."""
    while True:
        match = "".join(secrets.choice(_SIGNS) for _ in range(_ID_LENGTH))
        taken = connection.execute(
            "SELECT 1 FROM matches WHERE id = ? UNION SELECT 1 FROM results WHERE match = ?",
            (match, match),
        )
        if taken.fetchone() is None:
            return match


def _kept(row: Sequence[Any], now: float) -> Kept:
    match, game, setup, started, touched, over, *held = row
    holder = None if held[0] is None else Holder(*held)
    return Kept(
        id=match,
        game=game,
        names=tuple(json.loads(setup)["names"]),
        started=started,
        touched=touched,
        over=bool(over),
        holder=holder if holder is not None and holder.lives(now) else None,
    )
