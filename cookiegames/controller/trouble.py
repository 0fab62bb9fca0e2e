"""What can go wrong where matches are kept; words/ makes the sentences."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from enum import Enum, auto

from .table import Unsaved


class StoreReason(Enum):
    """What is wrong with the store, or with one match in it."""

    FOLDER = auto()
    """Its folder cannot be made or written. facts: path"""
    FULL = auto()
    """The disk is full. facts: path"""
    GONE = auto()
    """The store was there and is not any more: deleted, or its disk unplugged. facts: path"""
    DAMAGED = auto()
    """It cannot be read as it should. facts: path"""
    NEWER = auto()
    """A newer cookiegames wrote it. facts: path"""
    BUSY = auto()
    """Others keep it busy. facts: path"""
    TAKEN_OVER = auto()
    """Somebody else goes on with this match meanwhile. facts: match"""
    IN_USE = auto()
    """Somebody else plays this match now. facts: match, since (seconds since 1970)"""
    NO_MATCH = auto()
    """There is no such match. facts: match"""
    RUNNING = auto()
    """It must not be shown, or exported openly, before it is over. facts: match"""
    NOT_REPLAYED = auto()
    """Its log does not fit the present rules; it is kept. facts: match"""
    NOT_A_MATCH = auto()
    """A file holds no match that could be taken in. facts: path"""
    NO_FILE = auto()
    """A file cannot be read or written. facts: path"""


class StoreTrouble(Unsaved):
    """Something is wrong where matches are kept."""

    def __init__(self, reason: StoreReason, **facts: object) -> None:
        super().__init__(reason.name)
        self.reason: Enum = reason
        self.facts: Mapping[str, object] = facts


_REASONS = {
    sqlite3.SQLITE_FULL: StoreReason.FULL,
    sqlite3.SQLITE_CORRUPT: StoreReason.DAMAGED,
    sqlite3.SQLITE_NOTADB: StoreReason.DAMAGED,
    sqlite3.SQLITE_BUSY: StoreReason.BUSY,
    sqlite3.SQLITE_LOCKED: StoreReason.BUSY,
}


def trouble(error: sqlite3.Error, path: object) -> StoreTrouble:
    """What an error of the database means to the people at the table."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    reason = _REASONS.get(code, StoreReason.FOLDER)
    if code == 0 and isinstance(error, sqlite3.DatabaseError):
        reason = StoreReason.DAMAGED
    return StoreTrouble(reason, path=str(path))
