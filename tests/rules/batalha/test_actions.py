"""Every kind of action has somebody who carries it out."""

from __future__ import annotations

from typing import get_args

from cookiegames.rules.batalha import actions, rules


def test_the_table_of_actions_is_complete() -> None:
    assert set(rules._CARRY_OUT) == set(get_args(actions.Action))
