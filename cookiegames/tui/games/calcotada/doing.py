"""What can be done beside the hand: draw, steal, end the turn; pick one of the victim's cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....rules.calcotada.actions import (
    Action,
    Draw,
    EndTurn,
    LeaveDuel,
    NoMoreSwaps,
    NoSecondCard,
    PickBack,
    PickCard,
    Retire,
    Steal,
)
from ....rules.calcotada.cards import Back
from ....rules.calcotada.observation import Observation, Phase
from ....words.calcotada import choosing as say
from ...look import Look
from ...parts.lines import Line, Part
from .faces import back_role, call, role
from .grid import HAND_LETTERS, RAISED
from .raising import Entry

DRAW, STEAL, WITHOUT, RETIRE, LAST = "vwxyz"
"""The keys of what can be done; ending something is always the same one."""


def entries(
    sight: Observation, legal: Sequence[Action], look: Look, steal: Callable[[], None]
) -> list[Entry]:
    """What the seat that is asked may do now; `steal` opens the list of victims."""

    def entry(letter: str, label: str, action: Action) -> Entry:
        return Entry(letter, label, "text", action, action in legal)

    match sight.phase:
        case Phase.FIRST:
            return [entry(DRAW, say.draws(), Draw())]
        case Phase.SECOND:
            victims = any(isinstance(action, Steal) for action in legal)
            return [
                entry(DRAW, say.draws(), Draw()),
                Entry(STEAL, say.steals(), "text", steal, victims),
                entry(WITHOUT, say.does_without(), NoSecondCard()),
            ]
        case Phase.PLAY:
            return [entry(RETIRE, say.retires(), Retire()), entry(LAST, say.ends_turn(), EndTurn())]
        case Phase.PICK:
            return _picks(sight, legal, look)
        case Phase.SWAPS:
            return [entry(LAST, say.swaps_no_more(), NoMoreSwaps())]
        case Phase.DUEL:
            return [entry(LAST, say.leaves_duel(), LeaveDuel())]
        case _:
            return []


def _picks(sight: Observation, legal: Sequence[Action], look: Look) -> list[Entry]:
    """The backs, or under a cookbook the faces, of the victim's hand."""
    assert sight.victim is not None
    shown: list[tuple[str, str, Action]] = []
    for action in legal:
        match action:
            case PickCard(card=card):
                shown.append((call(card, look), role(card), action))
            case PickBack(back=Back() as back):
                shown.append((call(back, look), back_role(back), action))
            case PickBack():
                size = sight.hand_sizes[sight.victim]
                backs = [look.glyphs.card * 2 if look.call is None else look.glyphs.card] * size
                shown += [(back, "back", action) for back in backs]
    return [
        Entry(_letter(place), label, paint, action, possible=True)
        for place, (label, paint, action) in enumerate(shown)
    ]


def _letter(place: int) -> str:
    return HAND_LETTERS[place] if place < len(HAND_LETTERS) else " "


def draw_entries(found: Sequence[Entry], raised: int | None, first: int, width: int) -> list[Line]:
    """The entries in a row, or in as many as they need; `first`: the place of the first one."""
    rows = [Line()]
    for place, entry in enumerate(found, start=first):
        here, key = place == raised, f"item:{place}"
        paint = entry.role if entry.possible else "barred"
        if here:
            paint = "raised" if entry.possible else "raised-barred"
        piece = Line(Part(RAISED if here else " ", "accent", key))
        piece.add(entry.letter, "key" if entry.possible else "barred", key)
        piece.add(f" {entry.label} ", paint, key)
        if rows[-1].width + 1 + piece.width > width and rows[-1].parts:
            rows.append(Line())
        rows[-1].add(" " if rows[-1].parts else "").join(piece)
    return rows if found else []
