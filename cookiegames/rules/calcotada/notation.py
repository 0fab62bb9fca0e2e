"""Actions of Calçotada Wars as one short line each, both ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from ..game import Seat
from .actions import (
    Action,
    Deal,
    Defend,
    Draw,
    Drawn,
    Duel,
    EndTurn,
    GiveBack,
    Lay,
    LeaveDuel,
    Lot,
    MoveOn,
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
from .cards import Back, Card, Ingredient


def write(action: Action) -> str:  # noqa: C901 # flat: one arm for each kind of action
    """The action as one line; `read` makes the same action of it again."""
    match action:
        case Deal() | Drawn() | Lot():
            return _write_chance(action)
        case Lay() | Duel():
            return _write_laying(action)
        case MoveOn():
            return "move on"
        case Draw():
            return "draw"
        case NoSecondCard():
            return "no second card"
        case Steal(victim=victim):
            return f"steal {victim}"
        case PickBack(back=back):
            return "pick" if back is None else f"pick {_word(back)}"
        case PickCard(card=card):
            return f"pick card {_word(card)}"
        case GiveBack(card=card):
            return f"give {_word(card)}"
        case Retire():
            return "retire"
        case PlayTweezers(owner=owner, place=place):
            return f"tweezers {owner} {_word(place)}"
        case PlayWineJug(target=target):
            return f"wine-jug {target}"
        case PlayCookbook():
            return "cookbook"
        case PlaySausage(target=target):
            return f"sausage {target}"
        case EndTurn():
            return "end turn"
        case Defend(card=card):
            return f"defend {_word(card)}"
        case Swap(card=card, place=place):
            return f"swap {_word(card)} {_word(place)}"
        case NoMoreSwaps():
            return "no more swaps"
        case LeaveDuel():
            return "leave duel"
        case _:
            assert_never(action)


def _write_chance(action: Deal | Drawn | Lot) -> str:
    match action:
        case Deal(hands=hands, top=top):
            shares = " / ".join(" ".join(map(_word, hand)) for hand in hands)
            return f"deal {shares}{_top(top)}"
        case Drawn(card=card, top=top):
            return f"drawn {_word(card)}{_top(top)}"
        case Lot(card=card):
            return f"lot {_word(card)}"
        case _:
            assert_never(action)


def _write_laying(action: Lay | Duel) -> str:
    if isinstance(action, Lay):
        return " ".join(["lay", *map(_word, action.cards), "as", str(action.value)])
    return f"duel {_word(action.card)} as {action.value}"


def _top(top: Back | None) -> str:
    return "" if top is None else f" top {_word(top)}"


def read(text: str) -> Action:
    """The action that `write` made this line of. Raises ValueError for any other line."""
    try:
        action = _parse(text.split(" "))
    except (LookupError, ValueError) as error:
        raise ValueError(text) from error
    # Only one spelling is notation, whatever int() would take for a number.
    if write(action) != text:
        raise ValueError(text)
    return action


def _parse(words: list[str]) -> Action:  # noqa: C901 # flat: one arm for each kind of line
    simple = _SIMPLE.get(" ".join(words))
    if simple is not None:
        return simple
    match words:
        case ["deal" | "drawn" | "lot", *_]:
            return _parse_chance(words)
        case ["lay", *cards, "as", value]:
            return Lay(_cards(cards), int(value))
        case ["duel", card, "as", value]:
            return Duel(_card(card), int(value))
        case ["steal", seat]:
            return Steal(Seat(int(seat)))
        case ["pick", "card", card]:
            return PickCard(_card(card))
        case ["pick", back]:
            return PickBack(Back[back.upper()])
        case ["give", card]:
            return GiveBack(_card(card))
        case ["tweezers", seat, place]:
            return PlayTweezers(Seat(int(seat)), Ingredient[place.upper()])
        case ["wine-jug", seat]:
            return PlayWineJug(Seat(int(seat)))
        case ["sausage", seat]:
            return PlaySausage(Seat(int(seat)))
        case ["defend", card]:
            return Defend(_card(card))
        case ["swap", card, place]:
            return Swap(_card(card), Ingredient[place.upper()])
        case _:
            raise ValueError(words)


_SIMPLE: dict[str, Action] = {
    write(action): action
    for action in (
        MoveOn(),
        Draw(),
        NoSecondCard(),
        PickBack(None),
        Retire(),
        PlayCookbook(),
        EndTurn(),
        NoMoreSwaps(),
        LeaveDuel(),
    )
}


def _parse_chance(words: list[str]) -> Action:
    match words:
        case ["deal", *shares, "top", top]:
            return Deal(_hands(shares), Back[top.upper()])
        case ["deal", *shares]:
            return Deal(_hands(shares), None)
        case ["drawn", card, "top", top]:
            return Drawn(_card(card), Back[top.upper()])
        case ["drawn", card]:
            return Drawn(_card(card), None)
        case ["lot", card]:
            return Lot(_card(card))
        case _:
            raise ValueError(words)


def _hands(words: list[str]) -> tuple[tuple[Card, ...], ...]:
    return tuple(_cards(share.split()) for share in " ".join(words).split("/"))


def _cards(words: Iterable[str]) -> tuple[Card, ...]:
    return tuple(map(_card, words))


def _card(word: str) -> Card:
    return Card[word.upper().replace("-", "_")]


def _word(thing: Card | Back | Ingredient) -> str:
    return thing.name.lower().replace("_", "-")
