"""Legal play to the end: what is listed applies, all else is refused, the log is the match."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cookiegames import words
from cookiegames.rules.game import Ask, Chance, Event, Over, Refusal, Seat
from cookiegames.words.voice import Voice

from .chance import source
from .tables import Table, tables
from .walks import Move, Walk, even, sights

NAMES = ("Dante", "Gael", "Maya", "Nina", "Otto", "Pia")
MOST_LISTED = 30
"""How many of the listed actions of a moment are carried out on a copy."""
IMAGINED_EVERY = 40
"""At how many moments from each other an imagined world is played to its end."""
SAMPLES = 4
"""How many actions of other moments are tried at each moment."""


def keep_the_protocol(walk: Walk, choose: Callable[[int], int]) -> None:
    """Walk to the end, holding the protocol at every moment, and replay it."""
    earlier: list[Move] = []
    for ask in walk.moments():
        listed = walk.listed()
        before = walk.sights()
        walk.table.kit.conserved(before)
        over_if_and_only_if_decided(ask, before[-1])
        the_end_and_chance_list_nothing(ask, walk, listed)
        for move in _sample(listed, MOST_LISTED, choose):
            applies(walk, move)
            round_trips(walk, move)
        for move in _sample([*earlier, *walk.log[-20:]], SAMPLES, choose):
            if move not in listed and not (move[0] is None and isinstance(ask, Chance)):
                is_refused(walk, move)
        for _, action in _sample(listed, 1, choose):
            is_refused(walk, (Seat(walk.table.seats), action))
        assert walk.sights() == before
        earlier = [*earlier[-60:], *_sample(listed, 2, choose)]
    replays(walk)


def over_if_and_only_if_decided(ask: Ask, public: Any) -> None:
    """The match is over exactly when it has an outcome, and they agree."""
    assert public.outcome == (ask.outcome if isinstance(ask, Over) else None)


def the_end_and_chance_list_nothing(ask: Ask, walk: Walk, listed: list[Move]) -> None:
    """A shuffle cannot be listed, and nothing follows the end; otherwise something is possible."""
    if isinstance(ask, Over):
        assert listed == []
    elif isinstance(ask, Chance):
        assert list(walk.game.legal_actions(walk.state, None)) == []
    else:
        assert listed != []


def applies(walk: Walk, move: Move) -> None:
    """A listed action is carried out, and changes what somebody sees or is asked."""
    copy = walk.game.copy(walk.state)
    events = walk.game.apply(copy, *move)
    assert all(isinstance(event, Event) for event in events)
    changed = sights(walk.game, copy, walk.viewers) != walk.sights()
    assert changed or walk.game.ask(copy) != walk.game.ask(walk.state)


def round_trips(walk: Walk, move: Move) -> None:
    """An action is one line of notation, both ways."""
    line = walk.game.write(move[1])
    assert "\n" not in line
    assert walk.game.read(line) == move[1]


def is_refused(walk: Walk, move: Move) -> None:
    """An unlisted action is refused in words, and nothing has changed."""
    before, ask = walk.sights(), walk.game.ask(walk.state)
    with pytest.raises(Refusal) as caught:
        walk.game.apply(walk.state, *move)
    assert walk.sights() == before
    assert walk.game.ask(walk.state) == ask
    for you in {None, move[0]} & {None, *walk.seats}:
        voice = Voice(NAMES[: walk.table.seats], you)
        assert words.of(walk.table.game_id).refuse(caught.value, voice)


def replays(walk: Walk) -> None:
    """The log, written and read again, is the match."""
    game = walk.table.game()
    state = game.start(walk.table.seats, walk.first)
    events: list[Event] = []
    for actor, action in walk.log:
        round_trips(walk, (actor, action))
        events += game.apply(state, actor, game.read(game.write(action)))
    assert sights(game, state, walk.viewers) == walk.sights()
    assert game.ask(state) == walk.game.ask(walk.state)
    assert events == walk.events


def _sample(moves: list[Move], most: int, choose: Callable[[int], int]) -> list[Move]:
    if len(moves) <= most:
        return moves
    # A stride from a chosen place: one choice, and no order is preferred.
    start, stride = choose(len(moves)), len(moves) // most
    return [moves[(start + stride * step) % len(moves)] for step in range(most)]


@pytest.mark.parametrize("table", tables(), ids=str)
def test_the_protocol_holds_on_seeded_walks(table: Table) -> None:
    for seed in range(table.kit.walks):
        choose = even(Random(seed))
        keep_the_protocol(Walk(table, choose, source(seed)), choose)


@pytest.mark.parametrize("table", tables(), ids=str)
def test_the_protocol_holds_whatever_is_chosen(table: Table) -> None:
    @settings(max_examples=table.kit.examples)
    @given(st.data(), st.integers(0, 2**16))
    def walk(data: st.DataObject, seed: int) -> None:
        def choose(count: int) -> int:
            return data.draw(st.integers(0, count - 1)) if count > 1 else 0

        keep_the_protocol(Walk(table, choose, source(seed)), even(Random(seed)))

    walk()


@pytest.mark.parametrize("table", tables(), ids=str)
def test_an_imagined_world_is_whole_and_can_be_played_to_the_end(table: Table) -> None:
    for seed in range(table.kit.walks):
        walk = Walk(table, even(Random(seed)), source(seed))
        # Some worlds only: each is played to its end.
        for step, _ in enumerate(walk.moments()):
            if step % IMAGINED_EVERY == seed:
                viewer = walk.viewers[step // IMAGINED_EVERY % len(walk.viewers)]
                seen = walk.game.observe(walk.state, viewer)
                world = walk.game.imagine(seen, source(step))
                onward = Walk(table, even(Random(step)), source(step), state=world)
                for _ in onward.moments():
                    table.kit.conserved(onward.sights())
                assert isinstance(onward.game.ask(onward.state), Over)
