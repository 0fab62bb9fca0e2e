"""The language of the sentences: a translation where one is installed, English otherwise."""

from __future__ import annotations

from .sheets import locale_folder

TYPE_CHECKING = False  # Importing it from typing would cost a quick command a third.
if TYPE_CHECKING:
    from collections.abc import Sequence
    from gettext import NullTranslations

DOMAIN = "cookiegames"


class _Speech:
    """What is spoken, once anything has been said."""

    chosen = False
    translation: NullTranslations | None = None
    """None: English."""


_speech = _Speech()


def speak(*languages: str) -> None:
    """Speak the first of these languages that is translated; without any, the environment's."""
    _speech.chosen = True
    _speech.translation = None
    folder = locale_folder()
    if folder is None:
        return
    # Imported only when there is a translation to read: English starts faster without.
    from gettext import translation

    _speech.translation = translation(DOMAIN, folder, languages or None, fallback=True)


def _translation() -> NullTranslations | None:
    if not _speech.chosen:
        speak()
    return _speech.translation


def _(message: str) -> str:
    """This sentence, or template of one, in the language spoken."""
    spoken = _translation()
    return message if spoken is None else spoken.gettext(message)


def ngettext(one: str, many: str, count: int) -> str:
    """The template that fits this count, in the language spoken."""
    spoken = _translation()
    if spoken is None:
        return one if count == 1 else many
    return spoken.ngettext(one, many, count)


def listed(items: Sequence[str]) -> str:
    """These items as a list within a sentence: "Dante, Gael and Maya"."""
    if len(items) < 2:
        return "".join(items)
    rest = _(", ").join(items[:-1])
    return _("{items} and {last}").format(items=rest, last=items[-1])
