"""Lists to choose from say why nothing happens; Esc stills a clock that all look by."""

from __future__ import annotations

from random import Random

from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose
from cookiegames.rules.whostole.actions import Discard
from cookiegames.rules.whostole.cards import Card
from cookiegames.tui.app import CookieApp
from cookiegames.tui.screens.choice import ChoiceScreen
from cookiegames.words import keys
from tests.tui.seeing import rows, seen, showing

NAMES = ("Dante", "Gael", "Maya")


def holding(card: Card) -> Table:
    """A match whose first player holds this card."""
    entry = GAMES["whostole"]
    company = Company(entry=entry, options=entry.options(), names=NAMES)
    for seed in range(200):
        table = Table(company, Random(seed))
        assert isinstance(table.ask, Choose)
        table.take(table.ask.seat)
        held = [action for action in table.legal() if isinstance(action, Discard)]
        hand = table.sight.hand
        table.cover()
        if card in hand and any(one.card is card and one.target is not None for one in held):
            return table
    raise AssertionError("nobody is dealt this card")


async def test_enter_on_nothing_chosen_says_what_to_do(app: CookieApp) -> None:
    table = holding(Card.SPY_CUB)
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("ab"[table.sight.hand.index(Card.SPY_CUB)])
        await pilot.press("?")
        await pilot.pause()
        assert any(row.lstrip().startswith("> WS-21") for row in rows(app))
        await pilot.press("backspace")
        await pilot.pause()
        await pilot.press("ab"[table.sight.hand.index(Card.SPY_CUB)], "enter")
        await pilot.pause()
        showing(app, ChoiceScreen)
        await pilot.press("enter")
        assert keys.choose_first() in seen(app)
        assert table.public.discarded == ()


async def test_esc_hides_what_all_memorise_and_the_clock_stands(app: CookieApp) -> None:
    entry = GAMES["batasaurus"]
    company = Company(entry=entry, options=entry.options(together=True), names=NAMES)
    table = Table(company, Random(1))
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        await pilot.pause()
        await pilot.press("0")
        await pilot.pause()
        assert "seconds left" in seen(app)
        await pilot.press("escape")
        await pilot.pause()
        assert "seconds left" not in seen(app)
        assert table.clock is not None
