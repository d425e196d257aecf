"""director do FILE: decisions, one a line, each answered by one line of JSON once it is stored."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator
from typing import BinaryIO

from director.cli.answers import Answers
from director.cli.decisions import LONGEST, BadLine, Decision, read_line
from director.cli.doing import do_one, do_together
from director.cli.files import lines_in, open_in
from director.cli.outcome import Status, Stopped, misused, say_fields, world_sentence
from director.cli.venues import add_event, add_file, add_reason, add_writer, desk_of
from director.desk.desk import Desk
from director.domain.refusal import Impossible, Refused, Unavailable
from director.host.i18n import _

Read = tuple[int, Decision | BadLine]
"""A line's number, and what it says."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the lines, and how they are done."""
    add_file(parser)
    parser.add_argument(
        "lines",
        metavar=_("LINES"),
        nargs="?",
        default="-",
        help=_("a file with the lines; without one they come from standard input"),
    )
    add_event(parser)
    add_writer(parser)
    parser.add_argument("--all-or-nothing", action="store_true", help=_("write all lines as one, or none"))
    add_reason(parser)
    parser.epilog = _(
        "A line is one decision as JSON, such as {move}, or a line of the quick box, such as {quick}. "
        "Blank lines and lines that begin with # are skipped. `director actions` lists every kind."
    ).format(move='{"do":"Move","entry":12,"source":[12,4],"target":[7,3]}', quick="12-4 > 7-3")


def run(options: argparse.Namespace) -> int:
    """Do the lines; 1 when one of them was not done."""
    with open_in(options.lines) as stream, desk_of(options) as desk:
        if options.all_or_nothing:
            return _together(desk, list(_read(stream)), options)
        if options.reason or options.overrule:
            raise misused(_("--reason and --overrule are for --all-or-nothing; else each line has its own."))
        return _one_by_one(desk, _read(stream))


def _one_by_one(desk: Desk, lines: Iterable[Read]) -> int:
    status = Status.DONE
    answers = Answers(desk)
    for number, wanted in lines:
        try:
            if isinstance(wanted, BadLine):
                raise wanted
            say_fields(answers.done(number, do_one(desk, wanted)), indent=None)
        except (BadLine, Impossible, Refused) as refusal:
            say_fields(answers.refused(number, refusal), indent=None)
            status = Status.REFUSED
        except Unavailable as trouble:
            say_fields(answers.unavailable(number, trouble), indent=None)
            sentence = _("Line {line} and those after it were not done. {why}")
            raise Stopped(
                Status.UNAVAILABLE, sentence.format(line=number, why=world_sentence(trouble))
            ) from trouble
    return status


def _together(desk: Desk, lines: list[Read], options: argparse.Namespace) -> int:
    answers = Answers(desk)
    bad = {number: wanted for number, wanted in lines if isinstance(wanted, BadLine)}
    decisions = [wanted for _number, wanted in lines if isinstance(wanted, Decision)]
    refusals: dict[int, BadLine | Impossible | Refused] = dict(bad)
    if not bad and decisions:
        done = do_together(desk, decisions, options.reason, overrule=options.overrule)
        if not isinstance(done, dict):
            for number, stored in done:
                say_fields(answers.done(number, stored), indent=None)
            return Status.DONE
        refusals.update(done)
    for number, _wanted in lines:
        refusal = refusals.get(number)
        fields = (
            answers.refused(number, refusal)
            if refusal is not None
            else answers.left_out(number, min(refusals, default=number))
        )
        say_fields(fields, indent=None)
    return Status.REFUSED if refusals else Status.DONE


def _read(stream: BinaryIO) -> Iterator[Read]:
    for number, line in enumerate(lines_in(stream, LONGEST), start=1):
        try:
            decision = read_line(number, line)
        except BadLine as bad:
            yield number, bad
            continue
        if decision is not None:
            yield number, decision
