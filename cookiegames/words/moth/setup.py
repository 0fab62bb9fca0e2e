"""What the table is asked before a match: the options, and who starts."""

from __future__ import annotations

from ..language import _, ngettext


def option(name: str) -> tuple[str, str]:
    """The short label of this table option and one sentence of help. Raises KeyError."""
    match name:
        case "calm":
            return _("Calm table"), _(
                "No clocks, no paws: moths are thrown at the keyboard, slaps and races go by lot."
            )
        case "watch":
            return _("Seconds of a watch"), _(
                "How long the backs are shown after each turn; 0: until someone moves on."
            )
        case "any_card":
            return _("Throw any card"), _("Not moths alone: cheat with whatever you like.")
        case "guard_moths":
            return _("Guard plays moths"), _("By their number, in the guard's own turn.")
        case "number_races":
            return _("Only numbers race"), _("In a race no action card may be laid.")
        case _:
            raise KeyError(name)


def choice(name: str, value: object) -> str:
    """What this value of this table option is called. Raises KeyError."""
    match name, value:
        case "watch", 0:
            return _("until someone moves on")
        case "watch", int(seconds):
            return ngettext("{seconds} second", "{seconds} seconds", seconds).format(
                seconds=seconds
            )
        case (("calm" | "any_card" | "guard_moths" | "number_races"), True):
            return _("on")
        case (("calm" | "any_card" | "guard_moths" | "number_races"), False):
            return _("off")
        case _:
            raise KeyError(name)


def starters() -> str:
    """The set-up question who starts, in the book's words."""
    return _("The oldest is the first guard. Who is the oldest?")


def note(_seats: int) -> str:
    """What is different with so many seats: nothing ever is."""
    return ""
