"""Two worlds of Calçotada Wars that a viewer cannot tell apart look the same to it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, NamedTuple

import pytest
from textual.pilot import Pilot
from textual.screen import Screen

from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Over, Seat, redact
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games.calcotada.choosing import (
    ChooseLaid,
    ChooseSwap,
    ChooseTarget,
    ChooseValue,
    ChooseVictim,
)
from cookiegames.tui.games.calcotada.common import Common
from cookiegames.tui.games.calcotada.piles_page import PilesPage
from cookiegames.tui.games.calcotada.private import Private, _used
from cookiegames.tui.games.calcotada.raising import Entry, Item
from cookiegames.tui.screens.choice import ChoiceScreen
from cookiegames.tui.screens.confirm import Confirm
from cookiegames.tui.screens.drawn import Drawn
from cookiegames.tui.screens.news import NewsPage
from cookiegames.tui.screens.record import RecordPage
from cookiegames.tui.screens.rules import RulesBrowser
from tests.rules.calcotada.position import at_play, position
from tests.rules.calcotada.test_duel import three, two
from tests.tui.games.test_calcotada import table_of

NAMES = ("Dante", "Gael", "Maya", "Nina", "Otto", "Pia")
PAGES = ("f2", "f3", "?")
TRIES = 200
"""How many matches, or worlds, are looked through; or turns of the loop until it is painted."""
FREELY = ("FIRST", "SECOND", "PLAY")
UNDER_ATTACK = ("ANSWER", "PICK", "GIVE")
WANTED = {(phase, False) for phase in (*FREELY, *UNDER_ATTACK)} | {
    (phase, True) for phase in ("SECOND", "PLAY", "PICK", "GIVE")
}
"""The moments of a match: the phase, and whether a cookbook lies open."""


class Shot(NamedTuple):
    """A screen as it is painted, colours included."""

    kind: type[Screen[Any]]
    painted: tuple[tuple[str, str], ...]


# Two worlds


def _moments(seats: int, seed: int, *, backs: bool) -> list[Table]:
    """One moment of each kind, from matches of random play."""
    entry = GAMES["calcotada"]
    company = Company(
        entry=entry, options=entry.options(ingredient_backs=backs), names=NAMES[:seats]
    )
    found: dict[tuple[str, bool], Table] = {}
    for later in range(TRIES):
        table, rng = Table(company, Random(seed + later)), Random(seed + later)
        while not isinstance(table.ask, Over):
            kind = (table.public.phase.name, table.public.cookbook)
            if kind in WANTED and kind not in found and rng.random() < 0.2:
                found[kind] = _frozen(table)
            if isinstance(table.ask, Choose):
                table.take(table.ask.seat)
            table.act(rng.choice(table.legal()))
            table.cover()
        if len(found) == len(WANTED):
            return [found[kind] for kind in sorted(found)]
    raise AssertionError("no such moments")


def _frozen(table: Table) -> Table:
    """The match as it is now, with news of its own."""
    kept = copy(table)
    kept._state = table._game.copy(table._state)
    kept._events, kept._seen = list(table._events), list(table._seen)
    return kept


def _twin(table: Table, viewer: Seat | None) -> Table | None:
    """The same to this viewer: what it may not know is different; None: it knows everything."""
    sight = table._game.observe(table._state, viewer)
    for seed in range(TRIES):
        twin = _frozen(table)
        twin._state = table._game.imagine(sight, Random(seed))
        twin._events = [redact(event, viewer) for event in table._events]
        if _hands(twin) != _hands(table):
            return twin
    return None


def _hands(table: Table) -> list[Any]:
    sights = (table._game.observe(table._state, Seat(seat)) for seat in range(len(table._seen)))
    return [sight.hand for sight in sights]


def _viewers(table: Table) -> tuple[Seat | None, Seat, Seat]:
    """The public, whose turn it is, and the one it is done to or who comes next."""
    public = table.public
    after = Seat((public.to_act + 1) % len(table.company.names))
    return None, public.to_act, after if public.victim is None else public.victim


# What is seen of one


class _Walk:
    """Presses keys, and keeps what is painted after each; nothing is played."""

    def __init__(self, app: CookieApp, pilot: Pilot[None], table: Table) -> None:
        self._app = app
        self._pilot = pilot
        self._table = table
        self._read = False
        """Whether the rules were opened at a list or a refusal."""
        self.shots: list[Shot] = []

    async def of(self, viewer: Seat | None) -> list[Shot]:
        """All that this viewer can look at before it does anything."""
        length = self._table.length
        self._app.hotseat.sit(self._table)
        await self._shoot()
        if viewer is None:
            await self._over_pages("escape")
        else:
            await self._take(viewer)
            await self._over_pages("backspace")
            for place in range(len(self._private._items())):
                await self._item(place)
            await self._press("escape")
        assert self._table.length == length, "something was played"
        return self.shots

    @property
    def _private(self) -> Private:
        assert isinstance(self._app.screen, Private)
        return self._app.screen

    async def _press(self, *keys: str) -> None:
        for key in keys:
            assert isinstance(self._app.screen, Drawn)
            self._app.screen.press(key)
            await self._shoot()

    async def _back(self, key: str) -> None:
        """To what was seen already."""
        assert isinstance(self._app.screen, Drawn)
        self._app.screen.press(key)
        await self._pilot.pause(0)

    async def _shoot(self) -> None:
        """Keep what is painted, once that is what was drawn."""
        screen = self._app.screen
        assert isinstance(screen, Drawn)
        drawn = [line.plain.rstrip() for line in screen.fitted(*self._app.size)]
        for _ in range(TRIES):
            await self._pilot.pause(0)
            strips = screen._compositor.render_strips()
            if [strip.text.rstrip() for strip in strips] == drawn:
                painted = tuple((one.text, str(one.style)) for strip in strips for one in strip)
                self.shots.append(Shot(type(screen), painted))
                return
        raise AssertionError("what was drawn is not painted")

    async def _over_pages(self, back: str) -> None:
        for key in PAGES:
            await self._press(key)
            await self._back(back)

    async def _take(self, viewer: Seat) -> None:
        await self._press(str(viewer + 1))
        if self._table.viewer is None:
            await self._press(str(viewer + 1))
        if isinstance(self._app.screen, NewsPage):
            await self._press("f2", "backspace", "enter")

    async def _item(self, place: int) -> None:
        """Raise it, and come as far as the last Enter: a list to choose from, or a refusal."""
        items = self._private._items()
        await self._press(self._private._letter(items, place) or f"item:{place}")
        if not self._does_at_once(items[place]):
            await self._press("enter")
            listed = isinstance(self._app.screen, ChoiceScreen)
            if isinstance(self._app.screen, ChoiceScreen):
                await self._press("down", "enter" if self._barred(self._app.screen) else "up")
            if listed or not self._read:
                self._read = True
                await self._press("?", "backspace")
        await self._back("backspace")

    def _does_at_once(self, item: Item) -> bool:
        """Whether Enter would be more than a question."""
        if isinstance(item, Entry):
            return item.possible and not callable(item.do)
        return sum(_used(action) == (item,) for action in self._table.legal()) == 1

    def _barred(self, screen: ChoiceScreen) -> bool:
        return screen.at is not None and screen.choices()[screen.at].choose is None


async def _compare(
    app: CookieApp, pilot: Pilot[None], table: Table, twin: Table, viewer: Seat | None
) -> list[Shot]:
    """What this viewer sees of this world and, just so, of the other."""
    seen = await _Walk(app, pilot, _frozen(table)).of(viewer)
    assert seen == await _Walk(app, pilot, twin).of(viewer)
    return seen


def _first_twin(table: Table, viewers: Sequence[Seat | None]) -> tuple[Seat | None, Table]:
    """The first viewer that does not know every hand, as a cookbook's owner does, and its twin."""
    for viewer in viewers:
        twin = _twin(table, viewer)
        if twin is not None:
            return viewer, twin
    raise AssertionError("everybody knows everything")


