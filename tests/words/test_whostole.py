"""Every sentence of Who stole the cookie?: for everybody, and for each seat."""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from random import Random
from typing import Any, get_args

import pytest

from cookiegames.rules.game import (
    CHANCE,
    SECRETLY,
    Ask,
    Chance,
    Choose,
    CommonReason,
    IllegalAction,
    IllegalTable,
    Offer,
    Outcome,
    Over,
    Refusal,
    Seat,
    redact,
)
from cookiegames.rules.whostole import Options, Rules
from cookiegames.rules.whostole.actions import Action, Deal, Discard, Draw, MoveOn, Reason
from cookiegames.rules.whostole.cards import NAMEABLE, Card
from cookiegames.rules.whostole.events import (
    CardDealt,
    CardDiscarded,
    CardDrawn,
    EffectIdle,
    Event,
    HandDiscarded,
    HandsCompared,
    HandSeen,
    HandsTraded,
    KnockedOut,
    MatchEnded,
    NothingCame,
    Protected,
    RoundEnded,
    RoundEnding,
    RoundStarted,
    TurnSkipped,
)
from cookiegames.rules.whostole.observation import Observation, Phase
from cookiegames.rules.whostole.options import TableReason
from cookiegames.words import sheets, whostole
from cookiegames.words.voice import Voice
from cookiegames.words.whostole import (
    board,
    call,
    count,
    flavour,
    instruct,
    label,
    question,
    refuse,
    result,
    status,
    tell,
    text,
)

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

OWN_NAMES = re.compile("|".join(sorted(re.escape(call(card)) for card in Card)))
LISTENERS = (TO_DANTE, TO_GAEL, TO_MAYA)
DECK, TIE, LAST, CUBS = RoundEnding


def assert_canaries_only(sentence: str) -> None:
    """Every card in this sentence came by way of `Voice.call`."""
    assert not OWN_NAMES.search(sentence), sentence


def seen(**facts: Any) -> Observation:
    """Three seats in the second round, Dante to discard, with these facts changed."""
    plain = Observation(
        viewer=None,
        options=Options(),
        phase=Phase.TURN,
        round=2,
        starter=DANTE,
        to_act=DANTE,
        redraws=None,
        hand=(),
        hand_sizes=(2, 1, 1),
        known=(),
        discards=((), (), ()),
        discarded=(),
        laid_open=(),
        deck=11,
        aside=2,
        out=(False,) * 3,
        napping=(False,) * 3,
        changing=(False,) * 3,
        tokens=(1, 0, 0),
        ending=None,
        winners=(),
        revealed=(None,) * 3,
        outcome=None,
    )
    return replace(plain, **facts)


def ended(ending: RoundEnding, *winners: Seat, hands: tuple[Card | None, ...] = (None,) * 3) -> Any:
    """A round that ended like this."""
    return RoundEnded(2, ending, hands, winners, (1, 1, 1))


