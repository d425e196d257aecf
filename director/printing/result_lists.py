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
from director.views.prizes.results import FinalProtocol, ResultRow
from director.views.prizes.wall_papers import BountyList, ResultsList

Rows = Sequence[Sequence[str]]
STEP: Final = 15.0


Paper = ResultsList | FinalProtocol


def result_columns(words: Words, rows: Paper) -> list[RuledColumn]:
    """The columns of results; those nobody has anything in are left out."""
    columns = [RuledColumn(words._("Finish"), 13, bold=True), RuledColumn(words._("Player"), 60)]
    if any(row.club or row.country for row in rows.rows):
        columns.append(RuledColumn(words._("Club, country"), 28))
    if any(row.entries > 1 for row in rows.rows):
        columns.append(RuledColumn(words._("Entries"), 9, "right"))
    if rows.has_prizes:
        columns.append(RuledColumn(words._("Prize"), 25, "right", bold=True))
    if rows.has_bounties:
        columns.append(RuledColumn(words._("Bounties"), 20, "right"))
    return columns


def result_cells(rows: Paper) -> list[tuple[str, ...]]:
    """The lines of results, to fit those columns."""
    where = any(row.club or row.country for row in rows.rows)
    again = any(row.entries > 1 for row in rows.rows)
    return [tuple(_cells(row, rows, where=where, again=again)) for row in rows.rows]


def _cells(row: ResultRow, rows: Paper, *, where: bool, again: bool) -> Iterator[str]:
    yield row.place_text
    yield f"{row.name} ({row.told_apart})" if row.told_apart else row.name
    if where:
        yield ", ".join(filter(None, (row.club, row.country)))
    if again:
        yield str(row.entries) if row.entries > 1 else ""
    if rows.has_prizes:
        yield row.prize_text
    if rows.has_bounties:
        yield row.bounties_text


class ResultsDocument(Document[ResultsList, Rows]):
    """Everybody who has a place, best first."""

    id = "results"
    name = N_("Results by place")
    rows = ResultsList

    def pages(self, rows: ResultsList, stock: Stock) -> Sequence[Rows]:
        """As many a page as it holds."""
        return ruled_pages(result_cells(rows), stock, STEP)

    def texts(self, rows: ResultsList) -> Iterator[str]:
        """Every name and club."""
        for row in rows.rows:
            yield from (row.name, row.club)

    def draw(self, sheet: Sheet, rows: ResultsList, page: Rows) -> None:
        """Draw one page."""
        words = sheet.words
        aside = "" if rows.finished else words._("As it stands: play goes on")
        sheet.head(rows.letterhead, words._(self.name), aside)
        draw_ruled(sheet, result_columns(words, rows), page, STEP)
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
        RuledColumn(words._("Knocked out"), 52),
        RuledColumn(words._("Bounty"), 19, "right"),
        RuledColumn(words._("By"), 52),
        RuledColumn(words._("At once"), 20, "right", bold=True),
        RuledColumn(words._("To the head"), 20, "right"),
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