SEATS = (2, 4, 6)
SIZES = ((60, 20), (120, 40))
KINDS: set[type[Screen[Any]]] = {Common, PilesPage, Private, RecordPage, RulesBrowser}
"""The screens that every table comes to."""


@pytest.mark.clause("CW-13b", "CW-14", "CW-21", "CW-25")
@pytest.mark.parametrize("backs", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", SEATS)
async def test_twin_worlds_look_the_same_key_by_key(
    app: CookieApp, seats: int, size: tuple[int, int], backs: bool
) -> None:
    turn = SEATS.index(seats) + SIZES.index(size)
    moments = list(enumerate(_moments(seats, 10 * turn + backs, backs=backs)))
    kinds = set[type[Screen[Any]]]()
    async with app.run_test(size=size) as pilot:
        # Each moment is looked at from six of the twelve tables, twice by each kind of viewer.
        for place, moment in moments[(turn + backs) % 2 :: 2]:
            viewers = _viewers(moment) * 2
            viewer, twin = _first_twin(moment, viewers[(turn + place) % 3 :])
            seen = await _compare(app, pilot, moment, twin, viewer)
            kinds.update(shot.kind for shot in seen)
    assert kinds >= KINDS


LAID = {"Dante": "fire-13", "Gael": "wood-17 sauce-wild=7", "Maya": "grid-11"}
LISTED = {
    "a turn": at_play("tweezers wine-jug sausage wood-wild grid-17 apron", series=LAID),
    "the second card": position({"Maya": ""}).play("Dante draw · drawn grid-7"),
    "the swaps": two("bread fire-7", "grid-7 apron", laid=LAID),
    "the duel": three("wood-wild fire-7", "grid-wild sauce-7", "grid-7 fire-17").play(
        "Dante duel fire-7 as 7"
    ),
}
"""Positions with every list and refusal to come to, by what is asked."""
LISTS: set[type[Screen[Any]]] = {ChooseLaid, ChooseSwap, ChooseTarget, ChooseValue, ChooseVictim}


@pytest.mark.clause("CW-14", "CW-20", "CW-22", "CW-41", "CW-42")
async def test_lists_refusals_and_the_duel_look_the_same_in_twin_worlds(app: CookieApp) -> None:
    kinds = set[type[Screen[Any]]]()
    async with app.run_test(size=(80, 24)) as pilot:
        for match in LISTED.values():
            table = table_of(match)
            for viewer in _viewers(table):
                twin = _twin(table, viewer)
                assert twin is not None
                seen = await _compare(app, pilot, table, twin, viewer)
                kinds.update(shot.kind for shot in seen)
    assert kinds == {*KINDS, *LISTS, Confirm}


async def test_whose_own_cards_differ_sees_it(app: CookieApp) -> None:
    table = next(one for one in _moments(4, 1, backs=False) if one.awaited is not None)
    twin = _twin(table, None)
    assert twin is not None
    async with app.run_test(size=(80, 24)) as pilot:
        seen = await _Walk(app, pilot, _frozen(table)).of(table.awaited)
        assert seen != await _Walk(app, pilot, twin).of(table.awaited)
