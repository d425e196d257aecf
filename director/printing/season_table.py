"""The standings of a season on paper: rank, player, points, and how they came about."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from director.host.i18n import N_, Words
from director.printing.document import Document
from director.printing.pen import SOFT
from director.printing.ruled_list import LABELS, RuledColumn, draw_ruled, rows_a_page
from director.printing.sheet import BODY_TOP, Sheet
from director.printing.stock import Stock
from director.views.prizes.standings import SeasonTable, StandingRow

Rows = Sequence[Sequence[str]]
STEP: Final = 15.0


class SeasonDocument(Document[SeasonTable, Rows]):
    """Everybody of a season, the most points first."""

    id = "season"
    name = N_("Season standings")
    rows = SeasonTable

    def pages(self, rows: SeasonTable, stock: Stock) -> Sequence[Rows]:
        """As many a page as it holds."""
        cells = list(map(_cells, rows.rows))
        each = rows_a_page(stock, STEP) - 1  # below them stands how points come about
        return [cells[start : start + each] for start in range(0, len(cells), each)]

    def texts(self, rows: SeasonTable) -> Iterator[str]:
        """Every name and club."""
        for row in rows.rows:
            yield from (row.name, row.club)

    def draw(self, sheet: Sheet, rows: SeasonTable, page: Rows) -> None:
        """Draw one page."""
        sheet.head(rows.letterhead, sheet.words._(self.name), "")
        draw_ruled(sheet, _columns(sheet.words), page, STEP)
        under = sheet.stock.height - BODY_TOP - LABELS - STEP * len(page) - 9
        sheet.pen.text(sheet.left, under, rows.rule, 8.5, colour=SOFT, width=sheet.width, least=6)
        sheet.foot(rows.letterhead)


def _columns(words: Words) -> tuple[RuledColumn, ...]:
    return (
        RuledColumn(words._("Rank"), 12, "right", bold=True),
        RuledColumn(words._("Player"), 74),
        RuledColumn(words._("Club"), 32),
        RuledColumn(words._("Points"), 20, "right", bold=True),
        RuledColumn(words._("Results"), 18, "right"),
        RuledColumn(words._("Won"), 12, "right"),
        RuledColumn(words._("Best place"), 18, "right"),
    )


def _cells(row: StandingRow) -> tuple[str, ...]:
    name = f"{row.name} ({row.told_apart})" if row.told_apart else row.name
    counted = str(row.counted) if row.counted == row.played else f"{row.counted} / {row.played}"
    best = str(row.best) if row.best else ""
    return str(row.rank), name, row.club, row.points_text, counted, str(row.wins or ""), best
