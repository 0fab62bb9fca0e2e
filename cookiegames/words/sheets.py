"""The rule sheets: what assets/rules/<language>/<game>.md says, clause by clause."""
# ruff: noqa: PTH100, PTH112, PTH113, PTH118, PTH120, PTH123
# The command `rules` starts in twice the time of an empty program: importing typing, dataclasses
# or pathlib would each cost a third of that.

from __future__ import annotations

import os

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

KINDS = ("printed", "ruling", "keyboard")
"""In the rulebook; a ruling of ours where it is silent; how it is done at one keyboard."""


class Clause:
    """One marked statement; a clause that mixes kinds has several under the same id."""

    __slots__ = ("id", "kind", "text")

    def __init__(self, clause_id: str, kind: str, text: str) -> None:
        self.id = clause_id
        """Such as "BC-17"."""
        self.kind = kind
        """One of KINDS."""
        self.text = text


class Section:
    """A heading and the clauses under it."""

    __slots__ = ("clauses", "title")

    def __init__(self, title: str, clauses: tuple[Clause, ...]) -> None:
        self.title = title
        self.clauses = clauses


class Sheet:
    """The rules of one game."""

    __slots__ = ("intro", "sections", "title")

    def __init__(self, title: str, intro: str, sections: tuple[Section, ...]) -> None:
        self.title = title
        self.intro = intro
        self.sections = sections

    def clauses(self) -> Iterator[Clause]:
        """All clauses in the order of the sheet."""
        for section in self.sections:
            yield from section.clauses

    def clause(self, clause_id: str) -> tuple[Clause, ...]:
        """What stands under this id, in either case; empty if there is no such clause."""
        wanted = clause_id.casefold()
        return tuple(clause for clause in self.clauses() if clause.id.casefold() == wanted)

    def search(self, words: str) -> tuple[Clause, ...]:
        """The clauses whose section, id and text hold all of these words, in either case."""
        wanted = words.casefold().split()
        return tuple(
            clause
            for section in self.sections
            for clause in section.clauses
            if wanted and _holds(section.title, clause, wanted)
        )


def _holds(section: str, clause: Clause, wanted: list[str]) -> bool:
    text = f"{section} {clause.id} {clause.text}".casefold()
    return all(word in text for word in wanted)


def asset_folder() -> str:
    """Where the assets lie: inside the package in a wheel, beside it in a checkout."""
    package = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
    inside = os.path.join(package, "assets")
    return inside if os.path.isdir(inside) else os.path.join(os.path.dirname(package), "assets")


def locale_folder() -> str | None:
    """Where the translations of the sentences lie, if there are any."""
    folder = os.path.join(asset_folder(), "locale")
    return folder if os.path.isdir(folder) else None


def read(game_id: str, language: str = "en") -> Sheet:
    """The sheet of this game, in English where this language has none."""
    rules = os.path.join(asset_folder(), "rules")
    path = os.path.join(rules, language, f"{game_id}.md")
    if not os.path.isfile(path):
        path = os.path.join(rules, "en", f"{game_id}.md")
    with open(path, encoding="utf-8") as lines:
        return parse(lines)


def parse(lines: Iterable[str]) -> Sheet:
    """The sheet that these lines of Markdown hold. Raises ValueError with the line's number."""
    title = ""
    intro: list[str] = []
    sections: list[tuple[str, list[Clause]]] = []
    for number, line in enumerate(map(str.strip, lines), start=1):
        if line.startswith("## "):
            sections.append((line[3:], []))
        elif line.startswith("# ") and not title:
            title = line[2:]
        elif line.startswith("- **") and sections:
            sections[-1][1].append(_clause(line, number))
        elif line and not sections:
            intro.append(line)
        elif line:
            raise ValueError(f"line {number} is neither a heading nor a clause")
    return Sheet(
        title,
        " ".join(intro),
        tuple(Section(heading, tuple(clauses)) for heading, clauses in sections),
    )


def _clause(line: str, number: int) -> Clause:
    clause_id, bold, rest = line[4:].partition("** (")
    kind, bracket, text = rest.partition(") ")
    if not (bold and bracket and text) or kind not in KINDS:
        raise ValueError(f"line {number} is not a clause: - **ID** (kind) text")
    return Clause(clause_id, kind, text)
