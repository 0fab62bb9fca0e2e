"""The short labels on the table of Batasaurus."""

from __future__ import annotations

from typing import assert_never

from cookiegames.rules.batasaurus.observation import Phase

from ..language import _, ngettext

# Plates


def lying_sign() -> str:
    """What the sign of a card back counts."""
    return _("face down")


def pile() -> str:
    """What the sign of a pile counts."""
    return _("cards won")


def leader() -> str:
    """What the sign of the leader means."""
    return _("leads the trick")


def awaited() -> str:
    """What the sign of the awaited seat means."""
    return _("is awaited")


def fighting() -> str:
    """What the sign of a player in a battle means."""
    return _("in the battle")


def turned_down() -> str:
    """A player has finished memorising."""
    return _("has memorised")


# The middle


def middle() -> str:
    """Above the cards of the trick."""
    return _("the middle")


def battle() -> str:
    """Above the cards of a trick that is fought over."""
    return _("battle")


def at_stake(count: int) -> str:
    """How many cards the trick is worth."""
    return ngettext("{count} card at stake", "{count} cards at stake", count).format(count=count)


def taken(name: str, count: int) -> str:
    """Above a finished trick."""
    return ngettext(
        "{name} took the trick: {count} card", "{name} took the trick: {count} cards", count
    ).format(name=name, count=count)


def returned(count: int) -> str:
    """Above the trick of a battle that nobody could go on with."""
    return ngettext(
        "nobody took the trick: {count} card", "nobody took the trick: {count} cards", count
    ).format(count=count)


def nothing_yet(phase: Phase) -> str:
    """Where no card lies in the middle."""
    match phase:
        case Phase.LAY_OUT:
            return _("the dinosaurs are about to be laid out")
        case Phase.MEMORISE:
            return _("the dinosaurs are being memorised")
        case Phase.TURN_UP | Phase.BATTLE:
            return _("the first card is about to be turned up")
        case Phase.OVER:
            return _("all piles are counted")
        case _:
            assert_never(phase)


def unseen() -> str:
    """A card laid on top that is not turned up yet."""
    return _("unseen")


# A layout


def your_dinosaurs() -> str:
    """Above the viewer's own set."""
    return _("your dinosaurs")


def dinosaurs_of(name: str) -> str:
    """Above the set of a player."""
    return _("{name}'s dinosaurs").format(name=name)


def two_rows() -> str:
    """A way of laying a set out."""
    return _("2 rows of 6")


def three_rows() -> str:
    """A way of laying a set out."""
    return _("3 rows of 4")


def changes_rows() -> str:
    """The key that lays the set out the other way."""
    return _("rows")


# Memorising


def start_looking(seconds: int) -> str:
    """Before the set is shown; the clock starts with it."""
    return ngettext(
        "Press Enter to look at your dinosaurs: you have {seconds} second.",
        "Press Enter to look at your dinosaurs: you have {seconds} seconds.",
        seconds,
    ).format(seconds=seconds)


def start_looking_together(seconds: int) -> str:
    """Before all sets are shown; the clock starts with them."""
    return ngettext(
        "All sets will lie open for {seconds} second: press 0 to turn them up.",
        "All sets will lie open for {seconds} seconds: press 0 to turn them up.",
        seconds,
    ).format(seconds=seconds)


def looks() -> str:
    """What the key that starts the look does."""
    return _("look")


def seconds_left(count: int) -> str:
    """Beside the set, while it is memorised."""
    return ngettext("{count} second left", "{count} seconds left", count).format(count=count)


def ready() -> str:
    """What the key that ends the look early does."""
    return _("ready")


def really_ready() -> str:
    """The key that ends the look early asks twice."""
    return _("Once turned down they stay down. Ready? Press Enter once more.")


def all_really_ready() -> str:
    """The key that ends the look of all together asks twice."""
    return _("They stay down for good. Are all ready? Press 0 once more.")


def turns_up() -> str:
    """What Enter does on a chosen card."""
    return _("turn up")


def lays_on_top() -> str:
    """What Enter does on a chosen card in a battle."""
    return _("lay on top")
