"""What the set-up of a new match says."""

from __future__ import annotations

from .language import _, listed, ngettext


def setup_title(game: str) -> str:
    """Over the set-up."""
    return _("New match: {game}").format(game=game)


def who_plays(least: int, most: int) -> str:
    """Over the fields for the names."""
    return _("Who plays? {least} to {most}, clockwise").format(least=least, most=most)


def pin_column() -> str:
    """Over the fields for the PINs."""
    return _("PIN, if wanted")


def table_options() -> str:
    """Over the table options."""
    return _("Table options")


def name_help() -> str:
    """What to type for a name."""
    return _(
        "A name of up to 20 cells. Leave the rows empty of those who do not play; Ctrl+U clears "
        "a row."
    )


def pin_help() -> str:
    """What a PIN is for."""
    return _(
        "Asked for before this hand is shown. 3 to 8 letters or digits; only a salted hash of it "
        "is kept, so a forgotten PIN stays forgotten."
    )


def pin_unfit(least: int, most: int) -> str:
    """A PIN that cannot be set."""
    return _("A PIN has {least} to {most} letters or digits, and no blanks.").format(
        least=least, most=most
    )


def pin_without_name(number: int) -> str:
    """A PIN in a row that has no name."""
    return _("Row {number} has a PIN but no name.").format(number=number)


def names_needed(least: int, most: int) -> str:
    """Too few names are filled in."""
    return _("Fill in {least} to {most} names: there are too few for a match.").format(
        least=least, most=most
    )


def first_help() -> str:
    """How to choose who starts."""
    return _("Left and right choose among the names. The seats go on clockwise from there.")


def nobody_yet() -> str:
    """Who starts, while no name is filled in."""
    return _("nobody yet")


def only_for(least: int, most: int) -> str:
    """An option that is not offered to this number of seats."""
    if least == most:
        return ngettext("only for {least} player", "only for {least} players", least).format(
            least=least
        )
    return _("only for {least} to {most} players").format(least=least, most=most)


def usual(value: str) -> str:
    """What an option is unless it is changed."""
    return _("Usually: {value}.").format(value=value)


def option_unfit(typed: str, allowed: tuple[str, ...], *, example: bool) -> str:
    """A value that an option cannot have; `example`: the allowed one stands for its like."""
    if example:
        return _('"{typed}" cannot be read: write it like {allowed}.').format(
            typed=typed, allowed=listed(allowed)
        )
    return _('"{typed}" cannot be chosen: there is {allowed}.').format(
        typed=typed, allowed=listed(allowed)
    )


def start_button() -> str:
    """The button that begins the match."""
    return _("Start")


def start_help() -> str:
    """What the button does."""
    return _("Deal the cards and sit down. Names are kept for the next time; PINs are not.")


def ends_waiting(names: tuple[str, ...]) -> str:
    """Starting would forget the match that waits."""
    return _("This ends the waiting match of {names}. Press F5 once more to start anyway.").format(
        names=listed(names)
    )


def starts() -> str:
    """Begin the match."""
    return _("start")


def next_field() -> str:
    """Go to another field of a form."""
    return _("next field")
