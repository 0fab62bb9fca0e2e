"""Matches outlast whatever ends an app, and nothing half-written is ever loaded."""

from __future__ import annotations

import os
import sqlite3
import stat
from enum import Enum
from multiprocessing import get_context
from pathlib import Path
from random import Random

import pytest

from cookiegames.controller import leases
from cookiegames.controller.database import APPLICATION, VERSION
from cookiegames.controller.keeper import Keeper
from cookiegames.controller.leases import LEASE_SECONDS, Holder, here
from cookiegames.controller.statistics import people
from cookiegames.controller.store import Store, masked, unmasked
from cookiegames.controller.table import Table
from cookiegames.controller.trouble import StoreReason, StoreTrouble
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import Over, Seat

from .keeping import begun, company, everything, step, store_in


def reason(caught: pytest.ExceptionInfo[StoreTrouble]) -> Enum:
    return caught.value.reason


# What was submitted is there


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_is_the_same_after_every_action(tmp_path: Path, game_id: str) -> None:
    keeper, table = begun(tmp_path, game_id)
    rng = Random(3)
    for _ in range(60):
        assert keeper.match is not None
        again = store_in(tmp_path).record(keeper.match).table(Random(9))
        assert everything(again) == everything(table)
        assert again.viewer is None
        if not step(table, rng):
            return


@pytest.mark.parametrize("game_id", GAMES)
def test_a_match_that_was_let_go_is_taken_up_and_finished(tmp_path: Path, game_id: str) -> None:
    keeper, table = begun(tmp_path, game_id)
    rng, match = Random(5), keeper.match
    assert match is not None
    for _ in range(25):
        step(table, rng)
    keeper.let_go()
    other = Keeper(store_in(tmp_path), Random(6))
    resumed = other.take_up(match)
    assert everything(resumed) == everything(table)
    while step(resumed, rng):
        continue
    assert isinstance(resumed.ask, Over)
    (kept,) = store_in(tmp_path).matches()
    assert (kept.id, kept.over) == (match, True)
    results = store_in(tmp_path).results()
    assert [result.place for result in results] == list(resumed.ask.outcome.places)
    assert sum(result.share for result in results) == pytest.approx(1)


def test_news_and_wishes_and_time_outlast_the_app(tmp_path: Path) -> None:
    keeper, table = begun(tmp_path, "batasaurus")
    table.wish("2x6", seat=Seat(1))
    table.keep_time(7.5)
    table.take(Seat(0))
    table.cover()
    assert keeper.match is not None
    again = store_in(tmp_path).record(keeper.match).table(Random(1))
    assert again.wishes == ("", "2x6", "")
    assert again.seconds_left == 7.5
    assert again._seen == table._seen


