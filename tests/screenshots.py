"""Draws the README's pictures from the real app: `python -m tests.screenshots`, always the same.

With `--into FOLDER`, and `--theme` or `--glyphs`, it shows any look without touching the assets.
"""

from __future__ import annotations

import argparse
import asyncio
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from cookiegames.commands.walk import pick
from cookiegames.controller.settings import CHOICES, Settings
from cookiegames.controller.table import Company, Table
from cookiegames.rules.batalha.actions import DeclineMarker, UseMarker
from cookiegames.rules.batalha.observation import Observation, Phase
from cookiegames.rules.batalha.scoring import best_assembly
from cookiegames.rules.batasaurus import observation as batasaurus
from cookiegames.rules.calcotada import observation as calcotada
from cookiegames.rules.calcotada.actions import Lay, Retire
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Over
from cookiegames.rules.moth import observation as moth
from cookiegames.rules.moth.cards import Kind
from cookiegames.rules.whostole import observation as whostole
from cookiegames.tui.app import CookieApp
from cookiegames.tui.gate import Gate

FOLDER = Path(__file__).parents[1] / "assets" / "pictures"
NAMES = ("Dante", "Gael", "Maya", "Zé")
SEED = 159
"""A match that comes to a hand of all suits."""
HAND = 8
"""Cards in the hand that is shown."""
SMALL, WIDE = (80, 24), (120, 40)

TRIES = 200
"""How many matches are looked through for a picture."""

Reached = Callable[[Table], bool]


class Picture(NamedTuple):
    """How to come to a screen that is worth a picture."""

    game_id: str = "batalha"
    size: tuple[int, int] = SMALL
    reached: Reached | None = None
    """Play until this holds; None: nobody plays, and home is shown."""
    keys: tuple[str, ...] = ()
    """What is pressed then; `take` is the digit of the seat that is awaited."""


def _trick_half_played(table: Table) -> bool:
    """One card is missing, and who plays it has a hand, pieces and markers to show."""
    sight: Observation = table.public
    awaited = table.awaited
    return (
        sight.phase is Phase.PLAY
        and awaited is not None
        and len(sight.trick) == len(NAMES) - 1
        and sight.round == 2
        and sight.hand_sizes[awaited] == HAND
        and sight.marker_counts[awaited] >= 2
        and sight.piece_counts[awaited] >= 2
    )


def _suspicious(table: Table) -> bool:
    """Somebody is out, somebody naps, and the next one has two cards to choose from."""
    sight = table.public
    return (
        sight.phase is whostole.Phase.TURN
        and any(sight.out)
        and any(sight.napping)
        and sum(map(len, sight.discards)) >= 5
    )


def _cooking(table: Table) -> bool:
    """Everybody cooks, and the next one may lay the first card of a good hand."""
    sight = table.public
    ready = (
        sight.phase is calcotada.Phase.PLAY
        and not sight.laid
        and any(sight.points)
        and all(sum(laid is not None for laid in own) >= 2 for own in sight.series)
        and 6 <= sight.hand_sizes[sight.to_act] <= 9
    )
    if not ready:
        return False
    table.take(sight.to_act)
    first = table.sight.hand[0]
    lays = any(isinstance(action, Lay) and action.cards == (first,) for action in table.legal())
    table.cover()
    return lays


def _battle(table: Table) -> bool:
    """A battle in which one unseen card lies on top."""
    sight = table.public
    fighting = sight.phase is batasaurus.Phase.BATTLE
    return fighting and sight.trick >= 4 and any(one.card is None for one in sight.middle)


def _sly(table: Table) -> bool:
    """Points are counted already, and who plays holds two moths, and cards of other kinds."""
    sight = table.public
    if sight.phase is not moth.Phase.TURN or not any(sight.scores) or sight.idle:
        return False
    table.take(sight.to_act)
    kinds = [card.kind for card in table.sight.hand]
    table.cover()
    return kinds.count(Kind.MOTH) == 2 and len(set(kinds)) >= 4 and len(kinds) >= 7


def _over(table: Table) -> bool:
    return isinstance(table.ask, Over)


def _assembling(table: Table) -> bool:
    return table.public.phase is Phase.ASSEMBLY


