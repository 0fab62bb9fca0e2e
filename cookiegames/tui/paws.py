"""The key that each seat has of its own where presses count, in the order of their coming."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from rich.cells import cell_len
from textual import events

from ..rules.game import Seat

SPACE = "space"
DEFAULT_PAWS = ("q", "p", "z", "m", SPACE)
"""By seat: far apart, so that as many hands fit (CM-K1)."""


@runtime_checkable
class HearsPaws(Protocol):
    """A screen on which paws count, whatever else is pressed."""

    def whose_paw(self, key: str) -> Seat | None:
        """The seat that has this key."""

    def hear_paw(self, seat: Seat, time: float, *, rested: bool) -> None:
        """A paw whose byte was read at this time; `rested`: it had sent nothing just before."""


def paw_key(event: events.Key) -> str:
    """The key as a paw: letters count in either case."""
    if event.character is not None and event.is_printable and event.character != " ":
        return event.character.casefold()
    return event.key


def may_be_paw(key: str) -> bool:
    """Whether this key can be a paw: it draws one cell, and nothing else at the table needs it."""
    if key == SPACE:
        return True
    return len(key) == 1 and cell_len(key) == 1 and not key.isdecimal() and key not in "?abcds"


def paw_sign(key: str) -> str:
    """How a paw is written on its seat's plate."""
    return key if key == SPACE else key.upper() if len(key.upper()) == 1 else key
