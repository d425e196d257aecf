"""The cards of one player, or of a few: seen, then printed or saved. For registration and floor."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from director.gui.dialogs.print_paper import PrintPaperDialog
from director.gui.widgets import paper_order
from director.gui.widgets.paper_order import PaperOrder
from director.host.i18n import _, current

if TYPE_CHECKING:
    from director.domain.ids import EntryId
    from director.gui.bridge import Bridge


def print_cards(bridge: Bridge, entries: Collection[EntryId], parent: QWidget | None) -> PrintCardDialog:
    """Show the cards of these entries, ready to print with Enter."""
    dialog = PrintCardDialog(bridge, frozenset(entries), parent)
    dialog.open()
    return dialog


class PrintCardDialog(PrintPaperDialog):
    """The cards as they will come out; those that were printed are remembered."""

    def __init__(self, bridge: Bridge, entries: frozenset[EntryId], parent: QWidget | None = None) -> None:
        super().__init__(
            bridge,
            PaperOrder(paper_order.CARDS, current().language, entries=entries, order="table"),
            _("Print card") if len(entries) == 1 else _("Print cards"),
            parent,
            nothing=_("This player has no seat, so there is no card yet."),
        )

    def file_name(self) -> str:
        """A card, whoever's it is."""
        return _("Seat card") + ".pdf"
