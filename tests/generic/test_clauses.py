"""Every clause of every rule sheet is kept by a test."""

from __future__ import annotations

from tests.clauses import uncited, unknown


def test_every_clause_is_cited_by_a_test() -> None:
    assert uncited() == []


def test_every_cited_clause_is_in_a_rule_sheet() -> None:
    assert unknown() == []