LEVEL = (Card.SISSY, Card.ADVENTUROUS_CUB, None)
SHOWN_LEVEL = "The hands: The Sissy (Dante), The Adventurous Cub (Gael)."
STOLEN = (Card.COOKIE, Card.COOKIE_THIEF, Card.PONY_FAN)
AIMED = (GAEL, DANTE)
EVENTS: tuple[Event, ...] = (
    RoundStarted(1, DANTE, ()),
    RoundStarted(2, DANTE, (Card.SISSY, Card.COOKIE, Card.BABYSITTER, Card.SPY_CUB, Card.PONY_FAN)),
    CardDealt(DANTE, Card.SISSY),
    CardDrawn(DANTE, Card.COOKIE, aside=False),
    CardDrawn(DANTE, Card.COOKIE, aside=True),
    TurnSkipped(GAEL),
    CardDiscarded(GAEL, Card.PONY_FAN, None, None),
    CardDiscarded(GAEL, Card.SISSY, GAEL, None),
    CardDiscarded(GAEL, Card.SPY_CUB, DANTE, None),
    *(CardDiscarded(GAEL, Card.BABYSITTER, DANTE, named) for named in NAMEABLE),
    EffectIdle(GAEL, Card.SPY_CUB),
    HandDiscarded(GAEL, Card.COOKIE),
    *(
        KnockedOut(GAEL, by)
        for by in (Card.COOKIE_THIEF, Card.BABYSITTER, Card.PLAYFUL_ONE, Card.TEA_PARTY, Card.SISSY)
    ),
    HandsTraded(*AIMED, Card.SISSY, Card.COOKIE),
    HandsCompared(*AIMED, Card.TEA_PARTY, Card.SISSY, Card.COOKIE),
    *(NothingCame(*AIMED, by) for by in (Card.TEA_PARTY, Card.BABYSITTER)),
    HandSeen(*AIMED, Card.SISSY),
    *(Protected(GAEL, by) for by in (Card.NAPPY_FELLOW, Card.DIAPER_CHANGE)),
    ended(LAST, GAEL),
    ended(CUBS, GAEL),
    ended(DECK, GAEL),
    ended(DECK, GAEL, hands=(None, Card.SISSY, Card.SPY_CUB)),
    ended(DECK, GAEL, hands=LEVEL),
    ended(DECK, DANTE, GAEL, hands=LEVEL),
    ended(TIE, DANTE, GAEL, hands=STOLEN),
    MatchEnded(Outcome(LAST, (6, 2, 1), (1, 2, 3))),
    MatchEnded(Outcome(TIE, (6, 6, 1), (1, 1, 3))),
)


def test_no_kind_of_event_is_missing_here() -> None:
    assert {type(event) for event in EVENTS} == set(get_args(Event))


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_every_event_is_told_whole_and_blurred(event: Event) -> None:
    for voice in VOICES:
        for known in (event, redact(event, None)):
            assert_sentence(tell(known, voice))
            assert_canaries_only(tell(known, replace(voice, call=canary)))


@pytest.mark.parametrize("event", EVENTS, ids=repr)
def test_the_record_never_says_you(event: Event) -> None:
    assert_speaks_of_nobody(tell(event, ALL))
    assert_speaks_of_nobody(tell(redact(event, None), ALL))


@pytest.mark.parametrize("event", [event for event in EVENTS if event.eyes is not None], ids=repr)
def test_a_blurred_event_tells_no_secret(event: Event) -> None:
    blurred = tell(redact(event, None), replace(ALL, call=canary))
    assert blurred != tell(event, replace(ALL, call=canary))
    assert "<" not in blurred


@pytest.mark.clause("WS-21")
def test_a_look_is_told_to_each_of_the_two_and_to_the_table() -> None:
    look = HandSeen(GAEL, MAYA, Card.SISSY)
    assert tell(look, TO_GAEL) == "You look at Maya's card: The Sissy."
    assert tell(look, TO_MAYA) == "Gael looked at your card."
    assert tell(redact(look, DANTE), TO_DANTE) == "Gael looks at Maya's card."


@pytest.mark.clause("WS-15")
def test_a_trade_is_told_from_each_side() -> None:
    trade = HandsTraded(GAEL, MAYA, Card.SISSY, Card.COOKIE)
    assert tell(trade, TO_GAEL) == (
        "You trade hands with Maya: you give The Sissy and get The Cookie."
    )
    assert tell(trade, TO_MAYA) == (
        "Gael trades hands with you: you give The Cookie and get The Sissy."
    )
    assert tell(redact(trade, None), ALL) == "Gael trades hands with Maya."


@pytest.mark.clause("WS-19")
def test_a_comparison_is_told_from_each_side() -> None:
    compared = HandsCompared(GAEL, MAYA, Card.PLAYFUL_ONE, Card.SISSY, Card.COOKIE)
    assert tell(compared, TO_GAEL) == (
        "You compare cards with Maya: The Sissy is yours, The Cookie is not."
    )
    assert tell(compared, TO_MAYA) == (
        "Gael compares cards with you: The Cookie is yours, The Sissy is not."
    )


@pytest.mark.clause("WS-14")
def test_a_forced_discard_reads_like_any_other() -> None:
    told = tell(CardDiscarded(GAEL, Card.PONY_FAN, None, None), ALL)
    assert told == "Gael discards The Pony Fan."


