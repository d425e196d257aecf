"""All that was printed of this tournament at this desk: what, when, where to, and if it is still true."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtWidgets import QWidget

from director.gui.dialogs.frame import FramedDialog, open_at, opens_handbook
from director.gui.rows_model import Align, Column, RowsModel
from director.gui.widgets.print_centre import PrintCentre
from director.gui.widgets.printed_note import lacking
from director.gui.widgets.rows_table import RowsTable
from director.host.i18n import N_, _, current
from director.printing import catalogue
from director.views import figures

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.widgets.print_store import Printing


class PrintedRow(NamedTuple):
    """One printing."""

    number: int
    """How many were printed before it."""
    when: str
    document: str
    """An id of the catalogue."""
    name: str
    pages: int
    target: str
    by: str
    state: str
    """What of it is no longer true; empty while all is, or another was printed since."""


def _amber(row: PrintedRow) -> str:
    return "amber" if row.state else ""


_COLUMNS: Final[tuple[Column[PrintedRow], ...]] = (
    Column("time", N_("Time"), lambda row: row.when, lambda row: row.number, width=132),
    Column("document", N_("Document"), lambda row: row.name, width=170, tip=lambda row: row.name),
    Column("pages", N_("Pages"), lambda row: str(row.pages), lambda row: row.pages, Align.RIGHT, 80),
    Column("target", N_("Where to"), lambda row: row.target, width=140, tip=lambda row: row.target),
    Column("by", N_("Who"), lambda row: row.by, width=80, tip=lambda row: row.by),
    Column(
        "state", N_("Now"), lambda row: row.state, width=260, stretch=True, state=_amber,
        tip=lambda row: row.state,
    ),
)  # fmt: skip


class PrintedPapersDialog(FramedDialog):
    """Looks on while more is printed; Enter on a row leads to the document."""

    def __init__(
        self, bridge: Bridge, go_to: Callable[[object], bool], parent: QWidget | None = None
    ) -> None:
        super().__init__(
            _("What was printed"),
            _("At this computer, of this tournament. Enter on a row leads to the document."),
            _("Close"),
            parent,
        )
        opens_handbook(self, "print")
        self._bridge, self._go_to = bridge, go_to
        self._centre = PrintCentre.of(bridge)
        self._model: RowsModel[PrintedRow] = RowsModel(_COLUMNS, lambda row: row.number, parent=self)
        self.table: RowsTable[PrintedRow] = RowsTable(self._model)
        self.table.setObjectName("printed-papers")
        self.table.setAccessibleName(_("What was printed"))
        self.table.set_empty_words(_("Nothing was printed yet."))
        self.table.row_activated.connect(self._on_row)
        self.body.addWidget(self.table, 1)
        leave = self.foot.itemAt(1)
        if leave is not None and (button := leave.widget()) is not None:
            button.hide()  # there is nothing to leave undone
        self._centre.changed.connect(self._show)
        self._centre.look()
        self._show()
        self.table.setFocus()
        open_at(self, 960, 480)

    def rows(self) -> list[PrintedRow]:
        """What is shown."""
        return self._model.shown()

    def _show(self) -> None:
        papers = self._centre.papers
        self._model.set_rows([self._row(len(papers) - at, one) for at, one in enumerate(papers)])

    def _row(self, number: int, printing: Printing) -> PrintedRow:
        words, plan = current(), self._bridge.tournament.setup
        return PrintedRow(
            number,
            figures.day_and_time(printing.at, plan, words),
            printing.document,
            _document_name(printing.document),
            printing.pages,
            printing.target,
            printing.by,
            lacking(self._centre.outdated(printing)),
        )

    def _on_row(self, row: PrintedRow) -> None:
        if self._go_to(row.document):
            self.accept()


def _document_name(document: str) -> str:
    """Its name; a paper that this program knows no more is called by its id."""
    try:
        return _(catalogue.document(document).name)
    except KeyError:
        return document
