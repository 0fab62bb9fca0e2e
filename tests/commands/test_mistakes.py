"""What the command line says to what it cannot understand: one sentence, and exit status 2."""

from __future__ import annotations

import pytest

from .process import cookiegames

MISTAKES = [
    ("lst", 'There is no command "lst"; did you mean "list"?'),
    ("xyzzy", 'There is no command "xyzzy"; see cookiegames --help.'),
    ("--lst", "cookiegames: unrecognized arguments: --lst; see cookiegames --help."),
    (
        "rules",
        (
            "cookiegames rules: the following arguments are required: GAME|CLAUSE; "
            "see cookiegames rules --help."
        ),
    ),
    ("rules batalah", 'There is no game and no clause "batalah"; did you mean "batalha"?'),
    ("rules BCC-13", 'There is no game and no clause "BCC-13"; did you mean "BC-13"?'),
    ("rules ??", 'There is no game and no clause "??"; see cookiegames list.'),
    ("rules ../../etc/passwd", None),
    ("play chess --seats A,B", 'There is no game "chess"; see cookiegames list.'),
    ("play batalah --seats A,B", 'There is no game "batalah"; did you mean "batalha"?'),
    ("play batalha", None),
    ("play batalha --seats A", "This game is for 2 to 6 players, not for 1 player alone."),
    ("play batalha --seats A,B,C,D,E,F,G", "This game is for 2 to 6 players, not for 7."),
    ("play batalha --seats A,,C", "Seat 2 needs a name."),
    (
        "play batalha --seats Ana,ana",
        'Two players are called "ana": add something that tells them apart.',
    ),
    ("play batalha --seats A,B --seed x", None),
    ("play batalha --seats A,B --option pieces", '"pieces" is no option: write NAME=VALUE.'),
    (
        "play batalha --seats A,B --option peices=1/2/3/4",
        'There is no option "peices"; did you mean "pieces"?',
    ),
    (
        "play batalha --seats A,B --option duel_suit=gold",
        '"duel_suit" cannot be "gold": it may be random|blue|green|red.',
    ),
    (
        "play batalha --seats A,B --option pieces=12/8/8",
        '"pieces" cannot be "12/8/8": it is written like 12/8/8/8.',
    ),
    ("play batalha --seats A,B --option pieces=1/2/3/4", None),
    ("play batalha --seats A,B --option highest_wins=yes", None),
    ("play batalha --seats A,B,C --option duel_suit=blue", None),
    (
        "play batalha --seats A,B --option duel_suit=blue --option duel-suit=red",
        'The option "duel_suit" is given twice: leave one out.',
    ),
    ("simulate batalha --seats 3 --matches 0", "--matches must be 1 or more."),
    ("simulate batalha --seats three", None),
    ("simulate batalha --seats -1", None),
    ("simulate batalha --seats 99999999999999999999", None),
]


@pytest.mark.parametrize(("typed", "sentence"), MISTAKES)
def test_a_mistake_is_answered_by_one_sentence(typed: str, sentence: str | None) -> None:
    answer = cookiegames(*typed.split())
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert answer.stderr.count("\n") == 1
    assert answer.stderr.endswith((".\n", "?\n"))
    assert sentence is None or answer.stderr == f"{sentence}\n"


@pytest.mark.parametrize(
    "words",
    [
        ("play", "batalha", "--seats", "Ana,\x1b]2;owned\x07"),
        ("rules", "\x1b[2J"),
        ("\x1b[2J",),
        ("play", "batalha", "--seats", "A,B", "--option", "\x1b[2J=\x9b2J"),
        ("play", "\udce9", "--seats", "A,B"),
    ],
)
def test_no_sentence_repeats_an_escape_sequence(words: tuple[str, ...]) -> None:
    answer = cookiegames(*words)
    assert answer.returncode == 2
    assert answer.stderr.rstrip("\n").isprintable()


@pytest.mark.parametrize("words", [(), ("play", "batalha", "--seats", "Ana,[/b],../../x")])
def test_without_a_terminal_the_app_says_what_it_needs(words: tuple[str, ...]) -> None:
    answer = cookiegames(*words)
    assert answer.returncode == 2
    assert answer.stderr.count("\n") == 1
    assert "terminal" in answer.stderr