@pytest.mark.clause("WS-23")
def test_the_two_threes_are_named_as_game_time() -> None:
    told = tell(CardDiscarded(GAEL, Card.BABYSITTER, MAYA, Card.PLAYFUL_ONE), TO_MAYA)
    assert told == "Gael discards The Babysitter, chooses you and names Game Time."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (ended(LAST, MAYA), "Maya is the last one in: Maya wins round 2 and eats a cookie."),
        (
            ended(DECK, MAYA, hands=(None, None, Card.PONY_FAN)),
            (
                "The deck is empty: Maya wins round 2 with The Pony Fan and eats a cookie. "
                "The hands: The Pony Fan (Maya)."
            ),
        ),
        (
            ended(DECK, GAEL, hands=LEVEL),
            (
                "The deck is empty: Gael wins round 2 with The Adventurous Cub, level with Dante "
                "but with more in the discards, and eats a cookie. "
                f"{SHOWN_LEVEL}"
            ),
        ),
        (
            ended(TIE, DANTE, GAEL, hands=STOLEN),
            (
                "The deck is empty: The Cookie ties with The Cookie Thief, so Dante and Gael win "
                "round 2 and eat a cookie each. The hands: The Cookie (Dante), "
                "The Cookie Thief (Gael), The Pony Fan (Maya)."
            ),
        ),
    ],
    ids=["last", "deck", "discards", "cookie"],
)
@pytest.mark.clause("WS-8", "WS-24")
def test_the_end_of_a_round_says_who_won_and_why(event: Event, sentence: str) -> None:
    assert tell(event, ALL) == sentence


def test_names_pass_through_as_they_are() -> None:
    voice = Voice(("[/b]", "{name}", "%s"))
    told = tell(CardDiscarded(DANTE, Card.SPY_CUB, GAEL, None), voice)
    assert told == "[/b] discards Spy Cub and chooses {name}."


# What is awaited

OVER = Over(Outcome(LAST, (6, 2, 1), (1, 2, 3)))
PAUSED = seen(phase=Phase.PAUSE, ending=LAST, winners=(MAYA,))
MOMENTS: tuple[tuple[Ask, Observation], ...] = (
    (CHANCE, seen(phase=Phase.DEAL)),
    (CHANCE, seen(phase=Phase.DRAW)),
    (CHANCE, seen(phase=Phase.REDRAW, redraws=GAEL)),
    (SECRETLY[0], seen()),
    (SECRETLY[0], seen(hand=(Card.PONY_FAN, Card.SISSY))),
    (SECRETLY[0], seen(out=(False, True, False))),
    (Offer(()), PAUSED),
    (OVER, seen(phase=Phase.OVER)),
)


def test_no_ask_and_no_phase_is_missing_here() -> None:
    assert {type(ask) for ask, _ in MOMENTS} == set(get_args(Ask))
    assert {moment.phase for _, moment in MOMENTS} == set(Phase)


@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_question_is_a_sentence_for_all(moment: tuple[Ask, Observation]) -> None:
    ask, public = moment
    asked = question(ask, public, ALL)
    assert_sentence(asked)
    assert_speaks_of_nobody(asked)
    assert_canaries_only(question(ask, public, replace(ALL, call=canary)))
    assert asked == question(ask, replace(public, hand=(Card.PONY_FAN, Card.SISSY)), ALL)


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("voice", LISTENERS, ids=NAMES)
@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_seat_is_told_what_it_may_do(
    moment: tuple[Ask, Observation], voice: Voice, alone: bool
) -> None:
    assert_sentence(instruct(*moment, voice, alone=alone))
    assert_canaries_only(instruct(*moment, replace(voice, call=canary), alone=alone))


def test_a_question_names_who_is_awaited_and_the_key() -> None:
    assert question(SECRETLY[2], seen(to_act=MAYA), ALL) == (
        "Maya discards one of two cards. Maya, press 3 to take the keyboard."
    )
    assert question(Offer(()), PAUSED, ALL) == (
        "Maya is the last one in: Maya wins round 2 and eats a cookie. Press 0 to go on."
    )


