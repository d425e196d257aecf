"""Who is left, and who waits for a seat: lists for the floor to write on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.ruled_list import RuledColumn, draw_ruled, ruled_pages
from director.printing.sheet import Sheet
from director.printing.stock import Stock
from director.views.papers import SeatingRow
from director.views.player_papers import Alternates, LeftRow, PlayersLeft, WaitingRow

Rows = Sequence[Sequence[str]]

_LEFT_STEP: Final = 15.0
WAITING_STEP: Final = 20.0


class PlayersLeftDocument(Document[PlayersLeft, Rows]):
    """Everybody who is in, by name, with seat, last count and moves."""

    id = "players-left"
    name = N_("List of players left")
    rows = PlayersLeft

    def pages(self, rows: PlayersLeft, stock: Stock) -> Sequence[Rows]:
        """As many players a page as it holds."""
        return ruled_pages([_left(row) for row in rows.rows], stock, _LEFT_STEP)

    def texts(self, rows: PlayersLeft) -> Iterator[str]:
        """Every name."""
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: PlayersLeft, page: Rows) -> None:
        """Draw one page, with boxes to tick off who goes out."""
        words = sheet.words
        sheet.head(rows.letterhead, words._(self.name), rows.total)
        columns = (
            RuledColumn(words._("Player"), 46),
            RuledColumn(words._("Seat"), 14, "right", bold=True),
            RuledColumn(words._("Counted"), 18, "right"),
            RuledColumn(words._("Moves"), 12, "right"),
            RuledColumn(words._("Chips now"), 24),
            RuledColumn(words._("Out"), 9, "centre", tick=True),
        )
        draw_ruled(sheet, columns, page, _LEFT_STEP)
        sheet.foot(rows.letterhead)


def _left(row: LeftRow) -> tuple[str, ...]:
    return marked_name(row), row.seat, row.chips, row.moves, "", ""


class AlternatesDocument(Document[Alternates, Rows]):
    """Who waits for a seat, in order, with room for the seat that is given."""

    id = "alternates"
    name = N_("Alternates")
    rows = Alternates

    def pages(self, rows: Alternates, stock: Stock) -> Sequence[Rows]:
        """As many a page as it holds."""
        return waiting_pages(rows.rows, stock)

    def texts(self, rows: Alternates) -> Iterator[str]:
        """Every name."""
        yield from (row.name for row in rows.rows)

    def draw(self, sheet: Sheet, rows: Alternates, page: Rows) -> None:
        """Draw one page."""
        count = len(rows.rows)
        aside = sheet.words.ngettext("{n} waits for a seat", "{n} wait for a seat", count).format(n=count)
        sheet.head(rows.letterhead, sheet.words._(self.name), aside)
        draw_waiting(sheet, page)
        sheet.foot(rows.letterhead)


def waiting_pages(rows: Sequence[WaitingRow], stock: Stock) -> list[Rows]:
    """The line of those who wait, page by page."""
    return ruled_pages([_waiting(row) for row in rows], stock, WAITING_STEP)


def draw_waiting(sheet: Sheet, page: Rows) -> None:
    """Draw a page of those who wait."""
    draw_ruled(sheet, _columns(sheet.words), page, WAITING_STEP)


def _columns(words: Words) -> tuple[RuledColumn, ...]:
    return (
        RuledColumn(words._("No."), 9, "right", bold=True),
        RuledColumn(words._("Player"), 44),
        RuledColumn(words._("Entry"), 12, "right"),
        RuledColumn(words._("Since"), 12, "right"),
        RuledColumn(words._("Chips"), 17, "right"),
        RuledColumn(words._("Bought"), 20),
        RuledColumn(words._("Seat given"), 22),
        RuledColumn(words._("Sits"), 9, "centre", tick=True),
    )


def _waiting(row: WaitingRow) -> tuple[str, ...]:
    return str(row.turn), marked_name(row), str(row.entry), row.since, row.chips, row.extras, "", ""


def marked_name(row: LeftRow | WaitingRow | SeatingRow) -> str:
    """A name with what tells namesakes apart."""
    return f"{row.name} ({row.told_apart})" if row.told_apart else row.name
