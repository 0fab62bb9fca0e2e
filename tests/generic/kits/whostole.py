"""What the generic tests must know of the game about the stolen cookie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from random import Random

from cookiegames.rules.whostole.actions import Deal, Discard, Draw
from cookiegames.rules.whostole.cards import CARDS_IN_ALL, COPIES, Card
from cookiegames.rules.whostole.events import RoundEnding
from cookiegames.rules.whostole.observation import Observation, Phase

from . import Goal, Kit, OptionSet

PLAYING = (Phase.DRAW, Phase.TURN, Phase.REDRAW)


def conserved(views: Sequence[Observation]) -> None:
    """From what each seat and, last, the public sees."""
    *seats, public = views
    held = [card for view in seats for card in view.hand]
    seen = Counter([*held, *public.discarded, *public.laid_open])
    assert all(seen[card] <= COPIES[card] for card in Card)
    assert Counter(public.discarded) == Counter(card for own in public.discards for card in own)
    if public.phase in PLAYING:
        assert public.hand_sizes == tuple(len(view.hand) for view in seats)
        assert seen.total() + public.deck + public.aside == CARDS_IN_ALL
        assert all(
            size == 0 for size, out in zip(public.hand_sizes, public.out, strict=True) if out
        )
        _known_is_true(seats)


def _known_is_true(seats: Sequence[Observation]) -> None:
    for view in seats:
        for told in view.known:
            assert told.seat != view.viewer
            assert told.card in seats[told.seat].hand


def _nearby(draw: object, rng: Random) -> Iterator[object]:
    """Two of the cards drawn or dealt change places with others."""
    if isinstance(draw, Draw):
        yield from (Draw(card) for card in Card if card is not draw.card)
    if isinstance(draw, Deal):
        cards, count = [*draw.laid_open, *draw.hands], len(draw.laid_open)
        for _ in range(3):
            one, other = (int(rng.random() * len(cards)) for _ in range(2))
            cards[one], cards[other] = cards[other], cards[one]
            yield Deal(tuple(cards[:count]), tuple(cards[count:]))


def _by(ending: RoundEnding) -> Callable[[Observation], bool]:
    return lambda public: public.ending is ending and _winners(public) == 1


def _shared(public: Observation) -> bool:
    return _winners(public) > 1


def _winners(public: Observation) -> int:
    assert public.outcome is not None
    return len(public.outcome.winners)


KIT = Kit(
    option_sets={"standard": OptionSet({}, (2, 3, 4))},
    goals={
        "deck": Goal("standard", 3, _by(RoundEnding.DECK)),
        "cookie-tie": Goal("standard", 2, _by(RoundEnding.COOKIE_TIE)),
        "last": Goal("standard", 4, _by(RoundEnding.LAST)),
        "cubs": Goal("standard", 3, _by(RoundEnding.CUBS)),
        "shared": Goal("standard", 2, _shared),
    },
    conserved=conserved,
    interrupts=(),
    # A discard is for all to see, whatever became of the card that stayed.
    public=(Discard,),
    nearby=_nearby,
    walks=8,
    examples=10,
    private_walks=8,
)
