"""Which keys, clicks and pastes count on a screen that anybody may be looking at."""

from __future__ import annotations

import pytest
from textual import events

from cookiegames.tui.gate import QUIET_SECONDS, REST_SECONDS, Gate

BEFORE, JUST_BEFORE_QUIET, AFTER = 99.0, 100.0 + QUIET_SECONDS - 0.01, 100.0 + QUIET_SECONDS


def key(time: float) -> events.Key:
    event = events.Key("1", "1")
    event.time = time
    return event


def paste(time: float) -> events.Paste:
    event = events.Paste("1")
    event.time = time
    return event


def mouse(kind: type[events.MouseEvent], time: float) -> events.MouseEvent:
    event = kind(None, 1, 1, 0, 0, 1, False, False, False)
    event.time = time
    return event


@pytest.fixture
def gate() -> Gate:
    """A gate of the real quiet time, before a screen that was painted at 100."""
    gate = Gate()
    gate.arm(100.0)
    return gate


def test_nothing_counts_before_a_screen_is_painted() -> None:
    assert not Gate().admits(key(1000.0))


def test_a_key_counts_after_a_quiet_time(gate: Gate) -> None:
    assert gate.admits(key(AFTER))


def test_a_key_that_came_before_the_screen_was_painted_does_not_count(gate: Gate) -> None:
    assert not gate.admits(key(BEFORE))


def test_a_key_that_came_soon_after_it_does_not_count(gate: Gate) -> None:
    assert not gate.admits(key(JUST_BEFORE_QUIET))


@pytest.mark.parametrize("earlier", [key, paste, lambda time: mouse(events.MouseDown, time)])
def test_whatever_is_pressed_starts_the_quiet_time_anew(gate: Gate, earlier: object) -> None:
    assert callable(earlier)
    gate.admits(earlier(AFTER))
    assert not gate.admits(key(AFTER + QUIET_SECONDS - 0.01))
    assert gate.admits(key(AFTER + QUIET_SECONDS + REST_SECONDS))


def test_a_held_key_counts_once(gate: Gate) -> None:
    repeats = [gate.admits(key(AFTER + number * 0.03)) for number in range(100)]
    assert repeats == [True] + [False] * 99


@pytest.mark.parametrize("first_repeat", [0.45, 0.5, 0.66])
def test_a_key_that_waits_before_it_repeats_itself_counts_once(
    gate: Gate, first_repeat: float
) -> None:
    assert gate.admits(key(AFTER))
    gate.shut()
    gate.arm(AFTER + 0.01)
    repeats = [AFTER + first_repeat + number * 0.03 for number in range(50)]
    assert not any(gate.admits(key(time)) for time in repeats)


def test_the_same_key_counts_again_after_a_rest(gate: Gate) -> None:
    assert gate.admits(key(AFTER))
    assert gate.admits(key(AFTER + REST_SECONDS))


@pytest.mark.parametrize("first_repeat", [0.45, 0.5, 0.66])
def test_an_enter_that_waits_before_it_repeats_itself_counts_once(first_repeat: float) -> None:
    gate = Gate()
    times = [10.0, *(10.0 + first_repeat + number * 0.03 for number in range(50))]
    counted = []
    for time in times:
        enter = events.Key("enter", "\r")
        enter.time = time
        gate.admits(enter)
        counted.append(gate.admits_enter(time))
    assert counted == [True] + [False] * 50


def test_moving_the_mouse_disturbs_nothing(gate: Gate) -> None:
    gate.admits(mouse(events.MouseMove, AFTER - 0.01))
    assert gate.admits(key(AFTER))


def test_a_paste_never_counts(gate: Gate) -> None:
    assert not gate.admits(paste(AFTER + 1000.0))


def test_a_button_that_was_pressed_too_early_is_not_heard_when_it_is_let_go(gate: Gate) -> None:
    assert not gate.admits(mouse(events.MouseDown, JUST_BEFORE_QUIET))
    assert not gate.admits(mouse(events.MouseUp, AFTER + 1.0))


def test_a_double_click_counts_as_one(gate: Gate) -> None:
    kinds = (events.MouseDown, events.MouseUp, events.MouseDown, events.MouseUp)
    counted = [gate.admits(mouse(kind, AFTER + 0.05 * at)) for at, kind in enumerate(kinds)]
    assert counted == [True, True, False, False]


def test_a_shut_gate_opens_with_the_next_screen(gate: Gate) -> None:
    gate.shut()
    assert not gate.admits(key(AFTER))
    gate.arm(200.0)
    assert gate.admits(key(200.0 + QUIET_SECONDS))


def test_without_a_quiet_time_everything_counts_at_once() -> None:
    assert Gate(0).admits(key(0.0))


def test_enter_counts_again_only_after_it_was_left_alone() -> None:
    gate = Gate(0.4)
    assert gate.admits_enter(10.0)
    # Held down, it repeats.
    assert not any(gate.admits_enter(10.0 + step * 0.03) for step in range(1, 100))
    assert not gate.admits_enter(13.3)
    assert gate.admits_enter(13.71)


def test_what_only_moves_need_not_wait_but_starts_the_quiet_time_anew(gate: Gate) -> None:
    assert not gate.admits(key(BEFORE), only_moves=True)
    assert gate.admits(key(JUST_BEFORE_QUIET), only_moves=True)
    assert gate.admits(key(JUST_BEFORE_QUIET + 0.05), only_moves=True)
    assert not gate.admits(key(AFTER + 0.1))
    gate.shut()
    assert not gate.admits(key(AFTER + 9), only_moves=True)
