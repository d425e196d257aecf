"""director print FILE DOCUMENT --out PDF: cards, lists and sheets."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from director.cli import columns
from director.cli.files import add_out, check_ending, write_out
from director.cli.numbers import whole
from director.cli.of_desk import add_shift, of_desk
from director.cli.of_prizes import add_officials, of_prizes, why_nothing
from director.cli.offered_deal import add_offer, offered
from director.cli.outcome import Status, complain, misused, refused, say
from director.cli.paper import add_second, logo_beside, paper_words, tell_flaws
from director.cli.venues import add_event, add_file, desk_of
from director.domain.refusal import Impossible
from director.host import moment
from director.host.i18n import _, current, ngettext, speaking

if TYPE_CHECKING:
    from director.desk.desk import Desk
    from director.printing.stock import Stock

DOCUMENTS: Final = (
    "seat-cards",
    "seating-by-name",
    "seating-by-table",
    "players-left",
    "alternates",
    "sign-in-sheet",
    "pack",
    "table-sheets",
    "count-sheet",
    "race-sheet",
    "seat-changes",
    "move-slips",
    "move-slip-roll",
    "receipt",
    "money-sheet",
    "payout-sheet",
    "payout-receipt",
    "deal-sheet",
    "bounty-list",
    "results",
    "final-protocol",
    "draw-protocol",
    "structure-sheet",
    "event-rules",
    "rulings-report",
    "hand-over",
    "ruling-statistics",
    "journal",
)
"""Those of printing/catalogue.py that need a tournament; a test compares them."""

LISTED: Final = "list"
"""Given as the paper it shows what paper there is."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The file, the document, and what of it."""
    add_file(parser)
    parser.add_argument(
        "document",
        metavar=_("DOCUMENT"),
        choices=DOCUMENTS,
        help=_("what to print: {documents}").format(documents=", ".join(DOCUMENTS)),
    )
    add_out(parser, _("the PDF; - for standard output"), default=None)
    parser.add_argument(
        "--folder", metavar=_("FOLDER"), help=_("of a paper pack: the folder that keeps the last ten")
    )
    add_event(parser)
    _add_cards(parser)
    parser.add_argument(
        "--paper",
        metavar=_("STOCK"),
        default="a4",
        help=_(
            "paper: a4, a4-8, letter, letter-8, a3, a6, label-62, label-54, roll or own-NAME; else a4; "
            "`list` shows what there is for this document"
        ),
    )
    _add_which(parser)
    parser.add_argument(
        "--line",
        metavar=_("N"),
        type=whole,
        help=_("seat changes, slips, receipt or deal of this line of the journal"),
    )
    add_offer(parser)
    add_officials(parser)
    add_shift(parser)


def _add_cards(parser: argparse.ArgumentParser) -> None:
    """Which cards, in which order."""
    parser.add_argument(
        "--order", choices=("name", "table"), default="name", help=_("order of the cards, else by name")
    )
    parser.add_argument(
        "--stacked", action="store_true", help=_("cards in order after the whole pile is cut at once")
    )
    parser.add_argument(
        "--code", choices=("qr", "code128", "none"), default="qr", help=_("code on the cards")
    )
    parser.add_argument(
        "--entry", metavar=_("N"), type=whole, action="append", help=_("only this card; again for more")
    )


def _add_which(parser: argparse.ArgumentParser) -> None:
    """In which other language, which table, which draw, which time."""
    add_second(parser)
    parser.add_argument(
        "--table", metavar=_("N"), type=whole, action="append", help=_("only this table; again for more")
    )
    parser.add_argument(
        "--draw", metavar=_("N"), type=whole, help=_("the draw of this number; else the last")
    )
    parser.add_argument(
        "--period",
        choices=("event", "day", "shift"),
        default="event",
        help=_("rulings of the event, of the day since six, or of the last eight hours"),
    )


def run(options: argparse.Namespace) -> int:
    """Print it. Progress goes to standard error."""
    from director.printing import catalogue

    if options.paper == LISTED:
        return _list_stock(options)
    _check(options)
    paper = paper_words(options)
    with desk_of(options) as desk, speaking(paper):
        rows = offered(desk, options.offer) if options.offer else _rows(desk, options)
        keep = partial(_kept, desk, options)
    stock, logo = _stock(options), logo_beside(options.file)
    tell_flaws(options.document, rows, paper, stock)
    progress = Progress()
    try:
        content = catalogue.pdf(options.document, rows, paper, stock=stock, progress=progress, logo=logo)
    except catalogue.NothingToPrint as nothing:
        raise refused(_nothing(options)) from nothing
    finally:
        progress.end()
    out = options.out
    if out is None:
        out = keep(content)
    else:
        write_out(out, content)
    if out != "-":
        pages = progress.pages
        say(ngettext("{n} page in {path}.", "{n} pages in {path}.", pages).format(n=pages, path=out))
    return Status.DONE


