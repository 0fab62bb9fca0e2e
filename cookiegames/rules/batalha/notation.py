"""Actions of Batalha dos Cookies as one short line each, both ways."""

from __future__ import annotations

from typing import assert_never

from ..game import Seat
from .actions import (
    Action,
    Assemble,
    Deal,
    DeclineMarker,
    DrawForced,
    DrawMarker,
    DrawPiece,
    DrawSlide,
    DrawTheft,
    Give,
    GivePiece,
    MoveOn,
    Play,
    RemoveSuit,
    TakeMarker,
    TurnUp,
    UseMarker,
)
from .cards import Card, Marker, Piece, Pieces, Suit

_NOBODY = "-"
"""In a slide: this giver has no piece."""


def write(action: Action) -> str:
    """The action as one line; `read` makes the same action of it again."""
    match action:
        case Play() | Give() | TurnUp() | TakeMarker() | DeclineMarker() | MoveOn():
            return _write_turn(action)
        case UseMarker():
            target = "" if action.target is None else f" {action.target}"
            return _marker_word(action.marker) + target
        case GivePiece():
            return f"trade-piece {_piece_word(action.piece)}"
        case Assemble():
            sacrificed, joined = _counts(action.sacrificed), _counts(action.joined)
            return f"assemble sacrifice {sacrificed} join {joined}"
        case _:
            return _write_chance(action)


def _write_turn(action: Play | Give | TurnUp | TakeMarker | DeclineMarker | MoveOn) -> str:
    match action:
        case Play():
            return action.card.name
        case Give():
            return f"give {action.card.name}"
        case TurnUp():
            return "turn up"
        case TakeMarker():
            return "take marker"
        case DeclineMarker():
            return "leave marker"
        case MoveOn():
            return "move on"
        case _:
            assert_never(action)


def _write_chance(
    action: RemoveSuit | Deal | DrawPiece | DrawMarker | DrawTheft | DrawForced | DrawSlide,
) -> str:
    match action:
        case RemoveSuit():
            return f"remove {action.suit.name.lower()}"
        case Deal():
            return " ".join(["deal", *(card.name for card in action.cards)])
        case DrawPiece():
            return f"piece {_piece_word(action.piece)}"
        case DrawMarker():
            return f"marker {_marker_word(action.marker)}"
        case DrawTheft():
            return f"steal {_piece_word(action.piece)}"
        case DrawForced():
            return f"force {action.card.name}"
        case DrawSlide():
            return " ".join(["slide", *(_slid_word(piece) for piece in action.pieces)])
        case _:
            assert_never(action)


def read(text: str) -> Action:
    """The action that `write` made this line of. Raises ValueError for any other line."""
    try:
        action = _parse(text.split(" "))
    except (LookupError, ValueError, TypeError) as error:
        raise ValueError(text) from error
    # Only one spelling is notation, whatever int() would take for a number.
    if write(action) != text:
        raise ValueError(text)
    return action


def _parse(words: list[str]) -> Action:
    match words:
        case ["give", card]:
            return Give(Card[card])
        case ["turn", "up"]:
            return TurnUp()
        case ["take", "marker"]:
            return TakeMarker()
        case ["leave", "marker"]:
            return DeclineMarker()
        case ["move", "on"]:
            return MoveOn()
        case ["trade-piece", piece]:
            return GivePiece(Piece[piece.upper()])
        case ["assemble", "sacrifice", sacrificed, "join", joined]:
            return Assemble(_read_counts(sacrificed), _read_counts(joined))
        case [card] if card in Card.__members__:
            return Play(Card[card])
        case _:
            return _parse_chance(words)


def _parse_chance(words: list[str]) -> Action:
    match words:
        case ["remove", suit]:
            return RemoveSuit(Suit[suit.upper()])
        case ["deal", *cards]:
            return Deal(tuple(Card[card] for card in cards))
        case ["piece", piece]:
            return DrawPiece(Piece[piece.upper()])
        case ["marker", marker]:
            return DrawMarker(_read_marker(marker))
        case ["steal", piece]:
            return DrawTheft(Piece[piece.upper()])
        case ["force", card]:
            return DrawForced(Card[card])
        case ["slide", *pieces]:
            return DrawSlide(tuple(_read_slid(piece) for piece in pieces))
        case _:
            return _parse_marker(words)


def _parse_marker(words: list[str]) -> UseMarker:
    match words:
        case [marker]:
            return UseMarker(_read_marker(marker))
        case [marker, seat]:
            return UseMarker(_read_marker(marker), Seat(int(seat)))
        case _:
            raise ValueError(words)


def _piece_word(piece: Piece) -> str:
    return piece.name.lower()


def _slid_word(piece: Piece | None) -> str:
    return _NOBODY if piece is None else _piece_word(piece)


def _read_slid(word: str) -> Piece | None:
    return None if word == _NOBODY else Piece[word.upper()]


def _marker_word(marker: Marker) -> str:
    return marker.name.lower().replace("_", "-")


def _read_marker(word: str) -> Marker:
    return Marker[word.upper().replace("-", "_")]


def _counts(pieces: Pieces) -> str:
    return "/".join(map(str, pieces))


def _read_counts(word: str) -> Pieces:
    return Pieces(*map(int, word.split("/")))
