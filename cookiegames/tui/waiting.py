"""What home shows of the matches that wait: the one at the table, and those that are kept."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING

from .. import words
from ..controller.keeper import Waiting as Kept
from ..controller.table import Table
from ..controller.trouble import StoreTrouble
from ..rules.catalog import GAMES
from ..rules.game import Over
from ..words import kept as say
from .screens.home import MOST_WAITING, Home, Waiting
from .screens.record import RecordPage

if TYPE_CHECKING:
    from .app import CookieApp


def waiting(app: CookieApp) -> tuple[list[Waiting], str]:
    """The matches that wait, the one at the table first; and why others cannot be listed."""
    table, found, trouble = app.hotseat.table, [], ""
    if table is not None and not isinstance(table.ask, Over):
        found.append(_at_the_table(app, table))
    try:
        kept = app.keeper.waiting(MOST_WAITING - len(found))
    except StoreTrouble as error:
        kept, trouble = [], say.say(error, time.time())
    return [*found, *(_kept(app, one) for one in kept)], trouble


def _at_the_table(app: CookieApp, table: Table) -> Waiting:
    return Waiting(_rows(table, say.ago(0)), app.hotseat.common)


def _kept(app: CookieApp, waiting: Kept) -> Waiting:
    kept, when = waiting.kept, say.ago(time.time() - waiting.kept.touched)
    resume = partial(_resume, app, kept.id)
    if waiting.table is not None and kept.holder is not None:
        since = say.played(say.ago(time.time() - kept.holder.since))
        return Waiting(_rows(waiting.table, since), partial(_watch, app, waiting.table))
    if waiting.table is None:
        title = GAMES[kept.game].title if kept.game in GAMES else kept.game
        return Waiting((say.waiting(title, say.outdated(), when), say.players(kept.names)), resume)
    return Waiting(_rows(waiting.table, when), resume)


def _rows(table: Table, when: str) -> tuple[str, str]:
    entry = table.company.entry
    status = words.of(entry.id).status(table.public)
    return say.waiting(entry.title, status, when), say.players(table.company.names)


def _watch(app: CookieApp, table: Table) -> None:
    """Who does not play may look at what everybody saw."""
    app.hotseat.overlay(RecordPage(table))


def _resume(app: CookieApp, match: str) -> None:
    try:
        app.hotseat.resume(match)
    except StoreTrouble as error:
        screen = app.screen
        if isinstance(screen, Home):
            screen.complain(say.say(error, time.time()))
