"""What the keys do, in the few words of a footer, and the lines that go with them."""

from __future__ import annotations

from .language import _


def cited(sentence: str, clause: str) -> str:
    """A refusal with the clause that decides."""
    return _("{sentence} ({clause}: press ? to read it)").format(sentence=sentence, clause=clause)


def read_then_cover() -> str:
    """A screen that stays only for what it told."""
    return _("Read it, then press Enter or Esc to cover.")


def arrows() -> str:
    """The sign of the arrow keys."""
    return _("arrows")


def opens() -> str:
    """The way in."""
    return _("opens")


def goes_back() -> str:
    """Back to where one came from."""
    return _("back")


def to_hand() -> str:
    """On to the hand, or back to it."""
    return _("your hand")


def covers() -> str:
    """Leave the keyboard."""
    return _("cover")


def takes() -> str:
    """A seat's digit."""
    return _("take the keyboard")


def record() -> str:
    """The list of what happened."""
    return _("record")


def menu() -> str:
    """The menu."""
    return _("menu")


def rules() -> str:
    """The rule browser."""
    return _("rules")


def tricks() -> str:
    """The tricks of the round."""
    return _("tricks")


def raises() -> str:
    """The letters on the cards."""
    return _("raise")


def chooses() -> str:
    """The arrow keys."""
    return _("choose")


def uses() -> str:
    """Enter on a marker."""
    return _("use")


def gives() -> str:
    """Enter on a card or piece to give away."""
    return _("give")


def plays() -> str:
    """Enter on a card."""
    return _("play")


def asks_why() -> str:
    """Enter on a card that may not be played."""
    return _("why not?")


def confirms() -> str:
    """Enter on what is put together."""
    return _("done")


def changes() -> str:
    """Left and right on a number."""
    return _("change")


def scrolls() -> str:
    """The keys that move a page."""
    return _("scroll")


def hand() -> str:
    """Tab, where the hand is next."""
    return _("hand")


def pieces() -> str:
    """Tab, where the pieces are next."""
    return _("pieces")


def markers() -> str:
    """Tab, where the markers are next."""
    return _("markers")


def choose_first() -> str:
    """Enter on a list in which nothing is chosen yet."""
    return _("Choose with the arrows first, then press Enter.")


def not_this_one() -> str:
    """Enter on an entry that cannot be chosen; it says why itself."""
    return _("This one cannot be chosen: choose another with the arrows.")


def space() -> str:
    """The space bar, as it is written in a footer."""
    return _("Space")
