"""What the generic tests must know of Batasaurus."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from cookiegames.rules.batasaurus.actions import LayOut
from cookiegames.rules.batasaurus.cards import PLACES, SET
from cookiegames.rules.batasaurus.observation import Observation, Phase
from cookiegames.rules.batasaurus.scoring import Ending

from . import Goal, Kit, OptionSet


def conserved(views: Sequence[Observation]) -> None:
    """From what each seat and, last, the public sees."""
    *seats, public = views
    lying = sum(map(sum, public.lying))
    unfinished = public.phase in (Phase.TURN_UP, Phase.BATTLE) and public.last_winner is None
    in_the_middle = len(public.middle) if unfinished else 0
    in_play = 0 if public.phase is Phase.LAY_OUT else PLACES * len(seats)
    assert lying + in_the_middle + sum(public.piles) == in_play
    for seat in range(len(seats)):
        played = [each.card for each in public.middle if each.seat == seat and each.card]
        assert public.shown[seat].issuperset(played)
        assert len(public.shown[seat]) + sum(public.lying[seat]) <= PLACES
    for view in (*seats, public):
        for layout in (view.layout, *(view.layouts or ())):
            assert layout is None or sorted(layout) == list(SET)


def _nearby(draw: object, rng: Random) -> Iterator[object]:
    if not isinstance(draw, LayOut):
        return
    for seat, cards in enumerate(draw.sets):
        swapped = list(cards)
        one, other = (int(rng.random() * len(cards)) for _ in range(2))
        swapped[one], swapped[other] = swapped[other], swapped[one]
        yield LayOut((*draw.sets[:seat], tuple(swapped), *draw.sets[seat + 1 :]))


def _winners(public: Observation) -> int:
    assert public.outcome is not None
    return len(public.outcome.winners)


def _ended(public: Observation, ending: Ending) -> bool:
    assert public.outcome is not None
    return public.outcome.ending is ending


KIT = Kit(
    option_sets={
        "standard": OptionSet({}, (2, 3, 4)),
        "together": OptionSet({"together": True, "seconds": 5}, (2, 3, 4)),
    },
    goals={
        "most-cards": Goal(
            "standard",
            4,
            lambda public: _ended(public, Ending.OUT_OF_CARDS) and _winners(public) == 1,
        ),
        "shared": Goal(
            "together",
            3,
            lambda public: _ended(public, Ending.OUT_OF_CARDS) and _winners(public) > 1,
        ),
        "battle-returned": Goal(
            "standard", 2, lambda public: _ended(public, Ending.BATTLE_RETURNED)
        ),
    },
    conserved=conserved,
    interrupts=(),
    # Seen for a while, and never told: nothing may keep a layout (BS-4).
    public=(LayOut,),
    nearby=_nearby,
    walks=4,
    examples=5,
    private_walks=4,
)
