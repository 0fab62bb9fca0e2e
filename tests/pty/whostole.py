"""Plays Who stole the cookie? by keys."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from typing import Any

from cookiegames.rules.game import Seat
from cookiegames.rules.whostole.cards import NAMEABLE, NEEDS_ANYBODY, Card
from cookiegames.words.whostole import board

from .bot import ENTER, LETTERS, Player
from .canary import caller, number
from .process import Process


class WhostoleBot(Player):
    """Raises a card, and chooses from the lists whom it is for and what is named."""

    game_id = "whostole"

    def public_things(self) -> Iterator[Enum]:
        # The strip of unseen cards names every card to all.
        yield from Card

    def type_action(self, process: Process, action: Any) -> None:
        mirror, seat = self.mirror, self.mirror.viewer
        assert seat is not None
        process.type(LETTERS[mirror.sight.hand.index(action.card)])
        if action.target is None:
            return
        call = caller(seat, number)
        process.type(ENTER)
        process.until_page(board.choose_target(call(action.card)))
        listed = [other for other in range(len(self.names)) if other != seat]
        listed += [seat] if action.card in NEEDS_ANYBODY else []
        process.type(LETTERS[listed.index(action.target)])
        if action.named is not None:
            process.type(ENTER)
            guessed = board.name_card(call(Card.BABYSITTER), self.names[Seat(action.target)])
            process.until_page(guessed)
            process.type(LETTERS[NAMEABLE.index(action.named)])
