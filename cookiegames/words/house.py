"""What the screens around the table say: home, settings, rules, menu and record."""

from __future__ import annotations

from .language import _, listed, ngettext

# Keys: what the footer says that a key does


def back_to_hand() -> str:
    """Leave a page that was opened over a hand."""
    return _("back to your hand")


def does_it() -> str:
    """Carry out the chosen entry of a list."""
    return _("do it")


def searches() -> str:
    """Go to the search field."""
    return _("search")


def reads_results() -> str:
    """Leave the search field for what it found."""
    return _("read them")


def next_section() -> str:
    """Go to another section of the rules."""
    return _("section")


def new_match() -> str:
    """Set a match up."""
    return _("new match")


def resumes() -> str:
    """Go on with the match that waits."""
    return _("resume")


def settings() -> str:
    """Open the settings."""
    return _("settings")


def quits() -> str:
    """End the app."""
    return _("quit")


def home() -> str:
    """Go to the list of the games."""
    return _("home")


def result() -> str:
    """Leave the table of a match that is over for its result."""
    return _("result")


def last_table() -> str:
    """Back from the result to the table as the match left it."""
    return _("table")


# Home


def motto() -> str:
    """Under the title of the app."""
    return _("One keyboard, several secrets, too few cookies.")


def seats_and_minutes(least: int, most: int, minutes: int) -> str:
    """For how many a game is, and about how long it takes."""
    return _("{least}-{most} players, about {minutes} minutes").format(
        least=least, most=most, minutes=minutes
    )


# Settings


def settings_title() -> str:
    """Over the settings."""
    return _("Settings")


def setting(name: str) -> tuple[str, str]:
    """The label of this setting and one sentence of help. Raises KeyError."""
    return {
        "theme": (_("Colours"), _("Every colour is backed by a sign and a letter.")),
        "glyphs": (_("Signs"), _("What cards and borders are drawn with.")),
        "animations": (_("Animations"), _("Nothing depends on them.")),
        "idle_cover": (
            _("Idle cover"),
            _("A hand covers itself when the keyboard is left alone for so long."),
        ),
        "pace": (
            _("Pace"),
            _("How fast computer players move; among people alone it changes nothing."),
        ),
    }[name]


def setting_value(name: str, value: object) -> str:
    """What this value of this setting is called. Raises KeyError."""
    if name == "idle_cover":
        return _("{seconds} seconds").format(seconds=value)
    return {
        ("theme", "dark"): _("dark"),
        ("theme", "light"): _("light"),
        ("theme", "contrast"): _("high contrast"),
        ("theme", "colour-blind"): _("colour-blind safe"),
        ("theme", "terminal"): _("your terminal's own"),
        ("glyphs", "unicode"): _("Unicode"),
        ("glyphs", "ascii"): _("plain ASCII"),
        ("glyphs", "large"): _("large print"),
        ("animations", True): _("on"),
        ("animations", False): _("off"),
        ("pace", "brisk"): _("brisk"),
        ("pace", "calm"): _("calm"),
        ("pace", "key"): _("wait for a key"),
    }[name, value]


def plain_terminal() -> str:
    """Why another glyph set shows no difference."""
    return _("This terminal does not say that it knows Unicode, so everything is drawn in ASCII.")


def kept() -> str:
    """The settings outlast the app."""
    return _("Changes count at once and are kept.")


def not_kept() -> str:
    """The settings could not be written."""
    return _("Changed for now, but they cannot be kept: their folder cannot be written.")


# Rules


def rules_title(game: str) -> str:
    """Over the rules."""
    return _("Rules of {game}").format(game=game)


def search_field() -> str:
    """Before the words that are searched for."""
    return _("Search:")


def results(count: int) -> str:
    """How many clauses hold the words."""
    return ngettext("{count} clause", "{count} clauses", count).format(count=count)


def kinds_explained() -> str:
    """What the marks of the clauses mean."""
    return _(
        "Unmarked clauses stand in the rulebook. Where it is silent there is a ruling of ours, "
        "marked as such, as is what is done differently at one keyboard."
    )


def kind_mark(kind: str) -> str:
    """What stands before a clause that is not the rulebook's; one of sheets.KINDS."""
    return {"printed": "", "ruling": _("Our ruling:"), "keyboard": _("At one keyboard:")}[kind]


def rows_of(first: int, last: int, total: int) -> str:
    """Which part of a long page is seen."""
    return _("{first}-{last} of {total}").format(first=first, last=last, total=total)


# Menu and questions


def menu_title() -> str:
    """Over the menu."""
    return _("Menu")


def menu_entry(name: str) -> tuple[str, str]:
    """An entry of the menu and one sentence about it. Raises KeyError."""
    return {
        "rules": (_("Rules"), _("The whole rules, to read or to search.")),
        "record": (_("Record"), _("What everybody saw in this match, from its first deal on.")),
        "settings": (_("Settings"), _("Colours, signs, animations, idle cover.")),
        "home": (
            _("Home"),
            _("A running match waits there, to be resumed."),
        ),
        "give up": (_("Give up"), _("End this match for all, without a winner. Asks first.")),
        "quit": (_("Quit"), _("Leave the app. Asks first while a match is running.")),
    }[name]


def leave_title(*, kept: bool) -> str:
    """Over the question whether to end the app. `kept`: the match outlasts it."""
    return _("Quit for now?") if kept else _("Quit, and lose the match?")


def leave_question(names: tuple[str, ...], *, kept: bool) -> str:
    """What becomes of a running match when the app ends. `kept`: it outlasts the app."""
    if kept:
        return _(
            "The match of {names} is kept just as it lies: next time it waits at home, under R."
        ).format(names=listed(names))
    return _(
        "{names} are in the middle of a match. It cannot be kept yet once the app is closed: if "
        "you quit, it ends here without a winner."
    ).format(names=listed(names))


def give_up_title() -> str:
    """Over the question whether to give up."""
    return _("Give the match up?")


def give_up_question(names: tuple[str, ...]) -> str:
    """What becomes of a match that is given up."""
    return _(
        "The match of {names} ends here without a winner, and cannot be taken up again."
    ).format(names=listed(names))


def stay() -> str:
    """Do not leave."""
    return _("Go on playing")


def quit_now() -> str:
    """Leave all the same."""
    return _("Quit")


def give_up_now() -> str:
    """Give up all the same."""
    return _("Give up")


# The end of a match


def to_result() -> str:
    """What is left to do at the table once the match is over."""
    return _("Enter shows the result.")


# Record


def record_title(game: str) -> str:
    """Over the record."""
    return _("Record of {game}").format(game=game)


def nothing_happened() -> str:
    """An empty record."""
    return _("Nothing has happened yet.")
