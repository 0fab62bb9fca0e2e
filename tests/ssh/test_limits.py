"""Who may come in, how many, how fast; and that names and PINs are told apart."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest

from cookiegames.ssh.limits import MINUTE, Door, Limits
from cookiegames.ssh.visitors import MOST_WRONG, REST_SECONDS, Guests


class Clock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        return self.time


def test_so_many_arrive_in_a_minute_and_no_more() -> None:
    clock = Clock()
    door = Door(Limits(arrivals=3), clock)
    assert [door.arrives() for _ in range(5)] == [True, True, True, False, False]
    clock.time = MINUTE
    assert door.arrives()


def test_a_place_that_is_left_is_free_again() -> None:
    door = Door(Limits(visitors=2, each=1))
    assert door.enters("ana")
    assert not door.enters("ana")
    assert door.enters("bo")
    assert not door.enters("cy")
    door.leaves("ana")
    assert door.enters("cy")
    assert not door.enters("ana")


def test_a_pin_is_set_once_and_kept_as_a_hash(tmp_path: Path) -> None:
    guests = Guests(tmp_path)
    ana = guests.by_name("Ana")
    assert not guests.is_known(ana)
    assert guests.admits(ana, "1234")
    assert guests.is_known(ana)
    assert Guests(tmp_path).admits(ana, "1234")
    assert not Guests(tmp_path).admits(ana, "4321")
    (file,) = (tmp_path / "visitors" / ana).iterdir()
    assert "1234" not in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_nobody_tries_all_pins(tmp_path: Path) -> None:
    clock = Clock()
    guests = Guests(tmp_path, clock)
    ana = guests.by_name("ana")
    guests.admits(ana, "1234")
    for _ in range(MOST_WRONG):
        assert not guests.admits(ana, "0000")
    assert not guests.admits(ana, "1234")
    clock.time = REST_SECONDS
    assert guests.admits(ana, "1234")


@pytest.mark.parametrize("name", ["", " ", "a" * 21, "a\nb", "\x1b[2J", "a\x00"])
def test_a_name_that_is_none_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="1 to 20 letters"):
        Guests(tmp_path).by_name(name)


@pytest.mark.parametrize("name", ["../../etc", "~", "/root", "..", "con", "é", "🍪"])
def test_no_name_leads_out_of_the_folder(tmp_path: Path, name: str) -> None:
    guests = Guests(tmp_path)
    folder = guests.folder(guests.by_name(name))
    assert folder.parent == tmp_path / "visitors"
    assert guests.by_name(name) != guests.by_key(name)
