"""The commands of the command line, one module each; a command is imported when it is run."""

from __future__ import annotations

import sys

from ..words import commands as words


class Misuse(Exception):
    """A command that cannot be understood; its text is the sentence for the person who typed it."""


class Failure(Exception):
    """A command that was understood and could not be carried out; its text is the sentence."""


def show(text: str) -> None:
    """Write the answer of a command. Raises BrokenPipeError, and Failure when it gets nowhere."""
    if sys.stdout is None:
        raise Failure(words.no_output())
    try:
        print(text, flush=True)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise Failure(words.unwritable(error.strerror or str(error))) from None
