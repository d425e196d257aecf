"""The words typed after `director`, read."""

from __future__ import annotations

import argparse
import itertools
import shutil
import textwrap
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from director import __version__
from director.cli import argparse_words
from director.cli.commands import COMMANDS
from director.host.i18n import LANGUAGES, _
from director.host.log import LEVELS

_GLOBAL: Final = ("--world", "--lang", "--log")
"""Options with a value that stand before or after the command."""


def first_word(arguments: Sequence[str]) -> str:
    """The first word that is neither one of the options for everything nor the value of one."""
    words = iter(arguments)
    for word in words:
        if word in _GLOBAL:
            next(words, None)
        elif not word.startswith(tuple(f"{option}=" for option in _GLOBAL)):
            return word
    return ""


def value_of(option: str, arguments: Sequence[str]) -> str:
    """The value of an option that must be known before anything else is read; the last one given counts."""
    found = ""
    for word, following in itertools.zip_longest(arguments, arguments[1:], fillvalue=""):
        if word == "--":
            break
        if word == option:
            found = following
        elif word.startswith(f"{option}="):
            found = word.partition("=")[2]
    return found


def command_parser(arguments: Sequence[str]) -> argparse.ArgumentParser:
    """The parser for these words, in the language spoken now. Only the command asked for is loaded."""
    argparse_words.speak()
    parser = argparse.ArgumentParser(
        prog="director",
        description=_("Floor Director runs live poker tournaments. Without a command it opens its window."),
        epilog=_epilog(),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    _add_globals(parser, None)
    parser.add_argument(
        "--version",
        action="version",
        version=f"Floor Director {__version__}",
        help=_("print the version and end"),
    )
    commands = parser.add_subparsers(
        dest="command",
        metavar=_("COMMAND"),
        title=_("commands"),
        required=True,
        parser_class=_CommandParser,
    )
    wanted = first_word(arguments)
    for name, command in COMMANDS.items():
        about = _(command.about)
        one = commands.add_parser(
            name,
            help=about,
            description=f"{about[:1].upper()}{about[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        _add_globals(one, argparse.SUPPRESS)
        if name == wanted:
            command.load().arguments(one)
            one.epilog = _wrapped(one.epilog or "")
    return parser


class _CommandParser(argparse.ArgumentParser):
    """Takes options before, between and after the words of a command: FILE --preview SHEET."""

    def _match_arguments_partial(
        self, actions: Sequence[argparse.Action], arg_strings_pattern: str
    ) -> list[int]:
        """How many words each of these takes; one that may be left out waits while words still come.

        Without this it is taken for left out where an option stands before it, and its word for one too many.
        """
        counts = super()._match_arguments_partial(actions, arg_strings_pattern)
        rest = arg_strings_pattern[sum(counts) :]
        while counts and not counts[-1] and "A" in rest:
            counts.pop()
        return counts


def window_parser() -> argparse.ArgumentParser:
    """The parser where no command is named."""
    argparse_words.speak()
    parser = argparse.ArgumentParser(prog="director", allow_abbrev=False)
    _add_globals(parser, None)
    parser.add_argument("venue", nargs="?", type=Path)
    return parser


def _add_globals(parser: argparse.ArgumentParser, default: str | None) -> None:
    options = parser.add_argument_group(_("options for everything"))
    options.add_argument(
        "--world",
        metavar=_("DIR"),
        type=Path,
        default=default,
        help=_("keep settings, log and backups in this folder and nowhere else"),
    )
    options.add_argument(
        "--lang",
        metavar=_("LANGUAGE"),
        choices=tuple(LANGUAGES),
        default=default,
        help=_("language of the answers and of paper: {languages}").format(languages=", ".join(LANGUAGES)),
    )
    options.add_argument(
        "--log",
        metavar=_("LEVEL"),
        choices=LEVELS,
        default=default,
        help=_("how much is written into the log file: {levels}").format(levels=", ".join(LEVELS)),
    )


def _wrapped(text: str) -> str:
    """The text in lines a terminal takes; lines that are set in already stay as they are."""
    room = min(shutil.get_terminal_size().columns - 2, 110)
    lines = text.splitlines()
    return "\n".join(line if line.startswith(" ") else textwrap.fill(line, max(room, 20)) for line in lines)


def _epilog() -> str:
    statuses = (
        _("0  done"),
        _("1  refused; or the check failed; or some lines failed"),
        _("2  the command was not understood"),
        _("3  the file is gone, locked, full, read-only, damaged, or of a newer program"),
    )
    example = _("`director COMMAND --help` explains a command. `director FILE` opens a venue in the window.")
    return "\n".join((_("exit status:"), textwrap.indent("\n".join(statuses), "  "), "", example))
