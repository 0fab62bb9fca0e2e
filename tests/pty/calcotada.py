"""Plays Calçotada Wars by keys."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

from cookiegames.rules.calcotada.actions import (
    Defend,
    Draw,
    Duel,
    EndTurn,
    GiveBack,
    Lay,
    LeaveDuel,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Retire,
    Steal,
    Swap,
)
from cookiegames.rules.calcotada.cards import Card, Ingredient
from cookiegames.rules.calcotada.observation import Phase
from cookiegames.rules.game import Offer, Seat
from cookiegames.words.calcotada import choosing, names
from cookiegames.words.voice import Voice

from .bot import DOWN, ENTER, Player
from .canary import PLACES, caller
from .process import Process

_RAISED = re.compile(r">\s?[a-z]")
LETTERS = "abcdefghijklmnopqrstu"
BESIDE = {
    Draw: "v",
    Steal: "w",
    NoSecondCard: "x",
    Retire: "y",
    EndTurn: "z",
    NoMoreSwaps: "z",
    LeaveDuel: "z",
}
"""The key of what is done beside the hand."""


class CalcotadaBot(Player):
    """Raises cards, and chooses targets, laid cards and values from the lists."""

    game_id = "calcotada"
    covered: frozenset[str] = frozenset()
    """The public's letters that stood in open hands, and then were public no longer."""

    def _learn(self) -> None:
        before = frozenset(self.watch.public)
        super()._learn()
        self.covered |= before - self.watch.public

    def public_things(self) -> Iterator[Enum]:
        """The series, the discards, and the hands that a cookbook opens, while it does."""
        public = self.mirror.public
        yield from Ingredient
        yield from (laid.card for own in public.series for laid in own if laid)
        yield from (card for card in Card if public.discarded[card])
        yield from (card for hand in public.open_hands for card in hand or ())

    def interrupting(self) -> tuple[Seat, Any] | None:
        """Who is attacked mostly answers, where that is possible."""
        mirror = self.mirror
        if not isinstance(mirror.ask, Offer) or self._choices.random() < 0.2:
            return None
        victim = mirror.public.victim
        answers = list(mirror._game.legal_actions(mirror._state, victim))
        return (Seat(victim), answers[0]) if answers else None

    def choose_secretly(self) -> Any:
        """Rather a series than a mess, so that matches come to an end."""
        legal = [action for action in self.mirror.legal() if not isinstance(action, Retire)]
        lays = [action for action in legal if isinstance(action, Lay)]
        cookbooks = [action for action in legal if isinstance(action, PlayCookbook)]
        if cookbooks:
            return cookbooks[0]
        if lays and self._choices.random() < 0.8:
            return max(lays, key=lambda lay: (len(lay.cards), lay.value))
        return self._choices.choice(legal or self.mirror.legal())

    def type_action(self, process: Process, action: Any) -> None:
        """Everything but the Enter that submits."""
        match action:
            case Lay():
                self._type_lay(process, action)
            case Steal(victim=victim):
                _press(process, BESIDE[Steal])
                self._choose(process, choosing.choose_victim(), self._others.index(victim))
            case PickBack() | PickCard():
                _press(process, LETTERS[self.mirror.legal().index(action)])
            case Defend(card=card) | GiveBack(card=card):
                self._raise(process, card)
            case PlayTweezers() | PlayWineJug() | PlaySausage() | PlayCookbook():
                self._type_attack(process, action)
            case Swap(card=card):
                self._raise(process, card)
                swaps = [other for other in self.mirror.legal() if _swaps(other, card)]
                self._choose(process, choosing.choose_swap(self._call(card)), swaps.index(action))
            case Duel():
                self._raise(process, action.card)
                plays = [other for other in self.mirror.legal() if _duels(other, action.card)]
                title = choosing.choose_duel_value(self._call(action.card))
                self._choose_value(process, title, action, plays)
            case _:
                _press(process, BESIDE[type(action)])

    def lowered(self, process: Process) -> bool:
        return not _RAISED.search(process.text)

    @property
    def _seat(self) -> Seat:
        seat = self.mirror.viewer
        assert seat is not None
        return seat

    @property
    def _others(self) -> list[Seat]:
        """The other players as the lists have them."""
        count = len(self.names)
        return [Seat((self._seat + step) % count) for step in range(1, count)]

    def _call(self, thing: Enum) -> str:
        return caller(self._seat, PLACES[self.game_id])(thing)

    def _raise(self, process: Process, card: Card) -> None:
        place = list(dict.fromkeys(self.mirror.sight.hand)).index(card)
        if place < len(LETTERS):
            _press(process, LETTERS[place])
        else:
            process.type(DOWN * (place + 1))

    def _type_lay(self, process: Process, lay: Lay) -> None:
        for card in lay.cards:
            self._raise(process, card)
        plays = [other for other in self.mirror.legal() if _lays(other, lay.cards)]
        voice = Voice(self.names, self._seat, self._call)
        self._choose_value(process, choosing.choose_value(names.hand(lay.cards, voice)), lay, plays)

    def _type_attack(self, process: Process, action: Any) -> None:
        match action:
            case PlayTweezers():
                self._raise(process, Card.TWEEZERS)
                series = self.mirror.sight.series
                laid = [
                    PlayTweezers(seat, place)
                    for seat in (*self._others, self._seat)
                    for place in Ingredient
                    if series[seat][place]
                ]
                title = choosing.choose_laid(self._call(Card.TWEEZERS))
                self._choose(process, title, laid.index(action))
            case PlayCookbook():
                self._raise(process, Card.COOKBOOK)
            case _:
                card = Card.WINE_JUG if isinstance(action, PlayWineJug) else Card.SAUSAGE
                self._raise(process, card)
                title = choosing.choose_target(self._call(card))
                self._choose(process, title, self._others.index(action.target))

    def _choose_value(
        self, process: Process, title: str, action: Any, plays: Sequence[Any]
    ) -> None:
        if len(plays) > 1:
            highest_first = sorted(plays, key=lambda play: -play.value)
            self._choose(process, title, highest_first.index(action))

    def _choose(self, process: Process, title: str, place: int) -> None:
        """Open the list, and go to this entry."""
        process.type(ENTER)
        process.until_page(title)
        _press(process, LETTERS[place])

    @property
    def duel(self) -> bool:
        """Whether the match is being decided by a duel."""
        return self.mirror.public.phase in (Phase.SWAPS, Phase.DUEL)


def _press(process: Process, letter: str) -> None:
    """Type a letter, and wait for the sign of what it raises."""
    process.type(letter)
    process.until(lambda: process.shows(f">{letter}"), f"{letter} raised")


def _lays(action: Any, cards: tuple[Card, ...]) -> bool:
    return isinstance(action, Lay) and action.cards == cards


def _swaps(action: Any, card: Card) -> bool:
    return isinstance(action, Swap) and action.card is card


def _duels(action: Any, card: Card) -> bool:
    return isinstance(action, Duel) and action.card is card
