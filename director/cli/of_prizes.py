"""The papers of prizes for director print: payouts, receipts, a deal, bounties, results, the protocol."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.desk.desk import Desk


def add_officials(parser: argparse.ArgumentParser) -> None:
    """Whose names stand on the final protocol."""
    for name, words in (
        ("--referee", _("chief referee, on the final protocol")),
        ("--secretary", _("secretary, on the final protocol")),
    ):
        parser.add_argument(name, metavar=_("NAME"), default="", help=words)


def why_nothing(document: str) -> str:
    """Why there is nothing to print; empty for other papers."""
    match document:
        case "payout-receipt":
            return _("There is nothing to print: nobody was paid yet.")
        case "bounty-list":
            return _("There is nothing to print: this event has no bounties.")
        case "results" | "final-protocol":
            return _("There is nothing to print: nobody has a place yet.")
        case _:
            return ""


def of_prizes(desk: Desk, printed: str, options: argparse.Namespace) -> dict[str, Callable[[], object]]:
    """What makes the rows of each."""
    from director.views.prizes import deal_paper, receipts, results, wall_papers

    journal, people, words = desk.journal, desk.people, current()
    lines = None if options.line is None else (options.line,)
    officials = results.Officials(options.referee, options.secretary)
    return {
        "payout-sheet": lambda: wall_papers.payout_sheet(journal, people, words, printed),
        "payout-receipt": lambda: receipts.payout_receipts(journal, people, words, printed, lines),
        "deal-sheet": lambda: deal_paper.made_deal(journal, people, words, printed, options.line),
        "bounty-list": lambda: wall_papers.bounty_list(journal, people, words, printed),
        "results": lambda: wall_papers.results_list(journal, people, words, printed),
        "final-protocol": lambda: results.final_protocol(journal, people, words, printed, officials),
    }
