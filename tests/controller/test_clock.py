"""The seconds left of what is asked, and how each seat wants its cards shown, outlast a screen."""

from __future__ import annotations

from random import Random

import pytest
from pydantic import ValidationError

from cookiegames.controller.record import Record, Recorder
from cookiegames.controller.table import Company, Table
from cookiegames.rules.batasaurus.actions import TurnDown
from cookiegames.rules.catalog import GAMES, Entry
from cookiegames.rules.game import Clock, Seat

ENTRY = Entry("batasaurus", "Batasaurus", "BS", 2, 4, 15)
COMPANY = Company(entry=ENTRY, options=ENTRY.options(), names=("Dante", "Gael", "Maya"))


class Heard(Recorder):
    """Keeps everything it hears of the time."""

    def __init__(self, company: Company) -> None:
        super().__init__(company)
        self.times: list[float | None] = []

    def keep_time(self, seconds: float | None) -> None:
        super().keep_time(seconds)
        self.times.append(seconds)


def test_a_clock_is_not_started_by_itself() -> None:
    table = Table(COMPANY, Random(1))
    assert table.clock is Clock.MEMORISE
    assert table.seconds_left is None


@pytest.mark.clause("BS-3")
def test_the_next_seat_has_all_its_time() -> None:
    table = Table(COMPANY, Random(1))
    table.take(Seat(0))
    table.keep_time(12.5)
    table.cover()
    assert table.seconds_left == 12.5
    table.take(Seat(0))
    table.act(TurnDown())
    assert table.seconds_left is None


def test_the_ledger_hears_of_every_second_and_of_the_end() -> None:
    ledger = Heard(COMPANY)
    table = Table(COMPANY, Random(1), ledger=ledger)
    for seconds in (30, 29.9, 29.5, 29.0, 28.9, 28.0):
        table.keep_time(seconds)
    table.take(Seat(0))
    table.act(TurnDown())
    assert ledger.times == [30, 29.0, 28.0, None]


def test_a_resumed_memorising_goes_on_with_what_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, ENTRY.id, ENTRY)
    recorder = Recorder(COMPANY)
    table = Table(COMPANY, Random(1), ledger=recorder)
    table.take(Seat(0))
    table.wish("2x6")
    table.keep_time(7.0)
    kept = Record.model_validate_json(recorder.record().model_dump_json())
    resumed = kept.table(Random(2))
    assert resumed.viewer is None
    assert resumed.seconds_left == 7.0
    assert resumed.wishes == ("2x6", "", "")


@pytest.mark.parametrize("seconds", [-1, float("inf"), float("nan")])
def test_a_record_with_no_time_that_can_be_left_is_refused(seconds: float) -> None:
    with pytest.raises(ValidationError):
        Record(game="x", options={}, names=("Dante", "Gael"), first=0, seconds_left=seconds)


def test_nothing_is_timed_where_no_clock_is_asked_for() -> None:
    entry = GAMES["batalha"]
    company = Company(entry=entry, options=entry.options(), names=("Dante", "Gael"))
    table = Table(company, Random(1), seconds_left=3.0)
    assert (table.clock, table.seconds_left) == (None, None)
