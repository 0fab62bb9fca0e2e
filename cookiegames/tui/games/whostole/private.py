"""A seat's own screen in Who stole the cookie?: its cards, what it knows, what it may discard."""

from __future__ import annotations

from ....controller.table import Table, Told
from ....rules.game import Event
from ....rules.whostole.actions import Discard
from ....rules.whostole.cards import NEEDS_ANOTHER, Card
from ....rules.whostole.events import HandDiscarded, KnockedOut, NothingCame, RoundEnded
from ....rules.whostole.observation import Observation, Phase
from ....words import keys
from ....words.whostole import board as say
from ....words.whostole.asks import CLAUSE_OF_CARD
from ...parts.lines import Line, Part, sentence_lines
from ...parts.stage import divider, said, table_width
from ...screens.table import Key, PrivateScreen
from .board import Board, draw_briefly, draw_laid_open, draw_last_hands
from .choosing import ChoosePlayer
from .common import PAGES, QUIET, Telling, board_of
from .faces import call
from .hand import LETTERS, Hand, draw_hand, hand_height
from .strip import STRIP_HEIGHT, draw_strip

OUTCOMES = (HandDiscarded, KnockedOut, NothingCame, RoundEnded)
"""Public events that belong to what a secret look or comparison led to."""


class Private(Telling, PrivateScreen):
    """One card is raised; Enter discards it, after asking whom it chooses."""

    pages = PAGES
    quiet_events = QUIET

    def __init__(self, table: Table, told: Told | None) -> None:
        super().__init__(table, told)
        self._raised: int | None = None

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

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """The table above, the cards below."""
        room, board = table_width(width, height), board_of(self)
        lines, answers, hand = draw_briefly(board, room), self._answers(room), self._hand()
        # The label above the hand and the footer take a row each.
        left = height - len(lines) - len(answers) - 2
        between = self._between(board, room, left - self._least_height(hand, room))
        label = Line(Part(say.your_hand(), "dim"))
        lines += [*between, divider(board.look.glyphs, room, label)]
        lines += [*self._draw_hand(hand, room, left - len(between)), *answers]
        return self.close(self.with_record(lines, width, height), self._keys(), width, height)

    def _between(self, board: Board, width: int, height: int) -> list[Line]:
        """What stands above the hand in so many rows; what has no room is left out."""
        if board.sight.phase is Phase.PAUSE:
            return draw_last_hands(board, width)
        known, laid_open = self._known(width), draw_laid_open(board, width)
        height -= len(known)
        strip = draw_strip(board.sight, board.look, width) if height >= STRIP_HEIGHT else []
        if height - len(strip) < len(laid_open):
            laid_open = []
        return [*laid_open, *strip, *known]

    def _least_height(self, hand: Hand, width: int) -> int:
        return hand_height(hand, self.cookies.look(self.viewer), width, flavour=False)

    def _draw_hand(self, hand: Hand, width: int, height: int) -> list[Line]:
        if not hand.cards:
            empty = say.empty_hand(out_of_round=self._sight.out[self.viewer or 0])
            return [Line(Part(f" {empty}", "dim"))]
        look = self.cookies.look(self.viewer)
        flavour = height >= hand_height(hand, look, width, flavour=True)
        return draw_hand(hand, look, width, height, flavour=flavour)

    def _hand(self) -> Hand:
        cards = self._sight.hand
        playable = self._playable()
        forced = Card.PONY_FAN in cards and playable == {Card.PONY_FAN} and len(set(cards)) > 1
        return Hand(cards, self._raised, playable, Card.PONY_FAN if forced else None)

    def _playable(self) -> frozenset[Card]:
        """The cards that may be discarded now; all, while none is asked for."""
        if self.table.awaited != self.viewer:
            return frozenset(self._sight.hand)
        return frozenset(action.card for action in self._discards())

    def _discards(self) -> list[Discard]:
        return [action for action in self.table.legal() if isinstance(action, Discard)]

    def _known(self, width: int) -> list[Line]:
        """The hands that this seat knows, in words."""
        look, names = self.cookies.look(self.viewer), self.table.company.names
        facts = [
            say.known(names[told.seat], call(told.card, look))
            for told in self._sight.known
            if told.seat != self.viewer
        ]
        if not facts or self._sight.phase is Phase.PAUSE:
            return []
        sentence = f"{say.your_knowledge()} {f' {look.glyphs.dot} '.join(facts)}"
        return said(sentence_lines([sentence], width - 2, "accent"))

    def _answers(self, width: int) -> list[Line]:
        """What was told, why something is refused, and what is to be done."""
        lines = sentence_lines(self.told_lines()[-4:], width - 2, "accent")
        if self._is_idle():
            lines += sentence_lines([say.nobody_to_choose()], width - 2, "warn")
        refusal = self.refusal_line()
        if refusal:
            lines += sentence_lines([refusal], width - 2, "warn")
        if self.only_reading:
            prompt = keys.read_then_cover()
        else:
            prompt = self.game_words.instruct(self.table.ask, self._sight, self.voice)
        return said([*lines, *sentence_lines([prompt], width - 2, "strong")])

    def told_lines(self) -> list[str]:
        """What the last action told this seat alone, and what came of it."""
        events = self.told.events if self.told else ()
        return [self.game_words.tell(event, self.voice) for event in events if self._belongs(event)]

    def _belongs(self, event: Event) -> bool:
        mine = event.eyes is not None and self.viewer in event.eyes
        return mine or isinstance(event, OUTCOMES)

    def _is_idle(self) -> bool:
        """Whether the raised card could choose somebody, but nobody is there to be chosen."""
        card = self._raised_card
        if card not in NEEDS_ANOTHER or self.table.awaited != self.viewer:
            return False
        return Discard(card) in self._discards()

    def _keys(self) -> list[Key]:
        cover, *pages = self.page_keys()
        more = [
            ("f3", "F3", say.cards()),
            *pages,
            ("f2", "F2", keys.record()),
            ("f10", "F10", keys.menu()),
        ]
        if self.only_reading:
            return [("enter", "Enter", keys.covers()), cover, *more]
        footer: list[Key] = []
        count = len(self._sight.hand)
        if count:
            letters = LETTERS[0] if count == 1 else f"{LETTERS[0]}-{LETTERS[count - 1]}"
            footer.append(("right", letters, keys.raises()))
        if self._raised_card is not None:
            barred = self._raised_card not in self._playable()
            footer.append(("enter", "Enter", keys.asks_why() if barred else say.discard()))
        return [*footer, cover, *more]

    def cited(self) -> str | None:
        """The clause of a refusal, else of the card that is raised, else of what is awaited."""
        card = self._raised_card
        if self.refusal is not None or card is None:
            return super().cited()
        return CLAUSE_OF_CARD[card]

    # Keys

    @property
    def _raised_card(self) -> Card | None:
        hand = self._sight.hand
        place = self._raised
        return None if place is None or place >= len(hand) else hand[place]

    def press_own(self, key: str) -> None:
        """Raise a card, or discard the one that is raised."""
        count = len(self._sight.hand)
        match key:
            case "right" | "down" | "tab" if count:
                self._raised = 0 if self._raised is None else (self._raised + 1) % count
            case "left" | "up" | "shift+tab" if count:
                self._raised = ((self._raised or 0) - 1) % count
            case "home" | "end" if count:
                self._raised = 0 if key == "home" else count - 1
            case "enter":
                self._enter()
                return
            case _ if len(key) == 1 and LETTERS.find(key.lower()) in range(count):
                self._raised = LETTERS.index(key.lower())
        self.redraw()

    def _enter(self) -> None:
        """Discard at once what chooses nobody, or is refused; else ask whom it chooses."""
        card = self._raised_card
        if card is None:
            self.redraw()
        elif any(action.card is card and action.target is not None for action in self._discards()):
            self.cookies.hotseat.page(ChoosePlayer(self.table, card))
        else:
            self.submit(Discard(card))
