"""The sentences of The Cheating Moth."""

from .asks import clause, instruct, question, status
from .counts import count, result
from .labels import label
from .names import call, clause_of_card, kind_name, text
from .refusals import refuse
from .setup import choice, note, option, starters
from .shelf import about, joke
from .telling import tell

__all__ = [
    "about",
    "call",
    "choice",
    "clause",
    "clause_of_card",
    "count",
    "instruct",
    "joke",
    "kind_name",
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
