"""Who stole the cookie?: be the last one holding it, or at least the strongest card.

Twenty cards, one in each hand. In a turn a player draws, discards one of the two and applies its
effect: it protects, spies, compares, trades, accuses. Whoever is caught sits the round out. The
last one in, or the strongest hand when the deck is empty, eats a cookie; enough cookies win.
"""

from .options import Options
from .rules import Rules

__all__ = ["Options", "Rules"]
