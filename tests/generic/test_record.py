"""A match as data: resumed, it is the same match; and covered, it shows screens nothing."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from cookiegames.controller.record import Record, Recorder
from cookiegames.controller.table import Company, Lock, WrongPin
from cookiegames.controller.table import Table as Match
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Choose, Over, Seat, redact

from .chance import source
from .tables import Table, tables
from .walks import even

NAMES = ("Dante", "Gael", "Maya", "Nina", "Otto", "Pia")
PIN = "1234"


def company_of(table: Table, *, locked: bool = False) -> Company:
    """The people at this table; the first of them has a PIN where `locked`."""
    entry = GAMES[table.game_id]
    return Company(
        entry=entry,
        options=entry.options(**table.kit.option_sets[table.option_set].values),
        names=NAMES[: table.seats],
        locks=(Lock.of(PIN), *[None] * (table.seats - 1)) if locked else (),
    )


def play_one(match: Match, choose: Callable[[int], int]) -> None:
    """Whoever must, or somebody who may, acts and covers."""
    ask = match.ask
    if isinstance(ask, Choose) and ask.secret:
        seat = Seat(choose(len(match.company.names))) if choose(8) == 0 else ask.seat
        match.take(seat, PIN)
    actions = match.legal()
    if actions:
        match.act(actions[choose(len(actions))])
    match.cover()


def everything_shown(match: Match) -> list[object]:
    """The public record, and what each seat would be shown if it took the keyboard."""
    shown: list[object] = [match.ask, match.public, match.told_to_all()]
    for number in range(len(match.company.names)):
        match.take(Seat(number), PIN)
        shown += [match.sight, match.legal(), match.news()]
        match._viewer = None  # Covering would make the news old.
    return shown


@pytest.mark.parametrize("table", tables(), ids=str)
def test_a_match_kept_half_way_and_resumed_is_the_same_match(table: Table) -> None:
    choose = even(Random(table.seats))
    company = company_of(table, locked=True)
    recorder = Recorder(company)
    match = Match(company, source(1), ledger=recorder)
    resumptions = 0
    while not isinstance(match.ask, Over):
        play_one(match, choose)
        if choose(25) == 0:
            kept = Record.model_validate_json(recorder.record().model_dump_json())
            resumed = kept.table(source(2))
            assert resumed.viewer is None
            assert everything_shown(resumed) == everything_shown(match)
            with pytest.raises(WrongPin):
                resumed.take(Seat(0), "4321")
            resumptions += 1
    assert resumptions


@pytest.mark.parametrize("table", tables(), ids=str)
def test_with_nobody_at_the_keyboard_only_the_public_sight_is_shown(table: Table) -> None:
    """HOTSEAT L2: two matches that look alike to the public look alike on the common screen."""
    choose = even(Random(7))
    match = Match(company_of(table), source(3))
    game = match._game
    compared = 0
    while not isinstance(match.ask, Over):
        if choose(10) == 0:
            other = Match(company_of(table), source(3))
            other._state = game.imagine(match.public, source(compared))
            other._events = [redact(event, None) for event in match._events]
            assert reachable(other) == reachable(match)
            compared += 1
        play_one(match, choose)
    assert compared


def reachable(match: Match) -> list[object]:
    """Every public attribute of a covered table, its methods without arguments called."""
    attributes = [name for name in dir(match) if not name.startswith("_")]
    found: list[object] = []
    for name in attributes:
        if name in ("act", "take", "cover", "locked", "asks_secretly", "company"):
            continue
        if name in ("keep_time", "wish"):
            continue
        value = getattr(match, name)
        found.append((name, value() if callable(value) else value))
    return found


class TalkativeTable(Match):
    """Shows on the common screen what the awaited seat may do, markers and all."""

    def legal(self) -> tuple[object, ...]:
        ask = self.ask
        actor = ask.seat if isinstance(ask, Choose) else None
        return tuple(self._game.legal_actions(self._state, actor))


def test_a_table_that_tells_too_much_is_caught() -> None:
    caught = False
    for table in tables():
        match = TalkativeTable(company_of(table), source(3))
        for seed in range(5):
            other = TalkativeTable(company_of(table), source(3))
            other._state = match._game.imagine(match.public, source(seed))
            other._events = [redact(event, None) for event in match._events]
            caught = caught or reachable(other) != reachable(match)
    assert caught
