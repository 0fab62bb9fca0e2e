"""The host: who may come in, and a visit for each who does. Nothing but the games is served."""

from __future__ import annotations

import asyncio
import hmac
import os
import signal
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncssh

from ..words import host as say
from .limits import Door, Limits
from .visit import APP, Visit
from .visitors import Guests

KEY_FILE = "host_key"
LOGIN_SECONDS = 30
KEEPALIVE_SECONDS, KEEPALIVES = 15, 2
"""A silent line is asked so often, and cut after so many silences."""
MOST_TRIES = 3
"""PINs and passwords that may be wrong on one connection."""
REFUSED = 2

Log = Callable[[str], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Host:
    """How the games are served."""

    home: Path
    """Where the host key and the visitors' folders lie."""
    address: str
    """"" means every address of this machine."""
    port: int
    keys: Path | None = None
    """The public keys that may come in; None: names with PINs."""
    password: str | None = None
    """What everybody must know besides; only where no keys are named."""
    limits: Limits = Limits()
    argv: tuple[str, ...] = APP
    """What is started for each visitor."""


async def serve(host: Host, log: Log) -> None:
    """Serve until this process is asked to end. Raises OSError and asyncssh.Error."""
    key = host_key(host.home)
    guests, door = Guests(host.home), Door(host.limits)

    def doorkeeper() -> Doorkeeper:
        return Doorkeeper(host, guests, door, log)

    async def visit(process: asyncssh.SSHServerProcess[bytes]) -> None:
        await _visit(process, host, guests, door, log)

    server = await asyncssh.create_server(
        doorkeeper,
        host.address,
        host.port,
        server_host_keys=[key],
        process_factory=visit,
        encoding=None,
        line_editor=False,
        allow_scp=False,
        sftp_factory=None,
        agent_forwarding=False,
        x11_forwarding=False,
        gss_host=None,
        login_timeout=LOGIN_SECONDS,
        keepalive_interval=KEEPALIVE_SECONDS,
        keepalive_count_max=KEEPALIVES,
        server_version="cookiegames",
    )
    log(say.serving(host.address, server.get_port(), key.get_fingerprint()))
    ending = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        loop.add_signal_handler(number, ending.set)
    async with server:
        await ending.wait()
    log(say.closed())


def host_key(home: Path) -> asyncssh.SSHKey:
    """The key by which visitors know this host; made on the first start, and kept."""
    home.mkdir(mode=0o700, parents=True, exist_ok=True)
    file = home / KEY_FILE
    if not file.exists():
        fresh = file.with_suffix(".new")
        descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as out:
            out.write(asyncssh.generate_private_key("ssh-ed25519").export_private_key())
        fresh.replace(file)
    return asyncssh.read_private_key(file)


async def _visit(
    process: asyncssh.SSHServerProcess[bytes], host: Host, guests: Guests, door: Door, log: Log
) -> None:
    visitor = str(process.get_extra_info("visitor"))
    if process.term_type is None or process.command is not None or process.subsystem is not None:
        process.stderr.write(say.terminal_needed().encode() + b"\r\n")
        process.exit(REFUSED)
        return
    if not door.enters(visitor):
        process.stderr.write(say.no_room().encode() + b"\r\n")
        process.exit(REFUSED)
        return
    log(say.came(visitor))
    status = REFUSED
    try:
        limits = host.limits
        status = await Visit(process, guests.folder(visitor), host.argv).run(
            idle_minutes=limits.idle_minutes, megabytes=limits.megabytes
        )
    finally:
        door.leaves(visitor)
        log(say.left(visitor))
        process.exit(status)


class Doorkeeper(asyncssh.SSHServer):
    """Lets visitors in by key, or by a name with a PIN; and nothing else in at all."""

    def __init__(self, host: Host, guests: Guests, door: Door, log: Log) -> None:
        self._host = host
        self._guests = guests
        self._door = door
        self._log = log
        self._connection: asyncssh.SSHServerConnection | None = None
        self._tries = 0

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Turn away whoever is one too many in this minute."""
        self._connection = conn
        if not self._door.arrives():
            self._log(say.too_many())
            conn.abort()

    def begin_auth(self, username: str) -> bool:
        """Everybody must show a key, or a PIN."""
        return True

    def public_key_auth_supported(self) -> bool:
        """Keys count where keys are named."""
        return self._host.keys is not None

    def password_auth_supported(self) -> bool:
        """Passwords are asked for in a dialog, together with the PIN."""
        return False

    def kbdint_auth_supported(self) -> bool:
        """The dialog, where no keys are named."""
        return self._host.keys is None

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> tuple[str, str, str, list[tuple[str, bool]]] | bool:
        """The password of the host, if it has one, and the PIN of the name."""
        try:
            visitor = self._guests.by_name(username)
        except ValueError:
            return False
        known = self._guests.is_known(visitor)
        pin = say.pin(username) if known else say.new_pin(username)
        prompts = [(say.password(), False)] if self._host.password is not None else []
        return "", "", "", [*prompts, (pin, False)]

    def validate_kbdint_response(self, username: str, responses: Any) -> bool:
        """Whether both are right."""
        self._tries += 1
        if self._tries > MOST_TRIES or self._connection is None:
            return False
        *passwords, pin = responses
        wanted = [] if self._host.password is None else [self._host.password]
        right = len(passwords) == len(wanted) and all(
            hmac.compare_digest(one.encode(), other.encode())
            for one, other in zip(passwords, wanted, strict=True)
        )
        visitor = self._guests.by_name(username)
        if not (right and pin and self._guests.admits(visitor, pin)):
            return False
        self._connection.set_extra_info(visitor=visitor)
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        """Whether this key is one of those that are named; the last one asked for comes in."""
        named, connection = self._host.keys, self._connection
        if named is None or connection is None:
            return False
        address = str(connection.get_extra_info("peername")[0])
        found = asyncssh.read_authorized_keys(str(named)).validate(key, address, address)
        connection.set_extra_info(visitor=self._guests.by_key(key.get_fingerprint()))
        return found is not None
