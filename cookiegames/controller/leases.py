"""Who has a match at the keyboard: a lease, renewed by the living, that dies with them."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import NamedTuple

LEASE_SECONDS = 30.0
"""How long a lease lasts that is not renewed."""
RENEW_SECONDS = 10.0
"""How often the living renew theirs."""


class Holder(NamedTuple):
    """Whoever goes on with a match."""

    token: str
    """Told to nobody else: each writing is fenced by it."""
    where: str
    """Machine, and the process there with the time of its start."""
    since: float
    """Seconds since 1970."""
    until: float
    """When the lease ends, unless it is renewed. Seconds since 1970."""

    def lives(self, now: float) -> bool:
        """Whether the match is taken; on this machine the process itself tells."""
        machine, _, process = self.where.rpartition(" ")
        if machine == _machine():
            return process == _process(int(process.partition(":")[0]))
        # A lease from far ahead was given before the clock was set back.
        return now < self.until <= now + LEASE_SECONDS


def here() -> str:
    """This machine and process."""
    return f"{_machine()} {_process(os.getpid())}"


def _machine() -> str:
    """The machine, as it runs since its last start."""
    boot = Path("/proc/sys/kernel/random/boot_id")
    try:
        started = boot.read_text(encoding="ascii").strip()
    except OSError:
        started = ""
    return f"{platform.node()}/{started}"


def _process(number: int) -> str:
    """The process with the time of its start, so that a number used again is another; else ""."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return ""
    except PermissionError:
        pass
    try:
        fields = Path(f"/proc/{number}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return f"{number}:"
    # A dead process that nobody has buried yet plays no more.
    return "" if fields[0] == "Z" else f"{number}:{fields[19]}"
