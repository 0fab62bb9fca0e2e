"""Two worlds that differ only in what a viewer may not know look the same to it, key by key."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Over, Seat
from cookiegames.rules.game import Event as BaseEvent
from cookiegames.rules.whostole.cards import Card
from cookiegames.rules.whostole.events import (
    CardDealt,
    CardDrawn,
    HandsCompared,
    HandSeen,
    HandsTraded,
)
from cookiegames.rules.whostole.observation import Observation
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.whostole.cards_page import CardsPage
from cookiegames.tui.games.whostole.choosing import ChoosePlayer, NameCard
from cookiegames.tui.games.whostole.common import Common
from cookiegames.tui.games.whostole.private import Private
from cookiegames.tui.screens.confirm import Confirm
from cookiegames.tui.screens.news import NewsPage
from cookiegames.tui.screens.record import RecordPage
from cookiegames.tui.screens.rules import RulesBrowser

NAMES = ("Dante", "Gael", "Maya", "Zé")
PAGES = ("f2", "f3", "?")
TRIES = 100
"""How many matches, or worlds, are looked through for one that is asked for."""
KINDS: set[type[Screen[Any]]] = {
    CardsPage,
    ChoosePlayer,
    Common,
    Confirm,
    NameCard,
    NewsPage,
    Private,
    RecordPage,
    RulesBrowser,
}
"""Every kind of screen that a seat can come to before its choice is made."""


class Shot(NamedTuple):
    """A screen as it is painted, colours included."""

    kind: type[Screen[Any]]
    painted: tuple[tuple[str, str], ...]


# Two worlds


def _moment(seats: int, seed: int) -> Table:
    """When the Babysitter could choose somebody, and somebody else has news to read."""
    for later in range(TRIES):
        table = _played(seats, seed + later)
        if table is not None:
            return table
    raise AssertionError("no such moment")


def _played(seats: int, seed: int) -> Table | None:
    """A match of random play up to such a moment."""
    entry = GAMES["whostole"]
    company = Company(entry=entry, options=entry.options(), names=NAMES[:seats])
    table, rng = Table(company, Random(seed)), Random(seed)
    while not isinstance(table.ask, Over):
        ask = table.ask
        if isinstance(ask, Choose):
            table.take(ask.seat)
            aimed = any(action.named is not None for action in table.legal())
            if aimed and _reads_news(table):
                table.cover()
                return table
        table.act(rng.choice(table.legal()))
        table.cover()
    return None


def _reads_news(table: Table) -> list[Seat]:
    """Who is not awaited and has news to read."""
    others = [Seat(seat) for seat in range(len(table.company.names)) if seat != table.awaited]
    return [seat for seat in others if table._news_of(seat, table._seen[seat]).private]


def _twin(table: Table, viewer: Seat | None) -> Table:
    """The same match to this viewer; what it may not know is different."""
    twin = copy(table)
    twin._events = [_elsewhere(event, viewer) for event in table._events]
    twin._seen = list(table._seen)
    sight = table._game.observe(table._state, viewer)
    own = _hands(table)
    for seed in range(TRIES):
        twin._state = table._game.imagine(sight, Random(seed))
        alike = [one == other for one, other in zip(own, _hands(twin), strict=True)]
        # Of everybody's hands, whose turn it is has another one too.
        if not all(alike) and (viewer is not None or not alike[table.awaited or 0]):
            return twin
    raise AssertionError("this viewer knows everything")


def _elsewhere(event: BaseEvent, viewer: Seat | None) -> BaseEvent:
    """What would have happened with other cards, if the viewer was not to see them."""
    if event.eyes is None or viewer in event.eyes:
        return event
    match event:
        case CardDealt() | CardDrawn() | HandSeen():
            return replace(event, card=_other(event.card))
        case HandsTraded():
            return replace(event, given=_other(event.given), taken=_other(event.taken))
        case HandsCompared():
            return replace(event, own=_other(event.own), other=_other(event.other))
        case _:
            raise AssertionError(f"{type(event).__name__} hides something new")


def _other(card: Card | None) -> Card:
    assert card is not None
    return Card((card + 1) % len(Card))


def _again(table: Table) -> Table:
    """The same match, of which nobody has read more than before."""
    again = copy(table)
    again._seen = list(table._seen)
    return again


def _hands(table: Table) -> list[tuple[Card, ...]]:
    sights = (table._game.observe(table._state, Seat(seat)) for seat in range(len(table._seen)))
    return [sight.hand for sight in sights]


# What is seen of one


class _Walk:
    """Presses keys, and keeps what is painted after each."""

    def __init__(self, app: CookieApp, pilot: Pilot[None], table: Table) -> None:
        self._app = app
        self._pilot = pilot
        self._table = table
        self.shots: list[Shot] = []

    async def of(self, viewer: Seat | None) -> list[Shot]:
        """All that this viewer can look at before it does anything."""
        self._app.hotseat.sit(self._table)
        await self._pilot.pause()
        await self._over_pages("escape")
        if viewer is not None:
            await self._take(viewer)
            await self._over_pages("backspace")
            for place in range(len(self._sight.hand)):
                await self._card("ab"[place])
            await self._press("escape")
        return self.shots

    @property
    def _sight(self) -> Observation:
        sight: Observation = self._table.sight
        return sight

    async def _press(self, *keys: str) -> None:
        for key in keys:
            await self._pilot.press(key)
            strips = self._app.screen._compositor.render_strips()
            painted = tuple(
                (segment.text, str(segment.style)) for strip in strips for segment in strip
            )
            self.shots.append(Shot(type(self._app.screen), painted))

    async def _over_pages(self, back: str) -> None:
        for key in PAGES:
            await self._press(key, back)

    async def _take(self, viewer: Seat) -> None:
        await self._press(str(viewer + 1))
        if self._table.viewer is None:
            await self._press(str(viewer + 1))
        if isinstance(self._app.screen, NewsPage):
            await self._press("f2", "backspace", "enter")

    async def _card(self, letter: str) -> None:
        """Raise it, read of it, and come as far as the last Enter."""
        await self._press(letter, "?", "backspace")
        card = self._sight.hand["ab".index(letter)]
        actions = [action for action in self._table.legal() if action.card is card]
        aimed = any(action.target is not None for action in actions)
        if self._table.awaited == self._table.viewer and actions and not aimed:
            return
        # A choice to be made, or a refusal to be read.
        await self._press("enter")
        if isinstance(self._app.screen, ChoosePlayer):
            await self._whom(self._app.screen)

    async def _whom(self, screen: ChoosePlayer) -> None:
        barred = [place for place, choice in enumerate(screen.choices()) if choice.choose is None]
        await self._press(
            "down", "up", *(key for place in barred for key in ("abc"[place], "enter"))
        )
        if screen.card is Card.BABYSITTER:
            await self._press("down", "enter", "down", "up", "backspace")
        await self._press("?", "backspace")


@pytest.mark.parametrize(
    ("seats", "size", "seed"),
    [(2, (80, 24), 1), (3, (60, 20), 2), (4, (80, 24), 4), (4, (120, 40), 5)],
)
async def test_twin_worlds_look_the_same_key_by_key(
    app: CookieApp, seats: int, size: tuple[int, int], seed: int
) -> None:
    table = _moment(seats, seed)
    kinds: set[type[Screen[Any]]] = set()
    async with app.run_test(size=size) as pilot:
        for viewer in (None, table.awaited, _reads_news(table)[0]):
            twin = _twin(table, viewer)
            seen = await _Walk(app, pilot, _again(table)).of(viewer)
            assert seen == await _Walk(app, pilot, twin).of(viewer)
            kinds.update(shot.kind for shot in seen)
    assert kinds == KINDS


async def test_whose_own_cards_differ_sees_it(app: CookieApp) -> None:
    table = _moment(4, 1)
    async with app.run_test(size=(80, 24)) as pilot:
        twin = _twin(table, None)
        seen = await _Walk(app, pilot, _again(table)).of(table.awaited)
        assert seen != await _Walk(app, pilot, twin).of(table.awaited)
