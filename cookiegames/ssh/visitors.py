"""Who visits: by key, or by a name with a PIN; each with a folder of their own."""

from __future__ import annotations

import hashlib
import json
import os
import time
import unicodedata
from collections.abc import Callable
from pathlib import Path

from ..controller.table import Lock

LONGEST_NAME = 20
MOST_WRONG = 5
"""PINs that may be wrong for one name; after that it rests, so that nobody tries them all."""
REST_SECONDS = 600.0


class Guests:
    """The visitors of a host, each with matches and statistics that no other visitor sees."""

    def __init__(self, home: Path, now: Callable[[], float] = time.monotonic) -> None:
        self._home = home / "visitors"
        self._now = now
        self._wrong: dict[str, list[float]] = {}
        """By visitor: when a PIN was wrong."""

    def by_key(self, fingerprint: str) -> str:
        """The visitor with this key."""
        return f"key-{hashlib.sha256(fingerprint.encode()).hexdigest()[:16]}"

    def by_name(self, name: str) -> str:
        """The visitor of this name; upper and lower case are the same. Raises ValueError."""
        plain = unicodedata.normalize("NFC", name).strip().casefold()
        if not plain or len(plain) > LONGEST_NAME or not plain.isprintable():
            raise ValueError("a name has 1 to 20 letters")
        # Names may hold any letter, files may not.
        return f"name-{hashlib.sha256(plain.encode()).hexdigest()[:16]}"

    def folder(self, visitor: str) -> Path:
        """Where this visitor's matches lie; made if need be, for the owner of the host alone."""
        folder = self._home / visitor
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        return folder

    def is_known(self, visitor: str) -> bool:
        """Whether this visitor has set a PIN."""
        return self._file(visitor).is_file()

    def admits(self, visitor: str, pin: str) -> bool:
        """Whether the PIN is this visitor's; the first one that is given becomes it."""
        if self._rests(visitor):
            return False
        right = self._is_right(visitor, pin)
        if not right:
            self._wrong.setdefault(visitor, []).append(self._now())
        return right

    def _rests(self, visitor: str) -> bool:
        """Whether too many PINs were wrong lately."""
        wrong = [at for at in self._wrong.get(visitor, []) if self._now() - at < REST_SECONDS]
        self._wrong[visitor] = wrong
        return len(wrong) >= MOST_WRONG

    def _is_right(self, visitor: str, pin: str) -> bool:
        try:
            salt, digest = json.loads(self._file(visitor).read_text(encoding="ascii"))
        except FileNotFoundError:
            self._remember(visitor, pin)
            return True
        except (OSError, ValueError):
            return False
        return Lock(bytes.fromhex(salt), bytes.fromhex(digest)).opens(pin)

    def _remember(self, visitor: str, pin: str) -> None:
        lock = Lock.of(pin)
        self.folder(visitor)
        fresh = self._file(visitor).with_suffix(".new")
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as file:
            json.dump([lock.salt.hex(), lock.digest.hex()], file)
        fresh.replace(self._file(visitor))

    def _file(self, visitor: str) -> Path:
        return self._home / visitor / "pin.json"
