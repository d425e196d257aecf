"""director new FILE [PLAN.toml]: a venue's file, or one more tournament in it."""

from __future__ import annotations

import argparse
from pathlib import Path

from director.cli.files import is_there
from director.cli.outcome import Status, complain, misused, say
from director.cli.plan_file import KEYS, read_plan
from director.cli.venues import add_file, add_writer, venue_of
from director.host import storage_place
from director.host.i18n import _, current


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file and the plan."""
    add_file(parser)
    parser.add_argument(
        "plan",
        metavar=_("PLAN.toml"),
        type=Path,
        nargs="?",
        help=_("the plan of the tournament; without one an empty venue is made"),
    )
    add_writer(parser)
    parser.epilog = "\n".join(
        (
            _("Keys of a plan: {keys}.").format(keys=", ".join(KEYS)),
            _("Only the name is needed. Amounts are written in the currency: buy_in = 1000.50"),
            _('Tables are opened at once: tables = "1-8" or tables = [1, 2, 5]'),
        )
    )


def run(options: argparse.Namespace) -> int:
    """Make it. The plan is read and tried first, so that a slip in it leaves nothing behind."""
    fresh = not is_there(options.file)
    event = read_plan(options.plan) if options.plan is not None else None
    if event is None and not fresh:
        sentence = _("{path} is there already. Name a plan to add a tournament.")
        raise misused(sentence.format(path=options.file))
    with venue_of(options, create=fresh) as venue:
        if fresh:
            say(_("Made {path}.").format(path=options.file))
            _warn(options.file)
        if event is not None:
            desk = venue.create(event.plan)
            if event.tables is not None:
                desk.do(event.tables)
            from director.views.wording import Telling

            telling = Telling(desk.journal, desk.people, current())
            for line in desk.journal.lines:
                say(f"{telling.line(line)}.")
    return Status.DONE


def _warn(file: Path) -> None:
    """Say so where the file lies in a folder that may harm it."""
    why = storage_place.look(file)
    if why is not None:
        from director.views.storage_risk import storage_risk

        complain(storage_risk(why, current()))
