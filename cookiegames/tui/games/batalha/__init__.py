"""The screens of Batalha dos Cookies."""

from ....controller.table import Table, Told
from ....rules.batalha.events import HandDealt
from ....rules.batalha.observation import Phase
from ....rules.game import Event
from ...screens.table import PrivateScreen
from .assembly import AssemblyScreen
from .common import Common
from .private import Private

__all__ = ["Common", "is_news", "private"]


def private(table: Table, told: Told | None) -> PrivateScreen:
    """The private screen of whoever is at the keyboard."""
    assembling = table.public.phase is Phase.ASSEMBLY and table.asks_secretly(table.viewer)
    return AssemblyScreen(table, told) if assembling else Private(table, told)


def is_news(event: Event) -> bool:
    """Whether the event is told before the hand is shown: not what the hand itself shows."""
    return not isinstance(event, HandDealt)
