"""A private list to choose from: a target, a card to name. What cannot be chosen says why."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from ...words import keys
from ..parts.lines import Line, Part, sentence_lines
from ..parts.pages import MARGIN, heading, indented
from .table import Key, PrivateScreen

LETTERS = "abcdefghijklmnopqrstuvwxyz"
"""The key of each entry; a longer list has arrows alone from there on."""
CURSOR = " > "


class Choice(NamedTuple):
    """One entry of the list."""

    label: str
    choose: Callable[[], None] | None
    """What Enter does; None: it cannot be chosen."""
    note: str = ""
    """What stands beside it."""
    unlikely: bool = False
    """It can be chosen, but looks as if it should not be."""


class ChoiceScreen(PrivateScreen):
    """Subclasses say what is chosen. Backspace goes back to the hand, Esc covers."""

    at: int | None = None
    """Which entry the cursor is on; nothing is chosen when the list opens."""

    above: Callable[[], PrivateScreen] | None = None
    """Makes the list that this one was opened from; None: it was opened from the hand."""

    _hint = ""
    """Why the last key did nothing."""

    def headline(self) -> str:
        """What is chosen."""
        return ""

    def notes(self) -> list[str]:
        """Sentences above the list."""
        return []

    def choices(self) -> list[Choice]:
        """The entries; at least one can be chosen."""
        return []

    def draw(self, width: int, height: int) -> list[Line]:
        """The headline, the notes, and the list."""
        lines = [Line(), heading(self.headline(), "", width)]
        lines += indented(sentence_lines(self.notes(), width - 2 * MARGIN, "dim"))
        lines.append(Line())
        lines += [self._entry(place, choice) for place, choice in enumerate(self.choices())]
        refused = sentence_lines([self._hint or self.refusal_line()], width - 2 * MARGIN, "warn")
        return self.close([*lines, Line(), *indented(refused)], self._keys(), width, height)

    def _keys(self) -> list[Key]:
        """Where room is short, the way to the rules stays and the pages of the game go."""
        cover, *pages = self.page_keys()
        rules = [page for page in pages if page[0] == "?"]
        others = [page for page in pages if page[0] != "?"]
        count = min(len(self.choices()), len(LETTERS))
        letters = LETTERS[0] if count == 1 else f"{LETTERS[0]}-{LETTERS[count - 1]}"
        done = [("enter", "Enter", keys.confirms())] if self.at is not None else []
        back = ("backspace", "Backspace", keys.goes_back() if self.above else keys.to_hand())
        return [("down", letters, keys.chooses()), *done, cover, *rules, back, *others]

    def _entry(self, place: int, choice: Choice) -> Line:
        """The sign of the cursor, its letter, and the entry with what stands beside it."""
        here, key = place == self.at, f"entry:{place}"
        role = "raised" if here else "dim" if choice.unlikely else "text"
        if choice.choose is None:
            role = "raised-barred" if here else "barred"
        line = Line(Part(CURSOR if here else " " * len(CURSOR), "accent"))
        if place < len(LETTERS):
            line.add(f"{LETTERS[place]} ", "key" if choice.choose else "barred", key)
        line.add(f" {choice.label} ", role, key)
        return line.add(f" {choice.note}" if choice.note else "", "dim", key)

    def _move(self, step: int) -> None:
        """To the next entry that can be chosen; over all of them where none can."""
        choices = self.choices()
        possible = [place for place, choice in enumerate(choices) if choice.choose is not None]
        places = possible or list(range(len(choices)))
        start = self.at if self.at is not None else -1 if step > 0 else len(choices)
        ahead = [place for place in places if (place - start) * step > 0]
        # From the end on it goes round.
        self.at = (ahead or places)[0 if step > 0 else -1]

    def press_own(self, key: str) -> None:
        """Move over the list, choose, or go one step back."""
        choices = self.choices()
        self._hint = ""
        match key:
            case "down" | "right" | "tab":
                self._move(1)
            case "up" | "left" | "shift+tab":
                self._move(-1)
            case "enter":
                choose = None if self.at is None else choices[self.at].choose
                if choose is not None:
                    choose()
                    return
                self._hint = keys.choose_first() if self.at is None else keys.not_this_one()
            case "backspace":
                self._back()
                return
            case _ if len(key) == 1 and LETTERS.find(key.lower()) in range(len(choices)):
                self.at = LETTERS.index(key.lower())
            case _ if key.startswith("entry:"):
                self.at = int(key.removeprefix("entry:"))
        self.redraw()

    def _back(self) -> None:
        """To the list that this one was opened from, or to the hand."""
        if self.above is None:
            self.cookies.hotseat.to_hand(self.memory())
        else:
            self.cookies.hotseat.page(self.above())
