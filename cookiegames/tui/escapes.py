"""Tells the Esc key from the sequences that begin with the same byte."""

from __future__ import annotations

ESC = "\x1b"
_INTRODUCERS = "[O]P_^X\\"
"""What follows Esc in the sequences of keys, clicks, pastes and replies, and at their ends."""


class Escapes:
    """Cuts what a terminal sends into pieces; a piece that is Esc alone is the key.

    Left to itself the framework takes Esc and a letter that come together, as on a slow line,
    for Alt and that letter, and a hand would stay uncovered.
    """

    def __init__(self) -> None:
        self._held = False

    def cut(self, text: str) -> list[str]:
        """The pieces of what came. An Esc at its end is held: more of a sequence may follow."""
        if self._held:
            text, self._held = ESC + text, False
        pieces: list[str] = []
        rest = text
        while rest:
            at = rest.find(ESC)
            if at < 0:
                return [*pieces, rest]
            if at + 1 == len(rest):
                self._held = True
                return [*pieces, rest[:at]] if at else pieces
            if rest[at + 1] in _INTRODUCERS:
                end = rest.find(ESC, at + 1)
                end = len(rest) if end < 0 else end
                pieces.append(rest[:end])
            else:
                pieces += [rest[:at], ESC] if at else [ESC]
                end = at + 1
            rest = rest[end:]
        return pieces

    def nothing_came(self) -> list[str]:
        """After a pause: the Esc that was held is the key."""
        pieces = [ESC] if self._held else []
        self._held = False
        return pieces
