"""What the common screen asks, what a private one says to its seat, and the header."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from cookiegames.rules.batalha.cards import Card, Marker, Piece, Pieces, Suit
from cookiegames.rules.batalha.observation import Effect, Observation, Phase, Stage, Trick
from cookiegames.rules.batalha.scoring import Ending
from cookiegames.rules.game import (
    CHANCE,
    OPENLY,
    SECRETLY,
    Ask,
    Offer,
    Outcome,
    Over,
)
from cookiegames.words.batalha import instruct, question, status
from cookiegames.words.voice import Voice

from .spoken import (
    ALL,
    DANTE,
    GAEL,
    MAYA,
    TO_DANTE,
    TO_GAEL,
    TO_MAYA,
    assert_canaries_only,
    assert_sentence,
    assert_speaks_of_nobody,
    canary,
    observation,
)

OVER = Over(Outcome(Ending.DUEL, (1, 2, 3), (3, 2, 1)))


def _effect(
    stage: Stage, *, marker: Marker = Marker.THEFT, answers: tuple[int, ...] = ()
) -> Effect:
    aimed = marker in (Marker.THEFT, Marker.NO_PEEKING, Marker.TRADE)
    protections = tuple((GAEL, MAYA)[seat % 2] for seat in answers)
    return Effect(GAEL, marker, MAYA if aimed else None, protections, stage)


def _during(phase: Phase, **facts: object) -> Observation:
    return observation(phase=phase, **facts)


TRADE = Marker.TRADE
MOMENTS: tuple[tuple[Ask, Observation], ...] = (
    (CHANCE, _during(Phase.SUIT)),
    (CHANCE, _during(Phase.DEAL)),
    (CHANCE, _during(Phase.PIECE)),
    (SECRETLY[0], _during(Phase.EXCHANGE)),
    (SECRETLY[0], _during(Phase.EXCHANGE, chosen=(Card.B4,))),
    (SECRETLY[0], _during(Phase.EXCHANGE, hand_sizes=(10, 10))),
    (OPENLY[0], _during(Phase.TURN_UP)),
    (SECRETLY[0], _during(Phase.PLAY)),
    (SECRETLY[0], _during(Phase.PLAY, markers=(Marker.THEFT,))),
    (SECRETLY[0], _during(Phase.PLAY, trick=(Card.T1,))),
    (SECRETLY[0], _during(Phase.PLAY, trick=(Card.B1,), turn_suit=Suit.BLUE)),
    (SECRETLY[0], _during(Phase.PLAY, trick=(Card.B1,), turn_suit=Suit.BLUE, hand=(Card.B4,))),
    (SECRETLY[0], _during(Phase.PLAY, forced=Card.G7)),
    (OPENLY[0], _during(Phase.MARKERS)),
    (Offer((DANTE, GAEL, MAYA)), _during(Phase.PAUSE)),
    (Offer((DANTE, GAEL, MAYA)), _during(Phase.PAUSE, round=3, markers=(Marker.THEFT,))),
    (Offer(()), _during(Phase.PLAY)),
    *(
        (
            Offer((DANTE, GAEL, MAYA)),
            _during(Phase.PLAY, effect=_effect(Stage.ANSWER, marker=marker, answers=answers)),
        )
        for marker in (Marker.THEFT, Marker.FROM_THE_LEFT)
        for answers in ((), (1,), (1, 0))
    ),
    (
        Offer((DANTE,)),
        _during(Phase.PLAY, effect=_effect(Stage.ANSWER), markers=(Marker.PROTECTION,)),
    ),
    (SECRETLY[1], _during(Phase.PLAY, effect=_effect(Stage.GIVE_USER, marker=TRADE))),
    (SECRETLY[2], _during(Phase.PLAY, effect=_effect(Stage.GIVE_TARGET, marker=TRADE))),
    (SECRETLY[0], _during(Phase.ASSEMBLY, pieces=Pieces(4, 0, 0, 0))),
    (SECRETLY[0], _during(Phase.ASSEMBLY, pieces=Pieces(4, 2, 0, 1))),
    (SECRETLY[0], _during(Phase.ASSEMBLY, pieces=Pieces(4, 2, 0, 2))),
    (OVER, _during(Phase.OVER)),
)


def test_no_ask_and_no_phase_is_missing_here() -> None:
    assert {type(ask) for ask, _ in MOMENTS} == set(get_args(Ask))
    assert {moment.phase for _, moment in MOMENTS} == set(Phase)


@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_question_is_a_sentence_for_all(moment: tuple[Ask, Observation]) -> None:
    asked = question(*moment, ALL)
    assert_sentence(asked)
    assert_speaks_of_nobody(asked)
    assert_canaries_only(question(*moment, replace(ALL, call=canary)))


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("voice", [TO_DANTE, TO_GAEL, TO_MAYA])
@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_seat_is_told_what_it_may_do(
    moment: tuple[Ask, Observation], voice: Voice, alone: bool
) -> None:
    ask, seen = moment
    if seen.pieces is None:
        seen = replace(seen, pieces=Pieces(1, 1, 1, 1))
    if len(seen.hand_sizes) == 2 and voice is TO_MAYA:
        voice = TO_GAEL
    assert_sentence(instruct(ask, seen, voice, alone=alone))
    assert_canaries_only(instruct(ask, seen, replace(voice, call=canary), alone=alone))


@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_a_question_does_not_depend_on_what_a_viewer_holds(
    moment: tuple[Ask, Observation],
) -> None:
    ask, public = moment
    secret = replace(
        public,
        hand=(Card.B4, Card.ZM),
        markers=(Marker.PROTECTION,),
        forced=Card.B4,
        pieces=Pieces(4, 0, 0, 4),
        chosen=(Card.B4,),
    )
    assert question(ask, public, ALL) == question(ask, secret, ALL)


@pytest.mark.clause("BC-34")
def test_an_offer_asks_nobody_by_name_and_says_the_same_whoever_can_answer() -> None:
    public = _during(Phase.PLAY, effect=_effect(Stage.ANSWER))
    asked = question(Offer((DANTE, MAYA)), public, ALL)
    assert asked == "Gael uses Theft on Maya. An answer? Take the keyboard. Otherwise 0."
    rich = replace(public, marker_counts=(3, 0, 0))
    assert question(Offer((DANTE, MAYA)), rich, ALL) == asked


@pytest.mark.parametrize(
    ("ask", "public", "sentence"),
    [
        (
            SECRETLY[2],
            _during(Phase.PLAY),
            "Maya plays a card. Maya, press 3 to take the keyboard.",
        ),
        (OPENLY[2], _during(Phase.TURN_UP), "Maya, 3: turn up the next piece with 0."),
        (
            Offer((DANTE, GAEL, MAYA)),
            _during(Phase.PAUSE, round=1),
            "Round 1 is over. A marker to use? Take the keyboard. Otherwise 0.",
        ),
    ],
)
def test_a_question_names_who_is_awaited_and_the_key(
    ask: Ask, public: Observation, sentence: str
) -> None:
    assert question(ask, public, ALL) == sentence


def test_gifts_are_asked_for_by_neighbour() -> None:
    left = instruct(SECRETLY[0], _during(Phase.EXCHANGE), TO_DANTE)
    right = instruct(SECRETLY[0], _during(Phase.EXCHANGE, chosen=(Card.B4,)), TO_DANTE)
    assert left == "Choose a card for Gael, on your left."
    assert right == "Choose a card for Maya, on your right."


def test_who_is_not_awaited_may_look_and_use_a_marker() -> None:
    seen = _during(Phase.PLAY, markers=(Marker.THEFT,))
    told = instruct(SECRETLY[1], seen, TO_DANTE)
    assert told == "It is Gael's turn. You may look at your cards, or use a marker."


def test_who_used_a_marker_waits_for_the_others() -> None:
    seen = _during(Phase.PLAY, effect=_effect(Stage.ANSWER))
    told = instruct(Offer((DANTE, MAYA)), seen, TO_GAEL)
    assert told == "You use Theft on Maya. The others may answer."


def test_the_header_counts_rounds_and_turns() -> None:
    trick = Trick(DANTE, (Card.B1, Card.B2, Card.B3), MAYA, Piece.CANDY)
    playing = _during(Phase.PLAY, tricks=(trick,) * 4, hand_sizes=(7, 8, 8))
    assert status(playing) == "round 2 of 3 · turn 5 of 12"
    taking = _during(Phase.MARKERS, tricks=(trick,) * 5, hand_sizes=(7, 7, 7))
    assert status(taking) == "round 2 of 3 · turn 5 of 12"
    last = _during(Phase.MARKERS, tricks=(trick,) * 12, hand_sizes=(0, 0, 0))
    assert status(last) == "round 2 of 3 · turn 12 of 12"


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_header(phase: Phase) -> None:
    assert "{" not in status(_during(phase))
