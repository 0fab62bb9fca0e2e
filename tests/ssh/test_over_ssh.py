"""Whole matches over SSH, cut lines, and everything that a visitor may not do."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cookiegames.controller.keeper import Keeper
from cookiegames.rules.game import Over
from cookiegames.ssh.visitors import Guests
from cookiegames.words import host as say
from cookiegames.words import house, keys
from tests.controller.keeping import company, step, store_in
from tests.pty.process import Process, squeezed
from tests.pty.whostole import WhostoleBot

from .doors import ROOT, Door, a_key, canary, environment, own_host, shell_command, sshd

WAYS = ("host", "sshd")
VISIT = ROOT / "assets" / "ssh" / "cookiegames-visit"


@contextmanager
def door(way: str, folder: Path, bot: Any = None) -> Iterator[Door]:
    """The own host or an sshd, at a bot's table or with the games as they are."""
    if way == "host":
        with own_host(folder, argv=canary(bot) if bot else ()) as opened:
            yield opened
        return
    argv = canary(bot) if bot else ["env", f"HOME={folder}", f"COOKIEGAMES_PYTHON={sys.executable}",
                                    str(VISIT)]  # fmt: skip
    with sshd(folder, shell_command(folder, argv)) as opened:
        yield opened


def visitors_folder(way: str, folder: Path) -> Path:
    """Where the matches of the one visitor lie; the visitor has been here before."""
    (found,) = (folder / ("host/visitors" if way == "host" else "visitors")).iterdir()
    return found


@pytest.mark.parametrize("way", WAYS)
def test_a_whole_match_is_played(tmp_path: Path, way: str) -> None:
    bot = WhostoleBot(("Dante", "Gael"), 2, choices=2)
    with door(way, tmp_path, bot) as opened, opened.visit(bot.watch) as process:
        assert bot.play(process) > 12
        assert isinstance(bot.mirror.ask, Over)
        assert bot.watch.seen >= {0, 1}
        process.type("\x11")
        assert process.wait() == 0
        opened.until_empty()


@pytest.mark.parametrize("way", WAYS)
def test_a_cut_line_leaves_nothing_behind_and_the_match_waits(tmp_path: Path, way: str) -> None:
    with door(way, tmp_path) as opened:
        with opened.visit() as first:
            first.until_page(house.new_match())
        opened.until_empty()
        keeper = Keeper(store_in(visitors_folder(way, tmp_path)), Random(1))
        table = keeper.deal(company())
        for _ in range(20):
            step(table, Random(1))
        keeper.let_go()
        with opened.visit() as second:
            second.until_page(house.resumes())
            second.type("r")
            second.until_page(keys.takes())
        # The client was killed in the middle of it.
        opened.until_empty()
        with opened.visit() as third:
            third.until_page("Batalha dos Cookies", house.resumes())


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize(
    "attempt",
    [
        ("id",),
        ("-t", "sh"),
        ("-T",),
        ("-s", "sftp"),
        ("-t", "python3 -c 'print(6*7)'"),
    ],
    ids=["command", "shell", "no terminal", "sftp", "python"],
)
def test_nothing_but_the_games_can_be_asked_for(
    tmp_path: Path, way: str, attempt: tuple[str, ...]
) -> None:
    with door(way, tmp_path) as opened:
        options = [word for word in attempt if word.startswith("-")]
        command = [word for word in attempt if not word.startswith("-")]
        done = subprocess.run(
            opened.ssh(*command, options=options),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=30,
            check=False,
        )
        said = done.stdout + done.stderr
        assert done.returncode != 0
        assert "uid=" not in said
        assert "42" not in said
        opened.until_empty()


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_forwarded(tmp_path: Path, way: str) -> None:
    with door(way, tmp_path) as opened:
        done = subprocess.run(
            opened.ssh(options=["-W", f"127.0.0.1:{opened.port}"]),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=30,
            check=False,
        )
        assert b"SSH-2.0" not in done.stdout
        for tunnel in (["-N", "-R", "0:127.0.0.1:9"], ["-N", "-A", "-R", "0:127.0.0.1:9"]):
            refused = subprocess.run(
                opened.ssh(options=[*tunnel, "-o", "ExitOnForwardFailure=yes"]),
                stdin=subprocess.DEVNULL,
                capture_output=True,
                timeout=30,
                check=False,
            )
            assert refused.returncode != 0