def _check(options: argparse.Namespace) -> None:
    """End the command where what was asked for does not go together."""
    if options.folder is not None and (options.document != "pack" or options.out is not None):
        raise misused(_("--folder is for a paper pack alone, and stands instead of --out."))
    if options.out is None and options.document != "pack":
        raise misused(_("Say where the PDF goes: --out PDF."))
    if options.offer and options.document != "deal-sheet":
        raise misused(_("--offer is for a deal sheet alone."))
    check_ending(options.out, (".pdf",))


def _stock(options: argparse.Namespace) -> Stock:
    """The paper that was asked for, of the program or of the house."""
    from director.printing import catalogue
    from director.printing.house_file import house_fault
    from director.printing.stock_file import house_stock

    house, name = house_stock(Path(options.file)), options.paper
    stock, chosen = house.stocks.get(name), catalogue.document(options.document)
    if stock is None:
        broken = next((fault for fault in house.faults if name == f"own-{Path(fault.file).stem}"), None)
        if broken is not None:
            raise misused(house_fault(broken, current()))
        known = ", ".join(house.stocks)
        raise misused(_("There is no paper {name}. There are: {known}.").format(name=name, known=known))
    if chosen.own_stock is None and not chosen.takes(stock):
        known = ", ".join(key for key, each in house.stocks.items() if chosen.takes(each))
        unfit = _("This document is not made for {name}. It takes: {known}.")
        raise misused(unfit.format(name=name, known=known))
    return stock


def _list_stock(options: argparse.Namespace) -> int:
    """What this document can be printed on, and the files of the house that are no paper."""
    from director.printing import catalogue
    from director.printing.house_file import house_fault
    from director.printing.stock_file import house_stock

    house, chosen = house_stock(Path(options.file)), catalogue.document(options.document)
    rows = [
        {"id": key, "title": stock.title(current(), of_cards=chosen.is_of_cards)}
        for key, stock in house.stocks.items()
        if chosen.takes(stock)
    ]
    columns.answer((("id", ""), ("title", "")), rows, as_json=False)
    for fault in house.faults:
        complain(house_fault(fault, current()))
    return Status.DONE


def _nothing(options: argparse.Namespace) -> str:
    """Why there is nothing to print."""
    document = options.document
    match document:
        case "seat-cards" if options.entry:
            return _("There is nothing to print: nobody of those named has a seat.")
        case "structure-sheet":
            return _("There is nothing to print: the event has no level schedule yet.")
        case "money-sheet":
            return _("There is nothing to print: no money was taken in this time.")
        case "receipt":
            return _("There is nothing to print: nobody has paid anything yet.")
        case "sign-in-sheet":
            return _("There is nothing to print: nobody is in or expected yet.")
        case "alternates":
            return _("There is nothing to print: nobody waits for a seat.")
        case _:
            nobody = _("There is nothing to print: nobody has a seat yet, or no table is open.")
            return why_nothing(document) or nobody


def _kept(desk: Desk, options: argparse.Namespace, content: bytes) -> str:
    """Put a paper pack into its folder, as the window does; gives where it lies. Raises Unavailable."""
    from director.desk.packs import FOLDER, NO_PART, Packs
    from director.rules.clock import clock_face
    from director.views.paper_pack import pack_part

    journal, now = desk.journal, desk.venue.instant()
    face, words = clock_face(journal.tournament, now), current()
    folder = desk.venue.path.with_name(FOLDER) if options.folder is None else Path(options.folder)
    title = ", ".join(filter(None, (journal.tournament.setup.name, pack_part(journal, now, words))))
    part = NO_PART if face is None else face.part + 1
    packs = Packs(journal.tournament.id, folder)
    return str(packs.keep(content, journal, part, title).path)


