"""The viewer's hand: below each place of the series its cards, and the action cards beside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Container
from typing import NamedTuple

from rich.cells import cell_len

from ....rules.calcotada.cards import Card, Ingredient
from ....rules.calcotada.observation import Series
from ....words.calcotada import board as say
from ...look import Look
from ...parts.lines import Line, Part, fit
from .faces import LETTERS, WILD, call, place_role, role
from .series import PLACES, Lit

HAND_LETTERS = "abcdefghijklmnopqrstu"
"""The keys of the hand's cards; those after them are for what can be done beside it."""
WIDE_COLUMN, NARROW_COLUMN = 11, 8
ROOM_FOR_WIDE = 78
RAISED, NEW = ">", "+"
"""The signs before a raised card, and of one drawn in this turn."""


class Hand(NamedTuple):
    """What the viewer holds, and how it lies."""

    cards: tuple[Card, ...]
    series: Series
    drawn: tuple[Card, ...]
    raised: frozenset[Card]
    playable: Container[Card]
    lit: Lit
    lettered: bool
    """Whether the letters are the cards' own now."""

    @property
    def kinds(self) -> list[Card]:
        """The different cards, in order."""
        return list(dict.fromkeys(self.cards))


def draw_grid(hand: Hand, look: Look, width: int) -> list[Line]:
    """The names of the places, and below them the cards; like ones together."""
    column = WIDE_COLUMN if width >= ROOM_FOR_WIDE else NARROW_COLUMN
    if not hand.cards:
        return [_places(hand, look, column), Line(Part(f" {say.empty_hand()}", "dim"))]
    groups: list[list[Card]] = [[] for _ in range(PLACES + 1)]
    for card in hand.kinds:
        kind = card.ingredient
        groups[PLACES if kind is None else kind].append(card)
    rows = [_places(hand, look, column)]
    for y in range(max(map(len, groups))):
        row = Line()
        for place, group in enumerate(groups):
            last = place == PLACES
            if y < len(group):
                room = width - row.width if last else column
                row.join(_card(hand, group[y], look, room))
            if not last:
                row.to((place + 1) * column)
        rows.append(row.cut(width))
    return rows


def _places(hand: Hand, look: Look, column: int) -> Line:
    """The five places of the viewer's series, with what lies in them or would."""
    row = Line()
    for place in Ingredient:
        laid = hand.series[place]
        name = call(place, look) if column == WIDE_COLUMN else LETTERS[place]
        if laid is not None:
            paint, value = place_role(place), f"{laid.value}{WILD if laid.card.wild else ''}"
        elif place in hand.lit:
            paint, value = "raised", f"{hand.lit[place]}?"
        else:
            paint, value = "dim", look.glyphs.dot * 2
        row.add(" ").add(fit(f"{name} {value}", column - 1), paint).to((place + 1) * column)
    return row


def _card(hand: Hand, card: Card, look: Look, room: int) -> Line:
    raised, count = card in hand.raised, Counter(hand.cards)[card]
    key = f"card:{hand.kinds.index(card)}"
    new = NEW if card in hand.drawn else " "
    letter = _letter(hand, card)
    times = f" x{count}" if count > 1 else ""
    text = f"{new}{_name(card, look, room - 3 - cell_len(times))}{times}"
    playable = card in hand.playable
    paint = role(card) if playable else "barred"
    if raised:
        paint = "raised" if playable else "raised-barred"
    line = Line(Part(RAISED if raised else " ", "accent", key))
    line.add(letter, "key" if playable else "barred", key)
    return line.add(text, paint, key)


def _letter(hand: Hand, card: Card) -> str:
    place = hand.kinds.index(card)
    return HAND_LETTERS[place] if hand.lettered and place < len(HAND_LETTERS) else " "


def _name(card: Card, look: Look, room: int) -> str:
    """What the column does not say: the value of an ingredient, the name of an action."""
    if look.call is not None:
        return look.call(card)
    if card.ingredient is None:
        return fit(call(card, look), room)
    if card.wild:
        return say.wild() if cell_len(say.wild()) <= room else WILD
    return str(card.printed)
