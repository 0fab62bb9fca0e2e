"""Every sentence of The Cheating Moth: for everybody, and for each seat."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from enum import Enum
from typing import Any, get_args

import pytest

from cookiegames.rules.game import (
    CHANCE,
    OPENLY,
    SECRETLY,
    Ask,
    Choose,
    Clock,
    CommonReason,
    IllegalAction,
    IllegalTable,
    Offer,
    Outcome,
    Over,
    Refusal,
    redact,
)
from cookiegames.rules.moth import Options
from cookiegames.rules.moth.actions import (
    Accuse,
    Action,
    Claim,
    Deal,
    Draw,
    Drawn,
    Give,
    GiveNothing,
    Lay,
    LayNothing,
    Lot,
    Mark,
    MoveOn,
    Order,
    Play,
    Press,
    Reason,
    Shout,
    Slap,
    Throw,
)
from cookiegames.rules.moth.cards import Card
from cookiegames.rules.moth.events import (
    Accused,
    CardDrawn,
    CardGiven,
    CardMarked,
    CardPlayed,
    CardTakenBack,
    CardThrown,
    Event,
    FanStirred,
    GuardChanged,
    HandDealt,
    MatchEnded,
    NothingDrawn,
    NothingGiven,
    RaceClaimed,
    RaceLeft,
    RaceOrdered,
    RaceOver,
    RaceWon,
    RoundEnded,
    RoundGoesOn,
    RoundStarted,
    Shouted,
    Slapped,
    SlowestFound,
    StockRenewed,
)
from cookiegames.rules.moth.observation import Observation, Phase, RoundEnding
from cookiegames.rules.moth.options import TableReason
from cookiegames.rules.moth.scoring import Ending
from cookiegames.words import moth
from cookiegames.words.moth import board
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

OWN_NAMES = re.compile("|".join(sorted(re.escape(moth.call(card)) for card in Card)))
LISTENERS = (TO_DANTE, TO_GAEL, TO_MAYA)
SPIDER, MOTH, FIVE = Card.SPIDER_3, Card.MOTH_2, Card.NUMBER_5
WON = Outcome(Ending.FEWEST_MINUS, (-3, -12, -40), (1, 2, 3))
SHARED = Outcome(Ending.FEWEST_MINUS, (-3, -3, -40), (1, 1, 3))
SCORED = ((), (FIVE,), (SPIDER, MOTH))


def assert_canaries_only(sentence: str) -> None:
    """Every card in this sentence came by way of `Voice.call`."""
    assert not OWN_NAMES.search(sentence), sentence


def seen(**facts: Any) -> Observation:
    """Three seats in the second round; Gael guards, Dante's turn; with these facts changed."""
    plain = Observation(
        viewer=None,
        options=Options(),
        phase=Phase.TURN,
        round=2,
        first=GAEL,
        guard=GAEL,
        to_act=DANTE,
        asked=DANTE,
        hand=(),
        hand_sizes=(41, 42, 43),
        top=FIVE,
        discards=(),
        stock=44,
        known=(),
        thrown=None,
        away=(),
        marked=None,
        giving=None,
        last_watch=False,
        accused=None,
        pressed=(),
        slapped=(),
        slowest=None,
        givers=(),
        claims=(),
        out_of_race=(),
        idle=0,
        scores=(0, -2, -10),
        ending=None,
        revealed=(),
        outcome=None,
    )
    return replace(plain, **facts)


# What happened

SILENT: tuple[Event, ...] = (
    *(FanStirred(GAEL, card) for card in (MOTH, None)),
    CardThrown(GAEL, MOTH),
    CardThrown(None, None),
    CardMarked(GAEL, FIVE),
    CardMarked(GAEL, None),
    CardMarked(None, None),
)
LOUD: tuple[Event, ...] = (
    RoundStarted(2, GAEL, SPIDER),
    HandDealt(GAEL, (FIVE, FIVE, MOTH)),
    HandDealt(GAEL, ()),
    *(CardPlayed(GAEL, SPIDER, idle) for idle in (True, False)),
    StockRenewed(),
    *(CardDrawn(GAEL, card) for card in (FIVE, None)),
    NothingDrawn(GAEL),
    *(CardGiven(GAEL, MAYA, card) for card in (FIVE, None)),
    NothingGiven(GAEL),
    RaceOrdered((MAYA, DANTE, GAEL)),
    RaceClaimed(GAEL),
    RaceWon(GAEL, FIVE),
    RaceLeft(GAEL),
    RaceOver(),
    Slapped(GAEL),
    *(SlowestFound(GAEL, by_lot) for by_lot in (True, False)),
    Shouted(GAEL),
    *(Accused(GAEL, MAYA, right) for right in (True, False)),
    *(CardTakenBack(GAEL, card) for card in (MOTH, None)),
    GuardChanged(GAEL),
    RoundGoesOn(),
    RoundEnded(RoundEnding.EMPTY, (GAEL,), SCORED, (0, -1, -15), (0, -3, -20)),
    RoundEnded(RoundEnding.EMPTY, (GAEL, MAYA), SCORED, (0, -1, -15), (0, -3, -20)),
    RoundEnded(RoundEnding.STUCK, (), SCORED, (0, -1, -15), (0, -3, -20)),
    MatchEnded(WON),
    MatchEnded(SHARED),
)


