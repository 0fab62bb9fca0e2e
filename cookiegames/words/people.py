"""What is said about names and PINs."""

from __future__ import annotations

from .language import _

# Names


def name_empty(number: int) -> str:
    """A seat without a name."""
    return _("Seat {number} needs a name.").format(number=number)


def name_too_wide(name: str, cells: int, most: int) -> str:
    """A name that does not fit its plate."""
    return _('"{name}" takes {cells} places on the screen; a name has room for {most}.').format(
        name=name, cells=cells, most=most
    )


def name_control(name: str, code: str) -> str:
    """A name with a control character; both texts are printable already."""
    return _('"{name}" holds the control character {code}: leave it out.').format(
        name=name, code=code
    )


def name_unsteady(name: str, code: str) -> str:
    """A name with a character that terminals draw in different widths."""
    return _(
        '"{name}" holds the character {code}, which some terminals draw wrongly: leave it out.'
    ).format(name=name, code=code)


def name_twice(name: str) -> str:
    """Two seats with one name."""
    return _('Two players are called "{name}": add something that tells them apart.').format(
        name=name
    )


# PINs


def pin_ask(name: str) -> str:
    """Before the keyboard is taken."""
    return _("PIN of {name}").format(name=name)


def pin_wrong() -> str:
    """Another PIN than the one that was set."""
    return _("That is another PIN: try again, or go back with Esc.")
