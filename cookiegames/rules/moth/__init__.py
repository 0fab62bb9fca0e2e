"""The Cheating Moth: get rid of all your cards, and of the moths under the table.

Cards go on the discard pile one number up or down; spiders, ants, cockroaches and mosquitoes give,
deal out, race and slap. Moths are never played: whoever is not the guard throws them away in
secret, one in a stretch. A guard who catches a thrower hands the Guard Bug on. As many rounds as
players; the fewest negative points win.
"""

from .options import Options
from .rules import Rules

__all__ = ["Options", "Rules"]
