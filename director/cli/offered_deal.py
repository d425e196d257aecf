"""A deal that is only offered, for director print: the sheet to sign before anything is written down."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from director.cli.outcome import misused, refusals_told
from director.host import moment
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.desk.desk import Desk


def add_offer(parser: argparse.ArgumentParser) -> None:
    """The deal, as `do` takes it."""
    parser.add_argument(
        "--offer",
        metavar=_("LINE"),
        default="",
        help=_(
            "of a deal sheet: a line of `director do` with `agree-deal`, printed to be signed and not "
            "written down; - for standard input"
        ),
    )


def offered(desk: Desk, line: str) -> object:
    """The sheet of the deal on this line. Ends the command with a sentence where it is none."""
    from director.cli.decisions import BadLine, read_line
    from director.domain.payments import AgreeDeal
    from director.views.prizes.deal_paper import offered_deal

    text = sys.stdin.read() if line == "-" and sys.stdin is not None else line
    try:
        read = read_line(1, text.encode("utf-8", "surrogatepass"))
    except BadLine as bad:
        raise misused(bad.sentence(current())) from bad
    journal = desk.journal
    with refusals_told(journal, desk.people):
        actions = () if read is None else read.actions(desk.venue, journal, ())
        for action in actions:
            if isinstance(action, AgreeDeal) and len(actions) == 1:
                action.apply(journal.tournament, journal.lines[-1])
                return offered_deal(journal, desk.people, current(), moment.iso(moment.now()), action)
    example = '{"do": "agree-deal", "method": "icm", "stacks": {"3": 450000, "8": 300000}}'
    raise misused(_("--offer takes one deal, such as {example}").format(example=example))