def test_no_kind_of_event_is_missing_here() -> None:
    assert {type(event) for event in (*SILENT, *LOUD)} == set(get_args(Event))


@pytest.mark.clause("CM-22")
@pytest.mark.parametrize("event", SILENT, ids=repr)
def test_throws_and_marks_have_no_line(event: Event) -> None:
    assert [moth.tell(event, voice) for voice in VOICES] == [""] * len(VOICES)


@pytest.mark.parametrize("event", LOUD, ids=repr)
def test_everything_else_is_told(event: Event) -> None:
    assert_speaks_of_nobody(moth.tell(event, ALL).replace("caught you!", ""))
    for voice in VOICES:
        sentence = moth.tell(event, voice)
        assert_sentence(sentence.replace("caught you!", "caught."))
        assert_canaries_only(moth.tell(event, replace(voice, call=canary)))


def test_what_the_others_do_not_see_is_not_named_to_them() -> None:
    for event in LOUD:
        if event.eyes is not None:
            told = moth.tell(redact(event, None), ALL)
            assert not OWN_NAMES.search(told), told


def test_a_catch_reads_like_a_story() -> None:
    told = [
        moth.tell(event, ALL)
        for event in (
            CardPlayed(DANTE, Card.MOSQUITO_2, idle=False),
            Slapped(MAYA),
            SlowestFound(GAEL, by_lot=False),
            CardGiven(MAYA, GAEL, None),
            Shouted(DANTE),
            Accused(DANTE, MAYA, right=True),
            GuardChanged(MAYA),
        )
    ]
    assert told == [
        "Dante plays mosquito 2.",
        "Maya slaps.",
        "Gael is the slowest, and gets a card from everybody.",
        "Maya gives Gael a card.",
        "Dante: caught you!",
        "Dante names Maya, and that is right: a cheater is caught.",
        "Maya gets the Guard Bug and is the guard now.",
    ]


def test_names_pass_through_as_they_are() -> None:
    voice = Voice(("[/b]", "{name}", "%s"))
    assert moth.tell(Slapped(GAEL), voice) == "{name} slaps."
    asked = moth.question(SECRETLY[0], seen(phase=Phase.GIFTS, slowest=GAEL), voice)
    assert asked == "[/b] gives {name} a card. [/b], press 1 to take the keyboard."


# What is awaited

CALM, SLOW = Options(calm=True), Options(watch=0)
MOMENTS: tuple[tuple[Ask, Observation], ...] = (
    *((CHANCE, seen(phase=phase)) for phase in (
        Phase.DEAL, Phase.DRAW, Phase.ANT, Phase.RACE_ORDER, Phase.LOT, Phase.FINE)),
    (SECRETLY[0], seen()),
    (SECRETLY[0], seen(phase=Phase.SPIDER)),
    (Choose(MAYA, secret=True, clock=Clock.RACE), seen(phase=Phase.RACE_LAY, claims=(MAYA,))),
    (SECRETLY[2], seen(phase=Phase.GIFTS, slowest=DANTE, givers=(MAYA,))),
    (SECRETLY[1], seen(phase=Phase.PENALTY, accused=MAYA)),
    (OPENLY[1], seen(phase=Phase.ACCUSE)),
    (Offer((GAEL, MAYA), Clock.SLAP), seen(phase=Phase.SLAP)),
    (Offer((GAEL, MAYA, DANTE), Clock.RACE), seen(phase=Phase.RACE)),
    *((Offer((GAEL, MAYA, DANTE), Clock.WATCH),
       seen(phase=Phase.WATCH, options=options, last_watch=last))
      for options in (Options(), CALM, SLOW) for last in (False, True)),
    *((Offer(()), seen(phase=Phase.PAUSE, ending=ending, revealed=SCORED))
      for ending in RoundEnding),
    (Over(WON), seen(phase=Phase.OVER, outcome=WON, ending=RoundEnding.EMPTY, revealed=SCORED)),
)  # fmt: skip


def test_no_ask_and_no_phase_is_missing_here() -> None:
    assert {type(ask) for ask, _ in MOMENTS} == set(get_args(Ask))
    assert {moment.phase for _, moment in MOMENTS} == set(Phase)


