"""Calçotada Wars in sentences."""

from .asks import clause, instruct, question, status
from .counts import count, result
from .effects import flavour, text
from .labels import label
from .names import call
from .refusals import refuse
from .setup import choice, note, option, starters
from .shelf import about, joke
from .telling import tell

__all__ = [
    "about",
    "call",
    "choice",
    "clause",
    "count",
    "flavour",
    "instruct",
    "joke",
    "label",
    "note",
    "option",
    "question",
    "refuse",
    "result",
    "starters",
    "status",
    "tell",
    "text",
]