@pytest.mark.clause("WS-14")
def test_the_holder_alone_is_told_that_the_pony_fan_must_go() -> None:
    told = instruct(SECRETLY[0], seen(hand=(Card.PONY_FAN, Card.BIG_WETTER)), TO_DANTE)
    assert told == "Your turn: The Pony Fan must be discarded, since you hold The Big Wetter too."
    free = instruct(SECRETLY[0], seen(hand=(Card.PONY_FAN, Card.SPY_CUB)), TO_DANTE)
    assert free == "Your turn: discard one of your two cards."


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_header(phase: Phase) -> None:
    assert "{" not in status(seen(phase=phase))
    assert "{" not in board.nothing_yet(phase)


def test_the_header_counts_the_deck() -> None:
    assert status(seen()) == "round 2 · 11 cards in the deck"


# Refusals

REFUSALS: tuple[Refusal, ...] = (
    IllegalAction("WS-4", Reason.NOT_IN_HAND, card=Card.SISSY),
    IllegalAction("WS-14", Reason.PONY_FAN, card=Card.SISSY),
    IllegalAction("WS-12", Reason.NEEDS_TARGET, card=Card.SISSY),
    IllegalAction("WS-4", Reason.TAKES_NO_TARGET, card=Card.PONY_FAN),
    IllegalAction("WS-12", Reason.NOT_YOURSELF, card=Card.SPY_CUB),
    IllegalAction("WS-10", Reason.OUT, card=Card.SPY_CUB, target=MAYA),
    IllegalAction("WS-10", Reason.PROTECTED, card=Card.SPY_CUB, target=MAYA, by=Card.NAPPY_FELLOW),
    IllegalAction("WS-10", Reason.PROTECTED, card=Card.SPY_CUB, target=MAYA, by=Card.DIAPER_CHANGE),
    IllegalAction("WS-11", Reason.NOBODY_TO_CHOOSE, card=Card.SPY_CUB),
    IllegalAction("WS-22", Reason.NEEDS_NAME),
    IllegalAction("WS-22", Reason.CANNOT_NAME, named=Card.BABYSITTER),
    IllegalAction("WS-23", Reason.CANNOT_NAME, named=Card.TEA_PARTY),
    IllegalAction("WS-22", Reason.NAMES_NOTHING, card=Card.SPY_CUB),
    IllegalAction("WS-2", Reason.BAD_DRAW),
    *(IllegalAction(f"WS-{clause}", CommonReason.NOT_AWAITED) for clause in (2, 4, 7, 9, 30)),
    *(IllegalTable("WS-2", TableReason.SEATS, seats=seats, least=2, most=4) for seats in (1, 5)),
)


@pytest.mark.parametrize("reasons", [Reason, CommonReason, TableReason])
def test_no_reason_is_missing_here(reasons: type[Enum]) -> None:
    assert set(reasons) <= {refusal.reason for refusal in REFUSALS}


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: refusal.reason.name)
def test_every_refusal_is_explained(refusal: Refusal) -> None:
    assert_sentence(refuse(refusal, TO_DANTE))
    assert_canaries_only(refuse(refusal, replace(TO_DANTE, call=canary)))
    openly = refuse(refusal, replace(ALL, call=canary))
    assert_sentence(openly)
    assert_speaks_of_nobody(openly)
    assert "<" not in openly
    assert "Maya" not in openly


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (REFUSALS[1], "You hold The Sissy too, so The Pony Fan must be the one you discard."),
        (
            REFUSALS[6],
            (
                "Maya is protected by The Nappy Fellow until Maya's next turn begins: choose "
                "another player for Spy Cub."
            ),
        ),
        (REFUSALS[11], "The two 3s are named as one: name Game Time."),
    ],
    ids=["pony", "nap", "threes"],
)
def test_a_refusal_speaks_with_its_facts(refusal: Refusal, sentence: str) -> None:
    assert refuse(refusal, TO_DANTE) == sentence


def test_what_is_of_another_game_is_no_business_of_this_one() -> None:
    class Elsewhere(Enum):
        TOO_LOUD = 1

    with pytest.raises(TypeError):
        refuse(IllegalAction("CM-1", Elsewhere.TOO_LOUD), ALL)
    with pytest.raises(TypeError):
        call(Elsewhere.TOO_LOUD)


# Names, labels, counts