PICTURES = {
    "home": Picture(),
    "common": Picture(reached=_trick_half_played),
    "private": Picture(reached=_trick_half_played, keys=("take", "d")),
    "assembly": Picture(reached=_assembling, keys=("take",)),
    "result": Picture(reached=_over, keys=("enter",)),
    "whostole": Picture("whostole", reached=_suspicious, keys=("take", "a")),
    "calcotada": Picture("calcotada", reached=_cooking, keys=("take", "a")),
    "moth": Picture("moth", reached=_sly, keys=("take", "end")),
    "batasaurus": Picture("batasaurus", reached=_battle, keys=("right", "right")),
    "common-wide": Picture(size=WIDE, reached=_trick_half_played),
    "private-wide": Picture(size=WIDE, reached=_trick_half_played, keys=("take", "d")),
}


def play_until(game_id: str, reached: Reached) -> Table:
    """A match in which the dice choose, from SEED on, up to the first moment that is wanted."""
    for seed in range(SEED, SEED + TRIES):
        table = _play(game_id, seed, reached)
        if table is not None:
            return table
    raise AssertionError(f"no match of {game_id} comes to this picture")


def _play(game_id: str, seed: int, reached: Reached) -> Table | None:
    """The match of this seed at the wanted moment; None: it has none."""
    entry = GAMES[game_id]
    rng = Random(seed)
    table = Table(Company(entry=entry, options=entry.options(), names=NAMES), rng)
    while not reached(table):
        ask = table.ask
        if isinstance(ask, Over):
            return None
        if isinstance(ask, Choose) and ask.secret:
            table.take(ask.seat)
            table.act(_choice(table, rng))
            table.cover()
        else:
            table.act(pick([one for one in table.legal() if not _is_dull(one)], rng))
    return table


def _is_dull(action: Any) -> bool:
    return isinstance(action, DeclineMarker)


def _choice(table: Table, rng: Random) -> Any:
    """What a calm person might do: keep the markers, assemble and cook as well as can be."""
    if table.public.phase is Phase.ASSEMBLY:
        return best_assembly(table.sight.pieces)
    calm = [one for one in table.legal() if not isinstance(one, UseMarker | Retire)]
    return pick([one for one in calm if isinstance(one, Lay)] or calm, rng)


async def draw(picture: Picture, settings: Settings) -> str:
    """The picture as SVG."""
    app = CookieApp(Random(SEED), gate=Gate(0), settings=settings, moments=Random(SEED))
    async with app.run_test(size=picture.size) as pilot:
        if picture.reached is not None:
            table = play_until(picture.game_id, picture.reached)
            app.hotseat.sit(table)
            await pilot.pause()
            for key in picture.keys:
                await pilot.press(str((table.awaited or 0) + 1) if key == "take" else key)
        await pilot.pause()
        return _steady(app.export_screenshot(title="cookiegames"))


def _steady(svg: str) -> str:
    """Without the ids made of what Textual numbers anew each time, and without fonts from afar."""
    svg = re.sub(r"terminal-\d+", "terminal", svg)
    # Not every viewer keeps the blanks that a row begins with.
    svg = svg.replace("<svg ", '<svg xml:space="preserve" ', 1)
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main(arguments: Sequence[str] | None = None) -> None:
    """Draw the pictures that are asked for, or all."""
    parser = argparse.ArgumentParser(prog="python -m tests.screenshots", description=__doc__)
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=FOLDER)
    parser.add_argument("--theme", choices=CHOICES["theme"], default=Settings().theme)
    parser.add_argument("--glyphs", choices=CHOICES["glyphs"], default=Settings().glyphs)
    parser.add_argument("pictures", nargs="*", metavar="PICTURE", help=f"of: {', '.join(PICTURES)}")
    wanted = parser.parse_args(arguments)
    settings = Settings(theme=wanted.theme, glyphs=wanted.glyphs, animations=False)
    wanted.into.mkdir(parents=True, exist_ok=True)
    for name in wanted.pictures or PICTURES:
        svg = asyncio.run(draw(PICTURES[name], settings))
        (wanted.into / f"{name}.svg").write_text(svg, encoding="utf-8")
        print(wanted.into / f"{name}.svg")


if __name__ == "__main__":
    main()
