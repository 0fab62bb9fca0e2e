"""Matches that are kept: when they were played, what is wrong with them, and what to do."""

from __future__ import annotations

from cookiegames.controller.trouble import StoreReason, StoreTrouble

from .language import _, listed, ngettext

MINUTE, HOUR, DAY = 60, 3600, 86400


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


def players(names: tuple[str, ...]) -> str:
    """Who plays in it."""
    return listed(names)


def outdated() -> str:
    """In place of how far a match has come, whose log does not fit the present rules."""
    return _("made under other rules")


def say(trouble: StoreTrouble, now: float = 0.0) -> str:
    """What is wrong, and what to do. `now`: seconds since 1970."""
    facts = trouble.facts
    path, match = facts.get("path", ""), facts.get("match", "")
    match trouble.reason:
        case StoreReason.FOLDER | StoreReason.FULL | StoreReason.GONE | StoreReason.BUSY:
            return _about_the_disk(trouble.reason).format(path=path)
        case StoreReason.DAMAGED | StoreReason.NEWER:
            return _about_the_file(trouble.reason).format(path=path)
        case StoreReason.IN_USE:
            since = facts.get("since", now)
            assert isinstance(since, float | int)
            return _(
                "Somebody plays match {match} already, since {since}: finish it there."
            ).format(match=match, since=ago(now - since))
        case StoreReason.NOT_A_MATCH | StoreReason.NO_FILE:
            return _about_another_file(trouble.reason).format(path=path)
        case _:
            return _about_a_match(trouble.reason).format(match=match)


def _about_the_disk(reason: StoreReason) -> str:
    match reason:
        case StoreReason.FULL:
            return _(
                "Not saved, so it has not happened: the disk is full. Make room, and try again."
            )
        case StoreReason.GONE:
            return _(
                "Not saved, so it has not happened: {path} is gone. Bring it back, and try again."
            )
        case StoreReason.BUSY:
            return _("Not saved, so it has not happened: {path} is busy. Try again.")
        case _:
            return _(
                "Matches cannot be kept in {path}: the folder cannot be written. Make it writable, "
                "or name another one in COOKIEGAMES_HOME."
            )


def _about_the_file(reason: StoreReason) -> str:
    if reason is StoreReason.NEWER:
        return _("A newer cookiegames wrote {path}, which is left as it is: update cookiegames.")
    return _(
        "{path} is damaged, and is left as it is: move it away to begin anew, or bring back a copy."
    )


def _about_another_file(reason: StoreReason) -> str:
    if reason is StoreReason.NO_FILE:
        return _("{path} cannot be read or written: check its name and its folder.")
    return _("{path} holds no match of cookiegames, or not all of it.")


def _about_a_match(reason: StoreReason) -> str:
    match reason:
        case StoreReason.TAKEN_OVER:
            return _("Match {match} is played elsewhere by now: go on there, or go home.")
        case StoreReason.NO_MATCH:
            return _("There is no match {match}; see cookiegames matches.")
        case StoreReason.RUNNING:
            return _("Match {match} is not over: until then it is exported sealed, with --sealed.")
        case StoreReason.NOT_REPLAYED:
            return _("Match {match} was made under other rules: it is kept, but cannot be played.")
        case _:
            raise AssertionError(f"no sentence for {reason}")
