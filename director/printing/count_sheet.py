"""Blank sheets for counting chips: every stack of a table by value, its sum, two signatures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.sheet import Sheet
from director.printing.stock import Stock
from director.printing.table_form import draw_forms, two_a_page
from director.views.chip_papers import CountSheets, TableForm


class CountSheetDocument(Document[CountSheets, tuple[TableForm, ...]]):
    """One form a table."""

    id = "count-sheet"
    name = N_("Count sheets")
    rows = CountSheets

    def pages(self, rows: CountSheets, stock: Stock) -> Sequence[tuple[TableForm, ...]]:
        """Two small tables a page, or one large one."""
        return two_a_page(rows.forms)

    def texts(self, rows: CountSheets) -> Iterator[str]:
        """Every name."""
        yield from (chair.name for form in rows.forms for chair in form.chairs)

    def draw(self, sheet: Sheet, rows: CountSheets, page: tuple[TableForm, ...]) -> None:
        """Draw the forms of a page."""
        draw_forms(sheet, rows.letterhead, page)
