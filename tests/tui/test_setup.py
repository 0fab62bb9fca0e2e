"""A new match: typed with care, checked as it is typed, and nothing typed is lost."""

from __future__ import annotations

from dataclasses import replace

import pytest
from textual import events
from textual.pilot import Pilot
from textual.widgets import Input

from cookiegames.controller import settings as settings_file
from cookiegames.controller.table import Table
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Seat
from cookiegames.tui.app import CookieApp
from cookiegames.tui.games import batalha
from cookiegames.tui.screens.home import Home
from cookiegames.tui.screens.rules import RulesBrowser
from cookiegames.tui.screens.setup import Setup

from .seeing import footer, rows, seen, showing


async def fill_in(pilot: Pilot[None], *names: str) -> None:
    """Paste names into the rows, one after the other: that is quicker than to type them."""
    for name in names:
        assert pilot.app.focused is not None
        pilot.app.focused.post_message(events.Paste(name))
        await pilot.press("enter")


def sat_down(app: CookieApp) -> Table:
    """The table that the people of a form have sat down to."""
    showing(app, batalha.Common)
    table = app.hotseat.table
    assert table is not None
    return table


async def test_names_typed_and_f5_sit_down(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", *"Dante", "enter", *"Gael", "down", *"Maya", "f5")
        assert sat_down(app).company.names == ("Dante", "Gael", "Maya")
    assert settings_file.load().names == ("Dante", "Gael", "Maya")


async def test_the_form_fits_80_by_24_with_its_button_and_its_start_key(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert "[ Start ]" in seen(app)
        assert "F5 start" in footer(app)


async def test_the_names_of_the_last_table_are_offered(app: CookieApp) -> None:
    app.settings = replace(app.settings, names=("Ana", "[/b]"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "f5")
        assert sat_down(app).company.names == ("Ana", "[/b]")


async def test_who_starts_is_chosen_among_the_names(app: CookieApp) -> None:
    app.settings = replace(app.settings, names=("Ana", "Bia", "Caio"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        app.screen.query_one("#first").focus()
        await pilot.press("right", "right", "f5")
        assert sat_down(app).company.first == Seat(2)


async def test_an_empty_row_is_nobody(app: CookieApp) -> None:
    app.settings = replace(app.settings, names=("Ana", "Bia", "Caio"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "down", "ctrl+u", "backspace")
        app.screen.query_one("#first").focus()
        await pilot.press("right", "f5")
        company = sat_down(app).company
        assert company.names == ("Ana", "Caio")
        assert company.first == Seat(1)


@pytest.mark.parametrize(
    ("names", "sentence"),
    [
        (("Ana", "ana"), 'Two players are called "ana"'),
        (("Ana", "x" * 21), "takes 21 places on the screen"),
        (("Ana",), "there are too few for a match"),
    ],
)
async def test_what_is_wrong_is_said_and_nothing_typed_is_lost(
    app: CookieApp, names: tuple[str, ...], sentence: str
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await fill_in(pilot, *names)
        await pilot.press("f5")
        showing(app, Setup)
        assert sentence in seen(app)
        assert all(name in seen(app) for name in names)
        assert app.focused is not None
        assert app.focused.id == f"name-{1}"


async def test_what_is_wrong_is_said_under_the_field_as_it_is_typed(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await fill_in(pilot, "Ana", "ana")
        row = next(y for y, row in enumerate(rows(app)) if row.strip().startswith("2 ["))
        assert 'Two players are called "ana"' in rows(app)[row + 1]


async def test_twenty_wide_cells_are_a_name_and_markup_is_shown_as_typed(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await fill_in(pilot, "漢" * 10, "[red]x", "../../x")
        await pilot.press("f5")
        assert sat_down(app).company.names == ("漢" * 10, "[red]x", "../../x")
        assert "[red]x" in seen(app)


async def test_a_pasted_escape_sequence_never_reaches_the_terminal(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        assert app.focused is not None
        app.focused.post_message(events.Paste("\x1b]2;hello\x07x"))
        await pilot.pause()
        assert "<U+001B>]2;hello<U+0007>x" in seen(app)
        assert "\x1b" not in "".join(rows(app))


async def test_a_pin_locks_its_seat_and_is_kept_nowhere(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await fill_in(pilot, "Ana", "Bia")
        app.screen.query_one("#pin-1").focus()
        await pilot.press(*"12")
        assert "A PIN has 3 to 8 letters or digits" in seen(app)
        await pilot.press(*"34")
        assert "1234" not in seen(app)
        await pilot.press("f5")
        table = sat_down(app)
        assert not table.locked(Seat(0))
        assert table.locked(Seat(1))
        table.take(Seat(1), "1234")
    assert "1234" not in repr(settings_file.load())


async def test_options_that_are_not_for_this_number_of_seats_cannot_be_chosen(
    app: CookieApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await fill_in(pilot, "Ana", "Bia")
        assert "Highest score wins only for 3 to 6 players" in seen(app)
        assert not app.screen.query_one("#option-highest_wins").focusable
        await fill_in(pilot, "Caio")
        assert "Suit left out only for 2 players" in seen(app)
        app.screen.query_one("#option-highest_wins").focus()
        await pilot.press("right", "f5")
        assert sat_down(app).company.options.highest_wins is True


@pytest.mark.clause("BC-3")
async def test_a_typed_option_is_refused_in_words(app: CookieApp) -> None:
    app.settings = replace(app.settings, names=("Ana", "Bia", "Caio"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        app.screen.query_one("#option-pieces").focus()
        await pilot.press("end", "ctrl+u", *"12/8/8")
        assert "write it like 12/8/8/8" in seen(app)
        await pilot.press(*"/9")
        assert "There must be 36 pieces in all: these make 37." in seen(app)
        await pilot.press("f5")
        showing(app, Setup)
        await pilot.press("backspace", "8", "f5")
        assert sum(sat_down(app).company.options.pieces) == 36


async def test_the_draft_survives_a_look_at_the_rules(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await fill_in(pilot, "Ana", "Bia")
        await pilot.press(*"Cai", "f1", "escape", *"o")
        app.screen.query_one("#option-no_specials").focus()
        await pilot.press("right", "f1")
        showing(app, RulesBrowser)
        assert "> BC-49" in seen(app)
        await pilot.press("escape")
        showing(app, Setup)
        assert app.focused is not None
        assert app.focused.id == "option-no_specials"
        await pilot.press("f5")
        company = sat_down(app).company
        assert company.names == ("Ana", "Bia", "Caio")
        assert company.options.no_specials is True


async def test_starting_over_a_waiting_match_asks_once_more(app: CookieApp, table: Table) -> None:
    app.settings = replace(app.settings, names=("Ana", "Bia"))
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.sit(table)
        app.hotseat.home()
        await pilot.pause()
        await pilot.press("down", "enter", "f5")
        showing(app, Setup)
        assert "ends the waiting match of Dante, Gael and Maya" in seen(app)
        await pilot.press("f5")
        assert sat_down(app) is not table


async def test_too_small_a_terminal_holds_the_form_back_and_brings_it_again(
    app: CookieApp,
) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", *"Ana")
        await pilot.resize_terminal(50, 18)
        await pilot.pause()
        assert "Who plays?" not in seen(app)
        await pilot.press(*"xyz", "f5", "escape", "tab")
        showing(app, Setup)
        await pilot.resize_terminal(80, 24)
        await pilot.pause()
        assert "1 [Ana " in seen(app)
        await pilot.press(*"bel")
        assert "1 [Anabel " in seen(app)


async def test_the_arrows_stay_in_their_column_and_leave_it_at_its_end(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", "tab", "down")
        assert app.focused is not None
        assert app.focused.id == "pin-1"
        await pilot.press("up")
        assert app.focused.id == "pin-0"
        app.screen.query_one("#name-5").focus()
        await pilot.press("down")
        assert app.focused.id == "option-pieces"


async def test_a_click_changes_a_choice_and_pushes_the_button(app: CookieApp) -> None:
    app.settings = replace(app.settings, names=("Ana", "Bia"))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter")
        await pilot.click("#option-duel_suit")
        await pilot.click("#start")
        assert sat_down(app).company.options.duel_suit != "random"


async def test_esc_goes_home(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.press("enter", *"Ana", "escape")
        showing(app, Home)


async def test_what_is_typed_right_behind_enter_reaches_the_next_field(app: CookieApp) -> None:
    """On a slow line several keys come at once."""
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.setup(GAMES["batalha"])
        await pilot.pause()
        for key in ("A", "n", "a", "enter", "B", "o", "tab", "1", "2", "3", "down", "7", "8", "9"):
            event = events.Key(key, key if len(key) == 1 else None)
            app.post_message(event)
        await pilot.pause()
        fields = {field.id: field.value for field in app.screen.query(Input)}
        assert [fields["name-0"], fields["name-1"]] == ["Ana", "Bo"]
        assert [fields["pin-1"], fields["pin-2"]] == ["123", "789"]


async def test_two_names_are_told_what_a_duel_is(app: CookieApp) -> None:
    async with app.run_test(size=(80, 24)) as pilot:
        app.hotseat.setup(GAMES["batalha"])
        await pilot.pause()
        await fill_in(pilot, "Ana", "Bo")
        assert "the highest score wins" in seen(app)
        await fill_in(pilot, "Cy")
        assert "the highest score wins" not in seen(app)
