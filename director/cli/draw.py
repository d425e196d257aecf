"""director draw FILE: the seat draw in two steps, as it is done before everybody's eyes."""

from __future__ import annotations

import argparse

from director.cli import copies
from director.cli.outcome import Status, misused, say
from director.cli.venues import add_event, add_file, add_reason, add_writer, desk_of, places_of
from director.desk.desk import Desk
from director.domain.draws import DrawSeats
from director.domain.tournament import Sealed
from director.host.i18n import _, current
from director.rules.floor.draw import FILLS
from director.views.wording import Telling


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file and the step."""
    add_file(parser)
    step = parser.add_mutually_exclusive_group()
    step.add_argument("--seal", action="store_true", help=_("first: store and show both hashes"))
    step.add_argument(
        "--word", metavar=_("WORD"), help=_("then: the public word, such as three cards turned by a player")
    )
    step.add_argument("--no-word", action="store_true", help=_("draw without a public word; marked so"))
    parser.add_argument(
        "--fill",
        choices=FILLS,
        default="random",
        help=_("which seats stay empty: random ones, or the highest"),
    )
    add_event(parser)
    add_writer(parser)
    add_reason(parser)
    parser.epilog = _(
        "Without a step it shows where the draw stands. A second draw is a redraw: it needs --reason and "
        "--overrule, and has a number of its own."
    )


def run(options: argparse.Namespace) -> int:
    """Do one step, or show where the draw stands."""
    with desk_of(options) as desk:
        if options.seal:
            _seal(desk, options)
        elif options.word is not None or options.no_word:
            _draw(desk, options)
        else:
            _show(desk)
    return Status.DONE


def _seal(desk: Desk, options: argparse.Namespace) -> None:
    desk.seal_draw(options.fill, options.reason, overrule=options.overrule)
    sealed = desk.journal.tournament.sealed
    if sealed is not None:
        _tell_sealed(sealed)


def _draw(desk: Desk, options: argparse.Namespace) -> None:
    word = options.word or ""
    if options.word is not None and not word.strip():
        raise misused(_("The public word is empty. Give one, or say --no-word."))
    if desk.journal.tournament.sealed is not None:
        again = bool(desk.journal.tournament.draws)
        copies.before(options.file, places_of(options), "redraw" if again else "draw")
    changed = desk.draw(word, options.reason, overrule=options.overrule)
    line = changed.lines[-1]
    say(f"{Telling(changed.after, changed.people, current()).line(line)}.")
    if isinstance(line.action, DrawSeats):
        say(_("Key: {key}").format(key=line.action.key))
    say(_("Anybody can draw again from these: director check {path}").format(path=options.file))


def _show(desk: Desk) -> None:
    tournament = desk.journal.tournament
    telling = Telling(desk.journal, desk.people, current())
    for drawn in tournament.draws:
        say(f"{telling.line(desk.journal.line(drawn.line))}.")
        say(_("Key: {key}").format(key=drawn.key))
    if tournament.sealed is not None:
        _tell_sealed(tournament.sealed)
    elif not tournament.draws:
        say(_("Nothing is sealed and nothing drawn. Begin with --seal."))


def _tell_sealed(sealed: Sealed) -> None:
    say(
        _("Draw {number} is sealed. Players: {players}, tables: {tables}.").format(
            number=sealed.number, players=len(sealed.terms.entries), tables=len(sealed.terms.tables)
        )
    )
    say(_("Hash of the key:  {hash}").format(hash=sealed.key_hash))
    say(_("Hash of the list: {hash}").format(hash=sealed.list_hash))
    say(_("Show both. Then let somebody name the public word: --word WORD"))
