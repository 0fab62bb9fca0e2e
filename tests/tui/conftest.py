"""An app that nothing holds up, whose settings lie in a folder of the test's own."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from cookiegames.controller.settings import Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.catalog import GAMES
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate


@pytest.fixture(autouse=True)
def settings_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where settings are kept during the test."""
    folder = tmp_path / "home"
    monkeypatch.setenv("COOKIEGAMES_HOME", str(folder))
    return folder


@pytest.fixture
def app() -> CookieApp:
    """An app at home, with the usual settings and without a quiet time before keys."""
    return CookieApp(random.Random(1), gate=Gate(0), settings=Settings())


@pytest.fixture
def table() -> Table:
    """A match of three that has just been dealt."""
    entry = GAMES["batalha"]
    company = Company(entry=entry, options=entry.options(), names=("Dante", "Gael", "Maya"))
    return Table(company, random.Random(1))
