"""What the app takes over from the shell that started it: as little as it can."""

from __future__ import annotations

import os

_PREFIXES = ("TEXTUAL", "PYTHON")
"""Switches that log keys, press them, take pictures, load drivers or open a prompt."""
_NAMES = frozenset({"COLUMNS", "LINES", "BROWSER", "ESCDELAY", "LC_TERMINAL"})
"""Variables that override the screen's size, start other programs or change how keys are read."""


def harden() -> None:
    """Forget the variables that could show a hand, and keep new files from other users' eyes.

    It must run before Textual is imported, which reads its variables while it is imported.
    """
    for name in [name for name in os.environ if name.startswith(_PREFIXES) or name in _NAMES]:
        del os.environ[name]
    # With the kitty protocol a stray key report can end the app, and Shift alone counts as a key.
    os.environ["TEXTUAL_DISABLE_KITTY_KEY"] = "1"
    os.umask(0o077)
