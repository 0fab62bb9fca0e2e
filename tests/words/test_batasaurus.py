"""Every sentence of Batasaurus: for everybody, and for each seat."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from enum import Enum
from random import Random
from typing import Any, get_args

import pytest

from cookiegames.rules.batasaurus import Options, Rules
from cookiegames.rules.batasaurus.actions import (
    Action,
    LayOnTop,
    LayOut,
    MoveOn,
    Reason,
    TurnDown,
    TurnUp,
)
from cookiegames.rules.batasaurus.cards import SET, Dinosaur
from cookiegames.rules.batasaurus.events import (
    BattleBegun,
    BattleTurnedUp,
    CardLaidOnTop,
    CardsKept,
    CardTurnedUp,
    Event,
    FellOut,
    MatchEnded,
    SetsLaidOut,
    SetTurnedDown,
    TrickReturned,
    TrickWon,
)
from cookiegames.rules.batasaurus.observation import Observation, Phase
from cookiegames.rules.batasaurus.options import TableReason
from cookiegames.rules.batasaurus.scoring import Ending
from cookiegames.rules.game import (
    CHANCE,
    OPENLY,
    SECRETLY,
    Ask,
    Chance,
    Choose,
    Clock,
    CommonReason,
    IllegalAction,
    IllegalTable,
    Offer,
    Outcome,
    Over,
    Refusal,
    Seat,
)
from cookiegames.words import batasaurus, sheets
from cookiegames.words.batasaurus import (
    board,
    call,
    choice,
    count,
    instruct,
    label,
    option,
    question,
    refuse,
    result,
    status,
    tell,
)
from cookiegames.words.voice import Voice

from .spoken import (
    ALL,
    DANTE,
    GAEL,
    MAYA,
    NAMES,
    TO_DANTE,
    TO_GAEL,
    TO_MAYA,
    VOICES,
    assert_sentence,
    assert_speaks_of_nobody,
    canary,
)

OWN_NAMES = re.compile("|".join(sorted(re.escape(call(card)) for card in SET)))
LISTENERS = (TO_DANTE, TO_GAEL, TO_MAYA)
T_REX, TRICERATOPS = Dinosaur.T_REX, Dinosaur.TRICERATOPS


def assert_canaries_only(sentence: str) -> None:
    """Every dinosaur in this sentence came by way of `Voice.call`."""
    assert not OWN_NAMES.search(sentence), sentence


def seen(**facts: Any) -> Observation:
    """Three seats in the second trick, Dante to lead, with these facts changed."""
    plain = Observation(
        viewer=None,
        options=Options(),
        phase=Phase.TURN_UP,
        leader=DANTE,
        to_act=DANTE,
        trick=2,
        layout=None,
        layouts=None,
        lying=((True,) * 12,) * 3,
        turned_down=(True,) * 3,
        shown=(frozenset(),) * 3,
        middle=(),
        fighting=(),
        piles=(0, 3, 0),
        last_winner=None,
        outcome=None,
    )
    return replace(plain, **facts)


EVENTS: tuple[Event, ...] = (
    SetsLaidOut(),
    SetTurnedDown(GAEL),
    *(CardTurnedUp(GAEL, 3, T_REX, leads) for leads in (True, False)),
    BattleBegun((GAEL, MAYA), T_REX),
    CardLaidOnTop(GAEL, 5),
    BattleTurnedUp((GAEL, MAYA), (TRICERATOPS, T_REX)),
    FellOut(GAEL),
    *(TrickWon(GAEL, cards) for cards in (1, 5)),
    TrickReturned(),
    *(CardsKept(GAEL, cards) for cards in (1, 2)),
    MatchEnded(Outcome(Ending.OUT_OF_CARDS, (20, 10, 6), (1, 2, 3))),
    MatchEnded(Outcome(Ending.BATTLE_RETURNED, (15, 15, 6), (1, 1, 3))),
)


def test_no_kind_of_event_is_missing_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_is_told(event: Event) -> None:
    assert_speaks_of_nobody(tell(event, ALL))
    for voice in VOICES:
        assert_sentence(tell(event, voice))
        assert_canaries_only(tell(event, replace(voice, call=canary)))


def test_a_battle_reads_like_a_story() -> None:
    told = [
        tell(event, ALL)
        for event in (
            CardTurnedUp(GAEL, 3, T_REX, leads=True),
            CardTurnedUp(MAYA, 8, T_REX, leads=False),
            BattleBegun((GAEL, MAYA), T_REX),
            CardLaidOnTop(GAEL, 0),
            BattleTurnedUp((GAEL, MAYA), (TRICERATOPS, Dinosaur.PTERANODON)),
            TrickWon(GAEL, 5),
        )
    ]
    assert told == [
        "Gael leads T. Rex.",
        "Maya turns up T. Rex.",
        "Battle over T. Rex: Gael and Maya fight on.",
        "Gael lays a card on top, unseen.",
        "Turned up together: Triceratops from Gael and Pteranodon from Maya.",
        "Gael wins the trick: 5 cards.",
    ]


def test_names_pass_through_as_they_are() -> None:
    voice = Voice(("[/b]", "{name}", "%s"))
    assert tell(TrickWon(GAEL, 3), voice) == "{name} wins the trick: 3 cards."


# What is awaited

OVER = Over(Outcome(Ending.OUT_OF_CARDS, (20, 10, 6), (1, 2, 3)))
LOOK = Choose(DANTE, secret=True, clock=Clock.MEMORISE)
TOGETHER = Offer((), Clock.MEMORISE)
MEMORISING = seen(phase=Phase.MEMORISE, turned_down=(False, False, True))
MOMENTS: tuple[tuple[Ask, Observation], ...] = (
    (CHANCE, seen(phase=Phase.LAY_OUT)),
    (LOOK, MEMORISING),
    (SECRETLY[1], MEMORISING),
    (TOGETHER, MEMORISING),
    (OPENLY[0], seen()),
    (OPENLY[1], seen()),
    (OPENLY[0], seen(phase=Phase.BATTLE)),
    (OVER, seen(phase=Phase.OVER, shown=(frozenset(SET), frozenset(), frozenset()))),
)


def test_no_ask_and_no_phase_is_missing_here() -> None:
    assert {type(ask) for ask, _ in MOMENTS} == set(get_args(Ask))
    assert {moment.phase for _, moment in MOMENTS} == set(Phase)


@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_question_is_a_sentence_for_all(moment: tuple[Ask, Observation]) -> None:
    ask, public = moment
    assert_sentence(question(ask, public, ALL))
    mine = replace(public, layout=SET)
    assert question(ask, mine, ALL) == question(ask, public, ALL)


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("voice", LISTENERS, ids=NAMES)
@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_seat_is_told_what_it_may_do(
    moment: tuple[Ask, Observation], voice: Voice, alone: bool
) -> None:
    assert_sentence(instruct(*moment, voice, alone=alone))


@pytest.mark.parametrize(
    ("ask", "public", "sentence"),
    [
        (
            SECRETLY[2],
            MEMORISING,
            "Maya memorises twelve dinosaurs. Maya, press 3 to take the keyboard.",
        ),
        (TOGETHER, MEMORISING, "Look at your own dinosaurs; press 0 when all are ready."),
        (OPENLY[0], seen(), "Dante leads: arrows choose a card, Enter turns it up."),
        (OPENLY[2], seen(), "Maya turns up a card: arrows choose it, Enter turns it up."),
        (
            OPENLY[2],
            seen(phase=Phase.BATTLE),
            "Maya lays a card on top, unseen: arrows choose it, Enter lays it.",
        ),
    ],
    ids=["memorise", "together", "lead", "follow", "battle"],
)
def test_a_question_names_who_is_awaited_and_the_keys(
    ask: Ask, public: Observation, sentence: str
) -> None:
    assert question(ask, public, ALL) == sentence


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_header(phase: Phase) -> None:
    assert "{" not in status(seen(phase=phase))
    assert "{" not in board.nothing_yet(phase)


def test_the_header_counts_the_tricks() -> None:
    assert status(seen()) == "trick 2"
    assert status(seen(trick=0)) == "trick 1"
    assert status(seen(phase=Phase.BATTLE)) == "trick 2 · battle"


# Refusals

REFUSALS: tuple[Refusal, ...] = (
    IllegalAction("BS-5", Reason.NO_CARD_THERE, place=3),
    IllegalAction("BS-2", Reason.NO_SUCH_PLACE, place=12),
    IllegalAction("BS-2", Reason.BAD_DRAW),
    *(IllegalAction(f"BS-{clause}", CommonReason.NOT_AWAITED) for clause in (2, 3, 5, 7, 11, 13)),
    *(IllegalTable("BS-1", TableReason.SEATS, seats=seats, least=2, most=4) for seats in (1, 5)),
    IllegalTable("BS-3", TableReason.SECONDS, seconds=0, least=1, most=600),
)


@pytest.mark.parametrize("reasons", [Reason, CommonReason, TableReason])
def test_no_reason_is_missing_here(reasons: type[Enum]) -> None:
    assert set(reasons) <= {refusal.reason for refusal in REFUSALS}


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.reason.name)
def test_every_refusal_is_explained(refusal: Refusal) -> None:
    for voice in (ALL, TO_DANTE):
        assert_sentence(refuse(refusal, voice))
    assert_speaks_of_nobody(refuse(refusal, ALL))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (REFUSALS[0], "No card lies on place 4 any more: choose another one."),
        (REFUSALS[-1], "Memorising may take 1 to 600 seconds, so 0 cannot be set."),
    ],
    ids=["place", "seconds"],
)
def test_a_refusal_speaks_with_its_facts(refusal: Refusal, sentence: str) -> None:
    assert refuse(refusal, ALL) == sentence


def test_what_is_of_another_game_is_no_business_of_this_one() -> None:
    class Elsewhere(Enum):
        TOO_LOUD = 1

    with pytest.raises(TypeError):
        refuse(IllegalAction("CM-1", Elsewhere.TOO_LOUD), ALL)
    with pytest.raises(TypeError):
        call(Elsewhere.TOO_LOUD)


# Names, labels, options, counts

LABELS: tuple[tuple[Action, str], ...] = (
    (
        LayOut(((T_REX, TRICERATOPS), (TRICERATOPS,))),
        "Lay out T. Rex and Triceratops / Triceratops",
    ),
    (MoveOn(), "Turn all sets down"),
    (TurnDown(), "Turn the dinosaurs down"),
    (TurnUp(6), "Turn up card 7"),
    (LayOnTop(0), "Lay card 1 on top"),
)


def test_no_kind_of_action_is_missing_here() -> None:
    assert {type(action) for action, _ in LABELS} == set(get_args(Action))


@pytest.mark.parametrize(("action", "expected"), LABELS)
def test_every_action_has_a_label(action: Action, expected: str) -> None:
    assert label(action, ALL) == expected
    assert_canaries_only(label(action, replace(ALL, call=canary)))


@pytest.mark.clause("BS-1")
def test_every_dinosaur_has_its_own_name() -> None:
    assert len({call(card) for card in SET}) == len(SET)
    assert (call(T_REX), call(Dinosaur.COMPSOGNATHUS)) == ("T. Rex", "Compsognathus")


@pytest.mark.clause("BS-3")
@pytest.mark.parametrize("name", [field.name for field in fields(Options)])
def test_every_table_option_is_explained(name: str) -> None:
    short, help_sentence = option(name)
    assert len(short) <= 20
    assert_sentence(help_sentence)
    assert choice(name, getattr(Options(), name))


def test_an_unknown_option_is_a_key_error() -> None:
    assert (choice("together", True), choice("seconds", 1)) == ("on", "1 second")
    with pytest.raises(KeyError):
        option("lemonade")
    with pytest.raises(KeyError):
        choice("together", "perhaps")


@pytest.mark.clause("BS-5")
def test_the_youngest_is_asked_for() -> None:
    assert batasaurus.starters() == "The youngest starts. Who is the youngest?"


def test_a_set_lies_in_two_rows_or_three() -> None:
    assert (board.two_rows(), board.three_rows()) == ("2 rows of 6", "3 rows of 4")
    assert (board.seconds_left(1), board.seconds_left(9)) == ("1 second left", "9 seconds left")


@pytest.mark.clause("BS-11", "BS-13")
def test_the_result_names_the_winner_and_lays_the_count_open() -> None:
    over = seen(
        phase=Phase.OVER,
        shown=(frozenset(SET), frozenset(SET[:11]), frozenset(SET)),
        outcome=Outcome(Ending.OUT_OF_CARDS, (6, 20, 10), (3, 1, 2)),
    )
    assert result(over, ALL) == [
        "Dante and Maya have no dinosaur left, so the match is over.",
        "Gael wins with the most cards, 20.",
        "1. Gael: 20 cards",
        "2. Maya: 10 cards",
        "3. Dante: 6 cards",
    ]
    assert result(over, TO_GAEL)[1] == "You win with the most cards, 20."
    assert count(over, GAEL, ALL) == ["From the middle: 19", "Never played: 1", "Total: 20"]
    assert count(over, DANTE, ALL) == ["From the middle: 6", "Total: 6"]


@pytest.mark.clause("BS-11")
@pytest.mark.parametrize(
    ("played", "sentence"),
    [
        ((12, 11, 12), "Dante and Maya have no dinosaur left, so the match is over."),
        ((11, 12, 10), "Gael has no dinosaur left, so the match is over."),
        ((12, 12, 12), "Nobody has a dinosaur left, so the match is over."),
    ],
    ids=["two", "one", "all"],
)
def test_the_end_names_who_has_no_dinosaur_left(played: tuple[int, ...], sentence: str) -> None:
    shown = tuple(frozenset(SET[:count]) for count in played)
    assert question(OVER, seen(phase=Phase.OVER, shown=shown), ALL) == sentence


@pytest.mark.clause("BS-10", "BS-13")
def test_a_battle_that_nobody_could_go_on_with_is_said_to_have_ended_it() -> None:
    over = seen(phase=Phase.OVER, outcome=Outcome(Ending.BATTLE_RETURNED, (15, 15, 6), (1, 1, 3)))
    assert result(over, ALL)[:2] == [
        "The last battle went to nobody: no card was left to fight it with.",
        "Dante and Gael share the win with 15 cards each.",
    ]


@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_can_be_told_from_its_layout_to_its_end(seats: int, together: bool) -> None:
    rules, rng = Rules(Options(together=together)), Random(seats)
    voice = Voice(("Ana", "Bruno", "Caio", "Dora")[:seats], call=canary)
    state = rules.start(seats, Seat(0))
    for _ in range(500):
        ask = rules.ask(state)
        assert_sentence(question(ask, rules.observe(state, None), voice))
        seat: Seat | None = None
        match ask:
            case Over():
                break
            case Chance():
                action = rules.draw_chance(state, rng)
            case Choose(seat=seat):
                action = rng.choice(list(rules.legal_actions(state, seat)))
            case Offer():
                action = MoveOn()
        for event in rules.apply(state, seat, action):
            assert_sentence(tell(event, voice))
            assert_canaries_only(tell(event, voice))
    over = rules.observe(state, None)
    assert over.outcome is not None
    for place in range(seats):
        *parts, total = (int(line.split()[-1]) for line in count(over, Seat(place), voice))
        assert sum(parts) == total == over.piles[place]


CLAUSES = [f"BS-{number}" for number in (*range(1, 12), 13)]


def test_the_sheet_has_all_clauses_in_order() -> None:
    sheet = sheets.read("batasaurus")
    assert sheet.title == "Batasaurus"
    assert list(dict.fromkeys(clause.id for clause in sheet.clauses())) == CLAUSES
    assert all(clause.text[-1] == "." for clause in sheet.clauses())
