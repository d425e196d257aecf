"""director backup FILE: a copy with everything that is committed, made while others write."""

from __future__ import annotations

import argparse
from pathlib import Path

from director.cli.columns import table
from director.cli.outcome import Status, say
from director.cli.venues import add_file, places_of
from director.host.i18n import _


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file and where the copy goes."""
    add_file(parser)
    parser.add_argument(
        "--to", metavar=_("DIR"), type=Path, help=_("the folder of the copies; else the one of this account")
    )
    parser.add_argument("--list", action="store_true", help=_("list the copies there are, and make none"))


def run(options: argparse.Namespace) -> int:
    """Make a copy, or list them."""
    from director.desk.backups import Backups, Why

    backups = Backups(options.file, options.to or places_of(options).backup)
    if options.list:
        heads = (("at_text", _("Made (UTC)")), ("why", _("Why")), ("path", _("File")))
        table(heads, reversed(backups.copies()))
        return Status.DONE
    made = backups.make(Why.HAND)
    say(_("Copied to {path}.").format(path=made.path))
    return Status.DONE
