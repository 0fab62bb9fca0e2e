"""Who is spoken to, and how the sentences name people and things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from cookiegames.rules.game import Seat

from .language import listed


@dataclass(frozen=True, slots=True)
class Voice:
    """The listener of a sentence."""

    names: tuple[str, ...]
    """The players' names by seat; they enter a sentence as they are, never as markup."""
    you: Seat | None = None
    """The seat that is spoken to as "you"; None (common screen, record): names only."""
    call: Callable[[Enum], str] | None = None
    """Names a card, piece, marker or suit; None: the game's own `call`."""

    def name(self, seat: Seat) -> str:
        """The name of the player in this seat."""
        return self.names[seat]

    def say(self, seat: Seat, yours: str, theirs: str, **facts: object) -> str:
        """`yours` if this seat is spoken to, else `theirs`, with {name} and the facts filled in."""
        template = yours if seat == self.you else theirs
        return template.format(name=self.name(seat), **facts)

    def people(self, seats: Sequence[Seat]) -> str:
        """The players in these seats as a list within a sentence."""
        return listed([self.name(seat) for seat in seats])

    def between(self, seat: Seat, target: Seat, yours: str, at_you: str, theirs: str) -> str:
        """The template for the one who does it, for the one it is done to, or for all others."""
        if self.you == seat:
            return yours
        return at_you if self.you == target else theirs

    def filled(self, template: str, seat: Seat, target: Seat, **facts: str) -> str:
        """The template with both names, as {seat} and {target}, and these facts."""
        return template.format(seat=self.name(seat), target=self.name(target), **facts)
