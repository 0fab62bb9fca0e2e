"""What the app forgets of the shell that started it."""

from __future__ import annotations

import os

import pytest

from cookiegames.environment import harden

from .commands.process import loaded_by


@pytest.fixture(autouse=True)
def _own_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", dict(os.environ))
    monkeypatch.setattr(os, "umask", lambda mask: mask)


@pytest.mark.parametrize(
    "name",
    [
        "TEXTUAL",
        "TEXTUAL_PRESS",
        "TEXTUAL_LOG",
        "TEXTUAL_SCREENSHOT",
        "PYTHONINSPECT",
        "PYTHONPATH",
        "COLUMNS",
        "LINES",
        "BROWSER",
        "ESCDELAY",
        "LC_TERMINAL",
    ],
)
def test_what_could_show_a_hand_is_forgotten(name: str) -> None:
    os.environ[name] = "1"
    harden()
    assert name not in os.environ


@pytest.mark.parametrize("name", ["TERM", "LANG", "LC_ALL", "HOME", "NO_COLOR", "COOKIEGAMES_HOME"])
def test_what_the_app_needs_is_kept(name: str) -> None:
    os.environ[name] = "kept"
    harden()
    assert os.environ[name] == "kept"


def test_keys_are_read_the_plain_way() -> None:
    os.environ["TEXTUAL_DISABLE_KITTY_KEY"] = "0"
    harden()
    assert os.environ["TEXTUAL_DISABLE_KITTY_KEY"] == "1"


def test_new_files_are_their_owners_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    masks: list[int] = []
    monkeypatch.setattr(os, "umask", masks.append)
    harden()
    assert masks == [0o077]


def test_the_environment_is_cleaned_before_anything_is_imported() -> None:
    before = loaded_by("pass")
    after = loaded_by("import cookiegames.__main__")
    ours = {name for name in after - before if name.startswith("cookiegames")}
    assert ours == {"cookiegames", "cookiegames.__main__", "cookiegames.environment"}
    assert "textual" not in after
