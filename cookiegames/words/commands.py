"""The sentences of the command line: its help, its answers, and what it cannot understand."""

from __future__ import annotations

from collections.abc import Sequence

from .language import _, listed, ngettext

HELP = {
    "cookiegames": "Card games for people who share one keyboard. Without a command: home.",
    "play": "Sit down at a table at once; the first name starts.",
    "resume": "Go on with a match that waits: the one played last, unless you name another.",
    "matches": "List the matches that are kept on this machine.",
    "export": "Write a match into a file. A running one is sealed, so that nobody sees a hand.",
    "import": "Take a match in from a file that export wrote.",
    "delete": "Forget a match. Its result stays in the statistics.",
    "stats": "Show who has won how often, by name on this machine.",
    "host": "Serve the games over SSH, each visitor with matches of their own.",
    "port": "the port to serve on (2222 unless told)",
    "keys": "let in only those whose public keys are in this file, one a line",
    "password": "ask every visitor for a password, which you are asked for first",
    "open": "serve on every address, though neither keys nor a password guard it",
    "visitors": "how many may play at the same time (20 unless told)",
    "idle": "minutes without a key after which a visitor leaves (30 unless told)",
    "list": "List the games.",
    "rules": "Print the rules of a game, or one clause of them.",
    "simulate": "Play random legal matches without a screen, and count how they end.",
    "commands": "commands:",
    "examples": "examples:",
    "version": "print the version and leave",
    "game": "a game, by its word in `cookiegames list`",
    "what": "a game, or the id of a clause, such as BC-13",
    "which match": "a match, by its word in `cookiegames matches`",
    "match": "a match, by its word in `cookiegames matches`",
    "out file": "the file to write",
    "in file": "the file to read",
    "sealed": "seal it against casual looks; a match that is not over must be sealed",
    "names": "the players' names clockwise, with commas between them",
    "seats": "how many players",
    "how many": "how many matches (100 unless told)",
    "option": "a table option of the game; may be given several times",
    "seed": "a number: the same one gives the same matches",
    "open seed": "for demonstrations and tests: a number that decides every shuffle, so that "
    "whoever knows it can know all hands",
    "json": "print JSON instead of a table",
}
"""What the help says, by topic."""

EXAMPLES = {
    "cookiegames": (
        "cookiegames",
        'cookiegames play batalha --seats "Ana,Bruno,Caio"',
        "cookiegames rules BC-13",
        "cookiegames COMMAND --help",
    ),
    "play": (
        'cookiegames play batalha --seats "Ana,Bruno,Caio"',
        'cookiegames play batalha --seats "Ana,Bruno" --option duel_suit=blue',
        'cookiegames play batalha --seats "Ana,Bruno,Caio" --option pieces=9/9/9/9',
    ),
    "resume": ("cookiegames resume", "cookiegames resume k7mfw"),
    "matches": ("cookiegames matches", "cookiegames matches --json"),
    "export": (
        "cookiegames export k7mfw match.json",
        "cookiegames export k7mfw match.json --sealed",
    ),
    "import": ("cookiegames import match.json",),
    "delete": ("cookiegames delete k7mfw",),
    "stats": ("cookiegames stats", "cookiegames stats --json"),
    "host": ("cookiegames host", "cookiegames host --authorized-keys ~/.ssh/authorized_keys"),
    "list": ("cookiegames list", "cookiegames list --json"),
    "rules": ("cookiegames rules batalha | less", "cookiegames rules BC-13"),
    "simulate": (
        "cookiegames simulate batalha --seats 4 --matches 1000",
        "cookiegames simulate batalha --seats 2 --option duel_suit=red --seed 7 --json",
    ),
}
"""Commands to copy, by topic; they are the same in all languages."""


def explain(topic: str) -> str:
    """What the help says of a topic."""
    return _(HELP[topic])


def examples(topic: str) -> str:
    """The examples of a topic, under their heading."""
    return "\n  ".join((explain("examples"), *EXAMPLES[topic]))


def options_title(game: str) -> str:
    """The heading over the options of a game."""
    return _("options of {game}:").format(game=game)


def option_offer(clause: str, least: int, most: int) -> str:
    """Which clause an option belongs to, and for how many players it is."""
    template = _("{clause}, {least} to {most} players")
    if least == most:
        template = ngettext("{clause}, {least} player", "{clause}, {least} players", least)
    return template.format(clause=clause, least=least, most=most)


# Answers


def list_headings() -> tuple[str, str, str, str]:
    """The columns of the list of games: its word, its title, its seats, its minutes."""
    return _("game"), _("title"), _("players"), _("minutes")


def match_headings() -> tuple[str, ...]:
    """The columns of the list of matches."""
    return _("match"), _("game"), _("players"), _("state"), _("last played")


def state_of(*, over: bool, played: bool) -> str:
    """Whether a match waits, is over, or is being played somewhere."""
    if over:
        return _("over")
    return _("being played") if played else _("waits")


