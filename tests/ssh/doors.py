"""Two ways in for a test: the own host, and an sshd with an account that only plays."""

from __future__ import annotations

import getpass
import json
import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psutil

from tests.pty.process import Process

ROOT = Path(__file__).parents[2]
SSHD = "/usr/sbin/sshd"
SOON = 5.0
"""Seconds after which nothing of a visitor may be left."""


@dataclass
class Door:
    """A server that somebody can knock at."""

    folder: Path
    port: int
    user: str
    server: subprocess.Popen[str]
    key: Path | None
    lines: list[str] = field(default_factory=list)

    def ssh(self, *command: str, options: Sequence[str] = (), user: str = "") -> list[str]:
        """The command line of the real client."""
        who = ["-i", str(self.key), "-o", "IdentitiesOnly=yes"] if self.key else []
        return [
            "ssh", "-F", "none", "-p", str(self.port), *who,
            "-o", "StrictHostKeyChecking=no", "-o", f"UserKnownHostsFile={self.folder / 'known'}",
            "-o", "LogLevel=ERROR", *options, f"{user or self.user}@127.0.0.1", *command,
        ]  # fmt: skip

    def visit(self, bot_watch: Any = None, *, user: str = "") -> Process:
        """A visitor at a terminal."""
        return Process(self.ssh(user=user), home=self.folder, watch=bot_watch)

    def games(self) -> list[psutil.Process]:
        """The processes that visitors play in."""
        found = psutil.Process(self.server.pid).children(recursive=True)
        return [one for one in found if one.is_running() and _plays(one)]

    def until_empty(self) -> None:
        """Wait until nobody plays any more. Raises AssertionError."""
        end = time.monotonic() + SOON
        while self.games():
            assert time.monotonic() < end, f"left behind: {self.games()}"
            psutil.wait_procs(self.games(), timeout=0.1)


def _plays(process: psutil.Process) -> bool:
    try:
        command = " ".join(process.cmdline())
    except psutil.Error:
        return False
    return "python" in command and ("-m cookiegames" in command or "tests.pty.canary" in command)


def a_key(folder: Path, name: str = "id") -> Path:
    """A key pair without a passphrase."""
    file = folder / name
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", file], check=True)
    return file


@contextmanager
def own_host(
    folder: Path, *, argv: Sequence[str] = (), keys: bool = True, password: str | None = None,
    **limits: int,
) -> Iterator[Door]:  # fmt: skip
    """The own host, with one key that may come in, or with names and PINs."""
    key = a_key(folder) if keys else None
    if key is not None:
        (folder / "keys").write_bytes(key.with_suffix(".pub").read_bytes())
    asked = {
        "home": str(folder / "host"),
        "keys": str(folder / "keys") if keys else "",
        "password": password,
        "limits": limits,
        "argv": list(argv),
    }
    server = subprocess.Popen(
        [sys.executable, "-m", "tests.ssh.serve", json.dumps(asked)],
        stdout=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    with _ended(server):
        assert server.stdout is not None
        first = server.stdout.readline()
        found = re.search(r"port (\d+)", first)
        assert found, first
        yield Door(folder, int(found[1]), "ana", server, key, [first])


@contextmanager
def sshd(folder: Path, command: str) -> Iterator[Door]:
    """A real sshd whose visitors can only run this command."""
    key, host_key = a_key(folder), a_key(folder, "host_key")
    (folder / "keys").write_bytes(key.with_suffix(".pub").read_bytes())
    fragment = (ROOT / "assets" / "ssh" / "sshd_config").read_text(encoding="utf-8")
    user = getpass.getuser()
    fragment = fragment.replace("Match User games", f"Match User {user}")
    fragment = re.sub(r"ForceCommand .*", f"ForceCommand {command}", fragment)
    port = _free_port()
    config = folder / "sshd_config"
    config.write_text(
        f"ListenAddress 127.0.0.1:{port}\nHostKey {host_key}\nPidFile none\nStrictModes no\n"
        f"AuthorizedKeysFile {folder / 'keys'}\nUsePAM no\nPasswordAuthentication no\n"
        f"PermitRootLogin yes\nSubsystem sftp internal-sftp\n{fragment}",
        encoding="utf-8",
    )
    Path("/run/sshd").mkdir(exist_ok=True)
    server = subprocess.Popen(
        [SSHD, "-D", "-e", "-f", str(config)], stderr=subprocess.DEVNULL, text=True
    )
    with _ended(server):
        _until_open(port)
        yield Door(folder, port, user, server, key)


@contextmanager
def _ended(server: subprocess.Popen[str]) -> Iterator[None]:
    try:
        yield
    finally:
        for child in psutil.Process(server.pid).children(recursive=True):
            child.kill()
        server.terminate()
        server.communicate()


def _free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port


def _until_open(port: int) -> None:
    end = time.monotonic() + SOON
    while True:
        with socket.socket() as knocking:
            if knocking.connect_ex(("127.0.0.1", port)) == 0:
                return
        assert time.monotonic() < end, "the server does not listen"


def canary(bot: Any) -> list[str]:
    """What starts the app at this bot's table."""
    names = ",".join(bot.names)
    seating = (bot.game_id, names, str(bot.seed), "0", "sound", bot.options)
    return [sys.executable, "-m", "tests.pty.canary", *seating]


def shell_command(folder: Path, argv: Sequence[str]) -> str:
    """A script for ForceCommand that runs this in the folder of the project."""
    script = folder / "visit"
    quoted = " ".join(f"'{word}'" for word in argv)
    script.write_text(f"#!/bin/sh\ncd '{ROOT}' && exec {quoted}\n", encoding="utf-8")
    script.chmod(0o700)
    return str(script)


def environment() -> dict[str, str]:
    """What a hostile visitor would like to bring along."""
    return {**os.environ, "TEXTUAL_PRESS": "q", "PYTHONINSPECT": "1", "LC_ALL": "C.UTF-8"}
