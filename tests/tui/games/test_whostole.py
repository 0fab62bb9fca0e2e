"""The screens of Who stole the cookie? as people use them: raise, discard, choose, name, read."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from textual.pilot import Pilot

from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import Entry
from cookiegames.rules.game import Choose, Over, Seat
from cookiegames.rules.whostole.actions import Discard
from cookiegames.rules.whostole.cards import COPIES, NAMEABLE, NEEDS_ANYBODY, Card
from cookiegames.rules.whostole.observation import Observation, Phase
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.whostole.cards_page import CardsPage
from cookiegames.tui.games.whostole.choosing import ChoosePlayer, NameCard
from cookiegames.tui.games.whostole.common import Common
from cookiegames.tui.games.whostole.faces import title
from cookiegames.tui.games.whostole.private import Private
from cookiegames.tui.games.whostole.strip import unseen
from cookiegames.tui.gate import Gate
from cookiegames.tui.look import Look
from cookiegames.tui.screens.news import NewsPage
from cookiegames.tui.screens.result import Result
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.words import keys
from cookiegames.words import whostole as words
from tests.tui.seeing import footer, rows, seen, showing

ENTRY = Entry("whostole", "Who stole the cookie?", "WS", 2, 4, 20)
NAMES = ("Dante", "Gael", "Maya", "Zé")
LETTERS = "ab"
SIZES = [(60, 20), (80, 24), (100, 30), (120, 40), (200, 60)]


def sight_of(table: Table, seat: Seat | None) -> Observation:
    sight: Observation = table._game.observe(table._state, seat)
    return sight


def hand_of(table: Table) -> tuple[Card, ...]:
    """The cards of the awaited seat."""
    return () if table.awaited is None else sight_of(table, table.awaited).hand


def played(until: Callable[[Table], bool], *, seats: int = 4) -> Table:
    """A match played at random up to the first moment of this kind."""
    for seed in range(300):
        company = Company(entry=ENTRY, options=ENTRY.options(), names=NAMES[:seats])
        table, rng = Table(company, Random(seed)), Random(seed)
        while not isinstance(table.ask, Over):
            if until(table):
                return table
            ask = table.ask
            if isinstance(ask, Choose):
                table.take(ask.seat)
            table.act(rng.choice(table.legal()))
            table.cover()
        if until(table):
            return table
    raise AssertionError("no such moment")


def may_discard(card: Card) -> Callable[[Table], bool]:
    """Whether the awaited seat holds this card, may discard it, and holds another beside it."""

    def holds(table: Table) -> bool:
        hand = hand_of(table)
        return card in hand and len(set(hand)) == 2 and not is_forced(table)

    return holds


def is_forced(table: Table) -> bool:
    hand = hand_of(table)
    return Card.PONY_FAN in hand and bool({Card.BIG_WETTER, Card.SISSY} & set(hand))


def has_protected(table: Table) -> bool:
    """Somebody is protected, somebody is out, and a Spy Cub may still choose somebody."""
    public: Observation = table.public
    free = [
        seat
        for seat in range(4)
        if seat != table.awaited
        and not (public.napping[seat] or public.changing[seat] or public.out[seat])
    ]
    protected = any(public.napping) and any(public.out)
    return protected and bool(free) and may_discard(Card.SPY_CUB)(table)


async def sit(app: CookieApp, pilot: Pilot[None], table: Table) -> None:
    app.hotseat.sit(table)
    await pilot.pause()


async def take_awaited(app: CookieApp, pilot: Pilot[None], table: Table) -> Private:
    """The awaited seat takes the keyboard, and goes past its news to its own screen."""
    await sit(app, pilot, table)
    assert table.awaited is not None
    await pilot.press(str(table.awaited + 1))
    await pilot.pause()
    if isinstance(app.screen, NewsPage):
        await pilot.press("enter")
        await pilot.pause()
    return showing(app, Private)


async def raise_and_enter(pilot: Pilot[None], table: Table, card: Card) -> None:
    await pilot.press(LETTERS[table.sight.hand.index(card)], "enter")
    await pilot.pause()


async def test_a_letter_raises_a_card_and_enter_discards_it(app: CookieApp) -> None:
    table = played(may_discard(Card.NAPPY_FELLOW))
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await take_awaited(app, pilot, table)
        seat = table.viewer
        assert seat is not None
        assert screen._raised is None
        await pilot.press(LETTERS[table.sight.hand.index(Card.NAPPY_FELLOW)])
        assert "Enter discard" in footer(app)
        before = table.public
        assert before.discards == table.public.discards
        await pilot.press("enter")
        await pilot.pause()
        assert table.public.discards[seat][-1] is Card.NAPPY_FELLOW
        assert table.viewer is None
        showing(app, Common)
        assert "z protected by The Nappy Fellow" in seen(app)


async def test_enter_without_a_raised_card_discards_nothing(app: CookieApp) -> None:
    table = played(lambda table: table.awaited is not None)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        before = table.public
        await pilot.press("enter")
        assert table.public == before


async def test_arrows_raise_and_wrap_around(app: CookieApp) -> None:
    table = played(lambda table: table.awaited is not None)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await take_awaited(app, pilot, table)
        await pilot.press("left")
        assert screen._raised == 1
        await pilot.press("right")
        assert screen._raised == 0


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_both_cards_show_their_whole_texts(app: CookieApp, size: tuple[int, int]) -> None:
    table = played(may_discard(Card.SISSY))
    async with app.run_test(size=size) as pilot:
        await take_awaited(app, pilot, table)
        shown = set(" ".join(rows(app)).split())
        for card in table.sight.hand:
            assert set(words.text(card).split()) <= shown


@pytest.mark.clause("WS-10", "WS-12")
async def test_who_is_protected_or_out_is_listed_with_the_reason(app: CookieApp) -> None:
    table = played(has_protected)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, Card.SPY_CUB)
        screen = showing(app, ChoosePlayer)
        assert screen.at is None
        assert "(protected by The Nappy Fellow)" in seen(app)
        assert "(out of the round)" in seen(app)
        barred = next(
            place for place, choice in enumerate(screen.choices()) if choice.choose is None
        )
        before = table.public
        for _ in range(len(screen.choices())):
            await pilot.press("down")
            at = showing(app, ChoosePlayer).at
            assert at is not None
            assert screen.choices()[at].choose is not None
        await pilot.press("abc"[barred], "enter")
        await pilot.pause()
        assert table.public == before
        assert keys.not_this_one() in seen(app)
        showing(app, ChoosePlayer)
        await pilot.press("backspace")
        await pilot.pause()
        assert showing(app, Private)._raised is not None


async def test_backspace_goes_one_step_back_from_the_name_to_whom(app: CookieApp) -> None:
    table = played(may_discard(Card.BABYSITTER))
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, Card.BABYSITTER)
        await pilot.press("down", "enter")
        await pilot.pause()
        showing(app, NameCard)
        await pilot.press("backspace")
        await pilot.pause()
        showing(app, ChoosePlayer)
        await pilot.press("backspace")
        await pilot.pause()
        showing(app, Private)


async def test_a_card_of_which_none_is_unseen_can_be_named_but_looks_dim(app: CookieApp) -> None:
    def all_seen(table: Table) -> bool:
        if not may_discard(Card.BABYSITTER)(table):
            return False
        left = unseen(sight_of(table, table.awaited))
        return any(left[card] == 0 for card in (Card.SISSY, Card.NAPPY_FELLOW, Card.SPY_CUB))

    table = played(all_seen)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, Card.BABYSITTER)
        await pilot.press("down", "enter")
        await pilot.pause()
        choices = showing(app, NameCard).choices()
        dim = [choice for choice in choices if choice.unlikely]
        assert dim
        assert all(choice.note == "not seen yet: 0" for choice in dim)
        assert all(choice.choose is not None for choice in choices)


async def test_the_raised_card_stays_raised_over_the_rules(app: CookieApp) -> None:
    table = played(may_discard(Card.SPY_CUB))
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await pilot.press("b", "?")
        await pilot.pause()
        await pilot.press("backspace")
        await pilot.pause()
        assert showing(app, Private)._raised == 1
        await pilot.press("escape")
        await pilot.pause()
        await take_awaited(app, pilot, table)
        assert showing(app, Private)._raised is None


async def test_the_card_of_a_list_is_raised_after_the_rules(app: CookieApp) -> None:
    table = played(may_discard(Card.SISSY))
    async with app.run_test(size=(60, 20)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, Card.SISSY)
        showing(app, ChoosePlayer)
        await pilot.press("?")
        await pilot.pause()
        await pilot.press("backspace")
        await pilot.pause()
        assert showing(app, Private)._raised_card is Card.SISSY


async def test_the_lists_say_how_to_come_to_the_rules(app: CookieApp) -> None:
    table = played(may_discard(Card.BABYSITTER))
    async with app.run_test(size=(60, 20)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, Card.BABYSITTER)
        assert "? rules" in footer(app)
        assert "Backspace your hand" in footer(app)
        await pilot.press("down", "enter")
        await pilot.pause()
        showing(app, NameCard)
        assert "? rules" in footer(app)
        assert "Backspace back" in footer(app)
        await pilot.press("down")
        assert "? rules" in footer(app)
        assert sum(row.startswith(" > a") for row in rows(app)) == 1


async def test_discards_cut_on_the_hand_are_all_listed_on_the_cards_page(app: CookieApp) -> None:
    def long(table: Table) -> bool:
        public: Observation = table.public
        return table.awaited is not None and max(map(len, public.discards)) >= 4

    table = played(long, seats=2)
    async with app.run_test(size=(60, 60)) as pilot:
        await take_awaited(app, pilot, table)
        assert " F3 +" in seen(app)
        await pilot.press("f3")
        await pilot.pause()
        told = " ".join(" ".join(rows(app)).split())
        for name, cards in zip(NAMES, table.public.discards, strict=False):
            listed = " · ".join(title(card, app.look(None)) for card in cards)
            assert f"{name} discarded: {listed}" in told


@pytest.mark.clause("WS-12")
@pytest.mark.parametrize("card", NEEDS_ANYBODY)
async def test_a_card_for_anybody_lists_oneself_last(app: CookieApp, card: Card) -> None:
    table = played(may_discard(card))
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, card)
        screen = showing(app, ChoosePlayer)
        assert screen.choices()[-1].label == "yourself"
        assert len(screen.choices()) == 4


@pytest.mark.clause("WS-22", "WS-23")
async def test_the_babysitter_asks_whom_then_which_card(app: CookieApp) -> None:
    def can_name(table: Table) -> bool:
        return may_discard(Card.BABYSITTER)(table) and sum(table.public.out) == 0

    table = played(can_name)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        seat = table.viewer
        assert seat is not None
        await raise_and_enter(pilot, table, Card.BABYSITTER)
        screen = showing(app, ChoosePlayer)
        first = next(place for place, choice in enumerate(screen.choices()) if choice.choose)
        await pilot.press(*["down"] * (first + 1), "enter")
        await pilot.pause()
        naming = showing(app, NameCard)
        assert naming.at is None
        assert len(naming.choices()) == len(NAMEABLE)
        assert "3 Game Time" in seen(app)
        assert "The Tea Party" not in seen(app)
        await pilot.press("enter")
        assert table.viewer == seat
        await pilot.press("down", "enter")
        await pilot.pause()
        assert Card.BABYSITTER in table.public.discards[seat]
        assert "and names The Cookie Thief." in seen(app)


@pytest.mark.clause("WS-14")
async def test_beside_the_pony_fan_another_card_says_why_not(app: CookieApp) -> None:
    table = played(is_forced)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        other = next(card for card in table.sight.hand if card is not Card.PONY_FAN)
        assert "The Pony Fan must go" in seen(app)
        await pilot.press(LETTERS[table.sight.hand.index(other)])
        assert "Enter why not?" in footer(app)
        before = table.public
        await pilot.press("enter")
        await pilot.pause()
        assert table.public == before
        assert "must be the one you discard" in seen(app)
        assert "WS-14" in seen(app)
        await pilot.press("?")
        await pilot.pause()
        showing(app, RulesBrowser)
        await pilot.press("backspace")
        await pilot.pause()
        await raise_and_enter(pilot, table, Card.PONY_FAN)
        showing(app, Common)


@pytest.mark.clause("WS-4")
async def test_a_discard_out_of_turn_is_refused(app: CookieApp) -> None:
    table = played(lambda table: table.awaited is not None)
    seat = 2 if table.awaited == 0 else 1
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        await pilot.press(str(seat))
        await pilot.press(str(seat))
        await pilot.pause()
        if isinstance(app.screen, NewsPage):
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("a", "enter")
        await pilot.pause()
        assert "WS-4" in seen(app)


@pytest.mark.clause("WS-11")
async def test_a_card_with_nobody_to_choose_goes_at_once(app: CookieApp) -> None:
    def is_idle(table: Table) -> bool:
        seat = table.awaited
        if seat is None or Card.SPY_CUB not in hand_of(table) or is_forced(table):
            return False
        actions = table._game.legal_actions(table._state, seat)
        return Discard(Card.SPY_CUB) in list(actions)

    table = played(is_idle)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        seat = table.viewer
        await pilot.press(LETTERS[table.sight.hand.index(Card.SPY_CUB)])
        assert "Nobody else can be chosen now: the card will do nothing." in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        assert seat is not None
        assert Card.SPY_CUB in table.public.discards[seat] or table.public.phase is Phase.PAUSE


def spies(table: Table) -> bool:
    return may_discard(Card.SPY_CUB)(table) and not any(table.public.out) and table.public.deck > 4


@pytest.mark.clause("WS-21")
async def test_what_was_seen_stays_until_a_key_and_is_news_to_the_other(app: CookieApp) -> None:
    table = played(spies)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, Card.SPY_CUB)
        screen = showing(app, ChoosePlayer)
        place = next(place for place, choice in enumerate(screen.choices()) if choice.choose)
        name = screen.choices()[place].label
        target = Seat(NAMES.index(name))
        (card,) = sight_of(table, target).hand[:1]
        await pilot.press(*["down"] * (place + 1), "enter")
        await pilot.pause()
        assert showing(app, Private).only_reading
        assert f"You look at {name}'s card: {words.call(card)}." in seen(app)
        assert f"You know: {name} holds {words.call(card)}" in seen(app)
        assert "Read it, then press Enter or Esc to cover." in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        showing(app, Common)
        assert "looks at" in seen(app)
        assert f"card: {words.call(card)}" not in seen(app)
        await pilot.press(str(target + 1))
        if table.viewer is None:
            await pilot.press(str(target + 1))
        await pilot.pause()
        showing(app, NewsPage)
        assert "looked at your card" in seen(app)


@pytest.mark.clause("WS-19")
async def test_a_comparison_shows_both_cards_to_who_made_it(app: CookieApp) -> None:
    def compares(table: Table) -> bool:
        return may_discard(Card.PLAYFUL_ONE)(table) and not any(table.public.napping)

    table = played(compares)
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        await raise_and_enter(pilot, table, Card.PLAYFUL_ONE)
        screen = showing(app, ChoosePlayer)
        place = next(place for place, choice in enumerate(screen.choices()) if choice.choose)
        await pilot.press(*["down"] * (place + 1), "enter")
        await pilot.pause()
        showing(app, Private)
        assert "You compare cards with" in seen(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "You compare" not in seen(app)


@pytest.mark.clause("WS-8", "WS-9")
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_between_rounds_the_last_hands_lie_open_until_zero(
    app: CookieApp, size: tuple[int, int]
) -> None:
    def paused(table: Table) -> bool:
        return table.public.phase is Phase.PAUSE and any(
            card is not None for card in table.public.revealed
        )

    table = played(paused)
    async with app.run_test(size=size) as pilot:
        await sit(app, pilot, table)
        public: Observation = table.public
        assert "the last hands" in seen(app)
        for seat, card in enumerate(public.revealed):
            if card is not None:
                assert f"{NAMES[seat]}: {words.call(card)}, " in seen(app)
        for winner in public.winners:
            assert f"{NAMES[winner]} eats a cookie" in seen(app)
        assert seen(app).count("The deck is empty: ") == 1
        assert footer(app).startswith(" 0 ")
        await pilot.press("0")
        await pilot.pause()
        assert table.public.phase is Phase.TURN
        assert "not seen yet" in seen(app)


async def test_the_result_lays_the_count_open(app: CookieApp) -> None:
    table = played(lambda table: isinstance(table.ask, Over))
    async with app.run_test(size=(80, 40)) as pilot:
        await sit(app, pilot, table)
        showing(app, Common)
        assert "the last hands" in seen(app)
        await pilot.press("enter")
        await pilot.pause()
        showing(app, Result)
        assert "Cookies eaten:" in seen(app)


async def test_f3_shows_all_cards_from_everywhere(app: CookieApp) -> None:
    table = played(may_discard(Card.SPY_CUB))
    async with app.run_test(size=(80, 100)) as pilot:
        await sit(app, pilot, table)
        await pilot.press("f3")
        await pilot.pause()
        showing(app, CardsPage)
        for card in Card:
            assert words.text(card)[:40] in seen(app)
        await pilot.press("f3")
        await pilot.pause()
        await take_awaited(app, pilot, table)
        await pilot.press("f3")
        await pilot.pause()
        showing(app, CardsPage)
        await pilot.press("backspace")
        await pilot.pause()
        showing(app, Private)


def test_the_strip_counts_what_its_viewer_knows() -> None:
    def spied(table: Table) -> bool:
        return table.awaited is not None and bool(sight_of(table, table.awaited).known)

    table = played(spied)
    public, own = table.public, sight_of(table, table.awaited)
    open_cards = [*public.discarded, *public.laid_open]
    known = [*own.hand, *(told.card for told in own.known)]
    for card in Card:
        assert unseen(public)[card] == COPIES[card] - open_cards.count(card)
        assert unseen(own)[card] == unseen(public)[card] - known.count(card)


@pytest.mark.clause("WS-2")
async def test_two_see_the_five_cards_laid_open(app: CookieApp) -> None:
    table = played(lambda table: table.awaited is not None, seats=2)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(app, pilot, table)
        for card in table.public.laid_open:
            assert f"{card.strength} {words.call(card)}" in seen(app)


def _letter(thing: object) -> str:
    assert isinstance(thing, Card)
    return chr(ord("α") + thing)


async def test_under_other_names_no_screen_names_or_explains_a_card(
    app: CookieApp, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = played(has_protected)
    plain = app.look(None)
    monkeypatch.setattr(app, "look", lambda viewer: Look(plain.glyphs, _letter))  # noqa: ARG005
    async with app.run_test(size=(120, 40)) as pilot:
        await sit(app, pilot, table)
        shown = [seen(app)]
        await take_awaited(app, pilot, table)
        shown.append(seen(app))
        await raise_and_enter(pilot, table, Card.SPY_CUB)
        showing(app, ChoosePlayer)
        shown.append(seen(app))
        await pilot.press("f3")
        await pilot.pause()
        showing(app, CardsPage)
        shown.append(seen(app))
    for card in Card:
        assert not any(words.call(card) in text for text in shown)
        assert not any(words.flavour(card)[:20] in text for text in shown)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("glyphs", ["unicode", "ascii", "large"])
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_hand_prompt_and_footer_fit_every_size(
    size: tuple[int, int], glyphs: str, seats: int
) -> None:
    app = CookieApp(Random(1), gate=Gate(0), settings=Settings(glyphs=glyphs))

    def late(table: Table) -> bool:
        public: Observation = table.public
        return table.awaited is not None and len(public.discarded) >= 9

    table = played(late, seats=seats)
    async with app.run_test(size=size) as pilot:
        await sit(app, pilot, table)
        assert "press" in seen(app)
        assert "The Cookie " in seen(app)
        _fits(app, size, glyphs)
        await take_awaited(app, pilot, table)
        await pilot.press("b")
        assert "Your turn: " in seen(app)
        assert "Esc cover" in footer(app)
        assert any(("a  " in row and "╭" in row) or "+- a" in row for row in rows(app))
        _fits(app, size, glyphs)


def _fits(app: CookieApp, size: tuple[int, int], glyphs: str) -> None:
    assert all(len(row) <= size[0] for row in rows(app))
    if glyphs == "ascii":
        assert all(row.replace("é", "e").isascii() for row in rows(app))


async def test_a_small_window_shows_no_hand_and_holds_keys_back(app: CookieApp) -> None:
    table = played(may_discard(Card.NAPPY_FELLOW))
    async with app.run_test(size=(80, 24)) as pilot:
        await take_awaited(app, pilot, table)
        before = table.public
        await pilot.resize_terminal(50, 18)
        await pilot.pause()
        assert "This needs a window of at least 60 columns" in seen(app)
        await pilot.press("a", "enter")
        assert table.public == before
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "Your turn: " in seen(app)
