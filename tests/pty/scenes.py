"""Everything that can be opened, closed or resized between two moves, while the watch looks on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import cycle

from cookiegames.rules.game import Seat
from cookiegames.words import common, house

from .bot import ENTER, ESC, Interludes, Player
from .pages import BACKSPACE, CTRL_Q, F2, F3, F10, MENU, RECORD, Page, pages_of
from .process import Process
from .watch import private_letters

LOOKS_AWAY, LOOKS_BACK = "\x1b[O", "\x1b[I"
TOO_SMALL = (40, 10)
SIZES = ((120, 40), (60, 20), (80, 24))


MOMENTS = ("common", "confirmation", "news", "hand")
"""At which scenes are played in a game of hands."""
RARE = ("confirmation", "news", "open cards")

Scene = tuple[str, Callable[[Seat], None]]


class Scenes(Interludes):
    """Plays a scene at every `pace`-th common screen and hand, and at all rarer moments.

    `at_hand`: how many scenes in a row, for a game in which hands are rare.
    """

    def __init__(self, bot: Player, process: Process, *, pace: int, at_hand: int = 1) -> None:
        self._bot, self._process = bot, process
        self._size = (process.terminal.main.columns, process.terminal.main.lines)
        self._pace, self._in_a_row = pace, {"hand": at_hand}
        self._moments: Counter[str] = Counter()
        self.unplayed: dict[str, set[str]] = {}
        """The scenes that have not been played yet, by the moment that they are for."""
        self._pages = pages_of(bot.game_id)
        self._plans = {
            "common": self._plan("common", self._common_scenes()),
            "confirmation": self._plan("confirmation", self._confirmation_scenes()),
            "news": self._plan("news", self._news_scenes()),
            "hand": self._plan("hand", self._hand_scenes()),
            "open cards": self._plan("open cards", self._open_scenes()),
        }

    def _plan(self, kind: str, scenes: list[Scene]) -> Iterator[Scene]:
        self.unplayed[kind] = {name for name, _ in scenes}
        return cycle(scenes)

    def _play(self, kind: str, seat: Seat) -> None:
        self._moments[kind] += 1
        if kind not in RARE and self._moments[kind] % self._pace:
            return
        for _ in range(self._in_a_row.get(kind, 1)):
            name, scene = next(self._plans[kind])
            self._bot.watch.doing = name
            scene(seat)
            self.unplayed[kind].discard(name)

    def on_common(self) -> None:
        self._play("common", Seat(0))

    def on_confirmation(self, seat: Seat) -> None:
        self._play("confirmation", seat)

    def on_news(self, seat: Seat) -> None:
        self._play("news", seat)

    def on_hand(self, seat: Seat) -> None:
        self._play("hand", seat)

    def on_open_cards(self, seat: Seat) -> None:
        self._play("open cards", seat)

    def on_last_cards(self) -> None:
        """Every page once: there is only one such moment."""
        for page in self._pages:
            self._bot.watch.doing = f"{page.name} over the last cards"
            self._page_over_common(page, ESC)
        self._resize(self._common_is_back)

    def on_result(self) -> None:
        """The record, and once more the last cards."""
        process, watch = self._process, self._bot.watch
        watch.doing = "the record over the result"
        self._open(RECORD)
        process.type(ESC)
        process.until_page(common.same_table())
        process.type(BACKSPACE)
        process.until_page(self._bot.question())
        process.type(ENTER)
        process.until_page(common.same_table())
        self._resize(lambda: process.shows(common.same_table()))

    def _at_hand(self) -> bool:
        return self._bot.at_hand(self._process)

    # The common screen

    def _common_scenes(self) -> list[Scene]:
        def page(one: Page, closing: str) -> Callable[[Seat], None]:
            return lambda _: self._page_over_common(one, closing)

        scenes = [(f"{one.name} over the table, Esc", page(one, ESC)) for one in self._pages]
        scenes += [(f"{one.name}, Backspace", page(one, BACKSPACE)) for one in self._pages]
        return [
            *scenes,
            ("a glance", lambda _: self._glance()),
            ("the table resized", lambda _: self._resize(self._common_is_back)),
            ("the record resized", lambda _: self._resized_page()),
            ("asked to leave", lambda _: self._ask(CTRL_Q, house.leave_title(kept=False))),
            ("asked to give up", lambda _: self._ask_to_give_up()),
        ]

    def _page_over_common(self, page: Page, closing: str) -> None:
        self._open(page)
        self._process.type(closing)
        self._process.until_page(self._bot.question())

    def _open(self, page: Page) -> None:
        for key in page.keys[:-1]:
            self._process.type(key)
            self._process.until_page(MENU.shows(self._bot.mirror))
        self._process.type(page.keys[-1])
        self._process.until_page(page.shows(self._bot.mirror))
        # A page shows no secret, though it were opened over a hand.
        self._bot.watch.covered(self._process.terminal)

    def _glance(self) -> None:
        """Somebody who is not awaited looks at their cards."""
        seats = len(self._bot.mirror.company.names)
        others = [seat for seat in range(seats) if seat != self._bot.mirror.awaited]
        seat = Seat(others[self._moments["common"] % len(others)])
        self._bot.take(self._process, seat)
        self._bot.cover(self._process)

    def _resized_page(self) -> None:
        self._open(RECORD)
        title = RECORD.shows(self._bot.mirror)
        self._resize(lambda: self._process.shows(title))
        self._process.type(F2)
        self._process.until_page(self._bot.question())

    def _ask_to_give_up(self) -> None:
        self._open(MENU)
        self._ask("g", house.give_up_title())

    def _ask(self, key: str, question: str) -> None:
        self._process.type(key)
        self._process.until_page(question)
        self._process.type("s")
        self._process.until_page(self._bot.question())

    def _common_is_back(self) -> bool:
        return self._process.shows(self._bot.question())

    def _resize(self, back: Callable[[], bool]) -> None:
        """Through all sizes, the last of them too small for anything, and back."""
        for size in SIZES:
            self._size_to(size, back)
        watch, seat = self._bot.watch, self._bot.watch.seat
        self._process.resize(*TOO_SMALL)
        self._process.until_shows(common.too_small(*TOO_SMALL))
        self._process.until(self._clean, "a small screen without a card")
        watch.covered(self._process.terminal)
        if seat is not None:
            watch.allows(seat)
        self._size_to(self._size, back)

    def _size_to(self, size: tuple[int, int], back: Callable[[], bool]) -> None:
        self._process.resize(*size)
        self._process.until(lambda: back() and self._process.painted, f"the screen at {size}")

    def _clean(self) -> bool:
        return not private_letters(self._process.text)

    # Before the hand

    def _confirmation_scenes(self) -> list[Scene]:
        return [
            ("other keys do not confirm", self._other_keys),
            ("the confirmation is left, and asked anew", self._ask_anew),
            ("the confirmation resized", lambda seat: self._resize(self._asks_once_more(seat))),
        ]

    def _asks_once_more(self, seat: Seat) -> Callable[[], bool]:
        name = self._bot.mirror.company.names[seat]
        return lambda: self._process.shows(common.take_once_more(name, seat + 1))

    def _other_keys(self, seat: Seat) -> None:
        for key in ("?", F2, F3, F10, "0", ENTER, " ", "9", LOOKS_AWAY, LOOKS_BACK):
            self._process.type(key)
        self._ask_anew(seat)

    def _ask_anew(self, seat: Seat) -> None:
        self._process.type(ESC)
        self._process.until_page(self._bot.question())
        self._process.type(str(seat + 1))
        self._process.until(self._asks_once_more(seat), "the confirmation")

    def _news_scenes(self) -> list[Scene]:
        return [
            ("the record over the news, Backspace", self._page_over_news),
            ("other keys over the news", self._other_keys_over_news),
            ("the news resized", lambda seat: self._resize(self._news_are_shown(seat))),
            ("the record over the news, Esc", lambda _: self._covering_page(RECORD)),
            ("the news covered", lambda _: self._bot.cover(self._process)),
        ]

    def _news_are_shown(self, seat: Seat) -> Callable[[], bool]:
        title = common.news_title(self._bot.mirror.company.names[seat])
        return lambda: self._process.shows(title)

    def _other_keys_over_news(self, seat: Seat) -> None:
        """They open nothing; the record that follows shows that all were heard."""
        for key in ("?", F10, "a", "1", " "):
            self._process.type(key)
        self._page_over_news(seat)

    def _page_over_news(self, seat: Seat) -> None:
        self._open(RECORD)
        self._bot.watch.allows(seat)
        self._process.type(BACKSPACE)
        self._process.until(self._news_are_shown(seat), "the news again")

    # The hand

    def _hand_scenes(self) -> list[Scene]:
        return [*self._open_scenes(), ("the hand resized", lambda _: self._resize(self._at_hand))]

    def _open_scenes(self) -> list[Scene]:
        """What covers a hand, or hides it for a while."""

        def going_back(page: Page) -> Callable[[Seat], None]:
            return lambda seat: self._page_over_hand(page, seat)

        def covering(page: Page) -> Callable[[Seat], None]:
            return lambda seat: self._again(seat, lambda: self._covering_page(page))

        scenes = [(f"{one.name} over a hand, Backspace", going_back(one)) for one in self._pages]
        scenes += [(f"{one.name} over a hand, Esc", covering(one)) for one in self._pages]
        return [
            *scenes,
            ("looked away", lambda seat: self._again(seat, self._look_away)),
            ("asked to leave at a hand", lambda seat: self._again(seat, self._ask_at_hand)),
        ]

    def _page_over_hand(self, page: Page, seat: Seat) -> None:
        self._open(page)
        self._bot.watch.allows(seat)
        self._process.type(BACKSPACE)
        self._process.until(self._at_hand, "the hand again")

    def _covering_page(self, page: Page) -> None:
        self._open(page)
        self._bot.cover(self._process)

    def _look_away(self) -> None:
        self._bot.cover(self._process, LOOKS_AWAY)
        self._process.type(LOOKS_BACK)

    def _ask_at_hand(self) -> None:
        self._bot.watch.leaves()
        self._bot.mirror.cover()
        self._ask(CTRL_Q, house.leave_title(kept=False))
        self._bot.watch.covered(self._process.terminal)

    def _again(self, seat: Seat, scene: Callable[[], None]) -> None:
        """Play a scene that covers, then take the keyboard once more."""
        scene()
        self._bot.take(self._process, seat, calmly=True)
