"""The house keeps its rooms: what may be loaded where, and what every game must bring along."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from cookiegames.rules.catalog import GAMES

from .commands.process import ROOT, loaded_by

HEAVY = {"textual", "rich", "pydantic", "platformdirs"}
GAME_FILES = {
    "__init__.py",
    "options.py",
    "actions.py",
    "events.py",
    "state.py",
    "observation.py",
    "rules.py",
    "scoring.py",
    "notation.py",
}


def test_the_rules_need_the_standard_library_alone() -> None:
    every = "\n".join(f"import cookiegames.rules.{game}.rules" for game in GAMES)
    assert not loaded_by(f"import cookiegames.rules.catalog\n{every}") & HEAVY


@pytest.mark.parametrize(
    "words", [["--version"], ["list"], ["rules", "batalha"], ["rules", "BC-13"]]
)
def test_short_answers_load_nothing_heavy(words: list[str]) -> None:
    loaded = loaded_by(f"from cookiegames.__main__ import main\nassert main({words}) == 0")
    assert not loaded & (HEAVY | {"dataclasses", "inspect", "json", "difflib", "asyncio"})


def test_a_simulation_loads_no_screen() -> None:
    words = ["simulate", "batalha", "--seats", "2", "--matches", "1"]
    assert "textual" not in loaded_by(f"from cookiegames.__main__ import main\nmain({words})")


@pytest.mark.parametrize("game", GAMES)
def test_every_game_brings_the_same_files(game: str) -> None:
    files = {path.name for path in (ROOT / "cookiegames" / "rules" / game).glob("*.py")}
    assert files >= GAME_FILES
    assert (ROOT / "assets" / "rules" / "en" / f"{game}.md").is_file()
    assert (ROOT / "cookiegames" / "words" / game).is_dir()


def test_the_contracts_know_every_game() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = settings["tool"]["importlinter"]["contracts"]
    (apart,) = (contract for contract in contracts if contract["type"] == "independence")
    assert apart["modules"] == [f"cookiegames.rules.{game}" for game in GAMES]


def test_clause_prefixes_tell_the_games_apart() -> None:
    prefixes = [entry.prefix for entry in GAMES.values()]
    assert len(set(prefixes)) == len(prefixes)
    assert all(prefix.isalpha() and prefix.isupper() for prefix in prefixes)


def _targets() -> set[str]:
    rules = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    return set(rules)


def test_make_alone_shows_every_target_with_its_line() -> None:
    shown = subprocess.run(
        ["make", "--no-print-directory"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    lines = [line.split(maxsplit=2) for line in shown.stdout.splitlines()]
    assert {target for _make, target, _about in lines} == _targets()


@pytest.mark.parametrize(
    ("python", "sentence"),
    [
        ("no-such-python", "there is no 'no-such-python' here"),
        ("old-python", "'old-python' is Python 3.9.9"),
    ],
)
def test_make_says_what_is_missing(tmp_path: Path, python: str, sentence: str) -> None:
    old = tmp_path / "old-python"
    old.write_text('#!/bin/sh\n[ "$1" = --version ] && echo Python 3.9.9 && exit 0\nexit 1\n')
    old.chmod(0o755)
    (tmp_path / "Makefile").write_bytes((ROOT / "Makefile").read_bytes())
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    done = subprocess.run(
        ["make", "play", f"PYTHON={python}"],
        cwd=tmp_path,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "cookiegames needs Python 3.11 or newer" in done.stderr
    assert sentence in done.stderr
