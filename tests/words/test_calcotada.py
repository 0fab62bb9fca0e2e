"""Every sentence of Calçotada Wars: for everybody, and for each seat."""

from __future__ import annotations

import re
from dataclasses import fields, replace
from enum import Enum
from random import Random
from typing import Any, get_args

import pytest

from cookiegames.rules.calcotada import Options, Rules
from cookiegames.rules.calcotada.actions import (
    Action,
    Deal,
    Defend,
    Draw,
    Drawn,
    Duel,
    EndTurn,
    GiveBack,
    Lay,
    LeaveDuel,
    Lot,
    MoveOn,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Reason,
    Retire,
    Steal,
    Swap,
)
from cookiegames.rules.calcotada.cards import Back, Card, Ingredient
from cookiegames.rules.calcotada.events import (
    Attack,
    AttackAnnounced,
    AttackParried,
    CardDrawn,
    CardGiven,
    CardPinched,
    CardsLaid,
    CardSwapped,
    CardTaken,
    CookbookOpened,
    DuelBegun,
    DuelLeft,
    DuelPlayed,
    Ending,
    Event,
    HandDealt,
    HandsExchanged,
    JugThrown,
    MatchEnded,
    SecondDeclined,
    SeriesCompleted,
    SeriesRetired,
    TableCleared,
    TopShown,
    TurnEnded,
    TurnSkipped,
    TurnStarted,
)
from cookiegames.rules.calcotada.observation import EMPTY_SERIES, Laid, Observation, Phase
from cookiegames.rules.calcotada.options import TableReason
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
from cookiegames.words import calcotada, sheets
from cookiegames.words.calcotada import (
    call,
    choice,
    clause,
    count,
    flavour,
    instruct,
    label,
    note,
    option,
    question,
    refuse,
    result,
    status,
    tell,
    text,
)
from cookiegames.words.calcotada.asks import CLAUSE_OF_CARD
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

OWN_NAMES = re.compile(r"\b(" + "|".join(sorted(re.escape(call(card)) for card in Card)) + r")\b")
LISTENERS = (TO_DANTE, TO_GAEL, TO_MAYA)
WOOD_17, WOOD_WILD, FIRE_13, SAUCE_7 = Card.WOOD_17, Card.WOOD_WILD, Card.FIRE_13, Card.SAUCE_7
GRID = Ingredient.GRID


def assert_canaries_only(sentence: str) -> None:
    """Every card in this sentence came by way of `Voice.call`."""
    assert not OWN_NAMES.search(sentence), sentence


def series(*laid: Laid) -> tuple[Laid | None, ...]:
    """A series in which these cards lie."""
    places: list[Laid | None] = list(EMPTY_SERIES)
    for one in laid:
        assert one.card.ingredient is not None
        places[one.card.ingredient] = one
    return tuple(places)


def seen(**facts: Any) -> Observation:
    """Three seats, Dante to draw, Maya's grid laid, with these facts changed."""
    plain = Observation(
        viewer=None,
        options=Options(),
        phase=Phase.FIRST,
        stage=Phase.FIRST,
        first=DANTE,
        to_act=DANTE,
        hand=(),
        drawn=(),
        hand_sizes=(7, 7, 7),
        backs=(),
        open_hands=(None,) * 3,
        known=((),) * 3,
        series=(EMPTY_SERIES, EMPTY_SERIES, series(Laid(Card.GRID_11, 11))),
        points=(13, 0, 7),
        eaten=((13,), (), (7,)),
        pile=54,
        top=None,
        discarded=(0,) * len(Card),
        skips=(0,) * 3,
        laid=False,
        may_open=False,
        cookbook=False,
        attack=None,
        victim=None,
        place=None,
        picked=None,
        duellists=(),
        left=(),
        duel=(),
        outcome=None,
    )
    return replace(plain, **facts)


