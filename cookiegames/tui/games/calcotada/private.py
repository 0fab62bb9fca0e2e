"""A seat's own screen in Calçotada Wars: its hand below its series, and what may be done."""

from __future__ import annotations

from typing import Any

from ....controller.table import Table, Told
from ....rules.calcotada.actions import (
    Action,
    Defend,
    Duel,
    GiveBack,
    Lay,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Reason,
    Swap,
)
from ....rules.calcotada.cards import DEFENCES, VALUES, Card, Ingredient
from ....rules.calcotada.observation import Observation, Phase
from ....rules.game import IllegalAction, Seat
from ....words import keys
from ....words.calcotada import board, names
from ....words.calcotada import choosing as say
from ....words.calcotada.asks import CLAUSE_OF_CARD
from ...parts.lines import Line, Part, sentence_lines
from ...parts.stage import divider, is_roomy, news, said, table_width
from ...screens.table import Key, PrivateScreen
from .board import draw_header, draw_middle, draw_open_hands, draw_players
from .choosing import ChooseLaid, ChooseSwap, ChooseTarget, ChooseValue, ChooseVictim
from .common import PAGES, QUIET, board_of
from .doing import draw_entries, entries
from .grid import HAND_LETTERS, Hand, draw_grid
from .raising import Entry, Item, Raised, toggled
from .series import PLACES, Lit

TURN = (Phase.FIRST, Phase.SECOND, Phase.PLAY)
AIMED = {Card.TWEEZERS: PlayTweezers, Card.WINE_JUG: PlayWineJug, Card.SAUSAGE: PlaySausage}
"""The attack cards that need a target, and their actions."""


