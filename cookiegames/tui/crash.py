"""Notes where the app failed, for its makers, without a word of what was in anybody's hand."""

from __future__ import annotations

import os
import traceback

from ..controller.settings import home

FILE = "crash.log"


def note(error: BaseException) -> None:
    """Keep the kinds of the errors and the places in the code: no messages, no values."""
    lines = []
    while True:
        lines += [*traceback.format_tb(error.__traceback__), f"{type(error).__name__}\n"]
        cause = error.__cause__ or error.__context__
        if cause is None:
            break
        error = cause
    try:
        home().mkdir(mode=0o700, parents=True, exist_ok=True)
        path = home() / FILE
        descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.writelines(lines)
    except OSError:
        # A full or read-only disk must not hide that the terminal is to be restored.
        return
