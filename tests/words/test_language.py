"""Sentences are translated where there is a translation, and English otherwise."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from pathlib import Path

import pytest

from cookiegames import words
from cookiegames.rules.batalha.cards import Card
from cookiegames.rules.batalha.events import CardPlayed
from cookiegames.words import language, sheets
from cookiegames.words.batalha import tell

from .spoken import ALL, DANTE


@pytest.fixture(autouse=True)
def _english_again() -> Iterator[None]:
    yield
    language.speak("en")


def _compiled(catalog: dict[str, str]) -> bytes:
    """A gettext .mo file of these messages."""
    entries = sorted(catalog.items())
    offset = 28 + 16 * len(entries)
    tables, texts = [b"", b""], b""
    for side in (0, 1):
        for entry in entries:
            raw = entry[side].encode()
            tables[side] += struct.pack("<II", len(raw), offset + len(texts))
            texts += raw + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(entries), 28, 28 + 8 * len(entries), 0, offset)
    return head + tables[0] + tables[1] + texts


def test_without_translations_everything_is_english() -> None:
    language.speak("pt")
    assert language.ngettext("one", "many", 1) == "one"
    assert language.ngettext("one", "many", 0) == "many"
    assert tell(CardPlayed(DANTE, Card.B10, True, False), ALL) == "Dante leads blue 10."


def test_a_translation_may_order_a_sentence_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pt" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    catalog = {
        "": "Content-Type: text/plain; charset=UTF-8\n",
        "{name} leads {card}.": "{card}: {name} abre.",
        "{suit} {value}": "{value} {suit}",
        "blue": "azul",
    }
    (folder / "cookiegames.mo").write_bytes(_compiled(catalog))
    monkeypatch.setattr(language, "locale_folder", lambda: str(tmp_path))
    language.speak("pt")
    assert tell(CardPlayed(DANTE, Card.B10, True, False), ALL) == "10 azul: Dante abre."


@pytest.mark.parametrize(
    ("items", "text"),
    [
        ([], ""),
        (["Dante"], "Dante"),
        (["Dante", "Gael"], "Dante and Gael"),
        (["Dante", "Gael", "Maya"], "Dante, Gael and Maya"),
    ],
)
def test_a_list_reads_as_one(items: list[str], text: str) -> None:
    assert language.listed(items) == text


def test_a_game_has_its_words_under_its_id() -> None:
    assert words.of("batalha").tell is tell


def test_english_needs_no_locale_folder() -> None:
    assert sheets.locale_folder() is None
