"""The rule sheets: complete, well formed, and found again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from cookiegames.rules.catalog import GAMES
from cookiegames.words import common, sheets

BATALHA = [f"BC-{number}" for number in range(1, 53)] + [f"BC-E{number}" for number in range(1, 5)]


@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_has_a_sheet_under_its_title(game_id: str) -> None:
    sheet = sheets.read(game_id)
    assert sheet.title == GAMES[game_id].title
    assert sheet.intro
    assert all(section.clauses for section in sheet.sections)
    assert all(clause.id.startswith(GAMES[game_id].prefix) for clause in sheet.clauses())


@pytest.mark.parametrize("game_id", GAMES)
def test_every_clause_is_a_whole_text_of_a_known_kind(game_id: str) -> None:
    for clause in sheets.read(game_id).clauses():
        assert clause.kind in sheets.KINDS
        assert clause.text[-1] in ".)", clause.id
        assert "**" not in clause.text


def test_batalha_has_all_its_clauses_in_order() -> None:
    ids = list(dict.fromkeys(clause.id for clause in sheets.read("batalha").clauses()))
    assert ids == BATALHA


def test_a_clause_is_found_in_either_case_with_all_its_kinds() -> None:
    sheet = sheets.read("batalha")
    assert [clause.kind for clause in sheet.clause("bc-17")] == ["printed", "ruling"]
    assert sheet.clause("BC-99") == ()


def test_a_search_finds_the_clauses_that_hold_all_words() -> None:
    sheet = sheets.read("batalha")
    found = [clause.id for clause in sheet.search("stomach ACHE")]
    assert "BC-47" in found
    assert "BC-13" not in found
    assert "BC-51" in [clause.id for clause in sheet.search("duel ten")]
    assert sheet.search("") == ()
    assert sheet.search("lemonade") == ()


def test_a_language_without_a_sheet_reads_english() -> None:
    assert sheets.read("batalha", "xx").title == sheets.read("batalha").title


@pytest.mark.parametrize(
    "line", ["- **BC-1** printed text", "- **BC-1** (guess) text", "- **BC-1**", "loose text"]
)
def test_a_malformed_line_is_refused_with_its_number(line: str) -> None:
    with pytest.raises(ValueError, match="line 3"):
        sheets.parse(["# Title", "## Section", line])


@pytest.mark.parametrize("kind", sheets.KINDS)
def test_every_kind_of_clause_has_words(kind: str) -> None:
    assert common.kind(kind)


def test_the_assets_are_found() -> None:
    assert (Path(sheets.asset_folder()) / "rules" / "en").is_dir()


def test_sheets_and_language_load_nothing_slow() -> None:
    probe = (
        "import sys; from cookiegames.words import sheets, common, people; common.crashed();"
        "sheets.read('batalha');"
        "print([name for name in ('typing', 'dataclasses', 'pathlib', 'gettext', 'textual',"
        "'pydantic', 'cookiegames.rules.batalha') if name in sys.modules])"
    )
    run = subprocess.run(
        [sys.executable, "-c", probe], capture_output=True, text=True, check=True, timeout=60
    )
    assert run.stdout.strip() == "[]"
