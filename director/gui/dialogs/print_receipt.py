"""The receipts of one entry: seen, then printed or saved."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.widgets import paper_order
from director.gui.widgets.paper_order import PaperOrder
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


class PrintReceiptDialog(PrintPaperDialog):
    """A slip for the entry and for each rebuy and add-on it took; who waits sees his number on it."""

    def __init__(self, bridge: Bridge, entry: EntryId, parent: QWidget | None = None) -> None:
        super().__init__(
            bridge,
            PaperOrder(paper_order.RECEIPT, current().language, entries=frozenset((entry,))),
            _("Print receipt"),
            parent,
            nothing=_("The registration was taken back, so there is no receipt."),
        )

    def file_name(self) -> str:
        """A receipt, whoever's it is."""
        return _("Receipt") + ".pdf"
