"""Under the choices of a document: when it was printed last, and what of it is no longer true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget

from director.gui.widgets import paper_order
from director.gui.widgets.elided import ElidedLabel
from director.gui.widgets.print_centre import Outdated, PrintCentre
from director.gui.widgets.print_memory import PrintMemory
from director.host.i18n import _, current, ngettext
from director.views import figures
from director.views.figures import chips

if TYPE_CHECKING:
    from director.gui.bridge import Bridge
    from director.gui.widgets.print_store import Printing


class PrintedNote(QWidget):
    """Hidden while the document was never printed here."""

    cards_wanted = Signal()
    """The cards that are missing shall be printed."""
    wanted = Signal(object)
    """The `PaperOrder` of what changed shall be printed."""

    def __init__(self, bridge: Bridge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._centre, self._memory = PrintCentre.of(bridge), PrintMemory.of(bridge)
        self._document = paper_order.CARDS
        self._last, self._old, self._again = ElidedLabel(), QLabel(), QPushButton()
        self._last.setObjectName("printed-last")
        self._last.setProperty("tone", "soft")
        self._old.setObjectName("outdated")
        self._old.setProperty("state", "amber")
        self._old.setWordWrap(True)
        self._again.setObjectName("print-changed")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for part in (self._last, self._old, self._again):
            column.addWidget(part)
        self._again.clicked.connect(self._on_again)
        self._centre.changed.connect(self._show)
        self.retranslate()

    def retranslate(self) -> None:
        """Everything in the language spoken now."""
        self._again.setText(_("Print only what changed"))
        self._show()

    def show_for(self, document: str) -> None:
        """Tell of this document from now on."""
        self._document = document
        self._show()

    def _show(self) -> None:
        printing = self._centre.last_of(self._document)
        old = self._cards_lacking() if self._document == paper_order.CARDS else lacking(self._out(printing))
        self.setVisible(printing is not None or bool(old))
        self._last.setVisible(printing is not None)
        if printing is not None:
            self._last.setText(printed_words(printing, self._bridge))
        self._old.setText(old)
        self._old.setVisible(bool(old))
        self._again.setVisible(bool(old) and self._can_print(printing))

    def _out(self, printing: Printing | None) -> Outdated:
        return Outdated() if printing is None else self._centre.outdated(printing)

    def _can_print(self, printing: Printing | None) -> bool:
        return self._document == paper_order.CARDS or bool(self._out(printing).pages)

    def _cards_lacking(self) -> str:
        count = self._memory.waiting
        if not count:
            return ""
        said = ngettext(
            "{n} player sits on a chair that is on no card.",
            "{n} players sit on chairs that are on no card.",
            count,
        )
        return said.format(n=chips(count, current()))

    def _on_again(self) -> None:
        if self._document == paper_order.CARDS:
            self.cards_wanted.emit()
            return
        printing = self._centre.last_of(self._document)
        if printing is not None:
            self.wanted.emit(self._centre.again(printing))


def lacking(old: Outdated) -> str:
    """What of a paper is no longer true, in words; empty while all is."""
    said = []
    if old.pages and len(old.pages) == old.of:
        said.append(_("It is no longer true: print it again."))
    elif old.pages:
        of = ngettext(
            "{n} page of {of} is no longer true.", "{n} pages of {of} are no longer true.", len(old.pages)
        )
        said.append(of.format(n=len(old.pages), of=old.of))
    if old.gone:
        gone = ngettext(
            "{n} page is there no more: take it away.",
            "{n} pages are there no more: take them away.",
            old.gone,
        )
        said.append(gone.format(n=old.gone))
    return " ".join(said)


def printed_words(printing: Printing, bridge: Bridge) -> str:
    """When, by whom, how much of it and where to, in one line that is narrow: of today the time alone."""
    plan, words, now = bridge.tournament.setup, current(), bridge.desk.venue.moment()
    is_today = figures.day(printing.at, plan, words) == figures.day(now, plan, words)
    when = (figures.clock_time if is_today else figures.day_and_time)(printing.at, plan, words)
    said = _("Printed {moment}").format(moment=when)
    pages = ngettext("{n} page", "{n} pages", printing.pages).format(n=printing.pages)
    return " · ".join(filter(None, (said, printing.by, pages, printing.target)))