@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_question_is_a_short_sentence_for_all(moment: tuple[Ask, Observation]) -> None:
    ask, public = moment
    asked = moth.question(ask, public, ALL)
    assert_sentence(asked)
    assert len(asked) < 150
    mine = replace(public, viewer=DANTE, hand=(MOTH, FIVE), thrown=MOTH, away=(MOTH,))
    assert moth.question(ask, mine, ALL) == asked


@pytest.mark.clause("CM-22")
@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_no_question_and_no_header_counts_cards(moment: tuple[Ask, Observation]) -> None:
    ask, public = moment
    for text in (moth.question(ask, public, ALL), moth.status(public)):
        assert not any(str(count) in text for count in (41, 42, 43, 44))


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("voice", LISTENERS, ids=NAMES)
@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_seat_is_told_what_it_may_do(
    moment: tuple[Ask, Observation], voice: Voice, alone: bool
) -> None:
    assert_sentence(moth.instruct(*moment, voice, alone=alone))


@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_moment_opens_the_rules_at_a_clause(moment: tuple[Ask, Observation]) -> None:
    assert re.fullmatch(r"CM-K?\d+b?", moth.clause(*moment))


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_header(phase: Phase) -> None:
    assert "{" not in moth.status(seen(phase=phase))


# Refusals

REFUSALS: tuple[Refusal, ...] = (
    IllegalAction("CM-7", Reason.NOT_IN_HAND, card=FIVE),
    IllegalAction("CM-7", Reason.DOES_NOT_FIT, card=FIVE, top=SPIDER),
    IllegalAction("CM-9", Reason.MOTH_ON_PILE, card=MOTH),
    IllegalAction("CM-9b", Reason.MOTH_LAST, card=MOTH),
    IllegalAction("CM-8", Reason.MUST_PLAY, cards=(FIVE, SPIDER)),
    IllegalAction("CM-9", Reason.MOTH_GIVEN, card=MOTH),
    IllegalAction("CM-14", Reason.NOT_TO_THEM, receiver=GAEL),
    IllegalAction("CM-17", Reason.MUST_GIVE, cards=(FIVE,)),
    IllegalAction("CM-16", Reason.OTHER_NUMBER, card=FIVE, number=3),
    IllegalAction("CM-16", Reason.MOTH_RACED, card=MOTH),
    IllegalAction("CM-16", Reason.NUMBERS_ONLY, card=SPIDER),
    IllegalAction("CM-18", Reason.MOTHS_ONLY, card=FIVE),
    IllegalAction("CM-20", Reason.LAST_CARD, card=MOTH),
    IllegalAction("CM-23", Reason.NOT_GUARD, guard=GAEL),
    IllegalAction("CM-25", Reason.NOT_ANOTHER, seat=DANTE),
    *(
        IllegalAction("CM-K2", reason)
        for reason in (
            Reason.GUARD_CHEATS,
            Reason.NOTHING_MARKED,
            Reason.ONE_A_STRETCH,
            Reason.NOT_NOW,
            Reason.PRESSED,
            Reason.CALM,
            Reason.SLAPPED,
            Reason.PLAYED_IT,
            Reason.CLAIMED,
            Reason.BAD_DRAW,
        )
    ),
    *(
        IllegalAction(f"CM-{clause}", CommonReason.NOT_AWAITED)
        for clause in ("5", "7", "14", "16", "17", "K2", "11b", "23", "12", "13", "15")
    ),
    *(IllegalTable("CM-1", TableReason.SEATS, seats=seats, least=3, most=5) for seats in (2, 6)),
    IllegalTable("CM-K2", TableReason.SECONDS, seconds=99, most=60),
)


@pytest.mark.parametrize("reasons", [Reason, CommonReason, TableReason])
def test_no_reason_is_missing_here(reasons: type[Enum]) -> None:
    assert set(reasons) <= {refusal.reason for refusal in REFUSALS}


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.reason.name)
def test_every_refusal_is_explained(refusal: Refusal) -> None:
    for voice in (ALL, TO_DANTE):
        sentence = moth.refuse(refusal, voice)
        assert_sentence(sentence[0].upper() + sentence[1:])
        assert_canaries_only(moth.refuse(refusal, replace(voice, call=canary)))


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (
            REFUSALS[1],
            "number 5 is not one higher or one lower than spider 3; 5 and 1 are neighbours.",
        ),
        (REFUSALS[4], "You can play number 5 and spider 3, so you may not draw."),
        (REFUSALS[8], "The race is for a 3, and number 5 has another number."),
        (
            REFUSALS[-1],
            "A watch may last up to 60 seconds, or 0 for no clock; 99 cannot be set.",
        ),
    ],
    ids=["fit", "play", "race", "seconds"],
)
def test_a_refusal_speaks_with_its_facts(refusal: Refusal, sentence: str) -> None:
    assert moth.refuse(refusal, ALL) == sentence


