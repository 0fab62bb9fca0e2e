"""What the table is asked before a match: the options, and who starts."""

from __future__ import annotations

from ..language import _


def option(name: str) -> tuple[str, str]:
    """The short label of this table option and one sentence of help. Raises KeyError."""
    match name:
        case "pieces":
            return _("Cookie pieces"), _(
                "How many traditional, candy, strawberry and rotten pieces there are: 36 in all."
            )
        case "highest_wins":
            return _("Highest score wins"), _(
                "For beginners: no stomach ache, whoever has the most points wins."
            )
        case "no_specials":
            return _("No grey cards"), _(
                "For beginners: the deck goes without the 0s, the 13s and the Magician."
            )
        case "duel_suit":
            return _("Suit left out"), _("Which suit a duel of two goes without.")
        case _:
            raise KeyError(name)


def choice(name: str, value: object) -> str:
    """What this value of this table option is called, where it is not a number. Raises KeyError."""
    match name, value:
        case (("highest_wins" | "no_specials"), True):
            return _("on")
        case (("highest_wins" | "no_specials"), False):
            return _("off")
        case "duel_suit", "random":
            return _("drawn by lot")
        case "duel_suit", "blue":
            return _("blue")
        case "duel_suit", "green":
            return _("green")
        case "duel_suit", "red":
            return _("red")
        case "pieces", (traditional, candy, strawberry, rotten):
            return _(
                "{traditional} traditional, {candy} candy, {strawberry} strawberry, {rotten} rotten"
            ).format(traditional=traditional, candy=candy, strawberry=strawberry, rotten=rotten)
        case _:
            raise KeyError(name)


def starters() -> str:
    """The set-up question who starts, in the book's words."""
    return _("The youngest starts. Who is the youngest?")


def note(seats: int) -> str:
    """What is different with so many seats; empty: nothing is."""
    return (
        _("Two players fight a duel, without markers: the highest score wins.")
        if seats == 2
        else ""
    )
