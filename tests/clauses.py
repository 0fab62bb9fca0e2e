"""Which tests keep which clause of the rule sheets: `python -m tests.clauses` lists them.

Marks are read from the source, so the answer does not depend on which tests were selected.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

from cookiegames.rules.catalog import GAMES

TESTS = Path(__file__).parent
SHEETS = TESTS.parent / "assets" / "rules" / "en"
CLAUSE = re.compile(
    r"^- \*\*([A-Z]+-[A-Z]?\d+[a-z]?)\*\* \((?:printed|ruling|keyboard)\)", re.MULTILINE
)


def clauses() -> list[str]:
    """Every clause id of every rule sheet, once, in the sheets' order."""
    found: dict[str, None] = {}
    prefixes = {entry.id: entry.prefix for entry in GAMES.values()}
    for path in sorted(SHEETS.glob("*.md")):
        ids = CLAUSE.findall(path.read_text(encoding="utf-8"))
        assert ids, f"the rule sheet {path.name} has no clauses"
        # A game whose screens are still being built has its sheet before its line in the catalog.
        prefix = prefixes.get(path.stem) or ids[0].partition("-")[0]
        assert all(clause.startswith(f"{prefix}-") for clause in ids)
        found |= dict.fromkeys(ids)
    return list(found)


def citations() -> dict[str, list[str]]:
    """The tests, as path::name, by the clause that they cite; a whole module is its path."""
    cited: dict[str, list[str]] = {}
    for path in sorted(TESTS.rglob("test_*.py")):
        where = path.relative_to(TESTS.parent).as_posix()
        for name, clause in _marks(ast.parse(path.read_text(encoding="utf-8"))):
            cited.setdefault(clause, []).append(f"{where}::{name}" if name else where)
    return cited


def uncited() -> list[str]:
    """The clauses that no test cites."""
    cited = citations()
    return [clause for clause in clauses() if clause not in cited]


def unknown() -> list[str]:
    """The ids that tests cite and no rule sheet has."""
    known = set(clauses())
    return [clause for clause in citations() if clause not in known]


def _marks(tree: ast.Module) -> Iterator[tuple[str, str]]:
    for statement in tree.body:
        name = getattr(statement, "name", "")
        for node in ast.walk(statement):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
                for argument in node.args:
                    assert isinstance(argument, ast.Constant), "a clause is cited by its id"
                    yield name, str(argument.value)


def main() -> int:
    """Print the report; 1 if a clause is uncited or an id unknown."""
    cited = citations()
    for clause in clauses():
        print(clause, *cited.get(clause, ["NOT CITED BY ANY TEST"]), sep="\n    ")
    for clause in unknown():
        print(f"{clause} is in no rule sheet:", *cited[clause], sep="\n    ")
    print(f"{len(clauses())} clauses, {len(uncited())} uncited, {len(unknown())} unknown")
    return 1 if uncited() or unknown() else 0


if __name__ == "__main__":
    sys.exit(main())
