"""director season FILE: the standings over the tournaments of a venue, by a table of points."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import asdict

from director.cli import columns
from director.cli.files import add_out, check_ending, write_out
from director.cli.outcome import Status, misused, say, say_fields
from director.cli.paper import add_second, logo_beside, paper_words, tell_flaws
from director.cli.venues import add_file, chosen, listed, venue_of
from director.domain.plan import Plan
from director.host.i18n import N_, Words, _, current

if TYPE_CHECKING:
    from director.desk.venue import TournamentCard
    from director.domain.ids import TournamentId
    from director.views.prizes.standings import SeasonTable

_HEADS = (
    ("rank", ""), ("name", N_("Name")), ("told_apart", ""), ("club", N_("Club")), ("points", N_("Points")),
    ("played", N_("Played")), ("wins", N_("Won")), ("best", N_("Best place")),
)  # fmt: skip


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the table of points and the events."""
    add_file(parser)
    parser.add_argument(
        "--points",
        metavar=_("TABLE"),
        default="root",
        help=_("root, places, or the name of a file of the house; `director templates FILE` lists them"),
    )
    parser.add_argument(
        "--events",
        metavar=_("EVENTS"),
        action="append",
        default=[],
        help=_("numbers such as 1-4,7, or the name of one; again for more; else all"),
    )
    parser.add_argument(
        "--with-unfinished", action="store_true", help=_("count events too that have no winner yet")
    )
    parser.add_argument("--title", metavar=_("TITLE"), default="", help=_("the name of the season on paper"))
    add_out(parser, _("print them into this PDF file instead"), default="")
    add_second(parser)
    parser.add_argument("--json", action="store_true", help=_("for programs, every field"))


def _print(options: argparse.Namespace, shown: SeasonTable, words: Words) -> None:
    """Write the standings as a PDF. Ends the command with a sentence where nobody played yet."""
    from director.printing.catalogue import NothingToPrint, pdf
    from director.printing.stock import A4

    logo = logo_beside(options.file)
    tell_flaws("season", shown, words, A4)
    try:
        content = pdf("season", shown, words, logo=logo)
    except NothingToPrint as nothing:
        raise misused(_("No event counts yet: there are no standings to print.")) from nothing
    write_out(options.out, content)


def _named(text: str, cards: Sequence[TournamentCard], file: Path) -> set[TournamentId]:
    """The tournaments that a text names, by their numbers or one by its name. Ends the command at another."""
    from director.views.runs import ranges, read_ranges

    if not text.strip():
        raise misused(_("Name the events after --events, or leave it out for all."))
    numbers = read_ranges(text) or ()
    if len(numbers) < 2:
        return {chosen(cards, text.strip(), file).id}
    by_number = {card.number: card.id for card in cards}
    unknown = [number for number in numbers if number not in by_number]
    if unknown:
        sentence = _("There is no tournament {numbers} in {path}. There are:")
        raise misused(f"{sentence.format(numbers=ranges(unknown), path=file)}\n{listed(cards)}")
    return {by_number[number] for number in numbers}


def run(options: argparse.Namespace) -> int:
    """Show the standings."""
    from director.cli.shelf import points
    from director.desk.seasons import season
    from director.views import figures
    from director.views.prizes.standings import season_table

    check_ending(options.out, (".pdf",))
    words = paper_words(options)
    with venue_of(options) as venue:
        table = points(venue.path).named(options.points)
        cards = venue.cards()
        only = {one for text in options.events for one in _named(text, cards, options.file)} or None
        scored = season(venue, only, finished=not options.with_unfinished)
        told = words if options.out else current()
        today = figures.day(venue.moment(), Plan(name=table.name), told)
        shown = season_table(table, scored, venue.people, told, options.title, today)
    if options.out:
        _print(options, shown, words)
    elif options.json:
        rows = [asdict(row) for row in shown.rows]
        say_fields(
            {"title": shown.letterhead.event, "rule": shown.rule, "events": shown.events, "rows": rows}
        )
    else:
        columns.table([(field, _(head)) for field, head in _HEADS], shown.rows)
        say(shown.rule)
    return Status.DONE
