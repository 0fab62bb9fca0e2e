"""What may be typed on the command line, with its help."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import NoReturn

from .. import __version__
from ..words import commands as words
from ..words.nearest import nearest
from . import Misuse, show
from .columns import columns

WIDTH = 80


def parse(arguments: Sequence[str]) -> Namespace:
    """The command that was typed. Raises Misuse; --help shows the help and leaves."""
    if not arguments or arguments[0].startswith("-"):
        return _home().parse_args(arguments)
    name, *rest = arguments
    if name not in COMMANDS:
        raise Misuse(words.unknown_command(name, nearest(name, COMMANDS)))
    return COMMANDS[name](_Parser(name)).parse_args(rest)


def run(command: Namespace) -> int:
    """Carry the command out; returns the exit status. Raises Misuse and Failure."""
    if command.module == "version":
        show(f"cookiegames {__version__}")
        return 0
    module = import_module(f"{__package__}.{command.module}")
    status: int = getattr(module, getattr(command, "do", "run"))(command)
    return status


class _Parser(ArgumentParser):
    """Raises Misuse with one sentence instead of leaving with a page."""

    def __init__(self, topic: str, closing: Callable[[], str] | None = None) -> None:
        super().__init__(
            prog="cookiegames" if topic == "cookiegames" else f"cookiegames {topic}",
            description=words.explain(topic),
            epilog=words.examples(topic),
            # Its own search for the width loads what only the help needs.
            formatter_class=partial(RawDescriptionHelpFormatter, width=WIDTH),
            allow_abbrev=False,
        )
        self.closing = closing
        """What the help says at its end: too slow to be put together at every start."""

    def error(self, message: str) -> NoReturn:
        raise Misuse(words.misuse(self.prog, message))

    def print_help(self, file: object = None) -> None:
        assert file is None, "help is an answer, and answers go to the standard output"
        show(self.format_help() + (self.closing() if self.closing else ""))


def _home() -> _Parser:
    parser = _Parser("cookiegames", _all_commands)
    parser.usage = "cookiegames [COMMAND] [...]"
    parser.set_defaults(module="play", game=None)
    parser.add_argument(
        "--version",
        dest="module",
        action="store_const",
        const="version",
        help=words.explain("version"),
    )
    return parser


def _play(parser: _Parser) -> _Parser:
    parser.closing = _all_options
    parser.set_defaults(module="play")
    parser.add_argument("game", metavar="GAME", help=words.explain("game"))
    parser.add_argument("--seats", metavar="NAMES", required=True, help=words.explain("names"))
    _add_option(parser)
    parser.add_argument("--seed", metavar="N", type=int, help=words.explain("open seed"))
    return parser


def _list(parser: _Parser) -> _Parser:
    parser.set_defaults(module="listing")
    parser.add_argument("--json", action="store_true", help=words.explain("json"))
    return parser


def _rules(parser: _Parser) -> _Parser:
    parser.set_defaults(module="rules")
    parser.add_argument("what", metavar="GAME|CLAUSE", help=words.explain("what"))
    return parser


def _simulate(parser: _Parser) -> _Parser:
    parser.closing = _all_options
    parser.set_defaults(module="simulate")
    parser.add_argument("game", metavar="GAME", help=words.explain("game"))
    parser.add_argument(
        "--seats", metavar="N", type=int, required=True, help=words.explain("seats")
    )
    parser.add_argument(
        "--matches", metavar="M", type=int, default=100, help=words.explain("how many")
    )
    _add_option(parser)
    parser.add_argument("--seed", metavar="S", type=int, help=words.explain("seed"))
    parser.add_argument("--json", action="store_true", help=words.explain("json"))
    return parser


def _resume(parser: _Parser) -> _Parser:
    parser.set_defaults(module="play", do="resume")
    parser.add_argument("match", metavar="MATCH", nargs="?", help=words.explain("which match"))
    return parser


def _matches(parser: _Parser) -> _Parser:
    parser.set_defaults(module="keeping", do="matches")
    parser.add_argument("--json", action="store_true", help=words.explain("json"))
    return parser


def _export(parser: _Parser) -> _Parser:
    parser.set_defaults(module="keeping", do="export")
    parser.add_argument("match", metavar="MATCH", help=words.explain("match"))
    parser.add_argument("file", metavar="FILE", help=words.explain("out file"))
    parser.add_argument("--sealed", action="store_true", help=words.explain("sealed"))
    return parser


def _import(parser: _Parser) -> _Parser:
    parser.set_defaults(module="keeping", do="take_in")
    parser.add_argument("file", metavar="FILE", help=words.explain("in file"))
    return parser


def _delete(parser: _Parser) -> _Parser:
    parser.set_defaults(module="keeping", do="delete")
    parser.add_argument("match", metavar="MATCH", help=words.explain("match"))
    return parser


def _stats(parser: _Parser) -> _Parser:
    parser.set_defaults(module="keeping", do="stats")
    parser.add_argument("--json", action="store_true", help=words.explain("json"))
    return parser


def _host(parser: _Parser) -> _Parser:
    parser.set_defaults(module="host")
    parser.add_argument("--port", metavar="N", type=int, default=2222, help=words.explain("port"))
    parser.add_argument("--authorized-keys", metavar="FILE", help=words.explain("keys"))
    parser.add_argument("--password", action="store_true", help=words.explain("password"))
    parser.add_argument("--open", action="store_true", help=words.explain("open"))
    parser.add_argument(
        "--visitors", metavar="N", type=int, default=20, help=words.explain("visitors")
    )
    parser.add_argument(
        "--idle", metavar="MINUTES", type=int, default=30, help=words.explain("idle")
    )
    return parser


COMMANDS = {
    "play": _play,
    "resume": _resume,
    "matches": _matches,
    "export": _export,
    "import": _import,
    "delete": _delete,
    "stats": _stats,
    "list": _list,
    "rules": _rules,
    "host": _host,
    "simulate": _simulate,
}


def _add_option(parser: _Parser) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        dest="options",
        help=words.explain("option"),
    )


def _all_commands() -> str:
    rows = [(f"  {name}", words.explain(name)) for name in COMMANDS]
    return f"\n{words.explain('commands')}\n{columns(rows)}"


def _all_options() -> str:
    from .typed import options_of_all_games

    return "\n" + options_of_all_games()
