"""Plays Batasaurus by keys."""

from __future__ import annotations

from typing import Any

from cookiegames.words.batasaurus import board

from .bot import ENTER, RIGHT, Player
from .process import Process


class BatasaurusBot(Player):
    """Looks at its dinosaurs for a moment, then turns up any of them."""

    game_id = "batasaurus"

    def at_hand(self, process: Process) -> bool:
        return process.shows(board.start_looking(self.mirror.public.options.seconds))

    def type_action(self, process: Process, action: Any) -> None:
        process.type(ENTER)
        process.until_page(board.your_dinosaurs())
        process.type(ENTER)
        process.until_page(board.really_ready())

    def type_openly(self, process: Process, action: Any, before: Any) -> None:
        lying = before.lying[before.to_act]
        places = [place for place, lies in enumerate(lying) if lies]
        process.type(RIGHT * (places.index(action.place) + 1) + ENTER)
