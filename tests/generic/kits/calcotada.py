"""What the generic tests must know of Calçotada Wars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from random import Random

from cookiegames.rules.calcotada.actions import (
    Deal,
    Draw,
    Drawn,
    Duel,
    EndTurn,
    Lay,
    LeaveDuel,
    Lot,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    PlayCookbook,
    PlaySausage,
    PlayTweezers,
    PlayWineJug,
    Retire,
    Steal,
    Swap,
)
from cookiegames.rules.calcotada.cards import CARDS_IN_ALL, COPIES, Back, Card
from cookiegames.rules.calcotada.events import Ending
from cookiegames.rules.calcotada.observation import Observation, Phase

from . import Goal, Kit, OptionSet


def conserved(views: Sequence[Observation]) -> None:
    """From what each seat and, last, the public sees."""
    *seats, public = views
    assert public.hand_sizes == tuple(len(view.hand) for view in seats)
    _cards_conserved(seats, public)
    _series_are_in_order(public)
    _hands_are_shown_as_they_are(seats, public)
    for view in views:
        _known_is_true(view, seats)


def _cards_conserved(seats: Sequence[Observation], public: Observation) -> None:
    seen = Counter(card for view in seats for card in view.hand)
    seen.update(laid.card for own in public.series for laid in own if laid is not None)
    seen.update({card: public.discarded[card] for card in Card})
    assert all(seen[card] <= COPIES[card] for card in Card)
    assert seen.total() + public.pile == CARDS_IN_ALL
    duel = Counter(laid.card for _, laid in public.duel)
    assert all(duel[card] <= public.discarded[card] for card in duel)


def _series_are_in_order(public: Observation) -> None:
    for own in public.series:
        values = [laid.value for laid in own if laid is not None]
        assert len(values) < len(own)
        assert all(before >= after for before, after in pairwise(values))
        for place, laid in enumerate(own):
            if laid is not None:
                assert laid.card.ingredient == place
                assert laid.card.wild or laid.card.printed == laid.value
    assert public.points == tuple(map(sum, public.eaten))


def _hands_are_shown_as_they_are(seats: Sequence[Observation], public: Observation) -> None:
    for seat, shown in enumerate(public.open_hands):
        assert shown is None or shown == seats[seat].hand
    assert (public.top is not None) == (public.options.ingredient_backs and _dealt_pile(public))
    if public.options.ingredient_backs:
        for view, backs in zip(seats, public.backs, strict=True):
            held = Counter(card.back for card in view.hand)
            assert backs == tuple(held[back] for back in Back)
    else:
        assert public.backs == ()


def _dealt_pile(public: Observation) -> bool:
    return public.phase is not Phase.DEAL and public.pile > 0


def _known_is_true(view: Observation, seats: Sequence[Observation]) -> None:
    assert Counter(view.drawn) <= Counter(view.hand)
    for seat, known in enumerate(view.known):
        assert Counter(known) <= Counter(seats[seat].hand)
        assert not known or (seat != view.viewer and view.open_hands[seat] is None)


def _nearby(draw: object, rng: Random) -> Iterator[object]:
    """Another card is drawn, or two of the cards dealt change places."""
    if isinstance(draw, Drawn):
        yield from (Drawn(card, draw.top) for card in Card if card is not draw.card)
    if isinstance(draw, Lot):
        yield from (Lot(card) for card in Card if card is not draw.card)
    if isinstance(draw, Deal):
        for _ in range(3):
            hands = [list(hand) for hand in draw.hands]
            one, other = (hands[int(rng.random() * len(hands))] for _ in range(2))
            left, right = (int(rng.random() * len(one)) for _ in range(2))
            one[left], other[right] = other[right], one[left]
            yield Deal(tuple(tuple(sorted(hand)) for hand in hands), draw.top)


def _ended(ending: Ending) -> Callable[[Observation], bool]:
    return lambda public: public.outcome is not None and public.outcome.ending is ending


KIT = Kit(
    option_sets={
        "standard": OptionSet({}, (2, 3, 4, 5, 6)),
        "backs": OptionSet({"ingredient_backs": True}, (2, 3, 6)),
    },
    goals={
        "pile": Goal("standard", 3, _ended(Ending.PILE)),
        "target": Goal("standard", 2, _ended(Ending.TARGET)),
        "duel": Goal("standard", 3, _ended(Ending.DUEL)),
        "six": Goal("standard", 6, _ended(Ending.PILE)),
    },
    conserved=conserved,
    interrupts=(),
    # All that is done on the table is for all to see, though the hand decides what can be done.
    public=(
        Draw,
        NoSecondCard,
        Steal,
        PickBack,
        PickCard,
        Lay,
        Retire,
        PlayTweezers,
        PlayWineJug,
        PlayCookbook,
        PlaySausage,
        EndTurn,
        Swap,
        NoMoreSwaps,
        Duel,
        LeaveDuel,
    ),
    nearby=_nearby,
    walks=2,
    examples=3,
    private_walks=2,
)
