"""Matches that are kept: when they were played, what is wrong with them, and what to do."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Protocol

from .language import _, listed, ngettext

MINUTE, HOUR, DAY = 60, 3600, 86400


class Trouble(Protocol):
    """What went wrong where matches are kept: controller.trouble.StoreTrouble."""

    reason: Enum
    facts: Mapping[str, object]


def ago(seconds: float) -> str:
    """How long ago something was."""
    if seconds < MINUTE:
        return _("just now")
    if seconds < HOUR:
        count = int(seconds // MINUTE)
        return ngettext("{count} minute ago", "{count} minutes ago", count).format(count=count)
    if seconds < DAY:
        count = int(seconds // HOUR)
        return ngettext("{count} hour ago", "{count} hours ago", count).format(count=count)
    count = int(seconds // DAY)
    return ngettext("{count} day ago", "{count} days ago", count).format(count=count)


def waiting(game: str, status: str, when: str) -> str:
    """A match that can be taken up again."""
    return _("{game}, {status} · {when}").format(game=game, status=status, when=when)


def played(since: str) -> str:
    """In place of when it was played last: somebody else plays it now."""
    return _("being played, since {since}: look at its record").format(since=since)


def players(names: tuple[str, ...]) -> str:
    """Who plays in it."""
    return listed(names)


def outdated() -> str:
    """In place of how far a match has come, whose log does not fit the present rules."""
    return _("made under other rules")


def say(trouble: Trouble, now: float = 0.0) -> str:
    """What is wrong, and what to do. `now`: seconds since 1970."""
    facts = trouble.facts
    path, match = facts.get("path", ""), facts.get("match", "")
    match trouble.reason.name:
        case "FOLDER" | "FULL" | "GONE" | "BUSY":
            return _about_the_disk(trouble.reason.name).format(path=path)
        case "DAMAGED" | "NEWER":
            return _about_the_file(trouble.reason.name).format(path=path)
        case "IN_USE":
            since = facts.get("since", now)
            assert isinstance(since, float | int)
            return _(
                "Somebody plays match {match} already, since {since}: finish it there."
            ).format(match=match, since=ago(now - since))
        case "NOT_A_MATCH" | "NO_FILE":
            return _about_another_file(trouble.reason.name).format(path=path)
        case _:
            return _about_a_match(trouble.reason.name).format(match=match)


def _about_the_disk(reason: str) -> str:
    match reason:
        case "FULL":
            return _(
                "Not saved, so it has not happened: the disk is full. Make room, and try again."
            )
        case "GONE":
            return _(
                "Not saved, so it has not happened: {path} is gone. Bring it back, and try again."
            )
        case "BUSY":
            return _("Not saved, so it has not happened: {path} is busy. Try again.")
        case _:
            return _(
                "Matches cannot be kept in {path}: the folder cannot be written. Make it writable, "
                "or name another one in COOKIEGAMES_HOME."
            )


def _about_the_file(reason: str) -> str:
    if reason == "NEWER":
        return _("A newer cookiegames wrote {path}, which is left as it is: update cookiegames.")
    return _(
        "{path} is damaged, and is left as it is: move it away to begin anew, or bring back a copy."
    )


def _about_another_file(reason: str) -> str:
    if reason == "NO_FILE":
        return _("{path} cannot be read or written: check its name and its folder.")
    return _("{path} holds no match of cookiegames, or not all of it.")


def _about_a_match(reason: str) -> str:
    match reason:
        case "TAKEN_OVER":
            return _("Match {match} is played elsewhere by now: go on there, or go home.")
        case "NO_MATCH":
            return _("There is no match {match}; see cookiegames matches.")
        case "RUNNING":
            return _("Match {match} is not over: until then it is exported sealed, with --sealed.")
        case "NOT_REPLAYED":
            return _("Match {match} was made under other rules: it is kept, but cannot be played.")
        case _:
            raise AssertionError(f"no sentence for {reason}")
