"""The sentences that all games and screens share."""

from __future__ import annotations

from .language import _, ngettext

# Refusals


def seats(asked: int, least: int, most: int) -> str:
    """The game is not for so many players."""
    return ngettext(
        "This game is for {least} to {most} players, not for {asked} player alone.",
        "This game is for {least} to {most} players, not for {asked}.",
        asked,
    ).format(least=least, most=most, asked=asked)


def not_awaited() -> str:
    """Something else, or somebody else, is awaited."""
    return _("Something else is awaited now: the line above the keys says whose turn it is.")


def damaged_match() -> str:
    """What was saved of a match cannot have happened."""
    return _("What was saved of this match is damaged: start another one.")


# Taking and covering the keyboard


def take_once_more(name: str, number: int) -> str:
    """The page before the screen of a seat that is not awaited."""
    return _(
        "This is the place of {name}. {name}, press {number} once more to take the keyboard, "
        "while the others look away; Esc goes back."
    ).format(name=name, number=number)


def move_on() -> str:
    """A pause of the table."""
    return _("Press 0 to go on.")


def news_title(name: str) -> str:
    """The heading over what a seat has not seen yet."""
    return _("News for {name}").format(name=name)


def news_record(count: int) -> str:
    """How much public news there is besides."""
    return ngettext(
        "And {count} thing that everybody saw: F2 opens the record.",
        "And {count} things that everybody saw: F2 opens the record.",
        count,
    ).format(count=count)


# The menu and the end


def same_table() -> str:
    """Play again in the same seats."""
    return _("same table again")


def swap_seats() -> str:
    """Play again in other seats."""
    return _("swap seats")


def go_home() -> str:
    """Back to the list of games."""
    return _("home")


# The rule browser


def kind(mark: str) -> str:
    """What the mark of a clause means. Raises KeyError for an unknown one."""
    return {
        "printed": _("in the rulebook"),
        "ruling": _("our ruling"),
        "keyboard": _("at one keyboard"),
    }[mark]


def nothing_found(words: str) -> str:
    """A search without a result."""
    return _('No clause says "{words}": try fewer or shorter words.').format(words=words)


# The terminal


def too_small(columns: int, rows: int, *, least_columns: int = 60, least_rows: int = 20) -> str:
    """The window has no room for a table."""
    return _(
        "This needs a window of at least {least_columns} columns and {least_rows} rows; it has "
        "{columns} by {rows}. Enlarge it and the table comes back."
    ).format(least_columns=least_columns, least_rows=least_rows, columns=columns, rows=rows)


def no_terminal() -> str:
    """Input or output is not a terminal."""
    return _(
        "The table needs a terminal for its keys and its picture: start it there, without pipes."
    )


def unusable_terminal(term: str) -> str:
    """TERM names nothing that can draw."""
    if not term:
        return _("TERM is not set, so nothing can be drawn: set it, to xterm-256color perhaps.")
    return _(
        'A terminal of the kind "{term}" (TERM) cannot draw the table: set another kind, '
        "xterm-256color perhaps."
    ).format(term=term)


def crashed() -> str:
    """The app came to an end through a fault of its own."""
    return _(
        "The app stopped because of a fault of its own. No card was shown, but the match that "
        "was on the table is lost: please start it again."
    )
