"""What the generic tests must know of The Cheating Moth."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from cookiegames.rules.moth.actions import Deal, Drawn, Lot, Mark, Order, Shout
from cookiegames.rules.moth.cards import CARDS, CARDS_IN_ALL, COPIES, IS_MOTH, Card
from cookiegames.rules.moth.observation import Observation, Phase, RoundEnding

from . import Goal, Kit, OptionSet


def conserved(views: Sequence[Observation]) -> None:
    """From what each seat and, last, the public sees."""
    *seats, public = views
    if public.top is None:
        assert sum(public.hand_sizes) == public.stock == 0
        return
    assert public.hand_sizes == tuple(len(view.hand) for view in seats)
    held = [card for view in seats for card in view.hand]
    thrown = [card for view in seats for card in (*view.away, view.thrown) if card is not None]
    seen = Counter([*held, *thrown, *public.discards, public.top])
    assert all(seen[card] <= COPIES[card] for card in Card)
    assert seen.total() + public.stock == CARDS_IN_ALL
    if not public.options.any_card:
        assert all(IS_MOTH[card] for card in thrown)
    _known_is_true(seats)


def _known_is_true(seats: Sequence[Observation]) -> None:
    """What a seat gave away and still knows lies in that hand, copy by copy."""
    for view in seats:
        known = Counter((one.seat, one.card) for one in view.known)
        assert all(seats[seat].hand.count(card) >= count for (seat, card), count in known.items())


def _nearby(draw: object, rng: Random) -> Iterator[object]:
    """Cards of a deal change places, other cards are drawn."""
    if isinstance(draw, Deal):
        for _ in range(3):
            cards = [card for hand in draw.hands for card in hand]
            one, other = (int(rng.random() * len(cards)) for _ in range(2))
            cards[one], cards[other] = cards[other], cards[one]
            starts = range(0, len(cards), len(draw.hands[0]))
            size = len(draw.hands[0])
            yield Deal(tuple(tuple(sorted(cards[at : at + size])) for at in starts), draw.top)
    if isinstance(draw, Drawn) and len(draw.cards) == 1:
        yield from (Drawn((card,)) for card in CARDS)


def _alone(public: Observation) -> bool:
    return _winners(public) == 1 and public.ending is RoundEnding.EMPTY


def _shared(public: Observation) -> bool:
    return _winners(public) > 1


def _several_empty(public: Observation) -> bool:
    return sum(not hand for hand in public.revealed) > 1


def _winners(public: Observation) -> int:
    assert public.phase is Phase.OVER
    assert public.outcome is not None
    return len(public.outcome.winners)


KIT = Kit(
    option_sets={
        "standard": OptionSet({}, (3, 4, 5)),
        "calm": OptionSet({"calm": True}, (3, 4, 5)),
        "any-card": OptionSet({"any_card": True}, (3,)),
        "guard-moths": OptionSet({"guard_moths": True, "watch": 0}, (3, 5)),
        "all": OptionSet({"any_card": True, "guard_moths": True, "number_races": True}, (4,)),
    },
    goals={
        "alone": Goal("standard", 3, _alone),
        "shared": Goal("standard", 3, _shared),
        "calm": Goal("calm", 4, _alone),
        "several-empty": Goal("any-card", 3, _several_empty),
    },
    conserved=conserved,
    interrupts=(Mark, Shout),
    # The lots are drawn before all eyes.
    public=(Lot, Order),
    nearby=_nearby,
    walks=3,
    examples=3,
    private_walks=2,
)
