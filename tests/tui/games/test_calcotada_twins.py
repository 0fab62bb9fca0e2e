"""Two worlds of Calçotada Wars that a viewer cannot tell apart look the same to it."""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

import pytest
from textual.pilot import Pilot

from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Offer, Over, Seat, redact
from cookiegames.tui.app import CookieApp

NAMES = ("Dante", "Gael", "Maya", "Nina", "Otto", "Pia")
PAGES = ("f2", "f3", "?")
LETTERS = "acvz"
TRIES = 60
KINDS = ("PLAY", "ANSWER", "PICK")
"""The phases in which screens are compared."""

Painted = tuple[tuple[str, str], ...]


def _moments(seats: int, seed: int, *, backs: bool) -> list[Table]:
    """Moments of a match: in a turn, under an attack, and while a card is picked."""
    entry = GAMES["calcotada"]
    options = entry.options(ingredient_backs=backs)
    company = Company(entry=entry, options=options, names=NAMES[:seats])
    found: dict[str, Table] = {}
    for later in range(TRIES):
        table, rng = Table(company, Random(seed + later)), Random(seed + later)
        while not isinstance(table.ask, Over) and len(found) < len(KINDS):
            phase = table.public.phase.name
            if phase in KINDS and rng.random() < 0.2:
                found.setdefault(phase, _frozen(table))
            if isinstance(table.ask, Choose):
                table.take(table.ask.seat)
            table.act(rng.choice(table.legal()))
            table.cover()
        if len(found) == len(KINDS):
            return list(found.values())
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


async def _walk(app: CookieApp, pilot: Pilot[None], table: Table, viewer: Seat | None) -> list[Any]:
    """All that this viewer comes to see before anything is done."""
    shots: list[Painted] = []

    async def press(key: str) -> None:
        await pilot.press(key)
        strips = app.screen._compositor.render_strips()
        shots.append(tuple((one.text, str(one.style)) for strip in strips for one in strip))

    app.hotseat.sit(table)
    await pilot.pause()
    for key in PAGES:
        await press(key)
        await press("escape")
    if viewer is None:
        return shots
    await press(str(viewer + 1))
    if table.viewer is None:
        await press(str(viewer + 1))
    await press("enter")
    for key in LETTERS:
        if table.viewer is not None:
            await press(key)
    for key in PAGES:
        await press(key)
        await press("backspace")
    await press("escape")
    return shots


@pytest.mark.parametrize(
    ("seats", "size", "seed", "backs"),
    [(2, (80, 24), 1, False), (4, (60, 20), 2, True), (6, (80, 24), 3, False)],
)
async def test_twin_worlds_look_the_same_key_by_key(
    app: CookieApp, seats: int, size: tuple[int, int], seed: int, backs: bool
) -> None:
    compared = 0
    async with app.run_test(size=size) as pilot:
        for table in _moments(seats, seed, backs=backs):
            ask = table.ask
            assert isinstance(ask, Choose | Offer)
            asked = ask.seat if isinstance(ask, Choose) else ask.seats[0]
            for viewer in (None, asked, Seat((asked + 1) % seats)):
                twin = _twin(table, viewer)
                if twin is not None:
                    seen = await _walk(app, pilot, _frozen(table), viewer)
                    assert seen == await _walk(app, pilot, twin, viewer)
                    compared += 1
    assert compared > 5


async def test_whose_own_cards_differ_sees_it(app: CookieApp) -> None:
    table = next(one for one in _moments(4, 1, backs=False) if one.awaited is not None)
    twin = _twin(table, None)
    assert twin is not None
    async with app.run_test(size=(80, 24)) as pilot:
        seen = await _walk(app, pilot, _frozen(table), table.awaited)
        assert seen != await _walk(app, pilot, twin, table.awaited)
