"""director trash FILE: a tournament is put aside, or comes back; without either, what lies there."""

from __future__ import annotations

import argparse
from typing import Final

from msgspec.structs import asdict

from director.cli import columns
from director.cli.outcome import Status, misused, refused, say
from director.cli.venues import add_file, add_writer, chosen, venue_of
from director.host.i18n import N_, _, current

_HEADS: Final = (
    ("number", ""), ("name", N_("Event")), ("starts_text", N_("Starts")), ("entries", N_("Entries")),
    ("aside", N_("In the trash since")), ("aside_by", N_("Who")), ("id", N_("Id")),
)  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, and which tournament goes or comes."""
    add_file(parser)
    parser.add_argument("--event", metavar=_("EVENT"), help=_("put this tournament into the trash"))
    parser.add_argument("--restore", metavar=_("EVENT"), help=_("bring this tournament back"))
    parser.add_argument("--json", action="store_true", help=_("for programs, every field"))
    add_writer(parser)
    parser.epilog = _("Nothing is ever deleted: a tournament in the trash is only left out of the lists.")


def run(options: argparse.Namespace) -> int:
    """Put aside, bring back or show."""
    if options.event is not None and options.restore is not None:
        raise misused(_("Say either --event or --restore."))
    with venue_of(options) as venue:
        if options.event is not None:
            card = chosen(venue.cards(), options.event, options.file)
            venue.put_aside(card.id)
            say(_("“{event}” lies in the trash.").format(event=card.name))
        elif options.restore is not None:
            there = venue.trashed()
            if not there:
                raise refused(_("The trash is empty."))
            card = chosen(there, options.restore, options.file)
            venue.bring_back(card.id)
            say(_("“{event}” is back.").format(event=card.name))
        else:
            _show(options, [asdict(card) for card in venue.trashed()])
    return Status.DONE


def _show(options: argparse.Namespace, rows: list[dict[str, object]]) -> None:
    from director.views import figures

    for row in rows:
        row["starts_text"] = figures.starts(str(row["starts"]), current())
    columns.answer(_HEADS, rows, as_json=options.json, nothing=_("The trash is empty."))
