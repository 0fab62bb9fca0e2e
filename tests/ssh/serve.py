"""Runs the own host for a test: at a bot's table, or with the games as they are."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path


def main(typed: str) -> None:
    """Serve as the JSON on the command line says; the port is free, and printed."""
    from cookiegames.ssh.limits import Limits
    from cookiegames.ssh.server import Host, serve
    from cookiegames.ssh.visit import APP

    asked = json.loads(typed)
    host = Host(
        home=Path(asked["home"]),
        address="127.0.0.1",
        port=0,
        keys=Path(asked["keys"]) if asked["keys"] else None,
        password=asked["password"],
        limits=Limits(**asked["limits"]),
        argv=tuple(asked["argv"]) or APP,
    )
    asyncio.run(serve(host, lambda line: print(line, flush=True)))


if __name__ == "__main__":
    main(sys.argv[1])
