"""The sentences for names and options that were typed and are refused."""

from __future__ import annotations

from typing import Any, assert_never

from ..controller.names import NameReason, NameRefused
from ..controller.options import OptionReason, OptionRefused
from ..words import commands, people
from ..words.nearest import nearest


def name_sentence(refused: NameRefused) -> str:
    """Why a name cannot be used."""
    facts: dict[str, Any] = dict(refused.facts)
    number = facts.pop("seat") + 1
    match refused.reason:
        case NameReason.EMPTY:
            return people.name_empty(number)
        case NameReason.TOO_WIDE:
            return people.name_too_wide(**facts)
        case NameReason.CONTROL:
            return people.name_control(**facts)
        case NameReason.UNSTEADY:
            return people.name_unsteady(**facts)
        case NameReason.TWICE:
            return people.name_twice(**facts)
        case _ as never:
            assert_never(never)


def option_sentence(refused: OptionRefused) -> str:
    """Why an option cannot be read."""
    facts: dict[str, Any] = dict(refused.facts)
    match refused.reason:
        case OptionReason.NOT_A_PAIR:
            return commands.option_not_a_pair(**facts)
        case OptionReason.UNKNOWN:
            return commands.option_unknown(
                nearest=nearest(facts["option"], facts["known"]), **facts
            )
        case OptionReason.TWICE:
            return commands.option_twice(**facts)
        case OptionReason.BAD_VALUE:
            return commands.option_bad_value(**facts)
        case _ as never:
            assert_never(never)
