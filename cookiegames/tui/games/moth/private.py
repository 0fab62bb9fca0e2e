"""A seat's own screen in The Cheating Moth: its hand, what it has thrown, and what may be done."""

from __future__ import annotations

from collections.abc import Callable

from ....controller.table import Table, Told
from ....rules.game import Event, Seat
from ....rules.moth.actions import (
    Action,
    Draw,
    Give,
    GiveNothing,
    Lay,
    LayNothing,
    Mark,
    Play,
    Throw,
)
from ....rules.moth.cards import IS_MOTH, Card
from ....rules.moth.events import CardMarked, CardThrown
from ....rules.moth.observation import Observation, Phase
from ....words import keys
from ....words import moth as words
from ....words.moth import board as say
from ...parts.lines import Line, Part, sentence_lines
from ...parts.stage import divider, is_roomy, news, said, table_width
from ...screens.table import Key, PrivateScreen
from .board import Board, draw_board, draw_middle
from .choosing import ChooseReceiver
from .common import QUIET, board_of
from .faces import call, role
from .hand import LETTERS, draw_hand
from .windows import is_live

MARK_KEY = "*"
LEAST_NEWS = 1
USES = (Play, Lay, Give)
"""What is done with a raised card by Enter."""


class Private(PrivateScreen):
    """One card is raised: Enter does with it what is asked, the space bar throws it away."""

    quiet_events = QUIET

    def __init__(self, table: Table, told: Told | None) -> None:
        super().__init__(table, told)
        self._raised: int | None = None
        self._hint = ""
        """Why the last key did nothing."""
        self._rolls: tuple[int, ...] = ()

    def memory(self) -> int | None:
        """Which card is raised."""
        return self._raised

    def recall(self, memory: object) -> None:
        """Raise that card again."""
        if isinstance(memory, int):
            self._raised = memory

    @property
    def _sight(self) -> Observation:
        sight: Observation = self.table.sight
        return sight

    @property
    def _asked(self) -> bool:
        return self.table.asks_secretly(self.viewer)

    @property
    def _card(self) -> Card | None:
        """The card that is raised."""
        hand, place = self._sight.hand, self._raised
        return None if place is None or place >= len(hand) else hand[place]

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """The table above, the hand below."""
        room, board = table_width(width, height), self._board()
        label = Line(Part(say.your_hand(), "dim"))
        below = [divider(board.look.glyphs, room, label), *self._draw_hand(room)]
        below += [*self._secrets(room), *self._answers(room)]
        # The footer takes a row.
        left = height - 1 - len(below)
        lines = draw_board(board, room, skip=self.viewer)
        middle = draw_middle(board, room, tall=False)
        lines += middle if len(lines) + len(middle) <= left else self._briefly(board, room)
        free = left - len(lines)
        told = [] if is_roomy(width, height) else news(self.recent(free), room, free)
        lines = [*lines[:left], *told, *[Line()] * (free - len(told)), *below]
        return self.close(self.with_record(lines, width, height), self._keys(), width, height)

    def _board(self) -> Board:
        if not self._rolls:
            moments = self.cookies.moments
            self._rolls = tuple(int(moments.random() * 2**32) for _ in self.table.company.names)
        return board_of(self, self._rolls, awaited=self.table.awaited)

    def _briefly(self, board: Board, width: int) -> list[Line]:
        """The discard pile on one row."""
        top = board.sight.top
        if top is None:
            return []
        pile = Line(Part(f"{say.discard()}: ", "dim"), Part(call(top, board.look), role(top)))
        return [divider(board.look.glyphs, width, pile)]

    def _draw_hand(self, width: int) -> list[Line]:
        return draw_hand(
            self._sight.hand,
            self.cookies.look(self.viewer),
            width,
            raised=self._raised,
            usable=self._usable(),
            marked=self._sight.marked,
        )

    def _usable(self) -> frozenset[Card]:
        """The cards that Enter may be pressed on; all, while nothing is asked of this seat."""
        if not self._asked:
            return frozenset(self._sight.hand)
        return frozenset(action.card for action in self.table.legal() if isinstance(action, USES))

    def _secrets(self, width: int) -> list[Line]:
        """What this seat has thrown in this round, and what its paw would throw."""
        look, sight, told = self.cookies.look(self.viewer), self._sight, []
        thrown = [*sight.away, *([] if sight.thrown is None else [sight.thrown])]
        if thrown:
            told.append(say.thrown_so_far([call(card, look) for card in thrown]))
        if sight.marked is not None:
            told.append(say.marked(call(sight.marked, look)))
        names = self.table.company.names
        told += [say.known(names[known.seat], call(known.card, look)) for known in sight.known]
        if not told:
            return []
        return said(sentence_lines([f" {look.glyphs.dot} ".join(told)], width - 2, "accent"))

    def _answers(self, width: int) -> list[Line]:
        """What was told, why something is refused, what the raised card does, and the prompt."""
        lines = sentence_lines(self.told_lines()[-3:], width - 2, "accent")
        refusal = self.refusal_line() or self._hint
        card, look = self._card, self.cookies.look(self.viewer)
        if refusal:
            lines += sentence_lines([refusal], width - 2, "warn")
        elif card is not None and look.call is None:
            lines += sentence_lines([words.text(card)], width - 2, "dim")
        if self.only_reading:
            prompt = keys.read_then_cover()
        else:
            prompt = self.game_words.instruct(self.table.ask, self._sight, self.voice)
        return said([*lines, *sentence_lines([prompt], width - 2, "strong")])

    def told_lines(self) -> list[str]:
        """What the last action told this seat; of a throw or a mark in words of its own."""
        events = self.told.events if self.told else ()
        look = self.cookies.look(self.viewer)
        own = [_own_doing(event, lambda card: call(card, look)) for event in events]
        return [sentence for sentence in [*own, *super().told_lines()] if sentence]

    def _keys(self) -> list[Key]:
        cover, *pages = self.page_keys()
        more = [cover, *pages, ("f2", "F2", keys.record()), ("f10", "F10", keys.menu())]
        if self.only_reading:
            return [("enter", "Enter", keys.covers()), *more]
        footer: list[Key] = []
        count = min(len(self._sight.hand), len(LETTERS))
        if count:
            letters = LETTERS[0] if count == 1 else f"{LETTERS[0]}-{LETTERS[count - 1]}"
            footer.append(("right", letters, keys.raises()))
        if self._card is not None and self._asked:
            barred = self._card not in self._usable()
            footer.append(("enter", "Enter", keys.asks_why() if barred else self._enter_does()))
        without = self._without()
        if without:
            footer.append(("0", "0", without))
        if self._card is not None and self._sight.guard != self.viewer:
            footer.append(("space", keys.space(), say.throws()))
            if self._sight.options.any_card and is_live(self.table):
                unmarks = self._card is self._sight.marked
                footer.append((MARK_KEY, MARK_KEY, say.unmark() if unmarks else say.mark()))
        return [*footer, *more]

    def _enter_does(self) -> str:
        gives = (Phase.SPIDER, Phase.GIFTS, Phase.PENALTY)
        return keys.gives() if self._sight.phase in gives else keys.plays()

    def _without(self) -> str:
        """What 0 does, where one may go without a card."""
        for action in self.table.legal():
            match action:
                case Draw():
                    return say.draws()
                case GiveNothing():
                    return say.gives_nothing()
                case LayNothing():
                    return say.lays_nothing()
        return ""

    def cited(self) -> str | None:
        """The clause of a refusal, else of the card that is raised, else of what is awaited."""
        if self.refusal is not None or self._card is None:
            return super().cited()
        return words.clause_of_card(self._card)

    # Keys

    def press_own(self, key: str) -> None:
        """Raise a card, or do something with the one that is raised."""
        self._hint = ""
        count = len(self._sight.hand)
        place = key.removeprefix("card:")
        match key:
            case "right" | "down" | "tab" if count:
                self._raised = 0 if self._raised is None else (self._raised + 1) % count
            case "left" | "up" | "shift+tab" if count:
                self._raised = ((self._raised or 0) - 1) % count
            case "home" | "end" if count:
                self._raised = 0 if key == "home" else count - 1
            case "backspace":
                self._raised = None
            case "enter":
                self._with_raised(self._use)
                return
            case "space":
                self._with_raised(lambda card: self.submit(Throw(card)))
                return
            case "*":
                self._with_raised(self._mark)
                return
            case "0":
                self._do_without()
                return
            case _ if place != key:
                self._raised = int(place)
            case _ if len(key) == 1 and LETTERS.find(key.lower()) in range(count):
                self._raised = LETTERS.index(key.lower())
        self.redraw()

    def _with_raised(self, do: Callable[[Card], None]) -> None:
        if self._card is None:
            self._hint = say.raise_first()
            self.redraw()
        else:
            do(self._card)

    def _use(self, card: Card) -> None:
        """What Enter does with this card; the rules refuse what cannot be done."""
        sight = self._sight
        match sight.phase:
            case Phase.RACE_LAY:
                self.submit(Lay(card))
            case Phase.SPIDER if self._asked and not IS_MOTH[card]:
                self.cookies.hotseat.page(ChooseReceiver(self.table, self._raised or 0, card))
            case Phase.SPIDER | Phase.GIFTS | Phase.PENALTY:
                self.submit(Give(card, self._receiver()))
            case _:
                self.submit(Play(card))

    def _receiver(self) -> Seat:
        """Who gets the card that is asked for; after a spider anybody else would do."""
        sight = self._sight
        for seat in (sight.slowest, sight.accused):
            if seat is not None:
                return seat
        return Seat((sight.to_act + 1) % len(self.table.company.names))

    def _mark(self, card: Card) -> None:
        self.submit(Mark(None if card is self._sight.marked else card))

    def _do_without(self) -> None:
        """Draw, give nothing, or lay nothing."""
        wanted: dict[Phase, Action] = {
            Phase.TURN: Draw(),
            Phase.SPIDER: GiveNothing(),
            Phase.GIFTS: GiveNothing(),
            Phase.PENALTY: GiveNothing(),
            Phase.RACE_LAY: LayNothing(),
        }
        action = wanted.get(self._sight.phase)
        if action is not None and self._asked:
            self.submit(action)
        else:
            self.redraw()


def _own_doing(event: Event, named: Callable[[Card], str]) -> str:
    """What the player did a moment ago, and no record tells."""
    match event:
        case CardThrown(card=Card() as card):
            return say.you_threw(named(card))
        case CardMarked(card=Card() as card):
            return say.marked(named(card))
        case _:
            return ""
