"""Batalha dos Cookies: win tricks for cookie pieces, but not too many.

Three rounds of tricks. The winner of each takes the cookie piece in dispute, face down. Low cards
and the Magician earn magic markers, which may be used at any time, out of turn too. In the end
the pieces are assembled into cookies; the highest score has a stomach ache, and the
second-highest wins. Two players fight a duel instead, which the highest score wins.
"""

from .options import Options
from .rules import Rules

__all__ = ["Options", "Rules"]