AT = (GAEL, DANTE)
BACKS = (None, Back.WOOD)
EVENTS: tuple[Event, ...] = (
    HandDealt(DANTE, (WOOD_17, WOOD_WILD, Card.TWEEZERS), ()),
    HandDealt(DANTE, (WOOD_17, WOOD_WILD, Card.TWEEZERS), (2, 0, 0, 0, 0, 1)),
    TopShown(Back.ACTION),
    TurnStarted(GAEL),
    TurnSkipped(GAEL),
    CardDrawn(GAEL, WOOD_17, None, None),
    CardDrawn(GAEL, WOOD_17, Back.WOOD, Back.FIRE),
    SecondDeclined(GAEL),
    AttackAnnounced(Attack.THEFT, *AT, None),
    AttackAnnounced(Attack.TWEEZERS, *AT, GRID),
    AttackAnnounced(Attack.SAUSAGE, *AT, None),
    AttackParried(Attack.THEFT, *AT, Card.BREAD),
    AttackParried(Attack.TWEEZERS, *AT, Card.APRON),
    AttackParried(Attack.SAUSAGE, *AT, Card.BREAD),
    *(CardTaken(*AT, WOOD_17, back, openly) for back in BACKS for openly in (False, True)),
    *(CardGiven(*AT, SAUCE_7, back, openly) for back in BACKS for openly in (False, True)),
    *(CardsLaid(GAEL, (WOOD_WILD, FIRE_13), 13, opening) for opening in (False, True)),
    SeriesCompleted(GAEL, 13, 13),
    SeriesCompleted(GAEL, 13, 24),
    SeriesRetired(GAEL, (WOOD_17, SAUCE_7)),
    *(CardPinched(GAEL, owner, Card.GRID_11) for owner in (DANTE, GAEL)),
    *(JugThrown(*AT, skips) for skips in (1, 2)),
    CookbookOpened(GAEL),
    HandsExchanged(*AT, (), (WOOD_17, SAUCE_7)),
    TurnEnded(GAEL),
    DuelBegun(AT),
    CardSwapped(GAEL, Card.APRON, WOOD_17),
    TableCleared(((), (), ())),
    TableCleared(((Card.APRON, Card.BREAD), (Card.TWEEZERS,), ())),
    DuelPlayed(GAEL, WOOD_WILD, 17),
    DuelPlayed(GAEL, FIRE_13, 13),
    DuelLeft(GAEL),
    *(MatchEnded(Outcome(ending, (13, 26, 7), (2, 1, 3))) for ending in Ending),
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
    assert "<Card." not in blurred


@pytest.mark.clause("CW-14")
def test_a_theft_tells_the_two_what_changed_hands_and_the_others_only_that() -> None:
    taken, given = CardTaken(*AT, WOOD_17, None, False), CardGiven(*AT, SAUCE_7, None, False)
    assert tell(taken, TO_GAEL) == "You take wood 17 from Dante."
    assert tell(taken, TO_DANTE) == "Gael takes wood 17 from you."
    assert tell(redact(taken, MAYA), TO_MAYA) == "Gael takes a card from Dante."
    assert tell(given, TO_DANTE) == "Gael gives you sauce 7 in exchange."
    assert tell(redact(given, None), ALL) == "Gael gives Dante a card in exchange."


@pytest.mark.clause("CW-21")
def test_what_a_cookbook_shows_is_stolen_before_all_eyes() -> None:
    taken = CardTaken(*AT, WOOD_17, None, True)
    assert tell(redact(taken, None), ALL) == "Gael takes wood 17 from Dante."


@pytest.mark.clause("CW-13b")
def test_a_back_that_shows_something_is_told_to_those_who_see_no_more() -> None:
    drawn = CardDrawn(GAEL, Card.APRON, Back.ACTION, Back.WOOD)
    assert tell(drawn, TO_GAEL) == "You draw apron."
    assert tell(redact(drawn, None), ALL) == "Gael draws a card: its back shows an action."
    taken = CardTaken(*AT, Card.APRON, Back.ACTION, False)
    given = CardGiven(*AT, SAUCE_7, Back.SAUCE, False)
    assert tell(taken, TO_DANTE) == "Gael takes apron from you."
    assert tell(redact(taken, MAYA), TO_MAYA) == (
        "Gael takes a card from Dante: its back shows an action."
    )
    assert tell(redact(given, None), ALL) == (
        "Gael gives Dante a card in exchange: its back shows sauce."
    )


@pytest.mark.clause("CW-13b")
def test_what_the_pile_shows_after_the_deal_is_told() -> None:
    assert tell(TopShown(Back.WOOD), ALL) == "The back on top of the pile shows wood."


@pytest.mark.clause("CW-22")
def test_a_sausage_is_told_from_each_side_an_empty_hand_too() -> None:
    exchanged = HandsExchanged(*AT, (), (WOOD_17, SAUCE_7))
    assert tell(exchanged, TO_GAEL) == (
        "You exchange hands with Dante: you give an empty hand and get wood 17 and sauce 7."
    )
    assert tell(exchanged, TO_DANTE) == (
        "Gael exchanges hands with you: you give wood 17 and sauce 7 and get an empty hand."
    )
    assert tell(redact(exchanged, None), ALL) == "Gael exchanges hands with Dante."


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            AttackAnnounced(Attack.TWEEZERS, GAEL, MAYA, GRID),
            "Gael aims tweezers at the grid of Maya's series.",
        ),
        (
            AttackParried(Attack.THEFT, GAEL, MAYA, Card.BREAD),
            "Maya hands Gael bread with tomato instead: Gael takes no card.",
        ),
        (
            CardsLaid(GAEL, (WOOD_WILD, FIRE_13), 13, False),
            "Gael lays wild wood as 13 and fire 13.",
        ),
        (CardsLaid(GAEL, (WOOD_17,), 17, True), "Gael opens the next series: wood 17."),
        (
            SeriesCompleted(GAEL, 13, 24),
            "Gael's series is complete: 13 calçots eaten, which makes 24 in all.",
        ),
        (
            JugThrown(GAEL, MAYA, 2),
            "Gael throws Maya another wine jug: Maya's next 2 turns are skipped.",
        ),
        (
            DuelBegun((MAYA, DANTE)),
            "Maya and Dante have eaten equally many calçots and fight a duel: Maya starts.",
        ),
        (
            TableCleared(((Card.APRON, Card.BREAD), (Card.TWEEZERS,), ())),
            (
                "All series are discarded, and what the duel has no use for: apron and bread with "
                "tomato (Dante); tweezers (Gael)."
            ),
        ),
        (
            MatchEnded(Outcome(Ending.DUEL, (7, 26, 26), (3, 1, 2))),
            "Gael is the last one in the duel and wins with 26 calçots eaten.",
        ),
    ],
    ids=["tweezers", "bread", "wild", "opening", "eaten", "jugs", "duel", "cleared", "won"],
)
def test_an_event_speaks_with_its_facts(event: Event, sentence: str) -> None:
    assert tell(event, ALL) == sentence