def stats_headings() -> tuple[str, ...]:
    """The columns of the statistics."""
    return _("name"), _("game"), _("matches"), _("wins"), _("best")


def no_matches() -> str:
    """The list of matches is empty."""
    return _("No match is kept here yet: begin one with cookiegames.")


def no_results() -> str:
    """There are no statistics."""
    return _("No match has been finished here yet.")


def nothing_waits() -> str:
    """There is nothing to resume."""
    return _("No match waits to be resumed; see cookiegames matches.")


def exported(match: str, path: str) -> str:
    """A match was written into a file."""
    return _("Match {match} is in {path}.").format(match=match, path=path)


def imported(match: str) -> str:
    """A match was taken in."""
    return _("Taken in as match {match}: cookiegames resume {match}").format(match=match)


def imported_over(match: str) -> str:
    """A match was taken in that is over."""
    return _("Taken in as match {match}, which is over: look at it at home, under P.").format(
        match=match
    )


def deleted(match: str) -> str:
    """A match was forgotten."""
    return _("Match {match} is deleted.").format(match=match)


def span(least: int, most: int) -> str:
    """A number of players, or from least to most."""
    return str(least) if least == most else f"{least}-{most}"


def simulated(game: str, seats: int, finished: int, matches: int) -> str:
    """What was simulated, as a heading."""
    return _("{game}, {seats} players: {finished} of {matches} matches finished").format(
        game=game, seats=seats, finished=finished, matches=matches
    )


def pace(actions: int, seconds: float, rate: float) -> str:
    """How many actions there were, and how fast."""
    return _("{actions} actions in {seconds:.2f} s: {rate:.0f} actions a second").format(
        actions=actions, seconds=seconds, rate=rate
    )


def seat_headings() -> tuple[str, str, str]:
    """The columns by seat: the seat, its mean score, its wins."""
    return _("seat"), _("mean score"), _("wins")


def ending_headings() -> tuple[str, str]:
    """The columns by ending: the ending, its matches."""
    return _("ending"), _("matches")


def simulating() -> str:
    """What the progress bar stands for."""
    return _("matches")


# What cannot be understood, or done


def misuse(command: str, trouble: str) -> str:
    """The command line's own complaint, with where to look."""
    return _("{command}: {trouble}; see {command} --help.").format(
        command=command, trouble=trouble.rstrip(".")
    )


def unknown_command(typed: str, nearest: str | None) -> str:
    """There is no such command."""
    if nearest is None:
        return _('There is no command "{typed}"; see cookiegames --help.').format(typed=typed)
    return _('There is no command "{typed}"; did you mean "{nearest}"?').format(
        typed=typed, nearest=nearest
    )


def unknown_game(typed: str, nearest: str | None) -> str:
    """There is no such game."""
    if nearest is None:
        return _('There is no game "{typed}"; see cookiegames list.').format(typed=typed)
    return _('There is no game "{typed}"; did you mean "{nearest}"?').format(
        typed=typed, nearest=nearest
    )


def unknown_rules(typed: str, nearest: str | None) -> str:
    """There is no such game, and no clause with this id."""
    if nearest is None:
        return _('There is no game and no clause "{typed}"; see cookiegames list.').format(
            typed=typed
        )
    return _('There is no game and no clause "{typed}"; did you mean "{nearest}"?').format(
        typed=typed, nearest=nearest
    )


def too_few(option: str, least: int) -> str:
    """A number on the command line is too small."""
    return _("{option} must be {least} or more.").format(option=option, least=least)


def unwritable(trouble: str) -> str:
    """The answer cannot be written."""
    return _("The output cannot be written: {trouble}.").format(trouble=trouble)


def no_output() -> str:
    """There is nowhere to write the answer."""
    return _("The output is closed: there is nowhere to write to.")


def option_not_a_pair(typed: str) -> str:
    """An option without a value."""
    return _('"{typed}" is no option: write NAME=VALUE.').format(typed=typed)


def option_unknown(option: str, nearest: str | None, known: Sequence[str]) -> str:
    """The game has no such option."""
    if nearest is None:
        return _('There is no option "{option}"; the options are {known}.').format(
            option=option, known=listed(known)
        )
    return _('There is no option "{option}"; did you mean "{nearest}"?').format(
        option=option, nearest=nearest
    )


def option_twice(option: str) -> str:
    """An option is given two times."""
    return _('The option "{option}" is given twice: leave one out.').format(option=option)


def option_bad_value(option: str, value: str, allowed: Sequence[str]) -> str:
    """What an option cannot be; `allowed` are all values, or one as an example."""
    template = _('"{option}" cannot be "{value}": it is written like {allowed}.')
    if len(allowed) > 1:
        template = _('"{option}" cannot be "{value}": it may be {allowed}.')
    return template.format(option=option, value=value, allowed="|".join(allowed))
