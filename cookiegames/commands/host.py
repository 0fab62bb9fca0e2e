"""The command `host`: serve the games over SSH."""

from __future__ import annotations

import sys
from argparse import Namespace
from getpass import getpass
from pathlib import Path

from ..controller.settings import home
from ..words import host as say
from . import Failure, show

LOOPBACK = "127.0.0.1"


def run(command: Namespace) -> int:
    """Serve until it is ended; returns the exit status. Raises Failure."""
    try:
        import asyncssh
    except ImportError:
        raise Failure(say.extra_needed()) from None
    import asyncio

    from ..ssh.limits import Limits
    from ..ssh.server import Host, serve

    keys = None if command.authorized_keys is None else Path(command.authorized_keys)
    if keys is not None:
        try:
            asyncssh.read_authorized_keys(str(keys))
        except (OSError, ValueError):
            raise Failure(say.no_keys(str(keys))) from None
    password = _password() if command.password and keys is None else None
    guarded = keys is not None or password is not None
    address = "" if guarded or command.open else LOOPBACK
    host = Host(
        home=home() / "host",
        address=address,
        port=command.port,
        keys=keys,
        password=password,
        limits=Limits(visitors=command.visitors, idle_minutes=command.idle),
    )
    try:
        asyncio.run(serve(host, show))
    except OSError as error:
        trouble = error.strerror or str(error)
        raise Failure(say.cannot_listen(address, command.port, trouble)) from None
    return 0


def _password() -> str:
    """Asked for at the terminal, or the first line of what is piped in."""
    if sys.stdin is not None and sys.stdin.isatty():
        return getpass(say.asks_password())
    return "" if sys.stdin is None else sys.stdin.readline().rstrip("\n")
