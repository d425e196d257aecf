"""director export FILE: the players with price and seat, as a file that our own import reads back."""

from __future__ import annotations

import argparse

from director.cli.files import add_out, check_ending, write_out
from director.cli.numbers import whole
from director.cli.outcome import Status, refusals_told
from director.cli.venues import add_event, add_file, desk_of, venue_of
from director.host.i18n import _, current


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file and where the list goes."""
    add_file(parser)
    add_event(parser)
    add_out(parser, _("a file .csv or .xlsx; without it the list goes to standard output as CSV"))
    parser.add_argument(
        "--draw",
        metavar=_("N"),
        type=whole,
        nargs="?",
        const=0,
        help=_("instead a draw, the last or this one, as JSON that anybody can check; README has the script"),
    )
    parser.add_argument(
        "--appeal",
        metavar=_("N"),
        type=whole,
        nargs="+",
        help=_("instead these rulings, for an appeal: a file that proves itself, which `check` looks at"),
    )
    parser.add_argument(
        "--only-people", action="store_true", help=_("everybody of the address book, whoever plays")
    )
    parser.add_argument("--results", action="store_true", help=_("places, prizes and bounties instead"))
    parser.add_argument(
        "--for-people",
        action="store_true",
        help=_("headers, dates and delimiter as a spreadsheet of this language expects them"),
    )


def run(options: argparse.Namespace) -> int:
    """Write the list."""
    from director.desk import exporting
    from director.desk.results_out import RESULT_HEADS, results_table
    from director.views.import_preview import export_heads
    from director.views.prizes.results import result_heads

    if options.draw is not None or options.appeal:
        check_ending(options.out, (".json",))
        write_out(options.out, _appeal(options) if options.appeal else _draw(options))
        return Status.DONE
    check_ending(options.out, (".csv", ".txt", ".xlsx"))
    if options.only_people:
        with venue_of(options) as venue:
            table = exporting.people_table(venue.people.in_order(current().language))
    elif options.results:
        with desk_of(options) as desk:
            table = results_table(desk.journal.tournament, desk.people)
    else:
        with desk_of(options) as desk:
            table = exporting.entries_table(desk.journal.tournament, desk.people)
    heads = (
        {**export_heads(current()), **result_heads(current())}
        if options.for_people
        else {**exporting.HEADS, **RESULT_HEADS}
    )
    language = current().language if options.for_people else ""
    write_out(options.out, exporting.as_file(table, str(options.out or ""), language, heads))
    return Status.DONE


def _appeal(options: argparse.Namespace) -> bytes:
    """The rulings that are asked for, with what proves them."""
    from director.desk.appeals import appeal_file
    from director.domain.judges_book import book_of
    from director.views.ruling_text import whole_text

    with desk_of(options) as desk:
        book = book_of(desk.journal.tournament)
        rulings = [one for one in book.rulings if one.number in options.appeal]
        return appeal_file(desk, options.appeal, whole_text(book, rulings, desk.people, current()))


def _draw(options: argparse.Namespace) -> bytes:
    from director.desk.exporting import draw_json
    from director.views.draw_protocol import drawn_seats

    with desk_of(options) as desk, refusals_told(desk.journal, desk.people):
        drawn, seats = drawn_seats(desk.journal, options.draw or None)
        return draw_json(desk.journal.tournament, seats, drawn)
