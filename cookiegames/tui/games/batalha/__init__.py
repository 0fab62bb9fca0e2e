"""The screens of Batalha dos Cookies."""

from ....controller.table import Table, Told
from ....rules.batalha.observation import Phase
from ...screens.table import PrivateScreen
from .assembly import AssemblyScreen
from .common import Common
from .private import Private

__all__ = ["Common", "private"]


def private(table: Table, told: Told | None) -> PrivateScreen:
    """The private screen of whoever is at the keyboard."""
    assembling = table.public.phase is Phase.ASSEMBLY and table.asks_secretly(table.viewer)
    return AssemblyScreen(table, told) if assembling else Private(table, told)
