"""On a host, whoever is away for long is warned, and leaves; the match is kept."""

from __future__ import annotations

from ...words import host as say
from ..parts.lines import Line, sentence_lines
from ..parts.pages import MARGIN, indented
from .drawn import Drawn

WARNED_BEFORE = 60.0
"""Seconds between the warning and the end."""


class ClosesSoon(Drawn):
    """A page over whatever was shown, a hand included; any key leads back behind a cover."""

    def __init__(self, minutes: int) -> None:
        super().__init__()
        self._minutes = minutes

    def draw(self, width: int, height: int) -> list[Line]:
        """What happens, and how it does not."""
        room = width - 4 * MARGIN
        told = sentence_lines([say.closes_soon(self._minutes)], room, "accent")
        return [*[Line()] * (height // 3), *indented(told, 2 * MARGIN)]

    def press(self, key: str) -> None:
        """Somebody is here."""
        self.cookies.hotseat.back()
