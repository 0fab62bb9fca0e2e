"""Listeners, things and an observation that the tests of the sentences share."""

from __future__ import annotations

import re
from dataclasses import replace
from enum import Enum
from typing import Any

from cookiegames.rules.batalha.actions import Assemble
from cookiegames.rules.batalha.cards import Card, Marker, Piece, Pieces, Suit
from cookiegames.rules.batalha.observation import Observation, Phase
from cookiegames.rules.batalha.options import Options
from cookiegames.rules.batalha.scoring import Ending
from cookiegames.rules.game import Outcome, Seat
from cookiegames.words.batalha import call
from cookiegames.words.voice import Voice

DANTE, GAEL, MAYA = Seat(0), Seat(1), Seat(2)
NAMES = ("Dante", "Gael", "Maya")
ALL = Voice(NAMES)
TO_DANTE, TO_GAEL, TO_MAYA = (Voice(NAMES, you=seat) for seat in (DANTE, GAEL, MAYA))
VOICES = (ALL, TO_DANTE, TO_GAEL, TO_MAYA)


def canary(thing: Enum) -> str:
    """A name that no sentence can hold by itself."""
    return f"<{type(thing).__name__}.{thing.name}>"


THINGS = (*Card, *Marker, *Piece, *Suit)
OWN_NAMES = re.compile(
    r"\b(" + "|".join(sorted({re.escape(call(thing)) for thing in THINGS})) + r")\b"
)


def assert_canaries_only(sentence: str) -> None:
    """Every card, piece, marker and suit in this sentence came by way of `Voice.call`."""
    assert not OWN_NAMES.search(sentence), sentence


def assert_sentence(sentence: str) -> None:
    """Whole, filled in, and ended."""
    assert sentence[0].isupper() or sentence[0] in '0123456789<["', sentence
    assert sentence[-1] in ".?", sentence
    assert "{" not in sentence, sentence
    assert "}" not in sentence, sentence
    assert "  " not in sentence, sentence
    assert "None" not in sentence, sentence


def assert_speaks_of_nobody(sentence: str) -> None:
    """It does not say "you": several people read it."""
    assert not re.search(r"\byou(r|rs|rself)?\b", sentence, re.IGNORECASE), sentence


def observation(**facts: Any) -> Observation:
    """Three seats in the second round, after four turns, with these facts changed."""
    plain = Observation(
        viewer=None,
        options=Options(),
        phase=Phase.PLAY,
        round=2,
        starter=DANTE,
        leader=DANTE,
        to_act=DANTE,
        removed=None,
        hand=(),
        hand_sizes=(12, 12, 12),
        aside=18,
        dispute=None,
        trick=(),
        turn_suit=None,
        tricks=(),
        chosen=(),
        chosen_counts=(0, 0, 0),
        given=(),
        received=(),
        pieces=None,
        piece_counts=(4, 4, 4),
        ways=(),
        piece_pile=24,
        revealed=None,
        markers=(),
        marker_counts=(0, 0, 0),
        marker_pile=18,
        spent=(0,) * 6,
        bound=(False,) * 3,
        drawn=(False,) * 3,
        forced=None,
        awards=(),
        taking=False,
        effect=None,
        assembly=None,
        assembled=(False,) * 3,
        assemblies=None,
        final_markers=None,
        outcome=None,
    )
    return replace(plain, **facts)


NOTHING = Assemble(Pieces(0, 0, 0, 0), Pieces(0, 0, 0, 0))


def ended(
    ending: Ending,
    scores: tuple[int, ...],
    places: tuple[int, ...],
    pieces: tuple[Pieces, ...] = (Pieces(0, 0, 0, 0),) * 3,
    assemblies: tuple[Assemble, ...] = (NOTHING,) * 3,
    markers: tuple[tuple[Marker, ...], ...] = ((),) * 3,
) -> Observation:
    """The public observation of a match that ended like this."""
    return observation(
        phase=Phase.OVER,
        round=3,
        revealed=pieces,
        assemblies=assemblies,
        final_markers=markers,
        outcome=Outcome(ending, scores, places),
    )
