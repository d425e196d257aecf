"""director practice FILE: a file with invented people and a tournament in full swing, to play with."""

from __future__ import annotations

import argparse

from director.cli.files import is_there
from director.cli.outcome import Status, misused, say
from director.cli.venues import add_file
from director.host import chance
from director.host.i18n import _, current


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file that is made."""
    add_file(parser)


def run(options: argparse.Namespace) -> int:
    """Make it. A file that is there already is never touched: it may be one that counts."""
    if is_there(options.file):
        sentence = _("{path} is there already. Delete it, or name another file for the practice event.")
        raise misused(sentence.format(path=options.file))
    from director.desk.practice import make_practice
    from director.views.practice import practice_texts

    texts = practice_texts(current())
    make_practice(options.file, texts, chance.cards())
    say(_("Made {path}: {event}, with 200 invented people.").format(path=options.file, event=texts.title))
    return Status.DONE
