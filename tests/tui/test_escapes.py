"""Esc is told from the sequences that begin with the same byte, however the bytes come."""

from __future__ import annotations

import pytest

from cookiegames.tui.escapes import Escapes


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("a", ["a"]),
        ("\x1b[A", ["\x1b[A"]),
        ("\x1bOP", ["\x1bOP"]),
        ("\x1b\r", ["\x1b", "\r"]),
        ("\x1b2", ["\x1b", "2"]),
        ("ab\x1b2c", ["ab", "\x1b", "2c"]),
        ("\x1b\x1b[A", ["\x1b", "\x1b[A"]),
        ("\x1b[A\x1b[B", ["\x1b[A", "\x1b[B"]),
        ("\x1b]11;rgb:1c/1a/17\x1b\\", ["\x1b]11;rgb:1c/1a/17", "\x1b\\"]),
        ("\x1b[<0;3;4M\x1bq", ["\x1b[<0;3;4M", "\x1b", "q"]),
    ],
)
def test_what_comes_together_is_cut(text: str, pieces: list[str]) -> None:
    assert Escapes().cut(text) == pieces


def test_esc_alone_is_held_until_nothing_more_comes() -> None:
    escapes = Escapes()
    assert escapes.cut("a\x1b") == ["a"]
    assert escapes.nothing_came() == ["\x1b"]
    assert escapes.nothing_came() == []


def test_a_sequence_that_comes_in_two_reads_stays_one() -> None:
    escapes = Escapes()
    assert escapes.cut("\x1b") == []
    assert escapes.cut("[A") == ["\x1b[A"]


def test_a_held_esc_before_another_key_is_the_key() -> None:
    escapes = Escapes()
    escapes.cut("\x1b")
    assert escapes.cut("\r") == ["\x1b", "\r"]
