"""What the table is asked before a match: the options, and who starts."""

from __future__ import annotations

from ..language import _, ngettext


def option(name: str) -> tuple[str, str]:
    """The short label of this table option and one sentence of help. Raises KeyError."""
    match name:
        case "seconds":
            return _("Seconds to memorise"), _("How long everybody may look at twelve dinosaurs.")
        case "together":
            return _("All together"), _(
                "All sets lie face up on the common screen at once, as at a real table."
            )
        case _:
            raise KeyError(name)


def choice(name: str, value: object) -> str:
    """What this value of this table option is called. Raises KeyError."""
    match name, value:
        case "together", True:
            return _("on")
        case "together", False:
            return _("off")
        case "seconds", int(seconds):
            return ngettext("{seconds} second", "{seconds} seconds", seconds).format(
                seconds=seconds
            )
        case _:
            raise KeyError(name)


def starters() -> str:
    """The set-up question who starts, in the book's words."""
    return _("The youngest starts. Who is the youngest?")


def note(_seats: int) -> str:
    """What is different with so many seats: nothing ever is."""
    return ""
