"""A seat's own screen in Batalha dos Cookies: hand, pieces, markers, and what may be done."""

from __future__ import annotations

from typing import Any

from ....controller.table import Table, Told
from ....rules.batalha.actions import Give, GivePiece, Play, UseMarker
from ....rules.batalha.cards import Card, Marker
from ....rules.batalha.observation import Observation, Phase, Stage
from ....rules.game import Choose, Offer
from ....words import keys
from ....words.batalha import board as say
from ...parts.lines import Line, Part, sentence_lines
from ...parts.stage import TALL_HEIGHT, divider, said, table_width
from ...screens.table import Key, PrivateScreen
from .board import draw_board
from .common import PAGES, QUIET, board_of
from .faces import call
from .hand import AREAS, LETTERS, Cursor, draw_hand, draw_purse, kinds_held, marker_kinds
from .target import ChooseTarget

LARGE_HAND_HEIGHT = 24
"""From this height on the hand is drawn in large cards."""


class Private(PrivateScreen):
    """One card, piece or marker is raised; Enter plays, gives or uses it."""

    pages = PAGES
    quiet_events = QUIET

    def __init__(self, table: Table, told: Told | None) -> None:
        super().__init__(table, told)
        self._cursor = self._first_cursor()
        self._hint = ""
        """Why the last key did nothing."""

    def _first_cursor(self) -> Cursor:
        """Begin where the choice is: the pieces in a trade, the markers in an Offer."""
        sight = self._sight
        if _gives_piece(self.table):
            return Cursor("pieces", None)
        if isinstance(self.table.ask, Offer) and sight.markers:
            return Cursor("markers", None)
        return Cursor("hand", None)

    @property
    def _sight(self) -> Observation:
        sight: Observation = self.table.sight
        return sight

    def memory(self) -> Cursor:
        return self._cursor

    def recall(self, memory: object) -> None:
        if isinstance(memory, Cursor):
            self._cursor = memory

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """The table above, the hand below."""
        room = table_width(width, height)
        tall = height >= TALL_HEIGHT + 4
        lines = draw_board(board_of(self, 1), room, 1, tall=tall)
        label = Line(Part(say.your_hand(), "dim"))
        lines.append(divider(self.cookies.look(self.viewer).glyphs, room, label))
        lines += self._draw_hand(room, height)
        lines += draw_purse(self._sight, self.cookies.look(self.viewer), self._cursor, room)
        lines += self._answers(room)
        return self.close(self.with_record(lines, width, height), self._keys(), width, height)

    def _draw_hand(self, width: int, height: int) -> list[Line]:
        raised = self._cursor.at if self._cursor.area == "hand" else None
        return draw_hand(
            self._sight.hand,
            self.cookies.look(self.viewer),
            width,
            raised=raised,
            playable=self._playable(),
            tall=height >= LARGE_HAND_HEIGHT,
        )

    def _playable(self) -> set[Card]:
        """The cards that may be given or played now; all, while none is asked for."""
        if self.table.awaited != self.viewer:
            return set(self._sight.hand)
        actions = self.table.legal()
        return {action.card for action in actions if isinstance(action, Give | Play)}

    def _answers(self, width: int) -> list[Line]:
        """What was told, why something is refused, and what is to be done."""
        lines = sentence_lines(self.told_lines()[-4:], width - 2, "accent")
        if self._sight.chosen and self._sight.phase is Phase.EXCHANGE:
            gift = call(self._sight.chosen[0], self.cookies.look(self.viewer))
            lines += sentence_lines([say.chosen_gift(gift)], width - 2, "accent")
        refusal = self.refusal_line()
        if refusal:
            lines += sentence_lines([refusal], width - 2, "warn")
        if self.only_reading:
            prompt = keys.read_then_cover()
        else:
            prompt = self.game_words.instruct(self.table.ask, self._sight, self.voice)
        lines += sentence_lines([prompt], width - 2, "strong")
        if self._hint:
            lines += sentence_lines([self._hint], width - 2, "warn")
        elif self._cursor.area == "markers" and self._cursor.at is not None:
            kind = self._items("markers")[self._cursor.at]
            lines += sentence_lines([self.game_words.meaning(kind)], width - 2, "dim")
        return said(lines)

    def _keys(self) -> list[Key]:
        if self.only_reading:
            return [("enter", "Enter", keys.covers()), *self.page_keys()]
        footer: list[Key] = []
        count = len(self._items(self._cursor.area))
        if count and self._cursor.area == "hand":
            footer.append(("right", _letters(count), keys.raises()))
        elif count:
            footer.append(("right", keys.arrows(), keys.chooses()))
        if self._cursor.at is not None and count and self._enter_does():
            footer.append(("enter", "Enter", self._enter_does()))
        cover, *pages = self.page_keys()
        return [
            *footer,
            cover,
            *([("tab", "Tab", self._tab_does())] if self._next_area() != self._cursor.area else []),
            *pages,
            ("f3", "F3", keys.tricks()),
            ("f2", "F2", keys.record()),
            ("f10", "F10", keys.menu()),
        ]

    def _enter_does(self) -> str:
        """What Enter does with what is raised; nothing, while nothing is asked of this seat."""
        if self._cursor.area == "markers":
            return keys.uses()
        trading = self._cursor.area == "pieces" and _gives_piece(self.table)
        if trading:
            return keys.gives()
        if self._cursor.area == "pieces" or not self.table.asks_secretly(self.viewer):
            return ""
        if self._cursor.area == "hand" and self._sight.hand[self._cursor.at or 0] not in (
            self._playable()
        ):
            return keys.asks_why()
        return keys.gives() if self._sight.phase is Phase.EXCHANGE else keys.plays()

    def _tab_does(self) -> str:
        return {"hand": keys.hand(), "pieces": keys.pieces(), "markers": keys.markers()}[
            self._next_area()
        ]

    # Keys

    def press_own(self, key: str) -> None:
        """Raise, move, change over, or play."""
        self._hint = ""
        count = len(self._items(self._cursor.area))
        match key:
            case "left" | "right" if count:
                self._step(1 if key == "right" else -1, count)
            case "home" | "end" if count:
                self._cursor = self._cursor._replace(at=0 if key == "home" else count - 1)
            case "tab" | "down":
                self._cursor = Cursor(self._next_area(), self._index_in(self._next_area()))
            case "shift+tab" | "up":
                area = self._next_area(-1)
                self._cursor = Cursor(area, self._index_in(area))
            case "enter":
                self._enter()
                return
            case _:
                self._raise(key)
        self.redraw()

    def _step(self, step: int, count: int) -> None:
        index = self._cursor.at
        first = 0 if step > 0 else count - 1
        self._cursor = self._cursor._replace(at=first if index is None else (index + step) % count)

    def _raise(self, key: str) -> None:
        """A letter raises a card, whatever area is chosen; a click names the area and place."""
        area, _, place = key.partition(":")
        if area in AREAS and place.isdecimal():
            self._cursor = Cursor(area, int(place))
        elif (index := LETTERS.find(key.lower())) in range(len(self._sight.hand)):
            self._cursor = Cursor("hand", index)

    def _next_area(self, step: int = 1) -> str:
        """The next area with anything in it; the hand is always one of them."""
        area = self._cursor.area
        for _ in AREAS:
            area = AREAS[(AREAS.index(area) + step) % len(AREAS)]
            if area == "hand" or self._items(area):
                return area
        return area

    def _index_in(self, area: str) -> int | None:
        return 0 if self._items(area) and area != "hand" else None

    def _items(self, area: str) -> list[Any]:
        sight = self._sight
        if area == "hand":
            return list(sight.hand)
        return kinds_held(sight) if area == "pieces" else marker_kinds(sight)

    def _enter(self) -> None:
        items = self._items(self._cursor.area)
        if self._cursor.at is None or self._cursor.at >= len(items):
            self._hint = say.raise_first(_letters(len(self._sight.hand) or 1))
            self.redraw()
            return
        item = items[self._cursor.at]
        if self._cursor.area == "markers":
            self._use(item)
        elif self._cursor.area == "pieces" and not _gives_piece(self.table):
            self._hint = say.pieces_rest()
            self.redraw()
        elif self._cursor.area == "pieces":
            self.submit(GivePiece(item))
        elif self._sight.phase is Phase.EXCHANGE:
            self.submit(Give(item))
        else:
            self.submit(Play(item))

    def _use(self, marker: Any) -> None:
        """Ask on whom, or whether to use it now; the rules refuse what cannot be used."""
        possible = [
            action
            for action in self.table.legal()
            if isinstance(action, UseMarker) and action.marker is marker
        ]
        if possible and marker is not Marker.PROTECTION:
            self.cookies.hotseat.page(ChooseTarget(self.table, possible))
        else:
            self.submit(UseMarker(marker))


def _gives_piece(table: Table) -> bool:
    effect = table.public.effect
    if effect is None or effect.stage not in (Stage.GIVE_USER, Stage.GIVE_TARGET):
        return False
    ask = table.ask
    return isinstance(ask, Choose) and ask.seat == table.viewer


def _letters(count: int) -> str:
    return LETTERS[0] if count == 1 else f"{LETTERS[0]}-{LETTERS[count - 1]}"
