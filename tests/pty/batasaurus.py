"""Plays Batasaurus by keys."""

from __future__ import annotations

from typing import Any

from cookiegames.rules.game import Seat
from cookiegames.words.batasaurus import board

from .bot import ENTER, RIGHT, Player
from .process import Process


class BatasaurusBot(Player):
    """Looks at its dinosaurs for a moment, then turns up any of them."""

    game_id = "batasaurus"

    def at_hand(self, process: Process) -> bool:
        if not self.mirror.asks_secretly(self.mirror.viewer):
            return super().at_hand(process)
        # How many seconds are left is the clock's affair.
        return process.painted and process.shows(board.start_looking(1).partition(":")[0])

    def type_action(self, process: Process, action: Any) -> None:
        self._look(process)
        self.interludes.on_open_cards(self.mirror.viewer or Seat(0))
        if self.at_hand(process):
            self._look(process)
        process.type(ENTER)
        process.until_page(board.really_ready())

    def _look(self, process: Process) -> None:
        process.type(ENTER)
        # The prompt before it speaks of dinosaurs, too: this is said beside the open set alone.
        seat = self.mirror.viewer or Seat(0)
        process.until(lambda: self._instructed(process, seat), "the open set")

    def type_openly(self, process: Process, action: Any, before: Any) -> None:
        lying = before.lying[before.to_act]
        places = [place for place, lies in enumerate(lying) if lies]
        process.type(RIGHT * (places.index(action.place) + 1) + ENTER)
