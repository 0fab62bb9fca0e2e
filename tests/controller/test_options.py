"""Options as people type them: read, refused with what is allowed, and written again."""

from __future__ import annotations

import pytest

from cookiegames.controller.options import (
    OptionReason,
    OptionRefused,
    allowed,
    known_options,
    offered,
    read_options,
    split_pairs,
    write_value,
)
from cookiegames.rules.batalha import Options
from cookiegames.rules.batalha.cards import Pieces
from cookiegames.rules.batalha.options import TableReason
from cookiegames.rules.catalog import GAMES
from cookiegames.rules.game import IllegalTable
from cookiegames.tui.refusals import option_sentence

BATALHA = GAMES["batalha"]


def test_nothing_typed_gives_the_defaults() -> None:
    assert read_options(BATALHA, {}, seats=4) == Options()


def test_typed_text_becomes_values_of_their_types() -> None:
    typed = split_pairs(["pieces = 9/9/ 9/9", "highest-wins=YES", "No_Specials=off"])
    options = read_options(BATALHA, typed, seats=4)
    assert options == Options(pieces=Pieces(9, 9, 9, 9), highest_wins=True)
    assert type(options.pieces) is Pieces


@pytest.mark.parametrize("typed", ["blue", "Blue", "BLUE"])
def test_a_choice_may_be_typed_in_either_case(typed: str) -> None:
    assert read_options(BATALHA, {"duel_suit": typed}, seats=2) == Options(duel_suit="blue")


@pytest.mark.parametrize(
    ("typed", "value"),
    [("yes", True), ("on", True), ("true", True), ("no", False), ("off", False), ("false", False)],
)
def test_a_switch_may_be_typed_in_several_ways(typed: str, value: bool) -> None:
    assert read_options(BATALHA, {"highest_wins": typed}, seats=3).highest_wins is value


def test_what_a_screen_holds_needs_no_text() -> None:
    values = {"pieces": Pieces(9, 9, 9, 9), "no_specials": True}
    options = read_options(BATALHA, values, seats=3)
    assert options == Options(pieces=Pieces(9, 9, 9, 9), no_specials=True)


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("pieces", "12/8/8"),
        ("pieces", "12/8/8/8/0"),
        ("pieces", "a/b/c/d"),
        ("pieces", "12.5/8/8/7.5"),
        ("pieces", ""),
        ("highest_wins", "maybe"),
        ("highest_wins", ""),
        ("duel_suit", "gold"),
    ],
)
def test_a_bad_value_is_refused_with_what_is_allowed(option: str, value: str) -> None:
    with pytest.raises(OptionRefused) as refused:
        read_options(BATALHA, {option: value}, seats=4)
    assert refused.value.reason is OptionReason.BAD_VALUE
    assert refused.value.facts == {
        "option": option,
        "value": value,
        "allowed": allowed(BATALHA, option),
    }
    assert all(word in option_sentence(refused.value) for word in allowed(BATALHA, option))


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(OptionRefused) as refused:
        read_options(BATALHA, {"colour": "blue"}, seats=2)
    assert refused.value.reason is OptionReason.UNKNOWN
    assert refused.value.facts["known"] == tuple(known_options(BATALHA))


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        (["pieces"], OptionReason.NOT_A_PAIR),
        (["=blue"], OptionReason.NOT_A_PAIR),
        ([""], OptionReason.NOT_A_PAIR),
        (["duel_suit=red", "Duel-Suit=red"], OptionReason.TWICE),
    ],
)
def test_pairs_that_are_none_are_refused(typed: list[str], reason: OptionReason) -> None:
    with pytest.raises(OptionRefused) as refused:
        split_pairs(typed)
    assert refused.value.reason is reason


@pytest.mark.clause("BC-3")
@pytest.mark.parametrize("typed", ["1/2/3/4", "40/-4/0/0"])
def test_the_pieces_make_36(typed: str) -> None:
    with pytest.raises(IllegalTable) as refused:
        read_options(BATALHA, {"pieces": typed}, seats=4)
    assert (refused.value.clause, refused.value.reason) == ("BC-3", TableReason.SPLIT)


@pytest.mark.clause("BC-49", "BC-50")
@pytest.mark.parametrize(
    ("option", "typed", "seats", "clause", "reason"),
    [
        ("highest_wins", "yes", 2, "BC-49", TableReason.NOT_IN_A_DUEL),
        ("no_specials", "yes", 2, "BC-49", TableReason.NOT_IN_A_DUEL),
        ("duel_suit", "blue", 3, "BC-50", TableReason.ONLY_IN_A_DUEL),
    ],
)
def test_an_option_that_is_not_offered_to_so_many_is_refused(
    option: str, typed: str, seats: int, clause: str, reason: TableReason
) -> None:
    with pytest.raises(IllegalTable) as refused:
        read_options(BATALHA, {option: typed}, seats=seats)
    assert (refused.value.clause, refused.value.reason) == (clause, reason)
    assert refused.value.facts["option"] == option


@pytest.mark.clause("BC-6")
@pytest.mark.parametrize("seats", [-1, 0, 1, 7])
def test_a_table_has_2_to_6_seats(seats: int) -> None:
    with pytest.raises(IllegalTable) as refused:
        read_options(BATALHA, {}, seats=seats)
    assert (refused.value.clause, refused.value.reason) == ("BC-6", TableReason.SEATS)


@pytest.mark.clause("BC-49", "BC-50")
@pytest.mark.parametrize(
    ("seats", "names"),
    [(2, ["pieces", "duel_suit"]), (3, ["pieces", "highest_wins", "no_specials"])],
)
def test_what_is_offered_depends_on_the_number_of_seats(seats: int, names: list[str]) -> None:
    assert [field.name for field in offered(BATALHA, seats=seats)] == names


@pytest.mark.parametrize("game", GAMES)
def test_every_value_that_is_allowed_can_be_typed_and_written_again(game: str) -> None:
    entry = GAMES[game]
    for seats in range(entry.least_seats, entry.most_seats + 1):
        for field in offered(entry, seats=seats):
            for typed in allowed(entry, field.name):
                options = read_options(entry, {field.name: typed}, seats=seats)
                assert write_value(getattr(options, field.name)) == typed