def test_what_is_of_another_game_is_no_business_of_this_one() -> None:
    class Elsewhere(Enum):
        TOO_LOUD = 1

    with pytest.raises(TypeError):
        moth.refuse(IllegalAction("BC-1", Elsewhere.TOO_LOUD), ALL)
    with pytest.raises(TypeError):
        moth.call(Elsewhere.TOO_LOUD)


# Names, labels, options, counts

LABELS: tuple[tuple[Action, str], ...] = (
    (Deal(((FIVE,), (MOTH,)), SPIDER), "Deal number 5 / cheating moth 2, and turn spider 3"),
    (Drawn((FIVE, FIVE)), "Draw 2 x number 5"),
    (Lot(MAYA), "Maya is drawn as the slowest"),
    (Order((MAYA, DANTE, GAEL)), "The race goes Maya, Dante and Gael"),
    (Play(FIVE), "Play number 5"),
    (Draw(), "Draw a card"),
    (Give(FIVE, MAYA), "Give number 5 to Maya"),
    (GiveNothing(), "Give nothing"),
    (Lay(FIVE), "Lay number 5"),
    (LayNothing(), "Lay nothing"),
    (Throw(MOTH), "Throw cheating moth 2 away"),
    (Mark(FIVE), "Mark number 5"),
    (Mark(None), "Mark no card"),
    (Press(), "Press the paw"),
    (Shout(), "Shout: caught you!"),
    (Accuse(MAYA), "Name Maya"),
    (Slap(), "Slap"),
    (Claim(), "Be first in the race"),
    (MoveOn(), "go on"),
)


def test_no_kind_of_action_is_missing_here() -> None:
    assert {type(action) for action, _ in LABELS} == set(get_args(Action))


@pytest.mark.parametrize(("action", "expected"), LABELS)
def test_every_action_has_a_label(action: Action, expected: str) -> None:
    assert moth.label(action, ALL) == expected
    assert_canaries_only(moth.label(action, replace(ALL, call=canary)))


@pytest.mark.clause("CM-1", "CM-2")
def test_every_card_has_its_own_name_a_text_and_a_clause() -> None:
    assert len({moth.call(card) for card in Card}) == len(Card)
    for card in Card:
        assert_sentence(moth.text(card))
        assert moth.clause_of_card(card).startswith("CM-")


@pytest.mark.parametrize("name", [field.name for field in fields(Options)])
def test_every_table_option_is_explained(name: str) -> None:
    short, help_sentence = moth.option(name)
    assert len(short) <= 20
    assert_sentence(help_sentence)
    assert moth.choice(name, getattr(Options(), name))


def test_an_unknown_option_is_a_key_error() -> None:
    assert moth.choice("watch", 0) == "until someone moves on"
    assert moth.choice("calm", True) == "on"
    with pytest.raises(KeyError):
        moth.option("lemonade")
    with pytest.raises(KeyError):
        moth.choice("calm", "perhaps")


@pytest.mark.clause("CM-4")
def test_the_oldest_is_asked_for() -> None:
    assert moth.starters() == "The oldest is the first guard. Who is the oldest?"
    assert moth.note(3) == ""


@pytest.mark.clause("CM-12", "CM-13")
def test_the_result_says_who_wins_and_lays_the_count_open() -> None:
    over = seen(phase=Phase.OVER, outcome=WON, ending=RoundEnding.EMPTY, revealed=SCORED)
    assert moth.result(over, ALL) == [
        "Dante has no card left and wins the round.",
        "Dante wins with the fewest negative points: -3.",
        "1. Dante: -3 points",
        "2. Gael: -12 points",
        "3. Maya: -40 points",
    ]
    assert moth.count(over, MAYA, ALL) == [
        "Rounds before the last: -25",
        "Moths kept: 1, 10 points each",
        "Action cards kept: 1, 5 points each",
        "Total: -40",
    ]
    shared = replace(over, outcome=SHARED)
    assert moth.result(shared, ALL)[1] == (
        "Dante and Gael share the win with the fewest negative points: -3."
    )


@pytest.mark.clause("CM-22")
def test_the_labels_of_the_table_count_no_cards() -> None:
    assert not re.search(r"\d", board.stock(any=True) + board.stock(any=False) + board.discard())


@pytest.mark.clause("CM-K1")
def test_the_try_out_says_that_keyboards_miss_keys() -> None:
    assert "miss keys" in board.several_keys()
    assert (board.pressed(0), board.pressed(1)) == ("not heard yet", "heard 1 time")
    assert_sentence(board.key_taken("Q", "Gael"))
    assert_sentence(board.press_new_key("Gael"))
    assert_sentence(board.no_paw())


def test_the_shelf_has_a_line_and_a_joke() -> None:
    assert_sentence(moth.about())
    assert moth.joke()
