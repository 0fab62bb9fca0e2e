"""Who has won how often: the sentences of the hall of fame."""

from __future__ import annotations

from .language import _, ngettext


def title() -> str:
    """Over the page, and what its key opens."""
    return _("Hall of fame")


def opens() -> str:
    """What the key of the page does."""
    return _("hall of fame")


def nobody() -> str:
    """No match was finished yet."""
    return _("Nobody has finished a match here yet. Be the first!")


def tally(wins: float, matches: int) -> str:
    """Wins and matches; a shared win counts as its part."""
    return ngettext(
        "{wins:g} won of {count} match", "{wins:g} won of {count} matches", matches
    ).format(wins=wins, count=matches)


def best(score: int) -> str:
    """The highest score in a game."""
    return _("Best score: {score}").format(score=score)


def everybody() -> str:
    """What leads from one person back to all."""
    return _("everybody")
