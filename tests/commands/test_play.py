"""The command `play`: straight to the table, with the names as they were typed."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ..pty.process import Process
from .process import START


def table(home: Path, *words: str) -> Process:
    """The app, opened at a table of Batalha in a pty."""
    return Process([*START, "play", "batalha", *words], home=home)


def test_the_players_sit_in_their_order_and_the_first_one_starts(tmp_path: Path) -> None:
    with table(tmp_path, "--seats", "Ana, Bruno,Caio") as app:
        app.until_shows("1 Ana", "2 Bruno", "3 Caio", "Ana starts")


@pytest.mark.parametrize("name", ["[/b]", "[red]x", "../../x", "漢" * 10])
def test_a_strange_name_is_shown_literally(tmp_path: Path, name: str) -> None:
    with table(tmp_path, "--seats", f"Ana,{name}") as app:
        app.until_shows(f"2 {name}")


def test_without_a_game_it_is_the_home_screen(tmp_path: Path) -> None:
    with Process([sys.executable, "-m", "cookiegames"], home=tmp_path) as app:
        app.until_shows("Batalha dos Cookies", "new match")
