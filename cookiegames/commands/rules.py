"""The command `rules`: a rule sheet, or one clause, as plain text."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator

from ..rules.catalog import GAMES
from ..words import commands as words
from ..words import common, sheets
from ..words.nearest import nearest
from . import Misuse, show

WIDTH = 80
"""Columns of the text, whatever the terminal: it is often piped."""


def run(command: Namespace) -> int:
    """Print the sheet of the game, or the clause. Raises Misuse."""
    what: str = command.what.strip()
    if what.casefold() in GAMES:
        show("\n".join(_sheet(sheets.read(what.casefold()))))
        return 0
    clauses = _clause(what)
    if not clauses:
        raise Misuse(words.unknown_rules(what, nearest(what, _everything())))
    show("\n".join(line for clause in clauses for line in _lines(clause)))
    return 0


def _clause(id: str) -> tuple[sheets.Clause, ...]:
    prefix = id.partition("-")[0].upper()
    for entry in GAMES.values():
        if entry.prefix == prefix:
            return sheets.read(entry.id).clause(id)
    return ()


def _everything() -> Iterator[str]:
    for game in GAMES:
        yield game
        for clause in sheets.read(game).clauses():
            yield clause.id


def _sheet(sheet: sheets.Sheet) -> Iterator[str]:
    yield sheet.title
    yield ""
    yield from _wrapped(sheet.intro)
    for section in sheet.sections:
        yield ""
        yield section.title
        for clause in section.clauses:
            yield from _lines(clause)


def _lines(clause: sheets.Clause) -> Iterator[str]:
    label = clause.id.ljust(len("BC-E1") + 1)
    if clause.kind == "printed":
        return _wrapped(clause.text, label)
    return _wrapped(f"({common.kind(clause.kind)}) {clause.text}", label)


def _wrapped(text: str, label: str = "") -> Iterator[str]:
    """The text in lines of WIDTH, beside its label."""
    line = label
    indent = " " * len(label)
    for word in text.split():
        longer = f"{line}{word}" if line in (label, indent) else f"{line} {word}"
        if len(longer) > WIDTH:
            yield line
            longer = f"{indent}{word}"
        line = longer
    yield line
