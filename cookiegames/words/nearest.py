"""What somebody who mistyped a word probably meant."""

from __future__ import annotations

from collections.abc import Iterable


def nearest(typed: str, known: Iterable[str]) -> str | None:
    """The known word that was probably meant, in either case; None: nothing comes near."""
    # Imported only when a word is wrong: a right one starts faster without.
    from difflib import get_close_matches

    by_form = {word.casefold(): word for word in known}
    close = get_close_matches(typed.casefold(), by_form, n=1)
    return by_form[close[0]] if close else None
