"""When the terminal goes away the app goes too, and where there is none it does not start."""

from __future__ import annotations

import os
import pty
import subprocess
import time
from pathlib import Path

import psutil
import pytest

from cookiegames.words import common

from .bot import Bot
from .process import Process, environment, python, squeezed
from .table import FOUR, table
from .test_endings import at_a_hand

SOON = 2.0
PLAY = ("play", "batalha", "--seats", "Dante,Gael")


def processes_of(home: Path) -> list[psutil.Process]:
    """Whatever runs for this home folder."""
    found = []
    for process in psutil.process_iter():
        try:
            if process.environ().get("COOKIEGAMES_HOME") == str(home):
                found.append(process)
        except (psutil.NoSuchProcess, psutil.AccessDenied, psutil.ZombieProcess):
            continue
    return found


def assert_all_gone(home: Path) -> None:
    """No process is left, at once or soon."""
    _, alive = psutil.wait_procs(processes_of(home), timeout=SOON)
    assert alive == []


def test_a_vanished_terminal_ends_everything(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        at_a_hand(process, bot)
        assert len(processes_of(tmp_path)) == 2
        process.hang_up()
        process.wait(SOON)
        assert_all_gone(tmp_path)


def test_so_it_does_where_nobody_sends_a_hang_up(tmp_path: Path) -> None:
    """The terminal does not control the app, as after nohup or a bare ssh."""
    master, slave = pty.openpty()
    app = subprocess.Popen(
        python("cookiegames", *PLAY),
        stdin=slave,
        stdout=slave,
        stderr=slave,
        env=environment(tmp_path),
        start_new_session=True,
    )
    os.close(slave)
    try:
        seen = b""
        while b"Dante" not in seen:
            seen += os.read(master, 65536)
        assert len(processes_of(tmp_path)) == 2
        os.close(master)
        assert app.wait(SOON) == 129
        assert_all_gone(tmp_path)
    finally:
        app.kill()


def test_a_terminal_that_reads_no_more_does_not_keep_the_app(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        at_a_hand(process, bot)
        # Enough frames to fill every buffer on the way, none of which is read.
        for _ in range(200):
            process.type("?\x7f")
        process.hang_up()
        process.wait(SOON)
        assert_all_gone(tmp_path)


@pytest.mark.parametrize("missing", [(0,), (2,), (0, 1, 2)])
def test_without_a_terminal_a_sentence_says_so(tmp_path: Path, missing: tuple[int, ...]) -> None:
    master, slave = pty.openpty()
    elsewhere = tmp_path / "output"
    with elsewhere.open("w+b") as output, Path(os.devnull).open("rb") as nothing:
        done = subprocess.run(
            python("cookiegames", *PLAY),
            stdin=nothing if 0 in missing else slave,
            stdout=output if 1 in missing else slave,
            stderr=output if 2 in missing else slave,
            env=environment(tmp_path),
            timeout=20,
            check=False,
        )
        output.seek(0)
        said = output.read() if 2 in missing else os.read(master, 65536)
    os.close(slave)
    os.close(master)
    assert done.returncode == 2
    assert " ".join(said.decode().split()) == common.no_terminal()
    assert_all_gone(tmp_path)


@pytest.mark.parametrize("term", ["dumb", "unknown", ""])
def test_a_terminal_that_cannot_draw_is_refused_with_a_sentence(tmp_path: Path, term: str) -> None:
    argv = python("cookiegames", *PLAY)
    with Process(argv, home=tmp_path, env={"TERM": term}) as process:
        started = time.monotonic()
        assert process.wait() == 2
        assert time.monotonic() - started < SOON
        assert squeezed(process.text) == squeezed(common.unusable_terminal(term))
        assert not process.terminal.modes & {"1049", "1000"}
