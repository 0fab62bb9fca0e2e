"""Variables of the shell show no hand, and a terminal without Unicode is sent none."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from cookiegames.words import house
from cookiegames.words.batalha import board

from .bot import Bot
from .pages import BACKSPACE, CTRL_Q, F10, MENU, pages_of
from .process import Process, python

NAMES = ("Dante", "Gael", "Maya")
PLAY = ("play", "batalha", "--seats", ",".join(NAMES), "--seed", "1")
QUESTION = "Dante, press 1 to take the keyboard."
QUIET = 0.6


def quit_by_keys(process: Process) -> None:
    """Leave the table, whatever is open."""
    process.type(CTRL_Q)
    process.until_page(house.leave_title(kept=True))
    process.let(QUIET)
    process.type("q")


def hostile_variables(home: Path) -> dict[str, str]:
    """What TEXTUAL.md says of each has been seen to do harm."""
    return {
        "TEXTUAL": "devtools,debug",
        "TEXTUAL_PRESS": "1,enter,enter",
        "TEXTUAL_SCREENSHOT": "1",
        "TEXTUAL_SCREENSHOT_LOCATION": str(home),
        "TEXTUAL_SCREENSHOT_FILENAME": "hand.svg",
        "TEXTUAL_LOG": str(home / "textual.log"),
        "TEXTUAL_DEBUG": "1",
        "TEXTUAL_DRIVER": "no.such.module:Driver",
        "TEXTUAL_SHOW_RETURN": "1",
        "TEXTUAL_ALLOW_SIGNALS": "1",
        "TEXTUAL_COLOR_SYSTEM": "bogus",
        "COLUMNS": "30",
        "LINES": "9",
        "ESCDELAY": "5000",
        "BROWSER": "touch %s",
        "PYTHONINSPECT": "1",
    }


def test_variables_of_the_shell_have_no_effect(tmp_path: Path) -> None:
    argv = python("cookiegames", *PLAY)
    with Process(argv, home=tmp_path, env=hostile_variables(tmp_path)) as process:
        process.until_page(QUESTION)
        # Longer than the variables want to wait before they press keys and take a picture.
        process.let(1.3)
        assert process.shows(QUESTION)
        assert len(process.terminal.rows()[-1].rstrip()) > 30
        quit_by_keys(process)
        assert process.wait() == 0
        assert process.text.strip() == ""
    # Nothing but the matches: no log of keys, no picture.
    assert {file.name.partition("-")[0] for file in tmp_path.iterdir()} == {"matches.db"}
    assert not Path("keys.log").exists()


def all_pages(process: Process) -> None:
    """Look at the table, at a hand, and at every page."""
    process.until_page(QUESTION)
    process.let(QUIET)
    process.type("1")
    process.until_page(board.your_pieces())
    at = Bot(NAMES, 1, choices=1).mirror
    for page in pages_of("batalha"):
        for key in page.keys:
            process.type(key)
            process.until_page(MENU.shows(at) if key == F10 else page.shows(at))
        process.type(BACKSPACE)
        process.until_page(board.your_pieces())
    quit_by_keys(process)
    assert process.wait() == 0


@pytest.mark.parametrize(
    "locale",
    [
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
        {"PYTHONIOENCODING": "iso-8859-1"},
    ],
)
def test_where_unicode_is_unknown_only_ascii_is_drawn(
    tmp_path: Path, locale: dict[str, str]
) -> None:
    with Process(python("cookiegames", *PLAY), home=tmp_path, env=locale) as process:
        all_pages(process)
        assert process.said.isascii()


def test_a_latin_locale_is_drawn_in_ascii(tmp_path: Path) -> None:
    if shutil.which("localedef") is None:
        pytest.skip("this machine cannot make a Latin-1 locale")
    folder = tmp_path / "locales"
    folder.mkdir()
    made = ["localedef", "-i", "en_US", "-f", "ISO-8859-1", str(folder / "en_US.ISO-8859-1")]
    if subprocess.run(made, capture_output=True, check=False).returncode != 0:
        pytest.skip("this machine has no locale sources")
    variables = {"LOCPATH": str(folder), "LC_ALL": "en_US.ISO-8859-1", "LANG": "en_US.ISO-8859-1"}
    with Process(python("cookiegames", *PLAY), home=tmp_path / "home", env=variables) as process:
        all_pages(process)
        assert process.said.isascii()


def test_a_unicode_terminal_is_sent_unicode(tmp_path: Path) -> None:
    with Process(python("cookiegames", *PLAY), home=tmp_path) as process:
        all_pages(process)
        assert not process.said.isascii()
