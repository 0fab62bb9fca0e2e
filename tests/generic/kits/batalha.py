"""What the generic tests must know of Batalha dos Cookies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from cookiegames.rules.batalha.actions import Deal, UseMarker
from cookiegames.rules.batalha.cards import MARKERS_OF_EACH, Marker, Piece, Pieces
from cookiegames.rules.batalha.observation import Observation, Phase
from cookiegames.rules.batalha.scoring import Ending

from . import Goal, Kit, OptionSet


def conserved(views: Sequence[Observation]) -> None:
    """From what each seat and, last, the public sees."""
    *seats, public = views
    _cards_conserved(seats, public)
    _pieces_conserved(seats, public)
    _markers_conserved(seats, public)


def _cards_conserved(seats: Sequence[Observation], public: Observation) -> None:
    assert public.hand_sizes == tuple(len(view.hand) for view in seats)
    if public.phase in (Phase.SUIT, Phase.DEAL, Phase.ASSEMBLY, Phase.OVER):
        assert sum(public.hand_sizes) == 0
        return
    held = [card for view in seats for card in view.hand]
    played = {card for trick in public.tricks for card in trick.cards} | set(public.trick)
    deck = 20 if len(seats) == 2 else 48 if public.options.no_specials else 54
    assert len(set(held)) == len(held)
    assert not played & set(held)
    assert len(held) + len(played) + public.aside == deck


def _pieces_conserved(seats: Sequence[Observation], public: Observation) -> None:
    owned = [view.pieces for view in seats if view.pieces is not None]
    assert public.piece_counts == tuple(sum(pieces) for pieces in owned)
    on_the_table = 0 if public.dispute is None else 1
    assert sum(public.piece_counts) + on_the_table + public.piece_pile == 36
    for kind in Piece:
        seen = sum(pieces[kind] for pieces in owned) + (public.dispute is kind)
        assert seen <= public.options.pieces[kind]


def _markers_conserved(seats: Sequence[Observation], public: Observation) -> None:
    assert public.marker_counts == tuple(len(view.markers) for view in seats)
    held = Counter(marker for view in seats for marker in view.markers)
    in_play = sum(public.marker_counts) + sum(public.spent) + public.marker_pile
    assert in_play == (0 if len(seats) == 2 else len(Marker) * MARKERS_OF_EACH)
    for kind in Marker:
        assert held[kind] + public.spent[kind] <= MARKERS_OF_EACH


def _nearby(draw: object, rng: Random) -> Iterator[object]:
    if not isinstance(draw, Deal):
        return
    for _ in range(3):
        cards = list(draw.cards)
        one, other = (int(rng.random() * len(cards)) for _ in range(2))
        cards[one], cards[other] = cards[other], cards[one]
        yield Deal(tuple(cards))


def _held_by_the_best(public: Observation) -> list[Pieces]:
    """The pieces of all whose score is the winner's, winners first."""
    assert public.outcome is not None
    assert public.revealed is not None
    scores, places = public.outcome.scores, public.outcome.places
    best = scores[public.outcome.winners[0]]
    tied = [seat for seat, score in enumerate(scores) if score == best]
    return [public.revealed[seat] for seat in sorted(tied, key=lambda seat: places[seat])]


def _second_highest(public: Observation) -> bool:
    return _ending(public) is Ending.SECOND_HIGHEST


def _alone(public: Observation) -> bool:
    return _second_highest(public) and len(_held_by_the_best(public)) == 1


def _by_pieces(public: Observation) -> bool:
    held = [sum(pieces) for pieces in _held_by_the_best(public)]
    return _second_highest(public) and len(held) > 1 and held[0] > held[1]


def _by_fewer_rotten(public: Observation) -> bool:
    held = _held_by_the_best(public)
    return (
        _second_highest(public)
        and len(held) > 1
        and sum(held[0]) == sum(held[1])
        and held[0].rotten < held[1].rotten
    )


def _shared(public: Observation) -> bool:
    assert public.outcome is not None
    return _second_highest(public) and len(public.outcome.winners) > 1


def _ending(public: Observation) -> Ending:
    assert public.outcome is not None
    assert isinstance(public.outcome.ending, Ending)
    return public.outcome.ending


KIT = Kit(
    option_sets={
        "standard": OptionSet({}, (2, 3, 4, 5, 6)),
        "simplified": OptionSet({"highest_wins": True, "no_specials": True}, (3, 6)),
        "no-specials": OptionSet({"no_specials": True}, (4,)),
        "highest": OptionSet({"highest_wins": True}, (5,)),
        "mouldy": OptionSet({"pieces": Pieces(6, 3, 3, 24)}, (2, 3)),
        "plain": OptionSet({"pieces": Pieces(36, 0, 0, 0)}, (4,)),
        "blue-out": OptionSet({"duel_suit": "blue"}, (2,)),
    },
    goals={
        "second-highest": Goal("standard", 3, _alone),
        "second-highest-by-pieces": Goal("standard", 3, _by_pieces),
        "second-highest-by-fewer-rotten": Goal("standard", 3, _by_fewer_rotten),
        "second-highest-shared": Goal("standard", 3, _shared),
        "all-level": Goal("standard", 3, lambda public: _ending(public) is Ending.ALL_LEVEL),
        "simplified": Goal("simplified", 3, lambda public: _ending(public) is Ending.HIGHEST),
        "duel": Goal("standard", 2, lambda public: _ending(public) is Ending.DUEL),
    },
    conserved=conserved,
    interrupts=(UseMarker,),
    public=(UseMarker,),
    nearby=_nearby,
    walks=4,
    examples=5,
    private_walks=4,
)
