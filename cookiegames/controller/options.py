"""The table options that people type: read against the game's own Options, and written again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import Field, fields
from enum import Enum, auto
from typing import Any, Literal, get_args, get_origin, get_type_hints

from ..rules.catalog import Entry
from ..rules.game import Seat


class OptionReason(Enum):
    """Why an option is refused at the edge; what the rules refuse is their IllegalTable."""

    NOT_A_PAIR = auto()
    """It is not written name=value. facts: typed"""
    UNKNOWN = auto()
    """The game has no such option. facts: option, known"""
    TWICE = auto()
    """It is given two times. facts: option"""
    BAD_VALUE = auto()
    """facts: option, value, allowed"""


class OptionRefused(Exception):
    """An option that cannot be read; words/ makes the sentence."""

    def __init__(self, reason: OptionReason, **facts: str | tuple[str, ...]) -> None:
        super().__init__(reason.name)
        self.reason = reason
        self.facts = facts
        """What was typed is in here as it was typed: print it with care."""


def split_pairs(typed: Iterable[str]) -> dict[str, str]:
    """The name=value texts by name, as typed. Raises OptionRefused."""
    pairs: dict[str, str] = {}
    for text in typed:
        name, equals, value = text.partition("=")
        name = name.strip().replace("-", "_").casefold()
        if not equals or not name:
            raise OptionRefused(OptionReason.NOT_A_PAIR, typed=text)
        if name in pairs:
            raise OptionRefused(OptionReason.TWICE, option=name)
        pairs[name] = value.strip()
    return pairs


def read_options(entry: Entry, values: Mapping[str, object], *, seats: int) -> Any:
    """The game's Options with these values, for so many seats.

    A value is typed text, such as "12/8/8/8", "yes" or "blue", or what the field holds. Raises
    OptionRefused for what cannot be read, and IllegalTable for what the rules do not allow.
    """
    known = known_options(entry)
    for name in values:
        if name not in known:
            raise OptionRefused(OptionReason.UNKNOWN, option=name, known=tuple(known))
    options = _validated(entry, values, known) if values else entry.options()
    entry.game(options).start(seats, Seat(0))
    return options


def _validated(entry: Entry, values: Mapping[str, object], known: Mapping[str, Any]) -> Any:
    # Most tables have no options: they are not to wait until pydantic is loaded.
    from pydantic import TypeAdapter, ValidationError

    raw = {name: _unwritten(value, known[name]) for name, value in values.items()}
    options_type = type(entry.options())
    try:
        return TypeAdapter(options_type).validate_python(raw)
    except ValidationError as error:
        name = str(error.errors()[0]["loc"][0])
        raise OptionRefused(
            OptionReason.BAD_VALUE,
            option=name,
            value=write_value(values[name]),
            allowed=allowed(entry, name),
        ) from None


def known_options(entry: Entry) -> dict[str, Any]:
    """The types of the game's options by name, in the order in which it lists them."""
    hints = get_type_hints(type(entry.options()))
    return {field.name: hints[field.name] for field in fields(entry.options())}


def offered(entry: Entry, *, seats: int) -> tuple[Field[Any], ...]:
    """The options that a table of so many seats may choose."""
    return tuple(
        field
        for field in fields(entry.options())
        if field.metadata["least_seats"] <= seats <= field.metadata["most_seats"]
    )


def allowed(entry: Entry, name: str) -> tuple[str, ...]:
    """What may be typed for an option: all its values, or its default as an example."""
    hint = known_options(entry)[name]
    if hint is bool:
        return ("yes", "no")
    if get_origin(hint) is Literal:
        return tuple(write_value(value) for value in get_args(hint))
    return (write_value(getattr(entry.options(), name)),)


def write_value(value: object) -> str:
    """The value as it is typed."""
    match value:
        case bool():
            return "yes" if value else "no"
        case tuple():
            return "/".join(str(part) for part in value)
        case _:
            return str(value)


def _unwritten(value: object, hint: Any) -> object:
    """Typed text as pydantic reads it for a field of this type; anything else as it is."""
    if not isinstance(value, str):
        return value
    if isinstance(hint, type) and issubclass(hint, tuple):
        return tuple(part.strip() for part in value.split("/"))
    if get_origin(hint) is Literal:
        return value.casefold()
    return value
