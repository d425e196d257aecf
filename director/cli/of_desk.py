"""Papers of the registration desk: the sign-in sheet, and the money sheet of a shift."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import TYPE_CHECKING

from director.cli.outcome import misused
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.desk.desk import Desk


def add_shift(parser: argparse.ArgumentParser) -> None:
    """From when to when, and whose."""
    for name, words in (
        ("--from", _("money sheet: the shift began at this time, such as 18:00 or 2026-12-05 18:00")),
        ("--until", _("money sheet: the shift ended at this time")),
        ("--clerk", _("money sheet: only what this person took")),
    ):
        parser.add_argument(name, metavar=_("WHAT"), dest="shift_" + name.strip("-"), help=words)


def of_desk(desk: Desk, printed: str, options: argparse.Namespace) -> dict[str, Callable[[], object]]:
    """The papers by their ids."""
    from director.views.sign_in import sign_in
    from director.views.takings import Wanted, money_sheet

    journal, people, words = desk.journal, desk.people, current()

    def wanted() -> Wanted:
        first, last = (_moment(desk, printed, text) for text in (options.shift_from, options.shift_until))
        return Wanted(first, last, options.shift_clerk)

    return {
        "sign-in-sheet": lambda: sign_in(journal, people, words, printed),
        "money-sheet": lambda: money_sheet(journal, people, words, printed, wanted()),
    }


def _moment(desk: Desk, printed: str, text: str | None) -> str:
    from director.views.takings import moment_of

    if text is None:
        return ""
    found = moment_of(text, desk.journal.tournament.setup, printed)
    if found is None:
        raise misused(_("“{text}” is no time. Write 18:00 or 2026-12-05 18:00.").format(text=text))
    return found
