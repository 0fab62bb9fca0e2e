"""What the table is asked before a match: the option, and who starts."""

from __future__ import annotations

from cookiegames.rules.calcotada.cards import TARGETS

from ..language import _


def option(name: str) -> tuple[str, str]:
    """The short label of this table option and one sentence of help. Raises KeyError."""
    match name:
        case "ingredient_backs":
            return _("Ingredient backs"), _(
                "The back of every card shows its ingredient, but not its value."
            )
        case _:
            raise KeyError(name)


def choice(name: str, value: object) -> str:
    """What this value of this table option is called. Raises KeyError."""
    match name, value:
        case "ingredient_backs", True:
            return _("on")
        case "ingredient_backs", False:
            return _("off")
        case _:
            raise KeyError(name)


def starters() -> str:
    """The set-up question who starts, in the book's words."""
    return _("Whoever ate calçots last starts. Who was it?")


def note(seats: int) -> str:
    """How many points end the match early with so many seats; empty: they are no table."""
    if seats not in TARGETS:
        return ""
    target = TARGETS[seats]
    if target is None:
        return _("With six players the match goes on until the pile is finished.")
    return _("Whoever has eaten {target} calçots wins at once.").format(target=target)