def test_names_pass_through_as_they_are() -> None:
    voice = Voice(("[/b]", "{name}", "%s"))
    told = tell(JugThrown(DANTE, GAEL, 1), voice)
    assert told == "[/b] throws {name} a wine jug: {name}'s next turn is skipped."
    asked = question(SECRETLY[1], seen(to_act=GAEL), voice)
    assert asked == "{name}'s turn: the draw. {name}, press 2 to take the keyboard."


# What is awaited

OVER = Over(Outcome(Ending.PILE, (26, 13, 7), (1, 2, 3)))
ANSWER = Offer((MAYA,))
THEFT = {"attack": Attack.THEFT, "victim": MAYA}
STANDS = ((MAYA, Laid(FIRE_13, 13)),)
COOKING = {"phase": Phase.PLAY, "stage": Phase.PLAY}
MOMENTS: tuple[tuple[Ask, Observation], ...] = (
    (CHANCE, seen(phase=Phase.DEAL)),
    (CHANCE, seen(phase=Phase.DRAWING)),
    (CHANCE, seen(phase=Phase.LOT, **THEFT)),
    (SECRETLY[0], seen()),
    (SECRETLY[0], seen(hand=(Card.SAUSAGE,), skips=(0, 1, 0))),
    (SECRETLY[0], seen(phase=Phase.SECOND)),
    (SECRETLY[0], seen(phase=Phase.SECOND, hand_sizes=(7, 0, 0))),
    (SECRETLY[0], seen(phase=Phase.SECOND, pile=0)),
    (SECRETLY[0], seen(phase=Phase.SECOND, pile=0, hand_sizes=(7, 0, 0))),
    (SECRETLY[0], seen(**COOKING, hand=(WOOD_17,))),
    (SECRETLY[0], seen(**COOKING, hand=(WOOD_17, Card.COOKBOOK))),
    (SECRETLY[0], seen(**COOKING, hand=(WOOD_17, Card.COOKBOOK), laid=True)),
    (SECRETLY[0], seen(**COOKING, laid=True, series=(series(Laid(FIRE_13, 13)),) * 3)),
    (SECRETLY[0], seen(**COOKING, hand=(WOOD_17,), laid=True, may_open=True)),
    (SECRETLY[0], seen(**COOKING, laid=True, may_open=True)),
    *(
        (ANSWER, seen(phase=Phase.ANSWER, attack=attack, victim=MAYA, place=place, hand=hand))
        for attack, place in ((Attack.THEFT, None), (Attack.TWEEZERS, GRID), (Attack.SAUSAGE, None))
        for hand in ((), (Card.APRON, Card.BREAD))
    ),
    (SECRETLY[0], seen(phase=Phase.PICK, **THEFT)),
    (SECRETLY[0], seen(phase=Phase.PICK, **THEFT, cookbook=True)),
    (SECRETLY[0], seen(phase=Phase.PICK, **THEFT, options=Options(ingredient_backs=True))),
    (SECRETLY[0], seen(phase=Phase.GIVE, **THEFT, drawn=(WOOD_17, SAUCE_7))),
    (SECRETLY[0], seen(phase=Phase.SWAPS, duellists=AT)),
    (SECRETLY[0], seen(phase=Phase.SWAPS, duellists=AT, hand=(Card.APRON,))),
    (SECRETLY[0], seen(phase=Phase.DUEL, duellists=AT)),
    (SECRETLY[0], seen(phase=Phase.DUEL, duellists=AT, duel=STANDS, hand=(WOOD_17,))),
    (SECRETLY[0], seen(phase=Phase.DUEL, duellists=AT, duel=STANDS, hand=(SAUCE_7,))),
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
    assert asked == question(ask, replace(public, hand=(WOOD_17, Card.BREAD)), ALL)


@pytest.mark.parametrize("alone", [False, True])
@pytest.mark.parametrize("voice", LISTENERS, ids=NAMES)
@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_seat_is_told_what_it_may_do(
    moment: tuple[Ask, Observation], voice: Voice, alone: bool
) -> None:
    assert_sentence(instruct(*moment, voice, alone=alone))
    assert_canaries_only(instruct(*moment, replace(voice, call=canary), alone=alone))


@pytest.mark.clause("CW-25")
def test_an_attack_is_put_to_the_table_in_the_same_words_whoever_could_answer() -> None:
    public = seen(phase=Phase.ANSWER, attack=Attack.TWEEZERS, victim=MAYA, place=GRID)
    assert question(ANSWER, public, ALL) == (
        "Dante aims tweezers at the grid of Maya's series. An answer? Take the keyboard. "
        "Otherwise 0."
    )
    armed = replace(public, hand=(Card.APRON,))
    told = "Dante aims tweezers at the grid of your series."
    assert instruct(ANSWER, armed, TO_MAYA) == f"{told} Answer with apron, or cover with Esc."
    assert instruct(ANSWER, public, TO_MAYA) == f"{told} You cannot answer it. Cover with Esc."
    assert instruct(ANSWER, public, TO_GAEL).endswith("Only Maya may answer.")


@pytest.mark.parametrize(
    ("facts", "sentence"),
    [
        ({}, "Your turn: draw from the pile."),
        (
            {"hand": (Card.COOKBOOK,)},
            "Your turn: draw from the pile, or play action cards before that.",
        ),
        (
            {"phase": Phase.SECOND, "pile": 0},
            "The pile is finished: steal a second card from a hand, or do without.",
        ),
        (
            {"phase": Phase.GIVE, **THEFT, "drawn": (WOOD_17, SAUCE_7)},
            "You took sauce 7: give Maya any card in exchange, this one too if you like.",
        ),
        (
            {**COOKING, "hand": (WOOD_17,)},
            "Lay one or several ingredients of one value, or end your turn.",
        ),
        (
            {**COOKING, "hand": (WOOD_17, Card.TWEEZERS), "laid": True},
            "No ingredient can be laid now: play action cards, or end your turn.",
        ),
        (
            {**COOKING, "hand": (WOOD_17,), "laid": True, "may_open": True},
            "You may open the next series with one card now, before anything else.",
        ),
        (
            {"phase": Phase.DUEL, "duel": STANDS, "hand": (SAUCE_7,)},
            "Nothing in your hand reaches 13: leave the duel.",
        ),
    ],
    ids=["draw", "attack", "pile", "give", "lay", "laid", "open", "leave"],
)
def test_the_prompt_says_what_is_still_possible(facts: dict[str, Any], sentence: str) -> None:
    assert instruct(SECRETLY[0], seen(**facts), TO_DANTE) == sentence


@pytest.mark.parametrize("moment", MOMENTS, ids=range(len(MOMENTS)))
def test_every_moment_opens_the_rules_at_a_clause(moment: tuple[Ask, Observation]) -> None:
    assert clause(*moment) in CLAUSES


@pytest.mark.parametrize("phase", Phase)
def test_every_phase_has_a_header(phase: Phase) -> None:
    assert "{" not in status(seen(phase=phase))


@pytest.mark.clause("CW-31", "CW-37")
def test_the_header_says_what_ends_the_match() -> None:
    assert status(seen()) == "27 calçots win · 54 cards in the pile"
    assert status(seen(pile=0)) == "last turn · the pile is finished"
    assert status(seen(points=(0,) * 6)) == "54 cards in the pile"


# Refusals

LIMIT = {"value": 13, "limit": 11, "card": FIRE_13}
REFUSALS: tuple[Refusal, ...] = (
    *(
        IllegalAction(f"CW-{decides}", Reason.NOT_IN_HAND, card=Card.BREAD)
        for decides in (9, 14, 19, 23, 24, 41, 42)
    ),
    IllegalAction("CW-16", Reason.DRAW_FIRST),
    IllegalAction("CW-16", Reason.SECOND_FIRST),
    IllegalAction("CW-12", Reason.FIRST_FROM_PILE),
    IllegalAction("CW-12", Reason.DREW_BOTH),
    IllegalAction("CW-13", Reason.PILE_EMPTY),
    IllegalAction("CW-20", Reason.NOT_YOURSELF),
    IllegalAction("CW-14", Reason.EMPTY_HAND, target=MAYA),
    IllegalAction("CW-14", Reason.NO_SUCH_BACK),
    IllegalAction("CW-9", Reason.ONE_PLAY),
    IllegalAction("CW-10", Reason.ONE_CARD),
    IllegalAction("CW-9", Reason.NOT_AN_INGREDIENT, card=Card.APRON),
    IllegalAction("CW-9", Reason.PLACE_TAKEN, card=FIRE_13),
    IllegalAction("CW-9", Reason.SAME_PLACE),
    IllegalAction("CW-9", Reason.OTHER_VALUE, card=FIRE_13, value=17),
    IllegalAction("CW-8", Reason.BAD_VALUE),
    IllegalAction("CW-6", Reason.TOO_HIGH, before=Ingredient.WOOD, **LIMIT),
    IllegalAction("CW-6", Reason.TOO_LOW, after=GRID, **{**LIMIT, "limit": 17}),
    IllegalAction("CW-11", Reason.NOTHING_TO_RETIRE),
    *(
        IllegalAction("CW-19", Reason.NOTHING_THERE, target=target, place=GRID)
        for target in (MAYA, DANTE)
    ),
    IllegalAction("CW-16", Reason.ONLY_AN_ANSWER, card=Card.APRON),
    *(
        IllegalAction("CW-23", Reason.WRONG_DEFENCE, card=Card.APRON, attack=attack)
        for attack in Attack
    ),
    IllegalAction("CW-41", Reason.NOT_AN_ACTION, card=FIRE_13),
    IllegalAction("CW-42", Reason.TOO_LITTLE, card=SAUCE_7, value=7, least=13),
    IllegalAction("CW-42", Reason.NOT_A_VALUE, card=FIRE_13),
    IllegalAction("CW-42", Reason.MUST_PLAY, card=FIRE_13),
    IllegalAction("CW-3", Reason.BAD_DEAL),
    *(
        IllegalAction(f"CW-{decides}", CommonReason.NOT_AWAITED)
        for decides in (3, 12, 14, 16, 25, 30, 41, 42, 99)
    ),
    *(IllegalTable("CW-4", TableReason.SEATS, seats=seats, least=2, most=6) for seats in (1, 7)),
)


def refusal_of(reason: Reason) -> Refusal:
    """The first of the refusals above with this reason."""
    return next(refusal for refusal in REFUSALS if refusal.reason is reason)


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
    ("reason", "sentence"),
    [
        (
            Reason.TOO_HIGH,
            ("The wood before it counts 11, so fire 13 cannot count 13: lay 11 or less there."),
        ),
        (
            Reason.TOO_LOW,
            ("The grid after it counts 17, so fire 13 cannot count 13: lay 17 or more there."),
        ),
        (
            Reason.OTHER_VALUE,
            "Lay together only cards of the same value: fire 13 does not count 17.",
        ),
        (
            Reason.NOTHING_THERE,
            "Maya's grid place is empty: choose a card that lies on the table.",
        ),
        (
            Reason.WRONG_DEFENCE,
            ("A thief is stopped by bread with tomato alone, not by apron: play that, or nothing."),
        ),
        (
            Reason.TOO_LITTLE,
            "The duel stands at 13, and sauce 7 would count 7: play 13 or more.",
        ),
    ],
    ids=lambda value: value.name if isinstance(value, Reason) else "",
)
def test_a_refusal_speaks_with_its_facts(reason: Reason, sentence: str) -> None:
    assert refuse(refusal_of(reason), TO_DANTE) == sentence


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
        Deal(((WOOD_17, SAUCE_7), (Card.BREAD,)), None),
        "Deal wood 17 and sauce 7 / bread with tomato",
    ),
    (Drawn(WOOD_17, None), "Draw wood 17"),
    (Lot(WOOD_17), "Draw wood 17"),
    (MoveOn(), "Move on"),
    (Draw(), "Draw from the pile"),
    (NoSecondCard(), "Do without a second card"),
    (Steal(MAYA), "Steal from Maya"),
    (PickBack(None), "Pick a card unseen"),
    (PickBack(Back.ACTION), "Pick a card whose back shows an action"),
    (PickCard(WOOD_17), "Pick wood 17"),
    (GiveBack(SAUCE_7), "Give sauce 7"),
    (Lay((WOOD_WILD, FIRE_13), 13), "Lay wild wood as 13 and fire 13"),
    (Retire(), "Retire the series"),
    (PlayTweezers(MAYA, GRID), "Use tweezers on Maya's grid"),
    (PlayTweezers(DANTE, GRID), "Use tweezers on your own grid"),
    (PlayWineJug(MAYA), "Use wine jug on Maya"),
    (PlayCookbook(), "Open the cookbook"),
    (PlaySausage(MAYA), "Use sausage on Maya"),
    (EndTurn(), "End the turn"),
    (Defend(Card.APRON), "Answer with apron"),
    (Swap(Card.APRON, GRID), "Swap apron for the grid"),
    (NoMoreSwaps(), "Swap no more"),
    (Duel(WOOD_WILD, 17), "Play wild wood as 17"),
    (LeaveDuel(), "Leave the duel"),
)


