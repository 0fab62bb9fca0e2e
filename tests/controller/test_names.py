"""Names of every kind: shown as they are typed, or refused with their reason."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from cookiegames.controller.names import WIDEST, NameReason, NameRefused, clean_names
from cookiegames.tui.refusals import name_sentence


def refusal(*typed: str) -> NameRefused:
    """Why these names are refused."""
    with pytest.raises(NameRefused) as refused:
        clean_names(typed)
    return refused.value


@pytest.mark.parametrize(
    "name",
    [
        "Ana",
        "[/b]",
        "[red]x",
        "[@click=quit]x[/]",
        "../../x",
        "/etc/passwd",
        "{name}",
        "%s",
        "$(reboot)",
        "O'Neil",
        '"',
        "\\",
        "José",
        "Łukasz",
        "Дима",
        "שרה",
        "漢字",
        "한글",
        "0",
        "♠",
    ],
)
def test_a_name_is_meant_literally(name: str) -> None:
    assert clean_names([name]) == (name,)


def test_names_are_separated_by_commas_and_stripped() -> None:
    assert clean_names(" Ana , Bruno  de Sá,Caio\n") == ("Ana", "Bruno de Sá", "Caio")


def test_a_name_in_a_list_may_hold_a_comma() -> None:
    assert clean_names(["Ana, Jr.", "Bo"]) == ("Ana, Jr.", "Bo")


def test_letters_and_accents_are_put_together() -> None:
    assert clean_names(["Jose\u0301"]) == ("José",)


@pytest.mark.parametrize("blank", ["\u00a0", "\u3000", "\u2003"])
def test_all_blanks_are_one_space(blank: str) -> None:
    assert clean_names([f"{blank}Ana{blank}{blank}Sá{blank}"]) == ("Ana Sá",)


@pytest.mark.parametrize("typed", ["", " ", "\n", "\u3000"])
def test_a_name_is_not_empty(typed: str) -> None:
    refused = refusal("Ana", typed)
    assert (refused.reason, refused.facts) == (NameReason.EMPTY, {"seat": 1})


@pytest.mark.parametrize("name", ["x" * 20, "漢" * 10])
def test_a_name_may_fill_its_plate(name: str) -> None:
    assert clean_names([name]) == (name,)


@pytest.mark.parametrize(
    ("name", "cells"), [("x" * 21, 21), ("漢" * 20, 40), ("x" * 19 + "漢", 21)]
)
def test_a_name_fits_its_plate(name: str, cells: int) -> None:
    refused = refusal(name)
    assert refused.reason is NameReason.TOO_WIDE
    assert refused.facts == {"seat": 0, "name": name, "cells": cells, "most": WIDEST}


@pytest.mark.parametrize(
    "sign",
    [
        "\x1b",
        "\x00",
        "\x07",
        "\t",
        "\n",
        "\r",
        "\x7f",
        "\x9b",
        "\u2028",
        "\u2029",
        "\udce9",
        "\ue000",
    ],
)
def test_no_name_commands_the_terminal(sign: str) -> None:
    refused = refusal(f"a{sign}[2Jb")
    assert refused.reason is NameReason.CONTROL
    assert refused.facts["code"] == f"U+{ord(sign):04X}"


@pytest.mark.parametrize(
    "sign",
    [
        "\u200b",  # no width
        "\u200d",  # joins emoji
        "\u202e",  # turns the line round
        "\ufeff",
        "\u00ad",
        "\ufe0f",  # asks for the wide form of a sign
        "\ufe0e",
        "\u0301",  # an accent that nothing takes
        "\u20e3",
        "\U0001f3fd",  # a skin tone
        "\U0001f1e9",  # half a flag
        "\u1160",
        "\U000e0041",
        "\u0378",  # not assigned
    ],
)
def test_no_name_is_drawn_wider_by_one_terminal_than_by_another(sign: str) -> None:
    refused = refusal(f"x{sign}y")
    assert refused.reason is NameReason.UNSTEADY
    assert refused.facts["code"] == f"U+{ord(sign):04X}"


@pytest.mark.parametrize(
    ("one", "other"), [("Ana", "ana"), ("Straße", "STRASSE"), ("É", "e\u0301")]
)
def test_two_players_have_two_names(one: str, other: str) -> None:
    assert refusal(one, other).reason is NameReason.TWICE


@given(st.text(max_size=30))
def test_whatever_is_typed_is_clean_or_refused_with_a_printable_sentence(typed: str) -> None:
    try:
        (name,) = clean_names([typed])
    except NameRefused as refused:
        sentence = name_sentence(refused)
        assert sentence.isprintable()
        assert sentence.endswith(".")
    else:
        assert name.isprintable()
        assert 1 <= cell_len(name) == sum(map(cell_len, name)) <= WIDEST
        assert all(unicodedata.category(sign)[0] not in "CM" for sign in name)
        assert clean_names([name]) == (name,)
