"""Some whole truth that fits what one viewer knows, without deductions."""

from __future__ import annotations

from collections import Counter
from random import Random

from ..game import Seat
from .cards import BACK_OF, COPIES, INGREDIENT_OF, Back, Card
from .chance import shuffled
from .observation import Observation
from .state import DUEL, State


def imagine(sight: Observation, rng: Random) -> State:
    """Deal out, at random, all that the viewer has not seen."""
    unseen = shuffled([*_missing(sight).elements()], rng)
    hands = {seat: sorted(_seen_in(sight, seat)) for seat in range(len(sight.hand_sizes))}
    # Who may hold ingredients alone takes first, and so leaves the actions to the others.
    for seat in sorted(hands, key=lambda seat: not _clean(sight, seat)):
        for _ in range(sight.hand_sizes[seat] - len(hands[seat])):
            hands[seat].append(_take(sight, seat, hands[seat], unseen))
    pool = Counter(unseen)
    seats = len(sight.hand_sizes)
    known: list[tuple[Card, ...]] = [()] * (seats * (seats + 1))
    first = (seats if sight.viewer is None else sight.viewer) * seats
    known[first : first + seats] = sight.known
    return State(
        options=sight.options,
        seats=seats,
        phase=sight.phase,
        stage=sight.stage,
        first=sight.first,
        to_act=sight.to_act,
        hands=[tuple(sorted(hands[seat])) for seat in range(seats)],
        drawn=sight.drawn,
        known=known,
        pool=[pool[card] for card in Card],
        pile=sight.pile,
        top=sight.top,
        discarded=list(sight.discarded),
        series=list(sight.series),
        eaten=list(sight.eaten),
        points=list(sight.points),
        skips=list(sight.skips),
        laid=sight.laid,
        may_open=sight.may_open,
        cookbook=sight.cookbook,
        attack=sight.attack,
        victim=sight.victim,
        place=sight.place,
        picked=sight.picked,
        duellists=sight.duellists,
        left=sight.left,
        duel=sight.duel,
        outcome=sight.outcome,
    )


def _seen_in(sight: Observation, seat: int) -> tuple[Card, ...]:
    """What the viewer knows of this hand: all of it, or some."""
    if seat == sight.viewer:
        return sight.hand
    opened = sight.open_hands[seat]
    return sight.known[seat] if opened is None else opened


def _missing(sight: Observation) -> Counter[Card]:
    """How many of each card lie where the viewer cannot see them."""
    left = Counter({card: COPIES[card] - sight.discarded[card] for card in Card})
    left.subtract(laid.card for series in sight.series for laid in series if laid is not None)
    for seat in range(len(sight.hand_sizes)):
        left.subtract(_seen_in(sight, seat))
    return left


def _clean(sight: Observation, seat: int) -> bool:
    """Whether this hand holds no action cards any more (CW-41)."""
    cleared = bool(sight.duellists) and (sight.phase is DUEL or sight.outcome is not None)
    return cleared and Seat(seat) in sight.duellists


def _take(sight: Observation, seat: int, hand: list[Card], unseen: list[Card]) -> Card:
    """The next card that this hand may hold."""
    wanted = None
    if sight.backs:
        shown = Counter(BACK_OF[card] for card in hand)
        wanted = next(back for back in Back if shown[back] < sight.backs[seat][back])
    for at, card in enumerate(unseen):
        fits = wanted is None or BACK_OF[card] is wanted
        if fits and not (_clean(sight, seat) and INGREDIENT_OF[card] is None):
            return unseen.pop(at)
    raise ValueError("no truth fits this observation")
