"""The least that Textual can do: `python -m tests.bench.peers` shows text; with `list`, a list."""

from __future__ import annotations

import sys

from textual.app import App, ComposeResult
from textual.widgets import Static

ROWS = 30


class Minimal(App[None]):
    """A screen full of text."""

    def compose(self) -> ComposeResult:
        yield Static("\n".join(f"row {row}" for row in range(ROWS)))


def _lone_list() -> App[None]:
    from textual.widgets import OptionList

    class LoneList(App[None]):
        def compose(self) -> ComposeResult:
            yield OptionList(*(f"Choice number {row}" for row in range(ROWS)))

    return LoneList()


if __name__ == "__main__":
    (_lone_list() if sys.argv[1:] == ["list"] else Minimal()).run()
