"""The screens of Batasaurus."""

from ....controller.table import Table, Told
from ...screens.table import PrivateScreen
from .common import Common
from .glance import Glance
from .memorise import Memorise

__all__ = ["Common", "private"]


def private(table: Table, told: Told | None) -> PrivateScreen:
    """The private screen of whoever is at the keyboard."""
    memorises = table.asks_secretly(table.viewer)
    return Memorise(table, told) if memorises else Glance(table, told)
