"""What everybody sees of The Cheating Moth: the watch, slaps, races, and the guard's list."""

from __future__ import annotations

from typing import Any

from ....controller.table import Table
from ....rules.game import Choose, Clock, Seat
from ....rules.moth.actions import Accuse, MoveOn, Shout
from ....rules.moth.events import (
    CardMarked,
    CardTakenBack,
    CardThrown,
    FanStirred,
    HandDealt,
)
from ....rules.moth.observation import Phase
from ....words import keys
from ....words.moth import board as say
from ...parts.lines import Line, Part, sentence_lines
from ...parts.stage import TALL_HEIGHT, above_question, divider, is_roomy, news, said, table_width
from ...screens.choice import CURSOR, LETTERS
from ...screens.table import Key, TableScreen
from .board import Board, draw_board, draw_middle
from .windows import PawScreen, Window, is_live, paws_of

QUIET = (CardMarked, CardTakenBack, CardThrown, FanStirred, HandDealt)
"""Nothing of them is told: where a fan grew thinner, eyes must tell."""


def board_of(screen: TableScreen, rolls: tuple[int, ...], *, awaited: Seat | None) -> Board:
    """What the open part of the table is drawn from."""
    table = screen.table
    sight = table.public if screen.viewer is None else table.sight
    return Board(
        sight=sight,
        names=table.company.names,
        awaited=awaited,
        look=screen.cookies.look(screen.viewer),
        title=table.company.entry.title,
        status=screen.game_words.status(sight),
        paws=paws_of(table),
        rolls=rolls,
    )


class Common(PawScreen):
    """What everybody may see."""

    quiet_events = QUIET

    def __init__(self, table: Table) -> None:
        super().__init__(table)
        self._named: int | None = None
        """Where the cursor of the guard's list is; nothing is raised when it opens."""

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """The table, what is going on, and below it who is awaited."""
        room = table_width(width, height)
        board = board_of(self, tuple(self.rolls), awaited=self.table.awaited)
        lines = draw_board(board, room)
        asked = len(sentence_lines([self.question()], room - 2)) + 3
        middle = self._middle(board, room, height - len(lines) - asked, tall=height >= TALL_HEIGHT)
        lines += middle
        rows = height - len(lines) - asked
        if rows > 0 and not is_roomy(width, height):
            lines += news(self.recent(rows), room, rows)
        lines = above_question(lines, self.question(), room, height)
        return self.close(self.with_record(lines, width, height), self.keys(), width, height)

    def _middle(self, board: Board, width: int, rows: int, *, tall: bool) -> list[Line]:
        """The discard pile; in its place the guard's list, and with it a bar while time passes."""
        if self.sight.phase is Phase.ACCUSE:
            return self._suspects(width)
        return [*draw_middle(board, width, tall=tall), *self._time(width)][:rows]

    def _time(self, width: int) -> list[Line]:
        """What the paws wait for, with what is left of the time."""
        look = self.cookies.look(None)
        if self.window is Window.READY:
            told = say.paws_ready() if self.table.clock is Clock.WATCH else say.falling()
            return said([Line(Part(told, "accent"))])
        if self.window is not Window.OPEN or self.table.clock is None:
            return []
        call = {Phase.SLAP: say.slap_now(), Phase.RACE: self._race_call()}.get(self.sight.phase)
        lines = [Line(Part(call, "accent"))] if call else []
        if not self.countdown.runs:
            # From the moment on in which the bar is seen, paws count.
            return said([*lines, Line()])
        told = say.seconds_left(self.countdown.shown)
        bar = self.countdown.bar(look.glyphs, width - len(told) - 4).add(f" {told}", "strong")
        return said([*lines, bar])

    def _race_call(self) -> str:
        top = self.sight.top
        return "" if top is None else say.race_now(top.number)

    def _suspects(self, width: int) -> list[Line]:
        """Whom the guard may name, from a list (CM-K3)."""
        look = self.cookies.look(None)
        lines = [divider(look.glyphs, width, Line(Part(say.caught_you(), "warn")))]
        for place, action in enumerate(self._accusations()):
            here = place == self._named
            line = Line(Part(CURSOR if here else " " * len(CURSOR), "accent"))
            line.add(f"{LETTERS[place]} ", "key", f"name:{place}")
            name = self.table.company.names[action.seat]
            lines.append(line.add(f" {name} ", "raised" if here else "text", f"name:{place}"))
        return lines

    def question(self) -> str:
        """How to go on with what stands; else who is awaited."""
        if self.window is Window.STANDS:
            return say.stands(watch=self.table.clock is Clock.WATCH)
        return super().question()

    @property
    def offers_keyboard(self) -> bool:
        """Hands may be looked at, but for the time in which only paws count."""
        return super().offers_keyboard and not self._only_paws

    @property
    def _only_paws(self) -> bool:
        return self.window is Window.OPEN and self.table.clock is not None

    def keys(self) -> list[Key]:
        """What goes on first, then who may take the keyboard, then the pages."""
        if self._only_paws:
            return [("escape", "Esc", say.stops_clock())]
        return [*self._ways_on(), *super().keys()]

    def _ways_on(self) -> list[Key]:
        if self.sight.phase is Phase.ACCUSE:
            letters = f"{LETTERS[0]}-{LETTERS[len(self._accusations()) - 1]}"
            done = [("enter", "Enter", say.names_them())] if self._named is not None else []
            return [("down", letters, keys.chooses()), *done]
        if self.window is Window.STANDS:
            return [("0", "0", say.starts_anew())]
        ways = [
            ("0", "0", self.game_words.label(action, self.voice))
            for action in self.table.legal()
            if isinstance(action, MoveOn) and self.window is not Window.READY
        ]
        return [*ways, ("s", "S", say.guard_shouts())] if self._may_call else ways

    # Keys

    @property
    def _may_call(self) -> bool:
        """At a calm table the guard has a key on the common screen in place of a paw."""
        return self.sight.phase is Phase.WATCH and not is_live(self.table)

    def _accusations(self) -> list[Accuse]:
        return [action for action in self.table.legal() if isinstance(action, Accuse)]

    def open_key(self, action: Any) -> str:
        """Whom the guard names is chosen from the list."""
        return "" if isinstance(action, Accuse) else super().open_key(action)

    def press(self, key: str) -> None:
        """The guard's list and shout, or what every common screen does."""
        if not self.here:
            return
        if isinstance(self.table.ask, Choose) and self._choose_suspect(key):
            return
        if key.lower() == "s" and self._may_call:
            self._act(Shout(), self.sight.guard)
            return
        super().press(key)

    def _choose_suspect(self, key: str) -> bool:
        """Move over the guard's list, or name; False: not a key of the list."""
        accusations = self._accusations()
        count = len(accusations)
        place = key.removeprefix("name:")
        if not count:
            return False
        if key in ("down", "tab"):
            self._named = 0 if self._named is None else (self._named + 1) % count
        elif key in ("up", "shift+tab"):
            self._named = count - 1 if self._named is None else (self._named - 1) % count
        elif place != key:
            self._named = int(place)
        elif len(key) == 1 and LETTERS.find(key.lower()) in range(count):
            self._named = LETTERS.index(key.lower())
        elif key == "enter" and self._named is not None:
            self._act(accusations[self._named], None)
            return True
        else:
            return False
        self.redraw()
        return True

    def asked_anew(self) -> None:
        """With a new question nothing is chosen."""
        self._named = None
        super().asked_anew()
