"""director ask: the rule book by lines."""

from __future__ import annotations

import argparse
import sys
from typing import Final

from director.cli.ask import run as answer_all
from director.cli.files import lines_in, open_in
from director.host.i18n import _

LONGEST: Final = 32_000_000
"""Bytes of the longest question; one of 25,000 players has some five hundred thousand."""


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
    with open_in(options.questions) as lines:
        return answer_all(lines_in(lines, LONGEST), sys.stdout, options.language)
