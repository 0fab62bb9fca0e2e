"""What `list`, `rules`, `--version` and `--help` answer."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from cookiegames import __version__
from cookiegames.rules.catalog import GAMES
from cookiegames.words import sheets

from .process import ROOT, START, cookiegames

COMMANDS = ("play", "list", "rules", "simulate")


def test_version() -> None:
    answer = cookiegames("--version")
    assert (answer.returncode, answer.stdout) == (0, f"cookiegames {__version__}\n")


def test_the_list_names_every_game_with_its_numbers() -> None:
    answer = cookiegames("list")
    lines = answer.stdout.splitlines()
    assert answer.returncode == 0
    assert len(lines) == 1 + len(GAMES)
    for line, entry in zip(lines[1:], GAMES.values(), strict=True):
        assert line.startswith(entry.id)
        assert entry.title in line
        assert f"{entry.least_seats}-{entry.most_seats}" in line
        assert line.endswith(str(entry.minutes))


def test_the_list_as_json_holds_the_catalog() -> None:
    answer = cookiegames("list", "--json")
    assert json.loads(answer.stdout) == [entry._asdict() for entry in GAMES.values()]


def test_the_rules_of_a_game_are_its_whole_sheet_in_80_columns() -> None:
    answer = cookiegames("rules", "Batalha")
    assert answer.returncode == 0
    assert max(map(len, answer.stdout.splitlines())) <= 80
    said = " ".join(answer.stdout.split())
    for clause in sheets.read("batalha").clauses():
        assert clause.id in said
        assert " ".join(clause.text.split()) in said


@pytest.mark.parametrize("typed", ["BC-13", "bc-13", " Bc-13 "])
def test_one_clause_is_printed_alone(typed: str) -> None:
    answer = cookiegames("rules", typed)
    (clause,) = sheets.read("batalha").clause("BC-13")
    assert " ".join(answer.stdout.split()) == f"BC-13 {clause.text}"


def test_a_ruling_of_ours_says_so() -> None:
    answer = cookiegames("rules", "BC-3")
    assert answer.stdout.startswith("BC-3  (our ruling) ")


def test_the_rules_are_cut_short_by_head_without_a_word() -> None:
    with subprocess.Popen(
        [*START, "rules", "batalha"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as writer:
        assert writer.stdout is not None
        assert writer.stderr is not None
        writer.stdout.close()
        assert writer.stderr.read() == b""
    assert writer.returncode == 141


def test_a_full_disk_is_said_in_one_sentence() -> None:
    with Path("/dev/full").open("w") as full:
        answer = subprocess.run(
            [*START, "list"], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, check=False
        )
    assert answer.returncode == 1
    assert answer.stderr == b"The output cannot be written: No space left on device.\n"


def test_an_old_locale_gets_question_marks_instead_of_a_traceback() -> None:
    answer = cookiegames("rules", "BC-13", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (answer.returncode, answer.stderr) == (0, "")


@pytest.mark.parametrize("words", [(), *((command,) for command in COMMANDS)])
def test_the_help_of_every_command_has_examples_that_are_commands(words: tuple[str, ...]) -> None:
    answer = cookiegames(*words, "--help")
    lines = [line.strip() for line in answer.stdout.splitlines()]
    assert answer.returncode == 0
    after_heading = lines[lines.index("examples:") + 1]
    assert after_heading.startswith(" ".join(("cookiegames", *words)))


def test_the_first_help_lists_the_commands() -> None:
    answer = cookiegames("--help")
    for command in COMMANDS:
        assert f"\n  {command} " in answer.stdout


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_names_the_options_of_the_games(command: str) -> None:
    answer = cookiegames(command, "--help")
    assert "  pieces=12/8/8/8  (BC-3, 2 to 6 players)\n" in answer.stdout
    assert "  duel_suit=random|blue|green|red  (BC-50, 2 players)\n" in answer.stdout


def test_the_clauses_come_in_the_order_of_the_sheet() -> None:
    answer = cookiegames("rules", "batalha")
    printed = [line.split()[0] for line in answer.stdout.splitlines() if line.startswith("BC-")]
    assert printed == [clause.id for clause in sheets.read("batalha").clauses()]
