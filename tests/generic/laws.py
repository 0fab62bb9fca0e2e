"""The privacy laws L1 (sight), L1b (telling) and L3 (asking tells nothing) as checks."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

from cookiegames.rules.game import Ask, Chance, Choose, Event, IllegalAction, Seat

from .kits import Kit
from .tables import AnyGame
from .walks import Move, told

MOST_ALTERNATIVES = 5
"""How many draws or choices of one moment are compared with each other."""


class LawBroken(AssertionError):
    """A law does not hold; its message names the law and the viewer."""


def check_sight(game: AnyGame, state: Any, viewer: Seat | None, rng: Random) -> None:
    """L1 and L3: a world that looks the same to a viewer asks and allows it the same."""
    seen = game.observe(state, viewer)
    world = game.imagine(seen, rng)
    if game.observe(world, viewer) != seen:
        raise LawBroken(f"L1: {viewer} sees more than an imagined world has")
    if game.ask(world) != game.ask(state):
        raise LawBroken(f"L3: what is asked tells {viewer} something")
    if list(game.legal_actions(world, viewer)) != list(game.legal_actions(state, viewer)):
        raise LawBroken(f"L1: what {viewer} may do tells it something")


def check_telling(
    game: AnyGame, state: Any, moves: tuple[Move, Move], viewers: tuple[Seat | None, ...]
) -> None:
    """L1b: after one of two things a viewer sees the same if, and only if, it is told the same."""
    after = [_carried_out(game, state, move) for move in moves]
    for viewer in viewers:
        (world, news), (other_world, other_news) = after
        same_sight = game.observe(world, viewer) == game.observe(other_world, viewer)
        same_news = told(news, viewer) == told(other_news, viewer)
        # Who chose knows the choice without being told.
        same_news = same_news and viewer != moves[0][0]
        if same_news and not same_sight:
            raise LawBroken(f"L1b: {viewer} sees what it is not told")
        if same_sight and not same_news and viewer != moves[0][0]:
            raise LawBroken(f"L1b: {viewer} is told what it does not see")
        if same_sight and viewer is not None and viewer == moves[0][0]:
            raise LawBroken(f"L1b: {viewer} does not see what it chose")


def pairs(
    game: AnyGame, kit: Kit, state: Any, ask: Ask, rng: Random
) -> Iterator[tuple[Move, Move]]:
    """Two chance draws, or two secret choices of one seat, that are both possible here."""
    return combinations(_alternatives(game, kit, state, ask, rng), 2)


def _alternatives(game: AnyGame, kit: Kit, state: Any, ask: Ask, rng: Random) -> list[Move]:
    match ask:
        case Chance():
            drawn = [game.draw_chance(state, rng) for _ in range(MOST_ALTERNATIVES - 1)]
            drawn += kit.nearby(drawn[0], rng)
            moves: list[Move] = [
                (None, draw) for draw in dict.fromkeys(drawn) if not isinstance(draw, kit.public)
            ]
            return [move for move in moves if _is_possible(game, state, move)]
        case Choose(seat, secret=True):
            choices = (
                (seat, action)
                for action in game.legal_actions(state, seat)
                if not isinstance(action, kit.public)
            )
            return list(islice(choices, MOST_ALTERNATIVES))
        case _:
            return []


def _is_possible(game: AnyGame, state: Any, move: Move) -> bool:
    try:
        game.apply(game.copy(state), *move)
    except IllegalAction:
        return False
    return True


def _carried_out(game: AnyGame, state: Any, move: Move) -> tuple[Any, list[Event]]:
    world = game.copy(state)
    return world, list(game.apply(world, *move))