def test_the_files_are_their_owners_alone_and_show_no_card(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    _, table = begun(folder)
    for _ in range(30):
        step(table, Random(1))
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    for file in folder.iterdir():
        assert stat.S_IMODE(file.stat().st_mode) == 0o600
        assert b"deal" not in file.read_bytes()
        assert b"give" not in file.read_bytes()


def test_a_masked_line_is_itself_again_and_a_damaged_one_is_not() -> None:
    line = "0 play B10"
    assert unmasked(masked(line)) == line
    assert line.encode() not in masked(line)
    with pytest.raises(TypeError):
        unmasked(line)


# What cannot be kept has not happened


class Full:
    """Lets nobody write, as a full disk does."""

    def __init__(self, store: Store) -> None:
        self._connection = store.database._connection

    def fill(self) -> None:
        """No page more than there are."""
        pages = self._connection.execute("PRAGMA page_count").fetchone()[0]
        self._connection.execute(f"PRAGMA max_page_count = {pages}")

    def empty(self) -> None:
        """There is room again."""
        self._connection.execute("PRAGMA max_page_count = 1000000")


def _play_on(table: Table, rng: Random, before: list[object]) -> None:
    """Play until it cannot be kept, and remember how the match stood before each action."""
    while True:
        before[:] = everything(table)
        step(table, rng)


def test_on_a_full_disk_nothing_happens_and_later_it_goes_on(tmp_path: Path) -> None:
    store = store_in(tmp_path)
    keeper = Keeper(store, Random(1))
    table = keeper.deal(company("calcotada"))
    disk, rng = Full(store), Random(2)
    disk.fill()
    before: list[object] = []
    with pytest.raises(StoreTrouble) as caught:
        _play_on(table, rng, before)
    assert reason(caught) is StoreReason.FULL
    table.cover()
    assert everything(table)[:4] == before[:4]
    disk.empty()
    for _ in range(20):
        step(table, rng)
    assert keeper.match is not None
    again = store_in(tmp_path).record(keeper.match).table(Random(9))
    assert everything(again) == everything(table)


def test_a_store_that_is_deleted_is_made_anew_with_the_whole_match(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    keeper, table = begun(folder)
    rng = Random(1)
    for _ in range(10):
        step(table, rng)
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    for _ in range(10):
        step(table, rng)
    assert keeper.match is not None
    assert everything(store_in(folder).record(keeper.match).table(Random(1))) == everything(table)


def test_a_disk_that_was_away_comes_back_and_gets_what_it_missed(tmp_path: Path) -> None:
    folder = tmp_path / "home"
    keeper, table = begun(folder)
    rng = Random(1)
    for _ in range(10):
        step(table, rng)
    folder.rename(tmp_path / "away")
    for _ in range(5):
        step(table, rng)
    for file in folder.iterdir():
        file.unlink()
    folder.rmdir()
    (tmp_path / "away").rename(folder)
    for _ in range(5):
        step(table, rng)
    assert keeper.match is not None
    assert everything(store_in(folder).record(keeper.match).table(Random(1))) == everything(table)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    with pytest.raises(StoreTrouble) as caught:
        store_in(tmp_path)
    assert reason(caught) is StoreReason.FOLDER


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "home").write_text("")
    with pytest.raises(StoreTrouble) as caught:
        store_in(tmp_path / "home")
    assert reason(caught) is StoreReason.FOLDER
    assert "home" in str(caught.value.facts["path"])


# Damage


def closed(folder: Path) -> Path:
    """The file of a store with a match in it, which nobody has open."""
    keeper, table = begun(folder)
    for _ in range(30):
        step(table, Random(1))
    assert keeper._store is not None
    keeper._store.close()
    return folder / "matches.db"


@pytest.mark.parametrize("damage", ["garbage", "torn", "page", "foreign"])
def test_a_damaged_store_is_recognised_and_left_as_it_is(tmp_path: Path, damage: str) -> None:
    file = closed(tmp_path)
    match damage:
        case "garbage":
            file.write_bytes(b"cookies" * 3000)
        case "torn":
            file.write_bytes(file.read_bytes()[: file.stat().st_size // 2 + 100])
        case "page":
            content = bytearray(file.read_bytes())
            for page in range(4096, len(content), 4096):
                content[page : page + 64] = b"\xff" * 64
            file.write_bytes(content)
        case _:
            file.unlink()
            with sqlite3.connect(file) as connection:
                connection.execute("PRAGMA user_version = 7")
    before = file.read_bytes()
    with pytest.raises(StoreTrouble) as caught:
        store_in(tmp_path)
    assert reason(caught) is StoreReason.DAMAGED
    assert file.read_bytes() == before


def test_a_newer_store_is_recognised_and_left_as_it_is(tmp_path: Path) -> None:
    file = closed(tmp_path)
    with sqlite3.connect(file) as connection:
        connection.execute(f"PRAGMA user_version = {VERSION + 1}")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(StoreTrouble) as caught:
        store_in(tmp_path)
    assert reason(caught) is StoreReason.NEWER
    assert file.read_bytes() == before
    assert APPLICATION.to_bytes(4, "big") in before[:100]


def test_a_damaged_line_is_never_loaded(tmp_path: Path) -> None:
    keeper, _ = begun(tmp_path)
    match, store = keeper.match, store_in(tmp_path)
    assert match is not None
    keeper.let_go()
    store.database._connection.execute("UPDATE log SET line = x'00' WHERE number = 0")
    with pytest.raises(StoreTrouble) as caught:
        store.record(match)
    assert reason(caught) is StoreReason.DAMAGED


def test_a_match_of_other_rules_is_kept_and_says_so(tmp_path: Path) -> None:
    keeper, table = begun(tmp_path)
    match, store = keeper.match, store_in(tmp_path)
    assert match is not None
    step(table, Random(1))
    keeper.let_go()
    store.database._connection.execute(
        "UPDATE log SET line = ? WHERE number = 1", (masked("0 sing"),)
    )
    other = Keeper(store_in(tmp_path), Random(1))
    (waiting,) = other.waiting(3)
    assert waiting.table is None
    with pytest.raises(StoreTrouble) as caught:
        other.take_up(match)
    assert reason(caught) is StoreReason.NOT_REPLAYED
    assert [kept.id for kept in store.matches()] == [match]
    assert store.matches()[0].holder is None


# Who has it


def test_a_match_that_is_played_is_refused_to_others_until_it_is_let_go(tmp_path: Path) -> None:
    keeper, _ = begun(tmp_path)
    other = Keeper(store_in(tmp_path), Random(1))
    assert keeper.match is not None
    match = keeper.match
    with pytest.raises(StoreTrouble) as caught:
        other.take_up(match)
    assert reason(caught) is StoreReason.IN_USE
    assert [one.kept.holder is not None for one in other.waiting(3)] == [True]
    keeper.let_go()
    other.take_up(match)


def test_who_was_taken_over_can_write_nothing_more(tmp_path: Path) -> None:
    keeper, table = begun(tmp_path)
    step(table, Random(1))
    store = store_in(tmp_path)
    store.database._connection.execute("UPDATE matches SET token = 'another'")
    before = everything(table)
    with pytest.raises(StoreTrouble) as caught:
        step(table, Random(1))
    assert reason(caught) is StoreReason.TAKEN_OVER
    table.cover()
    assert everything(table)[:4] == before[:4]
    keeper.renew()


def test_a_lease_of_this_machine_lives_as_long_as_its_process() -> None:
    mine = Holder("t", here(), since=0.0, until=0.0)
    assert mine.lives(10.0**9)
    machine = here().rpartition(" ")[0]
    assert not Holder("t", f"{machine} 4194999:1", 0.0, until=10.0**9).lives(0.0)
    own = os.getpid()
    assert not Holder("t", f"{machine} {own}:1", 0.0, until=10.0**9).lives(0.0)


@pytest.mark.parametrize(
    ("until", "lives"),
    [
        (1000.0 + LEASE_SECONDS, True),
        (999.0, False),
        # The clock was set back by an hour since.
        (1000.0 + 3600, False),
    ],
)
def test_a_lease_of_another_machine_lives_as_long_as_it_is_renewed(
    until: float, lives: bool
) -> None:
    assert Holder("t", "elsewhere/1 77:5", since=0.0, until=until).lives(1000.0) is lives


def test_a_living_app_renews_its_lease(tmp_path: Path) -> None:
    time = [1000.0]
    store = Store(tmp_path / "matches.db", now=lambda: time[0])
    keeper = Keeper(store, Random(1))
    keeper.deal(company())
    time[0] += 20
    keeper.renew()
    (row,) = store.database.rows("SELECT held_until FROM matches")
    assert row[0] == 1020.0 + LEASE_SECONDS
    assert leases.RENEW_SECONDS < LEASE_SECONDS


def test_a_match_that_is_given_up_is_gone_and_one_that_is_over_stays(tmp_path: Path) -> None:
    keeper, _ = begun(tmp_path)
    keeper.give_up()
    assert store_in(tmp_path).matches() == []
    table = keeper.deal(company())
    rng = Random(1)
    while step(table, rng):
        continue
    keeper.give_up()
    (kept,) = store_in(tmp_path).matches()
    assert kept.over


def test_a_deleted_match_leaves_its_result(tmp_path: Path) -> None:
    keeper, table = begun(tmp_path)
    rng, match = Random(1), keeper.match
    assert match is not None
    while step(table, rng):
        continue
    keeper.let_go()
    store = store_in(tmp_path)
    store.delete(match)
    assert store.matches() == []
    assert len(store.results()) == 3
    with pytest.raises(StoreTrouble) as caught:
        store.delete(match)
    assert reason(caught) is StoreReason.NO_MATCH


def test_statistics_count_matches_and_shared_wins(tmp_path: Path) -> None:
    for seed in range(4):
        keeper, table = begun(tmp_path, "whostole", seed)
        rng = Random(seed)
        while step(table, rng):
            continue
        keeper.let_go()
    table_of_fame = people(store_in(tmp_path).results())
    assert [one.matches for one in table_of_fame] == [4, 4, 4]
    assert sum(one.wins for one in table_of_fame) == pytest.approx(4, abs=0.01)
    assert table_of_fame == sorted(table_of_fame, key=lambda one: -one.wins)
    assert {one.name for one in table_of_fame} == {"Dante", "Gael", "Maya"}


# Many at once


def finish(folder: str, seed: int) -> None:
    """Play a whole match in this process."""
    keeper, table = begun(Path(folder), "batasaurus", seed)
    rng = Random(seed)
    while step(table, rng):
        continue
    keeper.let_go()


def test_twenty_processes_finish_matches_in_one_store_and_lose_nothing(tmp_path: Path) -> None:
    context = get_context("spawn")
    processes = [context.Process(target=finish, args=(str(tmp_path), seed)) for seed in range(20)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    assert [process.exitcode for process in processes] == [0] * 20
    store = store_in(tmp_path)
    assert len(store.matches()) == 20
    assert all(kept.over for kept in store.matches())
    assert len(store.results()) == 60
    for kept in store.matches():
        assert isinstance(store.record(kept.id).table(Random(1)).ask, Over)
