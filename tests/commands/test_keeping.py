"""The commands about matches that are kept: matches, export, import, delete, stats, resume."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.controller.keeping import begun, step

from .process import cookiegames


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which the commands find their matches."""
    folder = tmp_path / "home"
    monkeypatch.setenv("COOKIEGAMES_HOME", str(folder))
    return folder


def played(home: Path, game_id: str = "whostole", *, finish: bool) -> str:
    """A match that waits, or is over; its id."""
    keeper, table = begun(home, game_id)
    rng = Random(1)
    for _ in range(10):
        step(table, rng)
    while finish and step(table, rng):
        continue
    match = keeper.match
    keeper.let_go()
    assert match is not None
    return match


def test_an_empty_home_says_so(home: Path) -> None:
    assert not home.exists()
    for words, told in (
        (("matches",), "No match is kept here yet: begin one with cookiegames."),
        (("stats",), "No match has been finished here yet."),
    ):
        answer = cookiegames(*words)
        assert (answer.returncode, answer.stdout.strip()) == (0, told)
    assert cookiegames("matches", "--json").stdout.strip() == "[]"


def test_matches_are_listed_as_a_table_and_as_json(home: Path) -> None:
    waits, over = played(home, finish=False), played(home, finish=True)
    table = cookiegames("matches").stdout
    assert waits in table
    assert "waits" in table
    assert "over" in table
    listed = {one["match"]: one for one in json.loads(cookiegames("matches", "--json").stdout)}
    assert (listed[waits]["over"], listed[over]["over"]) == (False, True)
    assert listed[waits]["names"] == ["Dante", "Gael", "Maya"]


def test_a_running_match_is_exported_sealed_alone(home: Path, tmp_path: Path) -> None:
    match, file = played(home, finish=False), tmp_path / "match.json"
    refused = cookiegames("export", match, str(file))
    assert refused.returncode == 1
    assert "--sealed" in refused.stderr
    assert not file.exists()
    assert cookiegames("export", match, str(file), "--sealed").returncode == 0
    assert "play" not in file.read_text()


def test_a_match_moves_to_another_home(
    home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, file = played(home, finish=True), tmp_path / "match.json"
    assert cookiegames("export", match, str(file)).returncode == 0
    monkeypatch.setenv("COOKIEGAMES_HOME", str(tmp_path / "other"))
    taken = cookiegames("import", str(file))
    assert taken.returncode == 0
    (one,) = json.loads(cookiegames("matches", "--json").stdout)
    assert one["match"] in taken.stdout
    assert one["over"]


def test_what_is_no_match_is_not_taken_in(home: Path, tmp_path: Path) -> None:
    assert not home.exists()
    (tmp_path / "match.json").write_text("{}")
    refused = cookiegames("import", str(tmp_path / "match.json"))
    assert (refused.returncode, refused.stdout) == (1, "")
    assert "holds no match" in refused.stderr


def test_a_match_is_deleted_and_its_result_stays(home: Path) -> None:
    match = played(home, finish=True)
    assert cookiegames("delete", match).returncode == 0
    assert cookiegames("matches", "--json").stdout.strip() == "[]"
    stats = json.loads(cookiegames("stats", "--json").stdout)
    assert [one["matches"] for one in stats] == [1, 1, 1]
    assert "Dante" in cookiegames("stats").stdout


@pytest.mark.parametrize("command", ["delete", "export", "resume"])
def test_there_is_no_such_match(home: Path, tmp_path: Path, command: str) -> None:
    assert not home.exists()
    more = [str(tmp_path / "file")] if command == "export" else []
    answer = cookiegames(command, "zzzzz", *more)
    assert answer.returncode in (1, 2)
    assert answer.stderr.count("\n") == 1


def test_a_damaged_store_is_named_by_every_command(home: Path) -> None:
    home.mkdir()
    (home / "matches.db").write_bytes(b"cookies" * 2000)
    for command in ("matches", "stats"):
        answer = cookiegames(command)
        assert answer.returncode == 1
        assert "matches.db is damaged" in answer.stderr


def test_where_hosting_cannot_listen_it_says_so(home: Path) -> None:
    assert not home.exists()
    answer = cookiegames("host", "--port", "1", "--authorized-keys", "/no/such/file")
    assert answer.returncode == 1
    assert "no public keys" in answer.stderr
