"""The screens of The Cheating Moth."""

from ....controller.table import Table, Told
from ...screens.table import CommonScreen, PrivateScreen
from .common import Common as Board
from .private import Private
from .tryout import TryOut, to_be_tried

__all__ = ["Common", "private"]


def Common(table: Table) -> CommonScreen:  # noqa: N802 # in place of the class of other games
    """What everybody sees; before a live table begins, the paws are tried out."""
    return TryOut(table) if to_be_tried(table) else Board(table)


def private(table: Table, told: Told | None) -> PrivateScreen:
    """The private screen of whoever is at the keyboard."""
    return Private(table, told)
