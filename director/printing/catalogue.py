"""Every printed document by its stable id, and the way from rows to PDF. Importing it loads no reportlab."""

from __future__ import annotations

import io
from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

from director.host.i18n import Words
from director.printing import text
from director.printing.count_sheet import CountSheetDocument
from director.printing.deal_sheet import DealSheetDocument
from director.printing.document import Document
from director.printing.draw_protocol import DrawProtocolDocument
from director.printing.event_rules import EventRulesDocument
from director.printing.explanation_slip import ExplanationSlipDocument
from director.printing.final_protocol import FinalProtocolDocument
from director.printing.handbook_page import HandbookDocument
from director.printing.logo import Logo
from director.printing.money_sheet import MoneySheetDocument
from director.printing.move_slip import MoveSlipDocument, MoveSlipRoll
from director.printing.paper_pack import PaperPackDocument
from director.printing.payout_receipt import PayoutReceiptDocument
from director.printing.payout_sheet import PayoutSheetDocument
from director.printing.player_lists import AlternatesDocument, PlayersLeftDocument
from director.printing.printer_page import PrinterPageDocument
from director.printing.race_sheets import RaceSheetDocument
from director.printing.receipt import ReceiptDocument
from director.printing.result_lists import BountyListDocument, ResultsDocument
from director.printing.ruling_papers import (
    HandOverDocument,
    JournalDocument,
    PenaltyNoticeDocument,
    RulingDocument,
    RulingsReportDocument,
    RulingStatisticsDocument,
)
from director.printing.season_table import SeasonDocument
from director.printing.seat_card import SeatCardDocument
from director.printing.seat_changes import SeatChangesDocument
from director.printing.seating_list import SeatingByName, SeatingByTable
from director.printing.sheet import Sheet
from director.printing.sign_in import SignInDocument
from director.printing.stock import A4, Stock
from director.printing.structure_sheet import StructureSheetDocument
from director.printing.table_sheet import TableSheetDocument

Progress = Callable[[int, int], bool]
"""Told how many pages are drawn and how many there are; answers whether to go on."""

DOCUMENTS: Final[dict[str, Document[Any, Any]]] = {
    document.id: document
    for document in (
        SeatCardDocument(),
        SeatingByName(),
        SeatingByTable(),
        PlayersLeftDocument(),
        AlternatesDocument(),
        SignInDocument(),
        PaperPackDocument(),
        TableSheetDocument(),
        CountSheetDocument(),
        RaceSheetDocument(),
        SeatChangesDocument(),
        MoveSlipDocument(),
        MoveSlipRoll(),
        ReceiptDocument(),
        MoneySheetDocument(),
        PayoutSheetDocument(),
        PayoutReceiptDocument(),
        DealSheetDocument(),
        BountyListDocument(),
        ResultsDocument(),
        FinalProtocolDocument(),
        DrawProtocolDocument(),
        StructureSheetDocument(),
        EventRulesDocument(),
        RulingsReportDocument(),
        HandOverDocument(),
        RulingStatisticsDocument(),
        JournalDocument(),
        HandbookDocument(),
    )
}
"""In the order in which the print page shows them."""

OF_A_PAGE: Final[dict[str, Document[Any, Any]]] = {
    document.id: document
    for document in (
        ExplanationSlipDocument(),
        PrinterPageDocument(),
        RulingDocument(),
        PenaltyNoticeDocument(),
        SeasonDocument(),
    )
}
"""Printed where its rows are made, and nowhere else."""


class Flaws(NamedTuple):
    """What will not stand on the paper as it was entered: to warn of before printing."""

    unknown: dict[str, str]
    """Names that hold characters no bundled font has, with those characters."""
    cut: tuple[str, ...]
    """Texts whose end is missing, for even the smallest letters leave no room for it."""


class Cancelled(Exception):
    """The printing was stopped by whoever watched its progress."""


class NothingToPrint(Exception):
    """There are no rows, such as cards while nobody has a seat. Carries the id of the document."""


