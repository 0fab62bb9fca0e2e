"""The screens of Calçotada Wars."""

from ....controller.table import Table, Told
from ...screens.table import PrivateScreen
from .common import Common
from .private import Private

__all__ = ["Common", "private"]


def private(table: Table, told: Told | None) -> PrivateScreen:
    """The private screen of whoever is at the keyboard."""
    return Private(table, told)
