"""director ask: the rule book by lines."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from director.cli.ask import run as answer_all
from director.cli.outcome import Status, Stopped
from director.host.i18n import _


def arguments(parser: argparse.ArgumentParser) -> None:
    """Where the questions are."""
    parser.add_argument(
        "questions",
        metavar=_("QUESTIONS"),
        nargs="?",
        default="-",
        help=_("a file with one JSON question a line; without one they come from standard input"),
    )


def run(options: argparse.Namespace) -> int:
    """Answer them in their order."""
    if options.questions == "-":
        return answer_all(sys.stdin.buffer, sys.stdout, options.language)
    try:
        with Path(options.questions).open("rb") as lines:
            return answer_all(lines, sys.stdout, options.language)
    except OSError as trouble:
        sentence = _("{path} cannot be read: {why}.").format(path=options.questions, why=trouble.strerror)
        raise Stopped(Status.UNAVAILABLE, sentence) from trouble