def document(document_id: str) -> Document[Any, Any]:
    """The document of this id. Raises KeyError when there is none."""
    return DOCUMENTS[document_id] if document_id in DOCUMENTS else OF_A_PAGE[document_id]


def page_count(document_id: str, rows: object, *, stock: Stock = A4, progress: Progress | None = None) -> int:
    """How many pages it would take; nothing is drawn.

    Of a long text `progress` hears how much is divided into pages. Raises Cancelled when it answers no.
    """
    chosen = document(document_id)

    def told(done: int, of: int) -> None:
        if progress is not None and not progress(done, of):
            raise Cancelled(document_id)

    return len(chosen.lay_out(rows, chosen.own_stock or stock, told))


def missing_glyphs(document_id: str, rows: object) -> dict[str, str]:
    """Names that hold characters no bundled font has, with those characters: to warn of before printing."""
    return text.missing_glyphs(document(document_id).texts(rows))


def flaws(
    document_id: str,
    rows: object,
    words: Words,
    *,
    stock: Stock = A4,
    progress: Progress | None = None,
    only: Collection[int] = (),
) -> Flaws:
    """What will not stand on this stock as it was entered.

    The pages are gone through as `pdf` draws them, and nothing is drawn. Raises as `pdf`, but there may be
    nothing to print.
    """
    from director.printing.gauge import Gauge

    gauge, chosen = Gauge(), document(document_id)
    stock = chosen.own_stock or stock
    pages = chosen.pages(rows, stock)
    numbers = [number for number in range(1, len(pages) + 1) if not only or number in only]
    for done, number in enumerate(numbers, start=1):
        chosen.draw(Sheet(gauge, stock, words, number, len(pages)), rows, pages[number - 1])
        if progress is not None and not progress(done, len(numbers)):
            raise Cancelled(document_id)
    return Flaws(missing_glyphs(document_id, rows), tuple(gauge.cut))


def pdf(
    document_id: str,
    rows: object,
    words: Words,
    *,
    stock: Stock = A4,
    progress: Progress | None = None,
    only: Collection[int] = (),
    logo: Logo | None = None,
) -> bytes:
    """The whole document, or `only` pages of these numbers, with the logo. The same rows, the same bytes.

    Raises KeyError for an unknown id, TypeError for rows of another document, NothingToPrint when there are
    none, Cancelled when `progress` answers no.
    """
    return _drawn(document(document_id), rows, words, stock, progress, frozenset(only), logo)


def first_page(
    document_id: str,
    rows: object,
    words: Words,
    *,
    stock: Stock = A4,
    number: int = 1,
    logo: Logo | None = None,
) -> bytes:
    """Only the first page or another, at once for any size, with the number of all on it. Raises as `pdf`."""
    return _drawn(document(document_id), rows, words, stock, None, frozenset((number,)), logo)


def _drawn(
    document: Document[Any, Any],
    rows: object,
    words: Words,
    stock: Stock,
    progress: Progress | None,
    only: frozenset[int],
    logo: Logo | None,
) -> bytes:
    if not isinstance(rows, document.rows):
        raise TypeError(f"{document.id} takes {document.rows.__name__}, not {type(rows).__name__}")
    stock = document.own_stock or stock
    pages = document.pages(rows, stock)
    if not pages:
        raise NothingToPrint(document.id)
    from director.printing.canvas import new_canvas
    from director.printing.pen import Pen

    written = io.BytesIO()
    canvas = new_canvas(written, stock, document.title(rows, words), words.language)
    pen = Pen(canvas, logo)
    numbers = [number for number in range(1, len(pages) + 1) if not only or number in only]
    for done, number in enumerate(numbers, start=1):
        document.draw(Sheet(pen, stock, words, number, len(pages)), rows, pages[number - 1])
        pen.new_page()
        if progress is not None and not progress(done, len(numbers)):
            raise Cancelled(document.id)
    canvas.save()
    return written.getvalue()