LABELS: tuple[tuple[Action, str], ...] = (
    (
        Deal((), (Card.SISSY, Card.COOKIE)),
        "Deal The Sissy and The Cookie",
    ),
    (Deal((Card.SPY_CUB,), (Card.COOKIE,)), "Lay Spy Cub aside; deal The Cookie"),
    (Draw(Card.COOKIE), "Draw The Cookie"),
    (MoveOn(), "Move on"),
    (Discard(Card.PONY_FAN), "Discard The Pony Fan"),
    (Discard(Card.SISSY, DANTE), "The Sissy on yourself"),
    (Discard(Card.SISSY, MAYA), "The Sissy on Maya"),
    (Discard(Card.BABYSITTER, MAYA, Card.PLAYFUL_ONE), "The Babysitter on Maya: Game Time"),
    (Discard(Card.BABYSITTER, MAYA, Card.SPY_CUB), "The Babysitter on Maya: Spy Cub"),
)


def test_no_kind_of_action_is_missing_here() -> None:
    assert {type(action) for action, _ in LABELS} == set(get_args(Action))


@pytest.mark.parametrize(("action", "expected"), LABELS)
def test_every_action_has_a_label(action: Action, expected: str) -> None:
    assert label(action, TO_DANTE) == expected
    assert_canaries_only(label(action, replace(TO_DANTE, call=canary)))


@pytest.mark.clause("WS-1")
def test_every_card_has_its_own_name_its_effect_and_a_line_to_smile_at() -> None:
    assert len({call(card) for card in Card}) == len(Card)
    assert len({flavour(card) for card in Card}) == len(Card)
    for card in Card:
        assert_sentence(text(card))
        assert_sentence(flavour(card))
        assert len(flavour(card)) <= 72


def test_there_are_no_options_to_explain() -> None:
    with pytest.raises(KeyError):
        whostole.option("pieces")
    with pytest.raises(KeyError):
        whostole.choice("pieces", 36)


@pytest.mark.clause("WS-3")
def test_the_last_cookie_eater_is_asked_for() -> None:
    assert whostole.starters() == "Whoever ate a cookie last starts. Who was it?"


@pytest.mark.clause("WS-9")
def test_the_result_names_the_winner_and_the_cookies() -> None:
    over = seen(
        phase=Phase.OVER, ending=LAST, winners=(DANTE,), outcome=Outcome(LAST, (6, 1, 2), (1, 3, 2))
    )
    assert result(over, ALL) == [
        "Dante is the last one in: Dante wins round 2 and eats a cookie.",
        "Dante wins: 6 cookies eaten.",
        "1. Dante: 6 cookies",
        "2. Maya: 2 cookies",
        "3. Gael: 1 cookie",
    ]
    assert result(over, TO_DANTE)[1] == "You win: 6 cookies eaten."
    assert count(over, DANTE, ALL) == ["Cookies eaten: 6"]
    assert count(over, MAYA, ALL) == ["Cookies eaten: 2", "Still hungry for: 4"]


@pytest.mark.clause("WS-9")
def test_a_shared_win_names_all_winners() -> None:
    over = seen(phase=Phase.OVER, outcome=Outcome(TIE, (6, 6, 2), (1, 1, 3)))
    assert result(over, ALL)[0] == "Dante and Gael share the win with 6 cookies eaten each."


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_can_be_told_from_its_deal_to_its_end(seats: int) -> None:
    rules, rng = Rules(Options()), Random(seats)
    voice = Voice(("Ana", "Bruno", "Caio", "Dora")[:seats], call=canary)
    state = rules.start(seats, Seat(0))
    for _ in range(2000):
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
            for you in (None, *map(Seat, range(seats))):
                told = tell(redact(event, you), replace(voice, you=you))
                assert_sentence(told)
                assert_canaries_only(told)
    over = rules.observe(state, None)
    assert over.outcome is not None
    assert len(result(over, voice)) == 2 + seats


CLAUSES = [f"WS-{number}" for number in (*range(1, 25), 30)]


def test_the_sheet_has_all_clauses_in_order() -> None:
    sheet = sheets.read("whostole")
    assert sheet.title == "Who stole the cookie?"
    assert list(dict.fromkeys(clause.id for clause in sheet.clauses())) == CLAUSES
    assert all(clause.text[-1] == "." for clause in sheet.clauses())