def test_no_kind_of_action_is_missing_here() -> None:
    assert {type(action) for action, _ in LABELS} == set(get_args(Action))


@pytest.mark.parametrize(("action", "expected"), LABELS)
def test_every_action_has_a_label(action: Action, expected: str) -> None:
    assert label(action, TO_DANTE) == expected
    assert_canaries_only(label(action, replace(TO_DANTE, call=canary)))


@pytest.mark.clause("CW-1", "CW-2")
def test_every_card_has_its_own_name_its_use_and_its_clause() -> None:
    assert len({call(card) for card in Card}) == len(Card)
    for card in Card:
        assert_sentence(text(card))
        assert CLAUSE_OF_CARD[card] in CLAUSES


def test_every_kind_of_card_has_a_line_of_its_own_to_smile_at() -> None:
    kinds = {
        (card.ingredient, card.wild, card if card.ingredient is None else None) for card in Card
    }
    assert len({flavour(card) for card in Card}) == len(kinds)
    for card in Card:
        assert flavour(card)[-1] in ".!?"
        assert len(flavour(card)) <= 72


def test_backs_and_places_have_names_too() -> None:
    assert [call(back) for back in Back][:-1] == [call(place) for place in Ingredient]
    assert call(Back.ACTION) == "an action"


@pytest.mark.clause("CW-13b")
@pytest.mark.parametrize("name", [field.name for field in fields(Options)])
def test_every_table_option_is_explained(name: str) -> None:
    short, help_sentence = option(name)
    assert len(short) <= 20
    assert_sentence(help_sentence)
    assert [choice(name, value) for value in (True, False)] == ["on", "off"]


