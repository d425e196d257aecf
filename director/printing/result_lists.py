"""Results by place and bounties on paper: lists that stand on the wall, nothing to write in."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.ruled_list import RuledColumn, draw_ruled, ruled_pages
from director.printing.sheet import Sheet
from director.printing.stock import Stock
from director.views.prizes.bounties import BountyRow, HeadRow
from director.views.prizes.results import ResultRow
from director.views.prizes.wall_papers import BountyList, ResultsList

Rows = Sequence[Sequence[str]]
STEP: Final = 15.0


def result_columns(words: Words, *, prizes: bool, bounties: bool) -> list[RuledColumn]:
    """The columns of results; those nobody has anything in are left out."""
    columns = [
        RuledColumn(words._("Finish"), 13, bold=True),
        RuledColumn(words._("Player"), 50),
        RuledColumn(words._("Club, country"), 30),
        RuledColumn(words._("Entries"), 10, "right"),
    ]
    if prizes:
        columns.append(RuledColumn(words._("Prize"), 24, "right", bold=True))
    if bounties:
        columns.append(RuledColumn(words._("Bounties"), 20, "right"))
    return columns


def result_cells(row: ResultRow, *, prizes: bool, bounties: bool) -> tuple[str, ...]:
    """One line of results, to fit those columns."""
    name = f"{row.name} ({row.told_apart})" if row.told_apart else row.name
    where = ", ".join(filter(None, (row.club, row.country)))
    cells = [row.place_text, name, where, str(row.entries) if row.entries > 1 else ""]
    if prizes:
        cells.append(row.prize_text)
    if bounties:
        cells.append(row.bounties_text)
    return tuple(cells)


class ResultsDocument(Document[ResultsList, Rows]):
    """Everybody who has a place, best first."""

    id = "results"
    name = N_("Results by place")
    rows = ResultsList

    def pages(self, rows: ResultsList, stock: Stock) -> Sequence[Rows]:
        """As many a page as it holds."""
        cells = [result_cells(row, prizes=rows.has_prizes, bounties=rows.has_bounties) for row in rows.rows]
        return ruled_pages(cells, stock, STEP)

    def texts(self, rows: ResultsList) -> Iterator[str]:
        """Every name and club."""
        for row in rows.rows:
            yield from (row.name, row.club)

    def draw(self, sheet: Sheet, rows: ResultsList, page: Rows) -> None:
        """Draw one page."""
        words = sheet.words
        aside = "" if rows.finished else words._("As it stands: play goes on")
        sheet.head(rows.letterhead, words._(self.name), aside)
        columns = result_columns(words, prizes=rows.has_prizes, bounties=rows.has_bounties)
        draw_ruled(sheet, columns, page, STEP)
        sheet.foot(rows.letterhead)


class BountyListDocument(Document[BountyList, tuple[bool, Rows]]):
    """Who earned what from whom; then every head and what each player has."""

    id = "bounty-list"
    name = N_("Bounties")
    rows = BountyList

    def pages(self, rows: BountyList, stock: Stock) -> Sequence[tuple[bool, Rows]]:
        """The knock-outs first, the heads on pages of their own."""
        earned = ruled_pages(list(map(_earned, rows.rows)), stock, STEP)
        heads = ruled_pages(list(map(_head, rows.heads)), stock, STEP)
        return [*((False, page) for page in earned), *((True, page) for page in heads)]

    def texts(self, rows: BountyList) -> Iterator[str]:
        """Every name."""
        yield from (row.name for row in rows.rows)
        yield from (row.name for row in rows.heads)

    def draw(self, sheet: Sheet, rows: BountyList, page: tuple[bool, Rows]) -> None:
        """Draw one page of either list."""
        words, (heads, some) = sheet.words, page
        sheet.head(rows.letterhead, words._(self.name), rows.kind)
        draw_ruled(sheet, _head_columns(words) if heads else _earned_columns(words), some, STEP)
        sheet.foot(rows.letterhead)


def _earned_columns(words: Words) -> tuple[RuledColumn, ...]:
    return (
        RuledColumn(words._("Knocked out"), 40),
        RuledColumn(words._("Bounty"), 20, "right"),
        RuledColumn(words._("By"), 44),
        RuledColumn(words._("At once"), 24, "right", bold=True),
        RuledColumn(words._("To the head"), 24, "right"),
    )


def _head_columns(words: Words) -> tuple[RuledColumn, ...]:
    return (
        RuledColumn(words._("Player"), 60),
        RuledColumn(words._("On the head"), 26, "right"),
        RuledColumn(words._("Earned"), 26, "right", bold=True),
    )


def _earned(row: BountyRow) -> tuple[str, ...]:
    return row.name, row.value_text, row.by, row.paid, row.head


def _head(row: HeadRow) -> tuple[str, ...]:
    return row.name, row.head_text if row.head else "", row.earned_text
