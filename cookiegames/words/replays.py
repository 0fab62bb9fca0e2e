"""What is said around a match that is looked at again."""

from __future__ import annotations

from collections.abc import Sequence

from .language import _, listed


def title() -> str:
    """Over the list of the matches that are over."""
    return _("Past matches")


def opens() -> str:
    """What the key of the list does."""
    return _("past matches")


def none_yet() -> str:
    """The list is empty."""
    return _("No match has been finished here yet.")


def step(at: int, steps: int) -> str:
    """How far the match has come."""
    return _("step {at} of {steps}").format(at=at, steps=steps)


def seen_by(name: str) -> str:
    """Whose eyes it is seen with."""
    return _("as {name} saw it").format(name=name)


def seen_by_all() -> str:
    """Nothing but what everybody saw."""
    return _("as everybody saw it")


def whole_truth() -> str:
    """All hands at once."""
    return _("the whole truth")


def holds(name: str, cards: Sequence[str]) -> str:
    """A hand; cards by their names."""
    if not cards:
        return _("{name} holds nothing.").format(name=name)
    return _("{name} holds {cards}.").format(name=name, cards=listed(list(cards)))


def steps() -> str:
    """What the arrows do."""
    return _("step")


def plays(*, on: bool) -> str:
    """What the space bar does."""
    return _("stop") if on else _("play")


def eyes() -> str:
    """What the digits do."""
    return _("whose eyes")
