"""The sheets of a colour-up: a list of all tables with the chips to bring, then a form for each table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from director.host.i18n import N_
from director.printing.document import Document
from director.printing.pen import LINE, SOFT
from director.printing.sheet import BODY_FOOT, BODY_TOP, Sheet
from director.printing.stock import Stock
from director.printing.table_form import draw_forms, two_a_page
from director.views.chip_papers import ColourUpRun, RaceSheets, RunRow, TableForm

_STEP: Final = 19.0
_LEAST: Final = 14.5
"""No line is lower; forty tables fit on one page."""
_HEAD: Final = 34.0
"""Room for the total and the heads of the columns."""
_SIGNED: Final = 46.0
"""Room for the signatures under the last table."""


class RunPage(NamedTuple):
    """A page of the list, or of forms."""

    run: ColourUpRun
    rows: tuple[RunRow, ...] = ()
    last: bool = False
    """The list ends here."""
    forms: tuple[TableForm, ...] = ()


class RaceSheetDocument(Document[RaceSheets, RunPage]):
    """For every chip that leaves: the order of the tables, and what each of them fills in."""

    id = "race-sheet"
    name = N_("Colour-up sheets")
    rows = RaceSheets

    def pages(self, rows: RaceSheets, stock: Stock) -> Sequence[RunPage]:
        """The list of one chip, its forms, then the next chip."""
        fits = int(_room(stock) // _LEAST)
        pages: list[RunPage] = []
        for run in rows.runs:
            starts = range(0, len(run.rows), fits)
            parts = [run.rows[start : start + fits] for start in starts]
            pages += [RunPage(run, part, part is parts[-1]) for part in parts]
            pages += [RunPage(run, forms=forms) for forms in two_a_page(run.forms)]
        return pages

    def texts(self, rows: RaceSheets) -> Iterator[str]:
        """Every name."""
        yield from (chair.name for run in rows.runs for form in run.forms for chair in form.chairs)

    def draw(self, sheet: Sheet, rows: RaceSheets, page: RunPage) -> None:
        """Draw the list or the forms."""
        if page.forms:
            draw_forms(sheet, rows.letterhead, page.forms)
            return
        words = sheet.words
        title = words._("Colour-up {change}").format(change=page.run.title)
        sheet.head(rows.letterhead, title, words._("Order of the tables and chips to bring"))
        y = _list(sheet, page)
        if page.last:
            third = (sheet.width - 2 * 14) / 3
            labels = (words._("Chips taken out"), words._("Chips brought back"), words._("Floor and time"))
            for number, label in enumerate(labels):
                sheet.signature(sheet.left + number * (third + 14), y - 28, third, label)
        sheet.foot(rows.letterhead)


def _list(sheet: Sheet, page: RunPage) -> float:
    """Draw the tables; gives the height under the last one."""
    pen, words, run = sheet.pen, sheet.words, page.run
    y = sheet.stock.height - BODY_TOP
    pen.text(sheet.left, y, run.total, 11, style="bold", width=sheet.width, least=8)
    columns = (
        (words._("Order"), 0.08, "right"),
        (words._("Table"), 0.19, "right"),
        (words._("Players"), 0.31, "right"),
        (words._("Bring: {chip}").format(chip=run.larger), 0.47, "right"),
        (words._("Taken in: {chip}").format(chip=run.chip), 0.60, "centre"),
        (words._("Brought back"), 0.75, "centre"),
        (words._("Signed"), 0.91, "centre"),
    )
    y -= 20
    for label, part, align in columns:
        x = sheet.left + sheet.width * part
        if align == "right":
            pen.text(x, y, label, 8, colour=SOFT, align="right", width=sheet.width * 0.14, least=5.5)
        else:
            pen.text(x, y, label, 8, colour=SOFT, align="centre", width=sheet.width * 0.14, least=5.5)
    y -= 6
    pen.rule(sheet.left, y, sheet.width, colour=SOFT)
    step = min(_STEP, _room(sheet.stock) / len(page.rows))
    for row in page.rows:
        base = y - step + (step - 7.5) / 2
        told = (str(row.order), str(row.table), str(row.players), row.bring)
        for text, (_label, part, _align), bold in zip(
            told, columns[:4], (False, True, False, True), strict=True
        ):
            x = sheet.left + sheet.width * part
            pen.text(x, base, text, 10.5, style="bold" if bold else "regular", align="right")
        y -= step
        pen.rule(sheet.left, y, sheet.width, colour=LINE)
    return y


def _room(stock: Stock) -> float:
    """Height that the lines of a list may take."""
    return stock.height - BODY_TOP - BODY_FOOT - _HEAD - _SIGNED
