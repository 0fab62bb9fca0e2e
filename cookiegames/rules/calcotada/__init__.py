"""Calçotada Wars: cook the longest feast, and spoil everybody else's.

Wood, fire, grid, calçot, sauce: a series whose values never rise feeds its cook as many calçots as
its sauce is worth. In between there are tweezers, wine jugs, cookbooks and sausages to borrow, to
stall and to peep with, and bread and aprons against them. Most calçots win; a tie means a duel.
"""

from .options import Options
from .rules import Rules

__all__ = ["Options", "Rules"]
