"""Who wins a round, and the outcome of Who stole the cookie? (WS-8, WS-9, WS-24)."""

from __future__ import annotations

from collections.abc import Sequence

from ..game import Outcome, Seat
from .cards import COOKIE_AT_THE_END, STRENGTH_OF, Card
from .events import RoundEnding


def value_at_the_end(card: Card) -> int:
    """What a revealed card counts (WS-24)."""
    return COOKIE_AT_THE_END if card is Card.COOKIE else STRENGTH_OF[card]


def round_winners(
    hands: Sequence[Card | None], discards: Sequence[Sequence[Card]]
) -> tuple[RoundEnding, tuple[Seat, ...]]:
    """How a round with an empty deck ends, and who wins it (WS-8, WS-24).

    Both lists are by seat; a hand of None is out of the round.
    """
    values = {
        Seat(seat): value_at_the_end(card) for seat, card in enumerate(hands) if card is not None
    }
    best = _highest(values)
    if len(best) == 1:
        return RoundEnding.DECK, best
    if any(hands[seat] is Card.COOKIE for seat in best):
        return RoundEnding.COOKIE_TIE, best
    totals = {seat: sum(STRENGTH_OF[card] for card in discards[seat]) for seat in best}
    return RoundEnding.DECK, _highest(totals)


def _highest(values: dict[Seat, int]) -> tuple[Seat, ...]:
    """Those with the highest value, by seat."""
    top = max(values.values())
    return tuple(seat for seat, value in values.items() if value == top)


def outcome(tokens: Sequence[int], ending: RoundEnding) -> Outcome:
    """Who won the match, by tokens, and how its last round ended (WS-9)."""
    places = tuple(1 + sum(other > own for other in tokens) for own in tokens)
    return Outcome(ending, tuple(tokens), places)