@pytest.mark.parametrize("way", WAYS)
def test_nothing_of_the_visitors_environment_reaches_the_games(tmp_path: Path, way: str) -> None:
    with door(way, tmp_path) as opened:
        names = "TEXTUAL_PRESS,PYTHONINSPECT,COLUMNS,COOKIEGAMES_HOME"
        argv = opened.ssh(options=["-t", "-o", f"SendEnv={names.replace(',', ' ')}"])
        with Process(argv, home=tmp_path, env=environment()) as process:
            process.until_page(house.new_match())
            (game,) = [one for one in opened.games() if "cookiegames" in one.cmdline()][:1]
            found = game.environ()
            assert "TEXTUAL_PRESS" not in found
            assert "PYTHONINSPECT" not in found
            assert found["COOKIEGAMES_HOME"].startswith(str(tmp_path))
            assert "visitors" in found["COOKIEGAMES_HOME"]


@pytest.mark.parametrize("way", WAYS)
def test_no_key_leads_out_of_the_games(tmp_path: Path, way: str) -> None:
    with door(way, tmp_path) as opened, opened.visit() as visitor:
        visitor.until_page(house.new_match())
        for key in (*map(chr, range(1, 17)), *map(chr, range(18, 27)), "\x1c", "\x1d", "\x1e"):
            visitor.type(key)
        for link in (
            "\x1b]8;;file:///etc/passwd\x07",
            "\x1bP+q544e\x1b\\",
            "\x1b[200~!sh\r\x1b[201~",
        ):
            visitor.type(link)
        visitor.type("\x1b")
        visitor.let(1.0)
        assert not visitor.shows("$ ")
        assert not visitor.shows("root:")
        assert opened.games()
        visitor.type("\x11")
        visitor.wait()
        opened.until_empty()


# The own host


def test_a_stranger_s_key_does_not_come_in(tmp_path: Path) -> None:
    with own_host(tmp_path) as opened:
        opened.key = a_key(tmp_path, "stranger")
        done = subprocess.run(
            opened.ssh("-t", options=["-o", "BatchMode=yes"]),
            capture_output=True,
            timeout=30,
            check=False,
        )
        assert done.returncode == 255


def test_a_name_has_a_pin_and_a_folder_of_its_own(tmp_path: Path) -> None:
    with own_host(tmp_path, keys=False) as opened:
        with opened.visit() as ana:
            ana.until_shows(say.new_pin("ana").rstrip())
            ana.type("1234\r")
            ana.until_page(house.new_match())
        opened.until_empty()
        with opened.visit() as again:
            again.until_shows(say.pin("ana").rstrip())
            again.type("9999\r")
            again.until(lambda: again.text.count(say.pin("ana").rstrip()) > 1, "asked again")
            again.type("1234\r")
            again.until_page(house.new_match())
        with opened.visit(user="bo") as bo:
            bo.until_shows(say.new_pin("bo").rstrip())
        guests = Guests(tmp_path / "host")
        assert guests.by_name("ana") == guests.by_name("ANA") != guests.by_name("bo")


def test_a_password_is_asked_for_before_the_pin(tmp_path: Path) -> None:
    with (
        own_host(tmp_path, keys=False, password="biscuit") as opened,
        opened.visit() as ana,
    ):
        for tries, password in enumerate(("wrong", "biscuit"), start=1):
            _answers(ana, say.password(), tries, password)
            _answers(ana, say.new_pin("ana"), tries, "1234")
        ana.until_page(house.new_match())


def _answers(visitor: Process, prompt: str, times: int, answer: str) -> None:
    """Wait until the prompt has come so often, and answer it."""
    asked = squeezed(prompt)
    visitor.until(lambda: squeezed(visitor.text).count(asked) >= times, prompt)
    visitor.type(f"{answer}\r")


def test_one_visitor_too_many_is_told_so(tmp_path: Path) -> None:
    with own_host(tmp_path, each=1) as opened, opened.visit() as first:
        first.until_page(house.new_match())
        with opened.visit() as second:
            second.until_shows(say.no_room())
        first.type("q")
        first.wait()


def test_too_many_arrivals_in_a_minute_are_turned_away(tmp_path: Path) -> None:
    with own_host(tmp_path, arrivals=2) as opened:
        codes = [
            subprocess.run(
                opened.ssh("id"), capture_output=True, timeout=30, check=False
            ).returncode
            for _ in range(3)
        ]
    assert codes == [2, 2, 255]
