"""The command line; runs the app; nothing else."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from . import environment

FAILURE = 1
USAGE = 2
INTERRUPTED = 130
OUTPUT_CLOSED = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns the exit status."""
    environment.harden()
    # Next to nothing that a start makes is garbage: looking for it costs a tenth of the start,
    # and looking at it once more in the end as much again.
    gc.disable()
    from .commands import Failure, Misuse
    from .commands.parser import parse, run

    _accept_all_letters()
    try:
        command = parse(sys.argv[1:] if arguments is None else arguments)
        gc.freeze()
        gc.enable()
        return run(command)
    except Misuse as misuse:
        _complain(misuse)
        return USAGE
    except Failure as failure:
        _complain(failure)
        _forget_output()
        return FAILURE
    except BrokenPipeError:
        _forget_output()
        return OUTPUT_CLOSED
    except KeyboardInterrupt:
        return INTERRUPTED
    finally:
        gc.freeze()


def _accept_all_letters() -> None:
    """An old locale cannot write every name: a question mark is better than a traceback."""
    for stream in (sys.stdout, sys.stderr):
        if stream is not None and hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def _complain(trouble: Exception) -> None:
    """Say it in one line; what was typed may hold an escape sequence, which nobody shall obey."""
    if sys.stderr is not None:
        line = "".join(sign if sign.isprintable() else "?" for sign in str(trouble))
        print(line, file=sys.stderr)


def _forget_output() -> None:
    """Keep Python from complaining, at its end, of output that nobody reads."""
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
