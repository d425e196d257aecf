"""director check FILE: is everything as it was written?"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from director.cli.outcome import Status, misused, refused, say, say_fields
from director.cli.venues import add_event, chosen
from director.domain.refusal import Impossible
from director.host.bounded_file import read_bounded
from director.host.i18n import _, current
from director.views.ruling_refusals import IMPOSSIBLE


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and what a paper says of it."""
    parser.add_argument(
        "file", metavar=_("FILE"), type=Path, help=_("the venue’s file, or rulings exported for an appeal")
    )
    parser.add_argument("--json", action="store_true", help=_("the report for programs"))
    parser.add_argument(
        "--head",
        metavar=_("SEQ:HASH"),
        help=_("number and hash of a line as printed on paper: is that line still there?"),
    )
    add_event(parser)
    parser.epilog = _(
        "Looks without touching, at read-only files and copies too: the file itself, the chain of lines, "
        "that every line could be done, seats and counts, and every drawn seat by its key."
    )


def run(options: argparse.Namespace) -> int:
    """Look at everything; 1 when anything is wrong."""
    if _is_appeal(options.file):
        return _check_appeal(options)
    from director.desk.checking import catalogue, check
    from director.views.check_report import report_fields, report_lines

    head = _head(options.head) if options.head else None
    only = chosen(catalogue(options.file), options.event, options.file).id if options.event else None
    report = check(options.file, head, only)
    if options.json:
        say_fields(report_fields(report, current()))
    else:
        for line in report_lines(report, current()):
            say(line)
    return Status.DONE if report.sound else Status.REFUSED


def _is_appeal(path: Path) -> bool:
    """Whether a file begins as the rulings for an appeal do, and no database does."""
    try:
        return read_bounded(path, 1)[:1] == b"{"
    except OSError:
        return False  # whoever looks at it as a venue says what is wrong


def _check_appeal(options: argparse.Namespace) -> int:
    """Follow the chain of the rulings for an appeal; 1 when anything is not as it was written."""
    from director.desk.appeals import MOST_BYTES, check_appeal
    from director.desk.files import of_disk
    from director.views.appeal_report import appeal_fields, appeal_lines

    try:
        found = check_appeal(read_bounded(options.file, MOST_BYTES))
    except OSError as trouble:
        raise of_disk(trouble, options.file) from trouble
    except Impossible as impossible:
        raise refused(current()._(IMPOSSIBLE[impossible.code]).format(**impossible.facts)) from impossible
    if options.json:
        say_fields(appeal_fields(found, current()))
    else:
        for line in appeal_lines(found, current()):
            say(line)
    return Status.DONE if found.fault is None else Status.REFUSED


def _head(text: str) -> tuple[int, str]:
    found = re.fullmatch(r"\s*(\d{1,9})\s*:\s*([0-9a-fA-F]{8,64})\s*", text, re.ASCII)
    if found is None:
        sentence = _("“{text}” is no line and hash. Write 812:3f9a01c2, with eight or more digits.")
        raise misused(sentence.format(text=text))
    return int(found[1]), found[2].lower()
