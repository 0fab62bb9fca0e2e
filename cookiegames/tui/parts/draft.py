"""A new match as it is being filled in: what is typed, what is wrong with it, and what it makes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields
from typing import Any, Literal, NamedTuple, get_origin

from ... import words
from ...controller.names import NameReason, NameRefused, clean_name, printable
from ...controller.options import (
    OptionReason,
    OptionRefused,
    allowed,
    known_options,
    offered,
    read_options,
    write_value,
)
from ...controller.table import Company, Lock
from ...rules.catalog import Entry
from ...rules.game import IllegalTable, Seat
from ...words import people, starting
from ...words.voice import Voice

SHORTEST_PIN, LONGEST_PIN = 3, 8


class Wrong(NamedTuple):
    """What is wrong, and with which field."""

    field: str
    """Such as "name-0", "pin-0" or "option-pieces"."""
    sentence: str
    urgent: bool = True
    """False: nothing false is typed, there is only something missing yet."""


class Draft:
    """What is typed outlasts the widgets it is typed into."""

    def __init__(self, entry: Entry, names: tuple[str, ...] = ()) -> None:
        self.entry = entry
        rows = entry.most_seats
        self.names = [*map(printable, names), *[""] * rows][:rows]
        """By row; an empty row is nobody."""
        self.pins = [""] * rows
        self.first = 0
        """The row of the one who starts."""
        usual = entry.options()
        self.options: dict[str, object] = {
            field.name: getattr(usual, field.name)
            if self.choices(field.name)
            else write_value(getattr(usual, field.name))
            for field in fields(usual)
        }
        """By name: a choice, or what is typed."""
        self.field = "name-0"
        """The field that is being filled in."""
        self.touched = False
        """Whether anything was typed or chosen."""

    # What is filled in

    def fill(self, field: str, value: object) -> None:
        """Take in what a field holds now."""
        self.touched = True
        kind, _, name = field.partition("-")
        match kind:
            case "name":
                self.names[int(name)] = str(value)
            case "pin":
                self.pins[int(name)] = str(value)
            case "option":
                self.options[name] = value
            case _:
                assert isinstance(value, int)
                self.first = value

    @property
    def rows(self) -> list[int]:
        """The rows with a name, in order: each is a seat."""
        return [row for row, name in enumerate(self.names) if name.strip()]

    def choices(self, name: str) -> tuple[object, ...]:
        """All values of an option where they can be listed; empty: it is typed."""
        hint = known_options(self.entry)[name]
        if hint is bool:
            return (False, True)
        return hint.__args__ if get_origin(hint) is Literal else ()

    def is_offered(self, name: str) -> bool:
        """Whether a table of so many seats may choose this option."""
        return any(field.name == name for field in offered(self.entry, seats=self._seats))

    def offer(self, name: str) -> tuple[int, int]:
        """The least and the greatest number of seats that may choose this option."""
        least, most = (self._metadata(name)[end] for end in ("least_seats", "most_seats"))
        return max(least, self.entry.least_seats), min(most, self.entry.most_seats)

    def usual(self, name: str) -> str:
        """What an option is unless it is changed, as it is chosen or typed."""
        value = getattr(self.entry.options(), name)
        if not self.choices(name):
            return write_value(value)
        choice: str = words.of(self.entry.id).choice(name, value)
        return choice

    @property
    def clause(self) -> str | None:
        """The clause that the field is about, if it is an option."""
        kind, _, name = self.field.partition("-")
        return str(self._metadata(name)["clause"]) if kind == "option" else None

    def _metadata(self, name: str) -> Mapping[str, Any]:
        known = {field.name: field.metadata for field in fields(self.entry.options())}
        return known[name]

    @property
    def _seats(self) -> int:
        return min(self.entry.most_seats, max(self.entry.least_seats, len(self.rows)))

    def _chosen(self) -> Mapping[str, object]:
        return {name: value for name, value in self.options.items() if self.is_offered(name)}

    # What is wrong

    def wrongs(self) -> list[Wrong]:
        """Everything that stands against a start, the first field first."""
        return [*self._wrong_names(), *self._wrong_pins(), *self._missing(), *self._wrong_options()]

    def _wrong_names(self) -> Iterator[Wrong]:
        taken: set[str] = set()
        for row in self.rows:
            try:
                name = clean_name(self.names[row], seat=row)
                if name.casefold() in taken:
                    raise NameRefused(NameReason.TWICE, seat=row, name=name)
                taken.add(name.casefold())
            except NameRefused as refused:
                yield Wrong(f"name-{row}", name_sentence(refused))

    def _wrong_pins(self) -> Iterator[Wrong]:
        for row, pin in enumerate(self.pins):
            if pin and not self.names[row].strip():
                yield Wrong(f"name-{row}", starting.pin_without_name(row + 1))
            elif pin and not (SHORTEST_PIN <= len(pin) <= LONGEST_PIN and pin.isalnum()):
                yield Wrong(f"pin-{row}", starting.pin_unfit(SHORTEST_PIN, LONGEST_PIN))

    def _missing(self) -> Iterator[Wrong]:
        least, most = self.entry.least_seats, self.entry.most_seats
        if len(self.rows) < least:
            row = next(row for row, name in enumerate(self.names) if not name.strip())
            yield Wrong(f"name-{row}", starting.names_needed(least, most), urgent=False)

    def _wrong_options(self) -> Iterator[Wrong]:
        try:
            read_options(self.entry, self._chosen(), seats=self._seats)
        except OptionRefused as refused:
            yield Wrong(f"option-{refused.facts['option']}", self._option_sentence(refused))
        except IllegalTable as refused:
            sentence = words.of(self.entry.id).refuse(refused, Voice(tuple(self.names)))
            yield Wrong(f"option-{self._blamed(refused)}", sentence)

    def _option_sentence(self, refused: OptionRefused) -> str:
        assert refused.reason is OptionReason.BAD_VALUE
        name = str(refused.facts["option"])
        listable = bool(self.choices(name))
        return starting.option_unfit(
            str(refused.facts["value"]), allowed(self.entry, name), example=not listable
        )

    def _blamed(self, refused: IllegalTable) -> str:
        """The option that a refusal is about: named by it, or the one with its clause."""
        named = refused.facts.get("option")
        if isinstance(named, str):
            return named
        known = fields(self.entry.options())
        return next(one.name for one in known if one.metadata["clause"] == refused.clause)

    # What it makes

    def company(self) -> Company:
        """Who sits down to what; nothing may be wrong any more."""
        rows = self.rows
        locks = tuple(Lock.of(self.pins[row]) if self.pins[row] else None for row in rows)
        options: Any = read_options(self.entry, self._chosen(), seats=len(rows))
        return Company(
            entry=self.entry,
            options=options,
            names=tuple(clean_name(self.names[row], seat=row) for row in rows),
            first=Seat(rows.index(self.first) if self.first in rows else 0),
            locks=locks if any(locks) else (),
        )


def name_sentence(refused: NameRefused) -> str:
    """Why a name is refused."""
    facts = refused.facts
    name, code = str(facts.get("name", "")), str(facts.get("code", ""))
    match refused.reason:
        case NameReason.EMPTY:
            return people.name_empty(int(facts["seat"]) + 1)
        case NameReason.TOO_WIDE:
            return people.name_too_wide(name, int(facts["cells"]), int(facts["most"]))
        case NameReason.CONTROL:
            return people.name_control(name, code)
        case NameReason.UNSTEADY:
            return people.name_unsteady(name, code)
        case NameReason.TWICE:
            return people.name_twice(name)
