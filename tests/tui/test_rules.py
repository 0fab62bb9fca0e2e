"""The rules can be read, searched, and opened at a clause."""

from __future__ import annotations

from cookiegames.tui.app import CookieApp
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.rules import RulesBrowser

from .seeing import footer, rows, seen, showing


async def test_the_rules_open_at_a_clause_and_mark_it(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.overlay(RulesBrowser("batalha", "BC-13"))
        await pilot.pause()
        assert rows(app)[3].startswith("> BC-13")


async def test_the_marked_clause_stays_in_sight_when_the_terminal_is_resized(
    app: CookieApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.overlay(RulesBrowser("batalha", "BC-30"))
        await pilot.pause()
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        assert "> BC-30" in seen(app)


async def test_a_ruling_of_ours_is_marked_as_such(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.overlay(RulesBrowser("batalha", "BC-3"))
        await pilot.pause()
        assert "BC-3 Our ruling: The book does not say" in seen(app)


async def test_the_search_filters_while_it_is_typed_and_counts(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", "/", *"stomach")
        assert "Search: stomach" in seen(app)
        browser = showing(app, RulesBrowser)
        clauses = [row for row in rows(app) if row.strip().startswith("BC-")]
        assert clauses
        assert f"{len(clauses)} clause" in rows(app)[1]
        await pilot.press(*"xyz")
        assert 'No clause says "stomachxyz"' in seen(app)
        await pilot.press(*["backspace"] * 10)
        assert browser is app.screen
        assert "There is a plate of cookies" in seen(app)


async def test_in_the_search_field_letters_are_letters(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", "/", "q", "question_mark", "space", "s")
        assert "Search: q? s" in seen(app)
        assert "Backspace" not in footer(app)
        await pilot.press("enter", "question_mark")
        showing(app, Home)


async def test_esc_leaves_from_the_search_field_too(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark", "/", "q", "escape")
        showing(app, Home)


async def test_the_rules_scroll_by_page_and_by_section(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("question_mark")
        assert "What is in the box" in seen(app)
        await pilot.press("right", "right")
        assert rows(app)[3].strip() == "Players and deal"
        await pilot.press("left")
        assert rows(app)[3].strip() == "What is in the box"
        await pilot.press("end")
        assert "Examples" in seen(app) or "BC-E4" in seen(app)
        await pilot.press("home")
        assert "There is a plate of cookies" in seen(app)