class Private(PrivateScreen):
    """Cards are raised, ingredients several at once; Enter does what the moment asks for."""

    pages = PAGES
    quiet_events = QUIET

    def __init__(self, table: Table, told: Told | None) -> None:
        super().__init__(table, told)
        self._raised = Raised()
        self._hint = ""
        """Why the last key did nothing, or did less than was hoped for."""

    def memory(self) -> Raised:
        """What is raised."""
        return self._raised

    def recall(self, memory: object) -> None:
        """Raise it again."""
        if isinstance(memory, Raised):
            self._raised = memory

    @property
    def _sight(self) -> Observation:
        sight: Observation = self.table.sight
        return sight

    @property
    def _seat(self) -> Seat:
        assert self.viewer is not None, "a private screen has a viewer"
        return self.viewer

    @property
    def _asked(self) -> bool:
        """Whether this seat must choose now."""
        return self.table.asks_secretly(self.viewer)

    # What can be raised

    def _entries(self) -> list[Entry]:
        if not self._asked:
            return []
        look = self.cookies.look(self.viewer)
        return entries(self._sight, self.table.legal(), look, self._steal)

    def _items(self) -> list[Item]:
        """The cards by kind, then the entries; while a back is picked the entries alone."""
        cards = [] if self._picks else list(dict.fromkeys(self._sight.hand))
        return [*cards, *self._entries()]

    @property
    def _picks(self) -> bool:
        return self._asked and self._sight.phase is Phase.PICK

    @property
    def _lays(self) -> bool:
        """Whether several ingredients may be raised together."""
        return self._asked and self._sight.phase in TURN

    def _item(self) -> Item | None:
        items, at = self._items(), self._raised.at
        return None if at is None or at >= len(items) else items[at]

    def _cards(self) -> frozenset[Card]:
        """The cards that are raised."""
        kept = frozenset(self._raised.kept) & frozenset(self._sight.hand)
        item = self._item()
        return kept | {item} if isinstance(item, Card) else kept

    # Drawing

    def draw(self, width: int, height: int) -> list[Line]:
        """The table above, the hand below; what must be answered always has its room."""
        room = table_width(width, height)
        hand, open_table = self._hand(), board_of(self, {self._seat: self._lit()})
        answers, known = self._answers(room), self._known(room)
        first = 0 if self._picks else len(hand.kinds)
        beside = draw_entries(self._entries(), self._raised.at, first, room)
        label = Line(Part(board.your_hand(), "dim"))
        below = [divider(self.cookies.look(self.viewer).glyphs, room, label)]
        below += [*draw_grid(hand, self.cookies.look(self.viewer), room), *beside]
        # The header and the footer take a row each.
        left = height - 2 - len(below) - len(answers)
        more = [*draw_open_hands(open_table, room), *known, *draw_middle(open_table, room)]
        least = len(open_table.names)
        more = more[: max(0, left - least)]
        players = draw_players(open_table, room, left - len(more))[: left - len(more)]
        lines = [draw_header(open_table, room), *players, *more]
        free = left - len(players) - len(more)
        told = [] if is_roomy(width, height) else news(self.recent(free), room, free - 1)
        lines += [*told, *[Line()] * (free - len(told)), *below, *answers]
        return self.close(self.with_record(lines, width, height), self._keys(), width, height)

    def _hand(self) -> Hand:
        sight = self._sight
        playable = self._playable()
        return Hand(
            cards=sight.hand,
            series=sight.series[self._seat],
            drawn=sight.drawn,
            raised=frozenset() if self._picks else self._cards(),
            playable=playable,
            lit=self._lit(),
            lettered=not self._picks,
        )

    def _playable(self) -> frozenset[Card]:
        """The cards that may be played, given or answered with now; all, while none is wanted."""
        attacked = self._sight.phase is Phase.ANSWER and self._sight.victim == self.viewer
        if self._picks or not (self._asked or attacked):
            return frozenset(self._sight.hand)
        return frozenset(card for action in self.table.legal() for card in _used(action))

    def _lit(self) -> Lit:
        """The places that the raised ingredients would take, with the value they would have."""
        cards = [card for card in self._cards() if card.ingredient is not None]
        if not self._lays or not cards:
            return {}
        possible = self._lays_of(cards)
        if not possible:
            return {}
        value = str(possible[0].value) if len(possible) == 1 else ""
        return {card.ingredient: value for card in cards if card.ingredient is not None}

    def _known(self, width: int) -> list[Line]:
        """The cards that this seat knows in other hands, in words."""
        facts = [
            board.known(self.table.company.names[seat], names.hand(cards, self.voice))
            for seat, cards in enumerate(self._sight.known)
            if cards
        ]
        if not facts:
            return []
        dot = f" {self.cookies.look(self.viewer).glyphs.dot} "
        sentence = f"{board.your_knowledge()} {dot.join(facts)}"
        return said(sentence_lines([sentence], width - 2, "accent"))

    def _answers(self, width: int) -> list[Line]:
        """What was told, why something is refused, and what is to be done."""
        lines = sentence_lines(self.told_lines()[-3:], width - 2, "accent")
        refusal = self.refusal_line() or self._hint
        if refusal:
            lines += sentence_lines([refusal], width - 2, "warn")
        if self.only_reading:
            prompt = keys.read_then_cover()
        else:
            prompt = self.game_words.instruct(self.table.ask, self._sight, self.voice)
        return said([*lines, *sentence_lines([prompt], width - 2, "strong")])

    def _keys(self) -> list[Key]:
        cover, *pages = self.page_keys()
        more = [
            ("f3", "F3", board.piles()),
            *pages,
            ("f2", "F2", keys.record()),
            ("f10", "F10", keys.menu()),
        ]
        if self.only_reading:
            return [("enter", "Enter", keys.covers()), cover, *more]
        footer: list[Key] = []
        items = self._items()
        if items:
            footer.append(("right", self._letters(items), keys.raises()))
        does = self._enter_does()
        if does:
            footer.append(("enter", "Enter", does))
        if self._cards() or self._raised.at is not None:
            footer.append(("backspace", "Backspace", say.lowers()))
        return [*footer, cover, *more]

    def _letters(self, items: list[Item]) -> str:
        """The letters that raise something now."""
        lettered = [letter for place in range(len(items)) if (letter := self._letter(items, place))]
        cards = [letter for letter in lettered if letter in HAND_LETTERS]
        others = [letter for letter in lettered if letter not in HAND_LETTERS]
        return " ".join(_span(letters) for letters in (cards, others) if letters)

    def _letter(self, items: list[Item], place: int) -> str:
        item = items[place]
        if isinstance(item, Entry):
            return item.letter.strip()
        return HAND_LETTERS[place] if place < len(HAND_LETTERS) else ""

    def _enter_does(self) -> str:
        """What Enter does with what is raised."""
        item, cards = self._item(), self._cards()
        if isinstance(item, Entry):
            if self._picks:
                return say.picks()
            return say.does() if item.possible else keys.asks_why()
        if not cards:
            return ""
        if not cards <= self._playable():
            return keys.asks_why()
        match self._sight.phase:
            case Phase.ANSWER if self._sight.victim == self.viewer:
                return say.answers()
            case _ if not self._asked:
                return ""
            case Phase.GIVE:
                return keys.gives()
            case Phase.SWAPS:
                return say.swaps()
            case Phase.DUEL:
                return keys.plays()
            case _:
                if any(card.ingredient is None for card in cards):
                    return keys.uses()
                return say.lays() if self._lays_of([*cards]) else keys.asks_why()

    def cited(self) -> str | None:
        """The clause of a refusal, else of the card that is raised, else of what is awaited."""
        item = self._item()
        if self.refusal is not None or not isinstance(item, Card):
            return super().cited()
        return CLAUSE_OF_CARD[item]

    # Keys

    def press_own(self, key: str) -> None:
        """Raise cards, lower them, or do what Enter does."""
        self._hint = ""
        items = self._items()
        match key:
            case "down" | "up" if items:
                self._step(1 if key == "down" else -1, len(items))
            case "right" | "left" if items:
                self._raised = self._raised.moved(self._beside(1 if key == "right" else -1, items))
            case "tab" | "shift+tab" if items:
                self._raised = self._raised.moved(self._over(items))
            case "home" | "end" if items:
                self._raised = self._raised.moved(0 if key == "home" else len(items) - 1)
            case "space":
                self._keep()
            case "backspace":
                self._raised = Raised()
            case "enter":
                self._enter()
                return
            case _:
                self._raise(key, items)
        self.redraw()

    def _step(self, step: int, count: int) -> None:
        at = self._raised.at
        first = 0 if step > 0 else count - 1
        self._raised = self._raised.moved(first if at is None else (at + step) % count)

    def _beside(self, step: int, items: list[Item]) -> int:
        """The first item of the next column; each entry is a column of its own."""
        columns = [_column(item, place) for place, item in enumerate(items)]
        at = self._raised.at
        if at is None or at >= len(items):
            return 0 if step > 0 else len(items) - 1
        order = list(dict.fromkeys(columns))
        column = order[(order.index(columns[at]) + step) % len(order)]
        return columns.index(column)

    def _over(self, items: list[Item]) -> int | None:
        """From the hand to what can be done beside it, and back."""
        first = next((n for n, item in enumerate(items) if isinstance(item, Entry)), None)
        item = self._item()
        return first if not isinstance(item, Entry) and first is not None else 0

    def _keep(self) -> None:
        """Keep the ingredient at the cursor raised, or lower it again."""
        item = self._item()
        if self._lays and isinstance(item, Card) and item.ingredient is not None:
            kept = self._raised.kept ^ {item}
            self._raised = Raised(self._raised.at if item in kept else None, kept)

    def _raise(self, key: str, items: list[Item]) -> None:
        place = self._place_of(key, items)
        if place is None:
            return
        item = items[place]
        if isinstance(item, Entry) or not self._lays:
            self._raised = Raised(None if self._raised.at == place else place)
            return
        before = frozenset(card for card in self._cards() if card.ingredient is not None)
        self._raised = toggled(item, place, before)
        if before and item not in before and item.ingredient is not None and not self._raised.kept:
            self._hint = keys.cited(say.not_together(), "CW-9")

    def _place_of(self, key: str, items: list[Item]) -> int | None:
        """Which item a letter or a click means."""
        kind, _, number = key.partition(":")
        if kind in ("card", "item") and number.isdecimal() and int(number) < len(items):
            return None if kind == "card" and self._picks else int(number)
        letters = [self._letter(items, place) for place in range(len(items))]
        return letters.index(key.lower()) if len(key) == 1 and key.lower() in letters else None

    # What Enter does

    def _enter(self) -> None:
        item, cards = self._item(), self._cards()
        if isinstance(item, Entry):
            if callable(item.do):
                item.do()
            else:
                self.submit(item.do)
        elif self._lays and len(cards) > 1:
            self._lay(sorted(card for card in cards if card.ingredient is not None))
        elif len(cards) == 1:
            self._use(next(iter(cards)))
        else:
            self._hint = board.raise_first(self._letters(self._items()))
            self.redraw()

    def _use(self, card: Card) -> None:
        """Do with one card what the moment asks for; the rules refuse what cannot be done."""
        sight = self._sight
        if sight.phase is Phase.ANSWER and sight.victim == self.viewer:
            self.submit(Defend(card))
        elif sight.phase is Phase.GIVE:
            self.submit(GiveBack(card))
        elif sight.phase is Phase.SWAPS:
            self._swap(card)
        elif sight.phase is Phase.DUEL:
            self._fight(card)
        elif card.ingredient is not None:
            self._lay([card])
        elif card in DEFENCES:
            self._refuse(IllegalAction("CW-16", Reason.ONLY_AN_ANSWER, card=card))
        elif card is Card.COOKBOOK:
            self.submit(PlayCookbook())
        else:
            self._aim(card)

    def _refuse(self, refusal: IllegalAction) -> None:
        self.refusal = refusal
        self.redraw()

    def _lays_of(self, cards: list[Card]) -> list[Lay]:
        """The plays of exactly these cards; more than one where wildcards may be named freely."""
        wanted = tuple(sorted(cards))
        lays = [action for action in self.table.legal() if isinstance(action, Lay)]
        return [lay for lay in lays if lay.cards == wanted]

    def _lay(self, cards: list[Card]) -> None:
        possible = self._lays_of(cards)
        if len(possible) > 1:
            self._page(ChooseValue(self.table, self._raised, possible))
        elif possible:
            self.submit(possible[0])
        else:
            printed = [card.printed for card in cards if card.printed is not None]
            self.submit(Lay(tuple(sorted(cards)), printed[0] if printed else max(VALUES)))

    def _aim(self, card: Card) -> None:
        """Ask for the target; where there is none, the rules say why."""
        if any(isinstance(action, AIMED[card]) for action in self.table.legal()):
            if card is Card.TWEEZERS:
                self._page(ChooseLaid(self.table, self._raised))
            else:
                self._page(ChooseTarget(self.table, self._raised, card))
        elif card is Card.TWEEZERS:
            self.submit(PlayTweezers(self._seat, Ingredient.WOOD))
        elif card is Card.WINE_JUG:
            self.submit(PlayWineJug(self._seat))
        else:
            self.submit(PlaySausage(self._seat))

    def _swap(self, card: Card) -> None:
        legal = self.table.legal()
        swaps = [swap for swap in legal if isinstance(swap, Swap) and swap.card is card]
        if swaps:
            self._page(ChooseSwap(self.table, self._raised, swaps))
        else:
            self.submit(Swap(card, Ingredient.WOOD))

    def _fight(self, card: Card) -> None:
        legal = self.table.legal()
        plays = [play for play in legal if isinstance(play, Duel) and play.card is card]
        if len(plays) > 1:
            self._page(ChooseValue(self.table, self._raised, plays))
        else:
            self.submit(plays[0] if plays else Duel(card, card.printed or max(VALUES)))

    def _steal(self) -> None:
        self._page(ChooseVictim(self.table, self._raised))

    def _page(self, page: Any) -> None:
        self.cookies.hotseat.page(page)


def _used(action: Action) -> tuple[Card, ...]:
    """The cards of the hand that this action uses."""
    match action:
        case Lay(cards=cards):
            return cards
        case Defend(card=card) | GiveBack(card=card) | Swap(card=card) | Duel(card=card):
            return (card,)
        case PlayTweezers():
            return (Card.TWEEZERS,)
        case PlayWineJug():
            return (Card.WINE_JUG,)
        case PlayCookbook():
            return (Card.COOKBOOK,)
        case PlaySausage():
            return (Card.SAUSAGE,)
        case _:
            return ()


def _column(item: Item, place: int) -> int:
    if isinstance(item, Entry):
        return PLACES + 1 + place
    return PLACES if item.ingredient is None else item.ingredient


def _span(letters: list[str]) -> str:
    return letters[0] if len(letters) == 1 else f"{letters[0]}-{letters[-1]}"
