"""The field that narrows the judges' book: a part of a name, a number, a word of the kind."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from director.gui.widgets.offer_field import OfferField
from director.gui.widgets.quick_list import Found
from director.host.i18n import _, current, ngettext
from director.views import figures
from director.views.ruling_filters import SORTS, Offer

_ICONS: Final = {
    "player": "user",
    "article": "book-open",
    "kind": "flag",
    "table": "layout-grid",
    "level": "clock",
    "judge": "gavel",
}


class FilterFinder(OfferField):
    """Backspace in the empty field takes the last filter away."""

    taken = Signal(object)
    """A `Filter`."""
    backed = Signal()
    """Backspace, and nothing stands there."""

    def __init__(self, find: Callable[[str], Sequence[Offer]], home: QWidget) -> None:
        super().__init__(home, "list-filter")
        self._find = find
        self.setObjectName("narrow")

    def offered(self, text: str) -> Sequence[Found]:
        return [_row(one) for one in self._find(text)]

    def take(self, found: Found) -> None:
        if isinstance(found.what, Offer):
            self.taken.emit(found.what.filter)

    def retranslate(self) -> None:
        """Say it in the language spoken now."""
        self.setPlaceholderText(_("Filter: player, article, kind, table, level, judge"))
        self.setAccessibleName(_("Filter the book"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Backspace and not self.text():
            self.backed.emit()
            return
        super().keyPressEvent(event)


def _row(one: Offer) -> Found:
    text = ngettext("{n} ruling", "{n} rulings", one.count)
    count = text.format(n=figures.chips(one.count, current()))
    return Found(_(SORTS[one.filter.sort]).format(what=one.what), count, _ICONS[one.filter.sort], one)