class Progress:
    """Tells on standard error how far the printing is: a figure that changes, or a line now and then."""

    def __init__(self) -> None:
        self.pages = 0
        self._told = 0
        self._live = sys.stderr is not None and sys.stderr.isatty()

    def __call__(self, page: int, pages: int) -> bool:
        """One more page is drawn."""
        self.pages = pages
        quarter = page * 4 // pages
        if self._live:
            print(f"\r{page}/{pages}", end="", file=sys.stderr, flush=True)
        elif pages >= 20 and quarter > self._told:
            print(f"{page}/{pages}", file=sys.stderr, flush=True)
        self._told = quarter
        return True

    def end(self) -> None:
        """Leave the terminal clean."""
        if self._live and self.pages:
            print("\r\033[K", end="", file=sys.stderr, flush=True)


def _rows(desk: Desk, options: argparse.Namespace) -> object:
    from director.views import chip_papers, papers
    from director.views.change_papers import seat_changes_paper
    from director.views.draw_protocol import draw_protocol
    from director.views.event_rules import event_rules
    from director.views.move_slips import move_slips
    from director.views.receipts import receipts
    from director.views.structure_sheet import structure_sheet

    _check_named(desk, options)
    journal, people, words = desk.journal, desk.people, current()
    printed = moment.iso(moment.now())
    makers: dict[str, Callable[[], object]] = _of_players(desk, printed) | {
        "seat-cards": lambda: papers.seat_cards(
            journal,
            people,
            words,
            printed,
            order=options.order,
            code=options.code,
            stacked=options.stacked,
            only=options.entry,
        ),
        "seating-by-name": lambda: papers.seating_by_name(journal, people, words, printed),
        "seating-by-table": lambda: papers.table_sheets(journal, people, words, printed, only=options.table),
        "table-sheets": lambda: papers.table_sheets(journal, people, words, printed, only=options.table),
        "count-sheet": lambda: chip_papers.count_sheets(journal, people, words, printed, only=options.table),
        "race-sheet": lambda: chip_papers.race_sheets(
            journal, people, words, printed, desk.venue.instant(), only=options.table
        ),
        "seat-changes": lambda: seat_changes_paper(journal, people, words, printed, line=options.line),
        "move-slips": lambda: move_slips(journal, people, words, printed, line=options.line),
        "move-slip-roll": lambda: move_slips(journal, people, words, printed, line=options.line),
        "receipt": lambda: receipts(journal, people, words, printed, only=options.entry, line=options.line),
        "draw-protocol": lambda: draw_protocol(journal, people, words, printed, number=options.draw),
        "structure-sheet": lambda: structure_sheet(journal, words, printed),
        "event-rules": lambda: event_rules(journal, words, printed),
        **_of_rulings(desk, printed, options),
    }
    makers |= of_prizes(desk, printed, options) | of_desk(desk, printed, options)
    return makers[options.document]()


def _check_named(desk: Desk, options: argparse.Namespace) -> None:
    """End the command where something is named that the event does not have."""
    tournament = desk.journal.tournament
    for entry in options.entry or ():
        if entry not in tournament.entries:
            raise Impossible("no_entry", entry=entry)
    for table in options.table or ():
        tournament.open_table(table)
    draws = tournament.draws
    if options.document == "draw-protocol" and not draws:
        raise refused(_("No seats were drawn yet, so there is no protocol."))
    if options.draw is not None and options.draw not in [drawn.number for drawn in draws]:
        raise misused(_("There is no draw {number}.").format(number=options.draw))


def _of_rulings(desk: Desk, printed: str, options: argparse.Namespace) -> dict[str, Callable[[], object]]:
    """The judges' book, and the journal."""
    from director.views import ruling_papers as book
    from director.views.journal_paper import journal_paper

    journal, people, words, period = desk.journal, desk.people, current(), options.period
    now = desk.venue.instant()
    return {
        "rulings-report": lambda: book.rulings_report(journal, people, words, printed, period),
        "hand-over": lambda: book.hand_over_sheet(journal, people, words, printed, now, period),
        "ruling-statistics": lambda: book.ruling_statistics(journal, words, printed, period),
        "journal": lambda: journal_paper(journal, people, words, printed, period),
    }


def _of_players(desk: Desk, printed: str) -> dict[str, Callable[[], object]]:
    """Who is left, who waits, and the whole room."""
    from director.views.paper_pack import paper_pack
    from director.views.player_papers import alternates_list, players_left

    journal, people, words = desk.journal, desk.people, current()
    return {
        "players-left": lambda: players_left(journal, people, words, printed),
        "alternates": lambda: alternates_list(journal, people, words, printed),
        "pack": lambda: paper_pack(journal, people, words, printed, desk.venue.instant()),
    }
