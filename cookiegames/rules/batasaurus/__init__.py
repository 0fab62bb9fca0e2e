"""Batasaurus: remember where your dinosaurs lie, and send the right one into battle.

Every player lays out the same twelve dinosaurs, looks at them for a while and turns them down.
Then each turns up one of their own, and the strongest takes them all. Equals fight it out with a
card unseen on top. The most cards win.
"""

from .options import Options
from .rules import Rules

__all__ = ["Options", "Rules"]
