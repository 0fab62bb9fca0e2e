"""Starts the app under a parent that restores the terminal whatever becomes of it."""

from __future__ import annotations

import gc
import os
import resource
import signal
import sys
import termios
from collections.abc import Callable
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any, NoReturn

from ..words import common
from . import crash
from .reset import RESET

if TYPE_CHECKING:
    from .app import CookieApp

USAGE = 2
FAILURE = 1
QUIET_ENDS = (0, 129, 143)
"""Exit statuses after which the parent has nothing to say: done, hung up, asked to end."""


def run(
    game_id: str | None = None,
    names: tuple[str, ...] = (),
    options: Any = None,
    first: int = 0,
    seed: int | None = None,
    match: str | None = None,
) -> int:
    """Show the app, at home, at a new table, or at a match that is kept; the exit status.

    Raises StoreTrouble where matches cannot be kept.
    """

    def make_app() -> CookieApp:
        from ..controller.store import Store
        from .app import CookieApp

        rng = SystemRandom() if seed is None else Random(seed)
        # Opened in this process: SQLite does not survive a fork.
        app = CookieApp(rng, plain=not _speaks_utf8(), store=Store(), idle_minutes=_idle_minutes())
        if match is not None:
            app.resume_at_start(match)
        elif game_id is not None:
            app.seat_at_start(game_id, names, options, first)
        return app

    _must_keep(match)
    return start(make_app)


def _idle_minutes() -> int | None:
    """How long a host lets its visitors be away; None: this is no host, or it does not mind."""
    typed = os.environ.get("COOKIEGAMES_IDLE", "")
    return int(typed) if typed.isascii() and typed.isdecimal() and int(typed) else None


def _must_keep(match: str | None) -> None:
    """Raise StoreTrouble, before anything is drawn, where matches cannot be kept or taken up."""
    from ..controller.keeper import Keeper
    from ..controller.store import Store

    store = Store()
    if match is not None:
        Keeper(store, Random(0)).try_out(match)
    store.close()


def start(make_app: Callable[[], CookieApp]) -> int:
    """Run an app, made in its own process, on this terminal; returns the exit status."""
    refusal = terminal_refusal()
    if refusal:
        print(refusal, file=sys.stderr)
        return USAGE
    attributes = termios.tcgetattr(0)
    child = os.fork()
    if child == 0:
        _run_child(make_app)
    status = _watch(child, attributes)
    if sys.flags.inspect:
        # PYTHONINSPECT would open a Python prompt where the table was.
        os._exit(status)
    return status


def terminal_refusal() -> str | None:
    """Why no app can be shown here, as a sentence; None: it can."""
    if not (os.isatty(0) and os.isatty(2)):
        return common.no_terminal()
    if os.environ.get("TERM", "dumb") in ("", "dumb", "unknown"):
        return common.unusable_terminal(os.environ.get("TERM", ""))
    return None


def _run_child(make_app: Callable[[], CookieApp]) -> NoReturn:
    """The app's own process. It ends by os._exit: nothing may run after the screen is restored."""
    status = FAILURE
    # An image of the memory would hold every hand, and takes long to write.
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    try:
        gc.disable()
        app = make_app()
        gc.enable()
        gc.freeze()
        if not _speaks_utf8() and sys.__stderr__ is not None:
            sys.__stderr__.reconfigure(errors="replace")
        app.run()
        if app.crash is None:
            status = app.return_code or 0
        else:
            crash.note(app.crash)
    except Exception as error:  # noqa: BLE001
        # Whatever it is: nothing of it may reach the terminal.
        crash.note(error)
    finally:
        os._exit(status)


def _speaks_utf8() -> bool:
    encoding = getattr(sys.__stderr__, "encoding", None) or "ascii"
    return encoding.lower().replace("-", "") == "utf8"


def _watch(child: int, attributes: list[Any]) -> int:
    """Wait for the app, pass signals on, and leave the terminal as it was found."""
    for ignored in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP):
        signal.signal(ignored, signal.SIG_IGN)

    def relay(number: int, _frame: object) -> None:
        try:
            os.kill(child, number)
        except ProcessLookupError:
            return

    for relayed in (signal.SIGHUP, signal.SIGTERM):
        signal.signal(relayed, relay)
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    try:
        termios.tcsetattr(0, termios.TCSAFLUSH, attributes)
        os.write(2, RESET.encode())
        if status not in QUIET_ENDS:
            os.write(2, (common.crashed() + "\r\n").encode(errors="replace"))
    except (OSError, termios.error):
        return 129
    return status if status >= 0 else 128 - status
