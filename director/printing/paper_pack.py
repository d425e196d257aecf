"""The room on paper, to go on without a computer: the clock, who sits where, lines to write on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, NamedTuple

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.pack_room import draw_room
from director.printing.pack_tables import draw_tables, table_pages
from director.printing.pen import SOFT
from director.printing.player_lists import draw_waiting, waiting_pages
from director.printing.ruled_list import RuledColumn, draw_ruled, ruled_pages
from director.printing.seating_list import draw_names, grid_for, guide, name_pages
from director.printing.sheet import BODY_FOOT, BODY_TOP, MARGIN, Sheet
from director.printing.stock import Stock
from director.printing.text import wrapped
from director.views.pack_clock import Fact
from director.views.paper_pack import PaperPack

Kind = Literal["room", "notes", "tables", "names", "waiting", "out", "late"]

_STEP: Final = 20.0
"""Between lines that are written on."""
_LABEL: Final = 130.0
_LEAD: Final = 12.5

_TITLES: Final[dict[Kind, str]] = {
    "room": N_("Paper pack"),
    "notes": N_("What the floor must know"),
    "tables": N_("Seating by table"),
    "names": N_("Seating by name"),
    "waiting": N_("Alternates"),
    "out": N_("Who goes out"),
    "late": N_("Who comes in"),
}


class PackPage(NamedTuple):
    """One page of the pack."""

    kind: Kind
    rows: Sequence[Any] = ()


class PaperPackDocument(Document[PaperPack, PackPage]):
    """Everything with which the event goes on without a computer."""

    id = "pack"
    name = N_("Paper pack")
    rows = PaperPack

    def pages(self, rows: PaperPack, stock: Stock) -> Sequence[PackPage]:
        """The room first, then what is written on, then the lists."""
        if not (rows.tables or rows.names or rows.waiting):
            return []
        pages = [PackPage("room")]
        parts: tuple[tuple[Kind, Sequence[Sequence[Any]]], ...] = (
            ("notes", _note_pages(rows.notes, stock)),
            ("tables", table_pages(rows.tables, stock)),
            ("names", name_pages(rows.names, stock)),
            ("waiting", waiting_pages(rows.waiting, stock)),
            ("out", ruled_pages([(place,) + ("",) * 6 for place in rows.out], stock, _STEP)),
            ("late", ruled_pages([("",) * 5] * rows.late, stock, _STEP)),
        )
        return pages + [PackPage(kind, page) for kind, listed in parts for page in listed]

    def title(self, rows: PaperPack, words: Words) -> str:
        """What the pack was made for."""
        return " – ".join(filter(None, (words._(self.name), rows.part, rows.letterhead.event)))

    def texts(self, rows: PaperPack) -> Iterator[str]:
        """Every name."""
        yield from (chair.name for table in rows.tables for chair in table.chairs)
        yield from (row.name for row in rows.waiting)

    def draw(self, sheet: Sheet, rows: PaperPack, page: PackPage) -> None:
        """Draw one page."""
        words = sheet.words
        sheet.head(rows.letterhead, words._(_TITLES[page.kind]), _aside(rows, page, words))
        match page.kind:
            case "room":
                draw_room(sheet, rows)
            case "notes":
                _draw_notes(sheet, page.rows)
            case "tables":
                draw_tables(sheet, page.rows)
            case "names":
                draw_names(sheet, page.rows, grid_for(len(rows.names), sheet.stock))
            case "waiting":
                draw_waiting(sheet, page.rows)
            case "out":
                draw_ruled(sheet, _out_columns(words), page.rows, _STEP)
            case "late":
                draw_ruled(sheet, _late_columns(words), page.rows, _STEP)
        sheet.foot(rows.letterhead)


def _aside(rows: PaperPack, page: PackPage, words: Words) -> str:
    """What this page holds; on the first one, what the pack was made for."""
    match page.kind:
        case "tables":
            first, last = page.rows[0].table.number, page.rows[-1].table.number
            return words._("Tables {first} – {last}").format(first=first, last=last)
        case "names":
            start, end = guide(page.rows[0].name), guide(page.rows[-1].name)
            return words._("{first} – {last}").format(first=start, last=end)
        case _:
            return rows.part


def _out_columns(words: Words) -> tuple[RuledColumn, ...]:
    return (
        RuledColumn(words.pgettext("result", "Place"), 11, "right", bold=True),
        RuledColumn(words._("Player"), 42),
        RuledColumn(words._("Seat"), 14),
        RuledColumn(words._("Chips before the hand"), 24),
        RuledColumn(words._("Knocked out by"), 34),
        RuledColumn(words._("Level"), 11),
        RuledColumn(words._("Time"), 14),
    )


def _late_columns(words: Words) -> tuple[RuledColumn, ...]:
    return (
        RuledColumn(words._("Player"), 58),
        RuledColumn(words._("Paid"), 22),
        RuledColumn(words._("Chips"), 22),
        RuledColumn(words._("Seat"), 16),
        RuledColumn(words._("Time"), 16),
    )


# ------------------------------------------------------------------ notes


def _note_pages(notes: Sequence[Fact], stock: Stock) -> list[list[Fact]]:
    """Notes page by page, none of them torn."""
    pages: list[list[Fact]] = []
    left = 0.0
    for name, value in notes:
        tall = _tall(value, stock)
        if tall > left:
            pages.append([])
            left = stock.height - BODY_TOP - BODY_FOOT
        pages[-1].append((name, value))
        left -= tall
    return pages


def _lines(value: str, stock: Stock) -> list[str]:
    return wrapped(value, "regular", 9.5, stock.width - 2 * MARGIN - _LABEL)


def _tall(value: str, stock: Stock) -> float:
    return len(_lines(value, stock)) * _LEAD + 4


def _draw_notes(sheet: Sheet, notes: Sequence[Fact]) -> None:
    y, before = sheet.stock.height - BODY_TOP, ""
    for name, value in notes:
        if name != before:
            sheet.pen.text(sheet.left, y, name, 9, colour=SOFT, width=_LABEL - 8, least=6)
        before = name
        for line in _lines(value, sheet.stock):
            sheet.pen.text(sheet.left + _LABEL, y, line, 9.5, width=sheet.width - _LABEL, least=6)
            y -= _LEAD
        y -= 4
