"""The one file of a person's matches: opened with care, and written all or nothing."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from .trouble import StoreReason, StoreTrouble, trouble

VERSION = 1
APPLICATION = 0x436F6F6B
"""Says "Cook" in the head of the file."""
PATIENCE = 10.0
"""Seconds to wait for other processes that write."""

_SCHEMA = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, setup TEXT NOT NULL,
    started REAL NOT NULL, touched REAL NOT NULL, over INTEGER NOT NULL, seconds_left REAL,
    token TEXT, held_at TEXT, held_since REAL, held_until REAL
);
CREATE TABLE log (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    number INTEGER NOT NULL, line BLOB NOT NULL, PRIMARY KEY (match, number)
) WITHOUT ROWID;
CREATE TABLE seats (
    match TEXT NOT NULL REFERENCES matches ON DELETE CASCADE,
    seat INTEGER NOT NULL, seen INTEGER NOT NULL, wish TEXT NOT NULL, PRIMARY KEY (match, seat)
) WITHOUT ROWID;
CREATE TABLE results (
    match TEXT NOT NULL, seat INTEGER NOT NULL, game TEXT NOT NULL, name TEXT NOT NULL,
    place INTEGER NOT NULL, score INTEGER NOT NULL, share REAL NOT NULL, ended REAL NOT NULL,
    PRIMARY KEY (match, seat)
) WITHOUT ROWID;
"""


class Database:
    """SQLite, durable at every commit. Everything it raises is StoreTrouble."""

    def __init__(self, path: Path) -> None:
        """Open the file, or make it, readable by its owner alone; it is checked first.

        A damaged or newer one is left as it is.
        """
        self.path = path
        self.open()

    def open(self) -> None:
        """Open the file, or make it anew where it has gone."""
        try:
            self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))
            found = self.path.stat()
        except OSError as error:
            full = error.errno in (errno.ENOSPC, errno.EDQUOT)
            reason = StoreReason.FULL if full else StoreReason.FOLDER
            raise StoreTrouble(reason, path=str(self.path)) from None
        self._known = (found.st_dev, found.st_ino)
        try:
            if found.st_size:
                self._check()
            self._connection = sqlite3.connect(self.path, timeout=PATIENCE, isolation_level=None)
            self._connection.execute("PRAGMA journal_mode = WAL")
            self._connection.execute("PRAGMA synchronous = FULL")
            self._connection.execute("PRAGMA foreign_keys = ON")
        except sqlite3.Error as error:
            raise trouble(error, self.path) from None
        self._make()

    def _check(self) -> None:
        """Raise if it is not a sound store of ours; nothing of it is changed."""
        reading = sqlite3.connect(f"{self.path.absolute().as_uri()}?mode=ro", uri=True)
        try:
            version, application = (
                reading.execute(f"PRAGMA {name}").fetchone()[0]
                for name in ("user_version", "application_id")
            )
            if version > VERSION and application == APPLICATION:
                raise StoreTrouble(StoreReason.NEWER, path=str(self.path))
            if version and application != APPLICATION:
                raise StoreTrouble(StoreReason.DAMAGED, path=str(self.path))
            if reading.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise StoreTrouble(StoreReason.DAMAGED, path=str(self.path))
        finally:
            reading.close()

    def _make(self) -> None:
        with self.writing() as connection:
            if connection.execute("PRAGMA user_version").fetchone()[0] == 0:
                for statement in _SCHEMA.split(";"):
                    connection.execute(statement)
                connection.execute(f"PRAGMA application_id = {APPLICATION}")
                connection.execute(f"PRAGMA user_version = {VERSION}")

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """A transaction: at its end all of it is on disk, or nothing."""
        self.must_be_there()
        connection = self._connection
        try:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("COMMIT")
            finally:
                if connection.in_transaction:
                    connection.execute("ROLLBACK")
        except sqlite3.Error as error:
            raise trouble(error, self.path) from None

    def rows(self, query: str, *values: object) -> list[Any]:
        """What the query finds."""
        self.must_be_there()
        try:
            return self._connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise trouble(error, self.path) from None

    def must_be_there(self) -> None:
        """Raise if it is gone: a deleted file could be written to, and nobody would find it."""
        try:
            found = self.path.stat()
        except OSError:
            found = None
        if found is None or (found.st_dev, found.st_ino) != self._known:
            raise StoreTrouble(StoreReason.GONE, path=str(self.path))