def test_an_unknown_option_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        option("lemonade")
    with pytest.raises(KeyError):
        choice("ingredient_backs", "perhaps")


@pytest.mark.clause("CW-3")
def test_the_last_calcot_eater_is_asked_for() -> None:
    assert calcotada.starters() == "Whoever ate calçots last starts. Who was it?"


@pytest.mark.clause("CW-31", "CW-37")
def test_the_set_up_says_how_much_must_be_eaten() -> None:
    assert note(2) == "Whoever has eaten 29 calçots wins at once."
    assert note(6) == "With six players the match goes on until the pile is finished."
    assert note(1) == ""


@pytest.mark.clause("CW-30", "CW-32")
def test_the_result_names_the_winner_and_lays_the_count_open() -> None:
    over = seen(
        phase=Phase.OVER,
        eaten=((13, 13), (), (7,)),
        outcome=Outcome(Ending.PILE, (26, 0, 7), (1, 3, 2)),
    )
    assert result(over, ALL) == [
        "The pile is finished: Dante wins with 26 calçots eaten.",
        "1. Dante: 26 calçots",
        "2. Maya: 7 calçots",
        "3. Gael: 0 calçots",
    ]
    assert result(over, TO_DANTE)[0] == "The pile is finished: you win with 26 calçots eaten."
    assert count(over, DANTE, ALL) == ["Series 1: 13", "Series 2: 13", "Total: 26"]
    assert count(over, GAEL, ALL) == ["Total: 0"]


