"""Before the first round each player tries out a paw, and may change it (CM-K1)."""

from __future__ import annotations

from ....controller.table import Table
from ....rules.game import Seat
from ....words import keys
from ....words.moth import board as say
from ...parts.lines import Line, Part, fit, sentence_lines
from ...parts.pages import MARGIN, heading, indented
from ...paws import SPACE, may_be_paw, paw_sign
from ...screens.choice import CURSOR
from ...screens.table import CommonScreen, Key
from .windows import is_live, paws_of

NAME_WIDTH = 22


def to_be_tried(table: Table) -> bool:
    """Whether this table plays with paws, nobody has agreed to them, and nothing is played yet."""
    dealt = len(table.wishes) + 1
    return is_live(table) and not all(table.wishes) and table.length <= dealt


class TryOut(CommonScreen):
    """Paws are pressed and counted; Enter begins with them."""

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._paws = list(paws_of(table))
        self._pressed = [0] * len(self._paws)
        self._at: int | None = None
        """Whose paw the cursor is on."""
        self._changing = False
        """Whether the next key is to be that paw."""
        self._hint = ""

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """What paws are for, then a line for each player."""
        room = width - 2 * MARGIN
        lines = [Line(), heading(say.try_out_title(), "", width)]
        lines += indented(sentence_lines([say.try_out()], room))
        lines.append(Line())
        lines += [self._player(Seat(seat)) for seat in range(len(self._paws))]
        lines += [Line(), *indented(sentence_lines([say.several_keys()], room, "dim"))]
        told = self._hint
        if self._changing and self._at is not None:
            told = say.press_new_key(self.table.company.names[self._at])
        lines += [Line(), *indented(sentence_lines([told], room, "accent"))]
        return self.close(lines, self.keys(), width, height)

    def _player(self, seat: Seat) -> Line:
        here, count, key = seat == self._at, self._pressed[seat], f"player:{seat}"
        line = Line(Part(CURSOR if here else " " * len(CURSOR), "accent"))
        name = fit(self.table.company.names[seat], NAME_WIDTH - 2)
        line.add(f" {name} ", "raised" if here else "strong", key).to(len(CURSOR) + NAME_WIDTH)
        sign = f"[{paw_sign(self._paws[seat])}]"
        line.add(f"{sign:9}", "key", key)
        return line.add(say.pressed(count), "accent" if count else "dim", key)

    def keys(self) -> list[Key]:
        """Enter begins; arrows choose whose key is changed."""
        if self._changing:
            return [("escape", "Esc", keys.goes_back())]
        change = [("backspace", "Backspace", say.changes_key())] if self._at is not None else []
        return [
            ("enter", "Enter", say.starts()),
            ("down", "Up/Down", say.chooses_player()),
            *change,
            *self.page_keys(),
        ]

    # Paws and keys

    def whose_paw(self, key: str) -> Seat | None:
        """The seat that has this key; nobody, while a new one is awaited."""
        if self._changing or key not in self._paws:
            return None
        return Seat(self._paws.index(key))

    def hear_paw(
        self, seat: Seat, time: float, *, rested: bool
    ) -> None:  # as on every screen with paws
        """Count it: a key held down counts once."""
        if rested and self.is_current:
            self._pressed[seat] += 1
            self._hint = ""
            self.redraw()

    def press(self, key: str) -> None:
        """Choose a player, change a key, or begin."""
        if not self.here:
            return
        if self._changing:
            self._change(key)
            return
        count, place = len(self._paws), key.removeprefix("player:")
        self._hint = ""
        match key:
            case "down" | "tab":
                self._at = 0 if self._at is None else (self._at + 1) % count
            case "up" | "shift+tab":
                self._at = count - 1 if self._at is None else (self._at - 1) % count
            case "backspace" if self._at is not None:
                self._changing = True
            case "enter":
                self._begin()
                return
            case _ if place != key:
                self._at = int(place)
            case _:
                self.press_anywhere(key)
                return
        self.redraw()

    def _change(self, key: str) -> None:
        assert self._at is not None
        paw = SPACE if key == SPACE else key.casefold()
        if key == "escape":
            self._changing = False
        elif not may_be_paw(paw):
            self._hint, self._changing = say.no_paw(), False
        elif paw in self._paws and self._paws[self._at] != paw:
            owner = self.table.company.names[self._paws.index(paw)]
            self._hint, self._changing = say.key_taken(paw_sign(paw), owner), False
        else:
            self._paws[self._at], self._pressed[self._at] = paw, 0
            self._hint, self._changing = "", False
        self.redraw()

    def _begin(self) -> None:
        for seat, paw in enumerate(self._paws):
            self.table.wish(paw, seat=Seat(seat))
        self.cookies.hotseat.common()
