"""director show FILE VIEW: the event, lists of players and seats, the journal."""

from __future__ import annotations

import argparse

from msgspec.structs import asdict

from director.cli import columns
from director.cli.outcome import Status, say_fields
from director.cli.shown import VIEWS
from director.cli.venues import add_event, add_file, desk_of, venue_of
from director.host.i18n import N_, _, current

_TOURNAMENTS = "tournaments"
_CARD_HEADS = (
    ("number", ""), ("name", N_("Event")), ("starts_text", N_("Starts")), ("status", N_("Status")),
    ("entries", N_("Entries")), ("alive", N_("In play")), ("id", N_("Id")),
)  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file and the view."""
    add_file(parser)
    parser.add_argument(
        "view",
        metavar=_("VIEW"),
        choices=(_TOURNAMENTS, *VIEWS),
        nargs="?",
        default="event",
        help=_("what to show: {views}").format(views=", ".join((_TOURNAMENTS, *VIEWS))),
    )
    parser.add_argument("--json", action="store_true", help=_("for programs, every field"))
    add_event(parser)
    views = [f"  {name:15}  {_(view.about)}" for name, view in VIEWS.items()]
    about = _("the tournaments of this file")
    parser.epilog = "\n".join((_("views:"), f"  {_TOURNAMENTS:15}  {about}", *views))


def run(options: argparse.Namespace) -> int:
    """Show it."""
    if options.view == _TOURNAMENTS:
        return _show_tournaments(options)
    view = VIEWS[options.view]
    with desk_of(options) as desk:
        rows = view.rows(desk, current())
    if options.json:
        say_fields({row["key"]: row["value"] for row in rows} if view.keyed else rows)
    elif view.keyed:
        columns.table(view.heads, [row for row in rows if row["what"] and row["text"]])
    else:
        columns.table([(field, _(head)) for field, head in view.heads], rows)
    return Status.DONE


def _show_tournaments(options: argparse.Namespace) -> int:
    from director.views import figures

    with venue_of(options) as venue:
        rows = [
            {**asdict(card), "starts_text": figures.starts(card.starts, current())} for card in venue.cards()
        ]
    nothing = _("There is no tournament in {path} yet.").format(path=options.file)
    columns.answer(_CARD_HEADS, rows, as_json=options.json, nothing=nothing)
    return Status.DONE
