"""director templates FILE: schedules, payout tables and tables of points, ours and those of the house."""

from __future__ import annotations

import argparse
from typing import Final

from director.cli import columns
from director.cli.outcome import Status, say, say_fields
from director.cli.shelf import KINDS, OWN, payouts, points, schedules
from director.cli.venues import add_file, venue_of
from director.host.i18n import N_, _, current
from director.views.misfits import left_out_words

_HEADS: Final = (
    ("kind_text", ""),
    ("key", N_("Short name")),
    ("name", N_("Template")),
    ("whose", N_("Whose")),
)


def arguments(parser: argparse.ArgumentParser) -> None:
    """The venue's file, beside which those of the house lie."""
    add_file(parser)
    parser.add_argument("--json", action="store_true", help=_("for programs, every field"))
    parser.epilog = _(
        "Those of the house are TOML files beside the venue’s file: level schedules in `templates`, payout "
        "tables in `templates/payouts`, tables of points in `templates/points`. `director print FILE "
        "seat-cards --paper list` lists the paper."
    )


def run(options: argparse.Namespace) -> int:
    """Show them, and which files are left out or have a name of ours, and why."""
    with venue_of(options) as venue:
        shelves = (schedules(venue.path), payouts(venue.path), points(venue.path))
    rows = [_row(shelf.kind, *one[:3], one.file) for shelf in shelves for one in shelf.offered]
    told = [left_out_words(one, current()) for shelf in shelves for one in shelf.left_out]
    clash = _("{file} has the name of one of the program: say {own} for it.")
    told += [clash.format(file=one.file, own=OWN + one.key) for shelf in shelves for one in shelf.shadowed()]
    if options.json:
        say_fields({"templates": rows, "told": told})
        return Status.DONE
    columns.table([(field, _(head)) for field, head in _HEADS], rows)
    if told:
        say()
    for sentence in told:
        say(sentence)
    return Status.DONE


def _row(kind: str, key: str, name: str, own: bool, file: str) -> dict[str, object]:
    whose = _("of the house") if own else _("of the program")
    told = {"kind": kind, "kind_text": _(KINDS[kind][0]), "key": key, "name": name}
    return {**told, "own": own, "whose": whose, "file": file}
