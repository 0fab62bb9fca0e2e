"""A window that is resized in quick steps, and back to the size it had, is painted whole."""

from __future__ import annotations

from pathlib import Path

from .bot import Bot
from .table import FOUR, table

SIZES = ((120, 40), (60, 20), (80, 24))
BURSTS = 16


def test_a_window_that_comes_back_to_its_size_at_once_is_painted_whole(tmp_path: Path) -> None:
    bot = Bot(FOUR, 1, choices=1)
    with table(tmp_path, bot) as process:
        process.until_page(bot.question())
        for _ in range(BURSTS):
            for size in SIZES:
                process.resize(*size)
            process.until(
                lambda: process.painted and process.shows(bot.question()), "the whole table"
            )
