"""Fifty visitors at once, of whom thirty drop: none is left behind, and the host goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import asyncssh
import psutil
import pytest

from .doors import Door, own_host

CROWD, DROPS = 50, 30
ENOUGH = b"COOKIEGAMES"


@pytest.mark.asyncio
async def test_of_fifty_visitors_thirty_drop_and_none_is_left_behind(tmp_path: Path) -> None:
    with own_host(tmp_path, visitors=CROWD, each=CROWD, arrivals=2 * CROWD) as door:
        visitors = [await _comes(door) for _ in range(CROWD)]
        await asyncio.gather(*(_sees_home(process) for _, process in visitors))
        for connection, _ in visitors[:DROPS]:
            connection.abort()
        await _until(door, CROWD - DROPS)
        for connection, _ in visitors[DROPS:]:
            connection.close()
        await _until(door, 0)
        connection, process = await _comes(door)
        await _sees_home(process)
        connection.close()


async def _comes(
    door: Door,
) -> tuple[asyncssh.SSHClientConnection, asyncssh.SSHClientProcess[bytes]]:
    connection = await asyncssh.connect(
        "127.0.0.1", door.port, username="ana", client_keys=[str(door.key)], known_hosts=None,
        config=None,
    )  # fmt: skip
    process: asyncssh.SSHClientProcess[bytes] = await connection.create_process(
        term_type="xterm-256color", term_size=(80, 24), encoding=None
    )
    return connection, process


async def _sees_home(process: asyncssh.SSHClientProcess[bytes]) -> None:
    """Read until the games are shown."""
    said = b""
    while ENOUGH not in said.replace(b" ", b""):
        data = await asyncio.wait_for(process.stdout.read(65536), 60)
        assert data, "the games ended"
        said += data


async def _until(door: Door, left: int) -> None:
    """Wait until so many play; they have five seconds to be gone."""
    for _ in range(50):
        if len({one.pid for one in door.games()}) <= 2 * left:
            break
        await asyncio.to_thread(psutil.wait_procs, door.games(), 0.1)
    # Each visitor has two processes: one that draws, and one that restores the terminal.
    assert len({one.pid for one in door.games()}) == 2 * left
