"""Every sentence a person reads, as whole templates that gettext can translate."""

from __future__ import annotations

TYPE_CHECKING = False  # Importing it from typing would cost a quick command a third.
if TYPE_CHECKING:
    from types import ModuleType


def of(game_id: str) -> ModuleType:
    """The sentences of this game of the catalog: a module with call, tell, refuse and the rest."""
    from importlib import import_module

    return import_module(f"{__name__}.{game_id}")
