"""director restore COPY FILE: a copy takes the place of a venue's file; what stood there is kept."""

from __future__ import annotations

import argparse
from pathlib import Path

from director.cli.outcome import Status, say
from director.host.i18n import _


def arguments(parser: argparse.ArgumentParser) -> None:
    """The copy and the file."""
    parser.add_argument("copy", metavar=_("COPY"), type=Path, help=_("the copy; `director backup --list`"))
    parser.add_argument("file", metavar=_("FILE"), type=Path, help=_("the venue's file, closed everywhere"))


def run(options: argparse.Namespace) -> int:
    """Put it there."""
    from director.desk.backups import restore

    kept = restore(options.copy, options.file)
    say(_("{path} is as it was in {copy}.").format(path=options.file, copy=options.copy))
    if kept is not None:
        say(_("What stood there before is kept as {path}.").format(path=kept))
    return Status.DONE
