"""Names that look like markup, links or paths are names, on every screen of a whole match."""

from __future__ import annotations

from pathlib import Path

import pytest

from cookiegames.words import house

from .bot import Bot
from .pages import F2
from .process import Process, python
from .scenes import Scenes
from .table import table

LINK = "[@click=app.screenshot('/tmp/x.svg')]Bob[/]"


@pytest.mark.parametrize(
    "names",
    [
        ("[/b]", "[red]x"),
        ("[@click=app.quit]B", "../../x"),
        ("漢字漢字漢字漢字漢字", "WWWWWWWWWWWWWWWWWWWW"),
    ],
)
def test_a_name_is_shown_as_it_is(tmp_path: Path, names: tuple[str, str]) -> None:
    bot = Bot(names, 3, choices=3)
    with table(tmp_path, bot) as process:
        bot.interludes = Scenes(bot, process, pace=12)
        # The bot itself waits, on each screen, for sentences with these very names.
        bot.play(process)
        assert all(map(process.shows, names))
        process.type(F2)
        process.until_page(house.record_title("Batalha dos Cookies"))
        assert all(map(process.shows, names))
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_a_whole_link_is_refused_with_a_sentence(tmp_path: Path) -> None:
    argv = python("cookiegames", "play", "batalha", "--seats", f"Ana,{LINK}")
    with Process(argv, home=tmp_path, columns=200) as process:
        assert process.wait() == 2
        assert process.shows(LINK)
    assert not Path("/tmp/x.svg").exists()