@pytest.mark.clause("CW-33", "CW-43")
def test_a_duel_is_named_as_what_decided() -> None:
    over = seen(
        phase=Phase.OVER,
        duellists=(MAYA, DANTE),
        outcome=Outcome(Ending.DUEL, (13, 0, 13), (2, 3, 1)),
    )
    assert result(over, ALL)[:2] == [
        "Dante and Maya had eaten equally many, so a duel decided.",
        "Maya is the last one in the duel and wins with 13 calçots eaten.",
    ]


@pytest.mark.parametrize("backs", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_a_match_can_be_told_from_its_deal_to_its_end(seats: int, backs: bool) -> None:
    rules, rng = Rules(Options(ingredient_backs=backs)), Random(seats)
    voice = Voice(("Ana", "Bruno", "Caio", "Dora", "Edu", "Fe")[:seats], call=canary)
    state = rules.start(seats, Seat(0))
    for _ in range(3000):
        ask = rules.ask(state)
        assert_sentence(question(ask, rules.observe(state, None), voice))
        seat: Seat | None = None
        match ask:
            case Over():
                break
            case Chance():
                action = rules.draw_chance(state, rng)
            case Choose(seat=seat):
                private = replace(voice, you=seat)
                assert_sentence(instruct(ask, rules.observe(state, seat), private))
                action = rng.choice(list(rules.legal_actions(state, seat)))
            case Offer(seats=(seat,)):
                answers = list(rules.legal_actions(state, seat))
                seat, action = (seat, answers[0]) if answers else (None, MoveOn())
        for event in rules.apply(state, seat, action):
            for you in (None, *map(Seat, range(seats))):
                told = tell(redact(event, you), replace(voice, you=you))
                assert_sentence(told)
                assert_canaries_only(told)
    over = rules.observe(state, None)
    assert over.outcome is not None
    for place in range(seats):
        *parts, total = (int(line.split()[-1]) for line in count(over, Seat(place), voice))
        assert sum(parts) == total == over.points[place]


CLAUSES = [
    *(f"CW-{number}" for number in range(1, 14)),
    "CW-13b",
    *(f"CW-{number}" for number in (*range(14, 26), *range(30, 34), 37, *range(40, 44))),
    *(f"CW-E{number}" for number in range(1, 4)),
]


def test_the_sheet_has_all_clauses_in_order() -> None:
    sheet = sheets.read("calcotada")
    assert sheet.title == "Calçotada Wars"
    assert list(dict.fromkeys(clause.id for clause in sheet.clauses())) == CLAUSES
    assert all(clause.text[-1] == "." for clause in sheet.clauses())
